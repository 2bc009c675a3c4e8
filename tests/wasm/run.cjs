// Runs the module; the arguments are its file, the target, the text's file and the object's file.
const fs = require("fs");
const [wasm, triple, text, out] = process.argv.slice(2);
WebAssembly.instantiate(fs.readFileSync(wasm), {}).then(({ instance }) => {
  const { push, set_triple, assemble, byte } = instance.exports;
  for (const b of Buffer.from(triple)) push(b);
  set_triple();
  for (const b of fs.readFileSync(text)) push(b);
  const size = assemble();
  const bytes = Buffer.alloc(size < 0 ? -1 - size : size);
  for (let i = 0; i < bytes.length; i++) bytes[i] = byte(i);
  if (size < 0) {
    process.stderr.write(bytes);
    process.exitCode = 1;
  } else {
    fs.writeFileSync(out, bytes);
  }
});
