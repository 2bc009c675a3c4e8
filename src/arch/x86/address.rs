//! Writes an address: ModRM, SIB and displacement.

use super::encode::{Extension, Writer};
use super::error::{AddressProblem, EncodeError, Problem};
use super::fixup::{Fixup, FixupKind};
use super::operand::{Address, Content, Op};
use super::prefixes::Prefixes;
use super::registers::{Kind, Register};
use super::tables::{self as t, Format};
use super::{Dialect, Got, InsnBytes, Mode, relocation};

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

/// The SIB byte; `base` is the low three bits of the base register's number.
#[inline]
fn sib_byte(a: &Address, base: u8) -> u8 {
    // The zero registers have number 4, which encodes "no index".
    a.scale << 6 | a.index.map_or(4, |i| i.number & 7) << 3 | base
}

/// What follows ModRM and SIB.
#[derive(Clone, Copy)]
pub(super) enum Displacement {
    None,
    /// A known value, and its size in bytes.
    Number(i32, u8),
    /// The address's displacement in a field of this many bytes.
    Field(FixupKind, u8),
    /// A 4-byte displacement relative to the end of the instruction.
    RipRelative(FixupKind),
    /// No bytes: a fixup that marks the instruction for the linker.
    Mark,
}

/// ModRM, an optional SIB byte, and the displacement.
#[derive(Clone, Copy)]
pub(super) struct ModRm {
    /// Little-endian: ModRM is the low byte.
    pub(super) bytes: u16,
    pub(super) len: u8,
    pub(super) disp: Displacement,
}

impl ModRm {
    #[inline(always)]
    fn new(modrm: u8, sib: Option<u8>, disp: Displacement) -> ModRm {
        let bytes = u16::from(modrm) | u16::from(sib.unwrap_or(0)) << 8;
        ModRm { bytes, len: 1 + u8::from(sib.is_some()), disp }
    }
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

    #[inline]
    pub(super) fn other_size(&self, bits: u8) -> bool {
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

    #[inline(always)]
    pub(super) fn memory(&self, a: &Address, reg: u8, extension: Extension) -> ModRm {
        let Some(base) = a.base.filter(|base| base.kind != Kind::Gp16) else { return self.without_base(a, reg) };
        if matches!(base.kind, Kind::Ip64 | Kind::Ip32) {
            let kind = match a.disp.got() {
                Got::No => self.rip_fixup(a.disp.bare(), extension),
                _ => FixupKind::GlobalOffsetTable,
            };
            return ModRm::new(reg << 3 | 5, None, Displacement::RipRelative(kind));
        }
        let low = base.number & 7;
        // Base number 4 in ModRM means that a SIB byte follows.
        let sib = a.index.is_some() || low == 4 || self.format.flags & t::F_SIB != 0;
        let rm = if sib { 4 } else { low };
        let (mode, disp) = match a.disp.number() {
            Some(0) if low != 5 && !self.prefixes.has(Prefixes::DISP8 | Prefixes::DISP32) => (0, Displacement::None),
            Some(n) => match self.disp8(a, n).filter(|_| !self.prefixes.has(Prefixes::DISP32)) {
                Some(short) => (0x40, Displacement::Number(i32::from(short), 1)),
                None => (0x80, Displacement::Number(n as i32, 4)),
            },
            None => self.symbolic(a, sib, low),
        };
        ModRm::new(mode | reg << 3 | rm, sib.then(|| sib_byte(a, low)), disp)
    }

    /// The ModRM.mod bits and displacement of an address with a base and a symbolic displacement.
    fn symbolic(&self, a: &Address, sib: bool, low: u8) -> (u8, Displacement) {
        if a.disp.specifier() == relocation::TLSCALL && a.disp.bare() && !sib && low != 5 {
            return (0, Displacement::Mark);
        }
        let relaxable = !sib && self.format.flags & t::F_GOT32X != 0;
        let kind = if relaxable { FixupKind::Signed4Relax } else { FixupKind::Signed4 };
        (0x80, Displacement::Field(kind, 4))
    }

    /// ModRM, SIB and displacement of a 16-bit address or an address without a base.
    #[inline(never)]
    fn without_base(&self, a: &Address, reg: u8) -> ModRm {
        // 64-bit mode needs a SIB byte, since ModRM alone means %rip.
        let sib = a.index.is_some() || self.format.flags & t::F_SIB != 0 || self.mode == Mode::Bits64;
        let is_narrow = self.format.flags & t::F_A16 != 0 || self.has_narrow_addresses();
        if a.base.is_some() || a.index.is_none() && is_narrow {
            return memory16(a, reg);
        }
        // A 32-bit absolute address is not sign-extended.
        let kind = if sib { FixupKind::Signed4 } else { FixupKind::Data4 };
        let rm = if sib { 4 } else { 5 };
        ModRm::new(reg << 3 | rm, sib.then(|| sib_byte(a, 5)), Displacement::Field(kind, 4))
    }

    /// Writes the displacement of an address that `after` more bytes follow.
    #[inline(always)]
    pub(super) fn displacement(&self, code: &mut InsnBytes, start: u8, a: &Address, disp: Displacement, after: u8) {
        match disp {
            Displacement::None => {}
            Displacement::Number(n, size) => code.value(i64::from(n), size),
            Displacement::Field(kind, size) => self.field(code, start, kind, size, &a.disp, 0),
            // The displacement is relative to the end of the instruction.
            Displacement::RipRelative(kind) => self.field(code, start, kind, 4, &a.disp, -4 - after as i8),
            Displacement::Mark => {
                let (value, specifier) = (a.disp.index(), a.disp.specifier());
                code.fixup(Fixup { offset: start, kind: FixupKind::None, value, specifier, addend: 0 });
            }
        }
    }

    /// The 8-bit displacement, divided by the row's scale (EVEX disp8*N), if the value fits.
    #[inline]
    fn disp8(&self, a: &Address, value: i64) -> Option<i8> {
        let value = value as i32;
        let scale = if a.broadcast { self.broadcast_scale() } else { u32::from(self.format.scale) };
        if value & ((1 << scale) - 1) != 0 {
            return None;
        }
        i8::try_from(value >> scale).ok()
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

fn memory16(a: &Address, reg: u8) -> ModRm {
    let row = |r: Register| match r.number {
        3 => 7,
        5 => 6,
        6 => 4,
        _ => 5,
    };
    let wide = Displacement::Field(FixupKind::Data2, 2);
    let Some(base) = a.base else { return ModRm::new(reg << 3 | 6, None, wide) };
    let mut rm: u8 = row(base);
    if let Some(index) = a.index {
        let i: u8 = row(index);
        rm = if i & 2 != 0 { rm & 1 | (7 - i) << 1 } else { i & 1 | (7 - rm) << 1 };
    }
    let (mode, disp) = match a.disp.number() {
        Some(0) if rm != 6 => (0, Displacement::None),
        Some(n) if i8::try_from(n).is_ok() => (0x40, Displacement::Number(n as i32, 1)),
        _ => (0x80, wide),
    };
    ModRm::new(mode | reg << 3 | rm, None, disp)
}
