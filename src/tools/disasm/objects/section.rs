//! The code of a section: a heading for each symbol, lines for its instructions and data.

use super::data;
use super::machine::Machine;
use super::names::Shown;
use super::page::Page;
use super::relocations::{self, Relocations};
use super::source::Source;
use super::symbols::{List, Names, Near};
use crate::arch::disasm::Style;
use crate::arch::disasm::buffer::{Comment, TextBuffer};
use crate::inspect::{File, Format, Section};
use std::ops::Range;

/// An object being written.
pub(super) struct Dump<'p, 'w, 'd> {
    pub(super) file: &'p File<'d>,
    pub(super) names: &'p Shown,
    /// The symbols that are wanted; empty for all.
    pub(super) wanted: &'p [Vec<u8>],
    pub(super) machine: Machine,
    pub(super) page: &'p mut Page<'w>,
    pub(super) intel: bool,
    /// What is written about the source.
    pub(super) source: Option<Source<'p, 'd>>,
    /// What the addresses of the function that is being written are called.
    pub(super) near: Near<'d>,
    /// How many threads may write.
    pub(super) threads: usize,
    /// What the printers of instructions add; kept for its memory.
    pub(super) comment: Comment,
}

/// The code of a section.
#[derive(Clone, Copy)]
pub(super) struct Code<'s, 'd> {
    pub(super) section: &'s Section<'d>,
    pub(super) index: usize,
    pub(super) list: &'s List<'d>,
}

/// What is between two symbols.
struct Part<'s, 'd> {
    code: Code<'s, 'd>,
    /// The offsets of its first byte, and of its end.
    at: usize,
    end: usize,
}

impl<'d> Dump<'_, '_, 'd> {
    /// Writes a section with at most `most` relocations. Returns the number of relocations read.
    pub(super) fn section(&mut self, index: usize, most: usize, symbols: &mut Names<'d>) -> usize {
        let file = self.file;
        let Some(section) = file.sections.get(index) else { return 0 };
        if self.size(section) == 0 {
            return 0;
        }
        if let Some(list) = symbols.lists.get_mut(index) {
            list.name_start(section, file.is_code(section));
        }
        let found = relocations::of(file, section, most);
        let relocations = Relocations::new(&found, file, section);
        if let Some(list) = symbols.lists.get(index) {
            let code = Code { section, index, list };
            if !self.by_threads(code, symbols, relocations) {
                self.parts(code, 0..list.len(), symbols, relocations);
            }
        }
        found.len()
    }

    fn size(&self, section: &Section<'d>) -> u64 {
        if self.file.is_virtual(section) { section.size } else { section.data.len() as u64 }
    }

    /// Writes what follows the symbols of a range, and the name of the section if it is the first one.
    pub(super) fn parts(
        &mut self,
        code: Code<'_, 'd>,
        range: Range<usize>,
        symbols: &Names<'d>,
        mut relocations: Relocations<'_>,
    ) {
        let Code { section, list, .. } = code;
        let file = self.file;
        let (is_virtual, size) = (file.is_virtual(section), self.size(section));
        let distinguishes = file.format == Format::Elf && file.is_code(section);
        let (mut next, mut has_heading) = (range.start, range.start != 0);
        let first = list.address(next).map_or(0, |address| address.wrapping_sub(section.address));
        // The last mark before it decides what is there.
        let mut mark = list.marks.partition_point(|mark| mark.0 <= first).saturating_sub(1);
        if range.start == 0 {
            mark = 0;
        }
        relocations = relocations.starting_at(if range.start == 0 { 0 } else { first });
        self.machine.begin_section();
        while next < range.end && !self.page.has_failed() {
            let (here, group) = list.group(next);
            next = group.end;
            let is_data = distinguishes && here.iter().all(|symbol| symbol.is_data);
            // Where code and data have the same address, the last name of code is shown.
            let shown = here.iter().rposition(|symbol| !distinguishes || !symbol.is_data).unwrap_or(here.len() - 1);
            let mut headings: Vec<&[u8]> = Vec::new();
            if self.wanted.is_empty() {
                headings.extend(here.get(shown).filter(|symbol| !symbol.is_mark).map(|symbol| symbol.name));
            } else {
                headings.extend(here.iter().map(|symbol| symbol.name).filter(|name| self.wants(name)));
                if headings.is_empty() {
                    continue;
                }
            }
            let Some(start) = here.first().and_then(|symbol| symbol.address.checked_sub(section.address)) else {
                continue;
            };
            let after = list.address(next).map_or(size, |address| address.wrapping_sub(section.address));
            let end = size.min(after);
            if start >= end {
                continue;
            }
            if !has_heading {
                has_heading = true;
                self.page.bytes(b"\nDisassembly of section ");
                self.page.bytes(&self.names.plain(section.name));
                self.page.bytes(b":");
                self.page.end_line();
            }
            self.headings(&headings, section.address.wrapping_add(start));
            if is_virtual {
                self.page.bytes(b"...");
                self.page.end_line();
                continue;
            }
            let (at, end) = (start as usize, end as usize);
            if is_data {
                let bytes = section.data.get(at..end).unwrap_or_default();
                data::write_rows(bytes, section.address.wrapping_add(start), self.page);
                continue;
            }
            relocations.skip_to(start);
            self.near = symbols.near(code.index, section.address.wrapping_add(start));
            self.code(&mut Part { code, at, end }, symbols, &mut relocations, &mut mark);
        }
    }

