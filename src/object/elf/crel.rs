//! Relocations in the compact form (`SHT_CREL`; MaskRay, *A compact relocation format for ELF*, as implemented in LLVM
//! 22).
//!
//! It starts with the number of relocations and the number of low bits that are zero in all offsets. Each relocation
//! encodes its differences from the previous one: a byte with the low bits of the offset delta and a flag for each
//! other field that has changed, followed by these fields as LEB128 numbers.

use crate::object::data::{Relocation, SymbolId};

/// `SHT_CREL`
pub const SHT_CREL: u32 = 0x4000_0014;

const ADDENDS: u64 = 4;

/// Limits the number of shared zero bits to 3.
const MAX_SHIFT: u64 = 1 << 3;

/// Appends relocations, in the order of the section.
pub(super) fn encode(relocations: &[Relocation], is_64: bool, out: &mut Vec<u8>) {
    let narrow = |number: u64| if is_64 { number } else { number & 0xffff_ffff };
    let shift = relocations.iter().fold(MAX_SHIFT, |bits, r| bits | r.offset).trailing_zeros();
    // Writing to a vector cannot fail.
    let _ = leb128::write::unsigned(out, (relocations.len() as u64) << 3 | ADDENDS | u64::from(shift));
    let (mut offset, mut symbol, mut kind, mut addend) = (0u64, 0u32, 0u32, 0i64);
    for relocation in relocations {
        let delta = narrow(relocation.offset.wrapping_sub(offset)) >> shift;
        offset = relocation.offset;
        let number = relocation.symbol.map_or(0, SymbolId::number);
        let changed = [number != symbol, relocation.kind != kind, narrow((relocation.addend ^ addend) as u64) != 0];
        let flags = changed.iter().rev().fold(0, |flags, changed| flags << 1 | u8::from(*changed));
        let first = (delta << 3) as u8 & 0x7f | flags;
        if delta < 0x10 {
            out.push(first);
        } else {
            out.push(first | 0x80);
            let _ = leb128::write::unsigned(out, delta >> 4);
        }
        if changed[0] {
            let _ = leb128::write::signed(out, i64::from(number.wrapping_sub(symbol) as i32));
        }
        if changed[1] {
            let _ = leb128::write::signed(out, i64::from(relocation.kind.wrapping_sub(kind) as i32));
        }
        if changed[2] {
            let delta = relocation.addend.wrapping_sub(addend);
            let _ = leb128::write::signed(out, if is_64 { delta } else { i64::from(delta as i32) });
        }
        (symbol, kind, addend) = (number, relocation.kind, relocation.addend);
    }
}
