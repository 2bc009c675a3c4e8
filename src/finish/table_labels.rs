//! Labels of `.loc_label`: they stand in a table that is written behind the layout, and the text may be laid out by them.

use super::lines::{compilation_dir, line_output};
use super::plain_section;
use crate::diag::Diagnostics;
use crate::dwarf::{self, Lines};
use crate::model::{CoffSection, Definition, ElfSection, Model, Section, SectionId, SectionOffset, SubsectionId};
use crate::options::Settings;
use crate::target::TargetDesc;

/// So many times a text is laid out where the labels move with what they move.
const MOST_LAYOUTS: usize = 8;

/// Lays a text out, with the labels of its line table where that will have them.
pub fn with_labels_of_lines(
    model: &mut Model,
    lines: &Lines,
    (target, options): (&TargetDesc, &Settings),
    diagnostics: &mut Diagnostics,
    mut layout: impl FnMut(&mut Model, &mut Diagnostics) -> bool,
) -> bool {
    if lines.sequences.iter().all(|sequence| sequence.labels.is_empty()) {
        return layout(model, diagnostics);
    }
    let directory = compilation_dir(options);
    let output = line_output(target, options, &directory, None);
    // The labels have a subsection of their own for the time being, in the table's section or one that stands for it.
    let sections = model.sections.len();
    let known = plain_section(model, b".debug_line");
    let section = known.unwrap_or_else(|| {
        let symbol = model.anonymous(b"");
        model.sections.push(Section::new(symbol, ElfSection::default(), CoffSection::default()));
        SectionId(sections as u32)
    });
    let own = model.add_subsection(section);
    let first = known.and_then(|id| model.sections[id.0 as usize].subsections.first().copied());
    let line = first.filter(|first| first.0 == 0).map_or(own, |first| first.1);
    let mut labels = dwarf::labels(lines, model, &output, line, own);
    let before: Vec<_> = labels.iter().map(|&(name, _)| (name, model.symbol(name).definition.clone())).collect();
    let mut fits = true;
    for left in (0..MOST_LAYOUTS).rev() {
        for &(name, offset) in &labels {
            let offset = u32::try_from(offset).unwrap_or(u32::MAX);
            model.symbol_mut(name).definition =
                Definition::Label(SectionOffset { subsection: own, fragment: 0, offset });
        }
        let mut told = diagnostics.clone();
        fits = layout(model, &mut told);
        let now = dwarf::labels(lines, model, &output, line, own);
        if left == 0 || !fits || now == labels {
            *diagnostics = told;
            break;
        }
        labels = now;
    }
    for (name, definition) in before {
        model.symbol_mut(name).definition = definition;
    }
    forget(model, sections, own);
    fits
}

/// Takes the subsection of the labels back, and the section that stood for the table's.
fn forget(model: &mut Model, sections: usize, own: SubsectionId) {
    model.subsections.truncate(own.0 as usize);
    model.sections.truncate(sections);
}