    fn wants(&self, name: &[u8]) -> bool {
        self.wanted.iter().any(|wanted| *wanted == *self.names.name(name))
    }

    fn headings(&mut self, names: &[&[u8]], address: u64) {
        if !names.is_empty() {
            self.page.end_line();
        }
        for name in names {
            self.page.padded(address, if self.file.address_size > 4 { 16 } else { 8 });
            self.page.bytes(b" <");
            self.page.bytes(&self.names.name(name));
            self.page.bytes(b">:");
            self.page.end_line();
        }
    }

    /// Writes instructions, and the data that marks tell from them. `mark` is the first mark that has not been passed.
    fn code(
        &mut self,
        part: &mut Part<'_, 'd>,
        symbols: &Names<'d>,
        relocations: &mut Relocations<'_>,
        mark: &mut usize,
    ) {
        let base = part.code.section.address;
        while part.at < part.end {
            while let Some((_, kind)) = part.code.list.marks.get(*mark).filter(|found| found.0 <= part.at as u64) {
                self.machine.mark(*kind);
                *mark += 1;
            }
            let rest = part.code.section.data.get(part.at..).unwrap_or_default();
            let zeros_end = match relocations.next_offset() {
                Some(next) => part.end.min(usize::try_from(next).unwrap_or(usize::MAX)),
                None => part.end,
            };
            let zeros = data::zeros(rest.get(..zeros_end.saturating_sub(part.at)).unwrap_or_default());
            if zeros != 0 {
                self.page.bytes(b"\t\t...");
                self.page.end_line();
                part.at += zeros;
                continue;
            }
            let address = base.wrapping_add(part.at as u64);
            let size = if self.machine.is_in_data {
                let data = rest.get(..part.end - part.at).unwrap_or(rest);
                data::write_word(data, address, self.file.big_endian, self.machine.text_column(), self.page)
            } else {
                self.instruction(rest, address, part.code.index, symbols)
            };
            let after = part.at.saturating_add(size.max(1));
            relocations.skip_to(part.at as u64);
            while let Some((offset, found)) = relocations.take_before(after as u64) {
                relocations::write(self.file, &found, base.wrapping_add(offset), self.names, self.page);
            }
            part.at = after;
        }
    }

    /// Writes the instruction at the start of some bytes. Returns the number of its bytes.
    fn instruction(&mut self, bytes: &[u8], address: u64, section: usize, symbols: &Names<'d>) -> usize {
        let mut decoded = None;
        let found = self.machine.decode(bytes, &mut decoded);
        let size = found.unwrap_or_else(|skip| skip).clamp(1, bytes.len().max(1));
        let page = &mut *self.page;
        if let Some(source) = &mut self.source {
            source.before(section, address, self.names, page);
        }
        let shown = bytes.get(..size).unwrap_or(bytes);
        self.machine.write_code(address, shown, page);
        let Some((decoded, decoder)) = found.ok().and(decoded).zip(self.machine.decoder()) else {
            page.bytes(b"<unknown>");
            page.end_line();
            return size;
        };
        let (names, near) = (self.names, self.near);
        let write_name = |target: u64, out: &mut TextBuffer<'_>| {
            let label = near.label(target).or_else(|| symbols.before(section, target));
            if let Some(label) = label {
                out.padded(b" <", 2);
                out.bytes(&names.text(&label));
                if target != label.address {
                    out.padded(b"+0x", 3);
                    out.hex(target.wrapping_sub(label.address));
                }
                out.byte(b'>');
            }
            Ok(())
        };
        let style =
            Style { intel: self.intel, hex: true, address: Some(address), symbolize: Some(&write_name), fields: None };
        // Writing to memory cannot fail.
        let _ = page.text(|text| decoder.write(&decoded, &style, text, &mut self.comment));
        let column = self.machine.comment_column();
        let mut has_comment = false;
        let mut begin = |page: &mut Page<'_>| {
            if std::mem::replace(&mut has_comment, true) {
                page.end_line();
            }
            page.pad_to_comment(column);
            page.bytes(decoder.comment().as_bytes());
            page.bytes(b" ");
        };
        if !self.comment.text().is_empty() {
            for line in self.comment.text().lines() {
                begin(page);
                page.bytes(line.as_bytes());
            }
            self.comment.clear();
        }
        if let Some(target) = decoded.commented_target(address) {
            begin(page);
            let _ = page.text(|text| style.write_target(target, text));
        }
        page.end_line();
        size
    }
}
