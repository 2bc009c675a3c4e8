//! Encodes register lists.

use super::features::has_upper_doubles;
use super::machine::Statement;
use super::operand::{FLAGS, LR, Operand, PC, QUADS, SP, VPR, tag};
use super::tables::{Item, Kind};
use crate::arch::fixed_width::matcher::Mismatch;

/// Bits of an item's argument for a list of general registers, in addition to the allowed registers: constraints on the
/// base register, the first operand.
const BASE_IS_OUT: i32 = 16;
const BASE_IS_IN: i32 = 32;
/// The stack pointer must not be in the list.
const SP_IS_OUT: i32 = 128;
/// What the list must not have, it may have before ARMv7.
const SINCE_V7: i32 = 512;
/// The base register is not written back, whatever the list.
const NEVER: i32 = 256;
/// The program counter must be in the list.
const HAS_PC: i32 = 64;

/// The register list is not encodable in a narrow form.
pub(super) const LOW_REGISTERS: &str = "registers must be in range r0-r7";

const NOT_LAST: &str = "instruction must be outside of IT block or the last instruction in an IT block";

/// A list of general registers, as a bit mask.
pub(super) fn registers(item: &Item, statement: &Statement<'_>, operand: &Operand) -> Result<u32, Mismatch> {
    let bits = operand.value as u32;
    if bits & (FLAGS | VPR) != 0 {
        return Err(Mismatch::Registers("invalid register in register list"));
    }
    let has = |number: u8| bits >> number & 1 != 0;
    let base = || statement.operands.first().is_some_and(|o| o.tag == tag::R && has(o.number));
    let is_checked = || item.arg & SINCE_V7 == 0 || statement.features.named("v7");
    if item.arg & BASE_IS_OUT != 0 && base() && is_checked() {
        return Err(Mismatch::Registers("writeback register not allowed in register list"));
    }
    if item.arg & BASE_IS_IN != 0 && !base() {
        return Err(Mismatch::Other);
    }
    if item.arg & NEVER != 0 {
        return Err(Mismatch::Registers("a base register is not written back with '^' by a store"));
    }
    if item.arg & SP_IS_OUT != 0 && has(SP) && is_checked() {
        return Err(Mismatch::Registers("writeback register not allowed in register list"));
    }
    if item.arg & HAS_PC != 0 && !has(PC) {
        return Err(Mismatch::Registers("a base register is only written back with '^' if PC is in the register list"));
    }
    if item.kind == Kind::LowList {
        // `lowregs:14` also allows register 14, encoded in the bit above the low registers.
        let also = item.arg & 15;
        let high = if also == 0 { 0 } else { 1 << also };
        if also == i32::from(PC) && has(PC) && statement.context.in_block && !statement.context.last {
            return Err(Mismatch::Registers(NOT_LAST));
        }
        if bits & !(0xff | high) != 0 {
            return Err(Mismatch::Registers(LOW_REGISTERS));
        }
        return Ok(bits & 0xff | u32::from(bits & high != 0) << 8);
    }
    if item.kind == Kind::OneRegister && bits.count_ones() != 1 {
        return Err(Mismatch::Other);
    }
    match item.arg & 15 {
        1 if has(SP) && has(PC) => Err(Mismatch::Registers("SP and PC may not be in the register list")),
        1 if has(PC) => Err(Mismatch::Registers("PC may not be in the register list")),
        3 if has(SP) && statement.context.wide => {
            Err(Mismatch::Registers("writeback register not allowed in register list"))
        }
        3 if has(SP) && !statement.features.named("!mclass") => {
            Err(Mismatch::Registers("SP may not be in the register list"))
        }
        1 | 2 if has(SP) => Err(Mismatch::Registers("SP may not be in the register list")),
        2 | 3 if has(PC) && has(LR) => {
            Err(Mismatch::Registers("PC and LR may not be in the register list simultaneously"))
        }
        2 | 3 if has(PC) && statement.context.in_block && !statement.context.last => Err(Mismatch::Registers(NOT_LAST)),
        _ if item.kind == Kind::OneRegister => Ok(bits.trailing_zeros()),
        _ => Ok(bits),
    }
}

/// The registers that `clrm` clears, with the flags in place of the program counter.
pub(super) fn cleared(operand: &Operand) -> Result<u32, Mismatch> {
    let bits = operand.value as u32;
    if bits >> SP & 1 != 0 || bits >> PC & 1 != 0 || bits & VPR != 0 {
        return Err(Mismatch::Registers(
            "invalid register in register list. Valid registers are r0-r12, lr/r14 and APSR.",
        ));
    }
    Ok(bits & 0xffff | u32::from(bits & FLAGS != 0) << PC)
}

