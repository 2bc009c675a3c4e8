//! The effects of GNU as's flags on x86 instructions, as far as they follow from mnemonics and bytes.

mod architecture;
mod used;

pub use architecture::Architecture;
pub use used::Used;

use super::operand::Content;
use super::registers::Kind;
use super::tables::{Row, Space};
use super::{Encoded, IgnoredFields, Mode, Nops};
use crate::diag::{Code, Diagnostic};
use crate::options::{Check, FencedBranches, FencedReturns, GnuX86Options};

/// The changes that flags and `.arch` request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    pub options: GnuX86Options,
    /// The features that instructions may use; `None` if everything is available.
    pub architecture: Option<Architecture>,
    /// The stack of `.arch push`.
    pub kept: Vec<Option<Architecture>>,
}

impl Changes {
    /// The changes at the start of a text in `mode`.
    pub fn new(options: &GnuX86Options, mode: Mode) -> Result<Changes, Box<Diagnostic>> {
        let wrong = |message: String| Box::new(Diagnostic::error(Code::BadOption, None, message));
        let architecture = options
            .arch
            .as_deref()
            .map(|text| Architecture::of_flag(text).map_err(|_| wrong(format!("invalid -march= option: '{text}'"))));
        let architecture = architecture.transpose()?;
        if let Some(tune) = options.tune.as_deref().filter(|tune| !Architecture::tunes_for(tune)) {
            return Err(wrong(format!("invalid -mtune= option: '{tune}'")));
        }
        if let Some(named) = &architecture
            && mode == Mode::Bits64
            && !named.has_64()
        {
            return Err(wrong(format!("64bit mode not supported on '{}'", named.name())));
        }
        Ok(Changes { options: options.clone(), architecture, kept: Vec::new() })
    }

    /// The values of the VEX and EVEX fields that are ignored.
    pub fn ignored_fields(&self) -> IgnoredFields {
        let o = &self.options;
        IgnoredFields {
            vex_w: o.vex_w,
            vex_l: o.avx_scalar_256,
            evex_w: o.evex_w,
            evex_l: o.evex_length,
            evex_rounding: o.evex_rounding,
        }
    }

    /// How GNU as pads code: according to the selected architecture, else the processor that code is tuned for, else
    /// whether the target has a 64-bit mode.
    pub fn nops(&self, has_64_bit_mode: bool) -> Nops {
        let tune = self.options.tune.as_deref();
        let named = self.architecture.as_ref().filter(|architecture| !architecture.is_default());
        let long = match (named, tune) {
            (Some(architecture), _) => tune == Some("generic64") || architecture.has("nop"),
            (None, None | Some("i8086" | "i186" | "i286")) => has_64_bit_mode,
            (None, Some(tune)) => !WITHOUT_LONG_NOPS.contains(&tune),
        };
        if long { Nops::GnuLong } else { Nops::GnuShort }
    }

    /// Returns whether no flag changes anything.
    pub fn is_empty(&self) -> bool {
        let GnuX86Options {
            arch: _, tune: _, operand_check, sse_check, fence_before_branch, fence_before_return, ..
        } = &self.options;
        let o = &self.options;
        self.architecture.is_none()
            && operand_check.is_none()
            && *sse_check == Check::None
            && *fence_before_branch == FencedBranches::None
            && *fence_before_return == FencedReturns::None
            && !(o.omit_lock | o.fence_as_lock_add | o.unaligned_moves)
            && !(o.intel_mnemonics | o.add_bnd | o.fence_after_load | o.used_note | o.intel64)
            && self.ignored_fields() == IgnoredFields::default()
    }

