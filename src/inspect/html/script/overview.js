// The first view of a file: where its bytes are, its largest symbols, what is unusual, and its tables.

/** The most rectangles of the drawing, and within one of them. */
const MOST_SECTIONS = 120;
const MOST_SYMBOLS = 500;
/** The smallest rectangle with a drawing of its symbols, the smallest of a symbol, and the height of a heading. */
const NESTED = 70;
const SYMBOL_AREA = 110;
const HEADING = 17;
const LARGEST = 18;

/**
 * Divides a rectangle into rectangles whose areas are in proportion to sizes, in descending order, and as square as possible:
 * "Squarified Treemaps" by Bruls, Huizing and van Wijk.
 */
function divide(sizes, { left, top, width, height }) {
  const found = [];
  let rest = sizes.reduce((sum, size) => sum + size, 0);
  for (let from = 0; from < sizes.length;) {
    const short = Math.min(width, height);
    const unit = (width * height) / rest;
    // The worst ratio of sides of a strip of rectangles.
    const worst = (sum, large, small) => Math.max((short * short * large) / (sum * sum * unit), (sum * sum * unit) / (short * short * small));
    let [to, sum] = [from + 1, sizes[from]];
    while (to < sizes.length && worst(sum + sizes[to], sizes[from], sizes[to]) <= worst(sum, sizes[from], sizes[to - 1])) {
      sum += sizes[to];
      to += 1;
    }
    const depth = short ? (sum * unit) / short : 0;
    let at = 0;
    for (; from < to; from += 1) {
      const length = (sizes[from] / sum) * short;
      found.push(width >= height ? { left, top: top + at, width: depth, height: length } : { left: left + at, top, width: length, height: depth });
      at += length;
    }
    if (width >= height) [left, width] = [left + depth, Math.max(width - depth, 0)];
    else [top, height] = [top + depth, Math.max(height - depth, 0)];
    rest -= sum;
  }
  return found;
}

const place = ({ left, top, width, height }) => ({ left: left + "px", top: top + "px", width: width + "px", height: height + "px" });

/** The largest pieces, and one that stands for the others. */
function largest(pieces, most, sizeOf) {
  const sorted = pieces.slice().sort((a, b) => sizeOf(b) - sizeOf(a));
  const others = sorted.slice(most);
  return { shown: sorted.slice(0, most), others, size: others.reduce((sum, one) => sum + sizeOf(one), 0) };
}

/** A drawing in which each section is a rectangle as large as its bytes in the file, with its symbols in it. */
class Drawing {
  constructor(file) {
    this.file = file;
    this.node = element("div", { className: "drawing", role: "group", "aria-label": "sections by size" });
    new ResizeObserver(() => this.draw()).observe(this.node);
  }

  draw() {
    const [width, height] = [this.node.clientWidth, this.node.clientHeight];
    if (!width || !height) return;
    const sizeOf = (piece) => piece.span[1] - piece.span[0];
    const { shown, others, size } = largest(this.file.pieces(), MOST_SECTIONS, sizeOf);
    const sizes = shown.map(sizeOf).concat(size ? [size] : []);
    const whole = sizes.reduce((sum, one) => sum + one, 0);
    const boxes = divide(sizes, { left: 0, top: 0, width, height });
    this.node.replaceChildren(...boxes.map((box, at) => {
      const piece = shown[at];
      const name = piece ? piece.name || "(no name)" : `${count(others.length)} smaller sections`;
      const title = `${name}: ${count(sizes[at])} bytes, ${percentText(sizes[at], whole)} of the file`;
      const symbols = piece && Math.min(box.width, box.height - HEADING) > NESTED ? this.symbols(piece, box) : [];
      const label = box.width > 34 && box.height > 14 ? [element("a", { href: linkTo(piece ? { s: piece.id } : { v: "sections" }), title, "aria-label": title, className: "whole" },
        element("span", {}, name), ...(box.width > 90 && (symbols.length || box.height > 32) ? [element("small", {}, sizeText(sizes[at]))] : []))]
        : [element("a", { href: linkTo(piece ? { s: piece.id } : { v: "sections" }), title, "aria-label": title, className: "whole" })];
      return element("div", { className: `box kind-${piece ? piece.kind : "other"}${symbols.length ? " nested" : ""}`, style: place(box) }, ...label, ...symbols);
    }));
  }

  /** The symbols of a section within its rectangle. */
  symbols(piece, box) {
    const inner = { left: 1, top: HEADING, width: box.width - 4, height: box.height - HEADING - 3 };
    const smallest = (SYMBOL_AREA * piece.size) / (inner.width * inner.height);
    const { shown } = largest(piece.symbols.filter((one) => one.size > smallest), MOST_SYMBOLS, (symbol) => symbol.size);
    const known = shown.reduce((sum, one) => sum + one.size, 0);
    if (!shown.length || known > piece.size) return [];
    // The rest of the section is left free at the right or below.
    const part = known / piece.size;
    const named = inner.width > inner.height ? { ...inner, width: inner.width * part } : { ...inner, height: inner.height * part };
    const boxes = divide(shown.map((one) => one.size), named);
    return shown.map((symbol, at) => {
      const title = `${symbol.name}: ${count(symbol.size)} bytes`;
      return element("a", { href: linkTo({ y: symbol.index }), className: "symbol", title, "aria-label": title, style: place(boxes[at]) },
        boxes[at].width > 44 && boxes[at].height > 15 ? symbol.name : "");
    });
  }
}

