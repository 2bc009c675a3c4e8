//! Where llvm-mc begins fragments and the model does not: it matters to rounds that never end and to `.reloc`.

use super::{Model, SectionOffset, Subsection, SubsectionId, Tail, TailIndex};
use rustc_hash::FxHashMap;

/// Where llvm-mc begins a fragment and the model does not.
#[derive(Clone, Copy, Debug)]
pub struct Cut {
    /// The subsection.
    pub subsection: SubsectionId,
    /// The model's fragment that it is in.
    pub fragment: u32,
    /// From that of its bytes on, places are in the later fragment.
    pub at: u32,
    /// How many bytes of filling are in between, as a fragment of their own, if there are any.
    pub filled: u32,
}

impl Model {
    /// llvm-mc begins a fragment at the end of a subsection, also when that is entered, or where that is to be filled, one for
    /// that and one behind it.
    #[inline]
    pub fn cut(&mut self, subsection: SubsectionId, filled: u32) {
        let owner = &mut self.subsections[subsection.0 as usize];
        // A label that stands here is in the earlier fragment; those to come are not.
        if filled == 0 && owner.ends_in_label(subsection) {
            return owner.split();
        }
        let at = owner.data().len() as u32 + u32::from(filled != 0);
        let fragment = owner.fragments.len().saturating_sub(1) as u32;
        self.cuts.push(Cut { subsection, fragment, at, filled });
    }
}

/// What of a section's fragments is not in the model's, for questions about places.
#[derive(Debug)]
pub struct Fragments(FxHashMap<SubsectionId, Vec<Cut>>);

/// The fragment that a place is in.
#[derive(Clone, Copy, Debug)]
pub struct Around {
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
    /// Those of a model.
    #[must_use]
    pub fn of(model: &Model) -> Self {
        let mut cuts: FxHashMap<SubsectionId, Vec<Cut>> = FxHashMap::default();
        model.cuts.iter().for_each(|&cut| cuts.entry(cut.subsection).or_default().push(cut));
        Fragments(cuts)
    }

    /// The fragment that has a place: a byte of a subsection, in a fragment of the model's.
    #[must_use]
    pub fn around(&self, owner: &Subsection, id: SubsectionId, fragment: u32, at: u32) -> Around {
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

    /// Whether a subsection was left while it had no bytes and entered again: its first fragment is without bytes then.
    #[must_use]
    pub fn begins_without_bytes(&self, id: SubsectionId) -> bool {
        let again = self.0.get(&id).and_then(|cuts| cuts.get(1));
        again.is_some_and(|cut| cut.at == 0 && cut.filled == 0)
    }

    /// Whether two places are in the same fragment.
    #[must_use]
    pub fn same(&self, model: &Model, a: SectionOffset, b: SectionOffset) -> bool {
        let around = |place: SectionOffset| {
            let owner = &model.subsections[place.subsection.0 as usize];
            let start = owner.fragments[place.fragment as usize].start;
            let around = self.around(owner, place.subsection, place.fragment, start + place.offset);
            (place.subsection, around.first, around.start)
        };
        around(a) == around(b)
    }
}
