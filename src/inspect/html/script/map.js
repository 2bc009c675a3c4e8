// The map: a strip that shows every section with its position and size in the file.

class FileMap {
  constructor(node) {
    this.strip = element("div", { className: "strip", onwheel: (event) => this.wheel(event), ondblclick: () => this.zoom(0, this.size) });
    this.from = element("span");
    this.to = element("span");
    const legend = element("div", { className: "legend" });
    for (const [kind, name] of Object.entries(KINDS)) {
      legend.append(element("span", {}, element("i", { style: { background: `var(--${kind})` } }), name));
    }
    node.append(this.strip, element("div", { className: "scale" }, this.from, legend, this.to));
  }

  /** Shows a file's sections. */
  open(file) {
    this.sections = [...file.sections.values()].filter((section) => section.span[1] > section.span[0]);
    this.sections.sort((a, b) => a.span[0] - b.span[0]);
    this.sections = this.sections.concat(this.gaps(file.bytes.length));
    this.size = Math.max(file.bytes.length, 1);
    this.zoom(0, this.size);
  }

  /** The gaps between sections: headers, and in COFF the symbol and string tables. */
  gaps(size) {
    const found = [];
    let last = 0;
    const gap = (to) => {
      if (to > last) found.push({ name: "no section", kind: "gap", span: [last, to] });
    };
    for (const section of this.sections) {
      gap(section.span[0]);
      last = Math.max(last, section.span[1]);
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
    const length = this.end - this.start;
    const width = this.strip.clientWidth || 1000;
    const nodes = [];
    let last = -1;
    for (const section of this.sections) {
      const [from, to] = section.span;
      if (to <= this.start || from >= this.end) continue;
      const left = (Math.max(from, this.start) - this.start) / length;
      const right = (Math.min(to, this.end) - this.start) / length;
      // Of several sections within one pixel only the first is drawn.
      const pixel = Math.floor(right * width);
      const isGap = section.index === undefined;
      const isChosen = !isGap && section.index === this.chosen;
      if (pixel === last && !isChosen) continue;
      last = pixel;
      nodes.push(element("a", {
        ...(isGap ? {} : { href: linkTo({ s: section.index }) }),
        className: isChosen ? "chosen" : isGap ? "gap" : "",
        title: `${textOf(section.name)}: ${hex(from)} to ${hex(to)}, ${to - from} bytes`,
        style: { left: left * 100 + "%", width: (right - left) * 100 + "%", ...(isGap ? {} : { background: `var(--${section.kind})` }) },
      }, (right - left) * width > 40 ? textOf(section.name) : ""));
    }
    this.strip.replaceChildren(...nodes);
    this.from.textContent = hex(Math.floor(this.start));
    this.to.textContent = hex(Math.ceil(this.end));
  }

  choose(index) {
    this.chosen = index;
    this.draw();
  }
}
