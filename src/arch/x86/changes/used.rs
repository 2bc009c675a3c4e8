//! Which parts of the processor the instructions of a text use, as `-mx86-used-note=yes` of GNU as 2.40 notes it.
//!
//! GNU as derives it from the operands that the form of an instruction allows, not from those that are written: `vaddps` of
//! `%xmm` registers uses `%ymm` registers, because one form has both lengths.

use super::super::tables::{self as t, Format, Row, Space, Syntax};
use super::super::{Encoded, Insn, Mode};
use super::Shape;
use super::architecture::needs;

/// Bits of `GNU_PROPERTY_X86_FEATURE_2_USED`.
mod feature {
    pub const X86: u32 = 1 << 0;
    pub const X87: u32 = 1 << 1;
    pub const MMX: u32 = 1 << 2;
    pub const XMM: u32 = 1 << 3;
    pub const YMM: u32 = 1 << 4;
    pub const ZMM: u32 = 1 << 5;
    pub const FXSR: u32 = 1 << 6;
    pub const XSAVE: u32 = 1 << 7;
    pub const XSAVEOPT: u32 = 1 << 8;
    pub const XSAVEC: u32 = 1 << 9;
    pub const TMM: u32 = 1 << 10;
    pub const MASK: u32 = 1 << 11;
}

/// Bits of `GNU_PROPERTY_X86_ISA_1_USED`: the levels x86-64-baseline, -v2, -v3 and -v4.
mod isa {
    pub const BASELINE: u32 = 1 << 0;
    pub const V2: u32 = 1 << 1;
    pub const V3: u32 = 1 << 2;
    pub const V4: u32 = 1 << 3;
}

/// What an instruction uses that needs an extension of the architecture.
const BY_EXTENSION: &[(&[&str], u32, u32)] = &[
    (&["fxsr"], feature::FXSR, 0),
    (&["xsave"], feature::XSAVE, isa::V3),
    (&["xsaveopt"], feature::XSAVEOPT, isa::V3),
    (&["xsavec"], feature::XSAVEC, isa::V3),
    (&["kl", "widekl"], feature::XMM, 0),
    (&["amx_tile"], feature::TMM, 0),
    (&["cmov", "syscall"], 0, isa::BASELINE),
    (&["sse3", "ssse3", "sse4", "sse4.1", "sse4.2", "cx16", "popcnt"], 0, isa::V2),
    (&["avx", "avx2", "f16c", "fma", "lzcnt", "movbe", "xsaves"], 0, isa::V3),
    (&["avx512f", "avx512bw", "avx512dq", "avx512vl"], 0, isa::V4),
];

/// Extensions whose instructions in VEX or XOP are in no level.
const NOT_V3: &[&str] = &["avx512f", "avx512bw", "avx512dq", "xop", "fma4", "lwp", "tbm"];

/// Extensions whose instructions in EVEX are in no level.
const NOT_V4: &[&str] = &["avx512er", "avx512pf", "avx512_4fmaps", "avx512_4vnniw"];

/// Conversions of AVX512-FP16 that are in the level 4 with a rounding, too; with one, no other instruction of it with `%zmm` is.
const ROUNDED_V4: &str = "vcvtdq2ph vcvtph2dq vcvtph2pd vcvtph2psx vcvtph2qq vcvtph2udq vcvtph2uqq vcvtps2phx vcvttph2dq vcvttph2qq \
     vcvttph2udq vcvttph2uqq vcvtudq2ph";

const BY_CLASS: [(u64, u32); 6] = [
    (t::MM, feature::MMX),
    (XMM, feature::XMM),
    (YMM, feature::XMM | feature::YMM),
    (ZMM, feature::XMM | feature::YMM | feature::ZMM),
    (t::TMM, feature::TMM),
    (t::K, feature::MASK),
];

const XMM: u64 = t::XLO | t::XEXT | t::XHI | t::VX;
const YMM: u64 = t::YLO | t::YEXT | t::YHI | t::VY;
const ZMM: u64 = t::ZMM | t::VZ;
const BROADCAST: u64 = t::BC2 | t::BC4 | t::BC8 | t::BC16 | t::BC32;

/// Registers and memory of each vector length, and what using them is. Vectors of addresses are not among them.
const LENGTHS: [(u64, u64, u32); 3] = [
    (XMM & !t::VX, t::M128, feature::XMM),
    (YMM & !t::VY, t::M256, feature::XMM | feature::YMM),
    (t::ZMM, t::M512, feature::XMM | feature::YMM | feature::ZMM),
];

/// Beginnings of instructions whose forms with VEX have one length each, as another extension has the longer one.
const APART: &[&str] = &["vaesdec", "vaesenc", "vpclmul"];

/// The parts of the processor that instructions have used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Used {
    features: u32,
    isa: u32,
}

impl Used {
    /// The values of the properties, each after its type, in the order of GNU as.
    pub fn properties(self) -> [(u32, u32); 2] {
        use object::elf::{GNU_PROPERTY_X86_ISA_1_USED as ISA, GNU_PROPERTY_X86_UINT32_OR_AND_LO as OR_AND};
        // GNU_PROPERTY_X86_FEATURE_2_USED
        [(ISA.0, self.isa), (OR_AND + 1, self.features | feature::X86)]
    }

