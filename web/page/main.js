// The page.
const byId = (id) => document.getElementById(id);
const worker = startWorker();
let listed = new Listed({}, "");
/** Fields by bytes, for one setting. */
let fields = new Map();

function settings() {
  const triple = byId("target").value;
  const intel = machineOf(triple) === "x86" && byId("syntax").value === "intel";
  return { triple, intel, cpu: byId("cpu").value.trim(), features: byId("features").value.trim() };
}

const isInstruction = (statement, text) => statement.section.execute && statement.bytes.length > 0 && text[statement.start] !== ".";

// The listing: a row beside each line that emits bytes.

const MAX_BYTES = 16;
const rowsElement = byId("rows");
const listingElement = byId("view-listing");

function codeSpans(statement, text) {
  const bytes = statement.bytes.subarray(0, MAX_BYTES);
  const rest = statement.size > bytes.length ? "…" : "";
  const units = isInstruction(statement, text) ? fields.get(spaced(statement.bytes)) : null;
  const code = make("span", { className: "code" });
  if (!units?.length) {
    code.append(make("span", {}, spaced(bytes) + rest));
    return code;
  }
  let at = 0;
  for (const unit of units) {
    code.append(make("span", { className: unitKind(unit) }, spaced(bytes.subarray(at, at + unit.size))), " ");
    at += unit.size;
  }
  code.append(spaced(bytes.subarray(at)) + rest);
  return code;
}

function drawListing() {
  const { state, model } = editor;
  rowsElement.style.height = `${model.lines.length * LINE}px`;
  const first = Math.max(0, Math.floor(listingElement.scrollTop / LINE) - MARGIN);
  const last = Math.ceil((listingElement.scrollTop + listingElement.clientHeight) / LINE) + MARGIN;
  const shown = document.createDocumentFragment();
  const unknown = new Map();
  const end = listed.firstAt(last);
  for (let index = listed.firstAt(first); index < end; ) {
    const { line } = listed.statement(index);
    const row = make("button", { type: "button", tabIndex: -1, className: line === state.caret ? "current" : "" });
    row.style.top = `${line * LINE}px`;
    row.dataset.line = line;
    for (let isFirst = true; index < end && listed.statement(index).line === line; index += 1, isFirst = false) {
      const statement = listed.statement(index);
      if (isFirst) row.append(make("span", { className: "offset" }, `${statement.section.name}+${wide(statement.offset)}`));
      row.append(codeSpans(statement, listed.text));
      const key = spaced(statement.bytes.subarray(0, MAX_BYTES));
      if (isInstruction(statement, listed.text) && statement.size <= MAX_BYTES && !fields.has(key)) unknown.set(key, statement.bytes);
      const relocations = listed.relocationsIn(statement);
      for (const relocation of relocations.slice(0, 3)) {
        row.append(make("span", { className: "relocation" }, relocationText(relocation)));
      }
      if (relocations.length > 3) row.append(make("span", { className: "relocation" }, "…"));
    }
    shown.append(row);
  }
  rowsElement.replaceChildren(shown);
  if (unknown.size) askFields(unknown);
}

const askFields = latest(
  (unknown) => worker.ask("fields", { settings: settings(), all: Array.from(unknown.values(), (bytes) => bytes.slice()) }),
  ({ all }, unknown) => {
    if (fields.size > 5000) fields = new Map();
    Array.from(unknown.keys()).forEach((key, index) => fields.set(key, all?.[index] ?? []));
    drawListing();
    drawDetails();
  },
);

rowsElement.addEventListener("click", (event) => {
  const line = event.target.closest("button")?.dataset.line;
  if (line !== undefined) editor.goTo(editor.model.starts[line]);
});

