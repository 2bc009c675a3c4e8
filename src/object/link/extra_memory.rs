//! Upper bounds of the memory that an object needs in addition to its sections.

use crate::arch::relocation_types::{Fill, Formula, RelocationTypes};
use crate::object::{Definition, Object, SymbolId};
use rustc_hash::{FxHashMap, FxHashSet};

/// The maximum number of table entries, and the offsets of common symbols.
#[derive(Clone, Debug, Default)]
pub(super) struct ExtraMemory {
    /// The number of GOT entries.
    slots: u64,
    /// The size of a GOT entry in bytes.
    word: u64,
    stubs: u64,
    stub_size: u64,
    pub commons_size: u64,
    pub commons_align: u64,
    commons: FxHashMap<SymbolId, u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Entry {
    Address(Option<SymbolId>),
    ThreadOffset(Option<SymbolId>),
    /// A jump to the symbol plus an addend, with the index of its stub.
    Stub(Option<SymbolId>, i64, u8),
}

impl Entry {
    pub(super) fn of(types: &RelocationTypes, fill: &Fill, symbol: Option<SymbolId>, addend: i64) -> Option<Entry> {
        use Formula as F;
        match fill.formula {
            F::SlotOffset | F::SlotAddress | F::Slot | F::RelaxableSlot | F::SlotFromPage => {
                Some(Entry::Address(symbol))
            }
            F::ThreadSlotOffset | F::ThreadSlotAddress | F::ThreadSlot => Some(Entry::ThreadOffset(symbol)),
            F::Branch => {
                types.stub(fill).map(|stub| Entry::Stub(symbol, if stub.takes_addend { addend } else { 0 }, fill.stub))
            }
            _ => None,
        }
    }
}

impl ExtraMemory {
    #[inline(never)]
    pub(super) fn new(object: &Object) -> Self {
        let types = object.types();
        let mut entries = FxHashSet::default();
        for relocation in object.sections().flat_map(|section| section.relocations()) {
            let fill = types.row(relocation.kind().number()).and_then(|row| row.fill);
            let symbol = relocation.symbol().map(|symbol| symbol.id());
            entries.extend(fill.and_then(|fill| Entry::of(types, &fill, symbol, relocation.addend())));
        }
        let stubs = entries.iter().filter(|entry| matches!(entry, Entry::Stub(..))).count();
        let mut room = ExtraMemory {
            slots: (entries.len() - stubs) as u64,
            word: u64::from(types.word),
            stubs: stubs as u64,
            stub_size: types.stubs.iter().map(|stub| stub.bytes.len() as u64).max().unwrap_or(0),
            commons_size: 0,
            commons_align: 1,
            commons: FxHashMap::default(),
        };
        for symbol in object.symbols() {
            if let Definition::Common(align) = symbol.definition() {
                // COFF records no alignment: use the size, rounded up to a power of two and limited to 32 bytes.
                let own = symbol.size().checked_next_power_of_two().map_or(32, |size| size.min(32));
                let align = if align.is_power_of_two() { align } else { own };
                let start = room.commons_size.checked_next_multiple_of(align).unwrap_or(u64::MAX);
                room.commons.insert(symbol.id(), start);
                room.commons_size = start.saturating_add(symbol.size());
                room.commons_align = room.commons_align.max(align);
            }
        }
        room
    }

    pub(super) fn first_stub(&self) -> u64 {
        (self.slots * self.word).next_multiple_of(16)
    }

    pub(super) fn table_size(&self) -> u64 {
        if self.stubs == 0 { self.slots * self.word } else { self.first_stub() + self.stubs * self.stub_size }
    }

    pub(super) fn common(&self, symbol: SymbolId) -> Option<u64> {
        self.commons.get(&symbol).copied()
    }
}
