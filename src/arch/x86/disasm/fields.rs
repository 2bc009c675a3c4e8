//! Reads the fields of an instruction in the order of LLVM's decoder, so that an invalid one has as many bytes.

use super::super::Mode;
use super::Reader;
use super::decoded::{ABSENT, Decoded, SPECIAL, of_form, seen};
use super::prefixes::{self, Prefixes, Space};
use super::refusals::{is_16_bits, is_incidental, is_loose, is_refused, reads_modrm};
use super::select::{Opcode, address_bits, context};
use super::tables::{FORM_TRAITS, TRAITS};
use llas_isa::x86::decode::{Bank, Memory, Place, Traits, context as x, flags as ff};
use llas_isa::x86::row::Imm;

/// The ModRM byte with what follows from it.
#[derive(Clone, Copy, Default)]
struct Modrm {
    byte: u8,
    /// There is a SIB byte.
    sib: bool,
    /// The displacement has 8 bits.
    short: bool,
}

impl Modrm {
    /// The bits of the context.
    fn bits(self) -> u32 {
        u32::from(self.byte) | if self.is_register() { x::REGISTER } else { 0 }
    }

    fn is_register(self) -> bool {
        self.byte >= 0xc0
    }
}

/// Decodes an instruction. `None` if it is invalid; the reader is then where LLVM's decoder stops.
#[inline(always)]
pub(super) fn decode(reader: &mut Reader<'_>, mode: Mode, out: &mut Decoded) -> Option<()> {
    // Most instructions have no prefix or just REX: what follows is compiled for them without all others.
    if let Some(rex) = prefixes::only_rex(reader, mode) {
        return after_prefixes(reader, Prefixes { rex, ..Prefixes::new(mode) }, out);
    }
    any(reader, mode, out)
}

#[inline(never)]
fn any(reader: &mut Reader<'_>, mode: Mode, out: &mut Decoded) -> Option<()> {
    let mut prefixes = Prefixes::new(mode);
    prefixes.read(reader)?;
    after_prefixes(reader, prefixes, out)
}

/// Reads the opcode and what follows it.
#[inline(always)]
fn after_prefixes(reader: &mut Reader<'_>, mut prefixes: Prefixes, out: &mut Decoded) -> Option<()> {
    let map = map(reader, &prefixes)?;
    let address_bits = address_bits(&prefixes);
    *out = Decoded {
        mode: prefixes.mode,
        seen: prefixes.seen,
        vvvv: prefixes.vvvv,
        mask: prefixes.evex & 7,
        rounding: prefixes.l,
        segment: prefixes.segment,
        address_bits,
        ..Decoded::default()
    };
    if map == SUFFIXED {
        return suffixed(reader, prefixes, out);
    }
    let opcode = if map & 0x80 != 0 { return None } else { reader.next()? };
    if map == 0 {
        // Without an escape byte it is no mandatory prefix.
        prefixes.mandatory = 0;
    } else if is_loose(&prefixes, map, opcode) {
        return None;
    }
    out.opcode = opcode;
    let mut word = context(&prefixes, map, opcode, address_bits);
    let Some(found) = Opcode::find(&prefixes, map, opcode) else {
        if reads_modrm(None, prefixes, map, opcode, word) {
            self::modrm(reader, &prefixes, out)?;
        }
        return None;
    };
    if !found.has_modrm() {
        out.rm = opcode & 7 | prefixes.rex << 3 & 8 | prefixes.fifth(4);
        let form = found.form(&prefixes, word).filter(|_| !is_refused(&prefixes, map, opcode))?;
        return finish(reader, &prefixes, form, Modrm::default(), out);
    }
    let before = *reader;
    if let Some(modrm) = self::modrm(reader, &prefixes, out) {
        if is_refused(&prefixes, map, opcode) {
            return None;
        }
        word |= modrm.bits();
        let is_promoted = map == 4 && prefixes.evex & 4 != 0;
        let is_bad = prefixes.u && prefixes.evex & 0x10 != 0 && modrm.is_register() && !is_promoted;
        if !is_bad
            && let Some(form) = found.form(&prefixes, word)
            && !(map != 0 && is_incidental(&prefixes) && !is_16_bits(found, &prefixes, word, form))
        {
            return finish(reader, &prefixes, form, modrm, out);
        }
    }
    if !reads_modrm(Some(found), prefixes, map, opcode, word & !x::OF_MODRM) {
        *reader = before;
    }
    None
}