    /// The mnemonic to assemble in place of the written one. `att_stack`: the statement is in AT&T syntax and its
    /// destination is an x87 register other than `%st`.
    pub fn mnemonic<'m>(&self, written: &'m str, att_stack: bool) -> &'m str {
        let found =
            |pairs: &[(&str, &'static str)]| pairs.iter().find(|p| p.0.eq_ignore_ascii_case(written)).map(|p| p.1);
        let pops = written.ends_with(['p', 'P']);
        if self.options.intel_mnemonics
            && (att_stack || pops)
            && let Some(other) = found(&REVERSED)
        {
            return other;
        }
        self.options.unaligned_moves.then(|| found(&UNALIGNED)).flatten().unwrap_or(written)
    }

    /// The bytes that replace a fence.
    pub fn fence(&self, mnemonic: &str) -> Option<&'static [u8]> {
        let is_fence = ["lfence", "mfence", "sfence"].iter().any(|name| mnemonic.eq_ignore_ascii_case(name));
        // lock addl $0, (%rsp)
        (self.options.fence_as_lock_add && is_fence).then_some(&[0xf0, 0x83, 0x04, 0x24, 0x00])
    }

    /// Returns whether `bnd` is added to a mnemonic.
    pub fn adds_bnd(&self, mnemonic: &str) -> bool {
        let lower = mnemonic.to_ascii_lowercase();
        let plain = lower.trim_end_matches(['w', 'l', 'q']);
        let jumps = lower.starts_with('j') && !lower.ends_with("cxz");
        self.options.add_bnd && (jumps || lower.starts_with("call") || plain == "ret")
    }

    /// Returns whether a fence is inserted before an indirect branch through a register. If loads are fenced already,
    /// it is not needed.
    pub fn fences_branches(&self) -> bool {
        let kinds = self.options.fence_before_branch;
        !self.options.fence_after_load && matches!(kinds, FencedBranches::All | FencedBranches::Register)
    }

    /// The bytes to insert before a return.
    pub fn before_return(&self, mode: Mode) -> Vec<u8> {
        let rex = mode == Mode::Bits64;
        // An operation that leaves the return address unchanged but makes the fence wait for it.
        let (touch, times): (&[u8], usize) = match (self.options.fence_before_return, self.options.fence_before_branch)
        {
            (FencedReturns::Or, _) => (&[0x83, 0x0c, 0x24, 0x00], 1),
            (FencedReturns::Not, _) => (&[0xf7, 0x14, 0x24], 2),
            (FencedReturns::Shl, _) | (FencedReturns::None, FencedBranches::All) => (&[0xc1, 0x24, 0x24, 0x00], 1),
            (FencedReturns::None, _) => return Vec::new(),
        };
        let mut out = Vec::new();
        for _ in 0..times {
            out.extend(rex.then_some(0x48));
            out.extend_from_slice(touch);
        }
        out.extend_from_slice(&LFENCE);
        out
    }
}

/// Processors for which GNU as uses no long nops (`-mtune`).
const WITHOUT_LONG_NOPS: [&str; 10] =
    ["generic32", "i386", "i486", "i586", "i686", "iamcu", "pentium", "pentiumii", "pentiumiii", "pentiumpro"];

/// `lfence`
pub const LFENCE: [u8; 3] = [0x0f, 0xae, 0xe8];

/// AT&T's names and Intel's of the same instructions.
const REVERSED: [(&str, &str); 8] = [
    ("fsub", "fsubr"),
    ("fsubr", "fsub"),
    ("fdiv", "fdivr"),
    ("fdivr", "fdiv"),
    ("fsubp", "fsubrp"),
    ("fsubrp", "fsubp"),
    ("fdivp", "fdivrp"),
    ("fdivrp", "fdivp"),
];

/// Moves that fault on addresses that are not aligned, and those that do not.
const UNALIGNED: [(&str, &str); 8] = [
    ("movaps", "movups"),
    ("movapd", "movupd"),
    ("movdqa", "movdqu"),
    ("vmovaps", "vmovups"),
    ("vmovapd", "vmovupd"),
    ("vmovdqa", "vmovdqu"),
    ("vmovdqa32", "vmovdqu32"),
    ("vmovdqa64", "vmovdqu64"),
];

/// The properties of an encoded instruction that GNU as's flags depend on.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// `L` legacy, `V` VEX, `E` EVEX, `X` XOP.
    encoding: u8,
    /// The opcode map: 0 for one-byte opcodes, 1 after 0f, and so on.
    map: u8,
    opcode: u8,
    /// ModRM.reg, if the row has a digit.
    digit: u8,
    has_memory: bool,
    into_register: bool,
    /// The widest vector register: `z`, `y`, `x` or `m`; `k` for a mask, `-` for none.
    vector: u8,
    has_xmm: bool,
    has_mmx: bool,
}

impl Shape {
    pub fn of(encoded: &Encoded, row: Row) -> Shape {
        let mut shape = Shape {
            encoding: match row.format().space {
                Space::Legacy => b'L',
                Space::Vex => b'V',
                Space::Evex => b'E',
                Space::Xop => b'X',
            },
            map: row.format().map,
            opcode: row.opcode(),
            digit: row.digit(),
            has_memory: false,
            into_register: false,
            vector: b'-',
            has_xmm: false,
            has_mmx: false,
        };
        shape.operands(encoded);
        shape
    }

