//! The tables that the build generates from `grammar/isa/x86`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

use crate::arch::perfect_hash;
pub use llas_isa::x86::Sets;
pub use llas_isa::x86::classes::*;
pub use llas_isa::x86::flags::*;
pub use llas_isa::x86::row::{Form, Format, Imm, MemoryRule, Role, Space};
use std::hint::cold_path;

/// The fields of a row.
#[derive(Debug, PartialEq, Eq)]
pub struct RowFields {
    /// The index in [`FORMATS`].
    pub format: u16,
    /// The index in [`SIGNATURES`].
    pub signature: u16,
}

/// One encoding of one form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    fields: &'static RowFields,
    /// The index in [`ROWS`].
    number: u16,
}

impl Row {
    pub fn at(number: u16) -> Row {
        Row { fields: &ROWS[usize::from(number)], number }
    }

    pub fn number(self) -> u16 {
        self.number
    }

    /// What it has in common with other rows.
    #[inline(always)]
    pub fn format(self) -> &'static Format {
        &FORMATS[usize::from(self.fields.format)]
    }

    /// The operands.
    #[inline(always)]
    pub fn signature(self) -> &'static Signature {
        &SIGNATURES[usize::from(self.fields.signature)]
    }

    /// The opcode, and in the high byte the digit or the fixed byte.
    #[inline(always)]
    fn opcodes(self) -> u16 {
        ROW_OPCODES[usize::from(self.number)]
    }

    #[inline(always)]
    pub fn opcode(self) -> u8 {
        self.opcodes() as u8
    }

    /// The digit or the fixed byte.
    #[inline(always)]
    pub fn digit(self) -> u8 {
        (self.opcodes() >> 8) as u8
    }

    /// The immediate that the row specifies.
    pub fn given(self) -> u8 {
        ROW_GIVEN[usize::from(self.number)]
    }

    /// The escape bytes, the opcode and the fixed byte that follows it, little-endian, and their number.
    #[inline(always)]
    pub fn head(self, format: &Format) -> (u32, u8) {
        let opcode = u32::from(self.opcodes() & format.opcode_mask) << (8 * (format.escapes_len & 3));
        (u32::from(format.escapes) | opcode, format.head_len)
    }

    /// Returns whether it is a string instruction, whose memory is addressed by implied registers.
    pub fn is_string(self) -> bool {
        let Format { space, map, form, .. } = *self.format();
        (space, map, form) == (Space::Legacy, 0, Form::Plain)
            && matches!(self.opcode(), 0x6c..=0x6f | 0xa4..=0xa7 | 0xaa..=0xaf)
    }
}

/// The operands that a row accepts at one position.
#[derive(Debug)]
pub struct Class {
    /// The accepted class bits.
    pub mask: u64,
    /// The number of the only register that is accepted; 0xff for any.
    pub register: u8,
    /// The length of its name in messages.
    pub name_len: u8,
    /// The offset of the name in the names of all classes.
    pub name: u16,
}

/// The operands of a row, and where they are encoded; many rows share one.
#[derive(Debug)]
pub struct Signature {
    /// The class bits that the first two operands accept; all if there is no such operand.
    pub masks: [u64; 2],
    /// The indices of the operands' classes.
    pub classes: [u8; 6],
    /// The role of each operand.
    pub roles: [Role; 6],
    /// The number of operands.
    pub count: u8,
    /// The immediate of 8 bits is sign-extended, so that a symbolic one may have to be widened.
    pub widens: bool,
    /// The index of the operand in ModRM.reg; 8 if ModRM.reg holds no operand.
    pub reg_at: u8,
    /// The index of the operand in ModRM.rm or the low bits of the opcode.
    pub rm_at: u8,
    /// The index of the operand in VEX.vvvv.
    pub vvvv_at: u8,
    /// The index of the operand in the first immediate.
    pub imm_at: u8,
    /// There are at most two operands, and any register of a class is accepted.
    pub easy: bool,
}

