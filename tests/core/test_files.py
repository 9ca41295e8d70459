"""Files that people hand us."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core.errors import BadRecord
from doubloon.core.files import read_text, version_of


def test_a_file_may_have_as_many_bytes_as_allowed_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "box.txt"
    path.write_bytes(b"twelve bytes")
    assert read_text(path, 12, BadRecord) == "twelve bytes"
    with pytest.raises(BadRecord, match="is larger than the allowed 11 bytes"):
        read_text(path, 11, BadRecord)


def test_the_mark_that_some_editors_put_first_is_no_part_of_the_text(tmp_path: Path) -> None:
    path = tmp_path / "box.txt"
    path.write_bytes(b"\xef\xbb\xbfpr\xc3\xaat")
    assert read_text(path, 100, BadRecord) == "prêt"


def test_a_name_that_no_file_can_have_is_refused() -> None:
    with pytest.raises(BadRecord, match="is not the name of a file"):
        read_text(Path("a\0b"), 100, BadRecord)


def test_a_file_that_was_changed_has_another_version(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    assert version_of(None) == version_of(file) == version_of(tmp_path) == version_of(Path("/dev/zero")) == ""
    file.write_text("one")
    first = version_of(file)
    file.write_text("more")
    assert first != version_of(file) != ""
