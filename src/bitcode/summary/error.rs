//! Why there is no summary.

use crate::bitcode::stream;
use std::fmt;

/// Why there is no summary of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SummaryError {
    /// The stream is broken.
    Stream(stream::Error),
    /// It is a stream of something else than LLVM IR.
    NotIr,
    /// The module's records are of a version whose names are not in a string table: that of LLVM 4 and older.
    Version(u64),
    /// A record has too few operands, or tells of what is not there.
    Record {
        /// The bit at which it stands.
        at: u64,
        /// The id of its block.
        block: u32,
        /// Its code.
        code: u32,
    },
}

impl From<stream::Error> for SummaryError {
    fn from(error: stream::Error) -> SummaryError {
        SummaryError::Stream(error)
    }
}

impl fmt::Display for SummaryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SummaryError::Stream(error) => error.fmt(f),
            SummaryError::NotIr => f.write_str("no LLVM bitcode"),
            SummaryError::Version(version) => write!(f, "a module of version {version}, without a string table"),
            SummaryError::Record { at, block, code } => {
                write!(f, "bit {at} (byte {:#x}): record {code} of block {block} makes no sense", at / 8)
            }
        }
    }
}

impl std::error::Error for SummaryError {}
