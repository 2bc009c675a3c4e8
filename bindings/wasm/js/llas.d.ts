/** An address: results have bigint; a number has to be an exact integer. */
export type Address = bigint | number;

export interface Limits {
  /** The largest size of a text in bytes [16 MiB]. */
  input?: number;
  /** The largest size in bytes of what macros and repeats expand to [16 MiB]. */
  expansion?: number;
  /** The largest size of the output in bytes [64 MiB]. */
  output?: number;
  /** The largest number of errors that are reported [100]. */
  errors?: number;
  /** The greatest nesting depth of macro calls [20]. */
  macroDepth?: number;
}

export interface Settings {
  /** The processor. */
  cpu?: string;
  /** Features with their signs: "+avx512f,-sse". */
  features?: string | string[];
  /** Intel syntax, for texts and for disassembled instructions. */
  intel?: boolean;
  /** Symbols that begin with the target's private prefix are labels, too [true]. */
  privateLabels?: boolean;
  limits?: Limits;
}

/** A range of the text: `start` and `end` in UTF-16 code units of a string, or in bytes of a Uint8Array. */
export interface Range {
  start: number;
  end: number;
  startByte: number;
  endByte: number;
}

export interface Report {
  severity: "note" | "warning" | "error";
  code: string;
  message: string;
  /** From 1; 0 without a place. */
  line: number;
  /** In bytes, from 1; 0 without a place. */
  column: number;
  endLine: number;
  endColumn: number;
  range: Range | null;
  help: string;
}

export interface Statement {
  text: Range;
  address: bigint;
  size: number;
  bytes: Uint8Array;
}

export interface Label {
  name: string;
  address: bigint;
}

export interface Relocation {
  address: bigint;
  number: number;
  addend: bigint;
  kind: string;
  symbol: string;
}

export interface Section {
  name: string;
  address: bigint;
  size: number;
  align: number;
  write: boolean;
  execute: boolean;
  bytes: Uint8Array;
}

export interface Instruction {
  address: bigint;
  size: number;
  /** The mnemonic, a tab and the operands; empty if the bytes are not an instruction. */
  text: string;
}

/** What each statement of a text has in an object. */
export interface Listing {
  sections: { name: string; size: number; align: number; execute: boolean; bytes: Uint8Array }[];
  /** Those that emit bytes, in the order of the text; `section` is an index. */
  statements: { text: Range; section: number; offset: number; size: number }[];
  labels: { name: string; section: number; offset: number }[];
  /** Those left to the linker. */
  relocations: { section: number; offset: number; number: number; addend: bigint; kind: string; symbol: string }[];
  warnings: Report[];
}

/** Bytes of an instruction that form one little-endian number, and its fields from the highest bit down. */
export interface Unit {
  size: number;
  fields: { name: string; width: number; value: bigint }[];
}

export class Code {
  private constructor();
  readonly bytes: Uint8Array;
  readonly address: bigint;
  readonly memorySize: number;
  readonly statements: Statement[];
  readonly labels: Label[];
  readonly relocations: Relocation[];
  readonly sections: Section[];
  readonly warnings: Report[];
}

/** Why there is no result. */
export class LlasError extends Error {
  readonly kind: "settings" | "text" | "link" | "memory";
  readonly reports: Report[];
}

/** A mistake of the library, or no stack or memory was left. Assemblers can still be used. */
export class InternalError extends Error {}

export type Symbols =
  | Record<string, Address>
  | Map<string, Address>
  | ((name: string) => Address | null | undefined);

export class Assembler {
  constructor(triple: string, settings?: Settings);
  /** Assembles a text for an address. */
  asm(text: string | Uint8Array, options?: { address?: Address; symbols?: Symbols }): Code;
  /** Assembles a text to an ELF or COFF object. */
  object(text: string | Uint8Array): Uint8Array;
  /** Assembles a text as for an object, and lists what each statement has in it. */
  list(text: string | Uint8Array): Listing;
  /** The fields of the instructions of bytes. */
  fields(bytes: Uint8Array): Unit[];
  /** Disassembles bytes. */
  disasm(bytes: Uint8Array, address?: Address): Instruction[];
  /** Explains the instructions of a text, or of bytes. */
  explain(code: string | Uint8Array): string;
  free(): void;
}

/** The contents of an object or an archive as text. */
export function inspect(bytes: Uint8Array, name?: string): string;

/** Loads the module: from a URL, a response, bytes or a compiled module. In node it is loaded already. */
export default function init(source?: RequestInfo | URL | Response | BufferSource | WebAssembly.Module): Promise<void>;
