//! What the bytes of a row must be: its opcodes and its key.

use super::context as x;
use super::operands::Variant;
use crate::x86::flags as f;
use crate::x86::row::{Encoding, Form, Imm, Role, Space};
use crate::x86::rows::Row;

/// Where an opcode is looked up: the space, the map, the mandatory prefix (0 in the legacy space and XOP), the opcode.
pub(super) type Opcode = (u8, u8, u8, u8);

/// A key without its form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Constraint {
    pub(super) mask: u32,
    pub(super) value: u32,
}

impl Constraint {
    fn set(&mut self, mask: u32, value: u32) {
        self.mask |= mask;
        self.value = self.value & !mask | value & mask;
    }

    fn bit(&mut self, bit: u32, value: bool) {
        self.set(bit, if value { bit } else { 0 });
    }
}

/// Returns whether the second byte is an immediate that the row gives.
fn has_fixed_immediate(e: &Encoding) -> bool {
    e.space == Space::Legacy && e.map == 0 && e.form == Form::Fixed && matches!(e.opcode, 0xd4 | 0xd5)
}

/// Returns whether a ModRM byte follows the opcode.
pub(super) fn has_modrm(row: &Row) -> bool {
    match row.encoding.form {
        Form::Plain | Form::Low => false,
        Form::Register | Form::Digit | Form::Suffix => true,
        Form::Fixed => !has_fixed_immediate(&row.encoding),
    }
}

/// The number of a space in [`Opcode`].
pub(super) fn space(space: Space) -> u8 {
    match space {
        Space::Legacy => 0,
        Space::Vex => 1,
        Space::Evex => 2,
        Space::Xop => 3,
    }
}

/// The opcodes of a row.
pub(super) fn opcodes(row: &Row) -> Vec<Opcode> {
    let e = &row.encoding;
    let pp = if e.space == Space::Vex || e.space == Space::Evex && e.map != 4 { e.pp } else { 0 };
    let count = if e.form == Form::Low { 8 } else { 1 };
    // 90 is `nop`, whatever the prefixes; the decoder knows about REX.B.
    let first = u8::from(e.form == Form::Low && e.space == Space::Legacy && e.map == 0 && e.opcode == 0x90);
    (first..count).map(|low| (space(e.space), e.map, pp, e.opcode | low)).collect()
}

/// The key of a row.
pub(super) fn constraint(row: &Row, variant: Variant) -> Constraint {
    let e = &row.encoding;
    let mut key = Constraint { mask: 0, value: 0 };
    let has = |flag: u64| e.flags & flag != 0;
    modrm(row, variant, &mut key);
    match e.space {
        Space::Legacy => legacy(e, &mut key),
        Space::Vex | Space::Xop => vector(row, variant, &mut key),
        Space::Evex => {
            vector(row, variant, &mut key);
            evex(row, variant, &mut key);
        }
    }
    let addresses = [(f::F_A16, 0), (f::F_A32, 1)];
    for (_, size) in addresses.iter().filter(|a| has(a.0)) {
        key.set(x::ADDRESS, size << x::ADDRESS_SHIFT);
    }
    // Of the rows that differ only in the width of an address, those of 64-bit mode have 64 bits.
    if has(f::F_ADR) && has(f::F_ONLY_64) && !has(f::F_A32) {
        key.set(x::ADDRESS, 2 << x::ADDRESS_SHIFT);
    }
    key
}

fn modrm(row: &Row, variant: Variant, key: &mut Constraint) {
    let e = &row.encoding;
    match e.form {
        Form::Plain | Form::Low => return,
        Form::Fixed if has_fixed_immediate(e) => return,
        Form::Fixed => return key.set(x::MODRM, u32::from(e.digit)),
        Form::Digit => key.set(x::REG, u32::from(e.digit) << 3),
        Form::Register | Form::Suffix => {}
    }
    // A digit with `+r` is a ModRM byte with a register.
    let register =
        variant == Variant::Register && (row.roles.iter().any(|r| matches!(r, Role::Rm | Role::Opcode | Role::RegRm)));
    if register || variant != Variant::Register {
        key.bit(x::REGISTER, register);
    } else if e.form == Form::Register && row.roles.contains(&Role::Reg) {
        // Only ModRM.reg has an operand: `tilezero`.
        key.set(x::REGISTER | 7, x::REGISTER);
    } else if e.form == Form::Digit {
        // There is no operand: `lfence`.
        key.set(x::REGISTER, x::REGISTER);
    }
}

fn legacy(e: &Encoding, key: &mut Constraint) {
    let has = |flag: u64| e.flags & flag != 0;
    match e.pp {
        1 => key.set(x::P66, x::P66),
        2 => key.set(x::PF3, x::PF3),
        3 => key.set(x::PF2, x::PF2),
        _ if has(f::F_NP) => key.set(x::P66 | x::PF3 | x::PF2, 0),
        // After another prefix, 66 selects 16 bits only where that prefix selects the instruction.
        _ if e.size == 16 && e.map != 0 => key.set(x::PF3 | x::PF2, 0),
        _ => {}
    }
    if e.w {
        key.set(x::W, x::W);
    }
    // Where there is no form of 16 bits, LLVM takes the one of 32 bits, which therefore requires nothing.
    if e.size == 16 {
        key.set(x::NARROW, x::NARROW);
    }
    if has(f::F_ONLY_64 | f::F_DIS64) {
        key.set(x::IS64, x::IS64);
    } else if has(f::F_NOT_64 | f::F_ONLY_32 | f::F_ONLY_16) {
        key.set(x::IS64, 0);
    }
    if e.map == 0 && has(f::F_A32) && has(f::F_ONLY_64) && !e.w {
        key.set(x::W, 0);
        // With a prefix 66 LLVM does not see the prefix 67.
        if e.size != 16 {
            key.set(x::P66, 0);
        }
    }
    if has(f::F_REX2) {
        key.set(x::REX2, x::REX2);
    }
}

