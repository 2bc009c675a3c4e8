// Bytes next to their meaning: a hex dump with 16 bytes per line, and a table with rows linked to their bytes.

const LINE = 16;

/** The index of the first element of a sorted array that is not less than a number. */
function firstFrom(list, value, key) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (key(list[middle]) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

class Bytes {
  /** `chosen(at)` is called when a byte is selected. */
  constructor(file, section, chosen) {
    this.data = file.bytesOf(section);
    this.symbols = section.symbols.filter((symbol) => symbol.type !== "SECTION");
    this.fixups = file.relocationsOf(section).slice().sort((a, b) => a.span[0] - b.span[0]);
    this.chosen = chosen;
    this.marked = [0, 0];
    this.list = new List("bytes", Math.ceil(this.data.length / LINE), (index) => this.line(index));
  }

  mark(from, to) {
    this.marked = [from, Math.max(to, from + 1)];
    this.list.show(Math.floor(from / LINE));
  }

  /** The relocations whose fields overlap a line. */
  fixupsOf(start) {
    const found = [];
    for (let at = firstFrom(this.fixups, start - 8, (one) => one.span[0]); at < this.fixups.length; at += 1) {
      if (this.fixups[at].span[0] >= start + LINE) break;
      found.push(this.fixups[at]);
    }
    return found;
  }

  line(index) {
    const start = index * LINE;
    const fixups = this.fixupsOf(start);
    const digits = element("span", { className: "hex" });
    let letters = "";
    for (let at = start; at < Math.min(start + LINE, this.data.length); at += 1) {
      const byte = this.data[at];
      const fixup = fixups.find((one) => at >= one.span[0] && at < one.span[0] + fieldSize(one));
      const classes = [fixup ? "fixed" : "", at >= this.marked[0] && at < this.marked[1] ? "marked" : ""];
      digits.append(element("b", {
        className: classes.join(" ").trim(),
        title: fixup ? `${hex(at)}: ${fixup.type} ${placeNode(fixup.place).textContent}` : hex(at),
        onclick: () => this.chosen(at),
      }, byte.toString(16).padStart(2, "0")));
      letters += byte > 31 && byte < 127 ? String.fromCharCode(byte) : ".";
    }
    for (let at = this.data.length; at < start + LINE; at += 1) digits.append(element("b", {}, "  "));
    const row = element("div", {}, element("span", { className: "at" }, start.toString(16).padStart(6, "0")), digits,
      element("span", { className: "letters" }, letters.padEnd(LINE)));
    const value = (symbol) => number(symbol.value);
    for (let at = firstFrom(this.symbols, start, value); at < this.symbols.length; at += 1) {
      if (value(this.symbols[at]) >= start + LINE) break;
      row.append(element("a", { href: linkTo({ y: this.symbols[at].index }) }, textOf(this.symbols[at].name)));
    }
    return row;
  }
}

class Meaning {
  /** `chosen(row)` is called when a row is selected. */
  constructor(rows, chosen) {
    this.rows = rows;
    this.chosen = chosen;
    this.near = -1;
    this.list = new List("table", rows.length, (index) => this.line(index));
  }

  line(index) {
    const row = this.rows[index];
    const node = rowNode(row);
    node.title = node.textContent;
    node.onclick = () => {
      this.near = index;
      this.chosen(row);
      this.list.draw();
    };
    if (index === this.near) node.classList.add("chosen");
    return node;
  }

  /** Marks and returns the innermost row whose span contains a byte, if there is one. */
  at(place) {
    this.near = -1;
    let size = Infinity;
    this.rows.forEach((row, index) => {
      const [from, to] = row.span;
      const end = from === to && row.type !== undefined ? from + fieldSize(row) : to;
      if (place >= from && place < end && end - from <= size) [this.near, size] = [index, end - from];
    });
    if (this.near >= 0) this.list.show(this.near);
    else this.list.draw();
    return this.rows[this.near];
  }
}
