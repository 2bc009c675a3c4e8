//! Applies an object's relocations for given load addresses, as needed by a JIT compiler.
//!
//! The caller chooses the address of each section ([`LoadAddresses::place`]) and of the table that takes what a linker
//! synthesizes: a global offset table and stubs for calls out of range ([`LoadAddresses::place_table`]), of at most
//! [`LoadAddresses::table_size`] bytes. [`Object::relocate`](crate::Object::relocate) returns the bytes of sections and table. An
//! instruction that loads an address from the GOT is relaxed to one that computes the address if the psABI allows it and
//! the distance fits, as in linkers.
//!
//! ```
//! use llas::link::LoadAddresses;
//!
//! let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
//! let object = llas::assemble(".globl twice\ntwice: leaq (%rdi,%rdi), %rax\njmp exit\n", &options)?.object;
//! let code = object.section_named(".text").ok_or("no code")?;
//! let mut addresses = LoadAddresses::new(&object);
//! addresses.place(code.id(), 0x10000);
//! addresses.place_table(0x20000);
//! let image = object.relocate(&addresses, |symbol| (symbol.name() == b"exit").then_some(0x10100))?;
//! assert_eq!(image.section(code.id()), [0x48, 0x8d, 0x04, 0x3f, 0xe9, 0xf7, 0, 0, 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod branch;
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
    /// On ARM in ELF a branch changes the instruction set if the target is a function of the other one: `bl` becomes
    /// `blx`, or the reverse, and where there is no such instruction, it goes through a stub. The kind of stub is that of
    /// the target's architecture; M-profile processors have T32 alone.
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
