// Code as text beside its bytes, with relocations on the line and links to the targets of branches.

class Code {
  constructor(file, section, table) {
    Object.assign(this, { file, section, table, start: section.span[0], details: new Details() });
    this.list = new List({
      className: "code", label: `code of ${section.name}`, count: table.count, make: (index) => this.line(index),
      load: (from, to) => this.load(from, to), act: (index) => this.choose(index),
    });
    this.nodes = [this.list.node, this.details.node];
  }

  load(from, to) {
    const rows = this.table.load(from, to);
    if (rows) return rows.then(() => this.loadBytes(from, to));
    return this.loadBytes(from, to);
  }

  loadBytes(from, to) {
    const [first, last] = [this.table.peek(from), this.table.peek(to - 1)];
    return first && last ? this.file.loadBytes(this.start + first.from, this.start + Math.max(last.to, last.from)) : undefined;
  }

  choose(index) {
    const row = this.table.peek(index);
    if (row) this.details.show(row);
  }

  /** The name of the last symbol at or before an offset, with the distance. */
  nameOf(target) {
    const symbols = this.section.symbols;
    const at = firstFrom(symbols, target + 1, (symbol) => symbol.value) - 1;
    if (at < 0) return hex(target);
    // The first of several at the same offset.
    const first = firstFrom(symbols, symbols[at].value, (symbol) => symbol.value);
    const beyond = target - symbols[at].value;
    return symbols[first].name + (beyond ? "+" + hex(beyond) : "");
  }

  line(index) {
    const row = this.table.peek(index);
    if (!row) return undefined;
    if (row.record.name === "label") {
      const symbol = row.get("symbol");
      return element("div", { className: "label" }, element("a", { href: linkTo({ y: symbol.s }), className: "name", title: textOf(symbol.n) },
        (textOf(symbol.n) || "(no name)") + ":"), element("span", { className: "dim" }, row.from.toString(16)));
    }
    if (["source", "cfi", "unwind"].includes(row.record.name)) return this.note(row);
    const relocations = row.get("relocations") || [];
    return element("div", {}, element("span", { className: "at", role: "gridcell" }, row.from.toString(16).padStart(6, "0")),
      this.bytes(row, relocations), this.text(row), ...relocations.map((one) => this.relocation(one)));
  }

  /** What begins at the next instruction: a source line, or other unwind rules. */
  note(row) {
    const text = row.record.name === "source" ? `${textOf(row.get("file"))}:${textOf(row.get("line"))}`
      : row.record.columns.map((name) => row.get(name)).filter((value) => value !== undefined && value !== null)
        .map((value) => (Array.isArray(value) ? value.map(textOf).join(", ") : textOf(value))).join(" ");
    return element("div", { className: "note", title: text }, element("span", { className: "dim" }, row.record.name + " "), text);
  }

  /** An instruction's bytes; those that a relocation fills in are underlined. */
  bytes(row, relocations) {
    const node = element("span", { className: "hex", role: "gridcell" });
    for (let at = row.from; at < row.to; at += 1) {
      const byte = this.file.byte(this.start + at);
      const isFixed = relocations.some(([from, kind]) => at >= numberOf(from) && at < numberOf(from) + fieldSize(kind));
      node.append(element("b", { className: isFixed ? "fixed" : "" }, byte === undefined ? "··" : byte.toString(16).padStart(2, "0")));
    }
    return node;
  }

  text(row) {
    if (row.record.name === "data") {
      const letters = Array.from({ length: row.to - row.from }, (_, at) => this.file.byte(this.start + row.from + at));
      return element("span", { className: "letters", role: "gridcell" },
        letters.map((byte) => (byte > 31 && byte < 127 ? String.fromCharCode(byte) : ".")).join(""));
    }
    const text = textOf(row.get("text"));
    const [mnemonic, ...operands] = text.split(" ");
    const node = element("span", { className: "text", role: "gridcell", title: text },
      element("span", { className: "mnemonic" }, mnemonic));
    const target = row.get("target");
    const rest = operands.join(" ");
    if (target === undefined) {
      node.append(rest);
    } else {
      // The address ends the operands; without it, the link follows them.
      const address = hex(numberOf(target));
      const name = this.nameOf(numberOf(target));
      node.append(rest.endsWith(address) ? rest.slice(0, -address.length) : rest + " ",
        element("a", { href: linkTo({ s: this.section.id, t: "code", b: address }), className: "branch", title: `${address} ${name}` }, address, ` <${name}>`));
    }
    return node;
  }

  relocation([, kind, place]) {
    const text = `${textOf(kind)} ${textOf(place)}`;
    return element("span", { className: "relocation", role: "gridcell", title: text },
      element("span", { className: "dim" }, textOf(kind) + " "), valueNode(place));
  }

  /** Shows the instruction with a byte. */
  async at(place) {
    let found = await this.table.find(place);
    // A label has no bytes.
    if (found < 0) return;
    this.list.active = found;
    let first = found;
    const isAbove = (row) => row && !["instruction", "data"].includes(row.record.name);
    while (first > 0 && isAbove(this.table.peek(first - 1))) first -= 1;
    if (first < found) this.list.show(first);
    this.list.show(found);
    this.choose(found);
  }
}
