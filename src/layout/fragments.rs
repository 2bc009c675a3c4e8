//! llvm-mc's fragments: how many a section has, and which of them has a place.
//!
//! A fragment of the model ends in a tail, and llvm-mc's do so, too, but for fillings, places to go on at and the like, which are
//! fragments of their own. It begins some where the model does not ([`Cut`]), and none behind a filling that it takes for data.

use crate::model::{Cut, DeferredOwner, Model, Rare, SectionId, Subsection, SubsectionId, Tail, TailIndex};
use rustc_hash::{FxHashMap, FxHashSet};

/// How many fragments a section has.
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
    fragments.sum::<usize>() + cuts.sum::<usize>()
}

/// Whether a tail is a fragment of its own.
fn is_own(model: &Model, tail: Tail) -> bool {
    match tail {
        Tail::Fill { is_data: false, .. } | Tail::Org { .. } | Tail::Nops { .. } | Tail::Boundary { .. } => true,
        Tail::Deferred { by: by @ DeferredOwner::CodeView, index, .. } => {
            model.deferred_owners[by as usize].as_ref().is_some_and(|author| author.known_size(index).is_none())
        }
        _ => false,
    }
}

/// Whether a section has fillings of its own with bytes: the first round gives them their sizes, as a change.
pub(super) fn has_fillings(model: &Model, id: SectionId) -> bool {
    let is_filling = |rare: &Rare| matches!(rare.tail, Tail::Fill { is_data: false, .. }) && rare.size != 0;
    let in_section = |cut: &Cut| cut.filled != 0 && model.subsections[cut.subsection.0 as usize].section == id;
    model.cuts.iter().any(in_section) || super::has_tail(model, id, is_filling)
}

/// What of a section's fragments is not in the model's, for questions about places.
pub(super) struct Fragments(FxHashMap<SubsectionId, Vec<Cut>>);

/// The fragment that a place is in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Around {
    /// The model's fragment in which it begins.
    pub first: u32,
    /// The byte of the subsection's at which it begins, or where that begins, if that is later.
    pub start: u32,
    /// The model's fragment in which it ends.
    pub last: u32,
    /// The byte at which it ends, at the end of that fragment at the latest.
    pub until: u32,
}

impl Fragments {
    pub(super) fn of(model: &Model) -> Self {
        let mut cuts: FxHashMap<SubsectionId, Vec<Cut>> = FxHashMap::default();
        model.cuts.iter().for_each(|&cut| cuts.entry(cut.subsection).or_default().push(cut));
        Fragments(cuts)
    }

    /// The fragment that has a place: a byte of a subsection, in a fragment of the model's.
    pub(super) fn around(&self, owner: &Subsection, id: SubsectionId, fragment: u32, at: u32) -> Around {
        let cuts = self.0.get(&id).map_or(&[][..], Vec::as_slice);
        let next = cuts.partition_point(|cut| cut.at <= at);
        let cut_start = next.checked_sub(1).map_or(0, |last| cuts[last].at + cuts[last].filled.saturating_sub(1));
        let cut_until = cuts.get(next).map_or(u32::MAX, |cut| cut.at);
        let goes_on = |fragment: u32| match owner.fragments[fragment as usize].tail() {
            TailIndex::Rare(index) => {
                matches!(owner.rares()[index as usize].tail, Tail::Fill { is_data: true, .. })
            }
            _ => false,
        };
        let (mut first, mut last) = (fragment, fragment);
        while first > 0 && owner.fragments[first as usize].start > cut_start && goes_on(first - 1) {
            first -= 1;
        }
        while (owner.end(last as usize) as u32) < cut_until && goes_on(last) {
            last += 1;
        }
        Around { first, start: cut_start.max(owner.fragments[first as usize].start), last, until: cut_until }
    }
}
