//! The public view of relocations.

use super::{Object, Symbol, data};
use crate::arch::relocation_types::{RelocationTypes, Row};
use crate::options::triple::{Arch, ObjectFormat};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A relocation of a section.
#[derive(Clone, Copy)]
pub struct Relocation<'a> {
    pub(super) object: &'a Object,
    pub(super) record: &'a data::Relocation,
}

impl<'a> Relocation<'a> {
    /// The field's offset in its section, in bytes.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.record.offset
    }

    /// The addend. If the format's records have no addend (COFF, and ELF sections whose
    /// [`rela`](super::elf::SectionHeader::rela) is false), the field holds it as well.
    #[must_use]
    pub fn addend(&self) -> i64 {
        self.record.addend
    }

    /// The symbol, if there is one.
    #[must_use]
    pub fn symbol(&self) -> Option<Symbol<'a>> {
        self.record.symbol.and_then(|id| self.object.symbol(id))
    }

    /// The relocation type.
    #[must_use]
    pub fn kind(&self) -> RelocationType {
        RelocationType { number: self.record.kind, types: self.object.types }
    }
}

impl fmt::Debug for Relocation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Relocation")
            .field("offset", &self.offset())
            .field("kind", &self.kind())
            .field("symbol", &self.symbol().map(|symbol| String::from_utf8_lossy(symbol.name()).into_owned()))
            .field("addend", &self.addend())
            .finish()
    }
}

/// A relocation type of a machine and object format, such as `R_ARM_CALL` or `IMAGE_REL_AMD64_REL32`. Two types are
/// equal if number, machine and format are.
#[derive(Clone, Copy)]
pub struct RelocationType {
    number: u32,
    types: &'static RelocationTypes,
}

impl RelocationType {
    /// Its number, from the machine's psABI or the PE format.
    #[must_use]
    pub fn number(self) -> u32 {
        self.number
    }

    /// Its name in the machine's psABI or the PE format; `None` if the number is not defined there.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        self.types.row(self.number).map(|row: &Row| row.name)
    }

    /// The machine; see [`Object::arch`].
    #[must_use]
    pub fn arch(self) -> Arch {
        self.types.arch
    }

    /// The object format.
    #[must_use]
    pub fn format(self) -> ObjectFormat {
        self.types.format
    }
}

impl PartialEq for RelocationType {
    fn eq(&self, other: &Self) -> bool {
        (self.number, self.arch(), self.format()) == (other.number, other.arch(), other.format())
    }
}

impl Eq for RelocationType {}

impl Hash for RelocationType {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.number, self.arch(), self.format()).hash(state);
    }
}

impl fmt::Display for RelocationType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "{:#x}", self.number),
        }
    }
}

impl fmt::Debug for RelocationType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