// One of the two scrolls the other. The event of the other may come when the first has scrolled on already, which it must not
// scroll back.
const followed = new Map();
function follow(element, top) {
  if (Math.abs(element.scrollTop - top) <= 1) return;
  element.scrollTop = top;
  followed.set(element, element.scrollTop);
}
function hasFollowed(element) {
  const top = followed.get(element);
  followed.delete(element);
  return top === element.scrollTop;
}
listingElement.addEventListener("scroll", () => {
  if (!listingElement.hidden && !hasFollowed(listingElement)) follow(editor.scroller, listingElement.scrollTop);
  drawListing();
});
new ResizeObserver(() => drawListing()).observe(listingElement);

// The details of the line of the caret.

function drawDetails() {
  const { state } = editor;
  const place = byId("details");
  const parts = [];
  const onLine = listed.reports.filter((report) => report.range && editor.model.lineAt(report.range.start) === state.caret);
  parts.push(...onLine.flatMap((report) => reportParts(report, editor)));
  for (const statement of listed.isCurrent ? listed.onLine(state.caret).slice(0, 8) : []) {
    parts.push(...statementParts(statement, listed, listed.text));
    if (!isInstruction(statement, listed.text)) continue;
    const units = fields.get(spaced(statement.bytes));
    if (units?.length) parts.push(fieldTable(withText(units, statement.bytes)));
    parts.push(explanation(listed.text.slice(statement.start, statement.end)));
  }
  if (!parts.length) parts.push(...summary(onLine));
  place.replaceChildren(...parts);
}

/** The row of the tables and other encodings, when they are asked for. */
function explanation(text) {
  const shown = make("pre", {});
  const box = make("details", { className: "explanation" }, make("summary", {}, "Table row and other encodings"), shown);
  box.addEventListener("toggle", async () => {
    if (!box.open || shown.textContent) return;
    const answer = await worker.ask("explain", { settings: settings(), text });
    shown.textContent = answer.text ?? answer.failure;
  });
  return box;
}

function summary() {
  const others = listed.reports.slice(0, 50);
  if (!others.length) return [make("p", { className: "help" }, "Nothing is assembled from this line.")];
  const items = others.map((report) => {
    const name = `${report.line ? `Line ${report.line}: ` : ""}${report.severity}: ${report.message}`;
    const go = () => report.range && editor.goTo(report.range.start);
    return make("li", {}, make("button", { type: "button", onclick: go }, name));
  });
  return [make("ul", { className: "reports" }, ...items)];
}

// Assembling.

const assemble = latest(
  (current, text) => worker.ask("list", { settings: current, text }),
  (answer, current, text) => {
    const before = listed;
    listed = new Listed(answer, current.triple);
    listed.text = text;
    if (listed.failure !== null && before.triple === current.triple) {
      // The bytes of the last text without mistakes stay.
      Object.assign(listed, { sections: before.sections, numbers: before.numbers, text: before.text ?? "" });
      Object.assign(listed, { relocations: before.relocations, relocationsOf: before.relocationsOf });
    }
    listed.isCurrent = listed.failure === null;
    if (text !== editor.model.text) return;
    const kinds = { error: "error", warning: "warning" };
    editor.mark(listed.reports.filter((report) => report.range && kinds[report.severity]).map((report) => {
      const { start, end } = report.range;
      return { start, end: Math.max(end, start + 1), kind: kinds[report.severity], report };
    }));
    showStatus();
    rowsElement.classList.toggle("stale", !listed.isCurrent);
    drawListing();
    drawDetails();
    if (!byId("view-object").hidden) showObject();
    document.documentElement.dataset.shown = "1";
  },
);

function showStatus() {
  const count = (severity) => listed.reports.filter((report) => report.severity === severity).length;
  const [errors, warnings] = [count("error"), count("warning")];
  const plural = (number, name) => `${number} ${name}${number === 1 ? "" : "s"}`;
  const status = byId("status");
  status.classList.toggle("failed", listed.failure !== null);
  const size = listed.sections.reduce((sum, section) => sum + section.size, 0);
  const found = [errors && plural(errors, "error"), warnings && plural(warnings, "warning")].filter(Boolean).join(", ");
  if (listed.failure !== null) status.textContent = errors ? found : listed.failure;
  else status.textContent = [plural(size, "byte"), plural(listed.relocations.length, "relocation"), found].filter(Boolean).join(", ");
}

