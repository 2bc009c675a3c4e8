// The views: a section, a symbol, or a table of the whole file.

const panes = (...nodes) =>
  element("div", { className: "panes" + (nodes.length > 1 ? " two" : "") }, ...nodes.map((node) => element("div", {}, node)));

function title(name, ...more) {
  return element("div", { className: "title" }, element("h2", {}, name), ...more);
}

/** The fields of a row with their names. */
function fieldsOf(row, leftOut) {
  const nodes = [];
  for (const [key, value] of Object.entries(row)) {
    if (["record", "depth", "span", ...leftOut].includes(key)) continue;
    nodes.push(element("span", {}, element("span", { className: "key" }, key + " "), valueNode(value)));
  }
  return nodes;
}

function sectionView(file, section) {
  const tables = section.tables.slice();
  if (section.symbols.length) tables.push({ table: "symbols", rows: section.symbols.map(symbolRow) });
  const named = tables.findIndex((table) => table.table === state.t);
  // Prefers the section's decoded table to its relocations.
  const said = tables.findIndex((table) => !["relocations", "symbols"].includes(table.table));
  const chosen = tables[named >= 0 ? named : Math.max(said, 0)];
  const tabs = element("span", { className: "tabs" });
  for (const table of tables) {
    tabs.append(element("a", {
      href: linkTo({ s: section.index, t: table.table }), className: table === chosen ? "chosen" : "",
    }, `${table.table} (${table.rows.length})`));
  }
  const row = file.rows("sections").find((one) => one.span === section.span);
  const nodes = [];
  // The rows of a compressed section refer to the decompressed bytes.
  const isSame = !(Array.isArray(section.flags) && section.flags.includes("COMPRESSED"));
  const meaning = chosen && new Meaning(chosen.rows, (found) => bytes && isSame && bytes.mark(...found.span));
  const bytes = section.span[1] > section.span[0] ? new Bytes(file, section, (at) => {
    const found = meaning && isSame ? meaning.at(at) : undefined;
    bytes.mark(at, found && found.span[1] > found.span[0] ? Math.min(found.span[1], at + 1) : at + 1);
  }) : undefined;
  if (bytes) nodes.push(bytes.list.node);
  if (meaning) nodes.push(meaning.list.node);
  if (!nodes.length) nodes.push(element("div", { className: "none" }, "The section has no contents in the file."));
  const view = [title(textOf(section.name) || "(no name)", ...fieldsOf(row || section, ["name"]), tabs), panes(...nodes)];
  for (const problem of tables.flatMap((table) => table.problems || [])) {
    view[0].append(element("div", { className: "problem" }, `${hex(problem.at)}: ${problem.what}`));
  }
  const after = () => {
    if (state.b !== undefined && bytes) {
      const at = Number(state.b);
      bytes.mark(at, at + 1);
      if (meaning && isSame) meaning.at(at);
    }
  };
  return { view, after };
}

/** A symbol as a row of its section's table; the span is its offset. */
function symbolRow(symbol) {
  const at = number(symbol.value);
  const place = { symbol: symbol.index, name: symbol.name, addend: 0 };
  return { record: "symbol", depth: 0, span: [at, at + number(symbol.size)], place, value: symbol.value, size: symbol.size,
    binding: symbol.binding, kind: symbol.type };
}

function symbolView(file, symbol) {
  const home = symbol.section && symbol.section.section !== undefined && file.sections.get(symbol.section.section);
  const named = file.naming(symbol.index);
  const head = title(textOf(symbol.name) || `symbol ${symbol.index}`, ...fieldsOf(symbol, ["name"]));
  if (home) {
    head.append(element("a", { href: linkTo({ s: home.index, b: symbol.value }) }, "show bytes"));
  }
  const list = new List("table", named.length, (index) => {
    const { table, row } = named[index];
    const node = rowNode(row);
    const where = table.section === null ? { v: table.table } : { s: table.section, t: table.table, b: row.span[0] };
    node.prepend(element("a", { href: linkTo(where) }, `${table.table}${table.section === null ? "" : " of " + textOf(table.name)}`));
    return node;
  });
  const node = named.length ? list.node : element("div", { className: "none" }, "No references.");
  return { view: [head, panes(node)], after: () => {} };
}

/** A table of the whole file, or its problems. */
function tableView(file, kind) {
  if (kind === "problems") {
    const problems = file.allProblems();
    const list = new List("table", problems.length, (index) => {
      const { section, at, what, table } = problems[index];
      const where = section === null ? "" : linkTo({ s: section, b: at });
      return element("div", { className: "problem" }, where ? element("a", { href: where }, hex(at)) : hex(at), `${table}: ${what}`);
    });
    return { view: [title("problems"), panes(list.node)], after: () => {} };
  }
  const rows = file.rows(kind);
  const list = new List("table", rows.length, (index) => {
    const node = rowNode(rows[index]);
    const link = kind === "symbols" ? { y: rows[index].index } : kind === "sections" ? { s: [...file.sections.keys()][index] } : undefined;
    if (link) node.prepend(element("a", { href: linkTo(link) }, "show"));
    return node;
  });
  return { view: [title(`${kind} (${rows.length})`), panes(list.node)], after: () => {} };
}
