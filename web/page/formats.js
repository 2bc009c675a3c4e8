// Bytes to text and back, and the state in the address of the page.
const hex = (byte) => byte.toString(16).padStart(2, "0");
const spaced = (bytes) => Array.from(bytes, hex).join(" ");
const wide = (value, digits = 4) => value.toString(16).padStart(digits, "0");

const COPIES = {
  hex: (bytes) => spaced(bytes),
  c: (bytes) => `static const unsigned char code[${bytes.length}] = {\n${rows(bytes)}\n};\n`,
  python: (bytes) => `code = bytes.fromhex("${spaced(bytes)}")\n`,
  rust: (bytes) => `const CODE: [u8; ${bytes.length}] = [\n${rows(bytes)}\n];\n`,
};

function rows(bytes) {
  const lines = [];
  for (let at = 0; at < bytes.length; at += 12) {
    lines.push(`    ${Array.from(bytes.subarray(at, at + 12), (byte) => `0x${hex(byte)},`).join(" ")}`);
  }
  return lines.join("\n");
}

/** Bytes of hexadecimal digits, with or without blanks, or of a list with `0x`, `\x` or `h`; null if it is none. */
function parseBytes(text) {
  const bare = text.replace(/\/\*.*?\*\/|\/\/.*|#.*/g, " ").replace(/0x|\\x|[,;"'[\]{}()]|h\b/gi, " ");
  const words = bare.trim().split(/\s+/).filter(Boolean);
  const bytes = [];
  for (const word of words) {
    if (!/^[\da-f]+$/i.test(word)) return null;
    const even = word.length % 2 ? `0${word}` : word;
    for (let at = 0; at < even.length; at += 2) bytes.push(parseInt(even.slice(at, at + 2), 16));
  }
  return Uint8Array.from(bytes);
}

function parseAddress(text) {
  try {
    const value = BigInt(text.trim() || "0");
    return value >= 0n && value < 1n << 64n ? value : null;
  } catch {
    return null;
  }
}

async function through(stream, data) {
  const out = new Blob([data]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

/** The state as the part of an address after `#`. */
async function toHash({ triple, intel, cpu, features, text }) {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  let binary = "";
  for (let at = 0; at < packed.length; at += 4096) binary += String.fromCharCode(...packed.subarray(at, at + 4096));
  const code = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const parameters = new URLSearchParams({ target: triple });
  if (intel) parameters.set("syntax", "intel");
  if (cpu) parameters.set("cpu", cpu);
  if (features) parameters.set("features", features);
  parameters.set("text", code);
  return `#${parameters}`;
}

/** The largest text that an address can bring in, so that no link fills the memory. */
const MAX_LINK = 4 << 20;

async function fromHash(hash) {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  const code = parameters.get("text");
  if (code === null) return null;
  try {
    const packed = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const [decoder, pieces] = [new TextDecoder(), []];
    let size = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > MAX_LINK) return null;
      pieces.push(decoder.decode(next.value, { stream: true }));
    }
    return {
      triple: parameters.get("target") ?? "",
      intel: parameters.get("syntax") === "intel",
      cpu: parameters.get("cpu") ?? "",
      features: parameters.get("features") ?? "",
      text: pieces.join("") + decoder.decode(),
    };
  } catch {
    return null;
  }
}
