// Colours for the text. It knows lines only, with whether they begin in a comment; the assembler knows the rest.

/** For each line whether it begins within a block comment; null if no line does. */
function commentStarts(text, lines) {
  if (!text.includes("/*")) return null;
  const starts = new Uint8Array(lines.length);
  let inside = false;
  lines.forEach((line, index) => {
    starts[index] = inside ? 1 : 0;
    for (let at = 0; at >= 0; ) {
      at = line.indexOf(inside ? "*/" : "/*", at);
      if (at >= 0) [inside, at] = [!inside, at + 2];
    }
  });
  return starts;
}

const WORD = /[%$.@\w\u0080-\uffff]/;
const MAX_LINE = 2000;

/** The parts of a line: their classes and ends, in order. */
function parts(line, language, inComment) {
  const found = [];
  const add = (kind, end) => found.push([kind, end]);
  let at = 0;
  if (inComment) {
    const end = line.indexOf("*/");
    if (end < 0) return [["comment", line.length]];
    add("comment", (at = end + 2));
  }
  const length = Math.min(line.length, MAX_LINE);
  let isFirst = true;
  while (at < length) {
    const char = line[at];
    if (line.startsWith("/*", at)) {
      const end = line.indexOf("*/", at + 2);
      add("comment", (at = end < 0 ? line.length : end + 2));
    } else if (language.comments.some((comment) => line.startsWith(comment, at))) {
      add("comment", (at = line.length));
    } else if (char === '"') {
      let end = at + 1;
      while (end < line.length && line[end] !== '"') end += line[end] === "\\" ? 2 : 1;
      add("string", (at = Math.min(end + 1, line.length)));
    } else if (char === ";") {
      isFirst = true;
      add("", ++at);
    } else if (WORD.test(char)) {
      let end = at + 1;
      while (end < length && WORD.test(line[end])) end += 1;
      const word = line.slice(at, end);
      if (line[end] === ":" && isFirst) {
        add("label", (at = end + 1));
        continue;
      }
      const isNumber = /^\$?\d/.test(word);
      const kind = isFirst ? (word[0] === "." ? "directive" : "word")
        : language.registers.test(word) ? "register"
        : isNumber ? "number" : "";
      isFirst = false;
      add(kind, (at = end));
    } else {
      add("", ++at);
    }
  }
  if (at < line.length) add("", line.length);
  return found;
}

/** Puts the coloured line into an element, with underlines for ranges of `marks`: start, end and class. */
function paintLine(element, line, language, inComment, marks) {
  let at = 0;
  for (const [kind, end] of parts(line, language, inComment)) {
    const cuts = [at, end];
    for (const mark of marks) cuts.push(Math.min(Math.max(mark.start, at), end), Math.min(Math.max(mark.end, at), end));
    cuts.sort((a, b) => a - b);
    for (let index = 1; index < cuts.length; index += 1) {
      const [from, to] = [cuts[index - 1], cuts[index]];
      if (from === to) continue;
      const mark = marks.find((found) => found.start < to && found.end > from);
      const span = document.createElement("span");
      span.className = [kind, mark?.kind].filter(Boolean).join(" ");
      span.textContent = line.slice(from, to);
      element.append(span);
    }
    at = end;
  }
}
