//! `.debug_line` (DWARF 5, section 6.2), as llvm-mc lays it out.

use super::advance::{LINE_BASE, LINE_RANGE, OPCODE_BASE, advance};
use super::{BASIC_BLOCK, EPILOGUE_BEGIN, File, IS_STMT, Lines, PROLOGUE_END, Registers, Row, Sequence, TableLabel};
use crate::debug::out::{Fixups, Out};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::{Definition, Fragments, Model, RelocatableValue, SectionOffset, SubsectionId, Trial};
use crate::parse::ast::Name;
use hashbrown::HashMap;

const OPCODE_LENGTHS: [u8; OPCODE_BASE as usize - 1] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1];

const LNS_SET_FILE: u8 = 4;
const LNS_SET_COLUMN: u8 = 5;
const LNS_NEGATE_STMT: u8 = 6;
const LNS_SET_BASIC_BLOCK: u8 = 7;
const LNS_SET_PROLOGUE_END: u8 = 10;
const LNS_SET_EPILOGUE_BEGIN: u8 = 11;
const LNS_SET_ISA: u8 = 12;
const LNE_SET_ADDRESS: u8 = 2;
const LNE_SET_DISCRIMINATOR: u8 = 4;

const LNCT_PATH: u8 = 1;
const LNCT_DIRECTORY_INDEX: u8 = 2;
const LNCT_MD5: u8 = 5;
const LNCT_LLVM_SOURCE: u64 = 0x2001;
const FORM_UDATA: u8 = 0x0f;
const FORM_DATA16: u8 = 0x1e;
const FORM_LINE_STRP: u8 = 0x1f;

/// Where the tables go.
#[derive(Clone, Debug)]
pub struct Sections {
    pub line: SubsectionId,
    /// The subsection and the symbol of `.debug_line_str`, for DWARF 5.
    pub strings: Option<(SubsectionId, Name)>,
    /// Where parts of `.debug_line` go that have sections of their own.
    pub parts: Option<Parts>,
}

/// The parts of a `.debug_line` that the linker joins by their names, each with the rows of one section (`--gdwarf-sections`).
#[derive(Clone, Debug)]
pub struct Parts {
    /// For each sequence of rows its subsection; none where it follows the header.
    pub of_sequences: Vec<Option<SubsectionId>>,
    /// The symbol of the section that follows them all, to which the unit's length reaches.
    pub end: Name,
}

/// The target's properties and the command line's options.
#[derive(Clone, Copy, Debug)]
pub struct Output<'o> {
    /// The size of an address in bytes.
    pub pointer_size: u8,
    pub fixups: Fixups,
    /// The compilation directory if `.file 0` does not specify one.
    pub compilation_dir: &'o str,
    /// A symbol to define at the start of the table.
    pub start: Option<Name>,
}

pub fn emit(
    lines: &Lines,
    model: &mut Model,
    output: &Output<'_>,
    sections: Sections,
    trial: Option<&mut Trial>,
    diagnostics: &mut Diagnostics,
) {
    let out = Out::open(model, sections.line, output.fixups);
    let strings = sections.strings.map(|(id, symbol)| (Out::open(model, id, output.fixups), symbol));
    if let Some(start) = output.start {
        model.symbol_mut(start).definition = Definition::Label(out.here());
    }
    let next_offset = strings.as_ref().map_or(0, |(strings, _)| strings.offset(model) as u32);
    let fragments = model.layout.tables_in_fragments.then(|| Fragments::of(model));
    let offsets = HashMap::default();
    let mut writer = Writer { model, output, out, strings, offsets, next_offset, fragments, trial, diagnostics };
    match sections.parts {
        None => {
            let start = writer.out.unit_length();
            writer.header(lines);
            lines.sequences.iter().for_each(|sequence| writer.sequence(sequence, lines.version));
            writer.out.patch_length(start);
        }
        Some(parts) => {
            writer.out.length_to(writer.model, parts.end);
            writer.header(lines);
            for (sequence, part) in lines.sequences.iter().zip(parts.of_sequences) {
                writer.sequence_in(part, sequence, lines.version);
            }
        }
    }
    let Writer { out, strings, .. } = writer;
    out.close(model);
    if let Some((strings, _)) = strings {
        strings.close(model);
    }
}

struct Writer<'a, 'o> {
    model: &'a mut Model,
    output: &'a Output<'o>,
    out: Out,
    /// `.debug_line_str` and its symbol.
    strings: Option<(Out, Name)>,
    /// The offsets of the strings in the section. llvm-mc counts them from the first string that it adds itself, even
    /// if the source has put something into the section before, as GCC does: then its tables refer to the wrong
    /// strings.
    offsets: HashMap<Vec<u8>, u32>,
    next_offset: u32,
    /// llvm-mc's fragments, if the layout depends on those of the table.
    fragments: Option<Fragments>,
    /// Set while the layout sizes the table.
    trial: Option<&'a mut Trial>,
    diagnostics: &'a mut Diagnostics,
}

