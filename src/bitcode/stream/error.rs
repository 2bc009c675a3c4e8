//! What is wrong with a stream, and where.

use std::fmt;

/// A mistake in a stream, or an event that cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Error {
    /// The bit at which it was seen, counted from the start of the stream (behind a wrapper's header).
    pub at: u64,
    /// What it is.
    pub kind: ErrorKind,
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The stream ends where more is needed.
    Truncated,
    /// The header of a wrapper tells of bytes that are not in the file.
    Wrapper,
    /// A number with more bits than its place has: 64 for operands, 32 for ids, codes and lengths.
    WideNumber,
    /// Outside of blocks stands something else than a block.
    NotABlock,
    /// The abbreviation ids of a block have that many bits: not 2 to 32.
    BlockWidth(u32),
    /// A block has another length than its header says, in words of 32 bits.
    BlockLength {
        /// What the header says.
        said: u32,
        /// How long it is.
        is: u64,
    },
    /// Blocks stand in each other more deeply than [`Limits::depth`](super::Limits::depth).
    TooDeep,
    /// The abbreviations in force have more operands than [`Limits::operands`](super::Limits::operands).
    TooManyOperands,
    /// No abbreviation has that id.
    NoAbbreviation(u32),
    /// An abbreviation that no record can have, and why.
    Abbreviation(&'static str),
    /// BLOCKINFO defines an abbreviation before it says for which blocks.
    NoBlockId,
    /// An operand that the abbreviation cannot hold, or one too many, or one too few. Only of writers.
    Misfit,
    /// The end of a block that was not entered, or an end of the stream in a block. Only of writers.
    Unbalanced,
}

impl ErrorKind {
    pub(super) fn at(self, at: u64) -> Error {
        Error { at, kind: self }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bit {} (byte {:#x}): {}", self.at, self.at / 8, self.kind)
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ErrorKind::Truncated => f.write_str("the bitstream ends too early"),
            ErrorKind::Wrapper => f.write_str("the wrapper's header tells of bytes that are not there"),
            ErrorKind::WideNumber => f.write_str("a number has too many bits"),
            ErrorKind::NotABlock => f.write_str("only blocks can stand here"),
            ErrorKind::BlockWidth(width) => write!(f, "abbreviation ids of {width} bits"),
            ErrorKind::BlockLength { said, is } => {
                write!(f, "the block has {is} words, but its header says {said}")
            }
            ErrorKind::TooDeep => f.write_str("blocks are nested too deeply"),
            ErrorKind::TooManyOperands => f.write_str("the abbreviations have too many operands"),
            ErrorKind::NoAbbreviation(id) => write!(f, "no abbreviation has the id {id}"),
            ErrorKind::Abbreviation(why) => write!(f, "abbreviation: {why}"),
            ErrorKind::NoBlockId => f.write_str("an abbreviation in BLOCKINFO before SETBID"),
            ErrorKind::Misfit => f.write_str("an operand does not fit the abbreviation"),
            ErrorKind::Unbalanced => f.write_str("blocks do not end where they begin"),
        }
    }
}

impl std::error::Error for Error {}
