//! The generated sections of an object.

use super::{Description, Generated, Label, Part, Sink};
use crate::debug::dwarf::Lines;
use crate::debug::out::{Fixups, Out, label};
use crate::model::{Model, RelocatableValue, SectionId, SectionOffset, SubsectionId};
use crate::parse::ast::Name;

/// The subsections to write to.
#[derive(Clone, Copy, Debug)]
pub struct Chunks {
    pub info: SubsectionId,
    pub abbrev: SubsectionId,
    pub aranges: SubsectionId,
    pub ranges: Option<SubsectionId>,
}

/// Writes the sections of a text. `line_table` is defined when the line table is written.
pub fn describe(
    generated: &Generated,
    lines: &Lines,
    model: &mut Model,
    subsections: Chunks,
    (fixups, line_table): (Fixups, Name),
    what: &Description<'_>,
) {
    let mut sections = generated.sections();
    sections.retain(|&id| !model.sections[id.0 as usize].subsections.is_empty() && model.end_of_section(id).is_some());
    let outs = [Some(subsections.info), Some(subsections.abbrev), Some(subsections.aranges), subsections.ranges];
    let outs = outs.map(|id| id.map(|id| Out::open(model, id, fixups)));
    let mut sink = ToObject { model, outs, part: Part::Info, size: what.pointer_size, line_table, length: 0 };
    what.write(generated, lines, &sections, &mut sink);
    let ToObject { model, outs, .. } = sink;
    outs.into_iter().flatten().for_each(|out| out.close(model));
}

struct ToObject<'m> {
    model: &'m mut Model,
    /// By [`Part`].
    outs: [Option<Out>; 4],
    part: Part,
    /// The size of an address.
    size: u8,
    line_table: Name,
    /// Where the length of the current unit is.
    length: usize,
}

impl ToObject<'_> {
    /// Writes to the current section.
    fn out(&mut self, write: impl FnOnce(&mut Out, &mut Model)) {
        if let Some(out) = &mut self.outs[self.part as usize] {
            write(out, self.model);
        }
    }

    fn end(&self, section: SectionId) -> Option<SectionOffset> {
        self.model.end_of_section(section)
    }

    fn size(&self, section: SectionId) -> u64 {
        self.end(section).map_or(0, |end| self.model.offset_of(end))
    }

    fn address(&mut self, place: Option<SectionOffset>) {
        let size = self.size;
        if let Some(place) = place {
            self.out(|out, model| out.address(model, place, size));
        }
    }
}

impl Sink for ToObject<'_> {
    type Label = Name;

    fn enter(&mut self, part: Part) {
        self.part = part;
    }

    fn label(&mut self) -> Name {
        match &self.outs[self.part as usize] {
            Some(out) => label(self.model, out.here()),
            None => self.line_table,
        }
    }

    fn list_label(&mut self, _: u16) -> Name {
        self.label()
    }

    fn number(&mut self, value: u64, size: u8) {
        self.out(|out, _| out.number(value, size));
    }

    fn text(&mut self, text: &[u8]) {
        self.out(|out, _| out.bytes(text));
    }

    fn ones(&mut self, size: u8) {
        self.number(u64::MAX, size);
    }

    fn offset_of(&mut self, label: Name) {
        self.out(|out, _| out.section_offset(RelocatableValue::symbol(label)));
    }

    fn offset_of_lines(&mut self) {
        self.offset_of(self.line_table);
    }

    fn start_of(&mut self, section: SectionId) {
        let first = self.model.sections[section.0 as usize].subsections.first();
        let first = first.map(|&(_, subsection)| SectionOffset { subsection, fragment: 0, offset: 0 });
        self.address(first);
    }

    fn end_of(&mut self, section: SectionId) {
        self.address(self.end(section));
    }

    fn size_of(&mut self, section: SectionId) {
        self.number(self.size(section), self.size);
    }

    fn uleb_size_of(&mut self, section: SectionId) {
        let size = self.size(section);
        self.out(|out, _| out.uleb(size));
    }

    fn address_of(&mut self, label: &Label) {
        self.address(Some(label.place));
    }

    fn begin_unit(&mut self) {
        let mut at = 0;
        self.out(|out, _| at = out.unit_length());
        self.length = at;
    }

    fn end_unit(&mut self) {
        let at = self.length;
        self.out(|out, _| out.patch_length(at));
    }

    fn begin_list(&mut self, version: u16, size: u8) {
        self.begin_unit();
        self.number(u64::from(version), 2);
        self.number(u64::from(size), 1);
        self.number(0, 1);
        // The offset table is empty.
        self.number(0, 4);
    }

    fn end_list(&mut self) {
        self.end_unit();
    }
}
