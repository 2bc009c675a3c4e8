// The targets of the page, and what the highlighter has to know about their texts.
const TARGETS = [
  ["x86_64-linux-gnu", "x86-64 Linux", "x86"],
  ["i686-linux-gnu", "x86 Linux", "x86"],
  ["x86_64-pc-windows-msvc", "x86-64 Windows", "x86"],
  ["i686-pc-windows-msvc", "x86 Windows", "x86"],
  ["aarch64-linux-gnu", "ARM64 Linux", "aarch64"],
  ["aarch64-pc-windows-msvc", "ARM64 Windows", "aarch64"],
  ["arm64ec-pc-windows-msvc", "ARM64EC Windows", "aarch64"],
  ["thumbv7-linux-gnueabihf", "ARM Thumb Linux", "arm"],
  ["thumbv7-pc-windows-msvc", "ARM Thumb Windows", "arm"],
];

const X86_REGISTERS = /^%?(?:[re]?(?:ax|bx|cx|dx|si|di|bp|sp|ip)|[abcd][hl]|(?:si|di|bp|sp)l|r(?:[89]|[12]\d|3[01])[dwb]?|[xyzt]mm\d+|k[0-7]|st|[cdefgs]s|cr\d+|dr\d+|mm[0-7]|bnd[0-3])$/i;
const AARCH64_REGISTERS = /^(?:[xwvzqdshbp]\d{1,2}|sp|wsp|lr|xzr|wzr|za\d*|zt0|ffr|pn\d+)$/i;
const ARM_REGISTERS = /^(?:r\d{1,2}|[qds]\d{1,2}|sp|lr|pc|apsr|fpscr|cpsr)$/i;

const LANGUAGES = {
  x86: { comments: ["#", "//"], registers: X86_REGISTERS },
  aarch64: { comments: ["//"], registers: AARCH64_REGISTERS },
  arm: { comments: ["@", "//"], registers: ARM_REGISTERS },
};

const machineOf = (triple) => TARGETS.find((target) => target[0] === triple)?.[2] ?? "x86";
const isCoff = (triple) => triple.includes("windows");
