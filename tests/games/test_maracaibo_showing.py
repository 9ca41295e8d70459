"""The presentation of Pirates of Maracaibo: every choice lights something, costs what the rules take and says so."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from doubloon import registry
from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.core.shown import Choice, Said, Shown, Spot, Text
from doubloon.core.view import event_view
from doubloon.games.maracaibo.box.box import MODULES
from doubloon.games.maracaibo.box.effects import COUNTERS
from doubloon.games.maracaibo.game import maracaibo
from doubloon.games.maracaibo.rules.counting import count, points_per
from doubloon.games.maracaibo.seen.faces import faces_of
from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.showing.finding import holding, points_now
from doubloon.games.maracaibo.showing.showing import MaracaiboShowing
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, play, rival, table
from doubloon.registry import find_game
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import say

HOME = Path(registry.__file__).parent / "games/maracaibo"
NAMES = ["Anne", "Ben", "Cor", "Dido"]
SHOWING = MaracaiboShowing()
WORDS = {language: Words(language, "maracaibo") for language in LANGUAGES}
ID = re.compile(r"\b(q\d\d|s\d\d|bm\d|c\d+r\d+|[a-z]+_[a-z_]+)\b|\{")
UNPOINTED = {"skip", "done", "end-turn", "keep-roll", "leave", "resume", "go-on", "return"}


def spoken(text: Text, language: str = "en", reader: int = 0) -> str:
    return say(WORDS[language], text, NAMES, reader)


def spots(shown: Shown) -> dict[str, Spot]:
    return {spot.id: spot for part in shown.parts for spot in part.spots}


def seen(state: MaracaiboState, seat: int = 0) -> MaracaiboView:
    view = state.view(seat)
    assert isinstance(view, MaracaiboView)
    return view


def chosen(state: MaracaiboState, text: str) -> Choice:
    """The choice of the move that is written so."""
    view = seen(state)
    assert view.prompt is not None
    return SHOWING.choice(view, next(move for move in view.prompt.moves if move.text == text))


# Whole games


class Played:
    """What was shown in some games played by chance, over all seat counts and modules."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.said: set[str] = set()  # as it travels
        self.unknown: set[tuple[str, str]] = set()
        self.unpointed: set[str] = set()
        self.twice: set[str] = set()

    def look(self, match: Match, seat: int, since: int) -> None:
        view = match.state.view(seat)
        assert isinstance(view, MaracaiboView)
        shown = SHOWING.shown(view)
        found = [spot.id for part in shown.parts for spot in part.spots]
        known = set(found)
        self.twice |= {id for id in known if len(known) < len(found) and found.count(id) > 1}
        for choice, move in zip(shown.choices, view.prompt.moves if view.prompt else [], strict=True):
            self.kinds.add(move.kind)
            touched = [*choice.start, *choice.goal, *choice.way]
            self.unknown |= {(move.kind, id) for id in touched if id not in known}
            if not touched:
                self.unpointed.add(move.kind)
        for event in match.events[since:]:
            told = event_view(event)
            about = SHOWING.told(view, told.kind, told.args)
            self.unknown |= {(told.kind, id) for id in about.spots if id not in known}
        if match.state.plies % 40 == 0:
            self.said |= {msgspec.json.encode(text).decode() for text in _texts(shown)}


def _texts(part: object) -> list[Text]:
    """Everything that is to be read of what is shown."""
    if isinstance(part, Said):
        return [part]
    if isinstance(part, msgspec.Struct):
        return [text for name in part.__struct_fields__ for text in _texts(getattr(part, name))]
    return [text for each in part for text in _texts(each)] if isinstance(part, list) else []


@cache
def played() -> Played:
    found = Played()
    game = find_game("maracaibo")
    for number in range(8):
        options = [f"{module}={'yes' if (number * 11) >> bit & 1 else 'no'}" for bit, module in enumerate(MODULES)]
        match = Match(game, 1 + number % 4, f"shown {number}", game.options(options))
        rng = rng_from(f"shown {number}")
        since = 0
        while match.state.deciders():
            seat = match.state.deciders()[0]
            found.look(match, seat, since)
            since = len(match.events)
            moves = match.state.moves(seat)
            match.play(seat, moves[rng.below(len(moves))])
        for seat in range(-1, match.state.seats):
            found.look(match, seat, since)
    return found