/// Reads an instruction whose opcode follows the ModRM byte.
#[inline(never)]
fn suffixed(reader: &mut Reader<'_>, prefixes: Prefixes, out: &mut Decoded) -> Option<()> {
    let prefixes = &prefixes;
    let modrm = modrm(reader, prefixes, out)?;
    out.opcode = reader.next()?;
    if is_loose(prefixes, SUFFIXED, out.opcode) {
        return None;
    }
    let word = context(prefixes, SUFFIXED, out.opcode, out.address_bits) | modrm.bits();
    let form = Opcode::find(prefixes, SUFFIXED, out.opcode)?.form(prefixes, word)?;
    finish(reader, prefixes, form, modrm, out)
}

/// Reads the operands of a form.
#[inline(always)]
fn finish(reader: &mut Reader<'_>, prefixes: &Prefixes, form: u16, modrm: Modrm, out: &mut Decoded) -> Option<()> {
    out.form = form;
    let traits = of_form(form, &FORM_TRAITS, &TRAITS)?;
    operands(reader, prefixes, traits, modrm, out)?;
    flags(prefixes, out);
    out.length = reader.at as u32;
    Some(())
}

/// The map whose opcodes follow the ModRM byte.
const SUFFIXED: u8 = 15;

/// Reads the escape bytes. Returns the map.
#[inline(always)]
fn map(reader: &mut Reader<'_>, prefixes: &Prefixes) -> Option<u8> {
    if prefixes.space != Space::Legacy {
        return Some(prefixes.map);
    }
    if prefixes.is_rex2 && prefixes.rex2 & 0x80 != 0 {
        return Some(1);
    }
    if reader.peek()? != 0x0f {
        return Some(0);
    }
    reader.at += 1;
    let map = match reader.peek()? {
        0x38 => 2,
        0x3a => 3,
        0x0f => SUFFIXED,
        _ => return Some(1),
    };
    reader.at += 1;
    Some(map)
}

/// Reads the ModRM byte, the SIB byte and the displacement.
#[inline(always)]
fn modrm(reader: &mut Reader<'_>, prefixes: &Prefixes, out: &mut Decoded) -> Option<Modrm> {
    let byte = reader.next()?;
    let mut modrm = Modrm { byte, ..Modrm::default() };
    out.reg = byte >> 3 & 7 | (prefixes.rex & 4) << 1 | prefixes.fifth(6);
    let rm = byte & 7 | (prefixes.rex & 1) << 3 | prefixes.fifth(4);
    out.rm = rm;
    if modrm.is_register() {
        return Some(modrm);
    }
    out.seen |= seen::MEMORY;
    let mod_ = byte >> 6;
    if out.address_bits == 16 {
        return narrow_address(reader, out, modrm);
    }
    let mut size = [0, 1, 4][usize::from(mod_.min(2))];
    match byte & 7 {
        4 => {
            let sib = reader.next()?;
            modrm.sib = true;
            let index = sib >> 3 & 7 | (prefixes.rex & 2) << 2 | prefixes.fifth(5);
            out.index = if index == 4 { ABSENT } else { index };
            out.scale = 1 << (sib >> 6);
            out.base = sib & 7 | (prefixes.rex & 1) << 3 | prefixes.fifth(4);
            if mod_ == 0 && out.base & !8 == 5 {
                (out.base, size) = (ABSENT, 4);
            }
        }
        5 if mod_ == 0 => {
            out.base = if prefixes.mode == Mode::Bits64 { SPECIAL } else { ABSENT };
            size = 4;
        }
        _ => out.base = rm,
    }
    displacement(reader, out, &mut modrm, size)?;
    Some(modrm)
}

/// Reads a displacement of that many bytes.
#[inline(always)]
fn displacement(reader: &mut Reader<'_>, out: &mut Decoded, modrm: &mut Modrm, size: u8) -> Option<()> {
    let value = reader.number(size)?;
    let sign = (1u64 << (8 * size)) >> 1;
    out.displacement = (value ^ sign).wrapping_sub(sign) as i32;
    out.displacement_size = size;
    modrm.short = size == 1;
    Some(())
}

/// The base and the index of an address of 16 bits.
const NARROW: [(u8, u8); 8] = [(3, 6), (3, 7), (5, 6), (5, 7), (6, ABSENT), (7, ABSENT), (5, ABSENT), (3, ABSENT)];

#[inline(never)]
fn narrow_address(reader: &mut Reader<'_>, out: &mut Decoded, mut modrm: Modrm) -> Option<Modrm> {
    let mod_ = modrm.byte >> 6;
    let mut size = mod_;
    if mod_ == 0 && modrm.byte & 7 == 6 {
        size = 2;
    } else {
        (out.base, out.index) = NARROW[usize::from(modrm.byte & 7)];
    }
    displacement(reader, out, &mut modrm, size)?;
    Some(modrm)
}

