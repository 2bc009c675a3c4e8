// One function through the npm package: function.mjs [SECONDS], in a folder with `node_modules`. Prints the time of a call in the fastest of
// many batches.
import assert from "node:assert";
import { createRequire } from "node:module";

const { Assembler } = createRequire(`${process.cwd()}/`)("llas-wasm");

const assembler = new Assembler("x86_64-linux-gnu");

function make() {
  return assembler.asm(".globl f\nf: movl $42, %eax\nretq\n", { address: 0x1000 }).bytes;
}

assert.deepStrictEqual([...make()], [0xb8, 42, 0, 0, 0, 0xc3]);
const batch = 500;
const seconds = Number(process.argv[2] ?? 2);
const start = performance.now();
let best = Infinity;
while (performance.now() - start < seconds * 1000) {
  const begin = performance.now();
  for (let i = 0; i < batch; i++) make();
  best = Math.min(best, performance.now() - begin);
}
console.log(`JavaScript: ${((best * 1000) / batch).toFixed(2)} us`);
