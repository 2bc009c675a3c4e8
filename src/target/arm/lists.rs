//! Lists of registers, and the bits that they make.

use super::kinds::Miss;
use super::operand::{Operand, tag};
use super::tables::{Item, Kind};

/// Bits of an item's argument for a list of general registers: which of them may be in it.
pub(super) fn registers(item: &Item, operand: &Operand) -> Result<u32, Miss> {
    let bits = operand.value as u32;
    let allowed = match item.arg {
        0 if item.kind == Kind::LowList => 0xff,
        0 => 0xffff,
        // `lowregs:14`: and that one.
        14 => 0x40ff,
        15 => 0x80ff,
        // All but the stack pointer and the program counter.
        1 => 0x5fff,
        // All but the stack pointer.
        2 => 0xdfff,
        _ => 0xffff,
    };
    if bits & !allowed != 0 {
        return Err(if allowed & 0xff00 == 0 || item.kind == Kind::LowList {
            Miss::Registers("registers must be in range r0-r7")
        } else if bits & 1 << 13 != 0 && allowed & 1 << 13 == 0 && allowed & 1 << 15 == 0 {
            Miss::Registers("SP and PC may not be in the register list")
        } else {
            Miss::Registers("SP may not be in the register list")
        });
    }
    if item.kind == Kind::LowList && item.arg != 0 {
        return Ok(bits & 0xff | u32::from(bits & 0xff00 != 0) << 8);
    }
    Ok(bits)
}

/// A list of registers of 32 bits: the first one, and behind 5 bits how many.
pub(super) fn singles(operand: &Operand) -> Result<u32, Miss> {
    Ok(u32::from(operand.number) | (operand.value as u32) << 5)
}

/// A list of registers of 64 bits in a row, so many at most if the item says: the first one, and behind 5 bits twice as many as
/// there are.
pub(super) fn double_registers(item: &Item, operand: &Operand) -> Result<u32, Miss> {
    let (count, distance) = (operand.value as u32 & 0xff, operand.value as u32 >> 8);
    if distance > 1 && count > 1 {
        return Err(Miss::Registers("non-contiguous register range"));
    }
    if u32::from(operand.number) + count > 32 {
        return Err(Miss::Registers("invalid register in register list"));
    }
    if item.arg != 0 && count > item.arg as u32 {
        return Err(Miss::Registers("list of registers must be at least 1 and at most 16"));
    }
    Ok(u32::from(operand.number) | count << 6)
}

/// A list of so many registers of 64 bits so far apart.
pub(super) fn doubles(item: &Item, operand: &Operand) -> Result<u32, Miss> {
    let (count, distance) = (operand.value as i32 & 0xff, (operand.value as i32 >> 8).max(1));
    // The distance of a single one is any.
    if count != item.arg & 0xff || count > 1 && distance != item.arg >> 8 {
        return Err(Miss::Other);
    }
    // llvm-mc knows pairs by their names, of which there are none behind the last register.
    if count == 2 && i32::from(operand.number) + distance > 31 && item.tag & tag::LANE == 0 {
        return Err(Miss::Other);
    }
    Ok(u32::from(operand.number))
}
