//! Writes an address: ModRM, SIB and displacement.

use super::encode::{Extension, Writer};
use super::error::{AddressProblem, EncodeError};
use super::fixup::{Fixup, FixupKind};
use super::operand::{Address, Content};
use super::prefixes::Prefixes;
use super::registers::{Kind, Register};
use super::tables as t;
use super::{Got, InsnBytes, Mode, Term, relocation};

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
        let base_kind = a.base.map(|b| b.kind);
        if matches!(base_kind, Some(Kind::Ip64 | Kind::Ip32)) {
            code.push(modrm(0, 5));
            match a.disp.term {
                Term::Const(n) => code.value(n, 4),
                Term::Symbolic { bare, got, .. } => {
                    let kind = match got {
                        Got::No => self.rip_relative(bare, extension),
                        _ => FixupKind::GlobalOffsetTable,
                    };
                    self.field(code, start, kind, 4, &a.disp, -4 - after as i8);
                }
            }
            return;
        }
        let bits = a.base.or(a.index).map_or(0, Register::address_bits);
        if bits == 16 || (bits == 0 && self.mode == Mode::Bits16 && a.index.is_none()) {
            return self.memory16(code, start, a, reg);
        }
        let (disp8, disp32) = (self.prefixes.has(Prefixes::DISP8), self.prefixes.has(Prefixes::DISP32));
        let allow_none = !disp8 && !disp32;
        let base = a.base.map_or(5, |b| b.number & 7);
        let sib = a.index.is_some()
            || self.row.flags & t::F_SIB != 0
            || match a.base {
                Some(_) => base == 4,
                // Without a base 64-bit mode needs a SIB byte, since ModRM alone means %rip.
                None => self.mode == Mode::Bits64,
            };
        let rm = if sib { 4 } else { base };
        let short = match a.disp.term {
            Term::Const(n) => self.disp8(n),
            Term::Symbolic { .. } => None,
        };
        let zero = matches!(a.disp.term, Term::Const(0));
        let tlscall = a.disp.specifier() == relocation::TLSCALL;
        let (size, head) = match a.base {
            None => (4, modrm(0, rm)),
            Some(_) if zero && allow_none && base != 5 => (0, modrm(0, rm)),
            Some(_) if tlscall && !sib && base != 5 => {
                let (value, specifier) = (a.disp.index, a.disp.specifier());
                code.fixup(Fixup { offset: start, kind: FixupKind::None, value, specifier, addend: 0 });
                (0, modrm(0, rm))
            }
            Some(_) if short.is_some() && !disp32 => (1, modrm(1, rm)),
            Some(_) => (4, modrm(2, rm)),
        };
        code.push(head);
        if sib {
            let index =
                a.index.map_or(4, |i| if i.kind == Kind::Zero32 || i.kind == Kind::Zero64 { 4 } else { i.number & 7 });
            code.push(a.scale << 6 | index << 3 | base);
        }
        match (size, a.disp.term, short) {
            (0, ..) => {}
            (1, _, Some(byte)) => code.push(byte as u8),
            (_, Term::Const(n), _) => code.value(n, 4),
            _ => {
                let kind = match (a.base, sib) {
                    // A plain 32-bit address needs no sign extension.
                    (None, false) => FixupKind::Data4,
                    (Some(_), false) if self.row.flags & t::F_GOT32X != 0 => FixupKind::Signed4Relax,
                    _ => FixupKind::Signed4,
                };
                self.field(code, start, kind, 4, &a.disp, 0);
            }
        }
    }

    /// The 8-bit displacement for a displacement, scaled where the row scales it.
    #[inline]
    fn disp8(&self, value: i64) -> Option<i8> {
        let value = value as i32;
        let mut scale = u32::from(self.row.scale);
        if self.row.flags & t::F_B != 0 || scale == 0 {
            scale = u32::from(self.row.scale);
        }
        if let Some(s) = self.broadcast_scale() {
            scale = s;
        }
        if value & ((1 << scale) - 1) != 0 {
            return None;
        }
        i8::try_from(value >> scale).ok()
    }

    /// log2 of the element's size where the memory is broadcast.
    fn broadcast_scale(&self) -> Option<u32> {
        let n = self.operands.as_slice().iter().find_map(|o| match o.content {
            Content::Address(a) if a.broadcast => Some(o.classes),
            _ => None,
        })?;
        Some(element_scale(self.row, n))
    }

    /// The kind of fixup of a rip-relative operand.
    fn rip_relative(&self, bare: bool, extension: Extension) -> FixupKind {
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
        match a.disp.term {
            Term::Const(0) if rm != 6 => code.push(modrm(0, rm)),
            Term::Const(n) if i8::try_from(n).is_ok() => {
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