def test_every_spot_that_a_choice_or_an_event_names_lies_on_the_table_once() -> None:
    assert played().unknown == set()
    assert played().twice == set()


def test_only_what_is_about_nothing_points_at_nothing() -> None:
    assert played().unpointed <= UNPOINTED
    assert {move.kind for move in find_game("maracaibo").moveset} - played().kinds <= {"pay-seat", "use", "return"}


def test_what_quests_are_measured_by_is_what_the_rules_count() -> None:
    game = find_game("maracaibo")
    match = Match(game, 3, "measured")
    state = match.state
    assert isinstance(state, MaracaiboState)
    rng = rng_from("measured")
    while state.deciders():
        seat = state.deciders()[0]
        moves = state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
        if state.plies % 20 == 0:
            view = seen(state, seat)
            for number, counter in enumerate(COUNTERS):
                if counter != "quests_scored":  # known when the end is scored
                    assert holding(view, seat, counter) == count(state, state.players[seat], number), counter


def test_own_quests_and_those_on_offer_tell_how_far_one_is() -> None:
    state = table([person(quests="q01", buried={"gold": "1 2"}), person(quests="q02")], doing="aruba")
    view = seen(state)
    need = {id: [*face.top.items(), *face.bottom.items()] for id, face in view.quests.items()}
    known = spots(SHOWING.shown(view))
    for id in ["q01", *view.quest_market]:
        signs = [mark.sign for mark in known[f"quest:{id}"].marks]
        assert signs == [f"{holding(view, 0, what)}/{count}" for what, count in need[id]]


def test_a_card_tells_what_it_costs_the_reader_where_that_is_not_what_is_printed() -> None:
    view = seen(table([person(cards="pinnace"), person()]))
    known = spots(SHOWING.shown(view))
    for cell in view.cells:
        face = view.cards[cell.card or ""]
        told = [mark.sign for mark in known[f"space:{cell.space}"].marks if "●" in str(mark.sign)]
        assert told == ([f"{face.cost - 1} ●"] if face.cost else [])
    poor = spots(SHOWING.shown(seen(table([person(doubloons=5), person()]))))
    dear = {cell.space for cell in view.cells if view.cards[cell.card or ""].cost > 5}
    assert {cell.space for cell in view.cells if signs(poor[f"space:{cell.space}"], "dear")} == dear
    full = spots(SHOWING.shown(seen(table([person(), person()]))))
    assert not [mark for spot in full.values() for mark in spot.marks if "●" in str(mark.sign)]


# What is printed and in no view


def signs(spot: Spot, tone: str) -> list[Text]:
    return [mark.sign for mark in spot.marks if mark.tone == tone]


def test_a_residence_tells_what_it_would_score_now_and_what_its_first_token_brings() -> None:
    cards = {"c2r4": "tavern", "c3r1": "golden_manor"}
    state = table([person(cards="cabin_boy gunner", stored={"gold": "plain"}), person()], cards=cards)
    known = spots(SHOWING.shown(seen(state)))
    assert signs(known["space:c2r4"], "worth") == ["8 ✦"]
    assert signs(known["space:c3r1"], "worth") == ["4 ✦"]
    assert signs(known["space:c2r4"], "first") == ["2"]
    built = table([person(residences="c2r4"), person()], cards=cards)
    assert signs(spots(SHOWING.shown(seen(built)))["space:c2r4"], "first") == []


def test_what_a_residence_would_score_is_what_the_rules_count() -> None:
    match = Match(find_game("maracaibo"), 2, "residences")
    state = match.state
    assert isinstance(state, MaracaiboState)
    rng = rng_from("residences")
    scores = [(card.id, card.score) for card in state.box.cards if card.score is not None]
    faces = {card.id: card for card in faces_of(state.box).cards}
    while state.deciders():
        seat = state.deciders()[0]
        moves = state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
        if state.plies % 30 == 0:
            for id, score in scores:
                points = points_now(seen(state, seat), seat, faces[id].endgame[0])
                assert points in (None, points_per(state, state.players[seat], score)), id


