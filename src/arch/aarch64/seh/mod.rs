//! The unwind codes of ARM64 (Microsoft's "ARM64 exception handling", "Unwind codes").
//!
//! A code has one to four bytes, stored as a big-endian number with fields for a register and an offset. Each code
//! describes one instruction.

mod packed;
mod record;

use crate::debug::seh::record::WITH_EPILOGUES;
use crate::debug::seh::rules::codes;
use crate::debug::seh::{Operation, Rules};

/// The unwind codes and rules of ARM64.
pub static RULES: Rules =
    Rules { allocate, says, end_epilogue: |steps| steps.push(end()), write_info: record::write_info, ..WITH_EPILOGUES };

/// An unwind code.
#[derive(Clone, Copy, Debug)]
struct Code {
    /// The code's bytes with zero fields.
    bits: u32,
    /// Size of the code in bytes.
    size: u8,
    /// The register that the field encodes as 0.
    first: u8,
    /// The lowest bit of the register's field.
    register: u8,
    /// Subtracted from an offset; the field omits the `scale` low bits of the rest.
    less: u32,
    scale: u8,
    /// The bits of the offset's field.
    max: u32,
    /// The bits that llvm-mc writes of an offset: those beyond `max` corrupt the register.
    mask: u32,
}

const fn bare(bits: u32) -> Code {
    Code { bits, size: 1, first: 0, register: 0, less: 0, scale: 0, max: 0, mask: 0 }
}

const fn sized(bits: u32, size: u8, less: u32, scale: u8, max: u32) -> Code {
    Code { bits, size, first: 0, register: 0, less, scale, max, mask: max }
}

/// A code of two bytes with a register and an offset.
const fn saved(bits: u32, first: u8, register: u8, less: u32, max: u32) -> Code {
    Code { bits, size: 2, first, register, less, scale: 3, max, mask: 0xff }
}

/// `save_any_reg`: the offset counts in 16 bytes for pairs, stores with writeback and 16-byte registers.
const fn any(pair: bool, moves: bool, class: u32) -> Code {
    let bits = 0xe7_0000 | (moves as u32) << 13 | (pair as u32) << 14 | class << 6;
    let scale = if pair || moves || class == 2 { 4 } else { 3 };
    let less = if moves { 16 } else { 0 };
    Code { bits, size: 3, first: 0, register: 8, less, scale, max: 0x3f, mask: 0xff }
}

/// An SVE register.
const fn scalable(bits: u32, first: u8) -> Code {
    Code { bits, size: 3, first, register: 8, less: 0, scale: 0, max: 0xff, mask: 0xff }
}

codes! {
    CODES: Code;
    ALLOC_S = sized(0x00, 1, 0, 4, 0x1f);
    ALLOC_M = sized(0xc000, 2, 0, 4, 0x7ff);
    ALLOC_L = sized(0xe000_0000, 4, 0, 4, 0xff_ffff);
    pub SAVE_R19R20_X = sized(0x20, 1, 0, 3, 0x1f);
    pub SAVE_FPLR = sized(0x40, 1, 0, 3, 0x3f);
    pub SAVE_FPLR_X = sized(0x80, 1, 1, 3, 0x3f);
    pub SAVE_REG = saved(0xd000, 19, 6, 0, 0x3f);
    pub SAVE_REG_X = saved(0xd400, 19, 5, 8, 0x1f);
    pub SAVE_REGP = saved(0xc800, 19, 6, 0, 0x3f);
    pub SAVE_REGP_X = saved(0xcc00, 19, 6, 8, 0x3f);
    /// `save_lrpair`: saves every second register; the lowest bit of the register's field belongs to the offset.
    pub SAVE_LRPAIR = saved(0xd600, 19, 5, 0, 0x3f);
    pub SAVE_FREG = saved(0xdc00, 8, 6, 0, 0x3f);
    pub SAVE_FREG_X = saved(0xde00, 8, 5, 8, 0x1f);
    pub SAVE_FREGP = saved(0xd800, 8, 6, 0, 0x3f);
    pub SAVE_FREGP_X = saved(0xda00, 8, 6, 8, 0x3f);
    pub SET_FP = bare(0xe1);
    pub ADD_FP = Code { mask: 0xff, ..sized(0xe200, 2, 0, 3, 0xff) };
    pub NOP = bare(0xe3);
    END = bare(0xe4);
    pub SAVE_NEXT = bare(0xe6);
    pub TRAP_FRAME = bare(0xe8);
    pub MACHINE_FRAME = bare(0xe9);
    pub CONTEXT = bare(0xea);
    pub EC_CONTEXT = bare(0xeb);
    pub CLEAR_UNWOUND_TO_CALL = bare(0xec);
    pub PAC_SIGN_LR = bare(0xfc);
    /// `save_any_reg`: general registers. Each of these codes is followed by those for D and Q registers.
    pub SAVE_ANY = any(false, false, 0);
    /// `save_any_reg`: D registers
    pub SAVE_ANY_D = any(false, false, 1);
    /// `save_any_reg`: Q registers
    pub SAVE_ANY_Q = any(false, false, 2);
    /// `save_any_reg`: a pair of general registers
    pub SAVE_ANY_P = any(true, false, 0);
    /// `save_any_reg`: a pair of D registers
    pub SAVE_ANY_P_D = any(true, false, 1);
    /// `save_any_reg`: a pair of Q registers
    pub SAVE_ANY_P_Q = any(true, false, 2);
    /// `save_any_reg`: general registers, with writeback
    pub SAVE_ANY_X = any(false, true, 0);
    /// `save_any_reg`: D registers, with writeback
    pub SAVE_ANY_X_D = any(false, true, 1);
    /// `save_any_reg`: Q registers, with writeback
    pub SAVE_ANY_X_Q = any(false, true, 2);
    /// `save_any_reg`: a pair of general registers, with writeback
    pub SAVE_ANY_PX = any(true, true, 0);
    /// `save_any_reg`: a pair of D registers, with writeback
    pub SAVE_ANY_PX_D = any(true, true, 1);
    /// `save_any_reg`: a pair of Q registers, with writeback
    pub SAVE_ANY_PX_Q = any(true, true, 2);
    pub SAVE_ZREG = scalable(0xe7_00c0, 8);
    pub SAVE_PREG = scalable(0xe7_10c0, 0);
    pub ALLOC_Z = sized(0xdf00, 2, 0, 0, 0xff);
}

