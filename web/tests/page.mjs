// Uses the page as people do: page.mjs PAGE COMMAND FOLDER [PICTURES]. FOLDER is empty; pictures are made if their folder is given.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { start } from "./browser.mjs";

const [page, command, folder, pictures] = process.argv.slice(2);
const url = pathToFileURL(resolve(page)).href;
const axe = process.env.LLAS_AXE;
const browser = await start();
const { evaluate, until, type } = browser;

const status = () => evaluate(() => document.getElementById("status").textContent);
const bytesOf = (line) => evaluate((line) => document.querySelector(`#rows [data-line="${line - 1}"] .code`)?.textContent.trim(), line);
const bytesAre = (line, bytes) => until(`${bytes} in line ${line}`, (line, bytes) =>
  document.querySelector(`#rows [data-line="${line - 1}"] .code`)?.textContent.replace(/\s+/g, " ").trim() === bytes, line, bytes);

async function press(key, code, modifiers = 0) {
  const event = { key, code, modifiers, windowsVirtualKeyCode: { a: 65, z: 90 }[key] };
  await browser.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...event });
  await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
}
const CONTROL = 2;

/** Replaces the text, as if it was pasted. */
async function write(text) {
  await evaluate(() => document.getElementById("text").focus());
  await press("a", "KeyA", CONTROL);
  await type(text);
}

async function click(x, y) {
  for (const type of ["mousePressed", "mouseReleased"]) {
    await browser.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  }
}

const choose = (id, value) => evaluate((id, value) => {
  const element = document.getElementById(id);
  element.value = value;
  element.dispatchEvent(new Event(element.tagName === "SELECT" ? "change" : "input"));
}, id, value);

const caret = (offset) => evaluate((offset) => {
  const element = document.getElementById("text");
  element.focus();
  element.setSelectionRange(offset, offset);
}, offset);

