"""What is said at a prompt: before a final choice, in the help, in French, and to somebody who plays alone."""

from __future__ import annotations

import pytest

from tests.text.scripts import lines, session
from tests.text.vocabulary import check_switched, words_said


@pytest.mark.parametrize("other", ["2", "keep 1 3", "2!"])
def test_another_choice_instead_of_enter_is_taken_up(other: str) -> None:
    one, shown = session("you,random", lines("1", other, ""))
    one.run()
    assert next(move.text for seat, move in one.match.moves if seat == 0) == "keep 1 3"
    assert shown.getvalue().count("This cannot be taken back afterwards:") == (1 if other.endswith("!") else 2)


def test_before_a_final_choice_every_command_works() -> None:
    one, shown = session("you,random", lines("1", "?", "h", "r", "l", "m", "t", "zzz", "99", "q"))
    assert one.run() == 0
    assert [seat for seat, _ in one.match.moves] == [1]  # nothing was played by accident
    text = " ".join(shown.getvalue().partition("This cannot be taken back afterwards:")[2].split())
    for said in ("── Help", "Hint: ", "You see four treasure cards", "You are dealt", "Keep two of your four cards."):
        assert said in text
    assert text.count("your four cards ╭") == 2
    assert "“zzz” is not a choice here; type a number from the list, or ? for help." in text
    assert "There is no choice 99; the numbers run from 1 to 6." in text


def test_the_help_shows_moves_that_can_be_played_now() -> None:
    one, _ = session("you,random", lines("1!"))
    one.run()
    view = one.match.state.view(0)
    assert view.prompt
    again, shown = session("you,random", lines("1!", "?"))
    again.run()
    first = view.prompt.moves[0]
    expected = (
        f"from 1 to {len(view.prompt.moves)}, or the choice itself: “{one.table.label(view, first)}” or “{first.text}”"
    )
    assert expected in " ".join(shown.getvalue().split())


def test_french_says_au_and_du() -> None:
    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        if len(prompts) == 4:
            raise EOFError
        return "1" if "Choix" in prompt else ""

    session("you,you", ask, language="fr")[0].run()
    assert prompts[0].startswith("Passez le clavier au joueur 1, puis")
    assert prompts[1] == "Choix du joueur 1 > "
    assert prompts[2].endswith("u annule le choix du joueur 2. ") or "le choix du joueur 1." in prompts[2]


def test_french_options_have_their_blank_before_the_colon() -> None:
    one, shown = session("you,random", lines("?"), language="fr")
    one.run()
    assert "Premier joueur : tiré au sort." in shown.getvalue()


def test_alone_there_is_nobody_else_to_speak_of() -> None:
    one, shown = session("you", lines("r", "?", "1!", "r", "l all"), language="en")
    one.run()
    text = " ".join(shown.getvalue().split())
    for words in ("others", "Everybody", "start player", "by lot"):
        assert words not in text
    assert "the ghost ship removes the card" in text


def test_news_say_nothing_twice() -> None:
    one, shown = session("you,random", lines("1!"))
    one.run()
    text = shown.getvalue()
    assert text.count("You keep") == 1
    assert "You choose to keep" not in text
    assert "two cards to keep" not in text


@pytest.mark.parametrize("language", ["nl", "fr"])
def test_a_language_switches_every_word(language: str) -> None:
    """No word that only English has is left on the screen of a whole game with every command."""
    typed = ["?", "h", "l", "m", "u", "zzz", "999", "", "1", "u"]
    one, shown = session("you,greedy,random", lines(*typed, *["1!"] * 200), language=language)
    assert one.run() == 0
    commands = {"keep"}
    commands |= {"doubloon", "play", "silver", "gold", "seats", "greedy", "random", "seed", "option", "start", "memory"}
    check_switched(words_said(shown.getvalue(), "SG"), "silver_gold", language, commands, least=150)
