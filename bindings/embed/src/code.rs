//! Code at an address.

use crate::report::Error;
use llas::Assembled;
use llas::link::Flat;
use llas::object::{Object, Section as ObjectSection, Symbol as ObjectSymbol};
use llas::triple::ObjectFormat;
use std::collections::HashSet;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// A statement of the text, and a run of bytes that it emits. A statement with several runs is there once for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Its range in bytes of the text: without labels, blanks around it and comments.
    pub text: Range<usize>,
    /// The address of the bytes.
    pub address: u64,
    /// The number of bytes in memory.
    pub size: u64,
    /// Their range in [`Code::bytes`]; empty for zeros that have no bytes there (`.bss`).
    pub bytes: Range<usize>,
}

/// A symbol that the text defines in a section, by its name. Numbered labels (`1:`) have none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Its name.
    pub name: Vec<u8>,
    /// Its address.
    pub address: u64,
}

/// A relocation, which has been applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relocation {
    /// The address of the field.
    pub address: u64,
    /// The number of its type, from the machine's psABI or the PE format.
    pub number: u32,
    /// The name of its type; empty if the number has none.
    pub kind: &'static str,
    /// The name of the symbol; empty for a section symbol and for a value without a symbol.
    pub symbol: Vec<u8>,
    /// The addend.
    pub addend: i64,
}

/// A section in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its name.
    pub name: Vec<u8>,
    /// Its address.
    pub address: u64,
    /// Its size in memory in bytes.
    pub size: u64,
    /// Its alignment in bytes.
    pub align: u64,
    /// It is writable.
    pub write: bool,
    /// It has code.
    pub execute: bool,
    /// Its bytes, as a range of [`Code::bytes`]; empty if it has none (`.bss`).
    pub bytes: Range<usize>,
}

/// The bytes of a text at an address, and what is where.
#[derive(Debug)]
pub struct Code {
    assembled: Arc<Assembled>,
    /// The bytes of `.text` before its address, which are not part of the code.
    lead: u64,
    limit: u64,
    address: u64,
    flat: Flat,
    /// Made when one of them is asked for.
    lists: OnceLock<Lists>,
}

#[derive(Debug, Default)]
struct Lists {
    sections: Vec<Section>,
    statements: Vec<Statement>,
    labels: Vec<Label>,
    relocations: Vec<Relocation>,
}

impl Code {
    #[inline(never)]
    pub(crate) fn new(
        assembled: Assembled,
        lead: u64,
        address: u64,
        limit: u64,
        resolve: &mut dyn FnMut(&[u8]) -> Option<u64>,
    ) -> Result<Self, Error> {
        let flat = place(&assembled, lead, address, 1, limit, resolve)?;
        Ok(Code::of(Arc::new(assembled), lead, limit, address, flat))
    }

    fn of(assembled: Arc<Assembled>, lead: u64, limit: u64, address: u64, mut flat: Flat) -> Self {
        let lead_bytes = usize::try_from(lead).unwrap_or(usize::MAX).min(flat.bytes.len());
        flat.bytes.drain(..lead_bytes);
        Code { assembled, lead, limit, address, flat, lists: OnceLock::new() }
    }

    /// The code at another address, as [`relocate`](Self::relocate) places it; this one stays.
    ///
    /// # Errors
    /// Those of [`relocate`](Self::relocate).
    pub fn relocated(
        &self,
        address: u64,
        page: u64,
        mut resolve: impl FnMut(&[u8]) -> Option<u64>,
    ) -> Result<Code, Error> {
        let flat = place(&self.assembled, self.lead, address, page, self.limit, &mut resolve)?;
        Ok(Code::of(Arc::clone(&self.assembled), self.lead, self.limit, address, flat))
    }

    /// Places the code at another address, with code, read-only data and writable data in pages of their own if `page` is
    /// more than 1. Jumps to absolute addresses keep the length that they have for the first address.
    ///
    /// # Errors
    /// If a symbol has no address, a value does not fit its field, or the alignment of the code is not that of the address.
    pub fn relocate(
        &mut self,
        address: u64,
        page: u64,
        resolve: impl FnMut(&[u8]) -> Option<u64>,
    ) -> Result<(), Error> {
        *self = self.relocated(address, page, resolve)?;
        Ok(())
    }

    fn lists(&self) -> &Lists {
        self.lists.get_or_init(|| self.describe())
    }

