//! The source lines of the bytes in the object's sections.

use super::is_apart;
use crate::model::{self, Model};
use crate::object::{Line, Origins, SectionId};
use crate::source::{FileId, SourceMap};
use rustc_hash::FxHashMap;

/// Converts the origin marks of a laid-out model to lines.
pub fn origins(model: &Model, sources: &SourceMap<'_>) -> Origins {
    let mut maker = Maker { sources, origins: Origins::default(), last: None, known: FxHashMap::default() };
    maker.origins.files = sources.files().iter().map(|file| file.name.to_string()).collect();
    let mut numbers = numbers(model).enumerate().peekable();
    for (section, offset, source_pos) in model.origins() {
        // The origins are sorted by section.
        while numbers.next_if(|&(index, _)| index < section as usize).is_some() {}
        let Some(&(_, Some(section))) = numbers.peek() else { continue };
        if let Some(line) = maker.line(source_pos) {
            let mark = (section, offset, line);
            match maker.origins.marks.last_mut() {
                // Nothing was emitted to the section there.
                Some(last) if (last.0, last.1) == (mark.0, mark.1) => *last = mark,
                Some(last) if (last.0, last.2) == (mark.0, mark.2) => {}
                _ => maker.origins.marks.push(mark),
            }
        }
    }
    maker.origins
}

/// Each section's number in the object; `None` if it goes to the split-DWARF object.
fn numbers(model: &Model) -> impl Iterator<Item = Option<SectionId>> {
    let mut next = 0;
    let number = move |section| {
        let number = (!is_apart(model, model::SectionId(section))).then_some(SectionId(next));
        next += u32::from(number.is_some());
        number
    };
    (0..model.sections.len() as u32).map(number)
}

/// The section and offset of each symbol that is a label, by the symbol's index.
pub fn places(model: &Model) -> Vec<Option<(SectionId, u64)>> {
    let numbers: Vec<_> = numbers(model).collect();
    let place = |symbol: &model::Symbol| {
        let model::Definition::Label(place) = symbol.definition else { return None };
        let subsection = model.subsections.get(place.subsection.0 as usize)?;
        let fragment = subsection.fragments.get(place.fragment as usize)?;
        let section = numbers.get(subsection.section.0 as usize).copied().flatten()?;
        Some((section, fragment.offset.saturating_add(place.offset.into())))
    };
    model.symbols.iter().map(place).collect()
}

struct Maker<'a> {
    sources: &'a SourceMap<'a>,
    origins: Origins,
    /// The last position and the index of its line.
    last: Option<(u32, u32)>,
    /// The index of the line for each position in an expansion or an included file, and of each call.
    known: FxHashMap<u32, u32>,
}

impl Maker<'_> {
    /// The index of the line for a source position. The lines that caused it, such as a macro call, precede it.
    fn line(&mut self, source_pos: u32) -> Option<u32> {
        // A statement's runs follow each other.
        if self.last.is_some_and(|(position, _)| position == source_pos) {
            return self.last.map(|(_, line)| line);
        }
        let file = self.sources.find(source_pos)?;
        let line = match self.sources.file(file).included_at {
            None => self.add(file, source_pos, None),
            Some(_) => self.expanded(source_pos)?,
        };
        self.last = Some((source_pos, line));
        Some(line)
    }

    /// The index of the line for a position in an expansion or an included file.
    fn expanded(&mut self, source_pos: u32) -> Option<u32> {
        if let Some(&line) = self.known.get(&source_pos) {
            return Some(line);
        }
        let mut chain = vec![source_pos];
        chain.extend(self.sources.include_stack(source_pos).map(|(_, span)| span.start));
        let mut called_at = None;
        for position in chain.into_iter().rev() {
            let line = match self.known.get(&position) {
                Some(&line) => line,
                None => {
                    let index = self.add(self.sources.find(position)?, position, called_at);
                    self.known.insert(position, index);
                    index
                }
            };
            called_at = Some(line);
        }
        called_at
    }

    fn add(&mut self, file: FileId, position: u32, called_at: Option<u32>) -> u32 {
        let physical = self.sources.line_column(position);
        let offset = position - self.sources.file(file).base;
        let (line, column) = (physical.line, physical.column);
        self.origins.lines.push(Line { file: file.0, line, column, offset, called_at });
        self.origins.lines.len() as u32 - 1
    }
}
