// Tests of the installed package; the arguments are the repository and the number of calls. Run in a folder with `node_modules`.
const assert = require("node:assert");
const fs = require("node:fs");
const path = require("node:path");
const llas = require(require.resolve("llas-wasm", { paths: [process.cwd()] }));
const { Assembler, InternalError, LlasError, inspect } = llas;

const [root, calls] = [process.argv[2], Number(process.argv[3])];
// What `rows.mjs` has.
let hex;

function licenses() {
  const names = fs.readdirSync(root).filter((name) => name.startsWith("LICENSE"));
  assert(names.length > 0);
  const folder = path.dirname(require.resolve("llas-wasm/package.json", { paths: [process.cwd()] }));
  for (const name of names) assert(fs.readFileSync(path.join(folder, name)).equals(fs.readFileSync(path.join(root, name))));
  return names.join(", ");
}

function goldens() {
  const all = fs.readdirSync(path.join(root, "tests/golden"), { recursive: true }).sort();
  let compared = 0;
  const simple = [];
  for (const name of all.filter((name) => name.endsWith(".s"))) {
    const file = path.join(root, "tests/golden", name);
    if (!fs.existsSync(file.replace(/s$/, "o"))) continue;
    const text = fs.readFileSync(file);
    const head = text.toString().split("\n").slice(0, 4);
    const triple = head.map((line) => /^\s*[#/@ ]*triple:\s*(\S+)/.exec(line)?.[1]).find(Boolean);
    if (!triple || head.some((line) => /^\s*[#/@ ]*(args|mattr):/.test(line)) || /\.inc(bin|lude)/.test(text)) continue;
    simple.push([name, file, triple, text]);
  }
  const step = Math.max(1, Math.floor(simple.length / 300));
  for (const [name, file, triple, text] of simple.filter((_, i) => i % step === 0)) {
    const object = new Assembler(triple).object(text);
    assert(Buffer.from(object).equals(fs.readFileSync(file.replace(/s$/, "o"))), `${name}: the objects differ`);
    compared++;
  }
  assert(compared >= 200, `only ${compared} texts`);
  return `${compared} objects`;
}

/** The listing of each text has the sections, bytes and relocations of its object. */
function listings() {
  const assembler = new Assembler("x86_64-linux-gnu");
  const text = "# é\nf: lock addl $1, g(%rip); call h\n.data\n.quad f\n.bss\n.zero 8\n";
  const { sections, statements, labels, relocations, warnings } = assembler.list(text);
  const shown = statements.map(({ text: range, section, offset, size }) =>
    [text.slice(range.start, range.end), sections[section].name, offset, hex(sections[section].bytes.subarray(offset, offset + size)), size]);
  assert.deepStrictEqual(shown, [
    ["lock addl $1, g(%rip)", ".text", 0, "f083050000000001", 8],
    ["call h", ".text", 8, "e800000000", 5],
    [".quad f", ".data", 0, "0000000000000000", 8],
    [".zero 8", ".bss", 0, "", 8],
  ]);
  assert.deepStrictEqual(labels, [{ name: "f", section: statements[0].section, offset: 0 }]);
  assert.deepStrictEqual(relocations.map(({ offset, kind, symbol, addend }) => [offset, kind, symbol, addend]),
    [[3, "R_X86_64_PC32", "g", -5n], [9, "R_X86_64_PLT32", "h", -4n], [0, "R_X86_64_64", ".text", 0n]]);
  assert.deepStrictEqual(warnings, []);
  assert.throws(() => assembler.list("nop\nmvo"), (error) => error.reports[0].line === 2);
  const units = assembler.fields(sections[statements[0].section].bytes.subarray(0, 8));
  assert.deepStrictEqual(units.map((unit) => unit.size), [1, 1, 1, 4, 1]);
  const fields = units[2].fields.map(({ name, width, value }) => [name, width, value]);
  assert.deepStrictEqual(fields, [["ModRM.mod", 2, 0n], ["ModRM.reg (digit)", 3, 0n], ["ModRM.rm", 3, 5n]]);
  assert.deepStrictEqual(assembler.fields(Uint8Array.of(6)), []);
  const [word] = new Assembler("aarch64-linux-gnu").fields(Uint8Array.of(0x20, 0, 2, 0x8b));
  assert.deepStrictEqual([word.size, word.fields.at(-1)], [4, { name: "Rd", width: 5, value: 0n }]);
}

function data() {
  const assembler = new Assembler("x86_64-linux-gnu", { intel: true });
  const text = "# é😀\nagain: mov rax, [rip + x]\njmp again\n";
  const code = assembler.asm(text, { address: 0x1000, symbols: { x: 0x2000 } });
  assert.strictEqual(hex(code.bytes), "488b05f90f0000ebf7");
  assert.deepStrictEqual(code.labels, [{ name: "again", address: 0x1000n }]);
  const texts = code.statements.map(({ text: range }) => text.slice(range.start, range.end));
  assert.deepStrictEqual(texts, ["mov rax, [rip + x]", "jmp again"]);
  assert.strictEqual(code.relocations[0].symbol, "x");
  assert.deepStrictEqual(assembler.asm(text, { address: 0x1000n, symbols: () => 0x2000n }).bytes, code.bytes);
  assert.deepStrictEqual(assembler.asm(text, { address: 0x1000, symbols: new Map([["x", 0x2000]]) }).bytes, code.bytes);
  assert.strictEqual(assembler.asm("", { address: 2n ** 64n - 1n }).address, 2n ** 64n - 1n);
  assert.throws(() => assembler.asm("nop", { address: 2 ** 60 }), RangeError);
  assert.throws(() => assembler.asm("jmp x", { symbols: () => { throw new TypeError("mine"); } }), { message: "mine" });
  assert.throws(() => assembler.asm("jmp x", { symbols: () => assembler.asm("nop") }), /in use/);
  assert.throws(() => new Assembler("vax-dec-ultrix"), (e) => e.kind === "settings" && e.reports.length === 1);
  assert.throws(() => assembler.asm("# é\n mvo rax, 1"), (error) => {
    const [report] = error.reports;
    assert.deepStrictEqual([error.kind, report.severity, report.line, report.column], ["text", "error", 2, 2]);
    assert.deepStrictEqual(report.range, { start: 5, end: 8, startByte: 6, endByte: 9 });
    return /mov/.test(report.help) && /^E/.test(report.code);
  });
  const limited = new Assembler("x86_64-linux-gnu", { limits: { input: 4 } });
  assert.throws(() => limited.asm("nop\nnop"), (error) => error.reports[0].code === "P0006");
  const shown = assembler.disasm(code.bytes, 0x1000).map(({ address, text }) => `${address}: ${text}`);
  assert.deepStrictEqual(shown.length, 2);
  assert.match(assembler.explain("mov rax, rbx"), /grammar\/isa\/x86|\.isa/);
  assert.match(assembler.explain(Uint8Array.of(0x48, 0x8b, 0xc3)), /mov/);
  assert.match(inspect(assembler.object("f: ret")), /\.text/);
  assert.throws(() => inspect(Uint8Array.of(1, 2, 3)));
  return "data";
}

// Calls with less and less stack left: those that fail leave a module that works.
function stack() {
  const assembler = new Assembler("x86_64-linux-gnu");
  let [called, worked] = [0, 0];
  const dive = () => {
    try {
      dive();
    } finally {
      // Without stack not even an error can be examined here.
      if (called < 2000) {
        called++;
        if (assembler.asm("nop; addq $4, %rax; .long (((1+2)*3)-4)").bytes.length === 9) worked++;
      }
    }
  };
  for (let i = 0; i < 3; i++) assert.throws(dive, RangeError);
  assert(worked < called && worked > 0, `${worked} of ${called} worked`);
  assert.strictEqual(hex(assembler.asm("nop").bytes), "90");
  return `${called - worked} calls without stack`;
}

function speed() {
  const assembler = new Assembler("x86_64-linux-gnu");
  const texts = Array.from({ length: 1000 }, (_, i) => `addq $${i}, %rax\nmovl ${i}(%rdi), %ecx\n`);
  assembler.asm(texts[0]);
  const start = process.hrtime.bigint();
  for (const text of texts) assembler.asm(text);
  return `1000 texts in ${Number(process.hrtime.bigint() - start) / 1e6} ms`;
}

function hostile() {
  const pieces = ["mov ", "%rax", "$", "[", "(", "\"", ".macro m\n", "\nm\n", ".endm\n", ".rept 99\n", ".endr\n", "x", ":", "\n", ",",
    "\\", "\0", "é", ".if 1\n", ".p2align 9\n", ".org 99999999\n", "0x7fffffffffffffff", "-", "1f", "1:", ".section a\n", ".cfi_startproc\n", "r0",
    "bl ", "ldr x0, =", ".fill 9, 8, 1\n", "jmp ", "{", "}", "/*", "#", "@", "lea ", "b ", ".irp a, 1, 2\n", ".loc 1 1\n", ".file 1 \"a\"\n"];
  const targets = ["x86_64-linux-gnu", "i386-linux-gnu", "aarch64-linux-gnu", "thumbv7-linux-gnueabihf", "x86_64-windows-msvc"];
  const assemblers = targets.map((triple, i) => new Assembler(triple, { intel: i === 1 }));
  let [seed, good, before] = [1, 0, 0];
  const random = (n) => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % n;
  const memory = () => process.memoryUsage().rss;
  for (let i = 0; i < calls; i++) {
    if (i === Math.floor(calls / 10)) before = memory();
    const text = Array.from({ length: 1 + random(12) }, () => pieces[(random(1 << 16) >> 4) % pieces.length]).join("");
    const assembler = assemblers[i % assemblers.length];
    try {
      i % 7 ? assembler.asm(text, { address: 0x1000, symbols: { x: 0x1010 } }) : assembler.object(text);
      good++;
    } catch (error) {
      assert(error instanceof LlasError, error);
      assert(error.reports.length > 0);
    }
  }
  const growth = (memory() - before) / 2 ** 20;
  assert(growth < 64, `memory grew by ${growth} MiB`);
  return `${calls} calls, ${good} texts without errors, memory grew by ${growth.toFixed(1)} MiB after a tenth of them`;
}

(async () => {
  const shared = await import(path.join(root, "bindings/wasm/tests/rows.mjs"));
  hex = shared.hex;
  const table = fs.readFileSync(path.join(root, "bindings/tests/keystone.tsv"), "utf8");
  console.log(`rows: ${shared.rows(table, llas)}`);
  const module = await import(require.resolve("llas-wasm", { paths: [process.cwd()] }).replace("node.cjs", "node.mjs"));
  await module.default();
  assert.strictEqual(module.Assembler, Assembler);
  for (const test of [data, listings, licenses, goldens, stack, speed, hostile]) console.log(`${test.name}: ${test()}`);
})();
