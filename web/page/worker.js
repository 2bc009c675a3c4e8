// The worker of the page: it has the module, and answers one request at a time. The glue and `api` are before it.
let llas = null;
let assembler = { key: "", made: null };

function assemblerFor(settings) {
  const key = JSON.stringify(settings);
  if (assembler.key !== key) {
    assembler.made?.free();
    assembler = { key: "", made: null };
    const { triple, cpu, features, intel } = settings;
    const limits = { input: 64 << 20, expansion: 64 << 20, output: 64 << 20, errors: 200 };
    assembler = { key, made: new llas.Assembler(triple, { cpu, features, intel, limits }) };
  }
  return assembler.made;
}

// As arrays of numbers, which go to the page without a copy: 40,000 objects would block it.
function list(settings, text) {
  const { sections, statements, labels, relocations, warnings } = assemblerFor(settings).list(text);
  const numbers = new Uint32Array(6 * statements.length);
  let [line, at, index] = [0, 0, 0];
  for (const { text: range, section, offset, size } of statements) {
    for (let end = text.indexOf("\n", at); end >= 0 && end < range.start; end = text.indexOf("\n", at)) {
      line += 1;
      at = end + 1;
    }
    numbers.set([line, range.start, range.end, section, offset, size], index);
    index += 6;
  }
  const contents = sections.map((section) => ({ ...section, bytes: section.bytes.slice() }));
  const answer = { sections: contents, numbers, labels, relocations, reports: warnings };
  return [answer, [numbers.buffer, ...contents.map((section) => section.bytes.buffer)]];
}

const requests = {
  list: ({ settings, text }) => list(settings, text),
  object: ({ settings, text }) => [{ object: assemblerFor(settings).object(text) }],
  inspect: ({ settings, text }) => [{ text: llas.inspect(assemblerFor(settings).object(text), "object") }],
  disasm: ({ settings, bytes, address }) => [{ instructions: assemblerFor(settings).disasm(bytes, address) }],
  fields: ({ settings, all }) => [{ all: all.map((bytes) => assemblerFor(settings).fields(bytes)) }],
  explain: ({ settings, text }) => [{ text: assemblerFor(settings).explain(text) }],
};

async function load(compressed) {
  const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const response = new Response(stream, { headers: { "content-type": "application/wasm" } });
  await __wbg_init({ module_or_path: response });
  llas = api({ Raw, inspect, __wbg_reset_state });
}

// Requests that come while the module is loading wait for it.
let loading = null;

onmessage = async ({ data: request }) => {
  const { id, kind } = request;
  try {
    if (kind === "load") {
      loading = load(request.module);
      await loading;
      return postMessage({ id });
    }
    if (!llas) await loading;
    const [answer, transfer = []] = requests[kind](request);
    postMessage({ id, ...answer }, transfer);
  } catch (error) {
    postMessage({ id, failure: error.message, reports: error.reports ?? null });
  }
};
