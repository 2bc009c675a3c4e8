// The rows of `keystone.tsv`, in node and in browsers: returns their number, or throws what is wrong with one.
function unescaped(text) {
  const utf8 = new TextEncoder();
  const out = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] !== "\\") out.push(...utf8.encode(text[i]));
    else if (text[++i] === "n") out.push(10);
    else if (text[i] === "x") out.push(parseInt(text.slice(i + 1, (i += 2) + 1), 16));
    else out.push(text.charCodeAt(i));
  }
  return Uint8Array.from(out);
}

export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function rows(table, { Assembler, LlasError }) {
  const all = table.split("\n").filter((line) => line && !line.startsWith("#")).map((line) => line.split("\t"));
  for (const [from, triple, syntax, address, text, symbols, bytes, labels] of all) {
    const assembler = new Assembler(triple, { intel: syntax === "intel" });
    const known = Object.fromEntries(symbols.split(" ").filter(Boolean).map((word) => word.split("=")));
    let [made, found] = ["", ""];
    try {
      const code = assembler.asm(unescaped(text), { address: BigInt(address), symbols: known });
      made = hex(code.bytes);
      found = code.labels.map(({ name, address }) => `${name}=0x${address.toString(16)}`).join(" ");
    } catch (error) {
      if (!(error instanceof LlasError)) throw error;
      made = `error ${error.reports.find((report) => report.severity === "error").code}`;
    }
    if (made !== bytes || found !== (labels ?? "")) throw new Error(`${from}: ${text}: ${made} ${found}`);
  }
  return all.length;
}
