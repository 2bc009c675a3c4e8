//! The sections that `-g` generates for the assembly source itself: `.debug_info`, `.debug_abbrev`, `.debug_aranges`
//! and, if several sections contain code, `.debug_ranges` or `.debug_rnglists` (DWARF 5, sections 3.1, 3.12, 6.1.2,
//! 2.17.3 and 7.5).

mod object;
mod sink;

pub use object::{Chunks, describe};
pub use sink::{Part, Sink};

use super::{File, Lines};
use crate::model::{SectionId, SectionOffset};
use crate::parse::ast::Name;
use hashbrown::HashMap;

const TAG_LABEL: u8 = 0x0a;
const TAG_COMPILE_UNIT: u8 = 0x11;
const UT_COMPILE: u8 = 1;
const LANG_MIPS_ASSEMBLER: u64 = 0x8001;
const RLE_END_OF_LIST: u8 = 0;
const RLE_START_LENGTH: u8 = 7;
/// llvm-mc's `DW_AT_producer`, used by default because objects are compared byte for byte.
pub const LLVM_PRODUCER: &str = "llvm-mc (based on LLVM 22.1.8)";
/// The producer in GNU as's dialect.
pub const PRODUCER: &str = concat!("llas ", env!("CARGO_PKG_VERSION"));

const AT_NAME: u64 = 0x03;
const AT_STMT_LIST: u64 = 0x10;
const AT_LOW_PC: u64 = 0x11;
const AT_HIGH_PC: u64 = 0x12;
const AT_LANGUAGE: u64 = 0x13;
const AT_COMP_DIR: u64 = 0x1b;
const AT_PRODUCER: u64 = 0x25;
const AT_DECL_FILE: u64 = 0x3a;
const AT_DECL_LINE: u64 = 0x3b;
const AT_RANGES: u64 = 0x55;
const AT_APPLE_FLAGS: u64 = 0x3fe2;
const FORM_ADDR: u8 = 0x01;
const FORM_DATA2: u8 = 0x05;
const FORM_DATA4: u8 = 0x06;
const FORM_DATA8: u8 = 0x07;
const FORM_STRING: u8 = 0x08;
const FORM_SEC_OFFSET: u8 = 0x17;

/// A label of the source.
#[derive(Debug)]
pub struct Label {
    name: Vec<u8>,
    file: u32,
    line: u32,
    /// Its address.
    pub place: SectionOffset,
    /// A symbol with the same address, in a text that is printed.
    pub printed: Option<Name>,
}

/// What has been collected from the source so far.
#[derive(Debug, Default)]
pub struct Generated {
    /// The number of the current file; 0 before the first label or instruction.
    file: u32,
    /// The numbers of files by directory and name.
    numbers: HashMap<Vec<u8>, u32>,
    /// The described sections, and whether each contains an instruction.
    sections: Vec<(SectionId, bool)>,
    /// By section: one plus its index in `sections`, or 0.
    by_section: Vec<u32>,
    labels: Vec<Label>,
    /// The source has its own `.loc` directives.
    has_own_lines: bool,
}

impl Generated {
    /// Describes a source that has `.loc` but no unit of its own: the sections that have rows.
    pub fn of_lines(lines: &Lines) -> Generated {
        let with_rows = lines.sequences.iter().filter(|sequence| !sequence.rows.is_empty());
        let sections = with_rows.map(|sequence| (sequence.section, true)).collect();
        Generated { sections, has_own_lines: true, ..Generated::default() }
    }

    /// Adds a section to the described ones. Returns false if it was there already.
    pub fn add_section(&mut self, section: SectionId) -> bool {
        if self.describes(section) {
            return false;
        }
        self.sections.push((section, false));
        let at = section.0 as usize;
        if self.by_section.len() <= at {
            self.by_section.resize(at + 1, 0);
        }
        self.by_section[at] = self.sections.len() as u32;
        true
    }
    pub fn describes(&self, section: SectionId) -> bool {
        self.by_section.get(section.0 as usize).is_some_and(|&index| index != 0)
    }

    /// Records that a section contains an instruction. Returns false if the section is not described.
    pub fn instruction(&mut self, section: SectionId) -> bool {
        let index = self.by_section.get(section.0 as usize).and_then(|&index| index.checked_sub(1));
        let found = index.and_then(|index| self.sections.get_mut(index as usize));
        found.map(|s| s.1 = true).is_some()
    }

