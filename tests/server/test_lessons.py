"""Guided first games at a server: ordinary tables, whose bots play as it is written."""

from __future__ import annotations

from doubloon.lessons import OR, has_lesson, lesson_of
from doubloon.registry import find_game, game_ids
from tests.server.serving import Guests, Server, run

GAME = "silver_gold"


def test_the_bots_play_as_written_and_all_else_is_as_at_any_table(server: Server) -> None:
    lesson, moveset = lesson_of(GAME), find_game(GAME).moveset

    async def story(guests: Guests) -> None:
        anne = guests.come()
        steps = (await anne.get(f"/api/lessons/{GAME}"))["steps"]
        assert [step["key"] for step in steps] == [step.key for step in lesson.steps]
        written = [
            [moveset.parse(text).id for text in texts.split(OR)] for step in lesson.steps for texts in step.expects
        ]
        assert [moves for step in steps for moves in step["expects"]] == written
        player = await anne.table((await anne.post(f"/api/lessons/{GAME}", name="Anne"))["table"])
        assert (player.table["lesson"], player.table["seeded"]) == (True, True)
        assert [seat["level"] for seat in player.table["seats"]] == ["", *[lesson.level] * len(lesson.others)]
        for moves in written:
            await player.until_asked()
            assert moves[0] in [move["id"] for move in player.moves], moveset[moves[0]].text
            assert await player.do("move", version=player.version, move=moves[0])

    run(server.address, story)


def test_a_lesson_that_nobody_wrote_is_refused(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        for answer in (await anne.get("/api/lessons/chess"), await anne.post("/api/lessons/chess", name="Anne")):
            assert (answer["type"], answer["code"]) == ("refused", "unknown_lesson")
        known = [game["id"] for game in (await anne.get("/api/games"))["games"] if game["lesson"]]
        assert sorted(known) == sorted(filter(has_lesson, game_ids()))

    run(server.address, story)


def test_who_plays_on_gets_a_record_and_the_next_game_is_an_ordinary_one(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        id = (await anne.post(f"/api/lessons/{GAME}", name="Anne"))["table"]
        await (await anne.table(id)).play_out()
        again = await anne.post(f"/api/tables/{id}/rematch")
        assert (await anne.get(f"/api/tables/{again['table']}"))["table"]["lesson"] is False
        assert f"seed: {lesson_of(GAME).seed}\n" in (await anne.http.get(f"/api/tables/{id}/record")).text

    run(server.address, story)
