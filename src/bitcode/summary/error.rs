//! Errors of reading a summary.

use crate::bitcode::stream;
use std::fmt;

/// The reason why a file has no summary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SummaryError {
    /// The stream is malformed.
    Stream(stream::Error),
    /// The stream is not LLVM IR.
    NotIr,
    /// The module has a version without a string table (LLVM 4 and older).
    Version(u64),
    /// A record has too few operands or an invalid reference.
    Record {
        /// The bit offset of the record.
        at: u64,
        /// The id of its block.
        block: u32,
        /// The record code.
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
            SummaryError::NotIr => f.write_str("not LLVM bitcode"),
            SummaryError::Version(version) => write!(f, "unsupported module version {version} without a string table"),
            SummaryError::Record { at, block, code } => {
                write!(f, "bit {at} (byte {:#x}): invalid record {code} in block {block}", at / 8)
            }
        }
    }
}

impl std::error::Error for SummaryError {}
