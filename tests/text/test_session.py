"""Whole games at the prompt: everything that can be typed, and that nothing is lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doubloon.commands import play as command
from doubloon.core.errors import DoubloonError
from doubloon.core.record import read_record, replay, verify
from doubloon.registry import finder
from doubloon.text.session import Session
from doubloon.words import LANGUAGES, Words
from tests.text.scripts import always, arguments, lines, play, saved, screen, session


def test_a_whole_game_is_played_at_the_prompt(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    code, shown = play(always("1!"), "silver_gold", "--seed", "whole", "--save", str(record), "--lang", "en")
    assert code == 0
    match = verify(read_record(record), finder())
    assert match.state.over()
    for score in match.state.scores():
        assert str(score) in shown.split("Final scoring")[1]
    assert "Seed: whole" in shown
    assert f"Record: {record}" in shown
    assert f"doubloon verify {record}" in shown
    assert "Round 4, turn 7" in shown


def test_the_seed_is_bound_by_its_hash_before_it_is_told() -> None:
    from hashlib import sha256

    code, shown = play(lines("q"), "silver_gold", "--seed", "secret seed", "--lang", "en")
    assert code == 0
    digits = sha256(b"secret seed").hexdigest()
    assert f"SHA-256 of the seed begins with {digits[:16]}.\n" in shown
    assert digits not in shown
    assert "secret seed" not in shown
    assert digits in play(lines("?", "q"), "silver_gold", "--seed", "secret seed", "--lang", "en")[1]


def test_the_opening_tells_only_of_options_that_are_not_the_usual_ones() -> None:
    assert "Start player" not in play(lines("q"), "silver_gold", "--lang", "en")[1]
    opening = play(lines("q"), "silver_gold", "--lang", "fr", "--option", "start=2")[1].partition("Ce qui")[0]
    assert "Premier joueur : place 2\n" in opening
    assert "expéditions" not in opening
    assert len(opening.splitlines()) == 5  # title, option, hash, help, and the line that begins the news


def test_a_seed_is_drawn_when_none_is_given(own_folder: Path) -> None:
    for _ in range(2):
        play(lines("q"), "silver_gold", "--lang", "en")
    seeds = {read_record(path).header["seed"] for path in saved(own_folder)}
    assert len(seeds) == 2
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_can_be_typed_as_it_is_labelled(language: str) -> None:
    """Boxes behind their card, two cards to keep, a card to take: the label of a move names it and no other."""
    made: list[Session] = []
    count = 0

    def ask(prompt: str) -> str:
        nonlocal count
        one = made[0]
        view = one.match.state.view(0)
        assert view.prompt
        move = view.prompt.moves[(7 * count) % len(view.prompt.moves)]
        count += 1
        return one.table.label(view, move) + "!"

    made.append(session("you,random", ask, language=language)[0])
    assert made[0].run() == 0
    assert sum(seat == 0 for seat, _ in made[0].match.moves) == count > 28


def crossing(*typed: str, players: str = "you,random", language: str = "en") -> tuple[str, Session]:
    """What is answered to lines typed at the first crossing of a game."""
    one, shown = session(players, lines("1!", *typed), language=language)
    one.run()
    return shown.getvalue().rpartition("save and quit\n")[2] or shown.getvalue(), one


def test_boxes_can_be_typed_with_the_card_in_front() -> None:
    _, one = crossing("2 C3!")
    assert [move.text for seat, move in one.match.moves if seat == 0][1] == "box 2 c3"


def test_boxes_that_fit_on_one_card_only_need_no_card() -> None:
    one, _ = session("you,random", lines())
    match = one.match
    match.play(0, match.state.moves(0)[0])
    match.play(1, match.state.moves(1)[0])
    texts = [move.text for move in match.state.moves(0) if move.text.startswith("cross")]
    lone = next(text for text in texts if sum(other.endswith(text[8:]) for other in texts) == 1)
    _, played = crossing(lone[8:].replace(" ", ""), "")
    assert lone in [move.text for seat, move in played.match.moves if seat == 0]


def test_boxes_that_fit_on_both_cards_ask_for_the_card() -> None:
    shown, one = crossing("c3")
    assert "Those boxes can be crossed on both cards; put the card in front, as in “1 c3”." in shown
    assert len(one.match.moves) == 3  # both have kept their cards, the bot has crossed


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("zzz", "“zzz” is not a choice here; type a number from the list, or ? for help."),
        ("", "Type a choice, or ? for help."),
        ("999", "There is no choice 999; the numbers run from 1 to"),
        ("0", "There is no choice 0; the numbers run from 1 to"),
        ("-1", "“-1” is not a choice here"),
        ("²", "“²” is not a choice here"),
        ("a1 d4", "These boxes are no legal choice; name the boxes of one of the choices listed, or its"),
        ("e5", "“e5” is not a choice here"),
        ("take top", "That belongs to another part of the turn; answer the question that is asked now."),
        ("keep 1 2", "That belongs to another part of the turn"),
        ("extra 1 a1", "No extra box is due; cross the pattern, or one single box."),
        ("x\x1b[2Jy", "“x?[2Jy” is not a choice here"),
        ("y" * 5000, "is not a choice here"),
    ],
)
def test_bad_input_gets_one_clear_sentence(typed: str, answer: str) -> None:
    shown, one = crossing(typed)
    assert answer in " ".join(shown.split())
    assert len(one.match.moves) == 3


def test_a_crossed_box_is_refused_with_the_reason() -> None:
    one, shown = session("you,random", lines("1!", "1 a1!", "1 a1"), seed="plain a1")
    one.run()
    assert "One of these boxes is crossed already; name empty boxes only." in shown.getvalue()


def test_taking_back_works_while_nobody_has_learned_anything() -> None:
    """A cross brings an extra box; until that is crossed too, the main choice can be taken back."""
    one, _ = session("you,random", lines("1!"))
    one.run()
    view = one.match.state.view(0)
    assert view.prompt
    with_cross = next(move for move in view.prompt.moves if move.kind == "box" and _brings_extra(one, move.text))
    digest = one.match.state.digest()
    again, shown = session("you,random", lines("1!", with_cross.text, "u"))
    again.run()
    assert f"Taken back: {again.table.label(view, with_cross)}." in shown.getvalue()
    assert again.match.state.digest() == digest


def _brings_extra(one: Session, text: str) -> bool:
    trial = one.match.state.clone()
    trial.play(0, one.match.game.moveset.parse(text))
    return 0 in trial.deciders()


@pytest.mark.parametrize(
    ("language", "nothing", "refused"),
    [
        ("en", "you have made no choice yet", "the kept cards have been shown"),
        ("nl", "je hebt nog niets gekozen", "de gehouden kaarten zijn getoond"),
        ("fr", "vous n’avez encore rien choisi", "les cartes gardées ont été montrées"),
    ],
)
def test_a_refusal_to_take_back_gives_its_reason(language: str, nothing: str, refused: str) -> None:
    one, shown = session("you,random", lines("u", "1!", "u"), language=language)
    one.run()
    text = " ".join(shown.getvalue().split())
    assert Words(language)("undo-refused", reason=nothing) in text
    assert Words(language)("undo-refused", reason=refused) in text


def test_a_hint_names_three_moves_with_the_score_that_is_expected() -> None:
    one, shown = session("you,random", lines("h"))
    one.run()
    text = shown.getvalue()
    best = re.search(r"Hint: \[\d\] \w+ \+ \w+ — (\d+\.\d) points expected at the end\n", text)
    assert best
    others = re.findall(
        r"Next best: \[\d\] .* — (\d+\.\d) \((?:(\d+\.\d) (less|more)(?:, but less sure)?|the same)\)\n", text
    )
    assert len(others) == 2
    for points, difference, way in others:
        assert float(points) - float(best[1]) == pytest.approx(float(difference or 0) * (1 if way == "more" else -1))
    assert one.match.moves == [(1, one.match.moves[0][1])]  # only the bot has moved


def test_the_rule_behind_the_question_is_told_in_words_and_as_a_clause() -> None:
    one, shown = session("you,random", lines("r"), language="nl")
    one.run()
    text = " ".join(shown.getvalue().split())
    assert "Je ziet vier schatkaarten en houdt er twee naar keuze" in text
    assert "(SG-019, Engels): Each player keeps exactly 2 of the 4" in text
    assert "(R)" not in text


def test_the_log_hides_what_lies_under_the_pile() -> None:
    one, shown = session("you,random", lines("1!", "1!", "1!", "1!", "1!", "1!", "l all"))
    one.run()
    log = shown.getvalue().rpartition("save and quit\n")[2]
    assert "You keep" in log
    assert log.count("The expedition card shows") == 1
    turns = [f"Round 1, turn {turn}." for turn in range(1, 4)]
    assert [line for line in log.splitlines() if line in turns] == turns  # when it was is no secret
    assert "done." not in log
    assert "choose to keep" not in log


def test_a_long_log_shows_its_end_first() -> None:
    one, shown = session("you,random", lines(*["1!"] * 30, "l"))
    one.run()
    assert re.search(r"… \d+ earlier lines; type “l all” for the whole log\.", shown.getvalue())


def test_help_lists_every_command_the_signs_and_the_options() -> None:
    one, shown = session("you,random", lines("?"))
    one.run()
    text = " ".join(shown.getvalue().split())
    for key in "uhlrmtq":
        assert Words("en")(f"help-{key}") in text
    assert "✗ cross" in text
    assert "Show revealed expeditions: only the newest one is shown." in text


def test_a_choice_that_cannot_be_taken_back_is_shown_once_more() -> None:
    one, shown = session("you,random", lines("1", "u", "2", ""))
    one.run()
    text = shown.getvalue()
    assert text.count("This cannot be taken back afterwards:") == 2
    assert one.match.moves[1][1].text == "keep 1 3"


def test_a_choice_that_can_be_taken_back_is_played_at_once() -> None:
    """The first of two people keeps two cards: the second has not chosen yet, so nothing has come to light."""
    one, shown = session("you,you", lines("", "1"))
    one.run()
    assert "cannot be taken back" not in shown.getvalue()
    assert [(seat, move.text) for seat, move in one.match.moves] == [(0, "keep 1 2")]


def test_people_at_one_keyboard_do_not_see_each_others_secrets() -> None:
    """Before the second one looks, the screen is cleared and the keyboard passed on."""
    prompts: list[str] = []
    typed = iter(["", "1", "", "1!"])

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    one, shown = session("you,you", ask)
    cleared: list[int] = []
    one.screen.hide = lambda: cleared.append(shown.tell())  # type: ignore[method-assign]
    one.run()
    assert prompts[0].startswith("Pass the keyboard to player 1")
    assert prompts[2].startswith("Pass the keyboard to player 2, then press Enter; u takes back the choice of player 1")
    after = shown.getvalue()[cleared[3] :].partition("Round 1")[0]
    hand = next(event for event in one.match.events if event.kind == "dealt" and event.args["seat"] == 0).args["cards"]
    assert isinstance(hand, list)
    assert not any(card in after.partition("What happened")[0] for card in hand)
    assert "You are dealt" in after


def test_a_choice_can_be_taken_back_while_the_keyboard_is_passed() -> None:
    one, shown = session("you,you", lines("", "1", "u", "2"))
    one.run()
    assert [(seat, move.text) for seat, move in one.match.moves] == [(0, "keep 1 3")]
    assert "Taken back" in shown.getvalue()


def test_people_at_one_keyboard_can_play_a_whole_game() -> None:
    one, shown = session("you,random,you", always("1!"))
    assert one.run() == 0
    assert one.match.state.over()
    assert "player 1" in shown.getvalue()


def test_bots_alone_play_a_game_that_is_printed(own_folder: Path) -> None:
    arguments = ("silver_gold", "--seats", "random,random", "--seed", "bots", "--lang", "en")
    code, shown = play(lines(), *arguments)
    assert code == 0
    assert shown.count("The expedition card shows") == 28
    assert "Final scoring" in shown
    assert "doubloon play silver_gold --seats random,random --seed bots" in shown
    assert saved(own_folder) == []
    assert play(lines(), *arguments)[1] == shown


def test_leaving_saves_and_says_how_to_go_on(own_folder: Path) -> None:
    code, shown = play(lines("1!", "1!", "q"), "silver_gold", "--seed", "left", "--lang", "fr")
    (record,) = saved(own_folder)
    assert code == 0
    assert shown.endswith(f"Partie enregistrée. Pour continuer : doubloon play --resume {record} --lang fr\n")
    assert read_record(record).end == "unfinished"


def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.txt", tmp_path / "halves.txt"
    arguments = ("silver_gold", "--seats", "you,greedy", "--seed", "same", "--lang", "en", "--save")
    play(always("1!"), *arguments, str(whole))
    play(lines(*["1!"] * 9, "q"), *arguments, str(halves))
    half = replay(read_record(halves), finder())
    code, shown = play(always("1!"), "--resume", str(halves), "--lang", "en")
    assert code == 0
    assert f"Going on after {len(half.moves)} moves." in shown
    assert halves.read_text() == whole.read_text()


def test_the_end_of_the_input_saves_too(own_folder: Path) -> None:
    code, shown = play(lines("1!"), "silver_gold", "--lang", "en")
    assert code == 0
    assert "Saved. Go on with: doubloon play --resume" in shown.splitlines()[-1]
    assert len(read_record(saved(own_folder)[0]).moves) > 2


def test_an_interrupted_save_leaves_the_old_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "game.txt"
    play(lines("1!", "q"), "silver_gold", "--lang", "en", "--save", str(record))
    before = record.read_text()

    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("doubloon.text.saving.os.replace", fail)
    with pytest.raises(DoubloonError, match=r"cannot be saved to .* \(the disk is full\)"):
        play(lines("1!"), "--resume", str(record), "--lang", "en")
    assert record.read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["no_game"], "there is no game 'no_game'"),
        ([], "name the game to play"),
        (["silver_gold", "--seats", "you,clever"], "there is no opponent 'clever'"),
        (["silver_gold", "--seats", "yuo,greedy"], ", or you for yourself"),
        (["silver_gold", "--seats", "you,greedy,greedy,greedy,greedy"], "is for 1 to 4 players, not for 5."),
        (["silver_gold", "--seats", ""], "there is no opponent ''"),
        (["silver_gold", "--option", "start=9"], "The option start cannot be “9”; it can be: random, 1, 2, 3, 4."),
        (["silver_gold", "--lang", "de"], "there are no words in 'de'"),
        (["silver_gold", "--seed", ""], "seed"),
        (["silver_gold", "--components", "no.toml"], "no.toml"),
        (["--resume", "no-such-file.txt"], "no-such-file.txt cannot be read"),
        (["silver_gold", "--resume", "x.txt"], "leave out the game"),
        (["--resume", "x.txt", "--seed", "4"], "leave out --seed"),
        (["--resume", "x.txt", "--option", "start=1"], "leave out --option"),
    ],
)
def test_bad_arguments_get_one_sentence_and_leave_nothing_behind(
    arguments: list[str], sentence: str, own_folder: Path
) -> None:
    with pytest.raises(DoubloonError, match=re.escape(sentence)) as problem:
        play(lines(), *arguments)
    assert "\n" not in str(problem.value)
    assert saved(own_folder) == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Two-on-two is for exactly 4 players, not for 3. (JK-309)"),
        ("nl", "Twee tegen twee is voor precies 4 spelers, niet voor 3. (JK-309)"),
        ("fr", "Le deux contre deux se joue à 4 exactement, pas à 3. (JK-309)"),
    ],
)
def test_options_that_do_not_go_together_are_refused_in_the_readers_language(language: str, sentence: str) -> None:
    with pytest.raises(DoubloonError) as problem:
        play(lines(), "jackal", "--lang", language, "--option", "teams=two_on_two")
    assert str(problem.value) == sentence


def test_a_bad_record_is_named_when_it_is_resumed(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    for text in ("not a record", "\udcff"):
        bad.write_bytes(text.encode(errors="surrogateescape"))
        with pytest.raises(DoubloonError, match=re.escape(str(bad))) as problem:
            play(lines(), "--resume", str(bad))
        assert str(problem.value).count(str(bad)) == 1


def test_a_place_that_cannot_be_written_to_is_refused_before_anything_is_shown(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    on, shown = screen()
    with pytest.raises(DoubloonError, match="cannot be saved to"):
        command.play(arguments("silver_gold", "--save", str(tmp_path / "file" / "game.txt")), on, lines())
    assert shown.getvalue() == ""


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    with pytest.raises(DoubloonError, match="is there already; go on with it by --resume"):
        play(lines(), "silver_gold", "--save", str(precious))
    assert precious.read_text() == "mine"