/// Checks the registers and reads the immediates.
#[inline(always)]
fn operands(
    reader: &mut Reader<'_>,
    prefixes: &Prefixes,
    traits: &Traits,
    modrm: Modrm,
    out: &mut Decoded,
) -> Option<()> {
    let is64 = prefixes.mode == Mode::Bits64;
    if traits.scale != 0 && modrm.short {
        out.displacement <<= traits.scale;
    }
    if traits.flags & (ff::VSIB | ff::SIB) != 0 && !modrm.sib {
        return None;
    }
    if traits.flags & ff::VSIB != 0 {
        if out.index == ABSENT {
            out.index = 4;
        }
        if is64 && prefixes.space == Space::Evex {
            out.index = out.index.wrapping_add(out.vvvv & 16);
        }
    } else if modrm.sib && out.index == ABSENT && traits.flags & ff::SIB == 0 {
        // LLVM shows that there is a SIB byte where none is needed.
        let base = out.base;
        let is_needed = if base == ABSENT { is64 } else { base & !8 == 4 };
        if out.scale != 1 || !is_needed {
            out.index = SPECIAL;
        }
    }
    let mut needs = out.vvvv;
    if traits.flags & ff::VSIB != 0 {
        needs &= 15;
    }
    if !is64 {
        needs &= 15;
        // In map 4 it may be the default flags.
        out.vvvv &= if prefixes.map == 4 { 15 } else { 7 };
    }
    if traits.flags & ff::VVVV != 0 {
        needs = 0;
    }
    if traits.flags & ff::CHECKED != 0 {
        // X is the fifth bit of a register in ModRM.rm that is not a general one.
        let fifth = if prefixes.space == Space::Evex && is64 { (prefixes.rex & 2) << 3 } else { 0 };
        registers(fifth, out)?;
    }
    immediates(reader, traits, out)?;
    (needs == 0).then_some(())
}

/// Checks and completes the numbers of registers.
#[inline(never)]
fn registers(fifth: u8, out: &mut Decoded) -> Option<()> {
    for operand in out.form_operands(true) {
        let number = match operand.place {
            Place::Reg => &mut out.reg,
            Place::Rm if operand.memory == Memory::None => &mut out.rm,
            Place::Vvvv => &mut out.vvvv,
            _ => continue,
        };
        if matches!(operand.bank, Bank::Gp8 | Bank::Gp16 | Bank::Gp32 | Bank::Gp64) {
            continue;
        }
        if operand.place == Place::Rm {
            *number += fifth;
        }
        *number = restricted(operand.bank, *number)?;
    }
    Some(())
}

/// The number of a register of a bank, if there is one.
fn restricted(bank: Bank, number: u8) -> Option<u8> {
    Some(match bank {
        Bank::Mmx | Bank::Stack => number & 7,
        Bank::Segment => (number & 7).lt(&6).then_some(number & 7)?,
        Bank::Control | Bank::Debug => number.lt(&16).then_some(number)?,
        Bank::Mask => (number & 15).lt(&8).then_some(number & 15)?,
        Bank::MaskPair | Bank::Tile => number.lt(&8).then_some(number)?,
        _ => number,
    })
}

#[inline(always)]
fn immediates(reader: &mut Reader<'_>, traits: &Traits, out: &mut Decoded) -> Option<()> {
    // An absolute address has the width of addresses.
    let size = if traits.flags & ff::ABSOLUTE != 0 { out.address_bits / 8 } else { traits.imm.size() };
    out.imm = reader.number(size)?;
    if traits.imm2 != Imm::None {
        out.imm2 = reader.number(traits.imm2.size())? as u16;
    }
    Some(())
}

/// The prefixes that are shown.
#[inline(always)]
fn flags(prefixes: &Prefixes, out: &mut Decoded) {
    let is_narrow = prefixes.narrow != (prefixes.mode == Mode::Bits16);
    out.seen |= if is_narrow { seen::NARROW } else { 0 }
        | if prefixes.rex != 0 { seen::REX } else { 0 }
        | if prefixes.evex & 0x80 != 0 { seen::ZEROING } else { 0 };
    if prefixes.mandatory != 0 {
        out.seen &= !seen::LOCK;
        return;
    }
    match prefixes.repeat {
        0xf2 => out.seen |= seen::REPNE,
        // F3 90 is `pause`.
        0xf3 if out.opcode != 0x90 => out.seen |= seen::REP,
        _ => {}
    }
}
