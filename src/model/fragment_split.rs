//! Fragment boundaries that exist in llvm-mc but not in the model. They matter to layouts that do not converge and to
//! `.reloc`.

use super::{FragmentTail, Model, SectionOffset, Subsection, SubsectionId, TailIndex};
use crate::growth;
use rustc_hash::FxHashMap;

#[derive(Clone, Copy, Debug)]
pub struct FragmentSplit {
    pub subsection: SubsectionId,
    /// The index of the model's fragment that contains it.
    pub fragment: u32,
    /// The first byte offset in the subsection that belongs to the later fragment.
    pub at: u32,
    /// The size in bytes of a fill at the boundary, which is a fragment of its own, or 0.
    pub filled: u32,
}

impl Model {
    /// Records that llvm-mc starts a fragment at the end of a subsection, also when switching to it. A fill of `filled`
    /// bytes at this point is a fragment of its own, followed by another.
    #[inline]
    pub fn start_fragment(&mut self, subsection: SubsectionId, filled: u32) {
        let owner = &mut self.subsections[subsection.0 as usize];
        // A label at this place is in the earlier fragment, a later label is not.
        if filled == 0 && owner.ends_in_label(subsection) {
            return owner.split();
        }
        let at = owner.data().len() as u32 + u32::from(filled != 0);
        let fragment = owner.fragments.len().saturating_sub(1) as u32;
        growth::push(&mut self.fragment_splits, FragmentSplit { subsection, fragment, at, filled });
    }
}

/// Maps locations to llvm-mc's fragments.
#[derive(Debug)]
pub struct Fragments(FxHashMap<SubsectionId, Vec<FragmentSplit>>);

/// The extent of the llvm-mc fragment around a location.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    /// The model's fragment in which it starts.
    pub first: u32,
    /// The byte offset in the subsection at which it starts, but not before the start of that fragment.
    pub start: u32,
    /// The model's fragment in which it ends.
    pub last: u32,
    /// The byte offset at which it ends, but not after the end of that fragment.
    pub until: u32,
}

impl Fragments {
    pub fn of(model: &Model) -> Self {
        let mut splits: FxHashMap<SubsectionId, Vec<FragmentSplit>> = FxHashMap::default();
        model.fragment_splits.iter().for_each(|&split| splits.entry(split.subsection).or_default().push(split));
        Fragments(splits)
    }

    /// The fragment that contains the byte at offset `at`, which is in the model's fragment `fragment`.
    pub fn around(&self, owner: &Subsection, id: SubsectionId, fragment: u32, at: u32) -> Around {
        let splits = self.0.get(&id).map_or(&[][..], Vec::as_slice);
        let next = splits.partition_point(|split| split.at <= at);
        let split_start = next.checked_sub(1).map_or(0, |last| splits[last].at + splits[last].filled.saturating_sub(1));
        let split_until = splits.get(next).map_or(u32::MAX, |split| split.at);
        let goes_on = |fragment: u32| match owner.fragments[fragment as usize].tail() {
            TailIndex::Other(index) => {
                let other = &owner.other_tails()[index as usize];
                matches!(owner.other_tail(other), FragmentTail::Fill { is_data: true, .. })
            }
            _ => false,
        };
        let (mut first, mut last) = (fragment, fragment);
        while first > 0 && owner.fragments[first as usize].start > split_start && goes_on(first - 1) {
            first -= 1;
        }
        while (owner.end(last as usize) as u32) < split_until && goes_on(last) {
            last += 1;
        }
        Around { first, start: split_start.max(owner.fragments[first as usize].start), last, until: split_until }
    }

    /// Whether a subsection was left while empty and entered again, in which case its first fragment is empty.
    pub fn begins_without_bytes(&self, id: SubsectionId) -> bool {
        let again = self.0.get(&id).and_then(|splits| splits.get(1));
        again.is_some_and(|split| split.at == 0 && split.filled == 0)
    }
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
