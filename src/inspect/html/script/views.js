// The views: a section, a symbol, or a table of the whole file.

const panes = (...groups) =>
  element("div", { className: "panes" + (groups.length > 1 ? " two" : "") }, ...groups.map((nodes) => element("div", {}, ...nodes)));

function title(name, ...more) {
  return element("div", { className: "title" }, element("h2", { title: name }, name), ...more);
}

/** The tables of a section, the most telling one first. */
async function tablesOf(file, section) {
  const tables = section.tables.slice();
  /** Rows beside their entries in the bytes, if the page has one for each. */
  const entries = async (from) => {
    const rows = from && section.entry ? await from.all() : [];
    const found = new Entries(from ? from.kind : "", rows, section.entry);
    if (rows.length && found.peek(rows.length - 1).to <= section.size) tables.push(found);
  };
  const ofOther = section.of || (section.kind === "fixups" && file.sections.get(String(numberOf(section.row.get("info")))));
  if (section.part === "symbols" || /^(SYMTAB|DYNSYM)$/.test(section.type)) await entries(file.table("symbols"));
  if (section.part === "section headers") await entries(file.table("sections"));
  if (ofOther) await entries(ofOther.tables.find((table) => table.kind === "relocations"));
  if (section.symbols.length) {
    tables.push(new Rows("symbols", section.symbols.map(({ row, value, size }) => new Row(row.raw, value, value + size)), section.id));
  }
  const order = (table) => ["code", "", "relocations", "symbols"].indexOf(/^(code|relocations|symbols)$/.test(table.kind) ? table.kind : "");
  return tables.map((table, at) => [table, at]).sort(([a, x], [b, y]) => order(a) - order(b) || x - y).map(([table]) => table);
}

async function sectionView(file, section) {
  await file.symbols();
  const tables = await tablesOf(file, section);
  const isThere = section.span[1] > section.span[0];
  const chosen = state.t === "bytes" ? undefined : tables.find((table) => table.kind === state.t) || tables[0];
  const tabs = element("nav", { className: "tabs", "aria-label": "tables of the section" });
  const tab = (kind, text, isChosen) => tabs.append(element("a", { href: linkTo({ s: section.id, t: kind }), className: isChosen ? "chosen" : "",
    ...(isChosen ? { "aria-current": "page" } : {}) }, text));
  for (const table of tables) tab(table.kind, `${table.kind.replaceAll("_", " ")} (${count(table.count)})`, table === chosen);
  if (isThere && tables.length) tab("bytes", "bytes", !chosen);
  const facts = section.row ? fieldNodes(section.row, ["name", "index"]) : [element("span", { className: "field" }, `${count(section.size)} bytes at ${hex(section.span[0])}`)];
  const head = title(section.name || "(no name)", ...facts, tabs);
  for (const problem of tables.flatMap((table) => table.problems)) {
    head.append(element("div", { className: "problem" }, `${hex(problem.at)}: ${plainText(problem.what)}`));
  }
  const at = state.b === undefined ? undefined : Number(state.b);
  if (chosen && chosen.kind === "code") {
    const code = new Code(file, section, chosen);
    return { view: [head, panes(code.nodes)], after: () => (at === undefined ? undefined : code.at(at)) };
  }
  // The rows of a compressed section refer to the decompressed bytes.
  const isSame = !section.flags.includes("COMPRESSED");
  const meaning = chosen && new Meaning(file, chosen, `${chosen.kind} of ${section.name}`, (row) => bytes && isSame && bytes.mark(row.from, row.to));
  const select = async (byte) => {
    const found = meaning && isSame ? await meaning.at(byte) : undefined;
    if (bytes) bytes.mark(byte, found && found.to > found.from ? Math.min(found.to, byte + 1) : byte + 1);
  };
  const bytes = isThere ? new Bytes(file, section, select) : undefined;
  const groups = [...(bytes ? [[bytes.list.node]] : []), ...(meaning ? [meaning.nodes] : [])];
  if (!groups.length) groups.push([element("div", { className: "none" }, "The section has no contents in the file.")]);
  return { view: [head, panes(...groups)], after: () => (at === undefined ? undefined : select(at)) };
}

async function symbolView(file, symbol) {
  const head = title(symbol.name || `symbol ${symbol.index}`, ...fieldNodes(symbol.row, ["name", "index"]));
  const { home } = symbol;
  if (home && home.span[1] > home.span[0]) {
    const hasCode = home.tables.some((table) => table.kind === "code");
    head.append(element("a", { href: linkTo({ s: home.id, ...(hasCode ? { t: "code" } : {}), b: hex(symbol.value) }) }, hasCode ? "show code" : "show bytes"));
  }
  const progress = element("span", { className: "dim", "aria-live": "polite" }, "searching for references…");
  head.append(progress);
  const found = [];
  const list = new List({ className: "table", label: `references to ${symbol.name}`, count: 0, make: (index) => {
    const { table, row } = found[index];
    const home = table.section === null ? undefined : file.sections.get(String(table.section));
    const where = home ? { s: table.section, t: table.kind, b: hex(row.from) } : { v: table.kind };
    return element("div", {}, element("a", { href: linkTo(where), className: "where" }, `${table.kind.replaceAll("_", " ")}${home ? ` of ${table.name}` : ""}`),
      element("span", { className: "at" }, hex(row.from)), ...fieldNodes(row));
  } });
  const after = async () => {
    const token = shown;
    // The code has the relocations on its lines.
    const withCode = new Set(file.tables.filter((table) => table.kind === "code").map((table) => table.section));
    await file.naming(symbol, (table, row) => {
      if (row.record.name !== "label" && !(table.kind === "relocations" && withCode.has(table.section))) found.push({ table, row });
    }, () => token !== shown);
    if (token !== shown) return;
    progress.textContent = found.length ? `${plural(found.length, "reference")}` : "No references.";
    list.reset(found.length);
  };
  return { view: [head, panes([list.node])], after };
}

/** A table of the whole file, or its problems. */
async function tableView(file, kind) {
  if (kind === "problems") {
    const problems = file.allProblems();
    const list = new List({ className: "table", label: "problems", count: problems.length, make: (index) => {
      const { section, at, what, table } = problems[index];
      const text = plainText(what);
      return element("div", { className: "problem", title: text },
        section === null || !file.sections.has(String(section)) ? hex(at) : element("a", { href: linkTo({ s: section, b: hex(at) }) }, hex(at)), element("span", {}, `${table}: ${text}`));
    } });
    return { view: [title("problems"), panes([list.node])], after: () => {} };
  }
  const tables = file.tables.filter((one) => one.kind === kind);
  const table = tables.length > 1 ? new Joined(tables) : tables[0];
  if (!table) return { view: [title(kind), element("div", { className: "none" }, "The page has no such table.")], after: () => {} };
  const meaning = new Meaning(file, table, kind, () => {});
  return { view: [title(`${kind.replaceAll("_", " ")} (${count(table.count)})`), panes(meaning.nodes)], after: () => {} };
}
