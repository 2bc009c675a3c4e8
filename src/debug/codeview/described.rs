//! The source lines of instructions and the labels in code that `-gcodeview` records while the text is read.

use crate::model::{Model, SectionId, SectionOffset};
use crate::parse::ast::Name;
use hashbrown::HashMap;

#[derive(Debug)]
pub struct DescribedFile {
    pub path: Vec<u8>,
    /// The MD5 of its contents, if known.
    pub md5: Option<[u8; 16]>,
}

/// The first instruction of a line, or of a contiguous part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub place: SectionOffset,
    /// The file's number, counted from 1.
    pub file: u32,
    pub line: u32,
}

#[derive(Debug, Default)]
pub struct Described {
    /// The files; `files[0]` has number 1.
    pub files: Vec<DescribedFile>,
    numbers: HashMap<Vec<u8>, u32>,
    rows: Vec<Row>,
    labels: Vec<(Name, SectionOffset)>,
}

impl Described {
    /// Returns the number of the file at `path`. `md5` is called only if the file is new.
    pub fn file(&mut self, path: Vec<u8>, md5: impl FnOnce() -> Option<[u8; 16]>) -> u32 {
        let Described { files, numbers, .. } = self;
        *numbers.entry(path).or_insert_with_key(|path| {
            files.push(DescribedFile { path: path.clone(), md5: md5() });
            files.len() as u32
        })
    }

    pub fn row(&mut self, row: Row) {
        let same =
            |last: &Row| (last.place.subsection, last.file, last.line) == (row.place.subsection, row.file, row.line);
        if !self.rows.last().is_some_and(same) {
            self.rows.push(row);
        }
    }

    pub fn label(&mut self, name: Name, place: SectionOffset) {
        self.labels.push((name, place));
    }

    /// The sections that contain instructions, in the order of their first one.
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

    /// The rows of each section, sorted by address.
    pub fn rows(&self, model: &Model) -> HashMap<SectionId, Vec<Row>> {
        by_section(model, self.rows.iter().map(|row| (row.place, *row)))
    }

    /// The labels of each section, sorted by address.
    pub fn labels(&self, model: &Model) -> HashMap<SectionId, Vec<(Name, SectionOffset)>> {
        by_section(model, self.labels.iter().map(|label| (label.1, *label)))
    }
}

/// Sort key of a place within its section: index of the subsection, fragment, offset.
type Order = (u32, u32, u32);

/// Groups items by section and sorts each group by address.
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
