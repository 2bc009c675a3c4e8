// The classes of the package. The builder of the package makes a CommonJS and an ES module of it.
const MASK = (1n << 64n) - 1n;
const SEVERITIES = ["note", "warning", "error"];
const KINDS = ["", "settings", "text", "link", "memory"];
const utf8 = new TextEncoder();
const decoder = new TextDecoder();

/** Why there is no result. */
class LlasError extends Error {
  constructor(kind, reports) {
    const place = (report) => (report.line ? `${report.line}:${report.column}: ` : "");
    super(reports.map((report) => `${place(report)}${report.severity}: ${report.message}`).join("\n"));
    this.name = "LlasError";
    this.kind = kind;
    this.reports = reports;
  }
}

/** A mistake of the library, or no stack or memory was left. The module was made anew, and assemblers can still be used. */
class InternalError extends Error {
  constructor(cause) {
    super(`the module stopped: ${cause.message}`, { cause });
    this.name = "InternalError";
  }
}

function address(value) {
  if (typeof value === "number") {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not an exact address`);
    if (value >= 0) return BigInt(value);
  }
  const exact = BigInt(value);
  if (exact > MASK || exact < -(1n << 63n)) throw new RangeError(`${value} does not have 64 bits`);
  return exact & MASK;
}

/** A text of a call. */
class Source {
  constructor(text) {
    this.isString = typeof text === "string";
    if (!this.isString && !(text instanceof Uint8Array)) throw new TypeError("a text is a string or a Uint8Array");
    this.text = text;
    this.bytes = this.isString ? utf8.encode(text) : text;
    this.isPlain = this.bytes.length === text.length;
  }

  // The offset in units of what was passed, of an offset in bytes.
  offset(at) {
    if (this.isPlain) return at;
    if (!this.units) {
      this.units = new Uint32Array(this.bytes.length + 1);
      let [byte, unit] = [0, 0];
      for (const char of this.text) {
        const point = char.codePointAt(0);
        const size = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
        this.units.fill(unit, byte, byte + size);
        byte += size;
        unit += char.length;
      }
      this.units[byte] = unit;
    }
    return this.units[Math.min(at, this.bytes.length)];
  }

  range(start, end) {
    return { start: this.offset(start), end: this.offset(end), startByte: start, endByte: end };
  }
}

/** Reads the array that `Raw::take` makes: numbers and texts in the order in which `lists.rs` writes them. */
class Reader {
  constructor(all, source) {
    const [count, , size] = new Uint32Array(all.buffer, all.byteOffset, 3);
    const texts = 8 * (2 + count);
    this.numbers = new BigUint64Array(all.buffer, all.byteOffset + 16, count);
    this.texts = all.subarray(texts, texts + size);
    this.bytes = all.slice(texts + size);
    this.source = source;
    this.at = 0;
    this.textAt = 0;
  }
  wide() {
    return this.numbers[this.at++];
  }
  number() {
    return Number(this.numbers[this.at++]);
  }
  text() {
    const start = this.textAt;
    this.textAt += this.number();
    return start === this.textAt ? "" : decoder.decode(this.texts.subarray(start, this.textAt));
  }
  pair() {
    return [this.number(), this.number()];
  }
  list(item) {
    return Array.from({ length: this.number() }, item);
  }
  reports() {
    return this.list(() => {
      const severity = SEVERITIES[this.number()];
      const [line, column, endLine, endColumn] = [this.number(), this.number(), this.number(), this.number()];
      const hasRange = this.number() === 1;
      const [start, end] = this.pair();
      const [code, message, help] = [this.text(), this.text(), this.text()];
      const range = hasRange && this.source ? this.source.range(start, end) : null;
      return { severity, code, message, line, column, endLine, endColumn, range, help };
    });
  }
}

/** The bytes of a text at an address. Its lists are made when they are asked for. */
class Code {
  #raw;
  #source;
  #reader = null;
  #lists = null;
  constructor(raw, source) {
    this.#raw = raw;
    this.#source = source;
  }
  #read() {
    return (this.#reader ??= new Reader(this.#raw, this.#source));
  }
  #all() {
    if (this.#lists) return this.#lists;
    const from = this.#read();
    const { bytes } = from;
    from.at = 2;
    const statements = from.list(() => {
      const [text, address, size] = [from.source.range(...from.pair()), from.wide(), from.number()];
      return { text, address, size, bytes: bytes.subarray(...from.pair()) };
    });
    const labels = from.list(() => ({ name: from.text(), address: from.wide() }));
    const relocations = from.list(() => {
      const [address, number, addend] = [from.wide(), from.number(), BigInt.asIntN(64, from.wide())];
      return { address, number, addend, kind: from.text(), symbol: from.text() };
    });
    const sections = from.list(() => {
      const [name, address, size, align] = [from.text(), from.wide(), from.number(), from.number()];
      const [write, execute] = [from.number() === 1, from.number() === 1];
      return { name, address, size, align, write, execute, bytes: bytes.subarray(...from.pair()) };
    });
    this.#lists = { statements, labels, relocations, sections, warnings: from.reports() };
    return this.#lists;
  }
  get address() {
    return this.#read().numbers[0];
  }
  get memorySize() {
    return Number(this.#read().numbers[1]);
  }
  get bytes() {
    return this.#read().bytes;
  }
  get statements() {
    return this.#all().statements;
  }
  get labels() {
    return this.#all().labels;
  }
  get relocations() {
    return this.#all().relocations;
  }
  get sections() {
    return this.#all().sections;
  }
  get warnings() {
    return this.#all().warnings;
  }
}

/** No symbols, and what finds none. */
const NONE = {};
const UNKNOWN = { address: () => undefined };

/** The classes over a module. After a trap its memory is in no known state: the next call makes a new instance. */
function api(module) {
  let [generation, isBroken] = [0, false];

  function guarded(work) {
    if (isBroken) {
      module.__wbg_reset_state();
      [generation, isBroken] = [generation + 1, false];
    }
    try {
      return work();
    } catch (error) {
      const isTrap = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
      if (!isTrap && error?.name !== "InternalError") throw error;
      isBroken = true;
      throw new InternalError(error);
    }
  }

  class Assembler {
    #raw = null;
    #generation = -1;
    #settings;
    #isBusy = false;

    constructor(triple, { cpu = "", features = "", intel = false, privateLabels = true, limits = {} } = {}) {
      const list = Array.isArray(features) ? features.join(",") : features;
      const { input = -1, expansion = -1, output = -1, errors = -1, macroDepth = -1 } = limits;
      const numbers = new Float64Array([input, expansion, output, errors, macroDepth]);
      this.#settings = [String(triple), String(cpu), String(list), Boolean(intel), Boolean(privateLabels), numbers];
      guarded(() => this.#open());
    }

    #open() {
      if (this.#generation === generation) return this.#raw;
      const raw = new module.Raw();
      const status = raw.open(...this.#settings);
      if (status !== 0) {
        const reports = new Reader(raw.take(), null).reports();
        raw.free();
        throw new LlasError(KINDS[status], reports);
      }
      [this.#raw, this.#generation] = [raw, generation];
      return raw;
    }

    #call(source, work) {
      if (this.#isBusy) throw new Error("the assembler is in use by the call that asks for a symbol");
      this.#isBusy = true;
      try {
        return guarded(() => {
          const raw = this.#open();
          const status = work(raw);
          const all = raw.take();
          if (status !== 0) throw new LlasError(KINDS[status], new Reader(all, source).reports());
          return all;
        });
      } finally {
        this.#isBusy = false;
      }
    }

    #needs(name) {
      if (!module.Raw.prototype[name]) throw new Error(`the module was built without '${name}'`);
    }

    asm(text, { address: at = 0, symbols = NONE } = {}) {
      const source = new Source(text);
      const start = address(at);
      if (symbols === NONE) return new Code(this.#call(source, (raw) => raw.asm(source.bytes, start, UNKNOWN)), source);
      const find = typeof symbols === "function" ? symbols
        : symbols instanceof Map ? (name) => symbols.get(name)
        : (name) => (Object.hasOwn(symbols, name) ? symbols[name] : undefined);
      let thrown = null;
      const resolver = {
        address(name) {
          try {
            const found = thrown ? null : find(decoder.decode(name));
            return found === undefined || found === null ? undefined : address(found);
          } catch (error) {
            thrown = { error };
            return undefined;
          }
        },
      };
      try {
        return new Code(this.#call(source, (raw) => raw.asm(source.bytes, start, resolver)), source);
      } catch (error) {
        throw thrown ? thrown.error : error;
      }
    }

    object(text) {
      const source = new Source(text);
      return new Reader(this.#call(source, (raw) => raw.object(source.bytes)), source).bytes;
    }

    list(text) {
      const source = new Source(text);
      const from = new Reader(this.#call(source, (raw) => raw.list(source.bytes)), source);
      const sections = from.list(() => {
        const [name, size, align, execute] = [from.text(), from.number(), from.number(), from.number() === 1];
        return { name, size, align, execute, bytes: from.bytes.subarray(...from.pair()) };
      });
      const statements = from.list(() => {
        const [text, section, offset, size] = [source.range(...from.pair()), from.number(), from.number(), from.number()];
        return { text, section, offset, size };
      });
      const labels = from.list(() => ({ name: from.text(), section: from.number(), offset: from.number() }));
      const relocations = from.list(() => {
        const [section, offset, number] = [from.number(), from.number(), from.number()];
        const addend = BigInt.asIntN(64, from.wide());
        return { section, offset, number, addend, kind: from.text(), symbol: from.text() };
      });
      return { sections, statements, labels, relocations, warnings: from.reports() };
    }

    fields(bytes) {
      this.#needs("fields");
      const from = new Reader(this.#call(null, (raw) => raw.fields(bytes)), null);
      return from.list(() => {
        const size = from.number();
        const fields = from.list(() => ({ name: from.text(), width: from.number(), value: from.wide() }));
        return { size, fields };
      });
    }

    disasm(bytes, at = 0) {
      this.#needs("disasm");
      const start = address(at);
      const reader = new Reader(this.#call(null, (raw) => raw.disasm(bytes, start)), null);
      return reader.list(() => ({ address: reader.wide(), size: reader.number(), text: reader.text() }));
    }

    explain(code) {
      this.#needs("explain");
      const [source, isText] = [new Source(code), typeof code === "string"];
      const work = (raw) => (isText ? raw.explain(code) : raw.explain_bytes(code));
      return decoder.decode(new Reader(this.#call(source, work), source).bytes);
    }

    /** Frees the memory of the assembler; the garbage collector does so, too. */
    free() {
      if (this.#generation === generation && !isBroken) this.#raw?.free();
      [this.#raw, this.#generation] = [null, -1];
    }
  }

  function inspect(bytes, name = "object") {
    if (!module.inspect) throw new Error("the module was built without 'inspect'");
    return guarded(() => module.inspect(name, bytes));
  }

  return { Assembler, Code, LlasError, InternalError, inspect };
}