    fn operands(&mut self, encoded: &Encoded) {
        let operands = &encoded.operands;
        // In Intel's order: the destination comes first.
        let mut note = |kind: Kind| {
            let letter = match kind {
                Kind::Zmm => b'z',
                Kind::Ymm => b'y',
                Kind::Xmm => b'x',
                Kind::Mmx => b'm',
                Kind::Mask => b'k',
                _ => b'-',
            };
            self.has_xmm |= letter == b'x';
            self.has_mmx |= letter == b'm';
            let rank = |letter: u8| b"-kmxyz".iter().position(|&l| l == letter);
            if rank(letter) > rank(self.vector) {
                self.vector = letter;
            }
        };
        for index in 0..operands.count as u8 {
            match operands.at(index).map(|op| &op.content) {
                Some(Content::Register(register)) => {
                    note(register.kind);
                    self.into_register |= index == 0;
                }
                Some(Content::Address(address)) => {
                    address.index.iter().for_each(|index| note(index.kind));
                    self.has_memory = true;
                }
                _ => {}
            }
        }
    }

    /// The class as `architectures.txt` writes it.
    pub fn class(&self) -> String {
        [self.encoding, self.vector].iter().map(|&b| char::from(b)).collect()
    }

    /// Returns whether it is an SSE instruction in its legacy encoding, as `-msse-check` defines it.
    pub fn is_sse(&self, mnemonic: &str) -> bool {
        let sse4a = ["extrq", "insertq", "movntss", "movntsd"].iter().any(|name| mnemonic.eq_ignore_ascii_case(name));
        self.encoding == b'L' && self.map != 0 && self.has_xmm && !self.has_mmx && !sse4a
    }

    pub fn is_return(&self) -> bool {
        self.encoding == b'L' && self.map == 0 && matches!(self.opcode, 0xc2 | 0xc3)
    }

    /// For a near indirect branch, whether its target is in memory; `None` for any other instruction.
    pub fn indirect_branch(&self) -> Option<bool> {
        let is_one = self.encoding == b'L' && self.map == 0 && self.opcode == 0xff && matches!(self.digit, 2 | 4);
        is_one.then_some(self.has_memory)
    }

    /// Returns whether `-mlfence-after-load` adds an `lfence` after it.
    pub fn loads(&self, mnemonic: &str) -> bool {
        let (opcode, digit) = (self.opcode, self.digit);
        let legacy = self.encoding == b'L';
        if legacy {
            let any_size =
                ["lea", "invlpg", "clflush", "prefetch", "bndmk", "bndc", "bndstx", "bndldx", "clwb", "cldemote"];
            let lower = mnemonic.to_ascii_lowercase();
            if any_size.iter().any(|name| lower.starts_with(name)) && lower != "leave" {
                return false;
            }
            if matches!(lower.as_str(), "pop" | "popw" | "popl" | "popq") {
                return true;
            }
        }
        match (legacy, self.map) {
            // popf, popa, strings, outs, xlat
            (true, 0) if matches!(opcode, 0x9d | 0x61 | 0xa4..=0xa7 | 0xac..=0xaf | 0x6e | 0x6f | 0xd7) => return true,
            _ if !self.has_memory => return false,
            (false, 1) if self.encoding == b'V' && opcode == 0xae => return digit == 2,
            (true, 0) => match opcode {
                0xf6 | 0xf7 if digit != 1 => return true,
                0xfe | 0xff if digit <= 1 => return true,
                0x80..=0x83 => return true,
                0xd9 => return !matches!(digit, 2 | 3 | 6 | 7),
                0xdb => return !matches!(digit, 1 | 2 | 3 | 7),
                0xdd | 0xdf => return !matches!(digit, 1 | 2 | 3 | 6 | 7),
                0xd8..=0xdf => return true,
                0xc0 | 0xc1 | 0xd0..=0xd3 => return true,
                // add, or, adc, sbb, and, sub, xor, cmp, test, xchg
                0x00..=0x3f if opcode & 6 == 0 => return true,
                0x84..=0x87 => return true,
                _ => {}
            },
            (true, 1) => match opcode {
                // the groups of bt, cmpxchg8b, fxrstor and lgdt, and xadd
                0xba if digit >= 4 => return true,
                0xc7 if matches!(digit, 1 | 3 | 6) => return true,
                0xae if matches!(digit, 1 | 2 | 5) => return true,
                0x01 if matches!(digit, 2 | 3 | 6) => return true,
                0xc0 | 0xc1 => return true,
                _ => {}
            },
            _ => {}
        }
        self.into_register
    }
}
