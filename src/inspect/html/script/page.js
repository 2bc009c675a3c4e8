// The page: the fragment of its URL selects the view, so that links and the browser's history work.
// f: the file; s: a section, with t: the table next to it and b: a byte; y: a symbol; v: a table of the whole file.

let state = { f: 0 };
let shownFile = -1;
let listed = [];
const report = (error) => document.body.append(element("pre", { id: "error", className: "problem" }, String(error && error.stack || error)));
window.addEventListener("error", (event) => report(event.error || event.message));

const parts = {
  name: element("h1"),
  facts: element("div", { className: "facts" }),
  chooser: element("select", { onchange: (event) => { location.hash = "#f=" + event.target.value; } }),
  filter: element("input", { type: "search", placeholder: "find a section or symbol", oninput: () => list() }),
  places: element("div", { className: "places" }),
  map: element("div", { id: "map" }),
  view: element("div", { id: "view" }),
};
const nav = new List("sections", 0, (index) => navRow(listed[index]));
files.forEach((file, index) => parts.chooser.append(element("option", { value: index }, file.file)));
document.body.append(
  element("header", {}, parts.name, parts.facts, ...(files.length > 1 ? [parts.chooser] : [])),
  parts.map,
  element("main", {}, element("nav", {}, element("div", { className: "filter" }, parts.filter), parts.places, nav.node), parts.view),
);
const map = new FileMap(parts.map);
window.addEventListener("resize", () => map.draw());

function navRow(entry) {
  if (entry.record === "symbol") {
    return element("div", {}, element("a", { href: linkTo({ y: entry.index }) }, textOf(entry.name)), element("span", { className: "size" }, "symbol"));
  }
  const node = element("div", {}, element("span", { className: "bar", style: { background: `var(--${entry.kind})` } }),
    element("a", { href: linkTo({ s: entry.index }) }, textOf(entry.name) || "(no name)"),
    element("span", { className: "size" }, String(number(entry.size))));
  if (entry.index === Number(state.s)) node.classList.add("chosen");
  return node;
}

/** Fills the side list: all sections, or the sections and symbols whose names contain the search text. */
function list() {
  const file = contents(shownFile);
  const wanted = parts.filter.value;
  listed = [...file.sections.values()];
  if (wanted) {
    const has = (one) => textOf(one.name).includes(wanted);
    listed = listed.filter(has).concat([...file.symbols.values()].filter(has));
  }
  nav.reset(listed.length);
}

function openFile(index) {
  shownFile = index;
  const file = contents(index);
  document.title = `${file.name} - llas`;
  parts.name.textContent = file.name;
  parts.chooser.value = index;
  const [about] = file.rows("summary");
  const facts = about ? [`${about.format} ${textOf(about.machine)}`.trim()] : [];
  if (about && about.bits) facts.push(`${about.bits} bits`, `${about.byte_order} endian`);
  parts.facts.textContent = [...facts, `${file.bytes.length} bytes`].join(", ");
  const places = [...new Set(file.tables.filter((table) => table.section === null).map((table) => table.table))];
  const problems = file.allProblems().length;
  const nodes = places.map((kind) => element("a", { href: linkTo({ v: kind }) }, kind));
  if (problems) nodes.push(element("a", { href: linkTo({ v: "problems" }), className: "problem" }, `problems (${problems})`));
  parts.places.replaceChildren(...nodes);
  map.open(file);
  list();
}

function show() {
  state = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  state.f = Math.min(Math.max(Number(state.f) || 0, 0), files.length - 1);
  if (state.f < 0) {
    parts.view.replaceChildren(element("div", { className: "none" }, "No files."));
    return;
  }
  if (state.f !== shownFile) openFile(state.f);
  const file = contents(state.f);
  const section = state.s !== undefined && file.sections.get(Number(state.s));
  const symbol = state.y !== undefined && file.symbols.get(Number(state.y));
  const first = file.rows("summary").length ? "summary" : (file.tables[0] || { table: "problems" }).table;
  const found = section ? sectionView(file, section) : symbol ? symbolView(file, symbol) : tableView(file, state.v || first);
  parts.view.replaceChildren(...found.view);
  map.choose(section ? section.index : undefined);
  if (section) {
    const at = listed.indexOf(section);
    if (at >= 0) nav.show(at);
  }
  nav.draw();
  found.after();
}

window.addEventListener("hashchange", show);
show();
