// The page: the fragment of its URL selects the view, so that links and the browser's history work.
// f: the file; s: a section or part, with t: the table next to it and b: a byte; y: a symbol; v: a table of the whole file.
// Without s, y and v it is the overview.

let state = { f: 0 };
let shownFile = -1;
/** The number of views so far: what is loaded for an earlier one is not shown. */
let shown = 0;
let listed = [];
const report = (error) => document.body.append(element("pre", { id: "error", className: "problem", role: "alert" }, String(error && error.stack || error)));
window.addEventListener("error", (event) => report(event.error || event.message));
window.addEventListener("unhandledrejection", (event) => report(event.reason));

const KEYS = [["/", "find a section or symbol"], ["o", "overview"], ["arrows, Page Up, Page Down, Home, End", "move in a list"],
  ["Enter", "follow the first link of a row"], ["Tab", "next list or link"], ["?", "these keys"]];

const parts = {
  name: element("h1"),
  facts: element("div", { className: "facts" }),
  chooser: element("select", { "aria-label": "file", onchange: (event) => { location.hash = "#f=" + event.target.value; } }),
  filter: element("input", { type: "search", placeholder: "find a section or symbol  ( / )", "aria-label": "find a section or symbol", oninput: () => list() }),
  places: element("div", { className: "places" }),
  map: element("div", { id: "map" }),
  view: element("div", { id: "view", role: "main" }),
  help: element("dialog", { "aria-label": "keys" }, element("dl", {}, ...KEYS.flatMap(([key, text]) => [element("dt", {}, key), element("dd", {}, text)])),
    element("form", { method: "dialog" }, element("button", {}, "Close"))),
};
const nav = new List({ className: "sections", label: "sections and symbols", count: 0, make: (index) => navRow(listed[index]) });
files.forEach((file, index) => parts.chooser.append(element("option", { value: index }, plainText(file.file))));
document.body.append(
  element("header", {}, parts.name, parts.facts, ...(files.length > 1 ? [parts.chooser] : []),
    element("button", { title: "light or dark", "aria-label": "light or dark", onclick: otherTheme }, "◐"),
    element("button", { title: "keys", "aria-label": "keys", onclick: () => parts.help.showModal() }, "?")),
  parts.map,
  element("div", { id: "main" }, element("nav", { "aria-label": "sections and symbols" }, element("div", { className: "filter" }, parts.filter), parts.places, nav.node), parts.view),
  parts.help,
);
const map = new FileMap(parts.map);
window.addEventListener("resize", () => map.draw());

function otherTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
}

window.addEventListener("keydown", (event) => {
  const isTyping = event.target.matches && event.target.matches("input, select, dialog *");
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape" && event.target === parts.filter) parts.filter.blur();
  if (isTyping) return;
  const act = { "/": () => parts.filter.focus(), "?": () => parts.help.showModal(), o: () => { location.hash = "#f=" + state.f; } }[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});
// From the search on, the arrows move in what it found.
parts.filter.addEventListener("keydown", (event) => {
  if (event.key !== "ArrowDown" && event.key !== "Enter") return;
  event.preventDefault();
  nav.node.focus();
  nav.active = Math.max(nav.active, 0);
  nav.draw();
  if (event.key === "Enter") nav.node.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
});

function navRow(entry) {
  if (!entry) return undefined;
  if (entry.index !== undefined) {
    return element("div", {}, element("a", { href: linkTo({ y: entry.index }), title: entry.name }, entry.name || "(no name)"), element("span", { className: "size" }, "symbol"));
  }
  const node = element("div", {}, element("i", { className: "kind-" + entry.kind }),
    element("a", { href: linkTo({ s: entry.id }), title: entry.name }, entry.name || "(no name)"),
    element("span", { className: "size" }, count(entry.size)));
  if (entry.id === state.s) node.classList.add("chosen");
  return node;
}

/** Fills the side list: all sections, or the sections and symbols whose names contain the search text. */
async function list() {
  const file = await contents(shownFile);
  const wanted = parts.filter.value.toLowerCase();
  // ELF's section 0 is empty and has no name.
  let found = [...file.sections.values(), ...file.parts].filter((one) => one.name || one.size);
  if (wanted) {
    const symbols = await file.symbols();
    const has = (one) => one.name.toLowerCase().includes(wanted);
    found = found.filter(has).concat([...symbols.values()].filter((one) => !one.isSection && has(one)));
  }
  // Another search has begun.
  if (wanted !== parts.filter.value.toLowerCase()) return;
  listed = found;
  nav.active = -1;
  nav.reset(listed.length);
}

async function openFile(file) {
  shownFile = file.index;
  document.title = `${file.name} - llas`;
  parts.name.textContent = file.name;
  parts.name.title = file.name;
  parts.chooser.value = file.index;
  const [about] = file.summary;
  const facts = about ? [`${textOf(about.get("format"))} ${textOf(about.get("machine"))}`.trim()] : [];
  if (about && about.get("bits")) facts.push(`${about.get("bits")} bits`, `${textOf(about.get("byte_order"))} endian`);
  parts.facts.textContent = [...facts, `${count(file.size)} bytes`].join(", ");
  const kinds = [...new Set(file.tables.filter((table) => table.section === null || !file.sections.has(String(table.section))).map((table) => table.kind))];
  const problems = file.allProblems().length;
  const nodes = [element("a", { href: linkTo({}) }, "overview"), ...kinds.map((kind) => element("a", { href: linkTo({ v: kind }) }, kind.replaceAll("_", " ")))];
  if (problems) nodes.push(element("a", { href: linkTo({ v: "problems" }), className: "problem" }, `problems (${count(problems)})`));
  parts.places.replaceChildren(...nodes);
  map.open(file);
  await list();
}

async function view(file) {
  const section = state.s !== undefined && file.section(state.s);
  if (section) return sectionView(file, section);
  const symbol = state.y !== undefined && (await file.symbols()).get(Number(state.y));
  if (symbol) return symbolView(file, symbol);
  return state.v ? tableView(file, state.v) : overviewView(file);
}

async function show() {
  const token = shown += 1;
  state = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  state.f = Math.min(Math.max(Number(state.f) || 0, 0), files.length - 1);
  if (state.f < 0) {
    parts.view.replaceChildren(element("div", { className: "none" }, "No files."));
    return;
  }
  const file = await contents(state.f);
  if (token !== shown) return;
  if (state.f !== shownFile) await openFile(file);
  const found = await view(file);
  if (token !== shown) return;
  parts.view.replaceChildren(...found.view);
  map.choose(state.s);
  const at = listed.findIndex((one) => one.id !== undefined && one.id === state.s);
  if (at >= 0) nav.show(at);
  nav.draw();
  await found.after();
}

window.addEventListener("hashchange", show);
show();
