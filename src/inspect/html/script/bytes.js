// Bytes next to their meaning: a hex dump with 16 bytes per line, and a table with rows linked to their bytes.

const LINE = 16;
/** The most bytes of a relocation's field. */
const FIELD = 8;

/** The relocations of a section, by offset. */
async function relocationsOf(section) {
  const found = [];
  for (const table of section.tables.filter((one) => one.kind === "relocations")) {
    await table.each((raw) => found.push(raw));
  }
  return found.sort((a, b) => a[2] - b[2]);
}

class Bytes {
  /** `chosen(at)` is called when a byte is selected. */
  constructor(file, section, chosen) {
    Object.assign(this, { file, section, chosen, start: section.span[0], size: section.span[1] - section.span[0], marked: [0, 0],
      fixups: [], symbols: section.symbols });
    this.list = new List({
      className: "bytes", label: `bytes of ${section.name}`, count: Math.ceil(this.size / LINE), make: (index) => this.line(index),
      act: (index) => chosen(index * LINE),
      load: (from, to) => file.loadBytes(this.start + from * LINE, Math.min(this.start + to * LINE, section.span[1])),
    });
    if (section.tables.length) {
      relocationsOf(section).then((found) => {
        this.fixups = found;
        if (found.length) this.list.draw();
      }, report);
    }
  }

  mark(from, to) {
    this.marked = [from, Math.max(to, from + 1)];
    this.list.show(Math.floor(from / LINE));
  }

  /** The relocations whose fields overlap a line. */
  fixupsOf(start) {
    const found = [];
    for (let at = firstFrom(this.fixups, start - FIELD, (one) => one[2]); at < this.fixups.length; at += 1) {
      if (this.fixups[at][2] >= start + LINE) break;
      found.push(this.fixups[at]);
    }
    return found;
  }

  line(index) {
    const start = index * LINE;
    const fixups = this.fixupsOf(start);
    const digits = element("span", { className: "hex", role: "gridcell" });
    let letters = "";
    for (let at = start; at < Math.min(start + LINE, this.size); at += 1) {
      const byte = this.file.byte(this.start + at);
      const fixup = fixups.find((one) => at >= one[2] && at < spanEnd(one));
      const classes = [fixup ? "fixed" : "", at >= this.marked[0] && at < this.marked[1] ? "marked" : ""];
      let title = hex(at);
      if (fixup) {
        const row = new Row(fixup);
        title += `: ${textOf(row.get("type"))} ${textOf(row.get("place"))}`;
      }
      digits.append(element("b", { className: classes.join(" ").trim(), title, onclick: () => this.chosen(at) },
        byte === undefined ? "··" : byte.toString(16).padStart(2, "0")));
      letters += byte > 31 && byte < 127 ? String.fromCharCode(byte) : ".";
    }
    for (let at = this.size; at < start + LINE; at += 1) digits.append(element("b", {}, "  "));
    const row = element("div", {}, element("span", { className: "at", role: "gridcell" }, start.toString(16).padStart(6, "0")), digits,
      element("span", { className: "letters", role: "gridcell" }, letters.padEnd(LINE)));
    for (let at = firstFrom(this.symbols, start, (symbol) => symbol.value); at < this.symbols.length; at += 1) {
      const symbol = this.symbols[at];
      if (symbol.value >= start + LINE) break;
      row.append(element("a", { href: linkTo({ y: symbol.index }), className: "name", title: symbol.name }, symbol.name));
    }
    return row;
  }
}

/** The whole of a chosen row, without anything cut. */
class Details {
  constructor() {
    this.node = element("div", { className: "details", "aria-live": "polite", hidden: true });
  }

  show(row) {
    this.node.hidden = false;
    this.node.replaceChildren(element("span", { className: "record" }, row.record.name.replaceAll("_", " ")),
      ...(row.to > row.from ? [element("span", { className: "dim" }, `bytes ${hex(row.from)} to ${hex(row.to)}`)] : []), ...fieldNodes(row));
  }
}

/** The rows whose texts determine the widths of columns, and the widest column in characters. */
const SAMPLE = 300;
const WIDEST = 44;

class Meaning {
  /** `chosen(row)` is called when a row is selected. */
  constructor(file, table, label, chosen) {
    Object.assign(this, { file, table, chosen, details: new Details() });
    this.inColumns = table.record !== undefined && table.record.linedUp;
    this.head = this.inColumns ? element("div", {}, ...table.record.columns.map((column) =>
      element("span", { role: "columnheader", className: "cell", title: column }, column.replaceAll("_", " ")))) : undefined;
    this.list = new List({ className: "table" + (this.inColumns ? " columns" : ""), label, count: table.count, make: (index) => this.line(index),
      load: (from, to) => table.load(from, to), act: (index) => this.choose(index), head: this.head });
    this.nodes = [this.list.node, this.details.node];
  }

  line(index) {
    const row = this.table.peek(index);
    if (!row) return undefined;
    if (this.inColumns) {
      this.columns = this.columns || this.measured();
      return element("div", { style: { gridTemplateColumns: this.columns } }, ...cellNodes(row, this.file));
    }
    return element("div", {}, element("span", { className: "record", style: { paddingLeft: row.depth * 2 + "ch" } }, row.record.name.replaceAll("_", " ")),
      ...fieldNodes(row));
  }

  /** Columns as wide as the longest text of the first rows, within limits. */
  measured() {
    const { columns } = this.table.record;
    const widths = columns.map((column) => column.length);
    for (let at = 0; at < Math.min(this.table.count, SAMPLE); at += 1) {
      const row = this.table.peek(at);
      if (row) widths.forEach((width, column) => { widths[column] = Math.max(width, textOf(row.raw[4 + column]).length); });
    }
    const made = widths.map((width, at) => `${Math.min(width, at === widths.length - 1 ? 3 * WIDEST : WIDEST) + 1}ch`).join(" ");
    this.head.style.gridTemplateColumns = made;
    return made;
  }

  choose(index) {
    const row = this.table.peek(index);
    if (!row) return;
    this.details.show(row);
    this.chosen(row);
  }

  /** Selects and returns the innermost row whose span contains a byte, if there is one. */
  async at(place) {
    const found = await this.table.find(place);
    this.list.active = found;
    if (found < 0) {
      this.list.draw();
      return undefined;
    }
    await this.table.load(found, found + 1);
    this.list.show(found);
    const row = this.table.peek(found);
    if (row) this.details.show(row);
    return row;
  }
}
