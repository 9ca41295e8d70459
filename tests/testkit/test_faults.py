"""Each check catches the faults that it is for, and says so in a sentence that tells where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from doubloon.core.game import Game
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.showing import Showing, show
from doubloon.core.view import View
from doubloon.testkit import CheckFailed, Kit, KitTable
from doubloon.testkit import checks as all_checks
from doubloon.testkit.copies import copies_are_independent, damage_is_noticed, saves_load
from doubloon.testkit.covering import tables_for
from doubloon.testkit.fields import fields_are_kept
from doubloon.testkit.games import bot_games_end, laws_hold, random_games_end, records_replay
from doubloon.testkit.goldens import matches_golden
from doubloon.testkit.legality import everything_else_is_refused, offers_are_played, table_is_sound
from doubloon.testkit.numbering import numbers_say_what_is_seen
from doubloon.testkit.offered_undo import offered_undos_work
from doubloon.testkit.opponents import bots_see_chairs_only
from doubloon.testkit.perft import perft_counts
from doubloon.testkit.presenting import what_is_shown_lies_on_the_table
from doubloon.testkit.sealed import answers_commute, answers_stay_sealed
from doubloon.testkit.secrecy import (
    imagining_uses_knowledge_alone,
    moves_tell_no_more,
    previews_come_true,
    secrets_vary,
    views_keep_secrets,
)
from doubloon.testkit.twin import interpreted_equals_compiled
from doubloon.testkit.undo import undo_is_exact
from tests.testkit import faults_of_play as play
from tests.testkit import faults_of_secrecy as secrecy
from tests.testkit import faults_of_showing as showing
from tests.testkit import faults_of_the_table as table
from tests.testkit.declared import kit
from tests.testkit.toy import Cove, Toy
from tests.testkit.toy_parts import all_moves

CheckOfTable = Callable[[Kit, KitTable], None]

FAULTS: list[tuple[type[Cove], CheckOfTable, str]] = [
    (play.NeverEnds, random_games_end, "is not over after 200 random plies"),
    (play.AsksForNothing, random_games_end, "is asked but has no legal move"),
    (play.EndsWithoutOutcome, random_games_end, "over without an outcome"),
    (play.AnnouncesWinnersEarly, random_games_end, "an outcome although the game goes on"),
    (play.ForgetsAScore, random_games_end, "there are 1 scores"),
    (play.HopesOnAtTheEnd, random_games_end, "but the evaluation expects"),
    (play.CountsPlacesOddly, random_games_end, "do not count as in sport"),
    (play.CrownsTheLast, random_games_end, r"the winners \[1\] are not the first \[0\]"),
    (play.EndsForNoReason, random_games_end, "does not say why the game ended"),
    (play.DealsMeOtherCards, bot_games_end, "cannot play on: .* may not play"),
    (play.EndsWithoutOutcome, bot_games_end, "cannot play on: AssertionError"),
    (play.LosesCoins, laws_hold, "the law 'coins' does not hold: it was 12 and is 11"),
    (play.SharesTheShips, copies_are_independent, "changed the original or another copy"),
    (play.SharesTheShips, fields_are_kept, "ships is shared with a copy"),
    (play.SavesNoVotes, fields_are_kept, "votes is not saved"),
    (play.ForgetsTheRound, copies_are_independent, "a copy differs from its original"),
    (play.CopiesListen, copies_are_independent, "a copy listens to events"),
    (play.RemembersOutside, copies_are_independent, "two copies went different ways"),
    (play.SavesNoVotes, saves_load, "sees another table after a save was read back: votes"),
    (play.SavesASortedDeck, saves_load, "(goes on differently|sees another table) after"),
    (play.DigestsAnAddress, saves_load, "reads back to other bytes"),
    (play.TiresUnsaved, saves_load, "has other moves after a saved position was read back"),
    (play.CannotBeReadBack, saves_load, "cannot be read back: the dog ate it"),
    (play.OffersTooMuch, offers_are_played, "is said to forbid it"),
    (play.OffersTwice, offers_are_played, "is offered a move twice"),
    (play.OffersTheUnlisted, offers_are_played, "a move that is not in the table"),
    (play.LendsItsList, offers_are_played, "took the moves away"),
    (play.CountsTwice, offers_are_played, "counts as 2 plies"),
    (play.AsksSpectators, offers_are_played, "somebody without a seat has moves"),
    (play.AcceptsMore, everything_else_is_refused, "is not offered to seat . but accepted"),
    (play.AsksEverybody, everything_else_is_refused, "is not asked but has moves"),
    (play.NamesNoClause, everything_else_is_refused, "names 'because', no clause"),
    (play.FinesRefusals, everything_else_is_refused, "has changed the position"),
    (play.RollsOnRefusal, everything_else_is_refused, "drew from the random numbers"),
    (play.StumblesOnRefusal, everything_else_is_refused, "raises ValueError"),
    (secrecy.ShowsANeighboursHand, views_keep_secrets, "can tell an imagined world from the real one: hand"),
    (secrecy.ShowsItsKey, views_keep_secrets, "can read the key of the random numbers"),
    (secrecy.ShowsItsDigest, views_keep_secrets, "can read the digest in its view"),
    (secrecy.CountsSealedPlies, views_keep_secrets, "from the real one: ply is"),
    (play.DealsMeOtherCards, views_keep_secrets, "can tell an imagined world from the real one: prompt.moves"),
    (secrecy.ImaginesACardTwice, views_keep_secrets, "imagines, the law 'every card lies in one place'"),
    (secrecy.SortsTheRealDeck, views_keep_secrets, "imagining a world changed the real one"),
    (secrecy.NumbersTheTopCard, numbers_say_what_is_seen, "the numbers tell .* what it cannot know: vote of"),
    (secrecy.NumbersNoShips, numbers_say_what_is_seen, "sees a change that its numbers do not tell: scores is"),
    (secrecy.NumbersTooMany, numbers_say_what_is_seen, "gets .* numbers for .* columns"),
    (secrecy.NumbersBeyondBounds, numbers_say_what_is_seen, "is 1000, not from"),
    (secrecy.HalfImagines, imagining_uses_knowledge_alone, "imagines depends on what it cannot know"),
    (secrecy.KeepsTheFuture, imagining_uses_knowledge_alone, "has the real random numbers to come"),
    (secrecy.ImaginesEmptyHands, imagining_uses_knowledge_alone, "imagines breaks down"),
    (secrecy.KeepsRealHands, secrets_vary, "the spectator always imagines the real 'hand of 1'"),
    (secrecy.TellsEverybodyTheCard, moves_tell_no_more, "hears what no view shows"),
    (secrecy.DrawsUncounted, moves_tell_no_more, "sees something new although reveals has not moved"),
    (secrecy.HintsAtTheTop, moves_tell_no_more, "hears something new although reveals has not moved"),
    (secrecy.TellsTooEarly, previews_come_true, "the preview of .* promises"),
    (secrecy.ShowsSealedBids, answers_stay_sealed, "sees what seat . answered under seal: votes"),
    (secrecy.ShoutsSealedBids, answers_stay_sealed, "hears what seat . answered under seal"),
    (secrecy.LogsSealedPlies, answers_stay_sealed, "the log counts the moves"),
    (secrecy.FirstComeFirstServed, answers_commute, "it matters whether seat"),
    (secrecy.BidsDependOnBids, answers_commute, "depends on the sealed answer of seat"),
    (play.RemembersOutside, undo_is_exact, "taken back"),
    (secrecy.TellsHowOften, undo_is_exact, "taken back.*: the log is another one"),
    (secrecy.RevealsWithoutWords, undo_is_exact, "refused without a reason"),
    (secrecy.FirstComeFirstServed, undo_is_exact, "under seal, when seat . takes back"),
    (
        secrecy.AsksInSilence,
        offered_undos_work,
        "can tell by its undo that seat . has answered under seal: free became",
    ),
    (secrecy.BidsDependOnBids, offered_undos_work, "has taken 'bid .*' back and may not play it any more"),
    (play.RemembersOutside, records_replay, "the record does not replay"),
]


def run(check: CheckOfTable, kit: Kit) -> None:
    """The check at every table, as the tests of a game would run it."""
    for one in tables_for(kit.game):
        check(kit, one)


@pytest.mark.parametrize(("position", "check", "sentence"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_fault_is_caught(position: type[Cove], check: CheckOfTable, sentence: str) -> None:
    with pytest.raises(CheckFailed, match=sentence) as caught:
        run(check, kit(secrecy.keeper_of(position)))
    assert str(caught.value).startswith("cove, ")
    assert "seed 'kit " in str(caught.value)


@pytest.mark.parametrize(
    ("presentation", "sentence"),
    [
        (showing.LeavesOneOut(), "are not its legal moves in their order"),
        (showing.PointsNowhere(), "a choice points at 'ship:lost', which lies nowhere"),
        (showing.NamesTwoAlike(), "two things on the table are called 'ship:0'"),
        (showing.OffersTooManyNowhere(), "choices that lie nowhere on the table: a bar has two"),
        (showing.TellsOfNothing(), "is about 'ship:sunk', which lies nowhere"),
        (showing.TellsEachAnother(), "is not told alike to all who may know it"),
        (showing.RemembersTooWell(), "is shown something of an earlier position"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_presentation_that_does_not_fit_is_caught(presentation: Showing[View], sentence: str) -> None:
    show("cove", presentation)
    try:
        with pytest.raises(CheckFailed, match=sentence):
            run(what_is_shown_lies_on_the_table, kit(Toy()))
    finally:
        show("cove", Showing())


def test_a_seed_in_a_view_is_caught() -> None:
    with pytest.raises(CheckFailed, match="can read the seed in its view"):
        run(views_keep_secrets, kit(secrecy.keeper_of(secrecy.ShowsItsSeed, secrecy.SeedKeeper)))


def test_believing_damaged_bytes_is_caught() -> None:
    with pytest.raises(CheckFailed, match=r"a saved position with .* (raises|is read as if it were sound)"):
        run(damage_is_noticed, kit(play.BelievesDamage()))


def test_taking_back_what_came_to_light_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.testkit.undo.Match", secrecy.ForgivingMatch)
    with pytest.raises(CheckFailed, match="took back a move that has revealed something"):
        run(undo_is_exact, kit(secrecy.keeper_of(Cove)))


@pytest.mark.parametrize(
    ("match", "position", "sentence"),
    [
        (secrecy.TrustingMatch, secrecy.AsksInSilence, "is offered an undo that does not work"),
        (secrecy.ForgivingMatch, Cove, "is told that '.*' forbids its undo, but that is not what happens"),
        (secrecy.RestlessMatch, Cove, "leads elsewhere than the other moves do"),
        (secrecy.ForgetfulMatch, Cove, "leaves another log than the other moves do"),
        (secrecy.HastyMatch, Cove, "takes back more or less than its last move"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_match_that_takes_back_wrongly_is_caught(
    match: type[Match], position: type[Cove], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("doubloon.testkit.offered_undo.Match", match)
    with pytest.raises(CheckFailed, match=sentence):
        run(offered_undos_work, kit(secrecy.keeper_of(position)))


def test_an_opponent_that_peeks_is_caught() -> None:
    with pytest.raises(CheckFailed, match=r"greedy on seat . plays .* where only what it cannot know is different"):
        run(bots_see_chairs_only, replace(kit(secrecy.keeper_of(Cove)), make_bot=secrecy.make_peeker))


def test_an_opponent_that_meddles_is_caught() -> None:
    with pytest.raises(CheckFailed, match="an opponent changed the game by thinking"):
        run(bots_see_chairs_only, replace(kit(secrecy.keeper_of(Cove)), make_bot=secrecy.make_meddler))


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (table.renamed, "'bid six' does not parse back to the move 5"),
        (table.renumbered, "the move 'bid 6' in place 5 has the id 6"),
        (table.capital, "'  SINK ' does not parse back"),
        (table.blank, "(does not parse back|has blanks or signs)"),
        (table.vague, "the field cards of 'sink' is {3, 4}: take a number"),
        (table.empty, "the move table is empty"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_faulty_move_table_is_caught(make: Callable[[], Game], sentence: str) -> None:
    with pytest.raises(CheckFailed, match=sentence):
        table_is_sound(kit(make()))


def test_two_moves_that_read_alike_are_refused_by_the_table_itself() -> None:
    with pytest.raises(ValueError, match="two moves read 'bid 1'"):
        table.WithMoves([*all_moves(), Move("bid", "bid 1")])


def test_a_game_that_runs_differently_interpreted_is_caught() -> None:
    game = table.KnowsHowItRuns()
    with pytest.raises(CheckFailed, match="ply 0: compiled and interpreted part ways"):
        interpreted_equals_compiled(kit(game, "tests.testkit.faults_of_the_table:KnowsHowItRuns"), tables_for(game)[:1])


def test_a_game_that_breaks_in_the_other_process_is_caught() -> None:
    game = table.KnowsHowItRuns()
    with pytest.raises(CheckFailed, match=r"(?s)the other process broke down: .*no attribute 'Nowhere'"):
        interpreted_equals_compiled(kit(game, "tests.testkit.toy:Nowhere"), tables_for(game)[:1])


def test_a_changed_rule_is_caught_by_its_goldens() -> None:
    changed = kit(table.ChangedRule())
    with pytest.raises(CheckFailed, match=r"sequences of . moves, perft.txt says"):
        perft_counts(changed)
    with pytest.raises(CheckFailed, match=r"playthrough.txt differs from today's game(.|\n)*--write"):
        matches_golden(changed, "playthrough.txt")


def test_a_changed_move_table_is_caught_by_its_golden() -> None:
    with pytest.raises(CheckFailed, match=r"moves.txt differs from today's game(.|\n)*\+size 36"):
        matches_golden(kit(table.ChangedMoves()), "moves.txt")


def test_a_missing_golden_is_a_failure(tmp_path: Path) -> None:
    bare = replace(kit(Toy()), data=tmp_path)
    with pytest.raises(CheckFailed, match=r"moves.txt is missing"):
        matches_golden(bare, "moves.txt")
    with pytest.raises(CheckFailed, match=r"perft.txt is missing"):
        perft_counts(bare)
    (tmp_path / "perft.txt").write_text("# nothing\n", encoding="utf-8")
    with pytest.raises(CheckFailed, match="holds no counts"):
        perft_counts(bare)


def test_every_check_at_a_table_has_a_fault_that_it_catches() -> None:
    caught = {check for _, check, _ in FAULTS} | {bots_see_chairs_only, what_is_shown_lies_on_the_table}
    assert set(all_checks.EVERYWHERE) == caught
