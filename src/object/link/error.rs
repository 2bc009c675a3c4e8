//! The errors of relocating an object in memory.

use crate::object::{Relocation, RelocationType, Section, SectionId};
use std::error::Error;
use std::fmt;

/// The error of relocating an object: the relocation or section, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RelocateError {
    /// The reason.
    pub kind: RelocateErrorKind,
    /// The section that contains the field, or whose address is wrong; `None` if the wrong address is not a section's.
    pub section: Option<SectionId>,
    /// The section's name; empty if there is no section.
    pub section_name: String,
    /// The field's offset in the section, in bytes; 0 if the error is not about a relocation.
    pub offset: u64,
    /// The relocation type; `None` if the address of a section, the table or the common symbols is wrong.
    pub relocation: Option<RelocationType>,
    /// The name of the symbol; for a section symbol, the name of the section.
    pub symbol: String,
}

/// The reason of a [`RelocateError`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RelocateErrorKind {
    /// The symbol is undefined in the object and was not resolved.
    Undefined,
    /// The relocation type is not supported: it needs code or tables that only a complete link provides (the general
    /// models of thread-local storage, signed pointers), or no compiler emits it.
    Unsupported,
    /// The value does not fit the field, or is not a multiple of the field's unit.
    OutOfRange {
        /// The value.
        value: i64,
        /// The machine's explanation.
        reason: Box<str>,
    },
    /// The field extends beyond the end of its section.
    OutsideSection,
    /// A thread-local symbol is referred to, but [`LoadAddresses::set_thread_block`](super::LoadAddresses::set_thread_block) was not
    /// called.
    NoThreadBlock,
    /// The common symbol was neither resolved nor placed.
    NoRoomForCommon,
    /// The relocation refers to the symbol's section, but the symbol is not in a section.
    NotInSection,
    /// The branch can only reach code of its own instruction set, but the lowest bit of the address, which marks such
    /// code, is not set.
    WrongInstructionSet {
        /// The address of the target.
        address: u64,
        /// The name of the instruction set.
        expected: &'static str,
    },
    /// A section that is loaded has no address: see [`LoadAddresses::place`](super::LoadAddresses::place).
    NotPlaced {
        /// The section's name.
        section: Box<str>,
    },
    /// A relocation needs an entry in the table, which has no address: see
    /// [`LoadAddresses::place_table`](super::LoadAddresses::place_table).
    TableNotPlaced,
    /// An address is not a multiple of the alignment that the section, the table or the common symbols need.
    Misaligned {
        /// What has the address: the section's name, `table` or `common symbols`.
        what: Box<str>,
        /// The address.
        address: u64,
        /// The alignment in bytes.
        align: u64,
    },
    /// Two ranges of addresses overlap, or one extends past the end of the address space.
    Overlap {
        /// The one with the lower address: a section's name, `table` or `common symbols`.
        first: Box<str>,
        /// The other one; equal to `first` if one range extends past the end of the address space.
        second: Box<str>,
    },
    /// [`LoadAddresses::in_order`](super::LoadAddresses::in_order) was given a page size that is not a power of two.
    BadPageSize(u64),
    /// A flat image is larger than the limit, or memory for it could not be allocated: see
    /// [`Object::flat_in_pages`](crate::Object::flat_in_pages).
    ImageTooLarge {
        /// The size of the image in bytes.
        size: u64,
    },
}

pub(super) fn text(name: &[u8]) -> String {
    String::from_utf8_lossy(name).into_owned()
}

impl RelocateError {
    pub(super) fn new(kind: RelocateErrorKind, section: &Section<'_>, relocation: &Relocation<'_>) -> Self {
        RelocateError {
            kind,
            section: Some(section.id()),
            section_name: text(section.name()),
            offset: relocation.offset(),
            relocation: Some(relocation.kind()),
            symbol: relocation.symbol().map_or_else(String::new, |symbol| text(symbol.name())),
        }
    }

    pub(super) fn of_address(kind: RelocateErrorKind, section: Option<&Section<'_>>) -> Self {
        RelocateError {
            kind,
            section: section.map(Section::id),
            section_name: section.map_or_else(String::new, |section| text(section.name())),
            offset: 0,
            relocation: None,
            symbol: String::new(),
        }
    }
}

impl fmt::Display for RelocateErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use RelocateErrorKind as Kind;
        match self {
            Kind::Undefined => f.write_str("the symbol is not defined"),
            Kind::Unsupported => f.write_str("relocations of this type are not supported"),
            Kind::OutOfRange { value, reason } => write!(f, "{value:#x} does not fit: {reason}"),
            Kind::OutsideSection => f.write_str("the field is not inside its section"),
            Kind::NoThreadBlock => f.write_str("the thread-local storage block is not set"),
            Kind::NoRoomForCommon => f.write_str("the common symbol has no address"),
            Kind::NotInSection => f.write_str("the symbol is not in a section"),
            Kind::WrongInstructionSet { address, expected } => {
                write!(
                    f,
                    "branch target {address:#x} is not {expected} code: expected an address with the lowest bit set"
                )
            }
            Kind::NotPlaced { section } => write!(f, "section '{section}' has no address"),
            Kind::TableNotPlaced => f.write_str("the table of addresses and stubs has no address"),
            Kind::Misaligned { what, address, align } => {
                write!(f, "address {address:#x} of '{what}' is not a multiple of its alignment {align}")
            }
            Kind::Overlap { first, second } if first == second => {
                write!(f, "'{first}' does not fit into the address space")
            }
            Kind::Overlap { first, second } => write!(f, "'{first}' and '{second}' overlap"),
            Kind::BadPageSize(size) => write!(f, "page size {size} is not a power of two"),
            Kind::ImageTooLarge { size } => write!(f, "an image of {size} bytes is too large"),
        }
    }
}

impl fmt::Display for RelocateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RelocateError { kind, section_name, offset, relocation, symbol, .. } = self;
        if let Some(relocation) = relocation {
            write!(f, "{section_name}+{offset:#x}: {relocation}")?;
            if !symbol.is_empty() {
                write!(f, " of '{symbol}'")?;
            }
            f.write_str(": ")?;
        }
        kind.fmt(f)
    }
}

impl Error for RelocateError {}