fn vector(row: &Row, variant: Variant, key: &mut Constraint) {
    let e = &row.encoding;
    if e.space == Space::Xop {
        key.set(x::P66 | x::PF3 | x::PF2, 0);
    }
    if e.space == Space::Evex && e.map == 4 {
        return promoted(e, variant, key);
    }
    if e.flags & f::F_WIG == 0 {
        key.bit(x::W, e.w);
    }
    // With a rounding mode or suppressed exceptions the field of the length has another meaning.
    let rounds = row.roles.contains(&Role::Rounding) || e.space == Space::Evex && e.flags & f::F_B != 0;
    if (e.flags & f::F_LIG == 0 || e.flags & f::F_L0 != 0) && !rounds {
        key.set(x::LENGTH, u32::from(e.l) << x::LENGTH_SHIFT);
    }
}

/// APX's map 4 is decoded like the legacy maps: W and the prefix 66 select a size, other prefixes are ignored.
fn promoted(e: &Encoding, variant: Variant, key: &mut Constraint) {
    let has = |flag: u64| e.flags & flag != 0;
    match e.pp {
        1 if has(f::F_SIZED) => key.set(x::NARROW, x::NARROW),
        1 => key.set(x::P66, x::P66),
        2 => key.set(x::PF3, x::PF3),
        3 => key.set(x::PF2, x::PF2),
        _ => key.set(x::NARROW, 0),
    }
    // A form that suppresses flags ignores the other prefixes and the length.
    if !has(f::F_NF | f::F_CF) {
        let others = [x::PF3 | x::PF2, x::PF3 | x::PF2, x::PF2, x::PF3][usize::from(e.pp & 3)];
        key.set(others, 0);
        // LLVM takes the length of a form with EVEX.b between registers for a rounding mode.
        let is_rounding =
            has(f::F_ND) && variant == Variant::Register && e.form == Form::Register && e.opcode & 0xf0 != 0x40;
        if !is_rounding {
            key.set(x::LENGTH, 0);
        }
    }
    if e.w {
        key.set(x::W, x::W);
    } else if e.pp != 0 && !has(f::F_SIZED) && !matches!(e.opcode, 0xf0..=0xf2) || e.opcode == 0x8a {
        key.set(x::W, 0);
    }
}

fn evex(row: &Row, variant: Variant, key: &mut Constraint) {
    let e = &row.encoding;
    let has = |flag: u64| e.flags & flag != 0;
    let b = has(f::F_B | f::F_ND) || variant == Variant::Broadcast || row.roles.contains(&Role::Rounding);
    key.bit(x::B, b);
    if e.map == 4 || has(f::F_NF) {
        if !has(f::F_NF | f::F_CF) {
            key.bit(x::Z, false);
        }
        if has(f::F_SCC) {
            key.set(x::CONDITION, u32::from(e.given) << x::CONDITION_SHIFT);
        } else {
            key.bit(x::NF, has(f::F_NF | f::F_CF));
        }
        return;
    }
    if !has(f::F_ZERO) {
        key.bit(x::Z, false);
    }
    if has(f::F_NEEDMASK) {
        key.bit(x::MASKED, true);
    } else if !has(f::F_MASK) {
        key.bit(x::MASKED, false);
        key.bit(x::NF, false);
    }
}

/// The order in which the keys of an opcode are tried, the lowest first: LLVM prefers W to F2 and F3, these to 66, and all
/// of them to the operand size.
pub(super) fn rank(row: &Row, key: Constraint) -> u32 {
    let e = &row.encoding;
    let mut rank = 0;
    let mut prefer = |condition: bool, weight: u32| rank += if condition { 0 } else { weight };
    prefer(key.mask & x::REX2 != 0, 1 << 10);
    prefer(key.mask & x::MODRM == x::MODRM, 1 << 9);
    let is_like_legacy = e.space == Space::Legacy || e.space == Space::Evex && e.map == 4;
    prefer(!is_like_legacy || e.w, 1 << 8);
    prefer(!is_like_legacy || e.pp >= 2, 1 << 7);
    prefer(e.pp == 1, 1 << 6);
    prefer(key.mask & x::NARROW != 0 && e.size == 16, 1 << 5);
    prefer(key.mask & x::ADDRESS != 0, 1 << 4);
    prefer(key.mask & x::IS64 != 0, 1 << 3);
    prefer(e.flags & f::F_DIS != 0, 1 << 2);
    rank
}

/// The immediate that the row gives, so that it is one of the names of another row.
pub(super) fn predicate(row: &Row) -> Option<u8> {
    let e = &row.encoding;
    match () {
        () if e.imm == Imm::Given => Some(e.given),
        () if has_fixed_immediate(e) => Some(e.digit),
        () => None,
    }
}