def test_rivers_and_what_jordan_has_tell_what_they_are_worth() -> None:
    state = table([person()], jordan=rival(), options=["rubies=yes"])
    known = spots(SHOWING.shown(seen(state)))
    assert [known[f"river:{river}"].marks[0].sign for river in (1, 2, 3, 4)] == ["4"] * 4
    worth = {mark.tone: mark.sign for mark in known["jordan"].marks}
    assert worth == {"improvements": "6", "quests": "5", "residences": "15", "rivers": "4", "rubies": "2"}


def test_what_a_question_is_about_is_marked_and_its_effects_are_found_in_the_view() -> None:
    state = table([person(stored={"gold": "plain"}), person()], doing="trinidad")
    view = seen(state)
    known = spots(SHOWING.shown(view))
    assert [id for id, spot in known.items() if signs(spot, "asked")] == ["space:" + cell_of_card(view, "trinidad")]
    assert found_at(view, known["effect:2"].glyph) == {"e": "bury", "params": {}, "lists": []}


def cell_of_card(view: MaracaiboView, card: str) -> str:
    return next(cell.space for cell in view.cells if cell.card == card)


def found_at(view: MaracaiboView, way: str) -> object:
    """What lies at the end of a way through the view as it travels."""
    at = msgspec.to_builtins(view)
    for step in way.split("/"):
        at = at[int(step)] if isinstance(at, list) else at[step]
    return at


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_shown_is_called_by_its_id(language: str) -> None:
    assert len(played().said) > 500
    for text in played().said:
        read = spoken(msgspec.json.decode(text, type=Said), language)
        assert read
        assert not ID.search(read), read


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_sheet_adds_up_to_the_scores(seats: int) -> None:
    match = Match(find_game("maracaibo"), seats, f"sheet {seats}")
    rng = rng_from("sheet")
    assert SHOWING.sheet(match.state.view(0)) is None  # type: ignore[arg-type]
    while match.state.deciders():
        seat = match.state.deciders()[0]
        moves = match.state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    view = match.state.view(-1)
    assert isinstance(view, MaracaiboView)
    sheet = SHOWING.sheet(view)
    assert sheet is not None
    scores = [player.score for player in view.players] + ([view.jordan.score] if view.jordan else [])
    for column, score in enumerate(scores):
        points = [row.values[column] for row in sheet.rows]
        assert sum(value for value in points if isinstance(value, int)) == score
        assert sheet.totals[0].values[column] == score
    assert len(sheet.heads) == len(scores)


# Sailing


def meeting(doubloons: int = 10, options: list[str] | None = None) -> MaracaiboState:
    """Two other ships lie in the next column."""
    people = [person(ship="c1r1", doubloons=doubloons), person(ship="c2r1"), person(ship="c2r1")]
    return table(people, cards={"c2r1": "cabin_boy"}, options=options)


def test_a_ship_is_picked_up_and_goes_to_a_space_with_the_card_that_lies_there() -> None:
    sail = chosen(meeting(), "sail c2r1")
    assert (sail.start, sail.goal) == (["ship:0"], ["space:c2r1"])
    assert spoken(sail.label) == "Cabin Boy"
    assert spoken(sail.group) == "column 2"
    assert spoken(sail.about) == "crew; costs 3; 4 VP at the end; each round: 2 doubloons"


@pytest.mark.parametrize(
    ("doubloons", "options", "costs"),
    [
        (10, [], "1 step, 2 doubloons to Ben, Cor"),
        (1, [], "1 step, 1 doubloon to Ben, Cor"),
        (0, [], "1 step"),
        (10, ["pirate_skirmish=yes"], "1 step, combat with Ben, Cor"),
    ],
)
def test_sailing_costs_steps_and_what_the_ships_there_take(doubloons: int, options: list[str], costs: str) -> None:
    state = meeting(doubloons, options)
    assert spoken(chosen(state, "sail c2r1").costs) == costs
    taken = signs(spots(SHOWING.shown(seen(state)))["space:c2r1"], "fee")
    assert taken == (["⚔"] if options else [f"−{min(doubloons, 2)}"] if doubloons else [])