let saving = 0;
function changed() {
  assemble(settings(), editor.model.text);
  clearTimeout(saving);
  saving = setTimeout(save, 600);
}

/** The largest text that is kept in the address of the page. */
const MAX_SAVED = 64 << 10;
async function save() {
  if (editor.model.text.length > MAX_SAVED) return;
  const hash = await toHash({ ...settings(), text: editor.model.text });
  history.replaceState(null, "", hash);
}

const editor = startEditor(changed, () => {
  drawListing();
  drawDetails();
}, (top) => hasFollowed(editor.scroller) || follow(listingElement, top));

// Help where the mouse is.

const hover = byId("hover");
let hovered = null;
editor.element.addEventListener("mousemove", (event) => {
  const offset = editor.offsetAt(event.clientX, event.clientY);
  const mark = offset === null ? null : editor.state.marks.find((found) => found.start <= offset && offset < found.end);
  if (mark?.report === hovered?.report) return;
  hovered = mark ?? null;
  hover.hidden = !mark;
  if (!mark) return;
  hover.replaceChildren(...reportParts(mark.report, editor).filter((part) => !part.querySelector("button")));
  hover.style.left = `${Math.min(event.clientX, innerWidth - 300)}px`;
  hover.style.top = `${Math.min(event.clientY + 18, innerHeight - 80)}px`;
});
for (const event of ["mouseleave", "input"]) editor.element.addEventListener(event, hideHover);
editor.scroller.addEventListener("scroll", hideHover);
function hideHover() {
  [hover.hidden, hovered] = [true, null];
}

// The object.

const MAX_INSPECTED = 400_000;
const showObject = latest(
  () => worker.ask("inspect", { settings: settings(), text: editor.model.text }),
  (answer) => {
    const text = answer.text ?? answer.failure;
    byId("object").textContent = text.length > MAX_INSPECTED ? `${text.slice(0, MAX_INSPECTED)}\n…` : text;
  },
);