const tests = {
  async "bytes are shown soon after loading"() {
    await browser.open(url);
    await until("bytes", () => document.querySelectorAll("#rows .code").length > 5);
    const time = await evaluate(() => Math.round(performance.now()));
    await until("coloured fields", () => document.querySelectorAll("#rows .modrm").length > 2);
    assert.match(await status(), /^\d+ bytes, 3 relocations$/);
    return `within ${time} ms`;
  },

  async "nothing comes from a network"() {
    const names = await evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name));
    assert.deepEqual(names.filter((name) => !/^(?:blob|data):/.test(name)), []);
  },

  async "typing shows bytes, relocations and fields"() {
    await write("\tmovl\t$0x11223344, 8(%rax,%rcx,4)\n\tcall\tf\n");
    await bytesAre(1, "c7 44 88 08 44 33 22 11");
    assert.match(await evaluate(() => document.querySelector("#rows .relocation").textContent), /^R_X86_64_PLT32 f-4$/);
    await until("the kinds of bytes", () =>
      ["opcode", "modrm", "sib", "displacement", "immediate"].every((kind) => document.querySelector(`#rows .${kind}`)));
    await caret(3);
    await until("the table of fields", () => /ModRM\.rm.*SIB\.scale.*0x11223344/s.test(document.querySelector("#details table")?.textContent));
    await evaluate(() => document.querySelector("#details summary").click());
    await until("the row of the tables", () => document.querySelector("#details pre")?.textContent.includes("grammar/isa/x86/"));
  },

  async "a mistake is underlined, explained and corrected"() {
    await write("\tnop\n\tmovvl\t$1, %eax\n");
    await until("an underline", () => document.querySelector("#paint .error")?.textContent === "movvl");
    assert.equal(await status(), "1 error");
    // The bytes of the last text that could be assembled stay.
    assert.notEqual(await bytesOf(1), undefined);
    const [x, y] = await evaluate(() => {
      const box = document.querySelector("#paint .error").getBoundingClientRect();
      return [box.left + 8, box.top + 8];
    });
    await browser.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
    await until("help beside the mouse", () => /invalid instruction mnemonic 'movvl'/.test(document.getElementById("hover").textContent)
      && !document.getElementById("hover").hidden);
    await caret(7);
    await until("a button", () => document.querySelector("#details .fix"));
    if (pictures) await browser.picture(join(pictures, "playground-mistake.png"));
    await evaluate(() => Array.from(document.querySelectorAll("#details .fix")).find((button) => button.textContent.endsWith(" movl")).click());
    await bytesAre(2, "b8 01 00 00 00");
    assert.equal(await evaluate(() => document.getElementById("text").value), "\tnop\n\tmovl\t$1, %eax\n");
  },

  async "targets, syntax and features change what is assembled"() {
    await choose("syntax", "intel");
    await write("mov rax, [rdi+8]\nvaddps zmm0, zmm1, zmm2\n");
    await bytesAre(1, "48 8b 47 08");
    await choose("target", "aarch64-linux-gnu");
    assert.equal(await evaluate(() => document.getElementById("syntax-label").hidden), true);
    await write("f:\tadd\tx0, x1, x2\n\tcasal\tx0, x1, [x2]\n");
    await until("an error", () => document.querySelector("#paint .error"));
    await choose("features", "+lse");
    await bytesAre(1, "20 00 02 8b");
    await bytesAre(2, "41 fc e0 c8");
    await choose("features", "+nonsense");
    await until("a message", () => document.getElementById("status").classList.contains("failed"));
    await choose("features", "");
    await choose("target", "x86_64-linux-gnu");
    await choose("syntax", "att");
  },

  async "the examples are assembled, and their objects are the command's"() {
    const count = await evaluate(() => document.getElementById("example").options.length - 1);
    await browser.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder });
    let compared = 0;
    for (let index = 0; index < count; index += 1) {
      await choose("example", String(index));
      const [text, ...settings] = await evaluate(() =>
        ["text", "target", "features", "cpu"].map((id) => document.getElementById(id).value));
      const [source, object] = [join(folder, "example.s"), join(folder, "example.object")];
      writeFileSync(source, text);
      const flags = ["triple", "mattr", "mcpu"].map((name, at) => settings[at] && `--${name}=${settings[at]}`).filter(Boolean);
      if (spawnSync(command, [source, "-o", object, ...flags]).status !== 0) {
        await until("mistakes", () => /^\d errors/.test(document.getElementById("status").textContent));
        continue;
      }
      await until(`example ${index}`, () => /^\d+ bytes/.test(document.getElementById("status").textContent));
      await evaluate(() => document.getElementById("download").click());
      // The browser makes an empty file first.
      const download = () => readdirSync(folder).find((name) => /\.(?:o|obj)$/.test(name) && statSync(join(folder, name)).size > 0);
      for (let tries = 0; !download() && tries < 500; tries += 1) await browser.sleep(10);
      const name = download();
      assert.ok(readFileSync(join(folder, name)).equals(readFileSync(object)), `example ${index}`);
      rmSync(join(folder, name));
      compared += 1;
    }
    assert.ok(compared >= 10);
    return `${compared} objects`;
  },

  async "the object and bytes are shown as text"() {
    await choose("example", "0");
    await evaluate(() => document.getElementById("tab-object").click());
    await until("the object", () => /\.rela\.text/.test(document.getElementById("object").textContent));
    const key = { key: "ArrowRight", code: "ArrowRight" };
    await evaluate(() => document.getElementById("tab-object").focus());
    await browser.send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
    await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
    await choose("bytes", "{ 0x48, 0x89, 0xd8, 0xc3 }");
    await until("text of bytes", () => /movq %rbx, %rax\n.*retq/.test(document.getElementById("decoded").textContent));
    await choose("bytes", "zz");
    await until("a message", () => document.getElementById("decoded").textContent === "These are not bytes.");
    await choose("bytes", "4889d8c3");
    await until("text of bytes", () => /retq/.test(document.getElementById("decoded").textContent));
    await evaluate(() => document.getElementById("insert").click());
    await evaluate(() => document.getElementById("tab-listing").click());
    await bytesAre(1, "48 89 d8");
  },

  async "bytes are copied in several forms"() {
    await browser.send("Browser.grantPermissions", { permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    await write("\tmovq\t%rbx, %rax\n\tret\n");
    await bytesAre(2, "c3");
    const forms = { hex: "48 89 d8 c3", c: "static const unsigned char code[4] = {\n    0x48, 0x89, 0xd8, 0xc3,\n};\n",
      python: 'code = bytes.fromhex("48 89 d8 c3")\n', rust: "const CODE: [u8; 4] = [\n    0x48, 0x89, 0xd8, 0xc3,\n];\n" };
    for (const [form, text] of Object.entries(forms)) {
      await choose("copy", form);
      await until(`${form} in the clipboard`, async (text) => (await navigator.clipboard.readText()) === text, text);
    }
  },

  async "the address has the text"() {
    await choose("target", "thumbv7-linux-gnueabihf");
    await write("\tmovs\tr0, #1 @ \u00e9\n");
    await bytesAre(1, "01 20");
    await until("the address", () => location.hash.includes("thumbv7"));
    await browser.sleep(700);
    const hash = await evaluate(() => location.hash);
    await browser.open(url + hash);
    await bytesAre(1, "01 20");
    assert.equal(await evaluate(() => document.getElementById("text").value), "\tmovs\tr0, #1 @ \u00e9\n");
    await browser.open(`${url}#text=!!!`);
    await until("the first example", () => document.querySelectorAll("#rows .code").length > 5);
  },

  async "hostile texts do no harm"() {
    const texts = [".rept 1000000000\nnop\n.endr\n", `.long ${"(".repeat(100_000)}1\n`, ".fill 1000000000000, 8, 1\n", ".macro m\nm\n.endm\nm\n",
      `.irp x, ${"1,".repeat(20_000)}2\n.irp y, ${"1,".repeat(20_000)}2\nnop\n.endr\n.endr\n`, "\u0000\uffff\ud800 <script>alert(1)</script>\n",
      `${"a".repeat(500_000)}: nop\n`, '.incbin "/etc/passwd"\n', ".space 1<<40\n"];
    for (const text of texts) {
      await write(text);
      await browser.sleep(100);
      await write("\tnop\n");
      await bytesAre(1, "90");
    }
  },

  async "long texts stay responsive"() {
    const times = [];
    for (const [lines, name] of [[10_000, "10,000 lines"], [45_000, "1 MB"]]) {
      await write("\tmovl\t$1, 8(%rax,%rcx)\n".repeat(lines));
      await until("the status", (bytes) => document.getElementById("status").textContent.startsWith(`${bytes} bytes`), 8 * lines);
      const middle = await evaluate((lines) => {
        const scroller = document.getElementById("scroller");
        scroller.scrollTop = 20 * (lines / 2);
        const box = scroller.getBoundingClientRect();
        return [box.left + 4, box.top + 110];
      }, lines);
      await browser.sleep(100);
      await click(...middle);
      await browser.sleep(300);
      await evaluate(() => {
        globalThis.longest = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => (globalThis.longest = Math.max(globalThis.longest, entry.duration))))
          .observe({ type: "longtask" });
      });
      for (let count = 0; count < 10; count += 1) {
        await type("\tno");
        await type("p\n");
        await browser.sleep(60);
      }
      await until("the bytes of the text", (bytes) => document.getElementById("status").textContent.startsWith(`${bytes} bytes`), 8 * lines + 10);
      const around = await evaluate(() => document.querySelector("#paint .current").textContent);
      assert.match(around, /movl/);
      // Tasks of less than 50 ms are not reported.
      times.push([name, await evaluate(() => Math.round(globalThis.longest))]);
    }
    const shown = times.map(([name, time]) => `${name}: ${time ? `${time} ms` : "below 50 ms"}`).join(", ");
    assert.ok(times.every(([, time]) => time < 500), shown);
    return shown;
  },

  async "changes are undone, and keys reach all of a long text"() {
    await write("\tnop\n".repeat(5000));
    await until("the bytes", () => document.getElementById("status").textContent.startsWith("5000 bytes"));
    await press("End", "End", CONTROL);
    await type("\tret\n");
    await until("the end", () => document.querySelector('#rows [data-line="5000"] .code')?.textContent.trim() === "c3");
    await press("Home", "Home", CONTROL);
    await type("\tint3\n");
    await bytesAre(1, "cc");
    for (let pages = 0; pages < 3; pages += 1) await press("PageDown", "PageDown");
    await type("\thlt\n");
    await until("a line below", () => Array.from(document.querySelectorAll("#rows .code")).some((code) => code.textContent.trim() === "f4"));
    await press("z", "KeyZ", CONTROL);
    await until("a change less", () => document.getElementById("status").textContent.startsWith("5002 bytes"));
    await press("z", "KeyZ", CONTROL);
    await press("z", "KeyZ", CONTROL);
    await until("three changes less", () => document.getElementById("status").textContent.startsWith("5000 bytes"));
    await press("z", "KeyZ", CONTROL + 8);
    await until("a change more", () => document.getElementById("status").textContent.startsWith("5001 bytes"));
  },

  async "everyone can use the page"() {
    const kinds = { light: {}, dark: { scheme: "dark" }, phone: { width: 390, height: 844 } };
    for (const [name, options] of Object.entries(kinds)) {
      await browser.open(url, options);
      await until("coloured fields", () => document.querySelectorAll("#rows .modrm").length > 2);
      await caret(190);
      await until("details", () => document.querySelector("#details table"));
      if (pictures) await browser.picture(join(pictures, `playground-${name}.png`));
      const width = await evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(width <= 0, `${name} is ${width} pixels too wide`);
      if (!axe) continue;
      await evaluate(readFileSync(axe, "utf8").replace(/^/, "() => {") + "}");
      const found = await evaluate(async () => (await globalThis.axe.run()).violations.map((each) =>
        `${each.id}: ${each.nodes.map((node) => node.html + node.failureSummary).slice(0, 3).join(" | ")}`));
      assert.deepEqual(found, [], name);
    }
    return axe ? "axe-core has no finding" : "SKIPPED axe-core";
  },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  const before = browser.problems.length;
  try {
    const figure = await test();
    assert.deepEqual(browser.problems.slice(before), []);
    console.log(`ok: ${name}${figure ? `: ${figure}` : ""}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED: ${name}: ${error.stack}\n  status: ${await status().catch(() => "?")}`);
  }
}
await browser.stop();
process.exit(failed ? 1 : 0);
