//! `-g` in a text that is printed: the sections that describe the source, as llvm-mc prints them.

use crate::asm::state::sections::{switch_to_coff, switch_to_elf};
use crate::asm::state::{Assembler, own_name, print_section};
use crate::debug::dwarf::{Description, Generated, LLVM_PRODUCER, Label, Lines, Part, Sink};
use crate::model::{CoffSection, ElfSection, SectionId};
use crate::parse::ast::Name;
use object::elf::SHT_PROGBITS;
use rustc_hash::FxHashMap;

/// Prints the sections at the end of the text, if it has no line table of its own.
#[inline(never)]
pub(super) fn print(a: &mut Assembler<'_, '_>) {
    let Some(generated) = a.debug.description.as_mut().and_then(|d| d.dwarf.take()) else { return };
    let lines = std::mem::take(&mut **a.debug.lines);
    let line_table = own_name(a, "line_table_start");
    let sections = generated.all_sections();
    if !sections.is_empty() {
        print_sections(a, &generated, &lines, &sections, line_table);
    }
    enter(a, b".debug_line");
    if let Some(mut print) = a.print() {
        print.label(line_table);
    }
}

fn print_sections(
    a: &mut Assembler<'_, '_>,
    generated: &Generated,
    lines: &Lines,
    sections: &[SectionId],
    line_table: Name,
) {
    // llvm-mc applies the prefix map only to objects.
    let directory = a.options.dwarf.compilation_dir.clone().unwrap_or_default();
    let flags = a.options.dwarf.flags.clone();
    let producer = a.options.dwarf.producer.clone();
    let what = Description {
        version: lines.version,
        pointer_size: a.desc.frame.pointer_size,
        offset_size: if a.options.dwarf.dwarf64 { 8 } else { 4 },
        compilation_dir: &directory,
        flags: flags.as_deref(),
        producer: producer.as_deref().unwrap_or(LLVM_PRODUCER),
    };
    let ends = sections.iter().map(|&section| (section, own_name(a, "sec_end"))).collect();
    let (pointer, offset) = (what.pointer_size, what.offset_size);
    let mut sink = ToText { a, version: what.version, pointer, offset, ends, line_table, unit: None };
    what.write(generated, lines, sections, &mut sink);
}

/// Switches to a debug section.
fn enter(a: &mut Assembler<'_, '_>, name: &[u8]) {
    if a.is_coff() {
        switch_to_coff(a, name, CoffSection::known(name).unwrap_or_default());
    } else {
        switch_to_elf(a, name, ElfSection { kind: SHT_PROGBITS.0, ..ElfSection::default() }, 0);
    }
    print_section(a);
}

/// Prints the sections.
struct ToText<'s, 'a, 'o> {
    a: &'s mut Assembler<'a, 'o>,
    version: u16,
    /// The size of an address.
    pointer: u8,
    /// The size of a section offset.
    offset: u8,
    /// The symbols at the ends of sections.
    ends: FxHashMap<SectionId, Name>,
    line_table: Name,
    /// The end of the current unit.
    unit: Option<Name>,
}

impl ToText<'_, '_, '_> {
    fn print_label(&mut self, name: Name) {
        if let Some(mut print) = self.a.print() {
            print.label(name);
        }
    }

    fn print_comment(&mut self, comment: &str) {
        if let Some(mut print) = self.a.print() {
            print.comment(comment);
        }
    }

    fn temporary(&mut self) -> Name {
        self.a.state.locals.make(self.a.model)
    }

    /// The address of the first symbol, or its distance from the second with a number subtracted.
    fn value(&mut self, size: u8, name: Name, from: Option<(Name, Option<u8>)>) {
        if let Some(mut print) = self.a.print() {
            print.symbols(size, name, from);
        }
    }

    fn start(&self, section: SectionId) -> Name {
        self.a.model.sections[section.0 as usize].symbol
    }

    fn end(&self, section: SectionId) -> Name {
        self.ends.get(&section).copied().unwrap_or(self.line_table)
    }

    /// A number with a comment.
    fn field(&mut self, value: u64, size: u8, comment: &str) {
        self.print_comment(comment);
        self.number(value, size);
    }
}

impl Sink for ToText<'_, '_, '_> {
    type Label = Name;

    fn enter(&mut self, part: Part) {
        let name: &[u8] = match part {
            Part::Info => b".debug_info",
            Part::Abbrev => b".debug_abbrev",
            Part::Aranges => b".debug_aranges",
            Part::Ranges if self.version >= 5 => b".debug_rnglists",
            Part::Ranges => b".debug_ranges",
        };
        enter(self.a, name);
    }

    fn label(&mut self) -> Name {
        let name = self.temporary();
        self.print_label(name);
        name
    }

    fn list_label(&mut self, version: u16) -> Name {
        let purpose = if version >= 5 { "debug_rnglist0_start" } else { "debug_ranges_start" };
        let name = own_name(self.a, purpose);
        self.print_label(name);
        name
    }

    fn number(&mut self, value: u64, size: u8) {
        if let Some(mut print) = self.a.print() {
            print.integer(value as i64, size);
        }
    }

    fn text(&mut self, text: &[u8]) {
        if let Some(mut print) = self.a.print() {
            print.bytes(text);
        }
    }

    fn ones(&mut self, size: u8) {
        if let Some(mut print) = self.a.print() {
            print.line(".zero", format_args!("\t{size},255"));
        }
    }

    fn offset_of(&mut self, label: Name) {
        if self.a.is_coff() {
            if let Some(mut print) = self.a.print() {
                print.with_offset(".secrel32", label, 0);
            }
        } else {
            self.value(self.offset, label, None);
        }
    }

    fn offset_of_lines(&mut self) {
        self.offset_of(self.line_table);
    }

    fn start_of(&mut self, section: SectionId) {
        self.value(self.pointer, self.start(section), None);
    }

    fn end_of(&mut self, section: SectionId) {
        self.value(self.pointer, self.end(section), None);
    }

    fn size_of(&mut self, section: SectionId) {
        self.value(self.pointer, self.end(section), Some((self.start(section), Some(0))));
    }

    fn uleb_size_of(&mut self, section: SectionId) {
        self.value(0, self.end(section), Some((self.start(section), Some(0))));
    }

    fn address_of(&mut self, label: &Label) {
        if let Some(name) = label.printed {
            self.value(self.pointer, name, None);
        }
    }

    fn begin_unit(&mut self) {
        let start = self.label();
        let end = self.temporary();
        self.unit = Some(end);
        if self.offset == 8 {
            self.number(0xffff_ffff, 4);
        }
        let before = if self.offset == 8 { 12 } else { 4 };
        self.value(self.offset, end, Some((start, Some(before))));
    }

    fn end_unit(&mut self) {
        if let Some(end) = self.unit.take() {
            self.print_label(end);
        }
    }

    fn begin_list(&mut self, version: u16, size: u8) {
        let [start, end] = ["debug_list_header_start", "debug_list_header_end"].map(|name| own_name(self.a, name));
        if self.offset == 8 {
            self.field(0xffff_ffff, 4, "DWARF64 mark");
        }
        self.print_comment("Length");
        self.value(self.offset, end, Some((start, None)));
        self.print_label(start);
        self.field(u64::from(version), 2, "Version");
        self.field(u64::from(size), 1, "Address size");
        self.field(0, 1, "Segment selector size");
        self.field(0, 4, "Offset entry count");
        self.unit = Some(end);
    }

    fn end_list(&mut self) {
        self.end_unit();
    }
}