    /// Adds what an encoded instruction uses.
    pub fn add(&mut self, insn: &Insn<'_, '_>, encoded: &Encoded, mode: Mode, row: Row) {
        let shape = Shape::of(encoded, row);
        let mnemonic = insn.mnemonic.to_ascii_lowercase();
        let extensions = needs(&mnemonic, &shape.class());
        let has = |names: &[&str]| extensions.iter().any(|extension| names.contains(extension));
        for (_, features, level) in BY_EXTENSION.iter().filter(|row| has(row.0)) {
            self.features |= features;
            let level = if shape.encoding == b'E' { level & !isa::V3 } else { *level };
            self.isa |= level | if *features == 0 { 0 } else { isa::BASELINE };
        }
        let mut features = registers(insn, encoded, row);
        if encoded.operands.mask != 0 {
            features |= feature::MASK;
        }
        features |= match (shape.encoding, shape.map, shape.opcode) {
            (b'L', 0, 0xd8..=0xdf) => feature::X87,
            (b'L', 0, 0x9b) if mnemonic != "wait" => feature::X87,
            // emms and femms, vzeroall and vzeroupper
            (b'L', 1, 0x77 | 0x0e) => feature::MMX,
            (b'V', 1, 0x77) => feature::XMM | feature::YMM,
            // the loads and stores of mxcsr
            (b'L' | b'V', 1, 0xae) if has(&["sse", "avx"]) => feature::XMM,
            _ => 0,
        };
        // Its form with memory is apart from that with a register.
        if mnemonic == "cvtpi2pd" && shape.has_memory {
            features &= !feature::MMX;
        }
        self.features |= features;
        let is_system_call = matches!((shape.encoding, shape.map, shape.opcode), (b'L', 1, 0x05 | 0x07));
        if features != 0 || is_system_call || mnemonic == "cmpxchg8b" {
            self.isa |= isa::BASELINE;
        }
        // Most of AVX512-FP16 is in maps of its own.
        let is_fp16 = matches!(shape.map, 5 | 6) || has(&["avx512_fp16"]);
        let rounded = !shape.has_memory && shape.vector == b'z' && is_fp16;
        let is_rounded = || encoded.operands.as_slice().iter().any(|op| op.classes & (t::RC | t::SAE) != 0);
        self.isa |= match shape.encoding {
            // lahf and sahf
            b'L' if mode == Mode::Bits64 && shape.map == 0 && matches!(shape.opcode, 0x9e | 0x9f) => isa::V2,
            // pextrw of SSE4.1
            b'L' if shape.map == 3 && shape.opcode == 0x15 => isa::V2,
            b'V' | b'X' if self.features & feature::TMM == 0 && !has(NOT_V3) => isa::V3,
            b'E' if rounded && is_rounded() && !ROUNDED_V4.split(' ').any(|name| name == mnemonic) => 0,
            b'E' if !has(NOT_V4) => isa::V4,
            _ => 0,
        };
    }
}

fn registers(insn: &Insn<'_, '_>, encoded: &Encoded, row: Row) -> u32 {
    let mut row = row;
    let (Format { space, map, .. }, pp, opcode) = (*row.format(), row.format().pp(), row.opcode());
    let is_apart = match space {
        Space::Vex => APART.iter().any(|name| insn.mnemonic.to_ascii_lowercase().starts_with(name)),
        // vpmovdb and others that narrow elements
        Space::Evex => map == 2 && pp == 2 && matches!(opcode, 0x10..=0x15 | 0x20..=0x25 | 0x30..=0x35),
        _ => false,
    };
    if space != Space::Legacy && !is_apart {
        let syntax = Syntax::of(insn.intel);
        let all = syntax.find(insn.mnemonic).map(|entry| entry.rows_with(encoded.operands.count));
        while let Some(wider) = all.iter().cloned().flatten().find(|other| is_next_length(row, *other)) {
            row = wider;
        }
    }
    let mut features = 0;
    for mask in masks(row) {
        let classes = BY_CLASS.iter().filter(|class| mask & class.0 != 0);
        features |= classes.fold(0, |features, class| features | class.1);
        // Memory in the place of a register, or of each of its elements.
        let all = t::M128 | t::M256 | t::M512;
        let memory = LENGTHS.iter().position(|length| space != Space::Legacy && mask & all == length.1);
        let broadcast = (mask & BROADCAST != 0).then_some(usize::from(row.format().l));
        features |= memory.or(broadcast).and_then(|length| LENGTHS.get(length)).map_or(0, |length| length.2);
    }
    features
}

fn masks(row: Row) -> impl Iterator<Item = u64> {
    row.signature().classes().map(|class| class.mask)
}

/// Whether a row is that of the next vector length in the same form of GNU as: all operands but those of this length stay as they are.
fn is_next_length(row: Row, other: Row) -> bool {
    let (this, next) = (row.format(), other.format());
    let same = (this.space, this.map, this.pp(), row.opcode()) == (next.space, next.map, next.pp(), other.opcode());
    let (Some(from), Some(to)) = (LENGTHS.get(usize::from(this.l)), LENGTHS.get(usize::from(this.l) + 1)) else {
        return false;
    };
    let grows = |narrow: u64, wide: u64| {
        let is_one = (narrow & from.0 != 0) == (wide & to.0 != 0) && (narrow & from.1 != 0) == (wide & to.1 != 0);
        is_one && (narrow & (from.0 | from.1) != 0 || narrow & !BROADCAST == 0)
    };
    same && next.l == this.l + 1
        && row.signature().count == other.signature().count
        && masks(row).zip(masks(other)).all(|(narrow, wide)| narrow == wide || grows(narrow, wide))
}