impl Writer<'_, '_> {
    /// A reference to a string of `.debug_line_str`; equal strings are shared.
    fn line_string(&mut self, text: &[u8]) {
        let Some((strings, symbol)) = &mut self.strings else { return self.out.text(text) };
        let symbol = *symbol;
        let offset = *self.offsets.entry(text.to_vec()).or_insert_with(|| {
            let at = self.next_offset;
            strings.text(text);
            self.next_offset += text.len() as u32 + 1;
            at
        });
        self.model.register(symbol);
        self.out.section_offset(RelocatableValue { constant: i64::from(offset), ..RelocatableValue::symbol(symbol) });
    }

    fn header(&mut self, lines: &Lines) {
        self.out.number(u64::from(lines.version), 2);
        if lines.version >= 5 {
            // The sizes of an address and of a segment selector.
            self.out.bytes(&[self.output.pointer_size, 0]);
        }
        let length = self.out.length();
        // The size of the shortest instruction, which is 1 on all machines as in LLVM, and the maximum number of
        // operations per instruction.
        self.out.bytes(if lines.version >= 4 { &[1, 1] } else { &[1] });
        self.out.bytes(&[IS_STMT, LINE_BASE as u8, LINE_RANGE as u8, OPCODE_BASE as u8]);
        self.out.bytes(&OPCODE_LENGTHS);
        if lines.version >= 5 {
            self.files_5(lines);
        } else {
            self.files_2(lines);
        }
        self.out.patch_length(length);
    }

    /// Directories and files up to DWARF 4.
    fn files_2(&mut self, lines: &Lines) {
        for directory in lines.directories.iter() {
            self.out.text(directory);
        }
        self.out.byte(0);
        for file in lines.files.iter().skip(1) {
            self.out.text(&file.name);
            self.out.uleb(file.directory as u64);
            // Modification time and length: unknown.
            self.out.bytes(&[0, 0]);
        }
        self.out.byte(0);
    }

    fn files_5(&mut self, lines: &Lines) {
        self.out.bytes(&[1, LNCT_PATH, FORM_LINE_STRP]);
        self.out.uleb(lines.directories.len() as u64 + 1);
        if lines.compilation_dir.is_empty() {
            self.line_string(self.output.compilation_dir.as_bytes());
        } else {
            self.line_string(&lines.compilation_dir);
        }
        for directory in lines.directories.iter() {
            self.line_string(directory);
        }
        let (md5, source) = (!lines.lacks_md5, lines.any_source);
        self.out.bytes(&[
            2 + u8::from(md5) + u8::from(source),
            LNCT_PATH,
            FORM_LINE_STRP,
            LNCT_DIRECTORY_INDEX,
            FORM_UDATA,
        ]);
        if md5 {
            self.out.bytes(&[LNCT_MD5, FORM_DATA16]);
        }
        if source {
            self.out.uleb(LNCT_LLVM_SOURCE);
            self.out.byte(FORM_LINE_STRP);
        }
        self.out.uleb(lines.files.len().max(1) as u64);
        // Without a main file, or if it has no name, the first file takes its place.
        let none = File::default();
        let root =
            lines.root.as_ref().filter(|root| !root.name.is_empty()).or_else(|| lines.files.get(1)).unwrap_or(&none);
        for file in std::iter::once(root).chain(lines.files.iter().skip(1)) {
            self.line_string(&file.name);
            self.out.uleb(file.directory as u64);
            if md5 {
                self.out.bytes(&file.md5.unwrap_or_default());
            }
            if source {
                // DWARF issue 180201.1: the source of an empty file is written as a newline, since an empty string
                // means that it is unknown.
                self.line_string(match &file.source {
                    None => b"",
                    Some(text) if text.is_empty() => b"\n",
                    Some(text) => text,
                });
            }
        }
    }

    /// The program for the rows of one section, in a subsection of its own if there is one.
    fn sequence_in(&mut self, part: Option<SubsectionId>, sequence: &Sequence, version: u16) {
        let Some(part) = part else { return self.sequence(sequence, version) };
        let out = Out::open(self.model, part, self.output.fixups);
        let line = std::mem::replace(&mut self.out, out);
        self.sequence(sequence, version);
        std::mem::replace(&mut self.out, line).close(self.model);
    }