    /// The number of the current file, assigned at the first label or instruction. For preprocessed text, the main file
    /// is the one named by the first line marker.
    pub fn main_file<'s>(&mut self, lines: &mut Lines, marked: impl FnOnce() -> Option<&'s str>) -> u32 {
        if self.file == 0 {
            if let Some(name) = marked() {
                self.name_main_file(lines, name);
            }
            let root = lines.root.clone().unwrap_or_default();
            self.file = self.number(lines, lines.compilation_dir.clone(), root);
        }
        self.file
    }

    /// Gives the main file the name in a line marker. The text that is read is not that file, whose contents are unknown.
    pub fn name_main_file(&mut self, lines: &mut Lines, name: &str) {
        let file = File { name: name.into(), ..File::default() };
        lines.note(&file);
        lines.root = Some(file);
    }

    pub fn marked_file(&mut self, lines: &mut Lines, name: &str) -> u32 {
        self.file = self.number(lines, Vec::new(), File { name: name.into(), ..File::default() });
        self.file
    }

    fn number(&mut self, lines: &mut Lines, directory: Vec<u8>, file: File) -> u32 {
        let mut key = if directory == lines.compilation_dir { Vec::new() } else { directory.clone() };
        key.push(0);
        key.extend_from_slice(&file.name);
        if let Some(&number) = self.numbers.get(&key) {
            return number;
        }
        if lines.is_root(&file) {
            return 0;
        }
        let number = lines.files.len().max(1) as u64;
        if lines.add(number, directory, file).is_err() {
            return self.file;
        }
        self.numbers.insert(key, number as u32);
        number as u32
    }

    /// Adds a label, without the leading underscore that C compilers prefix.
    pub fn label(&mut self, name: &[u8], line: u32, place: SectionOffset) {
        let name = name.strip_prefix(b"_").unwrap_or(name).to_vec();
        self.labels.push(Label { name, file: self.file, line, place, printed: None });
    }

    /// The last label, if it has no printed symbol yet.
    pub fn unprinted(&mut self) -> Option<&mut Label> {
        self.labels.last_mut().filter(|label| label.printed.is_none())
    }

    /// The described sections that contain instructions.
    pub fn sections(&self) -> Vec<SectionId> {
        self.sections.iter().filter(|s| s.1).map(|s| s.0).collect()
    }

    /// All described sections. llvm-mc does not tell those without instructions apart when it prints a text.
    pub fn all_sections(&self) -> Vec<SectionId> {
        self.sections.iter().map(|section| section.0).collect()
    }
}

/// What the sections say of the text, besides what was collected.
#[derive(Clone, Copy, Debug)]
pub struct Description<'o> {
    pub version: u16,
    pub pointer_size: u8,
    /// The size of lengths and section offsets.
    pub offset_size: u8,
    pub compilation_dir: &'o str,
    /// The command line for `DW_AT_APPLE_flags`.
    pub flags: Option<&'o str>,
    pub producer: &'o str,
}

