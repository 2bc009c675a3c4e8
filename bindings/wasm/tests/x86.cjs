// A package with x86 and ELF alone: what is there works, and errors name what is missing. Run in a folder with `node_modules`.
const assert = require("node:assert");
const { Assembler, inspect } = require(require.resolve("llas-wasm", { paths: [process.cwd()] }));

const assembler = new Assembler("x86_64-linux-gnu", { intel: true });
assert.deepStrictEqual([...assembler.asm("mov eax, 42\nret").bytes], [0xb8, 42, 0, 0, 0, 0xc3]);
assert.deepStrictEqual([...assembler.object("f: ret").subarray(0, 4)], [0x7f, 0x45, 0x4c, 0x46]);
for (const [triple, feature] of [["aarch64-linux-gnu", "aarch64"], ["thumbv7-linux-gnueabihf", "arm"], ["x86_64-windows-msvc", "coff"]]) {
  assert.throws(() => new Assembler(triple), (error) => error.kind === "settings" && error.message.includes(`'${feature}'`));
}
assert.throws(() => assembler.disasm(Uint8Array.of(0x90)), /'disasm'/);
assert.throws(() => assembler.explain("nop"), /'explain'/);
assert.throws(() => inspect(Uint8Array.of(0)), /'inspect'/);
