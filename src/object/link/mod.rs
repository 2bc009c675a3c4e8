//! Applies an object's relocations for given load addresses, as needed by a JIT compiler.
//!
//! The problem: a linker first decides where everything goes and then applies relocations. Here the caller has decided,
//! and what a linker synthesizes (a global offset table, stubs for calls out of range) must also be at an address
//! chosen by the caller. Alternatives: reject everything that needs a table, which is nearly all position-independent
//! code; or build the table first, when it is not yet known what is out of range. Instead, the caller is given an upper
//! bound of the table's size ([`LoadAddresses::table_size`]), and entries are added as needed. An instruction that loads an
//! address from the GOT is relaxed to one that computes the address if the psABI allows it and the distance fits, as in
//! linkers.
//!
//! The meaning of a relocation type is a row in its machine's table. This module must not know source text, the model,
//! or machines.

mod check;
mod error;
mod extra_memory;
mod fill;
mod flat;
mod load_addresses;

pub use error::{RelocateError, RelocateErrorKind};
pub use flat::Flat;
pub use load_addresses::LoadAddresses;

use crate::object::{Object, SectionId, Symbol};
use fill::Filler;

/// The bytes of an object, relocated for given addresses.
#[derive(Clone, Debug)]
pub struct Image {
    /// The bytes of all sections.
    contents: Vec<u8>,
    /// Each section's range in `contents`.
    sections: Vec<std::ops::Range<usize>>,
    table: Vec<u8>,
    table_used: usize,
}

impl Image {
    /// The bytes of a section; empty if it is zeroed.
    #[must_use]
    pub fn section(&self, id: SectionId) -> &[u8] {
        let range = self.sections.get(id.0 as usize).cloned();
        range.and_then(|range| self.contents.get(range)).unwrap_or_default()
    }

    /// The bytes of the table: [`LoadAddresses::table_size`] bytes, or empty if it has no entries.
    #[must_use]
    pub fn table(&self) -> &[u8] {
        if self.table_used == 0 { &[] } else { &self.table }
    }
}

impl Object {
    /// Applies the relocations for sections at given addresses.
    ///
    /// `resolve` is called once for each symbol that the object does not define, if a relocation refers to it; for
    /// common symbols, which another object may define; and for `STT_GNU_IFUNC` symbols that the object defines, whose
    /// function is known only by calling the resolver. It returns the address (with the lowest bit set for a T32
    /// function), or for a thread-local variable its offset from the thread pointer. If it returns `None`, a weak
    /// symbol is 0, a COFF weak external is its default, a common symbol is at its place in `addresses`, and
    /// `_GLOBAL_OFFSET_TABLE_` is the table.
    ///
    /// ```
    /// use llas::link::LoadAddresses;
    ///
    /// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
    /// let object = llas::assemble("f: callq g@PLT\n\tretq\n", &options)?.object;
    /// let code = object.section_named(".text").ok_or("no code")?;
    /// let mut addresses = LoadAddresses::new(&object);
    /// addresses.place(code.id(), 0x1000).place_table(0x2000);
    /// let image = object.relocate(&addresses, |symbol| (symbol.name() == b"g").then_some(0x1234))?;
    /// assert_eq!(image.section(code.id()), [0xe8, 0x2f, 0x02, 0, 0, 0xc3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if an address in `addresses` is missing, misaligned or overlaps another range; otherwise the first
    /// relocation that cannot be applied.
    pub fn relocate(
        &self,
        addresses: &LoadAddresses,
        resolve: impl FnMut(Symbol<'_>) -> Option<u64>,
    ) -> Result<Image, RelocateError> {
        check::addresses(self, addresses)?;
        let (mut contents, sections) = self.contents();
        let mut filler = Filler::new(self, addresses, resolve);
        for (section, range) in self.sections().zip(&sections) {
            let Some(bytes) = contents.get_mut(range.clone()) else { continue };
            for relocation in section.relocations() {
                let filled = filler.fill(&section, &relocation, bytes);
                filled.map_err(|kind| RelocateError::new(kind, &section, &relocation))?;
            }
        }
        let (table, table_used) = filler.table();
        Ok(Image { contents, sections, table, table_used })
    }
}
