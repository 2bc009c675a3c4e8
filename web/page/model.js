// The text by lines, and the changes that can be undone.

/** Changes closer to each other than this, in milliseconds, are undone together. */
const PAUSE = 700;
const MAX_CHANGES = 1000;
/** The length of a change from which on it is not a part of the next one. */
const MAX_TYPED = 100;

class Model {
  lines = [""];
  /** The offset of each line. */
  starts = new Uint32Array(1);
  /** For each line whether it begins in a block comment, if there are block comments. */
  comments = null;
  #undo = [];
  #redo = [];
  #time = 0;
  #text = "";

  get text() {
    return this.#text;
  }

  /** The line of an offset, from 0. */
  lineAt(offset) {
    let [low, high] = [0, this.lines.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The lines from `first` up to `last`, with their ends but for that of the last one. */
  slice(first, last) {
    const end = last < this.lines.length ? this.starts[last] - 1 : this.#text.length;
    return this.#text.slice(this.starts[first], end);
  }

  /** Replaces a range, as a change that can be undone. */
  replace(start, end, inserted) {
    const removed = this.#text.slice(start, end);
    if (removed === inserted) return;
    const now = Date.now();
    const last = this.#undo.at(-1);
    // What is typed on, or deleted on, is one change.
    const goesOn = last && now - this.#time < PAUSE && removed === "" && start === last.start + last.inserted.length
      && last.inserted.length < MAX_TYPED;
    if (goesOn) last.inserted += inserted;
    else this.#undo.push({ start, removed, inserted });
    if (this.#undo.length > MAX_CHANGES) this.#undo.shift();
    [this.#redo, this.#time] = [[], now];
    this.#change(start, end, inserted);
  }

  /** Undoes or repeats a change; returns the offset after it, or null if there is no such change. */
  step(isUndo) {
    const change = (isUndo ? this.#undo : this.#redo).pop();
    if (!change) return null;
    (isUndo ? this.#redo : this.#undo).push(change);
    const [before, after] = isUndo ? [change.inserted, change.removed] : [change.removed, change.inserted];
    this.#change(change.start, change.start + before.length, after);
    this.#time = 0;
    return change.start + after.length;
  }

  #change(start, end, inserted) {
    const [first, last] = [this.lineAt(start), this.lineAt(end)];
    const head = this.lines[first].slice(0, start - this.starts[first]);
    const tail = this.lines[last].slice(end - this.starts[last]);
    const added = (head + inserted + tail).split("\n");
    // A call has no more arguments than the stack has room for.
    this.lines = this.lines.slice(0, first).concat(added, this.lines.slice(last + 1));
    this.#text = this.#text.slice(0, start) + inserted + this.#text.slice(end);
    this.starts = new Uint32Array(this.lines.length);
    for (let index = 1; index < this.lines.length; index += 1) {
      this.starts[index] = this.starts[index - 1] + this.lines[index - 1].length + 1;
    }
    this.comments = commentStarts(this.#text, this.lines);
  }
}

/** The range in which two texts differ: its start, and its ends in both. */
function difference(before, after) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return [start, before.length - same, after.length - same];
}