def test_jordan_is_paid_nothing_but_the_supply_is() -> None:
    state = table([person(ship="c1r1")], jordan=rival(ship="c2r1"))
    assert spoken(chosen(state, "sail c2r1").costs) == "1 step, 1 doubloon to the supply"


def test_step_by_step_only_a_stop_is_paid_for() -> None:
    state = meeting(options=["fog_improvements=yes"])
    assert spoken(chosen(state, "sail c2r1").costs) == "1 step"
    play(state, "sail c2r1")
    stop = chosen(state, "stop")
    assert stop.goal == ["space:c2r1"]
    assert spoken(stop.costs) == "2 doubloons to Ben, Cor"


def test_whom_to_pay_is_pointed_at_by_the_ship() -> None:
    state = meeting(doubloons=1)
    play(state, "sail c2r1")
    assert (spoken(chosen(state, "pay 3").label), chosen(state, "pay 3").goal) == ("Cor", ["ship:2"])


def test_the_starting_zone_is_not_the_start_of_the_track() -> None:
    shown = spots(SHOWING.shown(seen(meeting())))
    assert spoken(shown["space:start"].name) == "starting zone"
    assert spoken(shown["track:start"].name) == "the start of the track"


# What is bought


@pytest.mark.parametrize(
    ("cards", "doing", "first", "text", "costs"),
    [
        ("", "curacao", "side 1", "buy c2r1", "costs 6"),  # 3 more than printed
        ("ghost_ship", "curacao", "side 1", "buy c2r1", "costs 3"),
        ("", "fluyt", "", "buy c2r2", "costs 7"),
    ],
)
def test_a_price_counts_what_an_effect_adds_and_discounts(
    cards: str, doing: str, first: str, text: str, costs: str
) -> None:
    state = table(
        [person(doubloons=30, cards=cards), person()], cards={"c2r1": "cabin_boy", "c2r2": "sloop"}, doing=doing
    )
    if first:
        play(state, first)
    choice = chosen(state, text)
    assert choice.goal == [f"space:{text.split()[1]}"]
    assert spoken(choice.costs) == costs
    before = state.players[0].doubloons
    play(state, text)
    assert f"costs {before - state.players[0].doubloons}" == costs


def test_a_residence_at_half_price_is_told_so() -> None:
    state = table([person(doubloons=30), person()], cards={"c2r4": "tavern"}, doing="ret", options=["retirement=yes"])
    assert spoken(chosen(state, "build c2r4").costs) == "costs 7"  # half of 13, rounded up


def test_the_card_under_the_ship_is_what_is_bought_or_left() -> None:
    state = table([person(ship="c1r1"), person()], cards={"c2r1": "cabin_boy"})
    play(state, "sail c2r1")
    assert chosen(state, "ignore").goal == chosen(state, "acquire").goal == ["space:c2r1"]
    assert spoken(chosen(state, "acquire").costs) == "costs 3"


# Treasures, raids, effects


def test_a_treasure_goes_from_its_storage_to_a_hole() -> None:
    one = person(stored={"gold": "plain 1"}, figurehead="poseidon", extra="- - - -")
    state = table([one, person()], doing="trinidad")
    play(state, "entry 2")
    bury, extra = chosen(state, "bury gold bonus1 2"), chosen(state, "bury gold plain extra3")
    assert (bury.start, bury.goal) == (["storage:0/gold/1"], ["bury:0/gold/2"])
    assert (extra.start, extra.goal) == (["storage:0/gold/plain"], ["bury:0/extra/3"])
    assert spoken(chosen(state, "bury gold plain 1").brings) == "4 doubloons"


def test_a_gained_treasure_is_taken_from_an_island_and_stored() -> None:
    state = table([person(), person()], doing="treasure_map")
    assert chosen(state, "type gold").goal == ["island:gold"]
    play(state, "type gold")
    store = chosen(state, "store gold 1")
    assert (spoken(store.label), store.goal) == ("bonus space 1", ["storage:0/gold/1"])
    assert spoken(store.brings) == "2 doubloons"


