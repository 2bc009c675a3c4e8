//! The bitstream container: blocks and records, independent of their meaning. [`Reader`] parses a stream into events
//! and [`Writer`] writes events as a stream; a round trip preserves every byte.
//!
//! Positions are bit offsets from the start of the stream, which differs from the start of the file if there is a
//! wrapper ([`Container`]). Source: LLVM Bitcode File Format, "Bitstream Format".

mod abbreviation;
mod bits;
mod error;
mod reader;
mod record;
mod scope;
#[cfg(test)]
mod tests;
mod wrapper;
mod writer;

pub use abbreviation::{Abbreviation, Encoding};
pub(super) use bits::Numbers;
pub use error::{Error, ErrorKind};
pub use reader::Reader;
pub use record::{Operands, Record};
pub use wrapper::{Container, Wrapper};
pub use writer::Writer;

/// The magic number of LLVM IR.
pub const IR_MAGIC: [u8; 4] = [b'B', b'C', 0xc0, 0xde];

/// Limits on what a reader accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// Maximum nesting depth of blocks.
    pub depth: usize,
    /// Maximum number of operands of all active abbreviations.
    pub operands: usize,
}

impl Default for Limits {
    /// 64 blocks and 65,536 operands. LLVM uses 5 and some hundreds.
    fn default() -> Limits {
        Limits { depth: 64, operands: 1 << 16 }
    }
}

/// A range of bits in a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first bit.
    pub start: u64,
    /// The bit after the last.
    pub end: u64,
}

/// An item of a stream.
#[derive(Clone, Copy, Debug)]
pub struct Event<'r> {
    /// The position. For a block it covers only the header.
    pub span: Span,
    /// The kind and contents.
    pub kind: EventKind<'r>,
}

/// The kind of an event.
#[derive(Clone, Copy, Debug)]
pub enum EventKind<'r> {
    /// The start of a block.
    Enter(Enter),
    /// The end of the innermost block.
    Exit(Exit),
    /// The definition of an abbreviation: for this block, or in BLOCKINFO for other blocks.
    Define(&'r Abbreviation),
    /// A record.
    Record(Record<'r>),
    /// Trailing bytes after the last block.
    Tail(&'r [u8]),
}

/// The header of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enter {
    /// The block id.
    pub id: u32,
    /// The width of abbreviation ids in bits.
    pub width: u32,
    /// The length after the header in 32-bit words. A writer computes it.
    pub words: u32,
    pub(in crate::bitcode) after_id: u64,
    /// The numbers of superfluous chunks in the encodings of id and width.
    extra: [u8; 2],
    /// The padding bits before the length.
    padding: u32,
}

impl Enter {
    /// VBR chunk size of block ids.
    const ID: u32 = 8;
    /// VBR chunk size of widths.
    const WIDTH: u32 = 4;

    /// Makes the header of a block with this id and abbreviation id width.
    #[must_use]
    pub fn new(id: u32, width: u32) -> Enter {
        Enter { id, width, words: 0, after_id: 0, extra: [0; 2], padding: 0 }
    }
}

/// The end of a block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exit {
    /// The block id.
    pub id: u32,
    /// The padding bits before the next word.
    padding: u32,
}
