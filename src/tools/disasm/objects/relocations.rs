//! The relocations of a section, each shown after the instruction that it is in.

use super::names::Shown;
use super::page::Page;
use crate::inspect::{File, Format, Relocation, Section};

/// The relocations of a section by offset, at most `most`.
pub(super) fn of(file: &File<'_>, section: &Section<'_>, most: usize) -> Vec<Relocation> {
    let count = usize::try_from(file.relocation_count(section)).map_or(most, |count| count.min(most));
    let mut list = Vec::with_capacity(count);
    list.extend(file.relocations(section).take(count));
    if !list.is_sorted_by_key(|relocation| relocation.offset) {
        list.sort_by_key(|relocation| relocation.offset);
    }
    list
}

/// The relocations of a section that have not been passed.
#[derive(Clone, Copy)]
pub(super) struct Relocations<'r> {
    left: &'r [Relocation],
    /// What is subtracted from their offsets.
    base: u64,
}

impl<'r> Relocations<'r> {
    /// All of a section; `list` is by offset.
    pub(super) fn new(list: &'r [Relocation], file: &File<'_>, section: &Section<'_>) -> Self {
        Relocations { left: list, base: if file.is_relocatable() { 0 } else { section.address } }
    }

    /// Those from an offset on.
    pub(super) fn starting_at(&self, offset: u64) -> Self {
        let before = self.left.partition_point(|relocation| relocation.offset.wrapping_sub(self.base) < offset);
        Relocations { left: self.left.get(before..).unwrap_or_default(), base: self.base }
    }

    /// The offset of the next one.
    #[inline]
    pub(super) fn next_offset(&self) -> Option<u64> {
        self.left.first().map(|relocation| relocation.offset.wrapping_sub(self.base))
    }

    /// Passes those before an offset.
    #[inline]
    pub(super) fn skip_to(&mut self, offset: u64) {
        while self.next_offset().is_some_and(|next| next < offset) {
            self.left = self.left.get(1..).unwrap_or_default();
        }
    }

    /// Takes the next one with its offset if it is before `end`.
    #[inline]
    pub(super) fn take_before(&mut self, end: u64) -> Option<(u64, Relocation)> {
        let offset = self.next_offset().filter(|next| *next < end)?;
        let (first, rest) = self.left.split_first()?;
        self.left = rest;
        Some((offset, *first))
    }
}

/// Writes a line for a relocation at an address.
pub(super) fn write<'d>(file: &File<'d>, found: &Relocation, address: u64, names: &Shown, page: &mut Page<'_>) {
    let is_wide = file.address_size > 4;
    page.bytes(if is_wide { &b"\t\t"[..] } else { b"\t\t\t" });
    page.padded(address, if is_wide { 16 } else { 8 });
    page.bytes(b":  ");
    page.bytes(file.relocation_name(found.kind).unwrap_or("Unknown").as_bytes());
    page.bytes(b"\t");
    match found.symbol.map(|index| file.symbol(index)) {
        Some(Some(symbol)) if file.format == Format::Elf && symbol.is_section => {
            page.bytes(&names.plain(file.name_of(symbol)));
        }
        Some(Some(symbol)) if file.format == Format::Elf => page.bytes(&names.name(symbol.name)),
        Some(Some(symbol)) => page.bytes(&names.plain(symbol.name)),
        Some(None) => page.bytes(b"<unknown symbol>"),
        None => page.bytes(b"*ABS*"),
    }
    let addend = found.addend.unwrap_or(0);
    if addend != 0 {
        page.bytes(if addend < 0 { b"-0x" } else { b"+0x" });
        page.padded(addend.unsigned_abs(), 1);
    }
    page.end_line();
}
