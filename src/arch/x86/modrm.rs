//! ModRM, SIB and displacement of an operand in ModRM.rm.

use super::Mode;
use super::operand::Address;
use super::registers::{Kind, Register};
use super::relocation;
use std::hint::cold_path;

/// The encoding of an operand in ModRM.rm: ModRM.mod, ModRM.rm, SIB, the displacement, and the register numbers, whose high
/// bits are encoded in prefixes.
///
/// It is computed when the operand is read and packed into 64 bits, so that writing an instruction needs no branches on the
/// kind of operand, which are often mispredicted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ModRm(u64);

/// Bit positions. ModRM and SIB are in the low 16 bits, the displacement in the high 32.
const LEN: u32 = 16;
const DISP_LEN: u32 = 18;
const INDEX: u32 = 21;
const BASE: u32 = 26;
const DISP: u32 = 32;

/// How an instruction encodes an address.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// log2 of the factor of an 8-bit displacement (EVEX disp8*N).
    pub(super) scale: u32,
    /// There always is a SIB byte.
    pub(super) has_sib: bool,
    /// There always is a displacement.
    pub(super) has_disp: bool,
    /// A displacement has 4 bytes.
    pub(super) is_wide: bool,
}

impl Style {
    /// The style of legacy and VEX instructions.
    pub(super) const PLAIN: Style = Style { scale: 0, has_sib: false, has_disp: false, is_wide: false };
}

/// ModRM.rm if a SIB byte follows; in the SIB byte: no index.
const SIB: u8 = 4;
/// ModRM.rm without a base, relative to %rip in 64-bit mode; in the SIB byte: no base.
const NO_BASE: u8 = 5;

impl ModRm {
    /// An operand whose encoding depends on the instruction.
    pub(super) const UNKNOWN: ModRm = ModRm(0);
    /// No operand.
    pub(super) const NONE: ModRm = ModRm::of_register(0);

    /// A register.
    #[inline(always)]
    pub(super) const fn of_register(number: u8) -> ModRm {
        ModRm(0xc0 | number as u64 & 7 | 1 << LEN | (number as u64) << BASE)
    }

    /// An address in 32-bit or 64-bit registers, or without registers.
    #[inline(always)]
    pub(super) fn of_address(a: &Address, mode: Mode, style: Style) -> ModRm {
        let index = a.index.map_or(SIB, |index| index.number & 7);
        let number = a.disp.number();
        let registers = u64::from(a.index.map_or(0, |index| index.number)) << INDEX;
        let Some(base) = a.base else {
            // In 64-bit mode ModRM alone means %rip.
            let has_sib = a.index.is_some() || style.has_sib || mode == Mode::Bits64;
            let rm = if has_sib { SIB } else { NO_BASE };
            return ModRm(ModRm::bytes(rm, has_sib, a.scale << 6 | index << 3 | NO_BASE) | registers)
                .and_disp(number, 4);
        };
        if matches!(base.kind, Kind::Ip64 | Kind::Ip32) {
            cold_path();
            return ModRm(ModRm::bytes(NO_BASE, false, 0)).and_disp(number, 4);
        }
        let low = base.number & 7;
        let has_sib = a.index.is_some() || low == SIB || style.has_sib;
        let rm = if has_sib { SIB } else { low };
        let bytes = ModRm::bytes(rm, has_sib, a.scale << 6 | index << 3 | low);
        let registers = registers | u64::from(base.number) << BASE;
        let (mode, len, number) = match number {
            Some(0) if low != NO_BASE && !style.has_disp => (0, 0, 0),
            Some(number) => match short(number, style.scale).filter(|_| !style.is_wide) {
                Some(number) => (0x40, 1, i64::from(number as u8)),
                None => (0x80, 4, number),
            },
            None if is_mark(a) && !has_sib && low != NO_BASE => (0, 0, 0),
            None => (0x80, 4, 0),
        };
        ModRm(bytes | mode | registers).and_disp(Some(number), len)
    }

