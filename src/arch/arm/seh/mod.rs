//! The unwind codes of ARM (Microsoft's "ARM exception handling", "Unwind codes").
//!
//! A code has one to four bytes, stored as a big-endian number whose low bits are registers, a size or an offset. Each
//! code describes one instruction of two or four bytes.

mod packed;
mod record;

use crate::debug::seh::record::WITH_EPILOGUES;
use crate::debug::seh::rules::codes;
use crate::debug::seh::{Operation, Rules};

/// The unwind codes and rules of ARM.
pub static RULES: Rules = Rules {
    allocate: |size| allocate(size, false),
    says,
    end_epilogue,
    write_info: record::write_info,
    ..WITH_EPILOGUES
};

/// An unwind code.
#[derive(Clone, Copy, Debug)]
struct Code {
    /// The code's bytes with a zero field.
    bits: u32,
    /// Size of the code in bytes.
    size: u8,
    /// Size of the instruction in bytes.
    instruction: u8,
    /// The number of low bits that the field omits.
    scale: u8,
    /// The bits of the field.
    max: u32,
    /// The bits that llvm-mc writes to the field.
    mask: u32,
}

const fn code_of(bits: u32, size: u8, instruction: u8, max: u32) -> Code {
    Code { bits, size, instruction, scale: 0, max, mask: max }
}

/// A code with a size or an offset in words.
const fn words(bits: u32, size: u8, instruction: u8, max: u32) -> Code {
    Code { bits, size, instruction, scale: 2, max, mask: max }
}

codes! {
    CODES: Code;
    /// `add sp, #size`
    ALLOC_SMALL = words(0x00, 1, 2, 0x7f);
    /// `add sp, #size` of at most 256 KiB.
    ALLOC_LARGE = words(0xf7_0000, 3, 2, 0xffff);
    /// `add sp, #size` of at most 64 MiB.
    ALLOC_HUGE = words(0xf800_0000, 4, 2, 0xff_ffff);
    /// `addw sp, sp, #size`
    WIDE_ALLOC_MEDIUM = words(0xe800, 2, 4, 0x3ff);
    /// `addw sp, sp, #size` of at most 256 KiB.
    WIDE_ALLOC_LARGE = words(0xf9_0000, 3, 4, 0xffff);
    /// `addw sp, sp, #size` of at most 64 MiB.
    WIDE_ALLOC_HUGE = words(0xfa00_0000, 4, 4, 0xff_ffff);
    /// `pop` of r0 to r7 and lr, one bit each.
    SAVE_MASK = code_of(0xec00, 2, 2, 0x1ff);
    /// `pop` of r0 to r12 and lr, one bit each.
    WIDE_SAVE_MASK = code_of(0x8000, 2, 4, 0x3fff);
    /// `pop` of r4 up to one of r4 to r7, and lr.
    SAVE_R4_R7 = code_of(0xd0, 1, 2, 0x7);
    /// `pop` of r4 up to one of r8 to r11, and lr.
    WIDE_SAVE_R4_R11 = code_of(0xd8, 1, 4, 0x7);
    /// `mov sp, register`
    SAVE_SP = code_of(0xc0, 1, 2, 0xf);
    /// `vpop` of d8 up to one of d8 to d15.
    SAVE_D8_D15 = code_of(0xe0, 1, 4, 0x7);
    /// `vpop` of any of d0 to d15: the first and the last.
    SAVE_D0_D15 = code_of(0xf500, 2, 4, 0xff);
    /// `vpop` of any of d16 to d31: the first and the last.
    SAVE_D16_D31 = code_of(0xf600, 2, 4, 0xff);
    /// `ldr lr, [sp], #offset`
    pub SAVE_LR = Code { mask: 0xff, ..words(0xef00, 2, 4, 0xf) };
    /// A 2-byte instruction without effect on unwinding.
    pub NOP = code_of(0xfb, 1, 2, 0);
    /// A 4-byte instruction without effect on unwinding.
    pub WIDE_NOP = code_of(0xfc, 1, 4, 0);
    /// The end of an epilogue with a 2-byte instruction.
    END_NOP = code_of(0xfd, 1, 2, 0);
    /// The end of an epilogue with a 4-byte instruction.
    WIDE_END_NOP = code_of(0xfe, 1, 4, 0);
    /// The end of a prologue or epilogue.
    END = code_of(0xff, 1, 0, 0);
    /// `.seh_custom`: verbatim bytes; the size of the instruction is unknown.
    CUSTOM = code_of(0, 1, 0, u32::MAX);
}

