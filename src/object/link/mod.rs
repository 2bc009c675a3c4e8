//! An object in memory: its relocations filled in for given addresses, as a JIT compiler needs it.
//!
//! The problem: a linker decides where everything goes and then fills in the fields; here the caller has decided, and what a linker
//! makes besides (a global offset table, stubs for calls that do not reach) must go to a place of the caller's too. The ways
//! considered: to refuse what needs a table, which is nearly all position-independent code; to make the table first, when it is
//! not yet known what reaches; or to say how large it can get at most ([`Bases::table_size`]) and to fill it as the need arises,
//! which is done here. An instruction that loads an address from the table is made one that has the address where the psABI
//! allows it and the distance fits, as linkers do.
//!
//! What a type of relocation means is a row of its machine's table. This module must not know texts, the model, or machines.

mod bases;
mod check;
mod error;
mod fill;
mod flat;
mod room;

pub use bases::Bases;
pub use error::{RelocateError, RelocateErrorKind};
pub use flat::Flat;

use crate::object::{Object, SectionId, Symbol};
use fill::Filler;

/// The bytes of an object with all fields filled in for given addresses.
#[derive(Clone, Debug)]
pub struct Image {
    /// The bytes of all sections.
    contents: Vec<u8>,
    /// Where in those each section's are.
    sections: Vec<std::ops::Range<usize>>,
    table: Vec<u8>,
    table_used: usize,
}

impl Image {
    /// The bytes of a section; none where it is of zeros.
    #[must_use]
    pub fn section(&self, id: SectionId) -> &[u8] {
        let range = self.sections.get(id.0 as usize).cloned();
        range.and_then(|range| self.contents.get(range)).unwrap_or_default()
    }

    /// The bytes of the table: [`Bases::table_size`] of them, or none where nothing went into it.
    #[must_use]
    pub fn table(&self) -> &[u8] {
        if self.table_used == 0 { &[] } else { &self.table }
    }
}

impl Object {
    /// Fills in the relocations for sections at given addresses.
    ///
    /// `resolve` is asked once for each symbol that the object does not define, if a relocation refers to it, for common symbols,
    /// which another object may define, and for the `STT_GNU_IFUNC` ones that it does define, whose function only a call can tell.
    /// It returns the address, of a function of T32 code with the lowest bit set; of a thread-local variable what that is away
    /// from the thread pointer. Where it returns none, a weak symbol is 0, COFF's weak externals are their defaults, common
    /// symbols are in the room that `bases` has for them, and `_GLOBAL_OFFSET_TABLE_` is the table.
    ///
    /// ```
    /// use llas::link::Bases;
    ///
    /// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
    /// let object = llas::assemble("f: callq g@PLT\n\tretq\n", &options)?.object;
    /// let code = object.section_named(".text").ok_or("no code")?;
    /// let mut bases = Bases::new(&object);
    /// bases.place(code.id(), 0x1000).place_table(0x2000);
    /// let image = object.relocate(&bases, |symbol| (symbol.name() == b"g").then_some(0x1234))?;
    /// assert_eq!(image.section(code.id()), [0xe8, 0x2f, 0x02, 0, 0, 0xc3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If an address in `bases` is missing, misaligned or overlaps another range, else for the first relocation that cannot be
    /// filled in.
    pub fn relocate(
        &self,
        bases: &Bases,
        resolve: impl FnMut(Symbol<'_>) -> Option<u64>,
    ) -> Result<Image, RelocateError> {
        check::addresses(self, bases)?;
        let (mut contents, sections) = self.contents();
        let mut filler = Filler::new(self, bases, resolve);
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
