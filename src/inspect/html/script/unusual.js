// What is unusual in an object. Each check returns what it found: texts with the view that shows it.

const some = (list, text, link) => (list.length ? [{ text: text(list.length, list), link: link(list[0]) }] : []);
const toSection = (section) => ({ s: section.id });
const toSymbol = (symbol) => ({ y: symbol.index });
const plural = (number, one, many = one + "s") => `${count(number)} ${number === 1 ? one : many}`;
const has = (section, ...names) => names.some((name) => section.flags.includes(name));
const isCode = (section) => has(section, "EXECINSTR", "MEM_EXECUTE");

const CHECKS = [
  ({ file }) => {
    const problems = file.allProblems();
    return problems.length ? [{ text: `${plural(problems.length, "problem")} while reading the file: ${plainText(problems[0].what)}`, link: { v: "problems" }, bad: true }] : [];
  },
  ({ sections }) => sections.filter((one) => isCode(one) && has(one, "WRITE", "MEM_WRITE"))
    .map((one) => ({ text: `${one.name} is writable and executable`, link: toSection(one), bad: true })),
  ({ file, sections }) => {
    if (textOf(file.summary[0] && file.summary[0].get("format")) !== "ELF" || !sections.some((one) => isCode(one) && one.size)) return [];
    const note = sections.find((one) => one.name === ".note.GNU-stack");
    if (!note) return [{ text: "no .note.GNU-stack: a linker may make the stack executable", link: { v: "sections" } }];
    return isCode(note) ? [{ text: "it requests an executable stack", link: toSection(note), bad: true }] : [];
  },
  ({ sections }) => {
    const inFile = sections.filter((one) => one.span[1] > one.span[0]).sort((a, b) => a.span[0] - b.span[0]);
    const overlapping = inFile.filter((one, at) => at > 0 && one.span[0] < inFile[at - 1].span[1]);
    return some(overlapping, (number) => `${plural(number, "section overlaps", "sections overlap")} another one in the file`, toSection);
  },
  ({ sections }) => some(sections.filter((one) => /^\.(init_array|fini_array|preinit_array|ctors|dtors|CRT\$)/.test(one.name) && one.size),
    (number, list) => `code runs before or after main: ${list[0].name}`, toSection),
  ({ sections }) => some(sections.filter((one) => numberOf(one.row.get("align")) > 4096),
    (number, list) => `${list[0].name} is aligned to ${count(numberOf(list[0].row.get("align")))} bytes`, toSection),
  ({ sections }) => some(sections.filter((one) => one.type.startsWith("0x")), (number) => `${plural(number, "section has", "sections have")} an unknown type`, toSection),
  ({ sections }) => some(sections.filter((one) => (one.row.get("flags") || {}).r), (number) => `${plural(number, "section has", "sections have")} unknown flags`, toSection),
  ({ sections }) => some(sections.filter((one) => /^\.(llvmbc|llvm\.lto|gnu\.lto)/.test(one.name)), () => "it contains code for link-time optimization", toSection),
  ({ sections }) => some(sections.filter((one) => has(one, "COMPRESSED")), (number) => `${plural(number, "section is", "sections are")} compressed`, toSection),
  ({ symbols }) => some(symbols.filter((one) => one.home && !one.isSection && one.size && one.value + one.size > one.home.size),
    (number) => `${plural(number, "symbol extends", "symbols extend")} past the end of the section`, toSymbol),
  ({ symbols }) => some(symbols.filter((one) => textOf(one.row.get("section")) === "common"),
    (number) => `${plural(number, "common symbol")}: the linker allocates ${number === 1 ? "it" : "them"}`, toSymbol),
  ({ file, symbols }) => (file.firstNumber ? [] : some(symbols.filter((one) => textOf(one.row.get("type")) === "FUNC" && one.home && !one.size),
    (number) => `${plural(number, "function has", "functions have")} size 0`, toSymbol)),
  ({ symbols }) => {
    const seen = new Set();
    const twice = symbols.filter((one) => {
      if (!one.home || !/GLOBAL|EXTERNAL/.test(textOf(one.row.get("binding")))) return false;
      if (seen.has(one.name)) return true;
      seen.add(one.name);
      return false;
    });
    return some(twice, (number, list) => `${plural(number, "global symbol is", "global symbols are")} defined twice: ${list[0].name}`, toSymbol);
  },
  // Control and format characters can make a name look like another one.
  ({ symbols }) => some(symbols.filter((one) => /[\p{Cc}\p{Cf}]/u.test(one.name)), (number) => `${plural(number, "name has", "names have")} invisible characters`, toSymbol),
  ({ symbols }) => some(symbols.filter((one) => one.name.length > 1000), (number) => `${plural(number, "name is", "names are")} longer than 1,000 characters`, toSymbol),
];

/** All findings about a file whose symbols have been read. */
function unusual(file, symbols) {
  const object = { file, sections: [...file.sections.values()], symbols: [...symbols.values()] };
  return CHECKS.flatMap((check) => check(object));
}