def test_dice_and_what_power_buys_lie_on_the_table_while_a_raid_goes_on() -> None:
    state = table([person(), person()], doing="trinidad", dice=[4, 2, 6])
    play(state, "do")
    assert (spoken(chosen(state, "reroll").label), chosen(state, "reroll").goal) == ("Reroll all", ["dice"])
    assert {"die:gold", "die:emerald", "die:pearl"} <= set(spots(SHOWING.shown(seen(state, 1))))
    play(state, "keep")
    assert (spoken(chosen(state, "die pearl").label), chosen(state, "die pearl").goal) == ("pearl 6", ["die:pearl"])
    play(state, "die pearl")
    spend = chosen(state, "spend basic 1")
    assert spend.goal == ["power:basic 1"]
    assert "power" in spoken(spend.costs)
    bystander = spots(SHOWING.shown(seen(state, 1)))
    assert {"power:basic 1", "power:basic 2"} <= set(bystander)


def test_open_entries_and_sides_lie_on_the_table() -> None:
    state = table([person(stored={"gold": "plain"}), person()], doing="trinidad")
    shown = SHOWING.shown(seen(state))
    assert [choice.goal for choice in shown.choices[:2]] == [["effect:1"], ["effect:2"]]
    assert spoken(spots(shown)["effect:2"].name) == "bury a treasure"
    state = table([person(), person()], doing="tobago")
    assert chosen(state, "side 2").goal == ["side:2"]
    assert spoken(chosen(state, "side 2").label) == "explore 2"


def test_an_effect_that_is_paid_for_lies_where_it_is_printed() -> None:
    state = table([person(), person()], doing="s07")
    pay = chosen(state, "pay")
    assert (spoken(pay.label), pay.goal, spoken(pay.brings)) == ("pay 3", ["slot:0/s07"], "take a figurehead")


# Quests, tiles, explorers


def test_all_quests_that_are_kept_are_picked_up() -> None:
    view = find_game("maracaibo").new(2, "kept").view(0)
    assert isinstance(view, MaracaiboView)
    assert view.dealt
    for choice in SHOWING.choices(view):
        assert choice.start
        assert set(choice.start) <= {f"quest:{id}" for id in view.dealt}


def test_quests_come_from_the_market_or_the_deck_and_go_back_there() -> None:
    state = table([person(figurehead="whale"), person()], quest_market="q11 q23", doing="s02")
    assert chosen(state, "refresh").goal == ["deck:quests"]
    assert spoken(chosen(state, "keep").label) == "Skip"
    play(state, "keep")
    assert chosen(state, "quest market 2").goal == ["quest:q23"]
    assert chosen(state, "quest deck").goal == ["deck:quests"]


def test_a_tile_is_put_on_a_space() -> None:
    state = table([person(), person()], cards={"c3r2": "trinidad"}, doing="s17")
    place = chosen(state, "place bm2 c3r2")
    assert (place.start, place.goal) == (["tile:bm2"], ["space:c3r2"])
    assert spoken(place.label) == "black market tile no. 2, Trinidad"


def test_a_placed_tile_is_used_from_afar() -> None:
    state = table([person(markets={"bm2": "c3r2"}, buried={"gold": "1"}), person()], doing="contraband")
    use = chosen(state, "use bm2")
    assert (spoken(use.label), use.goal) == ("black market tile no. 2", ["tile:bm2"])
    assert spoken(use.brings) == "1 VP per buried treasure, at most 6"


def test_rubies_are_sold_to_a_space_or_returned() -> None:
    state = table([person(ship="c9r1", rubies=2), person()], ruby_market="1", options=["rubies=yes"])
    play(state, "sail gulf")
    assert chosen(state, "sell 2").goal == ["ruby:2"]
    assert spoken(chosen(state, "sell 2").brings) == "7 doubloons"
    play(state, "skip")
    assert spoken(chosen(state, "return 2").label) == "return 2"


