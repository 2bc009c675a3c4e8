// The text with its colours and line numbers. Browsers lay out the whole text of an element at every change, so the element
// that is written in has only the lines around the visible ones, its window; and only visible lines have colours.
const LINE = 20;
const PADDING = 8;
const TAB = 8;
/** Lines beyond the visible ones, so that scrolling by a few shows no gap. */
const MARGIN = 4;
/** The largest number of lines in the window. */
const WINDOW = 120;
/** The lines around the caret that are in the window before a key is handled. */
const NEAR = 30;

function startEditor(onChange, onCaret, onScroll) {
  const [scroller, sheet, paint, text, gutter] = ["scroller", "sheet", "paint", "text", "gutter"].map((id) => document.getElementById(id));
  const model = new Model();
  const state = { language: LANGUAGES.x86, marks: [], caret: 0 };
  /** The lines in the element, and the offset of the first. */
  const view = { first: 0, last: 1, start: 0, value: "" };
  /** The selection as offsets of the whole text. */
  let selection = { start: 0, end: 0 };
  let isAll = false;

  function visible() {
    const first = Math.max(0, Math.floor(scroller.scrollTop / LINE));
    return [first, Math.min(model.lines.length, Math.ceil((scroller.scrollTop + scroller.clientHeight) / LINE))];
  }

  /** Moves the window so that a line is in the middle of it. */
  function moveWindow(line) {
    const first = Math.max(0, Math.min(line - WINDOW / 2, model.lines.length - WINDOW));
    const last = Math.min(model.lines.length, first + WINDOW);
    Object.assign(view, { first, last, start: model.starts[first], value: model.slice(first, last) });
    if (text.value !== view.value) text.value = view.value;
    text.style.top = `${first * LINE}px`;
    text.style.height = `${(last - first) * LINE}px`;
    sheet.style.height = `${model.lines.length * LINE}px`;
    select(selection.start, selection.end);
  }

  /** Selects a range as far as it is in the window. */
  function select(start, end) {
    selection = { start, end };
    const inside = (offset) => Math.max(0, Math.min(offset - view.start, view.value.length));
    if (document.activeElement === text || selectionInWindow()) text.setSelectionRange(inside(start), inside(end));
  }

  const selectionInWindow = () => selection.start >= view.start && selection.end <= view.start + view.value.length;

  /** Before a key: the caret is in the window, with lines around it. */
  function reachCaret() {
    const line = model.lineAt(selection.end);
    const isNear = (line >= view.first + NEAR || view.first === 0) && (line < view.last - NEAR || view.last === model.lines.length);
    if (!isNear) moveWindow(line);
  }

  function draw() {
    const [from, to] = visible();
    const [first, last] = [Math.max(0, from - MARGIN), Math.min(model.lines.length, to + MARGIN)];
    const [shown, numbers] = [document.createDocumentFragment(), document.createDocumentFragment()];
    const start = model.starts[first] ?? 0;
    const end = last < model.lines.length ? model.starts[last] : model.text.length + 1;
    const marks = state.marks.filter((mark) => mark.start < end && mark.end > start);
    let widest = 0;
    for (let index = first; index < last; index += 1) {
      const [line, at] = [model.lines[index], model.starts[index]];
      const element = document.createElement("div");
      element.className = index === state.caret ? "line current" : "line";
      element.style.top = `${index * LINE}px`;
      const own = marks.filter((mark) => mark.start <= at + line.length && mark.end > at)
        .map((mark) => ({ start: mark.start - at, end: mark.end - at, kind: mark.kind }));
      paintLine(element, line, state.language, model.comments?.[index] === 1, own);
      shown.append(element);
      const number = document.createElement("span");
      number.style.top = `${index * LINE - scroller.scrollTop}px`;
      number.textContent = index + 1;
      numbers.append(number);
      widest = Math.max(widest, columns(line, line.length));
    }
    paint.replaceChildren(shown);
    gutter.replaceChildren(numbers);
    const width = widest * characterWidth() + 4 * PADDING;
    if (width > (parseFloat(sheet.style.width) || 0)) sheet.style.width = `${width}px`;
  }

  /** The width of the first units of a line in characters. */
  function columns(line, count) {
    if (!line.includes("\t")) return count;
    let shown = 0;
    for (let at = 0; at < count; at += 1) shown = line[at] === "\t" ? TAB * (Math.floor(shown / TAB) + 1) : shown + 1;
    return shown;
  }

  let width = 0;
  function characterWidth() {
    if (!width) {
      const context = document.createElement("canvas").getContext("2d");
      context.font = getComputedStyle(text).font;
      width = context.measureText("0".repeat(100)).width / 100;
    }
    return width;
  }

  function selectionChanged() {
    selection = { start: view.start + text.selectionStart, end: view.start + text.selectionEnd };
    const caret = model.lineAt(selection.start);
    if (caret === state.caret) return;
    state.caret = caret;
    draw();
    onCaret(caret);
  }

  /** After a change of the model. */
  function changed(caret) {
    state.marks = [];
    selection = { start: caret, end: caret };
    state.caret = model.lineAt(caret);
    const isShown = view.first <= state.caret && state.caret < view.first + WINDOW;
    moveWindow(isShown ? view.first + WINDOW / 2 : state.caret);
    draw();
    onChange(model.text);
  }

  function showLine(line) {
    const isVisible = line * LINE >= scroller.scrollTop && (line + 1) * LINE <= scroller.scrollTop + scroller.clientHeight;
    if (!isVisible) scroller.scrollTop = Math.max(0, line * LINE - scroller.clientHeight / 2);
  }

  function goTo(start, end = start) {
    text.focus();
    selection = { start, end };
    reachCaret();
    select(start, end);
    showLine(model.lineAt(start));
    selectionChanged();
  }

  function replace(start, end, value) {
    model.replace(start, end, value);
    changed(start + value.length);
    goTo(start + value.length);
  }

  function step(isUndo) {
    const caret = model.step(isUndo);
    if (caret === null) return;
    changed(caret);
    goTo(caret);
  }

  text.addEventListener("input", () => {
    const [start, before, after] = difference(view.value, text.value);
    const caret = view.start + text.selectionEnd;
    model.replace(view.start + start, view.start + before, text.value.slice(start, after));
    changed(caret);
  });
  text.addEventListener("beforeinput", (event) => {
    if (event.inputType === "historyUndo" || event.inputType === "historyRedo") {
      event.preventDefault();
      step(event.inputType === "historyUndo");
    } else if (isAll) {
      event.preventDefault();
      isAll = false;
      replace(0, model.text.length, event.data ?? event.dataTransfer?.getData("text/plain") ?? "");
    }
  });
  for (const kind of ["copy", "cut"]) {
    text.addEventListener(kind, (event) => {
      if (!isAll) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", model.text);
      if (kind === "cut") replace(0, model.text.length, "");
    });
  }

  /** Keys whose way leads out of the window, or that browsers know for the element alone. */
  function keyOf(event) {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const page = Math.max(1, Math.floor(scroller.clientHeight / LINE) - 1);
    const moved = (lines) => {
      const line = model.lineAt(selection.end);
      const to = Math.max(0, Math.min(model.lines.length - 1, line + lines));
      return model.starts[to] + Math.min(selection.end - model.starts[line], model.lines[to].length);
    };
    const jump = (offset) => () => goTo(shiftKey ? Math.min(selection.start, offset) : offset, offset);
    if (isCommand && key.toLowerCase() === "z") return () => step(!shiftKey);
    if (isCommand && key.toLowerCase() === "y") return () => step(false);
    if (isCommand && key.toLowerCase() === "a") {
      return () => {
        text.select();
        isAll = true;
      };
    }
    if (isCommand && key === "Home") return jump(0);
    if (isCommand && key === "End") return jump(model.text.length);
    if (key === "PageUp") return jump(moved(-page));
    if (key === "PageDown") return jump(moved(page));
    return null;
  }
  text.addEventListener("keydown", (event) => {
    if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    const work = keyOf(event);
    // What is copied or cut is still all of the text.
    if (!(event.ctrlKey || event.metaKey) && event.key.length > 1 && event.key !== "Backspace" && event.key !== "Delete") isAll = false;
    if (work) {
      event.preventDefault();
      work();
    } else if (!selectionInWindow() || !isAll) {
      reachCaret();
    }
  });
  text.addEventListener("pointerdown", () => (isAll = false));
  document.addEventListener("selectionchange", () => document.activeElement === text && selectionChanged());
  scroller.addEventListener("scroll", () => {
    const [first, last] = visible();
    if (first < view.first || last > view.last) {
      // The selection stays what it is, though it may not be in the window any more.
      const kept = selection;
      moveWindow(Math.floor((first + last) / 2));
      selection = kept;
    }
    draw();
    onScroll(scroller.scrollTop);
  });
  new ResizeObserver(draw).observe(scroller);

  /** The offset under a point of the window of the browser; null beside the text. */
  function offsetAt(x, y) {
    const box = sheet.getBoundingClientRect();
    const line = model.lines[Math.floor((y - box.top) / LINE)];
    const column = (x - box.left - PADDING) / characterWidth();
    if (line === undefined || column < 0) return null;
    for (let at = 0; at < line.length; at += 1) {
      if (columns(line, at + 1) > column) return model.starts[Math.floor((y - box.top) / LINE)] + at;
    }
    return null;
  }

  return {
    element: text,
    scroller,
    model,
    state,
    offsetAt,
    goTo,
    replace,
    selection: () => selection,
    set(value) {
      model.replace(0, model.text.length, value.replaceAll("\r\n", "\n"));
      scroller.scrollTop = 0;
      sheet.style.width = "";
      changed(0);
    },
    mark(marks) {
      state.marks = marks;
      draw();
    },
    setLanguage(machine) {
      state.language = LANGUAGES[machine];
      draw();
    },
  };
}
