//! Iterates over a section's relocations, and resolves the fields that they apply to.

use super::bytes::{Cursor, sign_extend};
use super::coff::RELOCATION;
use super::file::{File, Relocation, Relocations, Section};
use super::value::Value;
use object::read::elf::CrelIterator;

/// A relocation table that is decoded lazily.
enum Reader<'d> {
    Fixed { cursor: Cursor<'d>, address: usize, explicit: bool, coff: bool },
    Compact(Option<CrelIterator<'d>>),
}

impl Iterator for Reader<'_> {
    type Item = Relocation;

    fn next(&mut self) -> Option<Relocation> {
        match self {
            Reader::Fixed { cursor, coff: true, .. } => {
                let (offset, symbol) = (cursor.u32().ok()?, cursor.u32().ok()?);
                let kind = cursor.u16().ok()?.into();
                Some(Relocation { offset: offset.into(), symbol: Some(symbol), kind, addend: None })
            }
            Reader::Fixed { cursor, address, explicit, .. } => {
                let (offset, info) = (cursor.uint(*address).ok()?, cursor.uint(*address).ok()?);
                let addend = if *explicit { Some(cursor.int(*address).ok()?) } else { None };
                let (symbol, kind) = match *address {
                    8 => ((info >> 32) as u32, info as u32),
                    _ => ((info >> 8) as u32, info as u32 & 0xff),
                };
                Some(Relocation { offset, symbol: Some(symbol).filter(|&symbol| symbol != 0), kind, addend })
            }
            Reader::Compact(list) => {
                let list = list.as_mut()?;
                let explicit = list.is_rela();
                let found = list.next()?.ok()?;
                let symbol = Some(found.r_sym).filter(|&symbol| symbol != 0);
                let addend = explicit.then_some(found.r_addend);
                Some(Relocation { offset: found.r_offset, symbol, kind: found.r_type.0, addend })
            }
        }
    }
}

impl<'d> File<'d> {
    /// Returns the relocations of a section in file order.
    pub fn relocations(&self, section: &Section<'d>) -> impl Iterator<Item = Relocation> + use<'d> {
        let (big, address) = (self.big_endian, usize::from(self.address_size));
        section.relocations.clone().into_iter().flat_map(move |list| match list {
            Relocations::Elf { data, explicit } => {
                Reader::Fixed { cursor: Cursor::new(data, big), address, explicit, coff: false }
            }
            Relocations::Coff { data } => {
                Reader::Fixed { cursor: Cursor::new(data, false), address, explicit: false, coff: true }
            }
            Relocations::Crel { data } => Reader::Compact(CrelIterator::new(data).ok()),
        })
    }

    /// The number of a section's relocations, as the tables' sizes say.
    pub(crate) fn relocation_count(&self, section: &Section<'d>) -> u64 {
        let record = |explicit: bool| usize::from(self.address_size) * if explicit { 3 } else { 2 };
        let count = |list: &Relocations<'d>| match *list {
            Relocations::Elf { data, explicit } => (data.len() / record(explicit)) as u64,
            Relocations::Coff { data } => (data.len() / RELOCATION) as u64,
            Relocations::Crel { data } => Cursor::new(data, false).uleb().map_or(0, |header| header >> 3),
        };
        section.relocations.iter().map(count).fold(0, u64::saturating_add)
    }

    /// The place that a relocation refers to, given the number in its field.
    pub(super) fn relocated(&self, relocation: &Relocation, field: i64) -> Value<'d> {
        self.place(relocation.symbol, relocation.addend.unwrap_or(field))
    }
}

/// A section being decoded: a cursor over its bytes, and its relocations sorted by offset.
#[derive(Debug)]
pub(super) struct Fields<'f, 'd> {
    pub(super) file: &'f File<'d>,
    pub(super) cursor: Cursor<'d>,
    relocations: Vec<Relocation>,
    /// The index of the next relocation if fields are read in order; a hint.
    next: usize,
    /// The section has more relocations than fit in the file; the rest is dropped.
    pub(super) has_more: bool,
}

/// Minimum size of a relocated field in bytes, used to limit the number of relocations: in CREL one byte may encode a
/// relocation.
const FIELD: usize = 4;

const AT_LEAST: usize = 1024;

impl<'f, 'd> Fields<'f, 'd> {
    pub(super) fn new(file: &'f File<'d>, section: &Section<'d>) -> Self {
        let mut list = file.relocations(section);
        let most = file.data.len() / FIELD + AT_LEAST;
        let count = usize::try_from(file.relocation_count(section)).map_or(most, |count| count.min(most));
        let mut relocations = Vec::with_capacity(count);
        relocations.extend(list.by_ref().take(most));
        let has_more = list.next().is_some();
        if !relocations.is_sorted_by_key(|relocation| relocation.offset) {
            relocations.sort_by_key(|relocation| relocation.offset);
        }
        Fields { file, cursor: Cursor::new(section.data, file.big_endian), relocations, next: 0, has_more }
    }

    pub(super) fn at(&mut self, offset: u64) -> &[Relocation] {
        let is_before = |relocation: &Relocation| relocation.offset < offset;
        let guess = self.next;
        let fits = guess <= self.relocations.len()
            && (guess == 0 || is_before(&self.relocations[guess - 1]))
            && self.relocations.get(guess).is_none_or(|found| !is_before(found));
        let first = if fits { guess } else { self.relocations.partition_point(is_before) };
        let count = self.relocations[first..].iter().take_while(|found| found.offset == offset).count();
        self.next = first + count;
        &self.relocations[first..first + count]
    }

    /// All relocations, sorted by offset.
    pub(super) fn all(&self) -> &[Relocation] {
        &self.relocations
    }

    /// The relocations whose offsets are from `start` to before `end`.
    pub(super) fn between(&self, start: u64, end: u64) -> &[Relocation] {
        let place = |offset: u64| self.relocations.partition_point(|relocation| relocation.offset < offset);
        let (first, last) = (place(start), place(end));
        &self.relocations[first..last.max(first)]
    }

    /// Reads a field of `size` bytes that holds an address: the place of its relocation, or the number if it has no
    /// relocation.
    pub(super) fn place(&mut self, size: usize) -> super::bytes::Read<Value<'d>> {
        let at = self.cursor.at() as u64;
        let field = self.cursor.uint(size)?;
        Ok(self.place_of(at, field, size))
    }

    /// Like [`Self::place`], for a field that has been read.
    pub(super) fn place_of(&mut self, at: u64, field: u64, size: usize) -> Value<'d> {
        let found = self.at(at).first().copied();
        match found {
            Some(relocation) => self.file.relocated(&relocation, sign_extend(field, size)),
            None => Value::Hex(field),
        }
    }

    pub(super) fn address_size(&self) -> usize {
        usize::from(self.file.address_size)
    }
}
