//! Errors in streams.

use std::fmt;

/// An error in a stream, or an event that cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Error {
    /// The bit offset of the error from the start of the stream, after a wrapper's header.
    pub at: u64,
    /// The kind of error.
    pub kind: ErrorKind,
}

/// The kind of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The stream ends unexpectedly.
    Truncated,
    /// The wrapper's header refers to bytes past the end of the file.
    Wrapper,
    /// A number exceeds its range: 64 bits for operands, 32 for ids, codes and lengths.
    WideNumber,
    /// A top-level item that is not a block.
    NotABlock,
    /// A block has an abbreviation id width that is not 2 to 32.
    BlockWidth(u32),
    /// The length of a block differs from the one in its header, in 32-bit words.
    BlockLength {
        /// The length in the header.
        said: u32,
        /// The actual length.
        is: u64,
    },
    /// Blocks are nested deeper than [`Limits::depth`](super::Limits::depth).
    TooDeep,
    /// The active abbreviations have more operands than [`Limits::operands`](super::Limits::operands).
    TooManyOperands,
    /// There is no abbreviation with this id.
    NoAbbreviation(u32),
    /// An invalid abbreviation, with a description.
    Abbreviation(&'static str),
    /// BLOCKINFO defines an abbreviation before it selects a block.
    NoBlockId,
    /// The operands do not fit the abbreviation, or their number is wrong. Writer only.
    Misfit,
    /// A block ends that was not entered, or the stream ends within a block. Writer only.
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
            ErrorKind::Truncated => f.write_str("unexpected end of the bitstream"),
            ErrorKind::Wrapper => f.write_str("the wrapper's header refers to bytes past the end of the file"),
            ErrorKind::WideNumber => f.write_str("number out of range"),
            ErrorKind::NotABlock => f.write_str("expected a block"),
            ErrorKind::BlockWidth(width) => write!(f, "invalid abbreviation id width {width}"),
            ErrorKind::BlockLength { said, is } => {
                write!(f, "the block has {is} words, but {said} in its header")
            }
            ErrorKind::TooDeep => f.write_str("blocks are nested too deeply"),
            ErrorKind::TooManyOperands => f.write_str("the abbreviations have too many operands"),
            ErrorKind::NoAbbreviation(id) => write!(f, "there is no abbreviation with id {id}"),
            ErrorKind::Abbreviation(why) => write!(f, "abbreviation: {why}"),
            ErrorKind::NoBlockId => f.write_str("abbreviation in BLOCKINFO before SETBID"),
            ErrorKind::Misfit => f.write_str("an operand does not fit the abbreviation"),
            ErrorKind::Unbalanced => f.write_str("unbalanced blocks"),
        }
    }
}

impl std::error::Error for Error {}
