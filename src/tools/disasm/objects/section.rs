//! The code of a section: a heading for each symbol, lines for its instructions and data.

use super::data;
use super::machine::Machine;
use super::names::Shown;
use super::page::Page;
use super::relocations::{self, Relocations};
use super::source::Source;
use super::symbols::{List, Names};
use crate::arch::disasm::{Style, write_hex};
use crate::inspect::{File, Format, Section};
use std::fmt::{self, Write};

/// An object being written.
pub(super) struct Dump<'p, 'w, 'd> {
    pub(super) file: &'p File<'d>,
    pub(super) symbols: Names<'d>,
    pub(super) names: &'p Shown,
    /// The symbols that are wanted; empty for all.
    pub(super) wanted: &'p [Vec<u8>],
    pub(super) machine: Machine,
    pub(super) page: &'p mut Page<'w>,
    pub(super) intel: bool,
    /// What is written about the source.
    pub(super) source: Option<Source<'p, 'd>>,
    /// What the printers of instructions add; kept for its memory.
    pub(super) comment: String,
}

/// What is between two symbols.
struct Part<'s, 'd> {
    section: &'s Section<'d>,
    index: usize,
    list: &'s List<'d>,
    /// The offsets of its first byte, and of its end.
    at: usize,
    end: usize,
}

impl<'d> Dump<'_, '_, 'd> {
    /// Writes a section with at most `most` relocations. Returns the number of relocations read.
    pub(super) fn section(&mut self, index: usize, most: usize) -> usize {
        let file = self.file;
        let Some(section) = file.sections.get(index) else { return 0 };
        let is_virtual = file.is_virtual(section);
        let size = if is_virtual { section.size } else { section.data.len() as u64 };
        if size == 0 {
            return 0;
        }
        if let Some(list) = self.symbols.lists.get_mut(index) {
            list.name_start(section, file.is_code(section));
        }
        let mut relocations = Relocations::of(file, section, most);
        let symbols = std::mem::take(&mut self.symbols);
        if let Some(list) = symbols.lists.get(index) {
            self.parts(section, index, list, &symbols, &mut relocations);
        }
        self.symbols = symbols;
        relocations.len()
    }

    fn parts(
        &mut self,
        section: &Section<'d>,
        index: usize,
        list: &List<'d>,
        symbols: &Names<'d>,
        relocations: &mut Relocations,
    ) {
        let file = self.file;
        let is_virtual = file.is_virtual(section);
        let size = if is_virtual { section.size } else { section.data.len() as u64 };
        let distinguishes = file.format == Format::Elf && file.is_code(section);
        let (mut next, mut has_heading, mut mark) = (0, false, 0);
        self.machine.begin_section();
        while next < list.len() && !self.page.has_failed() {
            let (here, range) = list.group(next);
            next = range.end;
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
            let mut part = Part { section, index, list, at, end };
            self.code(&mut part, symbols, relocations, &mut mark);
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
    fn code(&mut self, part: &mut Part<'_, 'd>, symbols: &Names<'d>, relocations: &mut Relocations, mark: &mut usize) {
        let base = part.section.address;
        while part.at < part.end {
            while let Some((_, kind)) = part.list.marks.get(*mark).filter(|found| found.0 <= part.at as u64) {
                self.machine.mark(*kind);
                *mark += 1;
            }
            let rest = part.section.data.get(part.at..).unwrap_or_default();
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
                self.instruction(rest, address, part.index, symbols)
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
        page.instruction(address, shown, self.machine.unit(), self.machine.text_column());
        let Some((decoded, decoder)) = found.ok().and(decoded).zip(self.machine.decoder()) else {
            page.bytes(b"<unknown>");
            page.end_line();
            return size;
        };
        let names = self.names;
        let symbolize = |target: u64, out: &mut dyn Write| write_name(symbols, section, names, target, out);
        let style =
            Style { intel: self.intel, hex: true, address: Some(address), symbolize: Some(&symbolize), fields: None };
        self.comment.clear();
        // Writing to memory cannot fail.
        let _ = decoder.write(&decoded, &style, page, &mut self.comment);
        if let Some(target) = decoded.commented_target(address) {
            if !self.comment.is_empty() {
                self.comment.push('\n');
            }
            let _ = write_hex(target, &mut self.comment).and_then(|()| symbolize(target, &mut self.comment));
        }
        if !self.comment.is_empty() {
            let column = self.machine.comment_column();
            for (i, line) in self.comment.lines().enumerate() {
                if i != 0 {
                    page.end_line();
                }
                page.pad_to_comment(column);
                page.bytes(decoder.comment().as_bytes());
                page.bytes(b" ");
                page.bytes(line.as_bytes());
            }
        }
        page.end_line();
        size
    }
}

/// Writes the name before an address, and the distance from it.
fn write_name(symbols: &Names<'_>, section: usize, names: &Shown, target: u64, out: &mut dyn Write) -> fmt::Result {
    let Some(label) = symbols.before(section, target) else { return Ok(()) };
    out.write_str(" <")?;
    out.write_str(&names.text(&label))?;
    if target != label.address {
        out.write_str("+")?;
        write_hex(target.wrapping_sub(label.address), out)?;
    }
    out.write_str(">")
}