    fn sequence(&mut self, sequence: &Sequence, version: u16) {
        let mut state = State::default();
        let mut labels = sequence.labels.iter().peekable();
        let mut names = sequence.names.iter().peekable();
        for (i, row) in sequence.rows.iter().enumerate() {
            while let Some(label) = labels.next_if(|label| label.rows <= i) {
                self.label(&mut state, label);
            }
            let name = names.next_if(|name| name.0 == i).map(|name| name.1);
            self.row(&mut state, row, name, version);
        }
        labels.for_each(|label| self.label(&mut state, label));
        if let Some(last) = state.last {
            // If the table describes its own section, the sequence ends at the end of what has been written.
            let own = self.model.section_of(self.out.here()) == sequence.section;
            let end = if own {
                self.out.offset(self.model)
            } else {
                // Without subsection 0 the section ends where it starts, as in llvm-mc.
                self.model.end_of_section(sequence.section).map_or(0, |end| self.model.offset_of(end))
            };
            self.advance(None, last, end, None);
        }
    }

    fn label(&mut self, state: &mut State, label: &TableLabel) {
        let TableLabel { place, name, span, .. } = *label;
        if let Some(last) = state.last {
            self.advance(None, last, self.model.offset_of(place), Some(place));
            *state = State::default();
        }
        if !self.model.may_label_in_table(name) {
            let message = format!("symbol '{}' is already defined", self.model.display_name(name));
            self.diagnostics.push(Diagnostic::error(Code::SymbolRedefined, span, message));
            return;
        }
        let here = self.out.here();
        self.model.label_in_table(name, here);
    }

    fn row(&mut self, state: &mut State, row: &Row, name: Option<Name>, version: u16) {
        let Registers { file, line, column, flags, isa, discriminator } = row.loc().registers();
        let delta = i64::from(line) - i64::from(state.line);
        self.set(LNS_SET_FILE, state.file, file);
        self.set(LNS_SET_COLUMN, state.column.into(), column.into());
        if discriminator != 0 && version >= 4 {
            self.out.byte(0);
            let at = self.out.len();
            self.out.bytes(&[0, LNE_SET_DISCRIMINATOR]);
            self.out.uleb(u64::from(discriminator));
            let size = self.out.len() - at - 1;
            self.out.end().patch(at, &[size as u8]);
        }
        self.set(LNS_SET_ISA, state.isa.into(), isa.into());
        if (state.flags ^ flags) & IS_STMT != 0 {
            self.out.byte(LNS_NEGATE_STMT);
        }
        for (flag, opcode) in [
            (BASIC_BLOCK, LNS_SET_BASIC_BLOCK),
            (PROLOGUE_END, LNS_SET_PROLOGUE_END),
            (EPILOGUE_BEGIN, LNS_SET_EPILOGUE_BEGIN),
        ] {
            if flags & flag != 0 {
                self.out.byte(opcode);
            }
        }
        match state.last {
            None => {
                self.set_address(row.place, name);
                advance(&mut self.out.end(), Some(delta), 0);
            }
            Some(last) => {
                self.advance(Some(delta), last, self.model.offset_of(row.place), Some(row.place));
            }
        }
        *state = State { file, line, column, flags, isa, last: Some(row.place) };
    }

    /// Sets a register that a row changes.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn set(&mut self, opcode: u8, before: u32, now: u32) {
        if before != now {
            self.out.byte(opcode);
            self.out.uleb(u64::from(now));
        }
    }

    fn set_address(&mut self, place: SectionOffset, name: Option<Name>) {
        self.out.bytes(&[0, self.output.pointer_size + 1, LNE_SET_ADDRESS]);
        let name = name.unwrap_or_else(|| crate::debug::out::label(self.model, place));
        self.out.address_of(name, self.output.pointer_size);
    }

    /// Advances from one place to the offset `to` of its section; `place` is `None` at the end of the section.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn advance(&mut self, line: Option<i64>, from: SectionOffset, to: u64, place: Option<SectionOffset>) {
        let distance = to.wrapping_sub(self.model.offset_of(from));
        let Some(fragments) = &self.fragments else { return advance(&mut self.out.end(), line, distance) };
        // Within a fragment the distance does not depend on the layout.
        if place.is_some_and(|place| fragments.same(self.model, from, place)) {
            return advance(&mut self.out.end(), line, distance);
        }
        let start = self.out.len();
        if !self.trial.as_ref().is_some_and(|trial| trial.is_first) {
            advance(&mut self.out.end(), line, distance);
        }
        if let Some(trial) = &mut self.trial {
            trial.distances.push((self.out.len() - start) as u32);
        }
        self.out.split();
    }
}

/// The state machine's registers that rows change.
struct State {
    file: u32,
    line: u32,
    column: u16,
    flags: u8,
    isa: u8,
    last: Option<SectionOffset>,
}

impl Default for State {
    fn default() -> Self {
        State { file: 1, line: 1, column: 0, flags: IS_STMT, isa: 0, last: None }
    }
}
