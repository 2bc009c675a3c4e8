//! The interface between the layout and the sections that are written after it: call frames and line tables.
//!
//! Normally nothing refers into these sections except relocations. If labels are defined in them, or if the layout of a
//! section does not converge, they are also written in each round, with the offsets of that round.

use super::{Model, SectionId};

#[derive(Debug, Default)]
pub struct Trial {
    /// There are no offsets yet: differences take no bytes, except those within a fragment.
    pub is_first: bool,
    /// The sizes in bytes of the differences that are not within a fragment.
    pub distances: Vec<u32>,
}

pub trait Tables {
    /// Whether the layout needs their sizes: labels are defined in them, or the text has subsections after them.
    fn take_part(&self, model: &Model) -> bool;

    /// Makes the sections; empty if they do not take part in the layout.
    fn begin(&mut self, model: &mut Model) -> Vec<SectionId>;

    /// Rewrites a section, given by its index in the result of `begin`.
    fn write(&mut self, model: &mut Model, index: usize, trial: &mut Trial);

    fn end_with(&self, section: SectionId) -> bool;

    /// Restores the sections to their previous state.
    fn end(&mut self, model: &mut Model);
}

#[cfg(test)]
#[derive(Debug)]
pub struct NoTables;

#[cfg(test)]
impl Tables for NoTables {
    fn take_part(&self, _: &Model) -> bool {
        false
    }

    fn begin(&mut self, _: &mut Model) -> Vec<SectionId> {
        Vec::new()
    }

    fn write(&mut self, _: &mut Model, _: usize, _: &mut Trial) {}

    fn end_with(&self, _: SectionId) -> bool {
        false
    }

    fn end(&mut self, _: &mut Model) {}
}