byId("download").addEventListener("click", async () => {
  const current = settings();
  const answer = await worker.ask("object", { settings: current, text: editor.model.text });
  if (answer.failure) return;
  const url = URL.createObjectURL(new Blob([answer.object], { type: "application/octet-stream" }));
  make("a", { href: url, download: isCoff(current.triple) ? "text.obj" : "text.o" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
});

// Bytes to text.

let decodedText = "";
const decode = latest(
  (bytes, address) => worker.ask("disasm", { settings: settings(), bytes, address }),
  (answer, bytes, address) => {
    if (answer.failure) return void (byId("decoded").textContent = answer.failure);
    const line = (found) => {
      const at = Number(found.address - address);
      return `${wide(found.address)}  ${spaced(bytes.subarray(at, at + found.size)).padEnd(30)}  ${found.text.replace("\t", " ") || "not an instruction"}`;
    };
    byId("decoded").textContent = answer.instructions.slice(0, 2000).map(line).join("\n");
    const asByte = (found) => `.byte ${Array.from(bytes.subarray(Number(found.address - address)).subarray(0, found.size), (byte) => `0x${hex(byte)}`)}`;
    decodedText = answer.instructions.map((found) => `\t${found.text || asByte(found)}\n`).join("");
  },
);

function decodeBytes() {
  const [bytes, address] = [parseBytes(byId("bytes").value), parseAddress(byId("address").value)];
  decodedText = "";
  if (!bytes || address === null) byId("decoded").textContent = bytes ? "This is not an address." : "These are not bytes.";
  else decode(bytes, address);
}
byId("bytes").addEventListener("input", decodeBytes);
byId("address").addEventListener("input", decodeBytes);
byId("insert").addEventListener("click", () => decodedText && editor.set(decodedText));

// Controls.

const tabs = ["listing", "object", "bytes"];
function openTab(name) {
  for (const tab of tabs) {
    const button = byId(`tab-${tab}`);
    button.setAttribute("aria-selected", String(tab === name));
    button.tabIndex = tab === name ? 0 : -1;
    byId(`view-${tab}`).hidden = tab !== name;
  }
  if (name === "object") showObject();
  if (name === "listing") {
    follow(listingElement, editor.scroller.scrollTop);
    drawListing();
  }
  if (name === "bytes") decodeBytes();
}
for (const tab of tabs) byId(`tab-${tab}`).addEventListener("click", () => openTab(tab));
byId("tabs").addEventListener("keydown", ({ key }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!step) return;
  const at = tabs.findIndex((tab) => byId(`tab-${tab}`).getAttribute("aria-selected") === "true");
  const next = tabs[(at + step + tabs.length) % tabs.length];
  openTab(next);
  byId(`tab-${next}`).focus();
});

function settingsChanged() {
  fields = new Map();
  const machine = machineOf(byId("target").value);
  byId("syntax-label").hidden = machine !== "x86";
  editor.setLanguage(machine);
  changed();
  if (!byId("view-bytes").hidden) decodeBytes();
}
for (const id of ["target", "syntax"]) byId(id).addEventListener("change", settingsChanged);
for (const id of ["cpu", "features"]) byId(id).addEventListener("input", settingsChanged);

function show({ triple, intel = false, cpu = "", features = "", text }) {
  byId("target").value = TARGETS.some((target) => target[0] === triple) ? triple : TARGETS[0][0];
  byId("syntax").value = intel ? "intel" : "att";
  byId("cpu").value = cpu;
  byId("features").value = features;
  settingsChanged();
  editor.set(text);
}

byId("example").addEventListener("change", ({ target }) => {
  if (target.value !== "") show(EXAMPLES[Number(target.value)]);
  target.value = "";
});

/** The bytes of the selected statements, or of the section of the line of the caret. */
function bytesToCopy() {
  const { start: selectionStart, end: selectionEnd } = editor.selection();
  if (!listed.isCurrent) return new Uint8Array(0);
  if (selectionStart === selectionEnd) {
    const [statement] = listed.onLine(editor.state.caret);
    const section = statement?.section ?? listed.sections.find((found) => found.execute && found.size) ?? listed.sections[0];
    return section?.bytes ?? new Uint8Array(0);
  }
  const chosen = [];
  for (let index = listed.firstAt(editor.model.lineAt(selectionStart)); index < listed.size; index += 1) {
    const statement = listed.statement(index);
    if (statement.start >= selectionEnd) break;
    if (statement.end > selectionStart) chosen.push(...statement.bytes);
  }
  return Uint8Array.from(chosen);
}

byId("copy").addEventListener("change", async ({ target }) => {
  const kind = target.value;
  target.value = "";
  let text = "";
  if (kind === "link") {
    text = `${location.href.split("#")[0]}${await toHash({ ...settings(), text: editor.model.text })}`;
  } else {
    text = COPIES[kind](bytesToCopy());
  }
  try {
    await navigator.clipboard.writeText(text);
    byId("status").textContent = "copied";
  } catch (error) {
    byId("status").textContent = `not copied: ${error.message}`;
  }
});

byId("theme").addEventListener("click", () => {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme ? dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  dataset.theme = isDark ? "light" : "dark";
});

byId("target").append(...TARGETS.map(([triple, name]) => make("option", { value: triple }, name)));
byId("example").append(...EXAMPLES.map(({ name }, index) => make("option", { value: String(index) }, name)));

async function start() {
  show((await fromHash(location.hash)) ?? EXAMPLES[0]);
  const { failure } = await worker.loaded;
  if (failure) {
    byId("status").textContent = `the assembler did not load: ${failure}`;
    byId("status").classList.add("failed");
  }
}
addEventListener("hashchange", async () => {
  const state = await fromHash(location.hash);
  if (state && state.text !== editor.model.text) show(state);
});
start();
