//! Which instructions llvm-mc counts in IT and VPT blocks when it disassembles.

use super::decode::own_condition;
use super::machine::T32;
use super::tables::{Kind, flag};
use crate::arch::fixed_width::decode;
use std::fmt::{self, Write};

/// Writes the mnemonic of an `it`.
pub(super) fn write_block(condition: u8, mask: u8, out: &mut dyn Write) -> fmt::Result {
    out.write_str("it")?;
    for bit in (mask.trailing_zeros() + 1..4).rev() {
        out.write_char(if u32::from(mask >> bit & 1) == u32::from(condition & 1) { 't' } else { 'e' })?;
    }
    Ok(())
}

/// Returns whether an instruction is one of those of an IT block. llvm-mc does not count vector instructions of ARMv8
/// that have no condition.
pub(super) fn is_counted(row: &decode::Decoded) -> bool {
    let is_listed = |kind: Kind| matches!(kind, Kind::QuadList | Kind::CustomProcessor | Kind::Comparison);
    let is_m_profile = row.row.flags & flag::VECTOR != 0 || row.items::<T32>().any(|item| is_listed(item.kind));
    let is_vector = matches!(row.word >> 24, 0xef | 0xfc..=0xff) && !is_m_profile;
    row.row.flags & (flag::NO_CONDITION | flag::WIDE) != flag::NO_CONDITION | flag::WIDE || !is_vector
}

/// Returns whether llvm-mc does not count an instruction as one of a VPT block: conditional branches and selections.
pub(super) fn is_uncounted_in_vector_block(row: &decode::Decoded) -> bool {
    let is_selection = row.word >> 20 == 0xea5 && row.row.flags & flag::NO_CONDITION != 0;
    let name = &mut [0; 16];
    own_condition(row).is_some()
        || is_selection
        || matches!(row.mnemonic.name(name), "cbz" | "cbnz" | "cps" | "cpsie" | "cpsid" | "setend")
}
