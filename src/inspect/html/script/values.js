// Values of rows. Strings begin with a letter for their type; objects are addresses, sections and flags.

const hex = (value) => (value < 0 ? "-0x" + (-value).toString(16) : "0x" + value.toString(16));
const count = (value) => value.toLocaleString("en");

/** A size as people write it. */
function sizeText(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, "KiB"] : [bytes / 1024 / 1024, "MiB"];
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}

/** A share of a whole. */
const percentText = (part, whole) => (whole ? `${part * 100 < whole ? "<1" : Math.round((part * 100) / whole)} %` : "");

/** The number of a value; 0 if it has none. */
function numberOf(value) {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return 0;
  if (value[0] === "x") return Number("0x" + value.slice(1));
  return value[0] === "d" ? Number(value.slice(1)) : 0;
}

/** A value as text. */
function textOf(value) {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") {
    const rest = value.slice(1);
    if (value[0] === "x") return "0x" + rest;
    return value[0] === "b" || value[0] === "u" ? rest.replace(/(..)/g, "$1 ").trim() : rest;
  }
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  if (value.f) return [...value.f, ...(value.r ? [textOf(value.r)] : [])].join(" ");
  if (value.c !== undefined) return textOf(value.n) || "(no name)";
  const addend = numberOf(value.a);
  if (value.s === null) return hex(addend);
  const beyond = addend ? (addend < 0 ? "" : "+") + hex(addend) : "";
  return (textOf(value.n) || "#" + value.s) + beyond + (value.t === undefined ? "" : ` <${textOf(value.t)}>`);
}

/** A string of the page's own lists, which has no letter for its type. */
const plainText = (value) => (typeof value === "string" ? value : textOf("u" + value.bytes));

/** The names of flags. */
const flagsOf = (value) => (value && value.f) || [];

/** A field of a row, with a link if it refers to a symbol or section. Long ones are cut by the style sheet; the whole is in the title. */
function valueNode(value) {
  if (Array.isArray(value)) {
    const node = element("span");
    value.forEach((part, index) => node.append(index ? ", " : "", valueNode(part)));
    return node;
  }
  const text = textOf(value);
  if (value !== null && typeof value === "object") {
    if (value.s !== undefined && value.s !== null) return element("a", { href: linkTo({ y: value.s }) }, text);
    if (value.c !== undefined) return element("a", { href: linkTo({ s: value.c }) }, text);
  }
  if (typeof value === "number" && value > 9) return element("span", { title: hex(value) }, text);
  if (typeof value === "string" && value[0] === "t") return element("bdi", { className: "text" }, text.replaceAll("\t", " "));
  return document.createTextNode(text);
}

/** The fields of a row with their names. */
function fieldNodes(row, leftOut = []) {
  return row.fields().filter(([name]) => !leftOut.includes(name)).map(([name, value]) =>
    element("span", { className: "field", title: `${name} ${textOf(value)}` },
      element("span", { className: "key" }, name.replaceAll("_", " ") + " "), valueNode(value)));
}

/** A row as cells in columns. */
function cellNodes(row, file) {
  return row.record.columns.map((column, at) => {
    const value = row.raw[4 + at];
    if (value === undefined || value === null) return element("span", { role: "gridcell" });
    const text = textOf(value);
    let node = valueNode(value);
    if (column === "name" && row.record.name === "symbol") {
      node = element("a", { href: linkTo({ y: row.get("index") }) }, text || "(no name)");
    } else if (column === "name" && row.record.name === "section") {
      node = element("a", { href: linkTo({ s: row.get("index") - file.firstNumber }) }, text || "(no name)");
    }
    return element("span", { role: "gridcell", className: typeof value === "number" ? "cell number" : "cell", title: text }, node);
  });
}