/// The registers that `vscclrm` clears: the first one, and from bit 5 on their number in 32-bit registers.
pub(super) fn cleared_vectors(item: &Item, operand: &Operand) -> Result<u32, Mismatch> {
    let value = operand.value as u32;
    let count = value & 0xff;
    if value & VPR == 0 {
        return Err(Mismatch::Other);
    }
    let number = u32::from(operand.number);
    if item.kind == Kind::ClearSingles {
        return Ok(number | count << 5);
    }
    // As in LLVM, d16 to d31 do not have to exist.
    if value >> 8 & 0xff > 1 && count > 1 {
        return Err(Mismatch::Registers("non-contiguous register range"));
    }
    Ok(number | count << 6)
}

/// A list of consecutive 128-bit registers, whose number is given by the item.
pub(super) fn quads(item: &Item, operand: &Operand) -> Result<u32, Mismatch> {
    let count = 2 * item.arg as u32;
    let number = u32::from(operand.number);
    let is_fit = operand.value as u32 == count | 1 << 8 | QUADS && number + count <= 16;
    if is_fit { Ok(number) } else { Err(Mismatch::Registers("vector register in range Q0-Q7 expected")) }
}

/// A list of 32-bit registers: the first one, and from bit 5 on their number.
pub(super) fn singles(operand: &Operand) -> Result<u32, Mismatch> {
    if operand.value as u32 & (FLAGS | VPR) != 0 {
        return Err(Mismatch::Other);
    }
    if i64::from(operand.number) + operand.value > 32 {
        return Err(Mismatch::Registers("invalid register in register list"));
    }
    Ok(u32::from(operand.number) | (operand.value as u32) << 5)
}

/// A list of consecutive 64-bit registers: the first one, and from bit 5 on twice their number. The item may limit the
/// number.
pub(super) fn double_registers(item: &Item, statement: &Statement<'_>, operand: &Operand) -> Result<u32, Mismatch> {
    let (count, distance) = (operand.value as u32 & 0xff, operand.value as u32 >> 8 & 0xff);
    if operand.value as u32 & (FLAGS | VPR) != 0 {
        return Err(Mismatch::Other);
    }
    exists(u32::from(operand.number) + count - 1, statement)?;
    if distance > 1 && count > 1 {
        return Err(Mismatch::Registers("non-contiguous register range"));
    }
    if u32::from(operand.number) + count > 32 {
        return Err(Mismatch::Registers("invalid register in register list"));
    }
    if item.arg != 0 && count > item.arg as u32 {
        return Err(Mismatch::Registers("list of registers must be at least 1 and at most 16"));
    }
    Ok(u32::from(operand.number) | count << 6)
}

/// A list of 64-bit registers whose number and distance are given by the item.
pub(super) fn doubles(item: &Item, statement: &Statement<'_>, operand: &Operand) -> Result<u32, Mismatch> {
    let (count, distance) = (operand.value as i32 & 0xff, (operand.value as i32 >> 8 & 0xff).max(1));
    if operand.value as u32 & (FLAGS | VPR) != 0 {
        return Err(Mismatch::Other);
    }
    // A single register matches any distance.
    if count != item.arg & 0xff || count > 1 && distance != item.arg >> 8 {
        return Err(Mismatch::Other);
    }
    exists(u32::from(operand.number) + ((count - 1) * distance) as u32, statement)?;
    // llvm-mc refers to pairs by name, and none extends past the last register.
    if count == 2 && i32::from(operand.number) + distance > 31 && item.tag & tag::LANE == 0 {
        return Err(Mismatch::Other);
    }
    Ok(u32::from(operand.number))
}

/// Checks that a 64-bit register exists: some floating point units have only 16.
#[inline]
pub(super) fn exists(number: u32, statement: &Statement<'_>) -> Result<u32, Mismatch> {
    if number < 16 || has_upper_doubles(statement.features) {
        return Ok(number);
    }
    Err(Mismatch::Registers("operand must be a register in range [d0, d15]"))
}

/// The message for a register outside an item's range.
pub(super) fn range(item: &Item) -> &'static str {
    match (item.tag & !tag::LANE, item.width()) {
        (tag::D, 3) => "operand must be a register in range [d0, d7]",
        (tag::D, 4) => "operand must be a register in range [d0, d15]",
        (tag::D, _) => "operand must be a register in range [d0, d31]",
        (tag::Q, _) => "operand must be a register in range [q0, q15]",
        (_, 4) => "operand must be a register in range [s0, s15]",
        _ => "operand must be a register in range [s0, s31]",
    }
}

/// The message for an alignment that is not allowed. The item holds log2 of the allowed ones, lowest byte first.
pub(super) fn alignments(allowed: i32) -> &'static str {
    match allowed {
        4 => "alignment must be 16 or omitted",
        5 => "alignment must be 32 or omitted",
        6 => "alignment must be 64 or omitted",
        0x08_0706 => "alignment must be 64, 128, 256 or omitted",
        _ => "alignment must be 64, 128 or omitted",
    }
}
