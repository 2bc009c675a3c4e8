//! The number of fragments that llvm-mc has for a section.
//!
//! A fragment of the model ends in a tail. So do llvm-mc's, except that fills, `.org` and similar are fragments of
//! their own. It also begins fragments where the model does not ([`Cut`]), and begins none after a fill that it treats
//! as data.

use crate::model::{Cut, DeferredOwner, Model, Rare, SectionId, Tail};
use rustc_hash::FxHashSet;

/// The number of llvm-mc's fragments in a section.
#[cold]
pub(super) fn count(model: &Model, id: SectionId) -> usize {
    let subsections = model.sections[id.0 as usize].subsections.iter();
    let fragments = subsections.map(|&(_, subsection)| {
        let owner = &model.subsections[subsection.0 as usize];
        let own = owner.rares().iter().filter(|rare| is_own(model, rare.tail)).count();
        let data = owner.rares().iter().filter(|rare| matches!(rare.tail, Tail::Fill { is_data: true, .. })).count();
        owner.fragments.len() + own - data
    });
    // The first cut of a subsection is its start.
    let mut entered = FxHashSet::default();
    let in_section = |cut: &&Cut| model.subsections[cut.subsection.0 as usize].section == id;
    let cuts = model.cuts.iter().filter(in_section).map(|cut| match entered.insert(cut.subsection) {
        true => 0,
        false => 1 + usize::from(cut.filled != 0),
    });
    // Where a section is entered first by another subsection than its 0, llvm-mc makes one more.
    let first = model.sections[id.0 as usize].subsections.iter().min_by_key(|(_, subsection)| subsection.0);
    let is_entered_elsewhere = first.is_some_and(|&(number, _)| number != 0);
    fragments.sum::<usize>() + cuts.sum::<usize>() + usize::from(is_entered_elsewhere)
}

/// Returns whether llvm-mc has a separate fragment for a tail.
fn is_own(model: &Model, tail: Tail) -> bool {
    match tail {
        Tail::Fill { is_data: false, .. } | Tail::Org { .. } | Tail::Nops { .. } | Tail::Boundary { .. } => true,
        Tail::Deferred { by: by @ DeferredOwner::CodeView, index, .. } => {
            model.deferred_owners[by as usize].as_ref().is_some_and(|author| author.known_size(index).is_none())
        }
        _ => false,
    }
}

/// Returns whether a section has fills of nonzero size in fragments of their own: the first round sizes them, which
/// counts as a change.
pub(super) fn has_fillings(model: &Model, id: SectionId) -> bool {
    let is_filling = |rare: &Rare| matches!(rare.tail, Tail::Fill { is_data: false, .. }) && rare.size != 0;
    let in_section = |cut: &Cut| cut.filled != 0 && model.subsections[cut.subsection.0 as usize].section == id;
    model.cuts.iter().any(in_section) || super::has_tail(model, id, is_filling)
}
