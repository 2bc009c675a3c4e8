// The data of the page: files with their tables, and lookups in them.

const files = JSON.parse(document.getElementById("data").textContent).files;

/** A number of the data; hexadecimal ones are strings. */
const number = (value) => (value === undefined || value === null ? 0 : Number(value));
const hex = (value) => "0x" + value.toString(16);

/** A string of the data; if it is not UTF-8, its bytes in hexadecimal. */
function textOf(value) {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  if (value.bytes !== undefined) return value.bytes.replace(/(..)/g, "$1 ").trim();
  return "";
}

/** The kind of a section, which selects its colour. */
function kindOf(section) {
  const name = textOf(section.name);
  const flags = Array.isArray(section.flags) ? section.flags : [];
  if (/^(SYMTAB|STRTAB|DYNSYM|GROUP|SYMTAB_SHNDX|LLVM_ADDRSIG)$/.test(section.type)) return "names";
  if (/^(RELA?|CREL)$/.test(section.type)) return "fixups";
  if (/^\.(eh_frame|pdata|xdata|sframe|ARM\.ex)/.test(name)) return "unwind";
  if (/^\.(z?debug|stab)/.test(name)) return "debug";
  if (section.type === "NOBITS" || flags.includes("CNT_UNINITIALIZED_DATA")) return "zero";
  if (flags.includes("EXECINSTR") || flags.includes("MEM_EXECUTE")) return "code";
  if (flags.includes("WRITE") || flags.includes("MEM_WRITE")) return "data";
  if (flags.includes("ALLOC") || flags.includes("CNT_INITIALIZED_DATA")) return "constant";
  return "other";
}

const KINDS = { code: "code", data: "data", constant: "constants", zero: "zeros", unwind: "unwinding", debug: "debug information",
  names: "symbols and names", fixups: "relocations", other: "other" };

/** One file, with its tables indexed by section and symbol. */
class Contents {
  constructor(file) {
    this.name = file.file;
    this.tables = file.tables;
    this.problems = file.problems || [];
    const letters = atob(file.data || "");
    this.bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    // ELF numbers sections from 0, COFF from 1.
    const first = letters.startsWith("\x7fELF") ? 0 : 1;
    this.sections = new Map();
    for (const row of this.rows("sections")) {
      const index = row.index - first;
      this.sections.set(index, { ...row, index, kind: kindOf(row), tables: [], symbols: [] });
    }
    this.symbols = new Map(this.rows("symbols").map((row) => [row.index, row]));
    for (const symbol of this.symbols.values()) {
      const home = symbol.section && this.sections.get(symbol.section.section);
      if (home) home.symbols.push(symbol);
    }
    for (const section of this.sections.values()) {
      section.symbols.sort((a, b) => number(a.value) - number(b.value));
    }
    for (const table of this.tables) {
      const home = table.section === null ? undefined : this.sections.get(table.section);
      if (home) home.tables.push(table);
    }
  }

  rows(kind) {
    return this.tables.filter((table) => table.table === kind).flatMap((table) => table.rows);
  }

  bytesOf(section) {
    return this.bytes.subarray(section.span[0], section.span[1]);
  }

  relocationsOf(section) {
    return section.tables.filter((table) => table.table === "relocations").flatMap((table) => table.rows);
  }

  /** Every row that refers to a symbol, with its table. */
  naming(index) {
    const names = (value) =>
      Array.isArray(value) ? value.some(names) : value !== null && typeof value === "object" && value.symbol === index;
    const found = [];
    for (const table of this.tables) {
      table.rows.forEach((row, at) => {
        if (Object.values(row).some(names)) found.push({ table, row, at });
      });
    }
    return found;
  }

  /** All problems of the file and of its tables. */
  allProblems() {
    const own = this.problems.map((problem) => ({ ...problem, table: "file" }));
    return own.concat(this.tables.flatMap((table) => (table.problems || []).map((problem) => ({ ...problem, table: table.table }))));
  }
}

/** The size of a relocation's field in bytes, guessed from the name of its type. */
function fieldSize(relocation) {
  const type = String(relocation.type);
  if (/64$|ABS64|PREL64|ADDR64|DIR64/.test(type) && !/GOT|PLT/.test(type)) return 8;
  if (/(_|ABS|PC|PREL)16$|SECTION$/.test(type)) return 2;
  return /(_|ABS|PC)8$/.test(type) ? 1 : 4;
}

const opened = new Map();
/** A file's contents, created on first use. */
function contents(index) {
  if (!opened.has(index)) opened.set(index, new Contents(files[index]));
  return opened.get(index);
}