impl Description<'_> {
    /// Whether the unit refers to a list of ranges.
    pub fn has_ranges(&self, sections: usize) -> bool {
        sections > 1 && self.version >= 3
    }

    /// Writes all sections. `sections` are those that are described.
    pub fn write<S: Sink>(&self, generated: &Generated, lines: &Lines, sections: &[SectionId], out: &mut S) {
        out.enter(Part::Info);
        let info = out.label();
        out.enter(Part::Abbrev);
        let abbrev = out.label();
        out.enter(Part::Aranges);
        self.aranges(out, info, sections);
        let ranges = self.has_ranges(sections.len()).then(|| {
            out.enter(Part::Ranges);
            self.ranges(out, sections)
        });
        out.enter(Part::Abbrev);
        self.abbreviations(out, ranges.is_some());
        out.enter(Part::Info);
        self.info(out, generated, lines, (abbrev, ranges), sections);
    }

    fn aranges<S: Sink>(&self, out: &mut S, info: S::Label, sections: &[SectionId]) {
        let (pointer, offset) = (u64::from(self.pointer_size), u64::from(self.offset_size));
        // Pairs are aligned to their own size.
        let pair = 2 * pointer;
        let mark = if offset == 8 { 4 } else { 0 };
        let header = mark + 2 * offset + 4;
        let padding = header.next_multiple_of(pair) - header;
        if mark != 0 {
            out.number(0xffff_ffff, 4);
        }
        out.number(offset + 4 + padding + pair * (sections.len() as u64 + 1), self.offset_size);
        out.number(2, 2);
        out.offset_of(info);
        out.number(pointer, 1);
        for _ in 0..=padding {
            out.number(0, 1);
        }
        for &section in sections {
            out.start_of(section);
            out.size_of(section);
        }
        out.number(0, self.pointer_size);
        out.number(0, self.pointer_size);
    }

    /// Returns the label that `DW_AT_ranges` refers to.
    fn ranges<S: Sink>(&self, out: &mut S, sections: &[SectionId]) -> S::Label {
        let size = self.pointer_size;
        if self.version >= 5 {
            out.begin_list(self.version, size);
            let start = out.list_label(self.version);
            for &section in sections {
                out.number(u64::from(RLE_START_LENGTH), 1);
                out.start_of(section);
                out.uleb_size_of(section);
            }
            out.number(u64::from(RLE_END_OF_LIST), 1);
            out.end_list();
            return start;
        }
        let start = out.list_label(self.version);
        for &section in sections {
            // A base address selection entry, then a range relative to it.
            out.ones(size);
            out.start_of(section);
            out.number(0, size);
            out.size_of(section);
        }
        out.number(0, size);
        out.number(0, size);
        start
    }

    fn abbreviations(&self, out: &mut impl Sink, ranges: bool) {
        let offset = match (self.version, self.offset_size) {
            (4.., _) => FORM_SEC_OFFSET,
            (_, 8) => FORM_DATA8,
            _ => FORM_DATA4,
        };
        let mut unit = vec![(AT_STMT_LIST, offset)];
        if ranges {
            unit.push((AT_RANGES, offset));
        } else {
            unit.extend([(AT_LOW_PC, FORM_ADDR), (AT_HIGH_PC, FORM_ADDR)]);
        }
        unit.push((AT_NAME, FORM_STRING));
        if !self.compilation_dir.is_empty() {
            unit.push((AT_COMP_DIR, FORM_STRING));
        }
        if self.flags.is_some() {
            unit.push((AT_APPLE_FLAGS, FORM_STRING));
        }
        unit.extend([(AT_PRODUCER, FORM_STRING), (AT_LANGUAGE, FORM_DATA2)]);
        let label =
            [(AT_NAME, FORM_STRING), (AT_DECL_FILE, FORM_DATA4), (AT_DECL_LINE, FORM_DATA4), (AT_LOW_PC, FORM_ADDR)];
        for (number, tag, attributes) in [(1, TAG_COMPILE_UNIT, unit.as_slice()), (2, TAG_LABEL, &label)] {
            for byte in [number, tag, u8::from(tag == TAG_COMPILE_UNIT)] {
                out.number(u64::from(byte), 1);
            }
            for &(attribute, form) in attributes.iter().chain([&(0, 0)]) {
                uleb(out, attribute);
                out.number(u64::from(form), 1);
            }
        }
        out.number(0, 1);
    }

    fn info<S: Sink>(
        &self,
        out: &mut S,
        generated: &Generated,
        lines: &Lines,
        (abbrev, ranges): (S::Label, Option<S::Label>),
        sections: &[SectionId],
    ) {
        out.begin_unit();
        out.number(u64::from(self.version), 2);
        if self.version >= 5 {
            out.number(u64::from(UT_COMPILE), 1);
            out.number(u64::from(self.pointer_size), 1);
        }
        out.offset_of(abbrev);
        if self.version < 5 {
            out.number(u64::from(self.pointer_size), 1);
        }
        out.number(1, 1);
        out.offset_of_lines();
        match (ranges, sections.first()) {
            (Some(ranges), _) => out.offset_of(ranges),
            (None, Some(&section)) => {
                out.start_of(section);
                out.end_of(section);
            }
            (None, None) => {
                out.number(0, self.pointer_size);
                out.number(0, self.pointer_size);
            }
        }
        let string = |out: &mut S, text: &[u8]| {
            out.text(text);
            out.number(0, 1);
        };
        let (directory, file) = if generated.has_own_lines {
            let file = lines.root.as_ref().or_else(|| lines.files.iter().find(|file| !file.name.is_empty()));
            (file.and_then(|file| lines.directories.get(file.directory.checked_sub(1)?)), file)
        } else {
            // llvm-mc uses the first directory whatever the file's is.
            (lines.directories.first(), lines.files.get(1).or(lines.root.as_ref()))
        };
        let name = file.map_or(b"".as_slice(), |f| &f.name);
        if let Some(directory) = directory.filter(|_| !generated.has_own_lines || !name.starts_with(b"/")) {
            out.text(directory);
            out.text(b"/");
        }
        string(out, name);
        let own_directory = Some(&lines.compilation_dir).filter(|dir| generated.has_own_lines && !dir.is_empty());
        if !self.compilation_dir.is_empty() {
            string(out, own_directory.map_or(self.compilation_dir.as_bytes(), |dir| dir));
        }
        if let Some(flags) = self.flags {
            string(out, flags.as_bytes());
        }
        string(out, self.producer.as_bytes());
        out.number(LANG_MIPS_ASSEMBLER, 2);
        for label in &generated.labels {
            out.number(2, 1);
            string(out, &label.name);
            out.number(u64::from(label.file), 4);
            out.number(u64::from(label.line), 4);
            out.address_of(label);
        }
        out.number(0, 1);
        out.end_unit();
    }
}

/// An unsigned LEB128 of less than 15 bits.
fn uleb(out: &mut impl Sink, value: u64) {
    if value >= 0x80 {
        out.number(value & 0x7f | 0x80, 1);
    }
    out.number(if value >= 0x80 { value >> 7 } else { value }, 1);
}
