// A file of the page: its sections, symbols and tables.

const KINDS = { code: "code", data: "data", constant: "constants", zero: "zeros", unwind: "unwinding", debug: "debug information",
  names: "symbols and names", fixups: "relocations", other: "other" };

/** The kind of a section, which selects its colour. */
function kindOf(row) {
  const [name, type, flags] = [textOf(row.get("name")), textOf(row.get("type")), flagsOf(row.get("flags"))];
  if (/^(SYMTAB|STRTAB|DYNSYM|GROUP|SYMTAB_SHNDX|LLVM_ADDRSIG)$/.test(type)) return "names";
  if (/^(RELA?|CREL)$/.test(type)) return "fixups";
  if (/^\.(eh_frame|debug_frame|pdata|xdata|sframe|ARM\.ex)/.test(name)) return "unwind";
  if (/^\.(z?debug|stab)/.test(name)) return "debug";
  if (type === "NOBITS" || flags.includes("CNT_UNINITIALIZED_DATA")) return "zero";
  if (flags.includes("EXECINSTR") || flags.includes("MEM_EXECUTE")) return "code";
  if (flags.includes("WRITE") || flags.includes("MEM_WRITE")) return "data";
  if (flags.includes("ALLOC") || flags.includes("CNT_INITIALIZED_DATA")) return "constant";
  return "other";
}

const PART_NAMES = { header: "file header", "section headers": "section headers", symbols: "symbol table", strings: "string table" };
const PART_KINDS = { symbols: "names", strings: "names", relocations: "fixups" };

class Contents {
  constructor(index) {
    Object.assign(this, { index, name: plainText(files[index].file), size: files[index].size });
    this.lines = document.getElementById("blocks-" + index).textContent.trim().split("\n");
    this.rowBlocks = new Cache((block) => this.readRows(block));
    this.byteBlocks = new Cache((block) => unpack(this.lines[this.byteLines[block]]));
  }

  static async open(index) {
    const file = new Contents(index);
    const head = JSON.parse(utf8.decode(await unpack(file.lines[file.lines.length - 1])));
    Object.assign(file, { starts: head.starts, firstNumber: head.first, problems: head.problems });
    file.tables = head.tables.map((table) => new Table(file, table));
    let line = head.starts.length;
    file.byteLines = head.bytes.map((isThere) => (isThere ? line++ : -1));
    await file.readSections(head.parts);
    const summary = file.table("summary");
    file.summary = summary ? await summary.all() : [];
    return file;
  }

  async readSections(parts) {
    this.sections = new Map();
    const table = this.table("sections");
    const rows = table ? await table.all() : [];
    for (const row of rows) {
      const id = String(row.get("index") - this.firstNumber);
      this.sections.set(id, { id, row, name: textOf(row.get("name")), size: numberOf(row.get("size")), span: [row.from, row.to],
        kind: kindOf(row), type: textOf(row.get("type")), flags: flagsOf(row.get("flags")), entry: numberOf(row.get("entry_size")),
        tables: [], symbols: [] });
    }
    for (const table of this.tables) {
      const home = table.section === null ? undefined : this.sections.get(String(table.section));
      if (home) home.tables.push(table);
    }
    // Parts of the file that are not sections are shown like sections.
    this.parts = parts.map((part, at) => {
      const home = this.sections.get(String(part.section));
      const name = part.kind === "relocations" ? `relocations of ${home ? home.name : part.section}` : PART_NAMES[part.kind];
      return { id: "p" + at, part: part.kind, name, size: part.span[1] - part.span[0], span: part.span,
        kind: PART_KINDS[part.kind] || "other", type: "", flags: [], entry: part.entry, of: home, tables: [], symbols: [] };
    });
  }

  /** A section, or a part of the file, by the number in the page's address. */
  section(id) {
    return this.sections.get(id) || this.parts.find((part) => part.id === id);
  }

  /** Everything that has bytes in the file. */
  pieces() {
    return [...this.sections.values(), ...this.parts].filter((one) => one.span[1] > one.span[0]);
  }

  /** The first table of a kind. */
  table(kind) {
    return this.tables.find((table) => table.kind === kind);
  }

