//! What a type of relocation is, for the tables of the machines and for whoever reads them: its name, and how a linker makes the
//! value and fills it in.
//!
//! The psABIs' letters: S is the symbol's address, A what is added to it, P the field's address, GOT that of the table of
//! addresses, G the offset in it of the symbol's entry (a slot), L that of a stub which jumps to the symbol, Z its size, TP the
//! thread pointer. This module must not know anything else but fields of bits and triples.

use crate::arch::{FixupInfo, RangeError};
use crate::options::triple::{Arch, ObjectFormat};
use std::fmt;

/// The types of relocations of a machine and format.
#[derive(Debug)]
pub struct RelocationTypes {
    /// The machine.
    pub arch: Arch,
    /// The format.
    pub format: ObjectFormat,
    /// Each type, by its number.
    pub rows: &'static [Row],
    /// How fields are written.
    pub fields: &'static dyn Fields,
    /// The bytes of an address, and of an entry of the table of addresses.
    pub word: u8,
    /// What stands for a function that is too far away to be called; none where there is none that is.
    pub stub: Option<Stub>,
    /// Distances to weak symbols that nobody defines are those to the field itself, and branches go on behind it.
    pub weak_is_here: bool,
    /// What addresses of code have set that symbols do not say.
    pub code_bit: u64,
    /// Branches go only to addresses with the lowest bit set, since to others they would need another instruction: what the
    /// instruction set of such addresses is called.
    pub odd_targets: Option<&'static str>,
}

/// A type of relocation.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The number that the machine's psABI or the PE format gives it.
    pub number: u32,
    /// Its name there.
    pub name: &'static str,
    /// How the field is filled in; none where the library does not do that.
    pub fill: Option<Fill>,
}

/// How a field is filled in.
#[derive(Clone, Copy, Debug)]
pub struct Fill {
    /// The value.
    pub formula: Formula,
    /// The field: the number of a kind of fixup of the machine's.
    pub kind: u8,
    /// The kind by which what the field holds already is read as A, where no record carries it.
    pub addend: u8,
    /// What is subtracted besides.
    pub bias: u8,
    /// Which values are right.
    pub check: Check,
    /// Which part of the value goes into the field.
    pub part: Part,
}

/// The value that goes into a field. Where P is subtracted the kind of fixup says whether that is its page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formula {
    /// Nothing is filled in: a note to the linker.
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
    /// The same, of an instruction that can be made one without the table: S + A - P
    RelaxableSlot,
    /// GOT + G + A - Page(GOT)
    SlotFromPage,
    /// S + A - TP
    ThreadOffset,
    /// [`Formula::SlotOffset`] of a slot that holds S - TP
    ThreadSlotOffset,
    /// [`Formula::SlotAddress`] of such a slot
    ThreadSlotAddress,
    /// [`Formula::Slot`] of such a slot
    ThreadSlot,
    /// S + A, from the start of the object's thread-local storage
    BlockOffset,
    /// Z + A
    Size,
    /// S + A, from the start of the image
    ImageRelative,
    /// S + A, from the start of the symbol's section
    SectionRelative,
    /// The number of the symbol's section
    SectionIndex,
}

/// Which values are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Those that the field says.
    Field,
    /// Numbers with a sign of so many bits.
    Signed(u8),
    /// Numbers without one.
    Unsigned(u8),
    /// Both.
    Either(u8),
    /// All; of what is too large so many bits are taken, with a sign.
    Wrap(u8),
}

/// A part of a value: from which bit on how many bits, all if there are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The lowest bit.
    pub from: u8,
    /// How many.
    pub bits: u8,
}

/// What stands for a function that is too far away: code that jumps to the address behind it.
#[derive(Clone, Copy, Debug)]
pub struct Stub {
    /// The code, and behind it room for the address.
    pub bytes: &'static [u8],
    /// Where the address stands.
    pub address: u8,
    /// It jumps to S + A and not to S.
    pub takes_addend: bool,
}

/// What a machine does with the fields of its relocations.
pub trait Fields: fmt::Debug + Sync {
    /// The field of a kind.
    fn field(&self, kind: u8) -> &'static FixupInfo;

    /// Writes a value into the field's bits.
    ///
    /// # Errors
    /// Where the field cannot say the value.
    fn apply(&self, kind: u8, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        self.field(kind).put(value, bytes)
    }

    /// The value in a field's bits.
    fn read(&self, kind: u8, bytes: &[u8]) -> i64 {
        self.field(kind).get(bytes)
    }

    /// Makes an instruction that takes S from the table, of which the field is at `at`, one that has S itself; false where it
    /// cannot. P is the field's address, A always what an instruction has that is nothing but a load, a call or the like.
    fn relax_slot(&self, _row: &Row, _bytes: &mut [u8], _at: usize, _s: u64, _p: u64) -> bool {
        false
    }

    /// Whether an instruction with the offset of a slot, which is at `at`, adds no register to it, so that it needs the address.
    fn has_no_base(&self, _bytes: &[u8], _at: usize) -> bool {
        false
    }

    /// Whether the field at `at` is that of a jump or call.
    fn is_branch(&self, _bytes: &[u8], _at: usize) -> bool {
        true
    }
}

impl RelocationTypes {
    /// The type of a number.
    #[must_use]
    pub fn row(&self, number: u32) -> Option<&'static Row> {
        let found = self.rows.binary_search_by_key(&number, |row| row.number);
        found.ok().and_then(|index| self.rows.get(index))
    }

    /// The number of a type of that name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<u32> {
        self.rows.iter().find(|row| row.name == name).map(|row| row.number)
    }
}

impl Row {
    /// A type that the library does not fill in.
    #[must_use]
    pub const fn new(number: u32, name: &'static str) -> Row {
        Row { number, name, fill: None }
    }

    /// A type whose value goes as a whole into a field.
    #[must_use]
    pub const fn of(number: u32, name: &'static str, formula: Formula, kind: u8, check: Check) -> Row {
        let fill = Fill { formula, kind, addend: kind, bias: 0, check, part: Part { from: 0, bits: 0 } };
        Row { number, name, fill: Some(fill) }
    }

    /// The same of a part of the value.
    #[must_use]
    pub const fn part(self, from: u8, bits: u8) -> Row {
        match self.fill {
            Some(fill) => Row { fill: Some(Fill { part: Part { from, bits }, ..fill }), ..self },
            None => self,
        }
    }

    /// The same less a number.
    #[must_use]
    pub const fn less(self, bias: u8) -> Row {
        match self.fill {
            Some(fill) => Row { fill: Some(Fill { bias, ..fill }), ..self },
            None => self,
        }
    }

    /// The same with A read by another kind.
    #[must_use]
    pub const fn addend(self, addend: u8) -> Row {
        match self.fill {
            Some(fill) => Row { fill: Some(Fill { addend, ..fill }), ..self },
            None => self,
        }
    }
}

impl Check {
    /// The value as it is taken; none where it is wrong.
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
    /// The part of a value.
    #[must_use]
    pub fn of(self, value: i64) -> i64 {
        if self.bits == 0 { value } else { value >> self.from & ((1 << self.bits) - 1) }
    }
}
