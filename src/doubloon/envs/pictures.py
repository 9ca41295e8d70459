"""A text as a picture, for tools that want pixels."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from doubloon.envs.features import Array

PAPER = (246, 239, 222)
INK = (38, 32, 24)
MARGIN = 8
LINE = 12  # pixels from line to line


def drawn(text: str) -> Array:
    """Red, green and blue of every pixel, as uint8."""
    font = ImageFont.load_default_imagefont()
    lines = text.encode("ascii", "replace").decode().splitlines() or [""]
    width = max(int(font.getlength(line)) for line in lines)
    picture = Image.new("RGB", (width + 2 * MARGIN, len(lines) * LINE + 2 * MARGIN), PAPER)
    pen = ImageDraw.Draw(picture)
    for number, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + number * LINE), line, fill=INK, font=font)
    return np.array(picture)  # a copy: Pillow's own memory can only be read