/// lr in a register mask.
const LR: u16 = 1 << 14;

/// Allocates stack with the shortest code that fits, by a 2-byte or a wide instruction.
#[must_use]
pub fn allocate(size: u32, wide: bool) -> Operation {
    let code = match (size / 4, wide) {
        (0..=0x7f, false) => ALLOC_SMALL,
        (0..=0xffff, false) => ALLOC_LARGE,
        (_, false) => ALLOC_HUGE,
        (0..=0x3ff, true) => WIDE_ALLOC_MEDIUM,
        (0..=0xffff, true) => WIDE_ALLOC_LARGE,
        (_, true) => WIDE_ALLOC_HUGE,
    };
    Operation::new(code, size)
}

/// Saves the registers of a mask, by a 2-byte or a wide instruction.
#[must_use]
pub fn save(registers: u16, wide: bool) -> Operation {
    let lr = u32::from(registers & LR != 0);
    let low = u32::from(registers & !LR);
    // The number of consecutive registers from r4, if no others are saved.
    let count = (low >> 4).trailing_ones();
    let from_r4 = count > 0 && low == ((1 << count) - 1) << 4;
    match (wide, count) {
        (false, 1..=4) if from_r4 => Operation::new(SAVE_R4_R7, (count - 1) | lr << 2),
        (false, _) => Operation::new(SAVE_MASK, low & 0xff | lr << 8),
        (true, 5..=8) if from_r4 => Operation::new(WIDE_SAVE_R4_R11, (count - 5) | lr << 2),
        (true, _) => Operation::new(WIDE_SAVE_MASK, low & 0x1fff | lr << 13),
    }
}

/// Saves the stack pointer in a register.
#[must_use]
pub fn save_sp(register: u8) -> Operation {
    Operation::new(SAVE_SP, u32::from(register))
}

/// Saves a range of vector registers, within d0 to d15 or d16 to d31.
#[must_use]
pub fn save_vectors(first: u8, last: u8) -> Operation {
    let (a, b) = (u32::from(first), u32::from(last));
    match first {
        8 => Operation::new(SAVE_D8_D15, b & 7),
        0..16 => Operation::new(SAVE_D0_D15, a << 4 | b & 15),
        _ => Operation::new(SAVE_D16_D31, (a & 15) << 4 | b & 15),
    }
}

/// One to four bytes; the first is the most significant byte of `bytes`.
#[must_use]
pub fn custom(bytes: u32) -> Operation {
    Operation::new(CUSTOM, bytes)
}

/// Appends the end code of an epilogue, merged with a preceding `nop` code.
fn end_epilogue(steps: &mut Vec<Operation>) {
    let end = match steps.last().map(|o| o.code) {
        Some(NOP) => END_NOP,
        Some(WIDE_NOP) => WIDE_END_NOP,
        _ => END,
    };
    if end != END {
        steps.pop();
    }
    steps.push(Operation::new(end, 0));
}

fn is_end(operation: Operation) -> bool {
    matches!(operation.code, END | END_NOP | WIDE_END_NOP)
}

fn code(operation: Operation) -> Code {
    let mut code = CODES.get(usize::from(operation.code)).copied().unwrap_or(code_of(0xfb, 1, 2, 0));
    if operation.code == CUSTOM {
        code.size = 4 - (operation.value.leading_zeros() / 8).min(3) as u8;
    }
    code
}

/// Returns whether a code can represent its offset or size.
fn says(operation: Operation) -> bool {
    let code = code(operation);
    operation.value >> code.scale <= code.max && operation.value.is_multiple_of(1 << code.scale)
}

/// The size of the codes in bytes.
fn size(operations: &[Operation]) -> u32 {
    operations.iter().map(|o| u32::from(code(*o).size)).sum()
}

/// The size of the codes' instructions in bytes; `None` if one is unknown.
fn instructions(operations: &[Operation]) -> Option<i64> {
    let known = operations.iter().all(|o| o.code != CUSTOM);
    known.then(|| operations.iter().map(|o| i64::from(code(*o).instruction)).sum())
}

/// Appends the bytes of a code.
fn write(operation: Operation, out: &mut Vec<u8>) {
    let code = code(operation);
    let bytes = (code.bits | operation.value >> code.scale & code.mask).to_be_bytes();
    out.extend_from_slice(&bytes[4 - usize::from(code.size)..]);
}
