//! Where the generated sections are written.

use super::Label;
use crate::model::SectionId;

/// A section that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Info,
    Abbrev,
    Aranges,
    /// `.debug_ranges` or `.debug_rnglists`.
    Ranges,
}

/// Where the sections are written: in an object or as text.
pub trait Sink {
    /// A label in one of the sections.
    type Label: Copy;
    /// Continues a section.
    fn enter(&mut self, part: Part);
    /// A label here.
    fn label(&mut self) -> Self::Label;
    /// The label of the list of ranges.
    fn list_label(&mut self, version: u16) -> Self::Label;
    fn number(&mut self, value: u64, size: u8);
    /// A text without its end.
    fn text(&mut self, text: &[u8]);
    /// `size` bytes that are all ones.
    fn ones(&mut self, size: u8);
    /// The offset of a label in its section.
    fn offset_of(&mut self, label: Self::Label);
    /// The offset of the line table.
    fn offset_of_lines(&mut self);
    fn start_of(&mut self, section: SectionId);
    fn end_of(&mut self, section: SectionId);
    fn size_of(&mut self, section: SectionId);
    fn uleb_size_of(&mut self, section: SectionId);
    fn address_of(&mut self, label: &Label);
    /// Starts a unit with a length, which [`Sink::end_unit`] fills in.
    fn begin_unit(&mut self);
    fn end_unit(&mut self);
    /// The header of `.debug_rnglists`, whose length [`Sink::end_list`] fills in.
    fn begin_list(&mut self, version: u16, size: u8);
    fn end_list(&mut self);
}
