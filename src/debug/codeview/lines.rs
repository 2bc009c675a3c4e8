//! L: the line table of a function (`DEBUG_S_LINES`).
//!
//! Code of calls inlined into the function is attributed to the line of the call.

use super::{CodeAddress, CodeView, LINES, Source, distance, place, place_of};
use crate::model::{Deferred, Definition, Fragments, Model, RelocatableValue, SectionOffset, Value};
use crate::parse::ast::Name;

/// One `.cv_loc`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) place: SectionOffset,
    /// The function, as an index into [`CodeView::functions`].
    pub(super) function: u32,
    pub(super) file: u32,
    pub(super) line: u32,
    pub(super) column: u16,
    pub(super) statement: bool,
}

#[cfg(test)]
impl Line {
    pub(super) fn of_function(function: u32) -> Self {
        use crate::model::SubsectionId;
        let place = SectionOffset { subsection: SubsectionId(0), fragment: 0, offset: 0 };
        Line { place, function, file: 1, line: 1, column: 0, statement: false }
    }
}

/// Size of the subsection's header and of the table's header (offset, section, flags and size of the code), in bytes.
const HEAD: u32 = 20;
/// `CV_LINES_HAVE_COLUMNS`: the columns follow the lines.
const HAVE_COLUMNS: u16 = 1;
/// Set if the line begins a statement.
const STATEMENT: u32 = 1 << 31;

/// One `.cv_linetable`.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineTable {
    /// The function, as an index into [`CodeView::functions`]; `None` if its id is unknown.
    pub(super) function: Option<u32>,
    /// The number of lines recorded before the directive.
    pub(super) upto: u32,
    pub(super) begin: Name,
    pub(super) end: Name,
    pub(super) folding: Folding,
}

/// When llvm-mc computes the size of a line table's code as it reads the directive, instead of leaving it to a relocation
/// because the end turns out to be a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folding {
    /// A label was not defined yet.
    Never,
    /// Both labels were defined: if they are in one fragment, whatever they are.
    InFragment,
    /// The distance was constant, and the end was not a function yet.
    Always,
}

impl CodeView {
    fn table(&self, function: Option<u32>, upto: u32) -> Vec<Line> {
        let mut table: Vec<Line> = Vec::new();
        let Some(function) = function else { return table };
        let nest = self.nest();
        let Some((first, last)) = nest.extent(function) else { return table };
        let (mut at, last) = (first as usize, last.min(upto) as usize);
        while at < last {
            let line = &self.lines[at];
            if line.function == function {
                table.push(*line);
                at += 1;
                continue;
            }
            let (source, after) = nest.run(&self.lines, at, last, function, &self.functions);
            let Some(Source { file, line: number, column }) = source else {
                at = after;
                continue;
            };
            // An inlined call of several lines is one row, unless its column exceeds 16 bits: llvm-mc compares the
            // untruncated column.
            let same = |l: &Line| l.file == file && l.line == number && u32::from(l.column) == column;
            if !table.last().is_some_and(same) {
                let (place, column) = (line.place, column as u16);
                table.push(Line { place, function, file, line: number, column, statement: false });
            }
            at = if column > u32::from(u16::MAX) { at + 1 } else { after };
        }
        table
    }

    /// The size of that table in bytes.
    pub(super) fn size_of_lines(&self, function: Option<u32>, upto: u32) -> u32 {
        let table = self.table(function, upto);
        let line = if table.iter().any(|l| l.column != 0) { 12 } else { 8 };
        let runs = table.chunk_by(|a, b| a.file == b.file).count() as u32;
        HEAD + runs * 12 + table.len() as u32 * line
    }

    pub(super) fn write_lines(&self, of: &LineTable, model: &Model, out: &mut Deferred) {
        let &LineTable { function, upto, begin, end, folding } = of;
        let table = self.table(function, upto);
        out.word(LINES);
        out.word(0);
        if let Some(relocations) = &self.relocations {
            let symbol = Value::Relocatable(RelocatableValue::symbol(begin));
            out.field(4, relocations.section_offset, symbol);
            out.field(2, relocations.section_index, symbol);
        }
        let columns = table.iter().any(|l| l.column != 0);
        out.half(if columns { HAVE_COLUMNS } else { 0 });
        let (start, behind) = (place(begin, model, out), place(end, model, out));
        let in_section = start.section == behind.section && start.section.is_some();
        let is_folded = match folding {
            Folding::Never => false,
            Folding::InFragment => self.are_in_fragment(begin, end, model),
            Folding::Always => true,
        };
        let known = begin == end || in_section && (!behind.is_function || is_folded);
        match &self.relocations {
            _ if known => {
                let size = distance(start, CodeAddress { is_function: false, ..behind }, out);
                out.word(size);
            }
            // A distance that the linker cannot compute either is reported by the relocation.
            Some(relocations) => {
                let size = RelocatableValue { sub: Some(begin), ..RelocatableValue::symbol(end) };
                out.field(4, relocations.word, Value::Relocatable(size));
            }
            None => {
                let text = model.names.text(if behind.section.is_none() { end } else { begin });
                out.fail(format!("assembler label '{}' can not be undefined", String::from_utf8_lossy(text)));
                out.word(0);
            }
        }
        for run in table.chunk_by(|a, b| a.file == b.file) {
            let file = run.first().and_then(|l| self.files.get(l.file));
            match file.and_then(|f| f.offset) {
                Some(offset) => out.word(offset),
                None => {
                    out.fail("no .cv_filechecksums gives the files of this table an offset");
                    out.word(0);
                }
            }
            let count = run.len() as u32;
            out.word(count);
            out.word(12 + count * if columns { 12 } else { 8 });
            for line in run {
                self.write_distance(line.place, begin, start, model, out);
                out.word(line.line | if line.statement { STATEMENT } else { 0 });
            }
            if columns {
                for line in run {
                    out.half(line.column);
                    out.half(0);
                }
            }
        }
        let size = out.bytes.len() as u32 - 8;
        out.bytes[4..8].copy_from_slice(&size.to_le_bytes());
    }

    /// Returns whether both labels are in one fragment, so that llvm-mc folds their distance when it reads the
    /// directive.
    fn are_in_fragment(&self, a: Name, b: Name, model: &Model) -> bool {
        let fragments = || self.fragments.get_or_init(|| Fragments::of(model));
        match (model.symbol(a).definition, model.symbol(b).definition) {
            (Definition::Label(a), Definition::Label(b)) => fragments().same(model, a, b),
            _ => false,
        }
    }

    /// Writes the distance of a line's code from the table's first label, as a relocation if they are in different
    /// sections.
    fn write_distance(&self, line: SectionOffset, begin: Name, start: CodeAddress, model: &Model, out: &mut Deferred) {
        let code = place_of(line, model, out);
        if code.section == start.section {
            let distance = distance(start, code, out);
            return out.word(distance);
        }
        let Some(relocations) = &self.relocations else {
            out.fail("a line of the table is in another section than the table's first label");
            return out.word(0);
        };
        // A line has no label of its own, so it is relative to the start of its section.
        let section = model.sections[model.section_of(line).0 as usize].symbol;
        let distance =
            RelocatableValue { sub: Some(begin), constant: code.offset, ..RelocatableValue::symbol(section) };
        out.field(4, relocations.word, Value::Relocatable(distance));
    }
}
