//! Addresses: how the row, the prefixes and the mode determine their encoding, and the fixups of displacements.

use super::encode::{Extension, Writer};
use super::error::{AddressProblem, EncodeError, Problem};
use super::fixup::FixupKind;
use super::modrm::{ModRm, Style};
use super::operand::{Address, Content, Op};
use super::prefixes::Prefixes;
use super::registers::{Kind, Register};
use super::tables::{self as t, Format};
use super::{Dialect, Got, InsnBytes, Mode};

/// log2 of the size in bytes of a broadcast element; `class` encodes the number of elements.
fn element_scale(format: &Format, class: u64) -> u32 {
    let elements = match class {
        t::BC2 => 1,
        t::BC4 => 2,
        t::BC8 => 3,
        t::BC16 => 4,
        _ => 5,
    };
    u32::from(format.scale).saturating_sub(elements)
}

pub(super) fn element_size(format: &Format, class: u64) -> Option<u16> {
    8u16.checked_shl(element_scale(format, class))
}

impl Writer<'_> {
    pub(super) fn address_size(&self, address: Option<&Address>) -> bool {
        if self.has_other_address_size() {
            return true;
        }
        if self.format.flags & (t::F_A32 | t::F_A16) != 0 {
            return self.mode != if self.format.flags & t::F_A32 != 0 { Mode::Bits32 } else { Mode::Bits16 };
        }
        let Some(a) = address else {
            // As in 32-bit mode, string instructions imply 32-bit addresses.
            return self.options.gcc16
                && self.options.dialect() == Dialect::Llvm
                && self.operands.as_slice().is_empty()
                && self.row.is_string();
        };
        self.other_size(a.bits())
    }

    fn other_size(&self, bits: u8) -> bool {
        bits == if self.mode == Mode::Bits32 { 16 } else { 32 }
    }

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
                Err(Problem::Address(AddressProblem::WIDTH).at(self.operands.written(at), b""))
            }
            _ => Ok(()),
        }
    }

    /// ModRM, SIB and displacement of an address.
    pub(super) fn memory(self, a: &Address) -> ModRm {
        let is_narrow = self.format.flags & t::F_A16 != 0 || self.has_narrow_addresses();
        if a.base.is_some_and(|base| base.kind == Kind::Gp16)
            || a.base.is_none() && a.index.is_none() && is_narrow && self.format.flags & t::F_SIB == 0
        {
            return ModRm::of_address_16(a);
        }
        let style = Style {
            scale: if a.broadcast { self.broadcast_scale() } else { u32::from(self.format.scale) },
            has_sib: self.format.flags & t::F_SIB != 0,
            has_disp: self.prefixes.has(Prefixes::DISP8 | Prefixes::DISP32),
            is_wide: self.prefixes.has(Prefixes::DISP32),
        };
        ModRm::of_address(a, self.mode, style)
    }

    /// Adds the fixup for a symbolic displacement, whose field is at `offset` and which `after` more bytes follow.
    pub(super) fn displacement_fixup(
        self,
        code: &mut InsnBytes,
        (start, offset, after): (u8, u8, u8),
        a: &Address,
        modrm: ModRm,
        extension: Extension,
    ) {
        let (mut at, mut addend) = (offset, 0);
        let kind = match (modrm.disp_len(), a.base.map(|base| base.kind)) {
            (0, _) => {
                at = start;
                FixupKind::None
            }
            (2, _) => FixupKind::Data2,
            (_, Some(Kind::Ip64 | Kind::Ip32)) => {
                // The displacement is relative to the end of the instruction.
                addend = -4 - after as i8;
                match a.disp.got() {
                    Got::No => self.rip_fixup(a.disp.bare(), extension),
                    _ => FixupKind::GlobalOffsetTable,
                }
            }
            // A 32-bit absolute address is not sign-extended.
            (_, None) if modrm.len() == 1 => FixupKind::Data4,
            (_, Some(_)) if modrm.len() == 1 && self.format.flags & t::F_GOT32X != 0 => FixupKind::Signed4Relax,
            _ => FixupKind::Signed4,
        };
        self.field_fixup(code, (start, at), kind, &a.disp, addend);
    }

    /// log2 of the size in bytes of the element that the memory operand broadcasts.
    fn broadcast_scale(&self) -> u32 {
        let is_broadcast = |op: &&Op| matches!(op.content, Content::Address(a) if a.broadcast);
        let class = self.operands.as_slice().iter().find(is_broadcast).map_or(0, |op| op.classes);
        element_scale(self.format, class)
    }

    #[inline]
    fn rip_fixup(&self, bare: bool, extension: Extension) -> FixupKind {
        let flags = self.format.flags;
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
}
