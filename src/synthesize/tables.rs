//! The call frame and line table sections, written during layout if layout depends on them: see [`Tables`].

use super::{frames, lines};
use crate::arch::TargetDesc;
use crate::debug::cfi::Frames;
use crate::debug::dwarf::Lines;
use crate::diag::{Diagnostics, Policy};
use crate::layout;
use crate::model::{
    Definition, Mapped, Model, SectionId, SectionOffset, Subsection, SubsectionId, SymbolFlag, Tables, Trial,
};
use crate::options::Settings;
use crate::parse::ast::Name;

/// The sections during layout.
pub struct TablesOfText<'a> {
    frames: &'a Frames,
    lines: &'a Lines,
    is_generated: bool,
    target: &'a TargetDesc,
    options: &'a Settings,
    sections: Vec<Table>,
    /// The symbols that label places in them, as originally defined.
    named: Vec<Named>,
    /// The original state of each section's mapping symbols.
    mapped: Vec<(Mapped, Option<SectionOffset>)>,
    /// The original number of registered symbols.
    registered: usize,
}

/// One of the sections.
struct Table {
    place: (SectionId, SubsectionId),
    /// For a line table, its string section.
    lines: Option<Option<(SectionId, SubsectionId)>>,
    /// The contents that the text has emitted to the section.
    before: Vec<(SubsectionId, Subsection)>,
}

/// A symbol that labels a place in one of the sections.
struct Named {
    name: Name,
    definition: Definition,
    /// It is a common symbol to other objects.
    is_common: bool,
    /// The place is in the line table.
    of_lines: bool,
}

impl Named {
    fn restore(&self, model: &mut Model) {
        model.symbol_mut(self.name).definition = self.definition;
        if !self.is_common {
            model.labeled_commons.remove(&self.name);
        }
    }
}

/// Unregisters the symbols registered last.
fn unlist(model: &mut Model, from: usize) {
    for name in model.registered.split_off(from) {
        model.symbol_mut(name).set(SymbolFlag::Registered, false);
    }
}

/// Updates the sizes in the text's own contents; `now` has these contents, followed by a table.
fn keep_sizes(before: &mut Subsection, now: &Subsection) {
    let same = before.relaxables.len();
    before.relaxables.copy_from_slice(&now.relaxables[..same]);
    if before.lebs().is_empty() && before.other_tails().is_empty() {
        return;
    }
    let lists = before.lists_mut();
    lists.lebs.iter_mut().zip(now.lebs()).for_each(|(leb, now)| leb.set_size(now.size()));
    lists.other_tails.iter_mut().zip(now.other_tails()).for_each(|(old, now)| old.size = now.size);
}

impl<'a> TablesOfText<'a> {
    /// The tables made from frames and lines. Unless `-g` describes the text, they take no part in layout.
    pub fn new(
        (frames, lines): (&'a Frames, &'a Lines),
        is_generated: bool,
        target: &'a TargetDesc,
        options: &'a Settings,
    ) -> Self {
        let (sections, named) = (Vec::new(), Vec::new());
        TablesOfText {
            frames,
            lines,
            is_generated,
            target,
            options,
            sections,
            named,
            mapped: Vec::new(),
            registered: 0,
        }
    }

    /// The symbols, and whether they belong to the line table.
    fn names(&self) -> impl Iterator<Item = (Name, bool)> + '_ {
        let labels = self.lines.sequences.iter().flat_map(|sequence| &sequence.labels);
        labels.map(|label| (label.name, true)).chain(self.frames.labels().map(|name| (name, false)))
    }
}

impl Tables for TablesOfText<'_> {
    fn are_named(&self) -> bool {
        !self.is_generated && self.names().next().is_some()
    }

    fn begin(&mut self, model: &mut Model) -> Vec<SectionId> {
        if self.is_generated || self.frames.list.is_empty() && !self.lines.wanted {
            return Vec::new();
        }
        self.registered = model.registered.len();
        let named = self.names().map(|(name, of_lines)| {
            let is_common = model.labeled_commons.contains_key(&name);
            Named { name, definition: model.symbol(name).definition, is_common, of_lines }
        });
        self.named = named.collect();
        self.mapped = model.sections.iter().map(|section| (section.mapped, section.first_data)).collect();
        let (target, options) = (self.target, self.options);
        let mut sections: Vec<_> =
            frames::sections(model, self.frames, target, options).into_iter().map(|place| (place, None)).collect();
        sections.extend(lines::sections(model, self.lines, target).map(|(line, strings)| (line, Some(strings))));
        let all =
            sections.iter().flat_map(|(place, strings)| [Some(place.0), strings.flatten().map(|strings| strings.0)]);
        let all: Vec<SectionId> = all.flatten().collect();
        for &id in &all {
            layout::place(model, id, |_| ());
        }
        let of = |id: SectionId| {
            let subsections = model.sections[id.0 as usize].subsections.iter();
            subsections.map(|c| (c.1, model.subsections[c.1.0 as usize].clone())).collect::<Vec<_>>()
        };
        let made = sections.into_iter().map(|(place, lines)| {
            let mut before = of(place.0);
            before.extend(lines.flatten().into_iter().flat_map(|(id, _)| of(id)));
            Table { place, lines, before }
        });
        self.sections = made.collect();
        model.tables_in_fragments = true;
        self.sections.iter().map(|table| table.place.0).collect()
    }

    fn write(&mut self, model: &mut Model, index: usize, trial: &mut Trial) {
        let table = &mut self.sections[index];
        let own = self.named.iter().filter(|named| named.of_lines == table.lines.is_some());
        own.for_each(|named| named.restore(model));
        for (id, before) in &mut table.before {
            let now = &mut model.subsections[id.0 as usize];
            keep_sizes(before, now);
            now.clone_from(before);
        }
        // Errors are reported when the tables are finally written.
        let mut unheard = Diagnostics::new(Policy::default());
        let how = (self.target, self.options);
        let registered = model.registered.len();
        match table.lines {
            Some(strings) => {
                lines::write(model, (self.lines, None), (table.place, strings), how, Some(trial), &mut unheard);
            }
            None => {
                let mut labels = frames::labels(self.frames);
                frames::write(model, (self.frames, &mut labels), table.place, how, Some(trial), &mut unheard);
            }
        }
        unlist(model, registered);
        layout::place(model, table.place.0, |_| ());
    }

    fn end_with(&self, section: SectionId) -> bool {
        self.lines.sequences.iter().any(|sequence| sequence.section == section && !sequence.rows.is_empty())
    }

    fn end(&mut self, model: &mut Model) {
        self.named.iter().for_each(|named| named.restore(model));
        unlist(model, self.registered);
        for table in std::mem::take(&mut self.sections) {
            for (id, mut before) in table.before {
                keep_sizes(&mut before, &model.subsections[id.0 as usize]);
                model.subsections[id.0 as usize] = before;
            }
            let ids = [Some(table.place.0), table.lines.flatten().map(|strings| strings.0)];
            for id in ids.into_iter().flatten() {
                let (mapped, first_data) = self.mapped.get(id.0 as usize).copied().unwrap_or((Mapped::Nothing, None));
                let section = &mut model.sections[id.0 as usize];
                (section.mapped, section.first_data) = (mapped, first_data);
                layout::place(model, id, |_| ());
            }
        }
    }
}