def test_an_explorer_goes_to_a_space_of_the_track() -> None:
    state = table([person(), person()], doing="cartographer")
    view = seen(state)
    explore = [choice for choice in SHOWING.choices(view) if choice.goal and choice.goal[0].startswith("track:")]
    assert explore
    assert all(choice.start == ["explorer:0"] for choice in explore)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["space 1 before river 1", "upper space 2 before river 1", "lower space 3 after river 1"]),
        ("nl", ["veld 1 voor rivier 1", "bovenste veld 2 voor rivier 1", "onderste veld 3 na rivier 1"]),
        (
            "fr",
            [
                "la case 1 avant la rivière 1",
                "la case 2 du haut avant la rivière 1",
                "la case 3 du bas après la rivière 1",
            ],
        ),
    ],
)
def test_a_space_of_the_track_has_a_name_and_shows_the_number_that_the_name_tells(
    language: str, names: list[str]
) -> None:
    shown = spots(SHOWING.shown(seen(meeting())))
    found = [shown[f"track:{id}"] for id in ("a1", "u2", "bl3")]
    assert [spoken(spot.name, language) for spot in found] == names
    assert [spot.title for spot in found] == ["1", "2", "3"]


# Looking up


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_can_be_looked_up_by_its_name(language: str) -> None:
    state = table([person(cards="gunner", quests="q05"), person()], quest_market="q11")
    view = seen(state)
    things = SHOWING.things(view)
    assert len(things) > 100
    known = set(spots(SHOWING.shown(view)))
    named = {spoken(thing.name, language): spoken(thing.about, language) for thing in things}
    assert all(named.values())
    for thing in things:
        assert thing.id in known or thing.id.startswith("figurehead:")  # some stay in the box
    assert spoken(Said("cards-gunner"), language) in named


def test_a_hidden_quest_cannot_be_looked_up() -> None:
    state = table([person(quests="q05"), person(quests="q01 q02", seen="q02")])
    calls = {call for thing in SHOWING.things(seen(state)) for call in thing.calls}
    assert {"q05", "q02"} <= calls
    assert "q01" not in calls
    assert "quest:q02" in spots(SHOWING.shown(seen(state)))
    assert "quest:q01" not in spots(SHOWING.shown(seen(state)))


def test_cards_of_ones_own_read_sensibly(tmp_path: Path) -> None:
    """Given a file in which a card, a quest and a slot have ids that nobody has put into words."""
    text = (HOME / "box/components.toml").read_text(encoding="utf-8")
    for id, own in (("cabin_boy", "golden_parrot"), ("q11", "q91"), ("s07", "secret_door")):
        assert f'"{id}"' in text
        text = text.replace(f'"{id}"', f'"{own}"')
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    game = maracaibo(path)
    state = table([person(ship="c1r1"), person()], cards={"c2r1": "golden_parrot"}, quest_market="q91", game=game)
    shown = SHOWING.shown(seen(state))
    said = {id: spoken(spot.name, "nl") for id, spot in spots(shown).items()}
    assert said["space:c2r1"] == "Golden parrot"
    assert said["quest:q91"] == "queeste q91"
    assert said["slot:0/secret_door"] == "Secret door"
    state = table([person(), person()], doing="secret_door", game=game)
    assert spoken(SHOWING.question(seen(state)), "en") == "Secret door: pay 3 for it?"


# Jordan


def test_jordan_has_a_panel_pieces_and_events_in_the_seat_after_the_last() -> None:
    jordan = rival(ship="c3r1", score=29, level=3, treasures=(2, 1, 4), bought="sugar")
    view = seen(table([person(ship="c2r1")], cards={"c3r1": "smuggler"}, jordan=jordan, round=2))
    shown = SHOWING.shown(view)
    panel = shown.panels[-1]
    assert (panel.seat, spoken(panel.name)) == (-1, "Jordan")
    assert "strength level 3" in [spoken(fact.value) for fact in panel.facts]
    known = spots(shown)
    assert say(WORDS["en"], known["ship:1"].name, ["Anne"], 0) == "ship of Jordan"
    assert spoken(known["ship:1"].about) == "Smuggler"
    assert "jordan" in known
    told = SHOWING.told(view, "jordan-sails", {"space": "c3r1"})
    assert (told.seat, told.spots) == (1, ["ship:1", "space:c3r1"])


def test_a_spectator_sees_everybodys_boards() -> None:
    known = spots(SHOWING.shown(seen(meeting(), -1)))
    for seat in range(3):
        assert {f"ship:{seat}", f"explorer:{seat}", f"slot:{seat}/s07", f"storage:{seat}/pearl/plain"} <= set(known)
