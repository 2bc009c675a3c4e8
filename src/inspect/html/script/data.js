// The data of the page: blocks of rows and of bytes, which are decoded when they are first needed.

const page = JSON.parse(document.getElementById("data").textContent);
const files = page.files;

/** The layouts of rows: a name, and columns with their widths in characters (0 for the rest of the line). */
const RECORDS = page.records.map(([name, columns, linedUp]) => ({
  name, linedUp, columns: columns.map((column) => column[0]), widths: columns.map((column) => column[1]),
  places: new Map(columns.map((column, index) => [column[0], index])),
}));

/** The size of a block of bytes. */
const BLOCK = 1 << 16;
/** The number of decoded blocks that are kept. */
const KEPT = 64;

const utf8 = new TextDecoder();

/** The bytes of a block. */
async function unpack(line) {
  const letters = atob(line);
  const packed = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) packed[at] = letters.charCodeAt(at);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Decoded blocks; the oldest are forgotten. */
class Cache {
  constructor(load) {
    this.load = load;
    this.found = new Map();
  }

  /** A decoded block; `undefined` if it has to be loaded. */
  peek(key) {
    const entry = this.found.get(key);
    return entry && entry.value;
  }

  get(key) {
    let entry = this.found.get(key);
    if (!entry) {
      entry = { value: undefined, promise: undefined };
      entry.promise = this.load(key).then((value) => { entry.value = value; return value; });
    }
    this.found.delete(key);
    this.found.set(key, entry);
    if (this.found.size > KEPT) this.found.delete(this.found.keys().next().value);
    return entry.promise;
  }
}

/** The index of the first element of a sorted array that is not less than a number. */
function firstFrom(list, value, key = (one) => one) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (key(list[middle]) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows of a block. Their spans become absolute: each is at a distance from the end of the one before. */
function rowsOf(text) {
  const rows = JSON.parse(text);
  let end = 0;
  for (const raw of rows) {
    raw[2] = end + numberOf(raw[2]);
    raw[3] = end = raw[2] + numberOf(raw[3]);
  }
  return rows;
}

/** A row of a table. Its span is in bytes of its section. */
class Row {
  constructor(raw, from = raw[2], to = raw[3]) {
    Object.assign(this, { raw, from, to, record: RECORDS[raw[0]], depth: raw[1] });
  }

  /** The value of a column; `undefined` if the row has none. */
  get(column) {
    const at = this.record.places.get(column);
    const value = at === undefined ? undefined : this.raw[4 + at];
    return value === null ? undefined : value;
  }

  /** The names and values of all columns that have one. */
  fields() {
    return this.record.columns.map((column, at) => [column, this.raw[4 + at]])
      .filter(([, value]) => value !== undefined && value !== null);
  }
}

/** The rows of a table, a block at a time. */
class Table {
  constructor(file, head) {
    Object.assign(this, { file, kind: head.kind, section: head.section, name: plainText(head.name), first: head.first,
      count: head.count, sorted: head.sorted, problems: head.problems, record: RECORDS[head.record] });
  }

  /** A row, if its block has been loaded. */
  peek(at) {
    const block = this.file.blockOf(this.first + at);
    const rows = this.file.rowBlocks.peek(block);
    return rows && new Row(rows[this.first + at - this.file.starts[block]]);
  }

  /** Loads rows; `undefined` if all of them are there. */
  load(from, to) {
    if (from >= to) return undefined;
    const wanted = [];
    for (let block = this.file.blockOf(this.first + from); block <= this.file.blockOf(this.first + to - 1); block += 1) {
      if (!this.file.rowBlocks.peek(block)) wanted.push(this.file.rowBlocks.get(block));
    }
    return wanted.length ? Promise.all(wanted) : undefined;
  }

  /** Visits all rows in their order. */
  async each(visit) {
    if (!this.count) return;
    const end = this.first + this.count;
    for (let block = this.file.blockOf(this.first); block < this.file.starts.length && this.file.starts[block] < end; block += 1) {
      const start = this.file.starts[block];
      const rows = this.file.rowBlocks.peek(block) || await this.file.readRows(block);
      const last = Math.min(rows.length, end - start);
      for (let at = Math.max(this.first - start, 0); at < last; at += 1) visit(rows[at], start + at - this.first);
    }
  }

  async all() {
    const rows = [];
    await this.each((raw) => rows.push(new Row(raw)));
    return rows;
  }

  /** The index of the innermost row whose span contains a byte, or -1. */
  async find(place) {
    if (this.sorted) return this.findSorted(place);
    let [found, size] = [-1, Infinity];
    await this.each((raw, at) => {
      const [from, to] = [raw[2], spanEnd(raw)];
      if (place >= from && place < to && to - from <= size) [found, size] = [at, to - from];
    });
    return found;
  }

  async findSorted(place) {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      await this.load(middle, middle + 1);
      if (this.peek(middle).from <= place) low = middle + 1;
      else high = middle;
    }
    // Rows nested in one another begin in order, but their ends may be in any order.
    const far = Math.max(low - 256, 0);
    await this.load(far, low);
    for (let at = low - 1; at >= far; at -= 1) {
      const row = this.peek(at);
      if (row && place < spanEnd(row.raw)) return at;
    }
    return -1;
  }
}