/// `end_c`: the prologue is in another part of the function.
const END_C: u8 = 0xe5;

/// Allocates stack with the shortest code that fits.
fn allocate(size: u32) -> Operation {
    Operation::new(
        if size >= 0x4000 {
            ALLOC_L
        } else if size >= 512 {
            ALLOC_M
        } else {
            ALLOC_S
        },
        size,
    )
}

fn end() -> Operation {
    Operation::new(END, 0)
}

fn code(operation: Operation) -> Code {
    CODES.get(usize::from(operation.code)).copied().unwrap_or(bare(0xe3))
}

/// Returns whether a code can represent its offset or size.
fn says(operation: Operation) -> bool {
    let code = code(operation);
    let value = operation.value.wrapping_sub(if code.less > 1 { code.less } else { 0 });
    code.max == 0 || value >> code.scale <= code.max && value.is_multiple_of(1 << code.scale)
}

/// The size of the codes in bytes.
fn size(operations: &[Operation]) -> u32 {
    operations.iter().map(|o| u32::from(code(*o).size)).sum()
}

/// Appends the bytes of a code.
fn write(operation: Operation, out: &mut Vec<u8>) {
    let code = code(operation);
    let register = u32::from(operation.register.wrapping_sub(code.first));
    let value = (operation.value.wrapping_sub(code.less) >> code.scale) & code.mask;
    let mut bits = code.bits | value;
    if code.register > 0 {
        bits |= register << code.register;
    }
    if matches!(operation.code, SAVE_ZREG | SAVE_PREG) {
        // The two high bits of the offset are above the register.
        bits = bits & !0xc0 | code.bits & 0xc0 | (value >> 6) << 13;
    }
    let bytes = bits.to_be_bytes();
    out.extend_from_slice(&bytes[4 - usize::from(code.size)..]);
}

/// Replaces codes by shorter equivalents. The operations must be in the order in which the registers are stored.
fn shorten<'o>(operations: impl Iterator<Item = &'o mut Operation>) {
    // The register and offset of the preceding pair.
    let mut pair: Option<(u8, u32)> = None;
    for o in operations {
        match (o.code, o.register) {
            (SAVE_REGP, 29) => *o = Operation::new(SAVE_FPLR, o.value),
            (SAVE_REGP_X, 29) => *o = Operation::new(SAVE_FPLR_X, o.value),
            (SAVE_REGP_X, 19) if o.value <= 248 => *o = Operation::new(SAVE_R19R20_X, o.value),
            (ADD_FP, _) if o.value == 0 => *o = Operation::new(SET_FP, 0),
            // Not for pairs of vector registers, which Windows unwinds incorrectly.
            (SAVE_REGP, register) if pair.is_some_and(|p| (p.0 + 2, p.1.wrapping_add(16)) == (register, o.value)) => {
                *o = Operation::new(SAVE_NEXT, 0);
            }
            _ => {}
        }
        pair = match o.code {
            SAVE_R19R20_X => Some((19, 0)),
            SAVE_REGP_X => Some((o.register, 0)),
            SAVE_REGP => Some((o.register, o.value)),
            SAVE_NEXT => pair.map(|p| (p.0 + 2, p.1.wrapping_add(16))),
            _ => None,
        };
    }
}
