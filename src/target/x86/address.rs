//! Writes an address: ModRM, SIB and displacement.

use super::encode::{Extension, Writer};
use super::error::{AddressProblem, EncodeError};
use super::fixup::{Fixup, FixupKind};
use super::operand::{Address, Content, Op};
use super::prefixes::Prefixes;
use super::registers::{Kind, Register};
use super::tables as t;
use super::{Got, InsnBytes, Mode, relocation};

/// log2 of the bytes of an element that is broadcast; `class` says to how many.
fn element_scale(row: &t::Row, class: u64) -> u32 {
    let elements = match class {
        t::BC2 => 1,
        t::BC4 => 2,
        t::BC8 => 3,
        t::BC16 => 4,
        _ => 5,
    };
    u32::from(row.scale).saturating_sub(elements)
}

/// The bits of such an element.
pub(super) fn element_size(row: &t::Row, class: u64) -> Option<u16> {
    8u16.checked_shl(element_scale(row, class))
}

/// The SIB byte of an address with the low bits of its base's number.
#[inline]
fn sib_byte(a: &Address, base: u8) -> u8 {
    // The zero registers have the number of no index.
    a.scale << 6 | a.index.map_or(4, |i| i.number & 7) << 3 | base
}

impl Writer<'_> {
    /// Checks that an address is as wide as the register beside it.
    #[cold]
    pub(super) fn check_width(&self, address: Option<&Address>) -> Result<(), EncodeError> {
        let wanted = self.operands.as_slice().iter().find_map(|op| match op.content {
            Content::Register(r) => Some(r.address_bits()),
            _ => None,
        });
        let found = address.and_then(|a| a.base.or(a.index)).map(Register::address_bits);
        let at = self.operands.as_slice().iter().position(|op| matches!(op.content, Content::Address(_)));
        match (wanted, found, at) {
            (Some(wanted), Some(found), Some(at)) if wanted != found => {
                Err(EncodeError::Address { operand: self.operands.written(at), problem: AddressProblem::Width })
            }
            _ => Ok(()),
        }
    }

    /// Writes ModRM, SIB and displacement of an address.
    #[inline]
    pub(super) fn memory(
        &self,
        code: &mut InsnBytes,
        start: u8,
        a: &Address,
        reg: u8,
        extension: Extension,
        after: u8,
    ) {
        let modrm = |m: u8, rm: u8| m << 6 | reg << 3 | rm;
        let Some(base) = a.base else { return self.without_base(code, start, a, reg) };
        match base.kind {
            Kind::Ip64 | Kind::Ip32 => {
                code.push(modrm(0, 5));
                return self.rip_relative(code, start, a, extension, after);
            }
            Kind::Gp16 => return self.memory16(code, start, a, reg),
            _ => {}
        }
        let low = base.number & 7;
        // Without an index a SIB byte is needed where the base's number means one.
        let sib = a.index.is_some() || low == 4 || self.row.flags & t::F_SIB != 0;
        let rm = if sib { 4 } else { low };
        let forced = self.prefixes.has(Prefixes::DISP8 | Prefixes::DISP32);
        let Some(n) = a.disp.number() else {
            if a.disp.specifier == relocation::TLSCALL && !sib && low != 5 {
                let (value, specifier) = (a.disp.index, a.disp.specifier);
                code.fixup(Fixup { offset: start, kind: FixupKind::None, value, specifier, addend: 0 });
                return code.push(modrm(0, rm));
            }
            code.push(modrm(2, rm));
            if sib {
                code.push(sib_byte(a, low));
            }
            let relaxable = !sib && self.row.flags & t::F_GOT32X != 0;
            let kind = if relaxable { FixupKind::Signed4Relax } else { FixupKind::Signed4 };
            return self.field(code, start, kind, 4, &a.disp, 0);
        };
        let short = self.disp8(a, n).filter(|_| !self.prefixes.has(Prefixes::DISP32));
        let (head, disp, size) = match short {
            _ if n == 0 && low != 5 && !forced => (0, 0, 0),
            Some(short) => (1, i64::from(short), 1),
            None => (2, n, 4),
        };
        code.push(modrm(head, rm));
        if sib {
            code.push(sib_byte(a, low));
        }
        code.value(disp, size);
    }

    /// The same of an address without a base.
    fn without_base(&self, code: &mut InsnBytes, start: u8, a: &Address, reg: u8) {
        // 64-bit mode needs a SIB byte, since ModRM alone means %rip.
        let sib = a.index.is_some() || self.row.flags & t::F_SIB != 0 || self.mode == Mode::Bits64;
        if self.mode == Mode::Bits16 && a.index.is_none() {
            return self.memory16(code, start, a, reg);
        }
        code.push(reg << 3 | if sib { 4 } else { 5 });
        if sib {
            code.push(sib_byte(a, 5));
        }
        // A plain 32-bit address needs no sign extension.
        let kind = if sib { FixupKind::Signed4 } else { FixupKind::Data4 };
        self.field(code, start, kind, 4, &a.disp, 0);
    }

    /// The 8-bit displacement for a displacement, scaled where the row scales it.
    #[inline]
    fn disp8(&self, a: &Address, value: i64) -> Option<i8> {
        let value = value as i32;
        let scale = if a.broadcast { self.broadcast_scale() } else { u32::from(self.row.scale) };
        if value & ((1 << scale) - 1) != 0 {
            return None;
        }
        i8::try_from(value >> scale).ok()
    }

    /// log2 of the element's size where the memory is broadcast.
    fn broadcast_scale(&self) -> u32 {
        let is_broadcast = |op: &&Op| matches!(op.content, Content::Address(a) if a.broadcast);
        let class = self.operands.as_slice().iter().find(is_broadcast).map_or(0, |op| op.classes);
        element_scale(self.row, class)
    }

    /// Writes the displacement of a rip-relative address.
    #[inline]
    fn rip_relative(&self, code: &mut InsnBytes, start: u8, a: &Address, extension: Extension, after: u8) {
        let kind = match a.disp.got {
            Got::No => self.rip_fixup(a.disp.bare, extension),
            _ => FixupKind::GlobalOffsetTable,
        };
        // What comes behind the displacement counts.
        self.field(code, start, kind, 4, &a.disp, -4 - after as i8);
    }

    /// The kind of fixup of a rip-relative operand.
    #[inline]
    fn rip_fixup(&self, bare: bool, extension: Extension) -> FixupKind {
        let flags = self.row.flags;
        if !bare || flags & (t::F_GOTX | t::F_MOVQ) == 0 {
            return FixupKind::RipRel4;
        }
        match (flags & t::F_MOVQ != 0, extension) {
            (true, Extension::Rex2) => FixupKind::RipRel4MovqLoadRex2,
            (true, _) => FixupKind::RipRel4MovqLoad,
            (false, Extension::Rex2) => FixupKind::RipRel4RelaxRex2,
            (false, Extension::Rex) => FixupKind::RipRel4RelaxRex,
            (false, Extension::Evex) => FixupKind::RipRel4RelaxEvex,
            (false, _) => FixupKind::RipRel4Relax,
        }
    }

    /// Writes the ModRM byte and displacement of a 16-bit address.
    fn memory16(&self, code: &mut InsnBytes, start: u8, a: &Address, reg: u8) {
        let modrm = |m: u8, rm: u8| m << 6 | reg << 3 | rm;
        let row = |r: Register| match r.number {
            3 => 7,
            5 => 6,
            6 => 4,
            _ => 5,
        };
        let Some(base) = a.base else {
            code.push(modrm(0, 6));
            return self.field(code, start, FixupKind::Data2, 2, &a.disp, 0);
        };
        let mut rm: u8 = row(base);
        if let Some(index) = a.index {
            let i: u8 = row(index);
            rm = if i & 2 != 0 { rm & 1 | (7 - i) << 1 } else { i & 1 | (7 - rm) << 1 };
        }
        match a.disp.number() {
            Some(0) if rm != 6 => code.push(modrm(0, rm)),
            Some(n) if i8::try_from(n).is_ok() => {
                code.push(modrm(1, rm));
                code.push(n as u8);
            }
            _ => {
                code.push(modrm(2, rm));
                self.field(code, start, FixupKind::Data2, 2, &a.disp, 0);
            }
        }
    }
}