/** A bar of the shares of the kinds of sections, with its legend. */
function shares(file) {
  const sums = new Map();
  for (const piece of file.pieces()) sums.set(piece.kind, (sums.get(piece.kind) || 0) + piece.span[1] - piece.span[0]);
  const whole = Math.max([...sums.values()].reduce((sum, size) => sum + size, 0), 1);
  const kinds = [...sums].sort((a, b) => b[1] - a[1]);
  return [
    element("div", { className: "shares", "aria-hidden": "true" }, ...kinds.map(([kind, size]) =>
      element("i", { className: "kind-" + kind, style: { width: (size * 100) / whole + "%" } }))),
    element("ul", { className: "legend" }, ...kinds.map(([kind, size]) => element("li", {}, element("i", { className: "kind-" + kind }),
      element("span", {}, KINDS[kind]), element("b", {}, sizeText(size)), element("span", { className: "dim" }, percentText(size, whole))))),
  ];
}

function card(className, heading, ...content) {
  return element("section", { className: "card " + className }, element("h3", {}, heading), ...content);
}

/** Symbols with bars. */
function largestSymbols(file, symbols) {
  const list = [...symbols.values()].filter((one) => one.home && !one.isSection && one.size).sort((a, b) => b.size - a.size).slice(0, LARGEST);
  if (!list.length) return element("p", { className: "dim" }, "No symbol has a size.");
  return element("ol", { className: "bars" }, ...list.map((symbol) => element("li", {},
    element("i", { className: "kind-" + symbol.home.kind, style: { width: (symbol.size * 100) / list[0].size + "%" } }),
    element("a", { href: linkTo({ y: symbol.index }), title: symbol.name }, symbol.name || "(no name)"),
    element("span", { className: "dim" }, count(symbol.size)))));
}

/** The kinds of tables with the numbers of their rows. */
function tableLinks(file) {
  const kinds = new Map();
  for (const table of file.tables.filter((one) => one.kind !== "summary")) {
    const known = kinds.get(table.kind) || { rows: 0, table };
    known.rows += table.count;
    kinds.set(table.kind, known);
  }
  return element("ul", { className: "tables" }, ...[...kinds].map(([kind, { rows, table }]) => element("li", {},
    element("a", { href: linkTo(table.section === null || !file.sections.has(String(table.section)) ? { v: kind } : { s: table.section, t: kind }) }, kind.replaceAll("_", " ")),
    element("span", { className: "dim" }, count(rows)))));
}

function overviewView(file) {
  const drawing = new Drawing(file);
  const findings = element("div", { className: "dim" }, "…");
  const symbolList = element("div", { className: "dim" }, "…");
  const header = file.summary.filter((row) => row.record.name === "header");
  const named = file.summary.filter((row) => row.record.name !== "header").flatMap((row) => row.fields())
    .concat(header.map((row) => [textOf(row.get("field")), row.get("value")]));
  const about = named.length ? element("dl", { className: "facts" }, ...named.flatMap(([name, value]) =>
    [element("dt", {}, name.replaceAll("_", " ")), element("dd", { title: textOf(value) }, typeof value === "number" ? count(value) : textOf(value) || "none")])) : "";
  const hasBytes = file.pieces().length > 0;
  const nodes = [
    ...(hasBytes ? [card("drawn", "Sections and symbols by size", ...shares(file), drawing.node)] : []),
    card("unusual", "Unusual", findings),
    ...(hasBytes ? [card("largest", file.firstNumber ? "Largest symbols, up to the next one" : "Largest symbols", symbolList)] : []),
    card("about", "The file", about),
    card("all", "Tables", tableLinks(file)),
    ...(files.length > 1 ? [card("files", `${count(files.length)} files`, fileList(file.index))] : []),
  ];
  const after = async () => {
    const symbols = await file.symbols();
    if (!findings.isConnected) return;
    drawing.draw();
    symbolList.replaceWith(largestSymbols(file, symbols));
    const found = unusual(file, symbols);
    findings.replaceWith(found.length
      ? element("ul", { className: "findings" }, ...found.map(({ text, link, bad }) => element("li", { className: bad ? "problem" : "" }, element("a", { href: linkTo(link) }, text))))
      : element("p", { className: "dim" }, "Nothing."));
  };
  return { view: [element("div", { className: "overview", tabIndex: 0 }, ...nodes)], after };
}

/** The files of the page, such as the members of an archive, with bars. */
function fileList(chosen) {
  const most = Math.max(...files.map((one) => one.size), 1);
  const list = new List({ className: "files", label: "files", count: files.length, make: (index) => {
    const { file, size } = files[index];
    const row = element("div", {}, element("span", { className: "bar" }, element("i", { className: "kind-names", style: { width: (size * 100) / most + "%" } })),
      element("a", { href: "#f=" + index, title: plainText(file) }, plainText(file)), element("span", { className: "size" }, count(size)));
    if (index === chosen) row.classList.add("chosen");
    return row;
  } });
  return list.node;
}
