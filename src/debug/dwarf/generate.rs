//! The sections that `-g` generates for the assembly source itself: `.debug_info`, `.debug_abbrev`, `.debug_aranges`
//! and, if several sections contain code, `.debug_ranges` or `.debug_rnglists` (DWARF 5, sections 3.1, 3.12, 6.1.2,
//! 2.17.3 and 7.5).

use super::{File, Lines};
use crate::debug::out::{Out, label};
use crate::model::{Model, RelocatableValue, SectionId, SectionOffset, SubsectionId};
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

#[derive(Debug)]
struct Label {
    name: Vec<u8>,
    file: u32,
    line: u32,
    place: SectionOffset,
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
                let file = File { name: name.into(), ..File::default() };
                lines.note(&file);
                lines.root = Some(file);
            }
            let root = lines.root.clone().unwrap_or_default();
            self.file = self.number(lines, lines.compilation_dir.clone(), root);
        }
        self.file
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
        self.labels.push(Label { name, file: self.file, line, place });
    }

    pub fn sections(&self) -> Vec<SectionId> {
        self.sections.iter().filter(|s| s.1).map(|s| s.0).collect()
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Chunks {
    pub info: SubsectionId,
    pub abbrev: SubsectionId,
    pub aranges: SubsectionId,
    pub ranges: Option<SubsectionId>,
}

/// The target's properties and the command line's options.
#[derive(Clone, Copy, Debug)]
pub struct Description<'o> {
    /// The options that the line table shares.
    pub output: super::Output<'o>,
    /// The command line for `DW_AT_APPLE_flags`.
    pub flags: Option<&'o str>,
    pub producer: &'o str,
    /// The start of the line table; defined when the table is written.
    pub line_table: Name,
}

pub fn describe(generated: &Generated, lines: &Lines, model: &mut Model, subsections: Chunks, what: &Description<'_>) {
    let writer = Writer { version: lines.version, size: what.output.pointer_size, what };
    let sections: Vec<(SectionOffset, SectionOffset)> = generated
        .sections()
        .into_iter()
        .filter_map(|id| {
            let &(_, first) = model.sections[id.0 as usize].subsections.first()?;
            Some((SectionOffset { subsection: first, fragment: 0, offset: 0 }, model.end_of_section(id)?))
        })
        .collect();
    let open = |model: &mut Model, id| Out::open(model, id, what.output.fixups);
    let mut info = open(model, subsections.info);
    let mut abbrev = open(model, subsections.abbrev);
    let (info_start, abbrev_start) = (label(model, info.here()), label(model, abbrev.here()));
    let mut aranges = open(model, subsections.aranges);
    writer.aranges(model, &mut aranges, info_start, &sections);
    aranges.close(model);
    let ranges = subsections.ranges.map(|id| {
        let mut ranges = open(model, id);
        let start = writer.ranges(model, &mut ranges, &sections);
        ranges.close(model);
        start
    });
    writer.abbreviations(&mut abbrev, ranges.is_some());
    abbrev.close(model);
    writer.info(model, &mut info, generated, lines, Tables { abbrev: abbrev_start, ranges }, &sections);
    info.close(model);
}

/// The starts of the tables that a unit refers to.
struct Tables {
    abbrev: Name,
    ranges: Option<Name>,
}

struct Writer<'w, 'o> {
    version: u16,
    size: u8,
    what: &'w Description<'o>,
}

impl Writer<'_, '_> {
    fn aranges(&self, model: &mut Model, out: &mut Out, info: Name, sections: &[(SectionOffset, SectionOffset)]) {
        let start = out.len();
        let length = out.unit_length();
        out.number(2, 2);
        out.section_offset(RelocatableValue::symbol(info));
        out.bytes(&[self.size, 0]);
        // Pairs are aligned to their own size.
        let pair = 2 * usize::from(self.size);
        let header = out.len() - start;
        out.bytes(&vec![0; header.next_multiple_of(pair) - header]);
        for &(from, to) in sections {
            out.address(model, from, self.size);
            out.number(model.offset_of(to), self.size);
        }
        out.bytes(&vec![0; pair]);
        out.patch_length(length);
    }

