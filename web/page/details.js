// What is known about a line: its mistakes with what may correct them, its statements, their fields.

function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in element) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** The kind of a unit by its first field. Units of more than a byte without a kind are whole instructions of other machines than x86. */
function unitKind(unit) {
  const name = unit.fields[0]?.name ?? "";
  if (name.startsWith("ModRM")) return "modrm";
  if (name.startsWith("SIB")) return "sib";
  if (name === "displacement" || name === "relative target") return "displacement";
  if (name === "immediate") return "immediate";
  if (/prefix|REX|VEX|XOP/.test(name)) return "prefix";
  return unit.size === 1 ? "opcode" : "encoding";
}

/** What a help line offers instead of the marked text. */
function replacements(help) {
  return help.split("\n").filter((line) => line.startsWith("did you mean")).flatMap((line) =>
    Array.from(line.matchAll(/'([^']+)'/g), (found) => found[1]));
}

function reportParts(report, editor) {
  const parts = [make("p", {}, make("span", { className: `severity-${report.severity}` }, `${report.severity}[${report.code}]`), ` ${report.message}`)];
  if (report.help) {
    parts.push(...report.help.split("\n").map((line) => make("p", { className: "help" }, `help: ${line}`)));
    if (report.range) {
      const fixes = replacements(report.help).map((fix) => make("button", {
        type: "button",
        className: "fix",
        onclick: () => editor.replace(report.range.start, report.range.end, fix),
      }, `Replace with ${fix}`));
      if (fixes.length) parts.push(make("p", {}, ...fixes.flatMap((button) => [button, " "])));
    }
  }
  return parts;
}

function fieldTable(units) {
  const head = make("tr", {}, ...["Bytes", "Field", "Bits", "Value"].map((title) => make("th", { scope: "col" }, title)));
  const table = make("table", { className: "mono fields" }, make("caption", { className: "help" }, "Fields"), make("thead", {}, head));
  const body = make("tbody");
  for (const unit of units) {
    const kind = unitKind(unit);
    unit.fields.forEach((field, index) => {
      const row = make("tr");
      if (index === 0) row.append(make("td", { rowSpan: unit.fields.length }, make("span", { className: kind }, unit.text)));
      const bits = field.value.toString(2).padStart(field.width, "0");
      row.append(make("td", {}, field.name || "opcode"), make("td", {}, bits), make("td", {}, `0x${field.value.toString(16)}`));
      body.append(row);
    });
  }
  table.append(body);
  return table;
}

/** Gives each unit its bytes as text. */
function withText(units, bytes) {
  let at = 0;
  return units.map((unit) => {
    const text = spaced(bytes.subarray(at, at + unit.size));
    at += unit.size;
    return { ...unit, text };
  });
}

const MAX_SHOWN = 256;

function statementParts(statement, listed, text) {
  const shown = statement.bytes.subarray(0, MAX_SHOWN);
  const rest = statement.size > shown.length ? ` … ${statement.size} bytes` : "";
  const bytes = statement.bytes.length ? spaced(shown) + rest : `${statement.size} bytes of zeros`;
  const parts = [
    make("h2", {}, text.slice(statement.start, Math.min(statement.end, statement.start + 200))),
    make("p", { className: "mono" }, `${statement.section.name}+0x${wide(statement.offset)}: ${bytes}`),
  ];
  const relocations = listed.relocationsIn(statement);
  if (relocations.length) {
    const items = relocations.slice(0, 20).map((relocation) =>
      make("li", { className: "mono" }, `byte ${relocation.offset - statement.offset}: ${relocationText(relocation)}`));
    parts.push(make("p", { className: "help" }, "Left to the linker:"), make("ul", {}, ...items));
  }
  return parts;
}
