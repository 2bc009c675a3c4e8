//! Why an object cannot be filled in for memory.

use crate::object::{Relocation, RelocationType, Section, SectionId};
use std::error::Error;
use std::fmt;

/// Why an object cannot be filled in for memory: which relocation, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RelocateError {
    /// What is wrong.
    pub kind: RelocateErrorKind,
    /// The section that the field is in.
    pub section: SectionId,
    /// Its name.
    pub section_name: String,
    /// The field's offset in the section, in bytes.
    pub offset: u64,
    /// The relocation's type.
    pub relocation: RelocationType,
    /// The name of the symbol, or of its section where it is a section's.
    pub symbol: String,
}

/// What is wrong with a relocation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RelocateErrorKind {
    /// The symbol is not defined by the object, and was not resolved.
    Undefined,
    /// The library does not fill in relocations of this type: those that ask for code or tables which only a whole link has (the
    /// general models of thread-local storage, signed pointers), or that no compiler writes.
    Unsupported,
    /// The value does not fit into the field, or is not a multiple of what the field counts in.
    OutOfRange {
        /// The value.
        value: i64,
        /// What the machine says of it.
        reason: String,
    },
    /// The field reaches beyond the end of its section.
    OutsideSection,
    /// A thread-local symbol is referred to, and [`Bases::set_thread_block`](super::Bases::set_thread_block) was not called.
    NoThreadBlock,
    /// The symbol is a common one: the caller neither resolved it nor gave room for it.
    NoRoomForCommon,
    /// The relocation asks for the symbol's section, and it is in none.
    NotInSection,
}

impl RelocateError {
    pub(super) fn new(kind: RelocateErrorKind, section: &Section<'_>, relocation: &Relocation<'_>) -> Self {
        let text = |name: &[u8]| String::from_utf8_lossy(name).into_owned();
        RelocateError {
            kind,
            section: section.id(),
            section_name: text(section.name()),
            offset: relocation.offset(),
            relocation: relocation.kind(),
            symbol: relocation.symbol().map_or_else(String::new, |symbol| text(symbol.name())),
        }
    }
}

impl fmt::Display for RelocateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RelocateError { kind, section_name, offset, relocation, symbol, .. } = self;
        write!(f, "{section_name}+{offset:#x}: {relocation}")?;
        if !symbol.is_empty() {
            write!(f, " of '{symbol}'")?;
        }
        match kind {
            RelocateErrorKind::Undefined => f.write_str(": the symbol is not defined"),
            RelocateErrorKind::Unsupported => f.write_str(": relocations of this type are not filled in"),
            RelocateErrorKind::OutOfRange { value, reason } => write!(f, ": {value:#x} does not fit: {reason}"),
            RelocateErrorKind::OutsideSection => f.write_str(": the field is not inside its section"),
            RelocateErrorKind::NoThreadBlock => f.write_str(": it is not said where thread-local storage is"),
            RelocateErrorKind::NoRoomForCommon => f.write_str(": there is no room for the common symbol"),
            RelocateErrorKind::NotInSection => f.write_str(": the symbol is in no section"),
        }
    }
}

impl Error for RelocateError {}
