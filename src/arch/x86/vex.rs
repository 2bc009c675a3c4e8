//! Writes VEX, EVEX and XOP, which replace the prefixes and the escape bytes.

use super::encode::{Extension, Places, Rm, Writer};
use super::error::EncodeError;
use super::head::Head;
use super::prefixes::Prefixes;
use super::registers::{Register, traits::HIGH_BYTE};
use super::tables::{self as t, Format, Row, Space};
use super::{IgnoredFields, Mode};

impl Writer<'_> {
    /// Writes VEX or XOP, and the opcode.
    #[inline(always)]
    pub(super) fn vex(&self, p: Places) -> (Head, Extension) {
        let head = vex(self.row, p, &self.options.ignored, self.mode, self.prefixes.has(Prefixes::VEX3));
        (head, Extension::Vex)
    }

    /// Checks that no register excludes the prefix.
    pub(super) fn check_high_byte(&self, prefix: &'static str) -> Result<(), EncodeError> {
        if self.operands.traits & HIGH_BYTE == 0 {
            return Ok(());
        }
        Err(EncodeError::HighByte { operand: self.high_byte(), prefix })
    }

    /// Writes EVEX and the opcode.
    pub(super) fn evex(&self, mut p: Places, rm: Rm<'_>, rounding: Option<u8>) -> (Head, Extension) {
        let format = self.format;
        let Places { reg, b, x, .. } = p;
        let bit = |n: u8, i: u8| n >> i & 1;
        let register = matches!(rm, Rm::Register(_));
        let vector_rm = matches!(rm, Rm::Register(r) if r.is_vector());
        let vsib = match rm {
            Rm::Address(a) => a.index.is_some_and(Register::is_vector),
            _ => false,
        };
        let broadcast = matches!(rm, Rm::Address(a) if a.broadcast);
        // X3 is the fifth bit of a vector register in ModRM.rm; B4 and X4 belong to general registers.
        let x3 = if vector_rm { bit(b, 4) } else { bit(x, 3) };
        let b4 = if vector_rm { 0 } else { bit(b, 4) };
        let x4 = if register || vsib { 0 } else { bit(x, 4) };
        let mut v4 = bit(p.vvvv, 4) | if vsib { bit(x, 4) } else { 0 };
        let ignored = &self.options.ignored;
        let l = match rounding {
            Some(rounding) => rounding,
            // With suppressed exceptions the length is implied by the register: the field is ignored.
            None if format.flags & t::F_B != 0 => format.l | ignored.evex_rounding,
            None if format.flags & t::F_LIG != 0 => ignored.evex_l,
            None => format.l,
        };
        let w = format.w || ignored.evex_w && has_free_w(format, self.mode);
        let flag = format.flags & t::F_B != 0 || broadcast || rounding.is_some();
        let mut aaa = self.operands.mask | if format.flags & (t::F_NF | t::F_CF) != 0 { 4 } else { 0 };
        if format.flags & t::F_SCC != 0 {
            aaa = self.row.given() & 7;
            v4 = bit(self.row.given(), 3) ^ 1;
            if self.operands.as_slice().len() < 3 {
                // No default flags are written: all are clear.
                p.vvvv = 0xf;
            }
        }
        let mut head = Head::EMPTY;
        head.push(0x62);
        head.push(
            (bit(reg, 3) ^ 1) << 7
                | (x3 ^ 1) << 6
                | (bit(b, 3) ^ 1) << 5
                | (bit(reg, 4) ^ 1) << 4
                | b4 << 3
                | format.map & 7,
        );
        head.push(u8::from(w) << 7 | !p.vvvv << 3 & 0x78 | (x4 ^ 1) << 2 | format.pp());
        let b_or_nd = flag || format.flags & t::F_ND != 0;
        head.push(u8::from(self.operands.zeroing) << 7 | l << 5 | u8::from(b_or_nd) << 4 | (v4 ^ 1) << 3 | aaa);
        let (opcode, opcode_len) = self.row.head(format);
        head.append(opcode, opcode_len);
        (head, Extension::Evex)
    }
}

/// Returns whether a format ignores W.
fn has_free_w(format: &Format, mode: Mode) -> bool {
    let flags = format.flags;
    flags & t::F_WIG != 0 || flags & t::F_WIG32 != 0 && mode != Mode::Bits64
}

/// VEX or XOP, and the opcode; `is_long`: VEX has three bytes.
// Separate arguments: a writer whose address is passed would be in memory for other rows, too.
#[inline(never)]
fn vex(row: Row, p: Places, ignored: &IgnoredFields, mode: Mode, is_long: bool) -> Head {
    let format = row.format();
    let Places { reg, b, x, .. } = p;
    let bit = |n: u8, i: u8| n >> i & 1;
    let w = u8::from(format.w || ignored.vex_w && has_free_w(format, mode));
    let mut head = Head::EMPTY;
    let l = format.l | u8::from(ignored.vex_l && format.flags & t::F_LIG != 0);
    let low = !p.vvvv << 3 & 0x78 | (l & 1) << 2 | format.pp();
    if is_long || format.space == Space::Xop || format.map != 1 || w != 0 || (b | x) & 8 != 0 {
        head.push(if format.space == Space::Xop { 0x8f } else { 0xc4 });
        head.push((bit(reg, 3) ^ 1) << 7 | (bit(x, 3) ^ 1) << 6 | (bit(b, 3) ^ 1) << 5 | format.map);
        head.push(w << 7 | low);
    } else {
        head.push(0xc5);
        head.push((bit(reg, 3) ^ 1) << 7 | low);
    }
    let (opcode, opcode_len) = row.head(format);
    head.append(opcode, opcode_len);
    head
}
