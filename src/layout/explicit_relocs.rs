//! `.reloc` directives: each belongs to the fragment that its offset is a place in, wherever the text has the directive.

use super::explain;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::expr::{Evaluator, SectionPoint, Stage};
use crate::model::{Model, RelocDirective, RelocField, SectionId, SubsectionId};
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
struct Cuts(FxHashMap<SubsectionId, Vec<u32>>);

impl Cuts {
    fn of(model: &Model) -> Self {
        let mut cuts: FxHashMap<SubsectionId, Vec<u32>> = FxHashMap::default();
        model.cuts.iter().for_each(|cut| cuts.entry(cut.subsection).or_default().push(cut.at));
        Cuts(cuts)
    }

    /// The first byte behind the fragment that has a place of a subsection.
    fn next(&self, subsection: SubsectionId, at: u32) -> u32 {
        let cuts = self.0.get(&subsection).map_or(&[][..], Vec::as_slice);
        cuts.get(cuts.partition_point(|&cut| cut <= at)).copied().unwrap_or(u32::MAX)
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
    let until = cuts.next(subsection, owner.fragments[fragment as usize].start + within);
    let (offset, kind, source_pos) = (u64::from(offset as u32), directive.kind, directive.source_pos);
    Ok((owner.section, RelocField { subsection, fragment, until, offset, kind, value, source_pos }))
}

/// The subsection that a section's start is in.
fn first_chunk(model: &Model, section: SectionId) -> Option<SubsectionId> {
    model.sections[section.0 as usize].subsections.first().map(|c| c.1)
}
