"""The page of pictures: every position under every look, to be narrowed down by game, size, theme and language."""

from __future__ import annotations

from html import escape

from msgspec import Struct

from tools.gallery.drawing import Look
from tools.gallery.positions import Position

HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Doubloon: every kind of decision</title>
<style>
  body { margin: 0 16px 60px; font: 15px/1.4 system-ui, sans-serif; background: #e9e4d8; color: #222; }
  form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 10px 0; background: #e9e4d8 }
  section { display: flex; flex-wrap: wrap; gap: 10px; align-items: start; }
  h2 { margin: 26px 0 6px; font-size: 18px; }
  figure { margin: 0; }
  figcaption { font-size: 12px; }
  img { display: block; max-width: 620px; border: 1px solid #9a8f78; }
  .phone img { max-width: 240px; }
  li { color: #a4161a; font-size: 12px; }
  [hidden] { display: none; }
</style>
"""
SCRIPT = """
<script>
  const form = document.querySelector("form");
  const narrow = () => {
    const wanted = Object.fromEntries(new FormData(form));
    for (const figure of document.querySelectorAll("figure"))
      figure.hidden = Object.entries(wanted).some(([key, value]) => value && figure.dataset[key] !== value);
    for (const group of document.querySelectorAll("article"))
      group.hidden = !group.querySelector("figure:not([hidden])");
  };
  form.addEventListener("change", narrow);
  narrow();
</script>
"""


class Picture(Struct, frozen=True):
    """One of them: where it lies, what it shows, and what is wrong with it."""

    file: str
    position: Position
    look: Look
    faults: list[str]


def album(pictures: list[Picture]) -> str:
    """The page, as HTML."""
    groups: dict[str, list[Picture]] = {}
    for picture in pictures:
        groups.setdefault(picture.position.name, []).append(picture)
    return "".join([HEAD, _choosers(pictures), *(_group(name, group) for name, group in groups.items()), SCRIPT])


def _choosers(pictures: list[Picture]) -> str:
    """What can be narrowed down, and to what; at first one look, as all would be too many at once."""
    first = pictures[0].look
    return f"""<form>
  {_chooser("game", sorted({one.position.played.game for one in pictures}), "")}
  {_chooser("size", list(dict.fromkeys(_size(one.look) for one in pictures)), _size(first))}
  {_chooser("theme", list(dict.fromkeys(one.look.theme for one in pictures)), first.theme)}
  {_chooser("language", list(dict.fromkeys(one.look.language for one in pictures)), first.language)}
  {_chooser("faults", ["yes"], "")}
</form>
"""


def _chooser(name: str, values: list[str], chosen: str) -> str:
    options = "".join(f"<option{' selected' if value == chosen else ''}>{value}</option>" for value in values)
    return f'<label>{name} <select name="{name}"><option value="">all</option>{options}</select></label>'


def _group(name: str, pictures: list[Picture]) -> str:
    figures = "".join(_figure(picture) for picture in pictures)
    return f"<article><h2>{escape(name)}</h2><section>{figures}</section></article>\n"


def _figure(picture: Picture) -> str:
    look = picture.look
    faults = "".join(f"<li>{escape(fault)}</li>" for fault in picture.faults)
    return (
        f'<figure class="{"phone" if look.phone else "desk"}" data-game="{picture.position.played.game}"'
        f' data-size="{_size(look)}" data-theme="{look.theme}" data-language="{look.language}"'
        f' data-faults="{"yes" if faults else ""}"><a href="{picture.file}">'
        f'<img loading="lazy" src="{picture.file}" width="{look.size[0]}" style="height: auto" alt="" /></a>'
        f"<figcaption>{look.name}</figcaption><ul>{faults}</ul></figure>\n"
    )


def _size(look: Look) -> str:
    return f"{look.size[0]}x{look.size[1]}"
