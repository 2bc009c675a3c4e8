//! Why an object cannot be filled in for memory.

use crate::object::{Relocation, RelocationType, Section, SectionId};
use std::error::Error;
use std::fmt;

/// Why an object cannot be relocated: which relocation or section, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RelocateError {
    /// What is wrong.
    pub kind: RelocateErrorKind,
    /// The section that the field is in, or whose address is wrong; none where an address is wrong that is no section's.
    pub section: Option<SectionId>,
    /// Its name; empty where there is none.
    pub section_name: String,
    /// The field's offset in the section, in bytes; 0 where no relocation is at fault.
    pub offset: u64,
    /// The relocation's type; none where an address given for a section, the table or the common symbols is wrong.
    pub relocation: Option<RelocationType>,
    /// The name of the symbol, or of its section where it is a section's.
    pub symbol: String,
}

/// What is wrong with a relocation or an address.
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
        reason: Box<str>,
    },
    /// The field reaches beyond the end of its section.
    OutsideSection,
    /// A thread-local symbol is referred to, and [`Bases::set_thread_block`](super::Bases::set_thread_block) was not called.
    NoThreadBlock,
    /// The symbol is a common one: the caller neither resolved it nor gave room for it.
    NoRoomForCommon,
    /// The relocation asks for the symbol's section, and it is in none.
    NotInSection,
    /// The branch can only go to code of its own instruction set, and the lowest bit of the address, which says that the target is such
    /// code, is not set.
    WrongInstructionSet {
        /// The address of the target.
        address: u64,
        /// The name of the instruction set.
        expected: &'static str,
    },
    /// A section that is in memory has no address: see [`Bases::place`](super::Bases::place).
    NotPlaced {
        /// The section's name.
        section: Box<str>,
    },
    /// A relocation needs an entry of the table, which has no address: see [`Bases::place_table`](super::Bases::place_table).
    TableNotPlaced,
    /// An address is no multiple of the alignment that the section, the table or the common symbols need.
    Misaligned {
        /// What has the address: the section's name, `table` or `common symbols`.
        what: Box<str>,
        /// The address.
        address: u64,
        /// The alignment in bytes.
        align: u64,
    },
    /// Two ranges of addresses overlap, or one passes the end of the address space.
    Overlap {
        /// What begins at the lower address: the section's name, `table` or `common symbols`.
        first: Box<str>,
        /// What overlaps it; the same where one range passes the end of the address space.
        second: Box<str>,
    },
    /// [`Bases::in_order`](super::Bases::in_order) was given a page size that is no power of two.
    BadPageSize(u64),
    /// A flat image would have more bytes than there is memory for: see [`Object::flat`](crate::Object::flat).
    ImageTooLarge {
        /// The bytes of the image.
        size: u64,
    },
}

/// A name as text.
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

    /// An address is wrong, that of a section if there is one.
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
            Kind::Unsupported => f.write_str("relocations of this type are not filled in"),
            Kind::OutOfRange { value, reason } => write!(f, "{value:#x} does not fit: {reason}"),
            Kind::OutsideSection => f.write_str("the field is not inside its section"),
            Kind::NoThreadBlock => f.write_str("it is not said where thread-local storage is"),
            Kind::NoRoomForCommon => f.write_str("there is no room for the common symbol"),
            Kind::NotInSection => f.write_str("the symbol is in no section"),
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
            Kind::ImageTooLarge { size } => write!(f, "there is no memory for an image of {size} bytes"),
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
