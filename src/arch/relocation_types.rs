//! Relocation types: the name of each, and how a linker computes and stores its value. Used by the machines' tables and
//! by the linker.
//!
//! Formulas use the psABIs' letters: S is the symbol's address, A the addend, P the field's address, GOT the address of
//! the global offset table, G the offset in it of the symbol's entry (a slot), L the address of a PLT-like stub for the
//! symbol, Z the symbol's size, TP the thread pointer. This module depends only on bit fields and triples.

use crate::arch::{FixupInfo, RangeError};
use crate::options::triple::{Arch, ObjectFormat};
use std::fmt;

/// The relocation types of one machine and object format.
#[derive(Debug)]
pub struct RelocationTypes {
    /// The machine.
    pub arch: Arch,
    /// The object format.
    pub format: ObjectFormat,
    /// All types, sorted by number.
    pub rows: &'static [Row],
    /// The types whose names `.reloc` accepts; another format's have other numbers.
    pub named: &'static [Row],
    /// The other names that `.reloc` accepts, with their numbers.
    pub other_names: &'static [(&'static str, u32)],
    /// How fields are read and written.
    pub fields: &'static dyn Fields,
    /// The size in bytes of an address, and of a GOT entry.
    pub word: u8,
    /// The letters that follow the `$` of a mapping symbol.
    pub mapping_letters: &'static [u8],
    /// The stubs for functions that are out of range of a call; none if the machine needs none.
    pub stubs: &'static [Stub],
    /// True if PC-relative references to undefined weak symbols resolve to the field's own address, and branches to
    /// them to the following instruction.
    pub weak_is_here: bool,
    /// The bit set in the address of a function that symbols do not have set.
    pub code_bit: u64,
    /// What the lowest bit of a function's address means to branches.
    pub interworking: Interworking,
}

/// What the lowest bit of a function's address means to branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interworking {
    /// Nothing: it is a part of the address.
    None,
    /// It must be set, since branches reach only code of the instruction set of that name.
    Odd(&'static str),
    /// It is set for code of the instruction set of that name, which another branch instruction may be needed for.
    Either(&'static str),
}

/// A relocation type.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its number, from the machine's psABI or the PE format.
    pub number: u32,
    /// Its name in that specification.
    pub name: &'static str,
    /// How the field is resolved; `None` if the library does not support it.
    pub fill: Option<Fill>,
}

/// How a field is resolved.
#[derive(Clone, Copy, Debug)]
pub struct Fill {
    /// How the value is computed.
    pub formula: Formula,
    /// The field: a fixup kind of the machine.
    pub kind: u8,
    /// The fixup kind with which an implicit addend A is read from the field.
    pub addend: u8,
    /// A number subtracted from the value.
    pub bias: u8,
    /// Which values are in range.
    pub check: Check,
    /// Which bits of the value go into the field.
    pub part: Part,
    /// The stub of a branch, as an index into [`RelocationTypes::stubs`].
    pub stub: u8,
}

/// How a value is computed. Where P is subtracted, the fixup kind determines whether P is the address or its page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formula {
    /// No value: a marker for the linker.
    Nothing,
    /// S + A
    Absolute,
    /// S + A - P
    Relative,
    /// S + A - P of a branch, or L + A - P
    Branch,
    /// GOT + A - P
    Table,
    /// S + A - GOT
    FromTable,
    /// G + A
    SlotOffset,
    /// GOT + G + A
    SlotAddress,
    /// GOT + G + A - P
    Slot,
    /// Like [`Formula::Slot`], for an instruction that can be relaxed to S + A - P
    RelaxableSlot,
    /// GOT + G + A - Page(GOT)
    SlotFromPage,
    /// S + A - TP
    ThreadOffset,
    /// [`Formula::SlotOffset`] of a slot that holds S - TP
    ThreadSlotOffset,
    /// [`Formula::SlotAddress`] of a slot that holds S - TP
    ThreadSlotAddress,
    /// [`Formula::Slot`] of a slot that holds S - TP
    ThreadSlot,
    /// S + A, relative to the start of the object's thread-local storage
    BlockOffset,
    /// Z + A
    Size,
    /// S + A, relative to the start of the image
    ImageRelative,
    /// S + A, relative to the start of the symbol's section
    SectionRelative,
    /// The number of the symbol's section
    SectionIndex,
}

/// The range check of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// The range of the field.
    Field,
    /// Signed numbers of this many bits.
    Signed(u8),
    /// Unsigned numbers of this many bits.
    Unsigned(u8),
    /// Signed or unsigned numbers of this many bits.
    Either(u8),
    /// Any value: it is truncated to this many bits and sign-extended.
    Wrap(u8),
}

/// A bit range of a value; all of it if `bits` is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The lowest bit.
    pub from: u8,
    /// The number of bits.
    pub bits: u8,
}

/// A stub for a function that is out of range: code that jumps to the address stored in it.
#[derive(Clone, Copy, Debug)]
pub struct Stub {
    /// The code, followed by space for the address.
    pub bytes: &'static [u8],
    /// The offset of the address in `bytes`.
    pub address: u8,
    /// True if it jumps to S + A, false if to S.
    pub takes_addend: bool,
    /// True if branches to it have to end in the instruction set of addresses with the lowest bit set.
    pub odd: bool,
}

