"""What a ladder looks like: a chart, and a file from which page and terminal tell how strong a level is."""

from __future__ import annotations

from doubloon.arena.ladder import Ladder, Plan, Standing

WIDTH, LEFT, RIGHT, ROW, TOP = 640, 110, 150, 34, 46
GRID = 200  # rating points between two lines
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#333}.grid{stroke:#ccc}.bar{stroke:#7a5;stroke-width:5;"
    "stroke-linecap:round}.dot{fill:#263}@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#555}"
    ".bar{stroke:#8c6}.dot{fill:#cfb}}"
)


def chart(found: Ladder) -> str:
    """Ratings with their 95 % intervals as SVG, the strongest on top, and how often each beats the one below."""
    low = min(level.low for level in found.levels) // GRID * GRID
    high = -(-max(level.high for level in found.levels) // GRID) * GRID
    height = TOP + ROW * len(found.levels) + 10

    def across(rating: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (rating - low) / max(1.0, high - low), 1)

    title = f"{found.game}: ratings, {found.games} games a pair, seed {found.seed}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{_plain(title)}</title><style>{STYLE}</style>",
        f'<text x="0" y="16">{_plain(title)}</text>',
        f'<text x="{WIDTH}" y="16" text-anchor="end">beats the one below</text>',
    ]
    for rating in range(int(low), int(high) + 1, GRID):
        x = across(rating)
        lines.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{height}"/>')
        lines.append(f'<text x="{x}" y="{TOP - 8}" text-anchor="middle">{rating}</text>')
    for row, level in enumerate(reversed(found.levels)):
        y = TOP + ROW * row + ROW // 2
        lines.append(f'<text x="0" y="{y + 5}">{_plain(level.name)}</text>')
        lines.append(f'<line class="bar" x1="{across(level.low)}" x2="{across(level.high)}" y1="{y}" y2="{y}"/>')
        lines.append(f'<circle class="dot" cx="{across(level.rating)}" cy="{y}" r="6"/>')
        lines.append(f'<text x="{WIDTH}" y="{y + 5}" text-anchor="end">{_beats(found, level)}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def _beats(found: Ladder, level: Standing) -> str:
    for step in found.steps:
        if step.stronger == level.name and step.weaker == _below(found, level):
            return f"{step.share:.0%} ({step.low:.0%} – {step.high:.0%})"
    return ""


def _below(found: Ladder, level: Standing) -> str:
    place = found.levels.index(level)
    return found.levels[place - 1].name if place else ""


def _plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def kept(found: Ladder, plan: Plan) -> str:
    """The ratings as TOML: by level also how often it beats the one below, in hundredths, and in how many games."""
    asked = " --neighbours" if plan.neighbours else ""
    lines = [
        f'made_by = "doubloon ladder {found.game}{asked} --bots {",".join(plan.bots)} --games {found.games} '
        f'--seed {found.seed}"',
        f'digest = "{found.digest}"',
    ]
    for level in found.levels:
        lines += ["", "[[levels]]", f'name = "{level.name}"']
        lines += [f"rating = {level.rating:.0f}", f"low = {level.low:.0f}", f"high = {level.high:.0f}"]
        for step in found.steps:
            if step.stronger == level.name and step.weaker == _below(found, level):
                lines += [f"beats = {100 * step.share:.0f}", f"beats_low = {100 * step.low:.0f}"]
                lines += [f"beats_high = {100 * step.high:.0f}", f"games = {step.games}"]
    return "\n".join(lines) + "\n"
