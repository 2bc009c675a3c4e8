// The map: a strip that shows every part of the file with its position and size.

class FileMap {
  constructor(node) {
    this.strip = element("div", { className: "strip", role: "group", "aria-label": "the file from its first to its last byte",
      onwheel: (event) => this.wheel(event), ondblclick: () => this.zoom(0, this.size) });
    this.from = element("span");
    this.to = element("span");
    const legend = element("div", { className: "legend" });
    for (const [kind, name] of Object.entries(KINDS)) {
      legend.append(element("span", {}, element("i", { className: "kind-" + kind }), name));
    }
    node.append(this.strip, element("div", { className: "scale" }, this.from, legend, this.to));
  }

  /** Shows a file's sections, and the parts of it that are no sections. */
  open(file) {
    this.pieces = file.pieces().sort((a, b) => a.span[0] - b.span[0]);
    this.pieces = this.pieces.concat(this.gaps(file.size));
    this.size = Math.max(file.size, 1);
    this.zoom(0, this.size);
  }

  /** What is left: padding, and what the page leaves out. */
  gaps(size) {
    const found = [];
    let last = 0;
    const gap = (to) => {
      if (to > last) found.push({ name: "no section", kind: "gap", span: [last, to] });
    };
    for (const piece of this.pieces) {
      gap(piece.span[0]);
      last = Math.max(last, piece.span[1]);
    }
    gap(size);
    return found;
  }

  zoom(start, end) {
    [this.start, this.end] = [start, end];
    this.draw();
  }

  /** The wheel zooms around the pointer. */
  wheel(event) {
    event.preventDefault();
    const box = this.strip.getBoundingClientRect();
    const part = (event.clientX - box.left) / box.width;
    const length = Math.min(Math.max((this.end - this.start) * (event.deltaY < 0 ? 0.7 : 1.4), 64), this.size);
    const middle = this.start + (this.end - this.start) * part;
    const start = Math.min(Math.max(middle - length * part, 0), this.size - length);
    this.zoom(start, start + length);
  }

  draw() {
    if (!this.pieces) return;
    const length = this.end - this.start;
    const width = this.strip.clientWidth || 1000;
    const nodes = [];
    let last = -1;
    for (const piece of this.pieces) {
      const [from, to] = piece.span;
      if (to <= this.start || from >= this.end) continue;
      const left = (Math.max(from, this.start) - this.start) / length;
      const right = (Math.min(to, this.end) - this.start) / length;
      // Of several parts within one pixel only the first is drawn.
      const pixel = Math.floor(right * width);
      const isGap = piece.id === undefined;
      const isChosen = !isGap && piece.id === this.chosen;
      if (pixel === last && !isChosen) continue;
      last = pixel;
      const title = `${piece.name || "(no name)"}: ${hex(from)} to ${hex(to)}, ${count(to - from)} bytes`;
      nodes.push(element("a", {
        ...(isGap ? {} : { href: linkTo({ s: piece.id }) }), title, "aria-label": title,
        className: `kind-${piece.kind}${isChosen ? " chosen" : ""}`,
        style: { left: left * 100 + "%", width: (right - left) * 100 + "%" },
      }, (right - left) * width > 40 ? piece.name : ""));
    }
    this.strip.replaceChildren(...nodes);
    this.from.textContent = hex(Math.floor(this.start));
    this.to.textContent = hex(Math.ceil(this.end));
  }

  choose(id) {
    this.chosen = id;
    this.draw();
  }
}
