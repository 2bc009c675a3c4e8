//! `.reloc` directives: each belongs to the fragment that its offset is a place in, wherever the text has the directive.

use super::explain;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::expr::{Evaluator, SectionPoint, Stage};
use crate::model::{Cut, Model, RelocDirective, RelocField, SectionId, SubsectionId};
use crate::source::Span;
use rustc_hash::FxHashMap;

/// Gives each directive to the section that its offset lies in.
pub(super) fn distribute(model: &mut Model, diagnostics: &mut Diagnostics) {
    if model.relocs.is_empty() {
        return;
    }
    let cuts = Cuts::of(model);
    for directive in std::mem::take(&mut model.relocs) {
        let span = Span::new(directive.source_pos, directive.source_pos);
        match field(model, &cuts, &directive, span) {
            Ok((section, field)) => model.reloc_fields.entry(section).or_default().push(field),
            Err(error) => diagnostics.push(error),
        }
    }
}

/// Where llvm-mc begins fragments besides, by subsection.
struct Cuts(FxHashMap<SubsectionId, Vec<Cut>>);

impl Cuts {
    fn of(model: &Model) -> Self {
        let mut cuts: FxHashMap<SubsectionId, Vec<Cut>> = FxHashMap::default();
        model.cuts.iter().for_each(|&cut| cuts.entry(cut.subsection).or_default().push(cut));
        Cuts(cuts)
    }

    /// The fragment that has a place of a subsection: its first byte, unless it starts with the model's, and the first behind it.
    fn around(&self, subsection: SubsectionId, at: u32) -> (u32, u32) {
        let cuts = self.0.get(&subsection).map_or(&[][..], Vec::as_slice);
        let next = cuts.partition_point(|cut| cut.at <= at);
        let first = next.checked_sub(1).map_or(0, |last| cuts[last].at + cuts[last].filled.saturating_sub(1));
        (first, cuts.get(next).map_or(u32::MAX, |cut| cut.at))
    }
}

fn field(
    model: &Model,
    cuts: &Cuts,
    directive: &RelocDirective,
    span: Span,
) -> Result<(SectionId, RelocField), Diagnostic> {
    let elsewhere = || Diagnostic::error(Code::BadRelocOffset, span, ".reloc offset is not relative to a section");
    let evaluator = Evaluator::new(model, Stage::Layout);
    // Distances are not worked out here.
    let offset = Evaluator::new(model, Stage::Parsing).value(directive.offset, true).map_err(|_| elsewhere())?;
    let (subsection, fragment, within, offset) = match (offset.add, offset.sub) {
        (None, None) if directive.counts_from_start => (first_chunk(model, directive.section), 0, 0, offset.constant),
        (Some(name), None) => {
            let (section, place) = evaluator.place(name).ok_or_else(elsewhere)?;
            match place {
                SectionPoint::Offset(place, more) => {
                    let at = (model.offset_of(place) as i64).wrapping_add(more).wrapping_add(offset.constant);
                    (Some(place.subsection), place.fragment, place.offset, at)
                }
                SectionPoint::Start(more) => {
                    (first_chunk(model, SectionId(section)), 0, 0, more.wrapping_add(offset.constant))
                }
            }
        }
        _ => return Err(elsewhere()),
    };
    let subsection = subsection.ok_or_else(elsewhere)?;
    let value = evaluator.value(directive.value, false).map_err(|error| explain(model, error, span))?;
    let owner = &model.subsections[subsection.0 as usize];
    let start = owner.fragments[fragment as usize].start;
    let (first, until) = cuts.around(subsection, start + within);
    // What is in front of the fragment counts as 4 GiB behind it.
    let base = owner.fragments[fragment as usize].offset + u64::from(first.saturating_sub(start));
    let offset = base.wrapping_add(u64::from((offset as u64).wrapping_sub(base) as u32));
    let (kind, source_pos) = (directive.kind, directive.source_pos);
    Ok((owner.section, RelocField { subsection, fragment, until, offset, kind, value, source_pos }))
}

/// The subsection that a section's start is in.
fn first_chunk(model: &Model, section: SectionId) -> Option<SubsectionId> {
    model.sections[section.0 as usize].subsections.first().map(|c| c.1)
}
