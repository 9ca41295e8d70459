// What is wrong with the page as it stands, in words; run in the page. The least side of a target is `smallest` pixels; of a
// field that is drawn on a board, where a finger hits what lies nearest, `field` pixels.
([smallest, field]) => {
  const SLACK = 1.5; // pixels: edges are rounded
  const LETTERS = 0.3; // of the letters' height: their boxes are higher than they are
  const TARGETS = "button, a[href], input, select, textarea, summary, [role=button], [role=option], [role=tab], [role=radio]";

  const found = [];
  const say = (fault, element, more = "") => found.push(`${fault}: ${named(element)}${more}`);

  function named(element) {
    const own = (one) => {
      const data = ["spot", "part", "move"].flatMap((key) => (one.dataset?.[key] ? [`${key} ${one.dataset[key]}`] : []));
      const classes = [...one.classList].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`);
      return `${one.localName}${classes.join("")}${data.length ? `[${data}]` : ""}`;
    };
    const above = element.parentElement;
    const said = (element.getAttribute("aria-label") ?? element.textContent).replace(/\s+/g, " ").trim().slice(0, 40);
    return `${above ? `${own(above)} > ` : ""}${own(element)} “${said}”`;
  }

  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // Words for screen readers alone lie in a box of one pixel.
  const spoken = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const { width, height } = one.getBoundingClientRect();
      if (width <= 1 && height <= 1 && getComputedStyle(one).overflow !== "visible") return true;
    }
    return false;
  };
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";

  /** The first box that cuts something off, unless it can be scrolled or ends in dots on purpose; a deed never does. */
  function cutting(element, box, letters) {
    let [sideways, upright] = [true, true];
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = styleOf(one);
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (style.textOverflow === "ellipsis") sideways = false;
      if (style.webkitLineClamp !== "none" && !one.closest("[data-main]")) upright = false;
      if (one.matches(".sure.cut > *")) upright = false; // whoever looks there is shown all of it
      if (sideways && cuts(style.overflowX) && (box.left < left - SLACK || box.right > right + SLACK)) return one;
      if (upright && cuts(style.overflowY) && (box.top < top - letters || box.bottom > bottom + letters)) return one;
      if (scrolls(style.overflowX)) sideways = false;
      if (scrolls(style.overflowY)) upright = false;
      if (style.position === "fixed") return null;
    }
    return null;
  }

  /** As much of an element as can be seen without scrolling. */
  function shown(element) {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    for (let one = element.parentElement; one; one = one.parentElement) {
      const style = styleOf(one);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = one.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }

  function lookAtTexts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!text.data.trim() || !seen(element) || spoken(element) || element.closest(".lens")) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (!box.width) continue;
      const letters = parseFloat(styleOf(element).fontSize) * LETTERS + SLACK;
      const edge = cutting(element, box, letters);
      if (edge) say("cut off", element, ` by ${named(edge).split(" “")[0]}`);
      const target = element.closest(TARGETS);
      if (target && !edge && !styleOf(target).display.startsWith("inline") && target.localName !== "a") {
        const around = target.getBoundingClientRect();
        if (box.left < around.left - SLACK || box.right > around.right + SLACK) say("sticks out", element);
      }
    }
  }

  function targets() {
    return [...document.querySelectorAll(TARGETS)].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width && height && seen(one) && !spoken(one) && !one.disabled && one.getAttribute("aria-disabled") !== "true";
    });
  }

  // A lens, which may have to be unfolded, shows the board once more, larger: what is small on the board is tapped there.
  // Other things have a button that stands for them.
  function magnified(element) {
    if (!(element instanceof SVGElement)) return false;
    const button = document.querySelector(`[data-for="${CSS.escape(element.dataset.spot ?? "")}"]`)?.getBoundingClientRect();
    return document.querySelector('.lens, [aria-keyshortcuts="L"]') !== null || (button && Math.min(button.width, button.height) >= smallest);
  }

  /** Nothing of it can be seen, and no scrolling brings it back. */
  function lost(element) {
    const box = element.getBoundingClientRect();
    for (let one = element.parentElement; one; one = one.parentElement) {
      const style = styleOf(one);
      if (scrolls(style.overflowX) || scrolls(style.overflowY) || style.position === "fixed") return false;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (cuts(style.overflowX) && (box.left > right - SLACK || box.right < left + SLACK)) return true;
      if (cuts(style.overflowY) && (box.top > bottom - SLACK || box.bottom < top + SLACK)) return true;
    }
    return false;
  }

  /** Boxes whose other half has to be looked for; the sea is made for being moved. */
  function lookAtScrollers() {
    for (const one of document.querySelectorAll("body *")) {
      const { overflowX } = styleOf(one);
      if (!scrolls(overflowX) || one.matches("main .window, main .near") || !seen(one)) continue;
      if (one.clientWidth && one.scrollWidth > one.clientWidth + SLACK) say("scrolls sideways", one, ` ${one.scrollWidth - one.clientWidth} px`);
    }
  }

  function lookAtTargets() {
    for (const one of targets()) {
      if (lost(one)) {
        say("cut away", one);
        continue;
      }
      const label = one.localName === "input" ? one.closest("label") : null;
      const boxes = [one, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect());
      const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
      const inText = one instanceof HTMLElement && styleOf(one).display === "inline";
      const least = one.matches("main svg *, main .island *") ? field : smallest;
      if (!inText && !magnified(one) && Math.min(width, height) < least - 0.5) {
        say("too small", one, ` ${Math.round(width)}×${Math.round(height)}`);
      }
      const box = shown(one);
      if (box.width < least / 2 || box.height < least / 2) continue;
      const reached = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]].map(([x, y]) =>
        document.elementFromPoint(box.left + box.width * x, box.top + box.height * y),
      );
      if (reached[0]?.closest(".over, .veil")) continue;
      if (!reached.some((other) => other && (one.contains(other) || other.contains(one) || label?.contains(other)))) {
        say("covered", one, ` by ${reached[0] ? named(reached[0]) : "nothing"}`);
      }
    }
  }

  /** Bars, columns and the board: none lies over another, but for the result with its veils, until it is put aside. */
  function lookAtAreas() {
    const frame = document.querySelector(".frame");
    if (!frame) return;
    const areas = [...frame.children].flatMap((one) => (styleOf(one).display === "contents" ? [...one.children] : [one]));
    const boxes = areas.filter((one) => seen(one)).map((one) => [one, one.getBoundingClientRect()]);
    for (const [one, a] of boxes) {
      for (const [other, b] of boxes) {
        if (one === other || other.matches(".over, .veil") || one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > SLACK && high > SLACK) say("overlaps", one, ` and ${named(other)}`);
      }
    }
  }

  lookAtTexts();
  lookAtTargets();
  lookAtAreas();
  lookAtScrollers();
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`scrolls sideways: ${wide} px`);
  return [...new Set(found)];
}
