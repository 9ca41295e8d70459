"""The compiled engine is what runs, and the source is what runs when asked for."""

import ast
import inspect
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from doubloon import compiled

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "doubloon"


def python(code: str, interpreted: str) -> str:
    """What a new Python prints that runs the code."""
    environment = {**os.environ, "DOUBLOON_INTERPRETED": interpreted}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()


def test_every_engine_module_is_loaded_as_machine_code_where_it_can_be_compiled() -> None:
    from_source = python("from doubloon.compiled import *; print(loaded_from_source())", interpreted="0")
    assert (from_source == "[]") == compiled.can_compile(), f"interpreted: {from_source}; run `make setup`"


def test_the_engine_has_modules_to_compile() -> None:
    names = {path.relative_to(PACKAGE).parts[0] for path in compiled.engine_modules(PACKAGE)}
    assert names == set(compiled.ENGINE)


def test_interpreted_loads_every_module_from_source() -> None:
    code = "from doubloon.compiled import *; from doubloon.compiled import _engine_names as names\n"
    code += "print(is_compiled(), loaded_from_source() == names())"
    assert python(code, interpreted="1") == "False True"


def documented_classes(path: Path) -> dict[str, str]:
    """The classes of a module that have docstrings, as its source has them. In the kernel all have."""
    classes = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
    found = {node.name: text for node in classes if (text := ast.get_docstring(node))}
    assert len(found) == len(classes) or "core" not in path.parts, path
    return found


def test_classes_of_the_engine_say_what_they_are_compiled_or_not() -> None:
    for path in compiled.engine_sources(PACKAGE):
        wanted = documented_classes(path)
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
        found = {each: inspect.getdoc(vars(import_module(name))[each]) for each in wanted}
        assert found == wanted, path


def test_interpreted_is_inherited_by_worker_processes() -> None:
    code = (
        "import concurrent.futures as f, multiprocessing as m; from doubloon.compiled import is_compiled\n"
        "if __name__ == '__main__':\n"
        "    with f.ProcessPoolExecutor(1, m.get_context('spawn')) as pool:\n"
        "        print(pool.submit(is_compiled).result())"
    )
    assert python(code, interpreted="1") == "False"


def test_a_module_marked_as_interpreted_is_left_out(tmp_path: Path) -> None:
    core = tmp_path / "core"
    core.mkdir()
    (core / "__init__.py").write_text("")
    (core / "rng.py").write_text("x = 1\n")
    (core / "view.py").write_text("# interpreted: msgspec structs live here\nx = 1\n")
    assert compiled.engine_modules(tmp_path) == [core / "rng.py"]
    assert compiled.engine_sources(tmp_path) == [core / "__init__.py", core / "rng.py", core / "view.py"]


def test_a_reason_is_given_wherever_a_module_stays_interpreted() -> None:
    for path in compiled.engine_sources(PACKAGE):
        first = path.read_text(encoding="utf-8").split("\n", 1)[0]
        if first.startswith(compiled.INTERPRETED):
            assert len(first) > len(compiled.INTERPRETED) + 10, f"{path} does not say why it is interpreted"


def test_without_a_compiler_nothing_can_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert not compiled.can_compile()