/// A branch instruction that has been selected.
#[derive(Clone, Copy, Debug)]
pub struct Selected {
    /// Its field: a fixup kind of the machine.
    pub kind: u8,
    /// Whether the lowest bit of its target's address is set.
    pub odd: bool,
}

/// How a machine reads and writes the fields of its relocations.
pub trait Fields: fmt::Debug + Sync {
    /// The field of a fixup kind.
    fn field(&self, kind: u8) -> &'static FixupInfo;

    /// Writes a value into the field's bits.
    ///
    /// # Errors
    /// If the field cannot encode the value.
    fn apply(&self, kind: u8, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        self.field(kind).put(value, bytes)
    }

    /// Reads the value from a field's bits.
    fn read(&self, kind: u8, bytes: &[u8]) -> i64 {
        self.field(kind).get(bytes)
    }

    /// Relaxes an instruction that loads S from the GOT, with its field at `at`, to one that uses S directly. `_s` is
    /// S, `_p` the address of the field. The relocation must have the addend implied by the encoding. Returns false if
    /// the instruction cannot be relaxed.
    fn relax_slot(&self, _row: &Row, _bytes: &mut [u8], _at: usize, _s: u64, _p: u64) -> bool {
        false
    }

    /// Returns whether an instruction with a slot offset at `at` has no base register, so that it needs the slot's
    /// address instead.
    fn has_no_base(&self, _bytes: &[u8], _at: usize) -> bool {
        false
    }

    /// Selects the instruction of a branch by whether the lowest bit of its target's address is set; with `None` the
    /// instruction stays. `kind` is the field of the relocation type, `bytes` its container. Returns `None` if no such
    /// branch gets there.
    fn select_branch(&self, kind: u8, odd: Option<bool>, _bytes: &mut [u8]) -> Option<Selected> {
        Some(Selected { kind, odd: odd.unwrap_or(false) })
    }

    /// Returns whether the field at `at` belongs to a jump or call.
    fn is_branch(&self, _bytes: &[u8], _at: usize) -> bool {
        true
    }
}

impl RelocationTypes {
    /// The type with this number.
    #[must_use]
    pub fn row(&self, number: u32) -> Option<&'static Row> {
        let found = self.rows.binary_search_by_key(&number, |row| row.number);
        found.ok().and_then(|index| self.rows.get(index))
    }

    /// The stub of a branch.
    #[must_use]
    pub fn stub(&self, fill: &Fill) -> Option<&'static Stub> {
        self.stubs.get(usize::from(fill.stub))
    }

    /// The number of the type that `.reloc` names.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<u32> {
        let other = self.other_names.iter().find(|other| other.0 == name).map(|other| other.1);
        other.or_else(|| self.named.iter().find(|row| row.name == name).map(|row| row.number))
    }
}

impl Row {
    /// A type that the library does not resolve.
    #[must_use]
    pub const fn new(number: u32, name: &'static str) -> Row {
        Row { number, name, fill: None }
    }

    /// A type whose whole value goes into a field.
    #[must_use]
    pub const fn of(number: u32, name: &'static str, formula: Formula, kind: u8, check: Check) -> Row {
        let fill = Fill { formula, kind, addend: kind, bias: 0, check, part: Part { from: 0, bits: 0 }, stub: 0 };
        Row { number, name, fill: Some(fill) }
    }

    /// The same type, with only some bits of the value going into the field.
    #[must_use]
    pub const fn part(self, from: u8, bits: u8) -> Row {
        match self.fill {
            Some(fill) => Row { fill: Some(Fill { part: Part { from, bits }, ..fill }), ..self },
            None => self,
        }
    }

    /// The same type, with `bias` subtracted from the value.
    #[must_use]
    pub const fn less(self, bias: u8) -> Row {
        match self.fill {
            Some(fill) => Row { fill: Some(Fill { bias, ..fill }), ..self },
            None => self,
        }
    }

    /// The same type, a branch with another stub than the first one.
    #[must_use]
    pub const fn stub(self, stub: u8) -> Row {
        match self.fill {
            Some(fill) => Row { fill: Some(Fill { stub, ..fill }), ..self },
            None => self,
        }
    }

    /// The same type, with the implicit addend read by another fixup kind.
    #[must_use]
    pub const fn addend(self, addend: u8) -> Row {
        match self.fill {
            Some(fill) => Row { fill: Some(Fill { addend, ..fill }), ..self },
            None => self,
        }
    }
}

impl Check {
    /// Returns the value to store; `None` if it is out of range.
    #[must_use]
    pub fn of(self, value: i64) -> Option<i64> {
        let signed = |bits: u8| bits >= 64 || (-(1i64 << (bits - 1))..1i64 << (bits - 1)).contains(&value);
        let unsigned = |bits: u8| bits >= 64 || (value as u64) < 1u64 << bits;
        match self {
            Check::Field => Some(value),
            Check::Signed(bits) => signed(bits).then_some(value),
            Check::Unsigned(bits) => unsigned(bits).then_some(value),
            Check::Either(bits) => (signed(bits) || unsigned(bits)).then_some(value),
            Check::Wrap(bits) => {
                let unused = 64 - u32::from(bits.clamp(1, 64));
                Some((value << unused) >> unused)
            }
        }
    }
}

impl Part {
    /// Extracts the bits from a value.
    #[must_use]
    pub fn of(self, value: i64) -> i64 {
        if self.bits == 0 { value } else { value >> self.from & ((1 << self.bits) - 1) }
    }
}
