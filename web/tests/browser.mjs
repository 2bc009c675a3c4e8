// Drives Chromium by its DevTools protocol over a pipe.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync", "--remote-debugging-pipe"];
/** How long a page may take for anything, in milliseconds: a module that is not optimised takes long. */
const PATIENCE = 60_000;

const sleep = (time) => new Promise((done) => setTimeout(done, time));

export async function start() {
  const folder = mkdtempSync(join(tmpdir(), "llas-playground-"));
  const child = spawn("chromium", [...FLAGS, `--user-data-dir=${folder}`, "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const [waiting, problems] = [new Map(), []];
  let [buffer, last, sessionId] = ["", 0, undefined];

  child.stdio[4].on("data", (data) => {
    buffer += data;
    for (let end = buffer.indexOf("\0"); end >= 0; end = buffer.indexOf("\0")) {
      const message = JSON.parse(buffer.slice(0, end));
      buffer = buffer.slice(end + 1);
      if (message.id) {
        const [done, failed] = waiting.get(message.id);
        waiting.delete(message.id);
        if (message.error) failed(new Error(message.error.message));
        else done(message.result);
      } else if (message.method === "Runtime.exceptionThrown") {
        const { exceptionDetails } = message.params;
        problems.push(exceptionDetails.exception?.description ?? exceptionDetails.text);
      } else if (message.method === "Log.entryAdded" && message.params.entry.level === "error") {
        problems.push(message.params.entry.text);
      }
    }
  });

  const send = (method, params = {}) => new Promise((done, failed) => {
    last += 1;
    waiting.set(last, [done, failed]);
    child.stdio[3].write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
  });

  const { targetInfos } = await send("Target.getTargets");
  const { targetId } = targetInfos.find(({ type }) => type === "page");
  sessionId = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
  for (const domain of ["Page", "Runtime", "Log"]) await send(`${domain}.enable`);

  async function evaluate(work, ...values) {
    const expression = `(${work})(${values.map((value) => JSON.stringify(value)).join(", ")})`;
    const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async function until(what, work, ...values) {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(10)) {
      if (await evaluate(work, ...values)) return;
    }
    throw new Error(`not within ${PATIENCE / 1000} s: ${what}`);
  }

  return {
    problems,
    send,
    sleep,
    evaluate,
    until,
    async open(url, { width = 1400, height = 900, scheme = "light" } = {}) {
      await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
      await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
      // A page that differs by what is after `#` would not be loaded again.
      await send("Page.navigate", { url: "about:blank" });
      await send("Page.navigate", { url });
    },
    async type(text) {
      await send("Input.insertText", { text });
    },
    async picture(file) {
      const { data } = await send("Page.captureScreenshot", { format: "png" });
      writeFileSync(file, Buffer.from(data, "base64"));
    },
    async stop() {
      child.kill();
      await new Promise((done) => child.once("exit", done));
      try {
        rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
      } catch {
        // Processes of the browser may still write there.
      }
    },
  };
}
