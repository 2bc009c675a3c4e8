//! Where the parts of an object stand in memory.

use super::room::Room;
use crate::object::{Definition, Object, Section, SectionId, Symbol};

/// Where the parts of an object stand in memory: each of its sections, the table of addresses and stubs that its code may need,
/// the room for its common symbols, and its thread-local storage.
///
/// [`Object::relocate`] requires an address for each section that is in memory and has bytes or is referred to, and refuses
/// addresses that are misaligned or ranges that overlap. A section that is not in memory
/// ([`Access::read`](crate::object::Access::read) is false: debugging information) needs none and counts as address 0.
#[derive(Clone, Debug)]
pub struct Bases {
    pub(super) sections: Vec<Option<u64>>,
    pub(super) table: Option<u64>,
    pub(super) commons: Option<u64>,
    pub(super) image: u64,
    pub(super) thread: Option<ThreadBlock>,
    pub(super) room: Room,
    /// A page size given to [`Bases::in_order`] that is no power of two.
    pub(super) bad_page: Option<u64>,
}

/// Where the thread-local sections of an object are.
#[derive(Clone, Copy, Debug)]
pub(super) struct ThreadBlock {
    /// The address of the first byte of their image.
    pub start: u64,
    /// What each thread's copy of that byte is away from its thread pointer.
    pub offset: i64,
}

impl Bases {
    /// Nothing placed yet, except sections that are not in memory, which are at address 0.
    #[must_use]
    pub fn new(object: &Object) -> Self {
        let sections = object.sections().map(|section| (!section.access().read).then_some(0)).collect();
        Bases { sections, table: None, commons: None, image: 0, thread: None, room: Room::new(object), bad_page: None }
    }

    /// Everything that is in memory one behind the other from an address on, in three parts that each begin at a multiple of
    /// `page` bytes (a power of two): what has code, with the table; what is only read; what is written to, with the room for
    /// common symbols. The second result is where the three parts begin and where the last one ends.
    ///
    /// A page size that is no power of two is an error of [`Object::relocate`]
    /// ([`BadPageSize`](super::RelocateErrorKind::BadPageSize)).
    #[must_use]
    pub fn in_order(object: &Object, start: u64, page: u64) -> (Self, [u64; 4]) {
        let mut bases = Bases::new(object);
        bases.bad_page = (!page.is_power_of_two()).then_some(page);
        let page = page.max(1);
        // What does not fit into the address space is at its end.
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
                bases.place(section.id(), end);
                end = end.saturating_add(section.size());
            }
            if part == 0 {
                // A table that nothing can need leaves no gap.
                if bases.table_size() != 0 {
                    end = round(end, bases.table_align());
                }
                bases.place_table(end);
                end = end.saturating_add(bases.table_size());
            } else if part == 2 {
                end = round(end, bases.commons_align());
                bases.place_commons(end);
                end = end.saturating_add(bases.commons_size());
            }
            if part < 2 {
                end = round(end, page);
            }
            parts[part + 1] = end;
        }
        (bases, parts)
    }

    /// Places a section.
    pub fn place(&mut self, section: SectionId, address: u64) -> &mut Self {
        if let Some(base) = self.sections.get_mut(section.0 as usize) {
            *base = Some(address);
        }
        self
    }

    /// The address of a section; 0 of one that has not been placed.
    #[must_use]
    pub fn of(&self, section: SectionId) -> u64 {
        self.placed(section).unwrap_or(0)
    }

    /// The address of a section, if it has been placed or is not in memory.
    #[must_use]
    pub fn placed(&self, section: SectionId) -> Option<u64> {
        self.sections.get(section.0 as usize).copied().flatten()
    }

    /// The most bytes that the table may need: addresses that code loads (a global offset table), and behind them stubs that jump
    /// to functions beyond the reach of a call. 0 where no relocation can need it.
    #[must_use]
    pub fn table_size(&self) -> u64 {
        self.room.table_size()
    }

    /// The table's alignment in bytes.
    #[must_use]
    pub fn table_align(&self) -> u64 {
        16
    }

    /// Places the table. Its memory must be readable, and executable if it has stubs; nothing writes to it.
    pub fn place_table(&mut self, address: u64) -> &mut Self {
        self.table = Some(address);
        self
    }

    /// The address of the table; 0 if it has not been placed.
    #[must_use]
    pub fn table(&self) -> u64 {
        self.table.unwrap_or(0)
    }

    /// The size of the room for all common symbols, in bytes.
    #[must_use]
    pub fn commons_size(&self) -> u64 {
        self.room.commons_size
    }

    /// The alignment of that room, in bytes.
    #[must_use]
    pub fn commons_align(&self) -> u64 {
        self.room.commons_align
    }

    /// Places the room for common symbols, which is memory of zeros. Without it each must be resolved by the caller.
    pub fn place_commons(&mut self, address: u64) -> &mut Self {
        self.commons = Some(address);
        self
    }

    /// Where that room is, if it is anywhere.
    #[must_use]
    pub fn commons(&self) -> Option<u64> {
        self.commons
    }

    /// Sets the address from which COFF's image-relative addresses count; 0 without it.
    pub fn set_image(&mut self, address: u64) -> &mut Self {
        self.image = address;
        self
    }

    /// Says where thread-local storage is: `start` is the address of the first byte of the object's thread-local sections as they
    /// are placed, `offset` how far behind its thread pointer each thread has its copy of that byte.
    pub fn set_thread_block(&mut self, start: u64, offset: i64) -> &mut Self {
        self.thread = Some(ThreadBlock { start, offset });
        self
    }

    /// The address of a symbol that the object itself defines; none of one that it does not, of a common one without room, or of
    /// one in a section that has not been placed.
    #[must_use]
    pub fn address(&self, symbol: &Symbol<'_>) -> Option<u64> {
        match symbol.definition() {
            Definition::Absolute(number) => Some(number),
            Definition::Section(section, offset) => Some(self.placed(section)?.wrapping_add(offset)),
            Definition::Common(_) => Some(self.commons?.wrapping_add(self.room.common(symbol.id())?)),
            _ => None,
        }
    }
}