    /// Returns the label that `DW_AT_ranges` refers to.
    fn ranges(&self, model: &mut Model, out: &mut Out, sections: &[(SectionOffset, SectionOffset)]) -> Name {
        if self.version >= 5 {
            let length = out.unit_length();
            out.number(u64::from(self.version), 2);
            out.bytes(&[self.size, 0]);
            // The offset table is empty.
            out.number(0, 4);
            let start = label(model, out.here());
            for &(from, to) in sections {
                out.byte(RLE_START_LENGTH);
                out.address(model, from, self.size);
                out.uleb(model.offset_of(to));
            }
            out.byte(RLE_END_OF_LIST);
            out.patch_length(length);
            return start;
        }
        let start = label(model, out.here());
        for &(from, to) in sections {
            // A base address selection entry, then a range relative to it.
            out.number(u64::MAX, self.size);
            out.address(model, from, self.size);
            out.number(0, self.size);
            out.number(model.offset_of(to), self.size);
        }
        out.bytes(&vec![0; 2 * usize::from(self.size)]);
        start
    }

    fn abbreviations(&self, out: &mut Out, ranges: bool) {
        let offset = match (self.version, self.what.output.fixups.offset_size) {
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
        if !self.what.output.compilation_dir.is_empty() {
            unit.push((AT_COMP_DIR, FORM_STRING));
        }
        if self.what.flags.is_some() {
            unit.push((AT_APPLE_FLAGS, FORM_STRING));
        }
        unit.extend([(AT_PRODUCER, FORM_STRING), (AT_LANGUAGE, FORM_DATA2)]);
        let label =
            [(AT_NAME, FORM_STRING), (AT_DECL_FILE, FORM_DATA4), (AT_DECL_LINE, FORM_DATA4), (AT_LOW_PC, FORM_ADDR)];
        for (number, tag, attributes) in [(1, TAG_COMPILE_UNIT, unit.as_slice()), (2, TAG_LABEL, &label)] {
            out.bytes(&[number, tag, u8::from(tag == TAG_COMPILE_UNIT)]);
            for &(attribute, form) in attributes.iter().chain([&(0, 0)]) {
                out.uleb(attribute);
                out.byte(form);
            }
        }
        out.byte(0);
    }

    fn info(
        &self,
        model: &mut Model,
        out: &mut Out,
        generated: &Generated,
        lines: &Lines,
        tables: Tables,
        sections: &[(SectionOffset, SectionOffset)],
    ) {
        let Tables { abbrev, ranges } = tables;
        let length = out.unit_length();
        out.number(u64::from(self.version), 2);
        if self.version >= 5 {
            out.bytes(&[UT_COMPILE, self.size]);
        }
        out.section_offset(RelocatableValue::symbol(abbrev));
        if self.version < 5 {
            out.byte(self.size);
        }
        out.byte(1);
        out.section_offset(RelocatableValue::symbol(self.what.line_table));
        match (ranges, sections.first()) {
            (Some(ranges), _) => out.section_offset(RelocatableValue::symbol(ranges)),
            (None, Some(&(from, to))) => {
                out.address(model, from, self.size);
                out.address(model, to, self.size);
            }
            (None, None) => out.bytes(&vec![0; 2 * usize::from(self.size)]),
        }
        let (directory, file) = if generated.has_own_lines {
            let file = lines.root.as_ref().or_else(|| lines.files.iter().find(|file| !file.name.is_empty()));
            (file.and_then(|file| lines.directories.get(file.directory.checked_sub(1)?)), file)
        } else {
            // llvm-mc uses the first directory whatever the file's is.
            (lines.directories.first(), lines.files.get(1).or(lines.root.as_ref()))
        };
        let name = file.map_or(b"".as_slice(), |f| &f.name);
        if let Some(directory) = directory.filter(|_| !generated.has_own_lines || !name.starts_with(b"/")) {
            out.bytes(directory);
            out.byte(b'/');
        }
        out.text(name);
        let own_directory = Some(&lines.compilation_dir).filter(|dir| generated.has_own_lines && !dir.is_empty());
        if !self.what.output.compilation_dir.is_empty() {
            out.text(own_directory.map_or(self.what.output.compilation_dir.as_bytes(), |dir| dir));
        }
        if let Some(flags) = self.what.flags {
            out.text(flags.as_bytes());
        }
        out.text(self.what.producer.as_bytes());
        out.number(LANG_MIPS_ASSEMBLER, 2);
        for label in &generated.labels {
            out.byte(2);
            out.text(&label.name);
            out.number(u64::from(label.file), 4);
            out.number(u64::from(label.line), 4);
            out.address(model, label.place, self.size);
        }
        out.byte(0);
        out.patch_length(length);
    }
}
