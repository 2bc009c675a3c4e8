//! The number of fragments that llvm-mc has for a section.
//!
//! A fragment of the model ends in a tail. So do llvm-mc's, except that fills, `.org` and similar are fragments of
//! their own. It also begins fragments where the model does not ([`FragmentSplit`]), and begins none after a fill that it treats
//! as data.

use crate::model::{DeferredOwner, FragmentSplit, FragmentTail, Model, SectionId};
use rustc_hash::FxHashSet;

#[cold]
pub(super) fn count(model: &Model, id: SectionId) -> usize {
    let subsections = model.sections[id.0 as usize].subsections.iter();
    let fragments = subsections.map(|&(_, subsection)| {
        let owner = &model.subsections[subsection.0 as usize];
        let own = owner.each_other_tail().filter(|&(_, tail)| is_own(model, tail)).count();
        let data = owner
            .each_other_tail()
            .filter(|(_, tail)| matches!(tail, FragmentTail::Fill { is_data: true, .. }))
            .count();
        owner.fragments.len() + own - data
    });
    // The first split of a subsection is its start.
    let mut entered = FxHashSet::default();
    let in_section = |split: &&FragmentSplit| model.subsections[split.subsection.0 as usize].section == id;
    let splits = model.fragment_splits.iter().filter(in_section).map(|split| match entered.insert(split.subsection) {
        true => 0,
        false => 1 + usize::from(split.filled != 0),
    });
    // Where a section is entered first by another subsection than its 0, llvm-mc makes one more.
    let first = model.sections[id.0 as usize].subsections.iter().min_by_key(|(_, subsection)| subsection.0);
    let is_entered_elsewhere = first.is_some_and(|&(number, _)| number != 0);
    fragments.sum::<usize>() + splits.sum::<usize>() + usize::from(is_entered_elsewhere)
}

fn is_own(model: &Model, tail: FragmentTail) -> bool {
    match tail {
        FragmentTail::Fill { is_data: false, .. }
        | FragmentTail::Org { .. }
        | FragmentTail::Nops { .. }
        | FragmentTail::Boundary { .. } => true,
        FragmentTail::Deferred { by: by @ DeferredOwner::CodeView, index, .. } => {
            model.deferred_owners[by as usize].as_ref().is_some_and(|author| author.known_size(index).is_none())
        }
        _ => false,
    }
}
