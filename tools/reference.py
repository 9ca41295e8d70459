"""The pages of the documentation: those of docs/, and the API reference, made of the source's docstrings.

Gathers them in build/docs, from where zensical.toml takes them. The source is read and not imported: compiled or not
makes no difference.
"""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"

# What a game, a bot or a surface is written with: a page each.
PAGES = {
    "core": ("doubloon.core", "The kernel: games, positions, moves, decisions, views, records, presentations."),
    "bots": ("doubloon.bots", "Opponents, and how to make one."),
    "testkit": ("doubloon.testkit", "What every game must pass."),
    "registry": ("doubloon.registry", "The games there are."),
    "words": ("doubloon.words", "What people read, in three languages."),
}


def gather(target: Path) -> None:
    """Put all pages into a folder, which is made anew."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "docs", target)
    (target / "reference").mkdir()
    for name in PAGES:
        (target / "reference" / f"{name}.md").write_text(page(name), encoding="utf-8")


def page(name: str) -> str:
    """The Markdown of one page: every module of a package, or the module itself."""
    package, about = PAGES[name]
    root = SOURCE.joinpath(*package.split("."))
    paths = sorted(root.rglob("*.py")) if root.is_dir() else [root.with_suffix(".py")]
    parts = [part for path in paths for part in module(path)]
    return "\n\n".join([f"# {package}", about, *parts, ""])


def module(path: Path) -> Iterator[str]:
    """A module: what it says of itself, then its public names. One that says nothing of itself is left out."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    about = ast.get_docstring(tree)
    if about is None:
        return
    dotted = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    yield f"## {dotted}"
    yield readable(about)
    for node, following in zip(tree.body, [*tree.body[1:], None]):
        if isinstance(node, ast.ClassDef) and public(node.name):
            yield from described_class(node, text.split("\n"))
        elif isinstance(node, ast.FunctionDef) and public(node.name):
            yield entry(signature(node), ast.get_docstring(node))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and words_below(following):
            yield entry(ast.unparse(node), words_below(following))


def described_class(node: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    """A class with its fields, as they stand in the source, and those methods that say something of themselves."""
    bases = [ast.unparse(base) for base in [*node.bases, *node.keywords] if base is not None]
    made = next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)
    yield f"### {node.name}"
    takes = parameters(made) if made else f"({', '.join(bases)})" if bases else ""
    yield f"`class {node.name}{takes}`"
    about = ast.get_docstring(node)
    if about:
        yield readable(about)
    fields = [part for part in node.body if isinstance(part, ast.AnnAssign) and public(ast.unparse(part.target))]
    if fields:
        yield "\n".join(["```python", *(lines[field.lineno - 1].strip() for field in fields), "```"])
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and public(part.name) and ast.get_docstring(part):
            yield entry(signature(part), ast.get_docstring(part))


def public(name: str) -> bool:
    return not name.startswith("_")


def words_below(node: ast.stmt | None) -> str | None:
    """The text that stands below a name and is about it."""
    return str(node.value.value) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) else None


def signature(node: ast.FunctionDef) -> str:
    returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}{parameters(node)}{returned}"


def parameters(node: ast.FunctionDef) -> str:
    given = ast.unparse(node.args)
    return f"({re.sub(r'^(self|cls)(, )?', '', given)})"


def entry(term: str, about: str | None) -> str:
    """A name with what is said of it, indented below it; its name alone if that is enough."""
    name = f"`{' '.join(term.split())}`"
    if not about:
        return name
    told = "\n".join(f"    {line}" if line else "" for line in readable(about).split("\n"))
    return f"{name}\n:   {told.strip()}"


def readable(text: str) -> str:
    """A docstring as Markdown: examples become code."""
    lines: list[str] = []
    inside = False
    for line in text.split("\n"):
        begins = line.lstrip().startswith(">>>")
        if begins and not inside:
            lines += ["", "```python"]
            inside = True
        elif inside and not line.strip():
            lines += ["```"]
            inside = False
        lines.append(line.lstrip() if inside else line)
    return "\n".join([*lines, *(["```"] if inside else [])])


if __name__ == "__main__":
    gather(ROOT / "build" / "docs")
