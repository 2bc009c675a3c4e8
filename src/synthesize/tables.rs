//! The call frame and line table sections, written during layout if layout depends on them: see [`Tables`].

use super::lines::LineSections;
use super::{Config, frames, lines};
use crate::arch::TargetDesc;
use crate::debug::cfi::Frames;
use crate::debug::dwarf::Lines;
use crate::diag::{Diagnostics, Policy};
use crate::layout;
use crate::model::{
    Definition, Mapped, Model, SectionId, SectionOffset, Subsection, SubsectionId, SymbolFlag, Tables, Trial,
};
use crate::options::Settings;
use crate::options::parts::DEBUG;
use crate::parse::ast::Name;

pub struct TablesOfText<'a> {
    frames: &'a Frames,
    lines: &'a Lines,
    is_generated: bool,
    config: Config<'a>,
    tables: Vec<Table>,
    /// The symbols that label places in them, as originally defined.
    named: Vec<Named>,
    /// The original state of each section's mapping symbols.
    mapped: Vec<(Mapped, Option<SectionOffset>)>,
    registered: usize,
}

struct Table {
    section: SectionId,
    kind: TableKind,
    /// The contents that the text has emitted to the section.
    before: Vec<(SubsectionId, Subsection)>,
}

#[derive(Clone, Copy)]
enum TableKind {
    Frames(SubsectionId),
    Lines(LineSections),
}

impl Table {
    fn sections(&self) -> impl Iterator<Item = SectionId> + use<> {
        let strings = match self.kind {
            TableKind::Lines(lines) => lines.strings,
            TableKind::Frames(_) => None,
        };
        [Some(self.section), strings.map(|strings| strings.0)].into_iter().flatten()
    }
}

/// A symbol that labels a place in one of the sections.
struct Named {
    name: Name,
    definition: Definition,
    is_common: bool,
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

/// Updates the offsets and sizes in the text's own contents; `now` has these contents, followed by a table.
fn keep_layout(before: &mut Subsection, now: &Subsection) {
    before.fragments.iter_mut().zip(now.fragments.iter()).for_each(|(fragment, now)| fragment.offset = now.offset);
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
        frames: &'a Frames,
        lines: &'a Lines,
        is_generated: bool,
        target: &'a TargetDesc,
        options: &'a Settings,
    ) -> Self {
        let config = Config { target, options };
        let (tables, named, mapped) = (Vec::new(), Vec::new(), Vec::new());
        TablesOfText { frames, lines, is_generated, config, tables, named, mapped, registered: 0 }
    }

    /// The symbols, and whether they belong to the line table.
    fn names(&self) -> impl Iterator<Item = (Name, bool)> + '_ {
        let labels = self.lines.sequences.iter().filter(|_| DEBUG).flat_map(|sequence| &sequence.labels);
        labels.map(|label| (label.name, true)).chain(self.frames.labels().map(|name| (name, false)))
    }

    /// Whether the text has subsections that a table will precede, so that their offsets depend on its size.
    fn precede_text(&self, model: &Model) -> bool {
        let Config { target, options } = self.config;
        let frames = frames::requested(model, self.frames, target, options);
        let lines = lines::requested(model, self.lines);
        let is_later = |&(number, _): &(u32, SubsectionId)| number != 0;
        frames.chain(lines).any(|id| model.sections[id.0 as usize].subsections.iter().any(is_later))
    }
}

impl Tables for TablesOfText<'_> {
    fn take_part(&self, model: &Model) -> bool {
        !self.is_generated && (self.names().next().is_some() || self.precede_text(model))
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
        let Config { target, options } = self.config;
        let frames = frames::sections(model, self.frames, target, options).into_iter();
        let frames = frames.map(|(section, subsection)| (section, TableKind::Frames(subsection)));
        let lines = if DEBUG { lines::sections(model, self.lines, target) } else { None };
        let lines = lines.map(|lines| (lines.table.0, TableKind::Lines(lines)));
        let tables = frames.chain(lines).map(|(section, kind)| Table { section, kind, before: Vec::new() });
        self.tables = tables.collect();
        for table in &mut self.tables {
            for id in table.sections() {
                layout::place(model, id, |_| ());
                let subsections = model.sections[id.0 as usize].subsections.iter();
                let contents = subsections.map(|&(_, id)| (id, model.subsections[id.0 as usize].clone()));
                table.before.extend(contents);
            }
        }
        model.layout.tables_in_fragments = true;
        self.tables.iter().map(|table| table.section).collect()
    }

    fn write(&mut self, model: &mut Model, index: usize, trial: &mut Trial) {
        let table = &mut self.tables[index];
        let is_lines = matches!(table.kind, TableKind::Lines(_));
        let own = self.named.iter().filter(|named| named.of_lines == is_lines);
        own.for_each(|named| named.restore(model));
        for (id, before) in &mut table.before {
            let now = &mut model.subsections[id.0 as usize];
            keep_layout(before, now);
            now.clone_from(before);
        }
        // Errors are reported when the tables are finally written.
        let mut unheard = Diagnostics::new(Policy::default());
        let (config, section) = (self.config, table.section);
        let registered = model.registered.len();
        match table.kind {
            TableKind::Lines(_) if !DEBUG => {}
            TableKind::Lines(sections) => {
                lines::write(model, self.lines, None, sections, config, Some(trial), &mut unheard);
            }
            TableKind::Frames(subsection) => {
                let mut labels = frames::labels(self.frames);
                let section = (section, subsection);
                frames::write(model, self.frames, &mut labels, section, config, Some(trial), &mut unheard);
            }
        }
        unlist(model, registered);
        layout::place(model, section, |_| ());
    }

    fn end_with(&self, section: SectionId) -> bool {
        self.lines.sequences.iter().any(|sequence| sequence.section == section && !sequence.rows.is_empty())
    }

    fn end(&mut self, model: &mut Model) {
        self.named.iter().for_each(|named| named.restore(model));
        unlist(model, self.registered);
        for table in std::mem::take(&mut self.tables) {
            let sections = table.sections();
            for (id, mut before) in table.before {
                keep_layout(&mut before, &model.subsections[id.0 as usize]);
                model.subsections[id.0 as usize] = before;
            }
            for id in sections {
                let (mapped, first_data) = self.mapped.get(id.0 as usize).copied().unwrap_or((Mapped::Nothing, None));
                let section = &mut model.sections[id.0 as usize];
                (section.mapped, section.first_data) = (mapped, first_data);
            }
        }
    }
}