    /// An address in 16-bit registers, or without registers.
    pub(super) fn of_address_16(a: &Address) -> ModRm {
        let row = |r: Register| match r.number {
            3 => 7,
            5 => 6,
            6 => 4,
            _ => 5,
        };
        let number = a.disp.number();
        let Some(base) = a.base else { return ModRm(ModRm::bytes(6, false, 0)).and_disp(number, 2) };
        let mut rm: u8 = row(base);
        if let Some(index) = a.index {
            let i: u8 = row(index);
            rm = if i & 2 != 0 { rm & 1 | (7 - i) << 1 } else { i & 1 | (7 - rm) << 1 };
        }
        let (mode, len) = match number {
            Some(0) if rm != 6 => (0, 0),
            Some(n) if i8::try_from(n).is_ok() => (0x40, 1),
            _ => (0x80, 2),
        };
        ModRm(ModRm::bytes(rm, false, 0) | mode).and_disp(number, len)
    }

    /// ModRM and SIB, and their number.
    #[inline(always)]
    fn bytes(rm: u8, has_sib: bool, sib: u8) -> u64 {
        let sib = if has_sib { u64::from(sib) << 8 } else { 0 };
        u64::from(rm) | sib | (1 + u64::from(has_sib)) << LEN
    }

    #[inline(always)]
    fn and_disp(self, number: Option<i64>, len: u64) -> ModRm {
        ModRm(self.0 | len << DISP_LEN | (number.unwrap_or(0) as u64) << DISP)
    }

    /// ModRM without its reg bits, in the low byte, and SIB.
    #[inline(always)]
    pub(super) fn word(self) -> u32 {
        self.0 as u32 & 0xffff
    }

    /// The number of bytes of ModRM and SIB; 0 if unknown.
    #[inline(always)]
    pub(super) fn len(self) -> u8 {
        (self.0 >> LEN) as u8 & 3
    }

    /// The number of bytes of the displacement.
    #[inline(always)]
    pub(super) fn disp_len(self) -> u8 {
        (self.0 >> DISP_LEN) as u8 & 7
    }

    /// The bytes of the displacement; 0 if it is symbolic.
    #[inline(always)]
    pub(super) fn disp(self) -> u32 {
        (self.0 >> DISP) as u32
    }

    /// The number of the register or base; 0 for none.
    #[inline(always)]
    pub(super) fn base(self) -> u8 {
        (self.0 >> BASE) as u8 & 31
    }

    /// The bits `mask` of the number of the register or base, of its low five.
    #[inline(always)]
    pub(super) fn low_base(self, mask: u8) -> u8 {
        (self.0 >> BASE) as u8 & mask
    }

    /// REX.R, if it is a register in ModRM.reg.
    #[inline(always)]
    pub(super) fn rex_r(self) -> u8 {
        (self.0 >> (BASE + 1)) as u8 & 4
    }

    /// REX.X and REX.B.
    #[inline(always)]
    pub(super) fn rex_xb(self) -> u8 {
        (self.0 >> (INDEX + 2)) as u8 & 2 | (self.0 >> (BASE + 3)) as u8 & 1
    }

    /// The number of the index; 0 for none.
    #[inline(always)]
    pub(super) fn index(self) -> u8 {
        (self.0 >> INDEX) as u8 & 31
    }
}

/// Returns whether the displacement has no bytes and its fixup only marks the instruction for the linker.
#[inline(always)]
fn is_mark(a: &Address) -> bool {
    a.disp.specifier() == relocation::TLSCALL && a.disp.bare()
}

/// The 8-bit displacement, divided by its factor, if the value fits.
#[inline(always)]
fn short(value: i64, scale: u32) -> Option<i8> {
    let value = value as i32;
    if value & ((1 << scale) - 1) != 0 {
        return None;
    }
    i8::try_from(value >> scale).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arch::x86::Value;

    #[test]
    fn a_word_has_every_part() {
        let gp = |number| Some(Register { kind: Kind::Gp64, number });
        let disp = Value::constant(-129);
        let a = Address { disp, segment: None, base: gp(13), index: gp(30), scale: 3, broadcast: false };
        let modrm = ModRm::of_address(&a, Mode::Bits64, Style::PLAIN);
        assert_eq!((modrm.word(), modrm.len()), (0xf584, 2));
        assert_eq!((modrm.disp() as i32, modrm.disp_len()), (-129, 4));
        assert_eq!((modrm.base(), modrm.index()), (13, 30));
        assert_eq!(ModRm::UNKNOWN.len(), 0);
    }
}
