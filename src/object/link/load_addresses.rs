//! The addresses of the parts of an object in memory.

use super::extra_memory::ExtraMemory;
use crate::object::{Definition, Object, Section, SectionId, Symbol};

/// The addresses of the parts of an object: each of its sections, the table of GOT entries and stubs that its code may
/// need, its common symbols, and its thread-local storage.
///
/// [`Object::relocate`] requires an address for each section that is loaded into memory and has bytes or is referred
/// to, and rejects misaligned addresses and overlapping ranges. A section that is not loaded
/// ([`Access::read`](crate::object::Access::read) is false: debug information) needs no address and counts as being at
/// address 0.
#[derive(Clone, Debug)]
pub struct LoadAddresses {
    pub(super) sections: Vec<Option<u64>>,
    pub(super) table: Option<u64>,
    pub(super) commons: Option<u64>,
    pub(super) image: u64,
    pub(super) thread: Option<ThreadBlock>,
    pub(super) extra: ExtraMemory,
    /// An invalid page size given to [`LoadAddresses::in_order`].
    pub(super) bad_page: Option<u64>,
}

/// The location of an object's thread-local sections.
#[derive(Clone, Copy, Debug)]
pub(super) struct ThreadBlock {
    /// The address of the first byte of their image.
    pub start: u64,
    /// The offset of a thread's copy of that byte from its thread pointer.
    pub offset: i64,
}

impl LoadAddresses {
    /// Nothing is placed yet, except sections that are not loaded, which are at address 0.
    #[must_use]
    pub fn new(object: &Object) -> Self {
        let sections = object.sections().map(|section| (!section.access().read).then_some(0)).collect();
        LoadAddresses {
            sections,
            table: None,
            commons: None,
            image: 0,
            thread: None,
            extra: ExtraMemory::new(object),
            bad_page: None,
        }
    }

    /// Places everything that is loaded consecutively from `start` on, in three parts that each begin at a multiple of
    /// `page` bytes (a power of two): code, followed by the table; read-only data; writable data, followed by the
    /// common symbols. The second result has the start addresses of the three parts and the end address of the last
    /// one.
    ///
    /// A page size that is not a power of two is reported by [`Object::relocate`]
    /// ([`BadPageSize`](super::RelocateErrorKind::BadPageSize)).
    #[must_use]
    #[inline(never)]
    pub fn in_order(object: &Object, start: u64, page: u64) -> (Self, [u64; 4]) {
        let mut addresses = LoadAddresses::new(object);
        addresses.bad_page = (!page.is_power_of_two()).then_some(page);
        let page = page.max(1);
        // Addresses saturate at the end of the address space.
        let round = |address: u64, align: u64| address.checked_next_multiple_of(align).unwrap_or(u64::MAX);
        let mut end = round(start, page);
        let mut parts = [end; 4];
        for part in 0..3 {
            let of_part = |section: &Section<'_>| {
                let access = section.access();
                let own = if access.execute { 0 } else { 1 + usize::from(access.write) };
                access.read && own == part
            };
            for section in object.sections().filter(of_part) {
                end = round(end, section.align());
                addresses.place(section.id(), end);
                end = end.saturating_add(section.size());
            }
            if part == 0 {
                // An empty table leaves no gap.
                if addresses.table_size() != 0 {
                    end = round(end, addresses.table_align());
                }
                addresses.place_table(end);
                end = end.saturating_add(addresses.table_size());
            } else if part == 2 {
                end = round(end, addresses.commons_align());
                addresses.place_commons(end);
                end = end.saturating_add(addresses.commons_size());
            }
            if part < 2 {
                end = round(end, page);
            }
            parts[part + 1] = end;
        }
        (addresses, parts)
    }

    /// Places a section.
    pub fn place(&mut self, section: SectionId, address: u64) -> &mut Self {
        if let Some(base) = self.sections.get_mut(section.0 as usize) {
            *base = Some(address);
        }
        self
    }

    /// The address of a section; 0 if it is not placed.
    #[must_use]
    pub fn of(&self, section: SectionId) -> u64 {
        self.placed(section).unwrap_or(0)
    }

    /// The address of a section; `None` if it is loaded but not placed.
    #[must_use]
    pub fn placed(&self, section: SectionId) -> Option<u64> {
        self.sections.get(section.0 as usize).copied().flatten()
    }

    /// The maximum size of the table in bytes: a global offset table, followed by stubs for functions out of range of a
    /// call. 0 if no relocation can need it.
    #[must_use]
    pub fn table_size(&self) -> u64 {
        self.extra.table_size()
    }

    /// The table's alignment in bytes.
    #[must_use]
    pub fn table_align(&self) -> u64 {
        16
    }

    /// Places the table. Its memory must be readable, and executable if it has stubs; it is not written to at run time.
    pub fn place_table(&mut self, address: u64) -> &mut Self {
        self.table = Some(address);
        self
    }

    /// The address of the table; 0 if it is not placed.
    #[must_use]
    pub fn table(&self) -> u64 {
        self.table.unwrap_or(0)
    }

    /// The total size of all common symbols, in bytes.
    #[must_use]
    pub fn commons_size(&self) -> u64 {
        self.extra.commons_size
    }

    /// The alignment of the common symbols' memory, in bytes.
    #[must_use]
    pub fn commons_align(&self) -> u64 {
        self.extra.commons_align
    }

    /// Places the common symbols, in zeroed memory. If they are not placed, the caller must resolve each one.
    pub fn place_commons(&mut self, address: u64) -> &mut Self {
        self.commons = Some(address);
        self
    }

    /// The address of the common symbols, if they are placed.
    #[must_use]
    pub fn commons(&self) -> Option<u64> {
        self.commons
    }

    /// Sets the address that COFF's image-relative addresses are relative to; the default is 0.
    pub fn set_image(&mut self, address: u64) -> &mut Self {
        self.image = address;
        self
    }

    /// Sets the location of thread-local storage: `start` is the address of the first byte of the object's thread-local
    /// sections as placed, `offset` the distance from a thread's thread pointer to its copy of that byte.
    pub fn set_thread_block(&mut self, start: u64, offset: i64) -> &mut Self {
        self.thread = Some(ThreadBlock { start, offset });
        self
    }

    /// The address of a symbol that the object defines. `None` for an undefined symbol, a common symbol if common
    /// symbols are not placed, and a symbol in a section that is not placed.
    #[must_use]
    pub fn address(&self, symbol: &Symbol<'_>) -> Option<u64> {
        match symbol.definition() {
            Definition::Absolute(number) => Some(number),
            Definition::Section(section, offset) => Some(self.placed(section)?.wrapping_add(offset)),
            Definition::Common(_) => Some(self.commons?.wrapping_add(self.extra.common(symbol.id())?)),
            _ => None,
        }
    }
}
