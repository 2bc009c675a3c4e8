//! `.reloc` directives: each belongs to the section and fragment that its offset points into, wherever the directive is
//! in the text.

use super::explain;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::expr::{Evaluator, SectionPoint, Stage};
use crate::model::{Fragments, Model, RelocDirective, RelocField, SectionId};
use crate::source::Span;

/// Assigns each directive to the section that its offset points into.
pub(super) fn distribute(model: &mut Model, diagnostics: &mut Diagnostics) {
    if !model.relocs.is_empty() {
        distribute_all(model, diagnostics);
    }
}

#[inline(never)]
fn distribute_all(model: &mut Model, diagnostics: &mut Diagnostics) {
    let fragments = Fragments::of(model);
    for directive in std::mem::take(&mut model.relocs) {
        match field(model, &fragments, &directive, Span::at(directive.source_pos)) {
            Ok((section, field)) => model.layout.reloc_fields.entry(section).or_default().push(field),
            Err(error) => diagnostics.push(error),
        }
    }
}

fn field(
    model: &Model,
    fragments: &Fragments,
    directive: &RelocDirective,
    span: Span,
) -> Result<(SectionId, RelocField), Diagnostic> {
    let elsewhere = || Diagnostic::error(Code::BadRelocOffset, span, ".reloc offset is not relative to a section");
    let evaluator = Evaluator::new(model, Stage::Layout);
    // Distances between labels are not folded here.
    let offset = Evaluator::new(model, Stage::Parsing).value(directive.offset, true).map_err(|_| elsewhere())?;
    let from_start = |section: SectionId, offset| (section, None, offset);
    let (section, place, offset) = match (offset.add, offset.sub) {
        (None, None) if directive.counts_from_start => from_start(directive.section, offset.constant),
        (Some(name), None) => {
            let (section, place) = evaluator.place(name).ok_or_else(elsewhere)?;
            match place {
                SectionPoint::Offset(place, more) => {
                    let at = (model.offset_of(place) as i64).wrapping_add(more).wrapping_add(offset.constant);
                    (SectionId(section), Some(place), at)
                }
                SectionPoint::Start(more) => from_start(SectionId(section), more.wrapping_add(offset.constant)),
            }
        }
        _ => return Err(elsewhere()),
    };
    let value = evaluator.value(directive.value, false).map_err(|error| explain(model, error, span))?;
    let (number, subsection) = match place {
        Some(place) => (0, place.subsection),
        None => *model.sections[section.0 as usize].subsections.first().ok_or_else(elsewhere)?,
    };
    let (kind, source_pos) = (directive.kind, directive.source_pos);
    let mut field = RelocField { subsection, fragment: 0, until: 0, offset: offset as u64, kind, value, source_pos };
    let mut base = 0;
    // If the section begins with a subsection other than 0, or was left before it had bytes, its start is in a fragment
    // of its own.
    if number == 0 && !(place.is_none() && fragments.begins_without_bytes(subsection)) {
        let owner = &model.subsections[subsection.0 as usize];
        let (fragment, within) = place.map_or((0, 0), |place| (place.fragment, place.offset));
        let around = fragments.around(owner, subsection, fragment, owner.fragments[fragment as usize].start + within);
        let first = owner.fragments[around.first as usize];
        base = first.offset + u64::from(around.start - first.start);
        (field.fragment, field.until) = (around.last, around.until);
    }
    // An offset before the fragment wraps around to 4 GiB after it.
    field.offset = base.wrapping_add(u64::from(field.offset.wrapping_sub(base) as u32));
    Ok((section, field))
}