/** Rows that are all there, such as the symbols of a section. */
class Rows {
  constructor(kind, rows, section = null) {
    Object.assign(this, { kind, rows, section, count: rows.length, problems: [], record: rows.length ? rows[0].record : undefined });
  }

  peek(at) {
    return this.rows[at];
  }

  load() {
    return undefined;
  }

  async find(place) {
    let found = -1;
    this.rows.forEach((row, at) => {
      if (place >= row.from && place < Math.max(row.to, row.from + 1)) found = at;
    });
    return found;
  }
}

/** The rows of several tables of one kind, one after the other. */
class Joined {
  constructor(tables) {
    Object.assign(this, { tables, kind: tables[0].kind, section: null, problems: tables.flatMap((table) => table.problems),
      record: tables.every((table) => table.record === tables[0].record) ? tables[0].record : undefined });
    this.ends = [];
    let end = 0;
    for (const table of tables) this.ends.push(end += table.count);
    this.count = end;
  }

  peek(at) {
    const table = firstFrom(this.ends, at + 1);
    return this.tables[table].peek(at - this.ends[table] + this.tables[table].count);
  }

  load(from, to) {
    const wanted = [];
    for (let table = firstFrom(this.ends, from + 1); table < this.tables.length; table += 1) {
      const { count: rows } = this.tables[table];
      const start = this.ends[table] - rows;
      if (start >= to) break;
      const loading = this.tables[table].load(Math.max(from - start, 0), Math.min(to - start, rows));
      if (loading) wanted.push(loading);
    }
    return wanted.length ? Promise.all(wanted) : undefined;
  }

  async find() {
    return -1;
  }
}

/** The rows of a table whose entries all have one size, at their positions in the file. */
class Entries extends Rows {
  constructor(kind, rows, size) {
    super(kind, rows.map((row, at) => {
      const index = row.record.name === "symbol" ? numberOf(row.get("index")) : at;
      return new Row(row.raw, index * size, (index + 1) * size);
    }));
  }
}

/** The end of a row's span; that of a relocation is the end of its field. */
function spanEnd(raw) {
  const [from, to] = [raw[2], raw[3]];
  if (from !== to || RECORDS[raw[0]].name !== "relocation") return to;
  return from + fieldSize(new Row(raw).get("type"));
}

/** The size of a relocation's field in bytes, guessed from the name of its type. */
function fieldSize(kind) {
  const type = textOf(kind);
  if (/64$|ABS64|PREL64|ADDR64|DIR64/.test(type) && !/GOT|PLT/.test(type)) return 8;
  if (/(_|ABS|PC|PREL)16$|SECTION$/.test(type)) return 2;
  return /(_|ABS|PC)8$/.test(type) ? 1 : 4;
}
