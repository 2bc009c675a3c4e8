//! What each statement of a text has in an object.

use llas::Assembled;
use llas::object::{Definition, SectionId};
use std::ops::Range;

/// A statement of the text, and a run of bytes of a section that it emits. A statement with several runs is there once for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedStatement {
    /// Its range in bytes of the text: without labels, blanks around it and comments.
    pub text: Range<usize>,
    /// The index of the section in [`Listing::sections`].
    pub section: usize,
    /// The offset of the bytes in the section.
    pub offset: u64,
    /// Their number.
    pub size: u64,
}

/// A section of the object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedSection {
    /// Its name.
    pub name: Vec<u8>,
    /// Its size in bytes.
    pub size: u64,
    /// Its alignment in bytes.
    pub align: u64,
    /// It has code.
    pub execute: bool,
    /// Its bytes; empty if it has none (`.bss`).
    pub bytes: Vec<u8>,
}

/// A symbol that the text defines in a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedLabel {
    /// Its name.
    pub name: Vec<u8>,
    /// The index of the section in [`Listing::sections`].
    pub section: usize,
    /// Its offset in the section.
    pub offset: u64,
}

/// A relocation that is left to the linker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedRelocation {
    /// The index of the section of its field in [`Listing::sections`].
    pub section: usize,
    /// The offset of the field.
    pub offset: u64,
    /// The number of its type, from the machine's psABI or the PE format.
    pub number: u32,
    /// The name of its type; empty if the number has none.
    pub kind: &'static str,
    /// The name of the symbol; that of the section for a section symbol; empty for a value without a symbol.
    pub symbol: Vec<u8>,
    /// The addend; 0 if it is in the field.
    pub addend: i64,
}

/// The sections of an object, with the statements that their bytes come from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The sections, in the order of the object.
    pub sections: Vec<ListedSection>,
    /// The statements that emit bytes, in the order of the text.
    pub statements: Vec<ListedStatement>,
    /// The symbols that the text defines in sections.
    pub labels: Vec<ListedLabel>,
    /// The relocations, by section and in the order of the object.
    pub relocations: Vec<ListedRelocation>,
}

impl Listing {
    pub(crate) fn new(assembled: &Assembled) -> Self {
        let object = &assembled.object;
        let mut listing = Listing::default();
        for section in object.sections() {
            listing.sections.push(ListedSection {
                name: section.name().to_vec(),
                size: section.size(),
                align: section.align(),
                execute: section.access().execute,
                bytes: if section.is_zero_fill() { Vec::new() } else { section.bytes().to_vec() },
            });
        }
        let index = |id: SectionId| id.0 as usize;
        listing.statements.extend(assembled.statements().map(|statement| ListedStatement {
            text: statement.span,
            section: index(statement.section),
            offset: statement.offset,
            size: statement.size,
        }));
        let name_of =
            |listing: &Listing, id| listing.sections.get(index(id)).map_or_else(Vec::new, |found| found.name.clone());
        for symbol in object.symbols() {
            let Definition::Section(id, offset) = symbol.definition() else { continue };
            let name = symbol.name();
            if !name.is_empty() && !symbol.is_mapping_symbol() && name != name_of(&listing, id) {
                listing.labels.push(ListedLabel { name: name.to_vec(), section: index(id), offset });
            }
        }
        for (at, section) in object.sections().enumerate() {
            for relocation in section.relocations() {
                let symbol = relocation.symbol().map_or_else(Vec::new, |symbol| match symbol.definition() {
                    Definition::Section(id, _) if symbol.name().is_empty() => name_of(&listing, id),
                    _ => symbol.name().to_vec(),
                });
                listing.relocations.push(ListedRelocation {
                    section: at,
                    offset: relocation.offset(),
                    number: relocation.kind().number(),
                    kind: relocation.kind().name().unwrap_or_default(),
                    symbol,
                    addend: relocation.addend(),
                });
            }
        }
        listing
    }
}