impl Signature {
    /// The classes of the operands.
    pub fn classes(&self) -> impl Iterator<Item = &'static Class> {
        self.classes[..usize::from(self.count)].iter().map(|&class| &CLASSES[usize::from(class)])
    }

    /// The class bits that the operand at an index accepts.
    pub fn mask(&self, at: usize) -> u64 {
        CLASSES[usize::from(self.classes[at])].mask
    }
}

impl Class {
    /// The name in messages, in AT&T syntax.
    pub fn name(&self) -> &'static str {
        let (start, len) = (usize::from(self.name), usize::from(self.name_len));
        CLASS_NAMES.get(start..start + len).unwrap_or_default()
    }
}

/// Some rows of a mnemonic, in the order in which they are tried.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    /// The lowest row of the mnemonic.
    base: u16,
    /// The indices in [`LISTS`], which has the distance of each row from it. Many mnemonics share a list.
    first: u16,
    end: u16,
}

impl Rows {
    /// The first row, and the rows that follow it.
    #[inline(always)]
    pub fn split_first(self) -> Option<(Row, Rows)> {
        Some((self.at(0)?, Rows { first: self.first + 1, ..self }))
    }

    /// The row at an index.
    #[inline(always)]
    pub fn at(self, index: usize) -> Option<Row> {
        let at = usize::from(self.first) + index;
        let distance = LISTS.get(at).filter(|_| at < usize::from(self.end))?;
        let number = self.base.wrapping_add(*distance);
        Some(Row { fields: ROWS.get(usize::from(number))?, number })
    }
}

impl Iterator for Rows {
    type Item = Row;

    #[inline(always)]
    fn next(&mut self) -> Option<Row> {
        let (row, rest) = self.split_first()?;
        *self = rest;
        Some(row)
    }
}

/// A mnemonic and its rows.
// Aligned, so that an index is shifted rather than multiplied.
#[derive(Debug)]
#[repr(align(16))]
pub struct Mnemonic {
    /// The offset of its name in [`TEXTS`].
    pub name: u16,
    pub name_len: u8,
    /// The index in [`STARTS`].
    pub starts: u8,
    /// The lowest of its rows.
    pub base: u16,
    /// The index of its first row in [`LISTS`].
    pub first: u16,
    pub rule: MemoryRule,
    /// The index in [`SETS`] for its rows with two operands; 0xffff if the rows are searched linearly.
    pub sets: u16,
    /// The index in [`ATT_SUFFIXED`]; 0xffff if it is no abbreviation.
    pub suffixed: u16,
}

/// The bytes that a name of each length has in two words; no longer name is packed.
static NAME_MASKS: [[u64; 2]; 32] = {
    let mut masks = [[0; 2]; 32];
    let mut len = 1;
    while len <= 16 {
        let mask = u128::MAX >> (128 - 8 * len);
        masks[len] = [mask as u64, (mask >> 64) as u64];
        len += 1;
    }
    masks
};

impl Mnemonic {
    /// The first letter of the name.
    pub fn initial(&self) -> u8 {
        TEXTS.as_bytes().get(usize::from(self.name)).copied().unwrap_or(0)
    }

