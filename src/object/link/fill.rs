//! Applies relocations one by one: computes the value by the row of the type, and writes it to the field.

use super::error::{RelocateErrorKind as Kind, text};
use super::extra_memory::Entry;
use super::load_addresses::LoadAddresses;
use crate::arch::relocation_types::{Fill, Formula, RelocationTypes, Stub};
use crate::arch::{Endian, FixupInfo, Pc, store};
use crate::object::elf::SymbolType;
use crate::object::{Definition, Object, Relocation, Section, Symbol, SymbolId};
use rustc_hash::FxHashMap;

pub(super) struct Filler<'a, R> {
    object: &'a Object,
    pub(super) types: &'static RelocationTypes,
    addresses: &'a LoadAddresses,
    resolve: R,
    /// The results of `resolve`.
    resolved: FxHashMap<SymbolId, Option<u64>>,
    /// The offset of each entry in the table.
    entries: FxHashMap<Entry, u64>,
    table: Vec<u8>,
    /// The ends of the GOT entries and of the stubs.
    slots_end: u64,
    stubs_end: u64,
}

/// The S of a relocation.
#[derive(Clone, Copy)]
pub(super) struct Address {
    pub(super) value: u64,
    /// The symbol is weak and undefined.
    pub(super) is_missing: bool,
}

/// The longest chain of weak externals that is followed.
const MAX_DEFAULTS: usize = 64;

