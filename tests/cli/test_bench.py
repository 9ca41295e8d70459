"""`doubloon bench`."""

from __future__ import annotations

from importlib.machinery import ModuleSpec

import pytest

from doubloon import compiled
from doubloon.arena import bench, load, peers
from doubloon.commands import bench as command
from doubloon.compiled import is_compiled
from doubloon.core.errors import DoubloonError
from doubloon.envs import speed
from tests.cli.running import Doubloon

QUICK = ["bench", "silver_gold", "--seconds", "0.05"]


@pytest.fixture(autouse=True)
def one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)


def test_the_json_has_exactly_the_promised_keys(doubloon: Doubloon, monkeypatch: pytest.MonkeyPatch) -> None:
    # The peers need not be installed: what they would measure is made up.
    monkeypatch.setattr(peers, "find_spec", lambda name: ModuleSpec(name, None))
    monkeypatch.setattr(peers, "version", lambda _: "1.2.3")
    monkeypatch.setattr(bench, "moves_per_s_elsewhere", lambda name, seconds: 1000.0)
    monkeypatch.setattr(speed, "elsewhere", lambda *given: 1000.0)
    ran = doubloon(*QUICK, "--peers", "--json")
    found = ran._replace(err="").json()
    assert list(found) == ["compiled", "results", "peers", "doors"]
    (door,) = found["doors"]
    assert (door["game"], door["seats"]) == ("silver_gold", 2)
    assert door["batch_to_aec"] == door["open_spiel_to_gin_rummy"] == 1.0
    assert found["compiled"] == is_compiled()
    names = ["catanatron", "open_spiel_gin_rummy", "open_spiel_backgammon", "python_chess"]
    assert found["peers"] == {name: {"version": "1.2.3", "moves_per_s": 1000.0} for name in names}
    assert [result["seats"] for result in found["results"]] == [1, 2, 3, 4]
    for result in found["results"]:
        assert list(result) == [
            "game",
            "seats",
            "moves_per_s",
            "games_per_s",
            "clones_per_s",
            "search_iterations_per_s",
            "interpreted_ratio",
            "jobs2_ratio",
            "peers",
        ]
        for rate in ("moves_per_s", "games_per_s", "clones_per_s", "search_iterations_per_s"):
            assert result[rate] > 0
        assert result["peers"] == pytest.approx(dict.fromkeys(names, result["moves_per_s"] / 1000), abs=0.01)
        assert (result["interpreted_ratio"] is not None) == is_compiled()
        assert (result["jobs2_ratio"] is not None) == (result["seats"] == 4)


@pytest.mark.parametrize(("from_source", "how"), [([], "compiled"), (["doubloon.core.rng"], "interpreted")])
def test_figures_of_the_source_are_not_sold_as_those_of_machine_code(
    doubloon: Doubloon, monkeypatch: pytest.MonkeyPatch, from_source: list[str], how: str
) -> None:
    monkeypatch.setattr(compiled, "loaded_from_source", lambda: from_source)
    monkeypatch.setattr(bench, "is_compiled", compiled.is_compiled)
    monkeypatch.setattr(bench, "measurements", lambda *_: [])
    monkeypatch.setattr(bench, "report", lambda *_: bench.Report(compiled.is_compiled(), [], {}))
    ran = doubloon(*QUICK)
    assert ran.code == 0
    assert f"The engine, {how}, one core" in ran.out
    assert ("doubloon.core.rng among them: these are no figures of the compiled engine" in ran.err) == bool(from_source)


def test_peers_that_are_not_installed_get_one_sentence(doubloon: Doubloon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda _: None)
    said = doubloon(*QUICK, "--peers").complaint()
    assert "catanatron, chess, open_spiel, pettingzoo, pygame-ce" in said
    assert "make bench" in said
    assert "doubloon[bench]" in said


def test_the_environments_are_measured_alone_for_those_in_a_hurry(
    doubloon: Doubloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rates go by what is measured: a batch is twice as fast as one environment here, and that as a peer."""
    rates = {"batch": 400.0, "aec": 200.0}
    monkeypatch.setattr(peers, "find_spec", lambda name: None if name == "catanatron" else ModuleSpec(name, None))
    monkeypatch.setattr(speed, "elsewhere", lambda door, *_: rates.get(door, 100.0))
    (door,) = doubloon("bench", "jackal", "--doors", "--json")._replace(err="").json()["doors"]
    assert door["game"] == "jackal"
    assert (door["batch_to_aec"], door["batch_to_connect_four"], door["open_spiel_to_gin_rummy"]) == (2.0, 4.0, 1.0)
    table = doubloon("bench", "jackal", "--doors").out
    assert "batch : connect four" in table
    assert "The engine" not in table


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["gold"], "no game 'gold'"),
        (["--seconds", "0"], "'0' is not a number from 0.01 to 600"),
        (["--seconds", "nan"], "'nan' is not a number"),
        (["--seconds", "soon"], "'soon' is not a number"),
        (["--tables", "100"], "--tables is for measuring the server; add --server"),
        (["--seats", "4"], "--seats is for measuring the server"),
        (["--think", "0"], "--think is for measuring the server"),
        (["--workers", "1"], "--workers is for measuring the server"),
        (["--db", ""], "--db is for measuring the server"),
        (["--bots", "mate"], "--bots is for measuring the server"),
        (["--server", "--bots", "greedy"], "the levels of bots are cabin_boy"),
        (["--doors", "--peers"], "--doors measures the environments alone and --peers more than that"),
        (["--doors", "--server"], "--doors measures the environments alone and --server more than that"),
        (["--levels", "--doors"], "--levels measures the bots and --doors not"),
        (["--server", "--peers"], "--peers measures the engine and --server the server"),
        (["--server", "--seconds", "5"], "--seconds measures the engine and --server the server"),
    ],
)
def test_wrong_input_gets_one_sentence(doubloon: Doubloon, arguments: list[str], said: str) -> None:
    assert said in doubloon("bench", *arguments).complaint()


def test_the_table_shows_the_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    row = bench.Speed("silver_gold", 4, 2e6, 2e4, 1e6, 2e4, 8.25, 1.8, {"catanatron": 72.5})
    command.print_report(bench.Report(True, [row], {"catanatron": bench.PeerSpeed("3.2.1", 27586.2)}))
    out = capsys.readouterr().out
    for figure in ("2 000 000", "8.2", "1.80", "3.2.1", "27 586", "72.5"):
        assert figure in out


def test_the_load_on_the_server_is_what_is_given_and_else_the_usual(
    doubloon: Doubloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    loads: list[load.Load] = []

    def measure(given: load.Load) -> load.LoadReport:
        loads.append(given)
        raise DoubloonError("enough is known")

    monkeypatch.setattr(load, "measure", measure)
    doubloon("bench", "--server").complaint()
    doubloon("bench", "loot_island", "--server", "--tables", "3", "--seats", "8", "--think", "0").complaint()
    assert loads == [load.Load("silver_gold", 250, 4, 0.25, 1, ""), load.Load("loot_island", 3, 5, 0.0, 1, "")]
