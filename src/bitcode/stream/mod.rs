//! The bitstream: a container of blocks and records, whatever they mean. [`Reader`] tells a stream as events and [`Writer`] makes
//! a stream of events; the one's output is the other's input, byte for byte.
//!
//! Positions are bits from the start of the stream, which in a wrapper is not that of the file ([`Container`]).
//! Source: LLVM Bitcode File Format, "Bitstream Format".

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

/// The code of the record in BLOCKINFO that says which blocks it goes on about.
const SETBID: u32 = 1;

/// Bounds to what a stream can ask of a reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// The most blocks in each other.
    pub depth: usize,
    /// The most operands of the abbreviations that are in force at the same time.
    pub operands: usize,
}

impl Default for Limits {
    /// 64 blocks and 65,536 operands. LLVM writes 5 and some hundreds.
    fn default() -> Limits {
        Limits { depth: 64, operands: 1 << 16 }
    }
}

/// Bits of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first bit.
    pub start: u64,
    /// The bit behind the last.
    pub end: u64,
}

/// Something in a stream.
#[derive(Clone, Copy, Debug)]
pub struct Event<'r> {
    /// Where it stands. That of a block is its header alone.
    pub span: Span,
    /// What it is.
    pub kind: EventKind<'r>,
}

/// What stands in a stream.
#[derive(Clone, Copy, Debug)]
pub enum EventKind<'r> {
    /// A block begins.
    Enter(Enter),
    /// The innermost block ends.
    Exit(Exit),
    /// An abbreviation is defined: for this block, or in BLOCKINFO for others.
    Define(&'r Abbreviation),
    /// A record.
    Record(Record<'r>),
    /// Bytes behind the last block that are none.
    Tail(&'r [u8]),
}

/// The head of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enter {
    /// The block's id.
    pub id: u32,
    /// The bits of abbreviation ids in it.
    pub width: u32,
    /// Its length behind the header, in words of 32 bits. A writer works it out.
    pub words: u32,
    /// The bit behind the id.
    pub(in crate::bitcode) after_id: u64,
    /// The chunks by which id and width are longer than they had to be.
    extra: [u8; 2],
    /// The bits in front of the length.
    padding: u32,
}

impl Enter {
    /// The chunk of ids, in bits.
    const ID: u32 = 8;
    /// The chunk of widths, in bits.
    const WIDTH: u32 = 4;

    /// The head of a block with that id whose abbreviation ids have so many bits.
    #[must_use]
    pub fn new(id: u32, width: u32) -> Enter {
        Enter { id, width, words: 0, after_id: 0, extra: [0; 2], padding: 0 }
    }
}

/// The end of a block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exit {
    /// The id of the block.
    pub id: u32,
    /// The bits in front of the next word.
    padding: u32,
}