    /// Makes the lists from the object and the addresses of its sections.
    fn describe(&self) -> Lists {
        let Code { assembled, lead, address, flat, .. } = self;
        let Lists { mut sections, mut statements, mut labels, mut relocations } = Lists::default();
        let object = &assembled.object;
        let length = flat.bytes.len();
        let range = |at: u64, size: u64| {
            let place = |at: u64| usize::try_from(at.wrapping_sub(*address)).unwrap_or(usize::MAX).min(length);
            place(at)..place(at.saturating_add(size)).max(place(at))
        };
        let loaded = || object.sections().filter(|section| section.access().read && section.size() != 0);
        let described = |section: ObjectSection<'_>| {
            let lead = if section.name() == b".text" { (*lead).min(section.size()) } else { 0 };
            let (at, size) = (flat.addresses.of(section.id()).wrapping_add(lead), section.size() - lead);
            Section {
                name: section.name().to_vec(),
                address: at,
                size,
                align: section.align(),
                write: section.access().write,
                execute: section.access().execute,
                bytes: if section.is_zero_fill() { 0..0 } else { range(at, size) },
            }
        };
        sections.extend(loaded().map(described).filter(|section| section.size != 0));
        statements.extend(assembled.statements().filter_map(|statement| {
            let section = object.section(statement.section).filter(|section| section.access().read)?;
            let at = flat.addresses.of(statement.section).wrapping_add(statement.offset);
            let bytes = if section.is_zero_fill() { 0..0 } else { range(at, statement.size) };
            Some(Statement { text: statement.span, address: at, size: statement.size, bytes })
        }));
        // COFF alone has symbols for sections that only their names tell from others.
        let names = (object.format() == ObjectFormat::Coff).then(|| names_of_sections(object));
        let is_of_section =
            |symbol: &ObjectSymbol<'_>| names.as_ref().is_some_and(|names| names.contains(symbol.name()));
        for symbol in object.symbols() {
            use llas::object::{Definition, coff::StorageClass, elf::SymbolType};
            // On COFF `LABEL` is the class of those that the writer places in large sections for relocations.
            let is_section = symbol.elf().is_some_and(|info| info.kind == SymbolType::SECTION)
                || symbol.coff().is_some_and(|info| {
                    info.class == StorageClass::LABEL || info.class == StorageClass::STATIC && is_of_section(&symbol)
                });
            let in_memory = match symbol.definition() {
                Definition::Section(section, _) => object.section(section).is_some_and(|found| found.access().read),
                Definition::Common(_) => true,
                _ => false,
            };
            if in_memory && !is_section && !symbol.is_mapping_symbol() {
                let at = flat.addresses.address(&symbol);
                labels.extend(at.map(|address| Label { name: symbol.name().to_vec(), address }));
            }
        }
        labels.sort_by_key(|label| label.address);
        for section in loaded() {
            let base = flat.addresses.of(section.id());
            relocations.extend(section.relocations().map(|relocation| Relocation {
                address: base.wrapping_add(relocation.offset()),
                number: relocation.kind().number(),
                kind: relocation.kind().name().unwrap_or_default(),
                symbol: relocation.symbol().map_or_else(Vec::new, |symbol| symbol.name().to_vec()),
                addend: relocation.addend(),
            }));
        }
        Lists { sections, statements, labels, relocations }
    }

    /// The bytes of memory from [`address`](Self::address) on, without zeros at the end that have no bytes in an object.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.flat.bytes
    }

    /// The address of the first byte.
    #[must_use]
    pub fn address(&self) -> u64 {
        self.address
    }

    /// The size in memory in bytes, with zeros at the end that have no bytes in an object.
    #[must_use]
    pub fn memory_size(&self) -> u64 {
        self.flat.memory_size.saturating_sub(self.lead)
    }

    /// The sections that are in memory and have bytes, in the order of the object.
    #[must_use]
    pub fn sections(&self) -> &[Section] {
        &self.lists().sections
    }

    /// The statements that emit bytes, in the order of the text.
    #[must_use]
    pub fn statements(&self) -> &[Statement] {
        &self.lists().statements
    }

    /// The symbols that the text defines in sections, by address.
    #[must_use]
    pub fn labels(&self) -> &[Label] {
        &self.lists().labels
    }

    /// The relocations that were applied, by section and in the order of the object.
    #[must_use]
    pub fn relocations(&self) -> &[Relocation] {
        &self.lists().relocations
    }

    /// The assembled text, unless relocated code has it, too.
    pub(crate) fn into_assembled(self) -> Option<Assembled> {
        Arc::into_inner(self.assembled)
    }
}

/// The bytes for an address, and those of `.text` before it.
fn place(
    assembled: &Assembled,
    lead: u64,
    address: u64,
    page: u64,
    limit: u64,
    resolve: &mut dyn FnMut(&[u8]) -> Option<u64>,
) -> Result<Flat, Error> {
    let object = &assembled.object;
    let align = object.section_named(".text").filter(|text| text.size() != 0).map_or(1, |text| text.align());
    let (start, unit) = (address.wrapping_sub(lead), align.max(page));
    if !start.is_multiple_of(unit) {
        let lead = if lead == 0 { String::new() } else { format!(" and {lead} bytes") };
        let reason = format_args!("{lead}, as the alignment of the code requires");
        return Err(Error::misaligned(address, unit, reason));
    }
    let flat = object.flat_in_pages(start, page, limit, |symbol| resolve(symbol.name()));
    flat.map_err(|error| Error::of_relocation(&error, assembled))
}

#[inline(never)]
fn names_of_sections(object: &Object) -> HashSet<&[u8]> {
    object.sections().map(|section| section.name()).collect()
}