    pub fn name(&self) -> &'static str {
        let (start, len) = (usize::from(self.name), usize::from(self.name_len));
        TEXTS.get(start..start + len).unwrap_or_default()
    }

    /// A name of at most 16 bytes, little-endian in two words; zeros for a longer name.
    #[inline(always)]
    pub fn packed(&self) -> [u64; 2] {
        let bytes = TEXTS.as_bytes().get(usize::from(self.name)..).and_then(<[u8]>::first_chunk::<16>);
        let Some(bytes) = bytes else {
            cold_path();
            return [0; 2];
        };
        let all = u128::from_le_bytes(*bytes);
        let mask = NAME_MASKS[usize::from(self.name_len & 31)];
        [all as u64 & mask[0], (all >> 64) as u64 & mask[1]]
    }

    /// For each number of operands, the index of the first such row in the list; finally, the number of rows.
    #[inline(always)]
    fn starts(&self) -> &'static [u8; 8] {
        &STARTS[usize::from(self.starts)]
    }

    /// Its rows; none if it is only an abbreviation.
    pub fn rows(&self) -> Rows {
        Rows { base: self.base, first: self.first, end: self.first + u16::from(self.starts()[7]) }
    }

    /// Its rows with that number of operands.
    #[inline(always)]
    pub fn rows_with(&self, operands: usize) -> Rows {
        let (count, starts) = (operands & 7, self.starts());
        let place = |count: usize| self.first.wrapping_add(starts[count & 7].into());
        Rows { base: self.base, first: place(count), end: place(count + 1) }
    }

    /// The sets for its rows with two operands.
    #[inline(always)]
    pub fn sets(&self) -> Option<&'static Sets> {
        SETS.get(usize::from(self.sets))
    }

    /// The row with two operands at an index, which is in one of the sets.
    #[inline(always)]
    pub fn row_of_set(&self, index: usize) -> Option<Row> {
        let at = usize::from(self.first) + usize::from(self.starts()[2]) + index;
        let number = self.base.wrapping_add(*LISTS.get(at)?);
        Some(Row { fields: ROWS.get(usize::from(number))?, number })
    }

    /// The AT&T mnemonics that it abbreviates, each with the index of its suffix.
    pub fn suffixed(&self) -> impl Iterator<Item = (usize, &'static Mnemonic)> {
        let slots = ATT_SUFFIXED.get(usize::from(self.suffixed)).into_iter().flatten().enumerate();
        slots.filter_map(|(suffix, &slot)| Some((suffix, ATT_MNEMONICS.get(usize::from(slot))?)))
    }
}

/// The mnemonics of a syntax.
#[derive(Debug)]
pub struct Syntax {
    displacements: &'static [u16],
    mnemonics: &'static [Mnemonic],
}

pub static ATT: Syntax = Syntax { displacements: &ATT_DISPLACEMENTS, mnemonics: &ATT_MNEMONICS };

pub static INTEL: Syntax = Syntax { displacements: &INTEL_DISPLACEMENTS, mnemonics: &INTEL_MNEMONICS };

/// The maximum length of a mnemonic.
const MAX_NAME: usize = 24;

impl Syntax {
    pub fn of(intel: bool) -> &'static Syntax {
        if intel { &INTEL } else { &ATT }
    }

    /// The only entry that a hash can refer to.
    #[inline(always)]
    fn slot(&'static self, hash: u64) -> &'static Mnemonic {
        &self.mnemonics[perfect_hash::slot(hash, self.displacements, self.mnemonics.len())]
    }

    /// Finds a mnemonic in any case.
    pub fn find(&'static self, name: &str) -> Option<&'static Mnemonic> {
        let name = name.as_bytes();
        let mut buffer = [0u8; MAX_NAME];
        let lower = buffer.get_mut(..name.len()).filter(|lower| !lower.is_empty())?;
        lower.copy_from_slice(name);
        lower.make_ascii_lowercase();
        Some(self.slot(perfect_hash::of(lower))).filter(|entry| entry.name().as_bytes() == lower)
    }

    /// Finds the mnemonic with a name of at most 16 bytes in lower case, packed little-endian into the two words.
    #[inline(always)]
    pub fn find_packed(&'static self, name: [u64; 2]) -> Option<&'static Mnemonic> {
        Some(self.slot(perfect_hash::of_packed(name))).filter(|entry| entry.packed() == name)
    }

    /// [`Self::find_packed`] for a name of 1 to 7 bytes; `mask` has its bytes.
    #[inline(always)]
    pub fn find_short(&'static self, name: u64, mask: u64, len: usize) -> Option<&'static Mnemonic> {
        let entry = self.slot(perfect_hash::of_packed([name, 0]));
        let bytes = TEXTS.as_bytes().get(usize::from(entry.name)..).and_then(<[u8]>::first_chunk)?;
        if u64::from_le_bytes(*bytes) & mask != name || usize::from(entry.name_len) != len {
            cold_path();
            return None;
        }
        Some(entry)
    }

    /// The names of all mnemonics but the abbreviations, in no order.
    pub fn names(&'static self) -> impl Iterator<Item = &'static str> {
        self.mnemonics.iter().filter(|entry| entry.starts()[7] > 0).map(Mnemonic::name)
    }
}

include!(concat!(env!("OUT_DIR"), "/x86_tables.rs"));
