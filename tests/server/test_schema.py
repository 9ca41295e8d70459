"""The types that the page is made from are those that the server speaks."""

import json
import re
from pathlib import Path

import pytest

from doubloon.registry import game_ids
from doubloon.server import schema
from doubloon.server.gates import GATES

ROOT = Path(__file__).parents[2]
WRITTEN = ROOT / "web" / "openapi.json"
RAISED = re.compile(r'Refusal\(\s*"(\w+)",\s*"(\w+)"')


def test_the_written_schema_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert schema.main(["--check", str(WRITTEN)]) == 0, capsys.readouterr().err


def test_an_old_schema_is_told_with_the_remedy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = tmp_path / "openapi.json"
    old.write_text("{}")
    assert schema.main(["--check", str(old)]) == 1
    assert "python -m doubloon.server.schema" in capsys.readouterr().err
    assert schema.main([str(old)]) == 0
    assert schema.main(["--check", str(old)]) == 0


def test_every_reference_leads_somewhere_and_every_game_has_a_view() -> None:
    document = schema.document()
    schemas = document["components"]["schemas"]
    text = json.dumps(document)
    named = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert named <= schemas.keys()
    assert schemas["View"]["discriminator"]["mapping"].keys() == set(game_ids())


def test_descriptions_stand_at_the_margin_whatever_python_makes_of_docstrings() -> None:
    """Before 3.13 docstrings keep the indentation of the source; the written file must not tell who wrote it."""
    schemas = schema.document()["components"]["schemas"]
    lines = [line for part in schemas.values() for line in part.get("description", "").splitlines()]
    assert len(lines) > len(schemas) / 2
    assert [line for line in lines if line != line.strip()] == []


def test_the_protocol_names_every_refusal_at_its_gate_and_no_other() -> None:
    sources = "".join(file.read_text() for file in (ROOT / "src" / "doubloon" / "server").glob("*.py"))
    told = (ROOT / "docs" / "protocol.md").read_text()
    rows = re.findall(rf"^\| ({'|'.join(GATES)}) \|.*\|(.*)\|$", told, re.MULTILINE)
    assert [gate for gate, _ in rows] == list(GATES)
    named = {(gate, code) for gate, codes in rows for code in re.findall(r"`(\w+)`", codes)}
    named -= {("legality", "clause"), ("legality", "reason")}  # fields, not codes
    assert named == set(RAISED.findall(sources))
