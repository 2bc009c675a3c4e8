//! The sections that are written behind the layout, as far as it has to know them: call frames and line tables.
//!
//! Nothing refers into them but by relocations, as a rule. Where the text gives places in them names, or where a section's rounds
//! never end, they are written in the rounds, too, as they would come out by the offsets of each.

use super::{Model, SectionId};

/// One writing of a section in a round.
#[derive(Debug, Default)]
pub struct Trial {
    /// There are no offsets yet: distances take no bytes, but those within a fragment.
    pub is_first: bool,
    /// How many bytes the distances have taken that are not within a fragment.
    pub distances: Vec<u32>,
}

/// Who writes the sections.
pub trait Tables {
    /// Whether places in the sections have names.
    fn are_named(&self) -> bool;

    /// Makes the sections; none if they have no part in the layout.
    fn begin(&mut self, model: &mut Model) -> Vec<SectionId>;

    /// Writes a section anew, by its index among them.
    fn write(&mut self, model: &mut Model, index: usize, trial: &mut Trial);

    /// Whether rows of a table end with a section.
    fn end_with(&self, section: SectionId) -> bool;

    /// Leaves the sections as they were.
    fn end(&mut self, model: &mut Model);
}

/// No tables.
#[cfg(test)]
#[derive(Debug)]
pub struct NoTables;

#[cfg(test)]
impl Tables for NoTables {
    fn are_named(&self) -> bool {
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