  /** The block with a row, which is numbered among all rows of the file. */
  blockOf(row) {
    return firstFrom(this.starts, row + 1) - 1;
  }

  async readRows(block) {
    return rowsOf(utf8.decode(await unpack(this.lines[block])));
  }

  /** Loads the bytes of a part of the file; `undefined` if all of them are there. */
  loadBytes(from, to) {
    const wanted = [];
    for (let block = Math.floor(from / BLOCK); block * BLOCK < to; block += 1) {
      if (this.byteLines[block] >= 0 && !this.byteBlocks.peek(block)) wanted.push(this.byteBlocks.get(block));
    }
    return wanted.length ? Promise.all(wanted) : undefined;
  }

  /** A byte of the file; `undefined` if it has not been loaded. */
  byte(at) {
    const block = this.byteBlocks.peek(Math.floor(at / BLOCK));
    return block && block[at % BLOCK];
  }

  /** All symbols by their indices; from then on, sections have lists of theirs. */
  symbols() {
    this.reading = this.reading || this.readSymbols();
    return this.reading;
  }

  async readSymbols() {
    const table = this.table("symbols");
    const found = new Map();
    for (const row of table ? await table.all() : []) {
      const place = row.get("section");
      const home = place && place.c !== undefined ? this.sections.get(String(place.c)) : undefined;
      const name = textOf(row.get("name"));
      const symbol = { index: row.get("index"), row, name, value: numberOf(row.get("value")), size: numberOf(row.get("size")), home,
        isSection: textOf(row.get("type")) === "SECTION" || (home !== undefined && name === home.name) };
      found.set(symbol.index, symbol);
      // Mapping symbols are no places that have a name.
      if (home && !symbol.isSection && !/^\$[adtx]($|\.)/.test(name)) home.symbols.push(symbol);
    }
    for (const section of this.sections.values()) section.symbols.sort((a, b) => a.value - b.value);
    this.guessSizes();
    return found;
  }

  /** COFF's symbols have no sizes: they extend to the next one. */
  guessSizes() {
    if (this.firstNumber === 0) return;
    for (const section of this.sections.values()) {
      let [next, last] = [section.size, section.size];
      for (const symbol of section.symbols.slice().reverse()) {
        if (symbol.value < last) [next, last] = [last, symbol.value];
        symbol.size = Math.max(next - symbol.value, 0);
      }
    }
  }

  /**
   * Finds every row that refers to a symbol: by its index, by its name at an address in its section, or as a branch to it.
   * `visit` gets the row's table and the row.
   */
  async naming(symbol, visit, isStale) {
    const { home } = symbol;
    const name = home && !symbol.isSection ? symbol.row.get("name") : undefined;
    const target = home && symbol.value ? "x" + symbol.value.toString(16) : "x0";
    const wanted = [`"s":${symbol.index},`, ...(name ? [`"t":${JSON.stringify(name)}`, `"${target}"`] : [])];
    const names = (value) => Array.isArray(value) ? value.some(names)
      : value !== null && typeof value === "object" && (value.s === symbol.index || (name !== undefined && value.t === name));
    const branches = (table, row) => name !== undefined && row.record.name === "instruction" && row.get("target") === target
      && String(table.section) === home.id;
    let at = 0;
    for (let block = 0; block < this.starts.length && !isStale(); block += 1) {
      const text = utf8.decode(await unpack(this.lines[block]));
      if (!wanted.some((one) => text.includes(one))) continue;
      rowsOf(text).forEach((raw, offset) => {
        const number = this.starts[block] + offset;
        while (at + 1 < this.tables.length && number >= this.tables[at].first + this.tables[at].count) at += 1;
        const row = new Row(raw);
        if (raw.some(names) || branches(this.tables[at], row)) visit(this.tables[at], row);
      });
    }
  }

  /** All problems of the file and of its tables. */
  allProblems() {
    const own = this.problems.map((problem) => ({ ...problem, table: "file" }));
    return own.concat(this.tables.flatMap((table) => table.problems.map((problem) => ({ ...problem, table: table.kind }))));
  }
}

const opened = new Map();
/** A file's contents, read on first use. */
function contents(index) {
  if (!opened.has(index)) opened.set(index, Contents.open(index));
  return opened.get(index);
}
