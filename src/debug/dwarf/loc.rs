//! The operands of `.loc`, and the rows that they make.

use super::IS_STMT;
use crate::model::SectionOffset;

/// The registers of the line number state machine that `.loc` sets (DWARF 5, section 6.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Registers {
    pub file: u32,
    /// Counted from 1; 0 means no line.
    pub line: u32,
    /// Counted from 1; 0 means no column.
    pub column: u16,
    /// [`IS_STMT`], [`BASIC_BLOCK`](super::BASIC_BLOCK), [`PROLOGUE_END`](super::PROLOGUE_END) and
    /// [`EPILOGUE_BEGIN`](super::EPILOGUE_BEGIN).
    pub flags: u8,
    pub isa: u8,
    /// Distinguishes blocks of the same line.
    pub discriminator: u32,
}

/// [`Registers`] in two words, which are passed in registers of the processor: copying several small fields that have just been
/// stored waits until these are in the cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loc {
    /// The file, and above it the line.
    line: u64,
    /// From the lowest bit: the discriminator, the column, the flags and the ISA.
    rest: u64,
}

impl Loc {
    #[inline(always)]
    pub fn new(registers: Registers) -> Self {
        let Registers { file, line, column, flags, isa, discriminator } = registers;
        let rest = u64::from(discriminator) | u64::from(column) << 32 | u64::from(flags) << 48 | u64::from(isa) << 56;
        Loc { line: u64::from(file) | u64::from(line) << 32, rest }
    }

    #[inline(always)]
    pub fn registers(self) -> Registers {
        let Loc { line, rest } = self;
        Registers {
            file: line as u32,
            line: (line >> 32) as u32,
            column: (rest >> 32) as u16,
            flags: (rest >> 48) as u8,
            isa: (rest >> 56) as u8,
            discriminator: rest as u32,
        }
    }

    #[inline]
    pub fn flags(self) -> u8 {
        self.registers().flags
    }
}

impl Default for Loc {
    fn default() -> Self {
        Loc::new(Registers { file: 0, line: 0, column: 0, flags: IS_STMT, isa: 0, discriminator: 0 })
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub place: SectionOffset,
    /// The words of a [`Loc`], which has a larger alignment.
    loc: [u32; 4],
}

// There are very many rows.
const _: () = assert!(size_of::<Row>() == 28);

impl Row {
    #[inline(always)]
    pub fn new(place: SectionOffset, Loc { line, rest }: Loc) -> Self {
        Row { place, loc: [line as u32, (line >> 32) as u32, rest as u32, (rest >> 32) as u32] }
    }

    #[inline]
    pub fn loc(&self) -> Loc {
        let word = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
        let [file, line, low, high] = self.loc;
        Loc { line: word(file, line), rest: word(low, high) }
    }
}