impl<'a, R: FnMut(Symbol<'_>) -> Option<u64>> Filler<'a, R> {
    pub(super) fn new(object: &'a Object, addresses: &'a LoadAddresses, resolve: R) -> Self {
        let first_stub = addresses.extra.first_stub();
        Filler {
            object,
            types: object.types(),
            addresses,
            resolve,
            resolved: FxHashMap::default(),
            entries: FxHashMap::default(),
            table: Vec::new(),
            slots_end: 0,
            stubs_end: first_stub,
        }
    }

    /// The table, and the number of its entries in use.
    pub(super) fn table(self) -> (Vec<u8>, usize) {
        let used = self.entries.len();
        (self.table, used)
    }

    /// Applies one relocation; `bytes` are the section's.
    #[inline(never)]
    pub(super) fn fill(
        &mut self,
        section: &Section<'_>,
        relocation: &Relocation<'_>,
        bytes: &mut [u8],
    ) -> Result<(), Kind> {
        let row = self.types.row(relocation.kind().number()).ok_or(Kind::Unsupported)?;
        let fill = row.fill.ok_or(Kind::Unsupported)?;
        if fill.formula == Formula::Nothing {
            return Ok(());
        }
        let info = self.types.fields.field(fill.kind);
        let offset = relocation.offset();
        let at = usize::try_from(offset).map_err(|_| Kind::OutsideSection)?;
        let end = at.checked_add(usize::from(info.bytes)).ok_or(Kind::OutsideSection)?;
        let field = bytes.get(at..end).ok_or(Kind::OutsideSection)?;
        let carried = section.elf().is_some_and(|elf| elf.rela);
        let a = if carried { relocation.addend() } else { self.types.fields.read(fill.addend, field) };
        let a = a.wrapping_sub(fill.bias.into());
        let p = self.addresses.of(section.id()).wrapping_add(offset);
        let symbol = relocation.symbol();
        if fill.formula == Formula::RelaxableSlot && a == -4 {
            let s = self.address(symbol)?.value;
            if self.types.fields.relax_slot(row, bytes, at, s, p) {
                return Ok(());
            }
        }
        if fill.formula == Formula::Branch {
            return self.branch(&fill, relocation, a, p, (bytes, at..end));
        }
        let value = self.value(&fill, info, symbol, a, p, (&*bytes, at))?;
        self.put(&fill, value, &mut bytes[at..end])
    }

    pub(super) fn put(&self, fill: &Fill, value: i64, field: &mut [u8]) -> Result<(), Kind> {
        // 32-bit addresses wrap around.
        let value = if self.types.word == 4 { i64::from(value as i32) } else { value };
        let wrong = |reason: &str| Kind::OutOfRange { value, reason: reason.into() };
        let checked = fill.check.of(value).ok_or_else(|| wrong("too many bits"))?;
        self.types.fields.apply(fill.kind, fill.part.of(checked), field).map_err(|error| wrong(&error.0))
    }

    /// Evaluates a formula. `place` is the section's bytes and the field's offset in them.
    fn value(
        &mut self,
        fill: &Fill,
        info: &FixupInfo,
        symbol: Option<Symbol<'_>>,
        a: i64,
        p: u64,
        place: (&[u8], usize),
    ) -> Result<i64, Kind> {
        let plus = |base: u64| base.wrapping_add(a as u64);
        Ok(match fill.formula {
            Formula::Nothing => 0,
            Formula::Absolute => plus(self.address(symbol)?.value) as i64,
            Formula::Relative | Formula::Branch => {
                let s = self.address(symbol)?;
                if s.is_missing && self.types.weak_is_here {
                    return Ok(relative(info, p, p));
                }
                relative(info, plus(s.value), p)
            }
            Formula::Table => relative(info, plus(self.global_offset_table()?), p),
            Formula::FromTable => plus(self.address(symbol)?.value).wrapping_sub(self.global_offset_table()?) as i64,
            Formula::SlotOffset => {
                let slot = self.slot(symbol)?;
                let base =
                    if self.types.fields.has_no_base(place.0, place.1) { 0 } else { self.global_offset_table()? };
                plus(slot).wrapping_sub(base) as i64
            }
            Formula::SlotAddress => plus(self.slot(symbol)?) as i64,
            Formula::Slot | Formula::RelaxableSlot => relative(info, plus(self.slot(symbol)?), p),
            Formula::SlotFromPage => plus(self.slot(symbol)?).wrapping_sub(self.table_address()? & !0xfff) as i64,
            Formula::ThreadOffset => self.thread_offset(symbol)?.wrapping_add(a),
            Formula::ThreadSlotOffset => {
                let slot = self.thread_slot(symbol)?;
                plus(slot).wrapping_sub(self.global_offset_table()?) as i64
            }
            Formula::ThreadSlotAddress => plus(self.thread_slot(symbol)?) as i64,
            Formula::ThreadSlot => relative(info, plus(self.thread_slot(symbol)?), p),
            Formula::BlockOffset => {
                let start = self.addresses.thread.ok_or(Kind::NoThreadBlock)?.start;
                plus(self.address(symbol)?.value).wrapping_sub(start) as i64
            }
            Formula::Size => plus(symbol.map_or(0, |symbol| symbol.size())) as i64,
            Formula::ImageRelative => plus(self.address(symbol)?.value).wrapping_sub(self.addresses.image) as i64,
            Formula::SectionRelative => match self.definition(symbol) {
                Some(Definition::Section(_, offset)) => plus(offset) as i64,
                _ => return Err(Kind::NotInSection),
            },
            Formula::SectionIndex => {
                let Some(Definition::Section(section, _)) = self.definition(symbol) else {
                    return Err(Kind::NotInSection);
                };
                let coff = self.object.section(section).and_then(|section| section.coff());
                coff.map_or(0, |coff| plus(coff.number.into()) as i64)
            }
        })
    }

    /// A symbol's definition, or that of its default if it is a weak external.
    fn definition(&self, symbol: Option<Symbol<'_>>) -> Option<Definition> {
        let mut symbol = symbol?;
        for _ in 0..MAX_DEFAULTS {
            match symbol.coff().and_then(|coff| coff.weak) {
                Some(weak) => symbol = self.object.symbol(weak.default)?,
                None => break,
            }
        }
        Some(symbol.definition())
    }

    fn caller_address(&mut self, symbol: Symbol<'_>) -> Option<u64> {
        let resolve = &mut self.resolve;
        *self.resolved.entry(symbol.id()).or_insert_with(|| resolve(symbol))
    }

    pub(super) fn address(&mut self, symbol: Option<Symbol<'_>>) -> Result<Address, Kind> {
        let known = |value| Ok(Address { value, is_missing: false });
        let Some(mut symbol) = symbol else { return known(0) };
        for _ in 0..MAX_DEFAULTS {
            let is_ifunc = symbol.elf().is_some_and(|elf| elf.kind == SymbolType::GNU_IFUNC);
            match symbol.definition() {
                Definition::Section(..) | Definition::Absolute(_) if !is_ifunc => {
                    let address = self.addresses.address(&symbol).ok_or_else(|| self.not_placed(&symbol))?;
                    return known(address | self.code_bit(&symbol));
                }
                Definition::Undefined | Definition::Common(_) | Definition::Section(..) | Definition::Absolute(_) => {
                    if let Some(address) = self.caller_address(symbol) {
                        return known(address);
                    }
                }
                Definition::File => return Err(Kind::Undefined),
            }
            if let Definition::Common(_) = symbol.definition() {
                return self.addresses.address(&symbol).map_or(Err(Kind::NoRoomForCommon), known);
            }
            if is_ifunc && symbol.definition() != Definition::Undefined {
                return Err(Kind::Undefined);
            }
            match symbol.coff().and_then(|coff| coff.weak).and_then(|weak| self.object.symbol(weak.default)) {
                Some(default) => symbol = default,
                None if symbol.is_weak() => return Ok(Address { value: 0, is_missing: true }),
                None if symbol.name() == GLOBAL_OFFSET_TABLE => return known(self.table_address()?),
                None => return Err(Kind::Undefined),
            }
        }
        Err(Kind::Undefined)
    }

    /// The error for a symbol in a section without an address.
    #[cold]
    fn not_placed(&self, symbol: &Symbol<'_>) -> Kind {
        let section = match symbol.definition() {
            Definition::Section(section, _) => self.object.section(section),
            _ => None,
        };
        Kind::NotPlaced { section: section.map_or_else(Box::default, |section| text(section.name()).into()) }
    }

    /// The address of the table, which a relocation refers to or has an entry in.
    fn table_address(&self) -> Result<u64, Kind> {
        self.addresses.table.ok_or(Kind::TableNotPlaced)
    }

    fn code_bit(&self, symbol: &Symbol<'_>) -> u64 {
        match symbol.definition() {
            Definition::Section(id, _) if self.types.code_bit != 0 => {
                let is_code = self.object.section(id).is_some_and(|section| section.access().execute);
                if is_code { self.types.code_bit } else { 0 }
            }
            _ => 0,
        }
    }

    /// GOT: the caller's address of its symbol, or the table.
    fn global_offset_table(&mut self) -> Result<u64, Kind> {
        let symbol = self.object.symbol_named(GLOBAL_OFFSET_TABLE);
        symbol.and_then(|symbol| self.caller_address(symbol)).map_or_else(|| self.table_address(), Ok)
    }

    /// S - TP
    fn thread_offset(&mut self, symbol: Option<Symbol<'_>>) -> Result<i64, Kind> {
        let own = symbol.as_ref().and_then(|symbol| self.addresses.address(symbol));
        match own {
            Some(address) => {
                let block = self.addresses.thread.ok_or(Kind::NoThreadBlock)?;
                Ok(address.wrapping_sub(block.start) as i64).map(|at| at.wrapping_add(block.offset))
            }
            None => Ok(self.address(symbol)?.value as i64),
        }
    }

    /// GOT + G
    fn slot(&mut self, symbol: Option<Symbol<'_>>) -> Result<u64, Kind> {
        let s = self.address(symbol)?.value;
        self.entry(Entry::Address(symbol.map(|symbol| symbol.id())), s)
    }

    /// GOT + G, for a slot that holds S - TP
    fn thread_slot(&mut self, symbol: Option<Symbol<'_>>) -> Result<u64, Kind> {
        let offset = self.thread_offset(symbol)?;
        self.entry(Entry::ThreadOffset(symbol.map(|symbol| symbol.id())), offset as u64)
    }

    /// The address of an entry, which is created with this value if it does not exist.
    fn entry(&mut self, entry: Entry, value: u64) -> Result<u64, Kind> {
        let table = self.table_address()?;
        let at = match self.entries.get(&entry) {
            Some(&at) => at,
            None => {
                let at = self.slots_end;
                self.slots_end += u64::from(self.types.word);
                self.write(at, value);
                self.entries.insert(entry, at);
                at
            }
        };
        Ok(table.wrapping_add(at))
    }

    /// L: the address of a stub that jumps to an address; `None` if the table is full.
    pub(super) fn stub(&mut self, entry: Entry, stub: &Stub, target: u64) -> Result<Option<u64>, Kind> {
        let table = self.table_address()?;
        let at = match self.entries.get(&entry) {
            Some(&at) => at,
            None => {
                let at = self.stubs_end;
                self.stubs_end += stub.bytes.len() as u64;
                self.grow();
                let start = usize::try_from(at).unwrap_or(usize::MAX);
                let end = start.saturating_add(stub.bytes.len());
                let Some(code) = self.table.get_mut(start..end) else { return Ok(None) };
                code.copy_from_slice(stub.bytes);
                self.write(at + u64::from(stub.address), target);
                self.entries.insert(entry, at);
                at
            }
        };
        Ok(Some(table.wrapping_add(at)))
    }

    fn grow(&mut self) {
        if self.table.is_empty() {
            self.table.resize(usize::try_from(self.addresses.table_size()).unwrap_or(0), 0);
        }
    }

    fn write(&mut self, at: u64, value: u64) {
        self.grow();
        let endian = if self.object.is_big_endian() { Endian::Big } else { Endian::Little };
        let word = usize::from(self.types.word);
        if let Some(bytes) = usize::try_from(at).ok().and_then(|at| self.table.get_mut(at..at + word)) {
            store(value, bytes, endian);
        }
    }
}

const GLOBAL_OFFSET_TABLE: &[u8] = b"_GLOBAL_OFFSET_TABLE_";

/// The address relative to P, as the field counts it.
pub(super) fn relative(info: &FixupInfo, to: u64, p: u64) -> i64 {
    let pc = if info.pc == Pc::None { Pc::Field } else { info.pc };
    pc.distance(to as i64, p)
}
