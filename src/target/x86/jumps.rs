//! Jumps that the layout may widen, and the one number that each has until then.
//!
//! A text may change the mode between two jumps, so a jump's number holds its mode beside its condition.

use super::Mode;
use super::fixup::FixupKind as Kind;
use crate::model::FixupKind;
use crate::target::{JUMP_TO_SUM, JumpForm};

/// In place of a condition: there is none.
const ALWAYS: u8 = 16;

/// The number of a jump with a condition, or of `jmp`.
pub(super) fn number(mode: Mode, condition: Option<u8>) -> u8 {
    mode.number() << 5 | condition.map_or(ALWAYS, |c| c & 15)
}

/// The short or the long form of the jump of that number.
#[inline]
pub(super) fn form(number: u8, long: bool) -> JumpForm {
    let condition = number & 31;
    let (opcode, opcode_len) = match (condition >= ALWAYS, long) {
        (true, false) => ([0xeb, 0], 1),
        (true, true) => ([0xe9, 0], 1),
        (false, false) => ([0x70 | condition, 0], 1),
        (false, true) => ([0x0f, 0x80 | condition], 2),
    };
    let mode = Mode::of_number((number & !JUMP_TO_SUM) >> 5);
    let (kind, field) = match (mode, long) {
        (_, false) => (Kind::PcRel1, 1),
        (Mode::Bits16, true) => (Kind::PcRel2, 2),
        (Mode::Bits32, true) => (Kind::PcRel4, 4),
        (Mode::Bits64, true) if number & JUMP_TO_SUM != 0 => (Kind::PcRel4, 4),
        (Mode::Bits64, true) => (Kind::Branch4PcRel, 4),
    };
    JumpForm { opcode, opcode_len, kind: FixupKind(kind as u8), field }
}
