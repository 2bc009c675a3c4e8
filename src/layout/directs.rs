//! `.reloc` directives: each belongs to the fragment that its offset is a place in, wherever the text has the directive.

use super::explain;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::expr::{Evaluator, PlaceOrStart, Stage};
use crate::model::{ChunkId, Model, RelocDirective, RelocField, SectionId};
use crate::source::Span;

/// Gives each directive to the section that its offset lies in.
pub(super) fn distribute(model: &mut Model, diagnostics: &mut Diagnostics) {
    for directive in std::mem::take(&mut model.relocs) {
        let span = Span::new(directive.position, directive.position);
        match field(model, &directive, span) {
            Ok((section, field)) => model.sections[section.0 as usize].relocs.push(field),
            Err(error) => diagnostics.push(error),
        }
    }
}

fn field(model: &Model, directive: &RelocDirective, span: Span) -> Result<(SectionId, RelocField), Diagnostic> {
    let elsewhere = || Diagnostic::error(Code::BadRelocOffset, span, ".reloc offset is not relative to a section");
    let evaluator = Evaluator::new(model, Stage::Layout);
    // Distances are not worked out here.
    let offset = Evaluator::new(model, Stage::Parsing).value(directive.offset, true).map_err(|_| elsewhere())?;
    let (chunk, fragment, offset) = match (offset.add, offset.sub) {
        (None, None) if directive.counts_from_start => (first_chunk(model, directive.section), 0, offset.constant),
        (Some(name), None) => {
            let (section, place) = evaluator.place(name).ok_or_else(elsewhere)?;
            match place {
                PlaceOrStart::Place(place, more) => {
                    let at = (model.offset_of(place) as i64).wrapping_add(more).wrapping_add(offset.constant);
                    (Some(place.chunk), place.fragment, at)
                }
                PlaceOrStart::Start(more) => {
                    (first_chunk(model, SectionId(section)), 0, more.wrapping_add(offset.constant))
                }
            }
        }
        _ => return Err(elsewhere()),
    };
    let chunk = chunk.ok_or_else(elsewhere)?;
    let value = evaluator.value(directive.value, false).map_err(|error| explain(model, error, span))?;
    let (offset, kind, position) = (u64::from(offset as u32), directive.kind, directive.position);
    Ok((model.chunks[chunk.0 as usize].section, RelocField { chunk, fragment, offset, kind, value, position }))
}

/// The chunk that a section's start is in.
fn first_chunk(model: &Model, section: SectionId) -> Option<ChunkId> {
    model.sections[section.0 as usize].chunks.first().map(|c| c.1)
}
