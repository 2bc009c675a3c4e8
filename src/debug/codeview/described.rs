//! What `-gcodeview` notes of a text while it is read: of which line each instruction is, and which labels code has.

use crate::model::{Model, SectionId, SectionOffset};
use crate::parse::ast::Name;
use hashbrown::HashMap;

/// A file that lines are of.
#[derive(Debug)]
pub struct DescribedFile {
    /// Its path.
    pub path: Vec<u8>,
    /// The MD5 of its bytes, where they are known.
    pub md5: Option<[u8; 16]>,
}

/// The first instruction of a line, or of a further part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Where the instruction is.
    pub place: SectionOffset,
    /// The number of the file, from 1.
    pub file: u32,
    /// The line.
    pub line: u32,
}

/// What has been noted so far.
#[derive(Debug, Default)]
pub struct Described {
    /// The files by number, the first of which is 1.
    pub files: Vec<DescribedFile>,
    numbers: HashMap<Vec<u8>, u32>,
    rows: Vec<Row>,
    labels: Vec<(Name, SectionOffset)>,
}

impl Described {
    /// The number of the file of that path; what its bytes are is asked where it is new.
    pub fn file(&mut self, path: Vec<u8>, md5: impl FnOnce() -> Option<[u8; 16]>) -> u32 {
        let Described { files, numbers, .. } = self;
        *numbers.entry(path).or_insert_with_key(|path| {
            files.push(DescribedFile { path: path.clone(), md5: md5() });
            files.len() as u32
        })
    }

    /// Notes the line of an instruction.
    pub fn row(&mut self, row: Row) {
        let same =
            |last: &Row| (last.place.subsection, last.file, last.line) == (row.place.subsection, row.file, row.line);
        if !self.rows.last().is_some_and(same) {
            self.rows.push(row);
        }
    }

    /// Notes a label.
    pub fn label(&mut self, name: Name, place: SectionOffset) {
        self.labels.push((name, place));
    }

    /// The sections that have instructions, in the order of the first of each.
    #[must_use]
    pub fn sections(&self, model: &Model) -> Vec<SectionId> {
        let mut sections: Vec<SectionId> = Vec::new();
        let mut seen = vec![false; model.sections.len()];
        for row in &self.rows {
            let section = model.section_of(row.place);
            if !std::mem::replace(&mut seen[section.0 as usize], true) {
                sections.push(section);
            }
        }
        sections
    }

    /// The rows by section, in each by place.
    #[must_use]
    pub fn rows(&self, model: &Model) -> HashMap<SectionId, Vec<Row>> {
        by_section(model, self.rows.iter().map(|row| (row.place, *row)))
    }

    /// The labels by section, in each by place.
    #[must_use]
    pub fn labels(&self, model: &Model) -> HashMap<SectionId, Vec<(Name, SectionOffset)>> {
        by_section(model, self.labels.iter().map(|label| (label.1, *label)))
    }
}

/// The order of a place in its section: of its subsection, of its fragment, and its offset there.
type Order = (u32, u32, u32);

/// What is at places, by section, and in each in the order of the places.
fn by_section<T>(model: &Model, all: impl Iterator<Item = (SectionOffset, T)>) -> HashMap<SectionId, Vec<T>> {
    let mut order = vec![0; model.subsections.len()];
    for section in &model.sections {
        for (index, subsection) in section.subsections.iter().enumerate() {
            order[subsection.1.0 as usize] = index as u32;
        }
    }
    let placed = |(place, value): (SectionOffset, T)| -> (Order, SectionId, T) {
        let subsection = order[place.subsection.0 as usize];
        ((subsection, place.fragment, place.offset), model.section_of(place), value)
    };
    let mut list: Vec<_> = all.map(placed).collect();
    list.sort_by_key(|entry| entry.0);
    let mut sections: HashMap<SectionId, Vec<T>> = HashMap::default();
    for (_, section, value) in list {
        sections.entry(section).or_default().push(value);
    }
    sections
}
