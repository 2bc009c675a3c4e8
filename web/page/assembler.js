// The page's side of the worker.

function startWorker() {
  const source = document.getElementById("worker-source").textContent;
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  const waiting = new Map();
  let next = 0;

  worker.onmessage = ({ data: answer }) => {
    const done = waiting.get(answer.id);
    waiting.delete(answer.id);
    done?.(answer);
  };
  worker.onerror = (event) => {
    for (const done of waiting.values()) done({ failure: event.message ?? "the worker stopped", reports: null });
    waiting.clear();
  };

  function ask(kind, request, transfer = []) {
    next += 1;
    const id = next;
    return new Promise((done) => {
      waiting.set(id, done);
      worker.postMessage({ id, kind, ...request }, transfer);
    });
  }

  /** The bytes of the element `module`, which is emptied. */
  function moduleBytes() {
    const element = document.getElementById("module");
    const binary = atob(element.textContent.trim());
    element.textContent = "";
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return bytes;
  }

  const module = moduleBytes();
  const loaded = ask("load", { module }, [module.buffer]);
  return { ask, loaded };
}

/** Answers of one kind of which only the last one asked for is of use: while one is made, later ones wait, and only the last stays. */
function latest(make, use) {
  let [isBusy, waiting] = [false, null];
  return async function request(...values) {
    waiting = values;
    if (isBusy) return;
    isBusy = true;
    while (waiting) {
      const current = waiting;
      waiting = null;
      use(await make(...current), ...current);
    }
    isBusy = false;
  };
}

/** What the worker lists, by line. */
class Listed {
  constructor(answer, triple) {
    this.triple = triple;
    this.reports = answer.reports ?? [];
    this.failure = answer.failure ?? null;
    this.sections = answer.sections ?? [];
    this.numbers = answer.numbers ?? new Uint32Array(0);
    this.labels = answer.labels ?? [];
    this.relocations = answer.relocations ?? [];
    this.relocationsOf = new Map();
    for (const relocation of this.relocations) {
      const list = this.relocationsOf.get(relocation.section) ?? [];
      this.relocationsOf.set(relocation.section, list);
      list.push(relocation);
    }
    for (const list of this.relocationsOf.values()) list.sort((a, b) => a.offset - b.offset);
  }

  get size() {
    return this.numbers.length / 6;
  }

  statement(index) {
    const [line, start, end, section, offset, size] = this.numbers.subarray(6 * index, 6 * index + 6);
    const bytes = this.sections[section].bytes.subarray(offset, offset + size);
    return { line, start, end, section: this.sections[section], sectionIndex: section, offset, size, bytes };
  }

  /** The index of the first statement on a line or after it. */
  firstAt(line) {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.numbers[6 * middle] < line) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  onLine(line) {
    const found = [];
    for (let index = this.firstAt(line); index < this.size && this.numbers[6 * index] === line; index += 1) {
      found.push(this.statement(index));
    }
    return found;
  }

  relocationsIn(statement) {
    const all = this.relocationsOf.get(statement.sectionIndex) ?? [];
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (all[middle].offset < statement.offset) low = middle + 1;
      else high = middle;
    }
    const found = [];
    for (; low < all.length && all[low].offset < statement.offset + Math.max(statement.size, 1); low += 1) {
      found.push(all[low]);
    }
    return found;
  }
}

const relocationText = ({ kind, number, symbol, addend }) => {
  const sum = addend === 0n ? "" : addend < 0n ? `-${-addend}` : `+${addend}`;
  return `${kind || `type ${number}`} ${symbol}${sum}`;
};
