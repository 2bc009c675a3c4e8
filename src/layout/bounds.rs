//! Upper bounds of the distance between an instruction and its label over all rounds.

use super::boundaries;
use super::distances::{Jump, fits};
use crate::arch::{Backend, RelaxForm};
use crate::model::{Align, Subsection, TailIndex};

/// By how much the tails of a section may still change.
#[derive(Debug, Default)]
pub(super) struct Bounds {
    /// The most bytes by which an instruction grows.
    growth: i64,
    /// The most bytes of padding in one tail.
    padding: i64,
    /// With boundaries: for each fragment, the most bytes by which the tails before it can grow in total.
    sums: Vec<u64>,
}

impl Bounds {
    /// For a section of one subsection that has offsets, in which nothing has grown.
    pub(super) fn of(owner: &Subsection, target: &impl Backend, has_boundaries: bool) -> Bounds {
        let padding = |align: &Align| ((1i64 << (align.log2 & 63).min(62)) - 1).min(i64::from(align.max));
        let padding = owner.aligns().iter().map(padding).max().unwrap_or(0);
        let sums = if has_boundaries { boundaries::most_growth(owner, target) } else { Vec::new() };
        Bounds { growth: i64::from(target.relax_growth()), padding, sums }
    }

    /// Returns whether an instruction keeps its encoding however the tails between it and its label change. This is
    /// true of most instructions that fit at first, since most labels are near.
    #[inline]
    pub(super) fn hold(&self, target: &impl Backend, owner: &Subsection, form: RelaxForm<'_>, jump: &Jump) -> bool {
        let Some(slack) = self.slack(owner, jump) else { return false };
        let relaxable = &owner.relaxables[jump.index as usize];
        [jump.distance.saturating_sub(slack), jump.distance.saturating_add(slack)]
            .iter()
            .all(|&distance| fits(target, relaxable, form, jump, distance))
    }

    /// [`Self::hold`] for a distance from the instruction's address rounded down to a multiple of 4, to a label that
    /// stays at such a multiple.
    pub(super) fn hold_rounded(
        &self,
        target: &impl Backend,
        owner: &Subsection,
        form: RelaxForm<'_>,
        jump: &Jump,
    ) -> bool {
        let relaxable = &owner.relaxables[jump.index as usize];
        let before = (jump.to as usize).checked_sub(1).map(|fragment| owner.fragments[fragment].tail());
        let is_aligned = match before {
            Some(TailIndex::Align(index)) => {
                let Align { log2, max, .. } = owner.aligns()[index as usize];
                (2..=31).contains(&log2) && max >= (1 << log2) - 1
            }
            _ => false,
        };
        let Some(slack) = self.slack(owner, jump).filter(|_| is_aligned && jump.within & 3 == 0) else { return false };
        // The value is the first multiple of 4 from the distance on.
        let rounded = |distance: i64| distance.saturating_add(3) & !3;
        [jump.distance.saturating_sub(slack), jump.distance.saturating_add(slack)]
            .iter()
            .all(|&distance| fits(target, relaxable, form, jump, rounded(distance)))
    }

    /// By how much the tails between an instruction and its label may change, if a cheap bound exists.
    #[inline(always)]
    fn slack(&self, owner: &Subsection, jump: &Jump) -> Option<i64> {
        if !self.sums.is_empty() {
            let (first, end) =
                if jump.to > jump.fragment { (jump.fragment + 1, jump.to) } else { (jump.to, jump.fragment) };
            let most = self.sums[end as usize].saturating_sub(self.sums[first as usize]);
            return i64::try_from(most).ok();
        }
        // The index of the first instruction after the label that may grow. Few fragments end in anything else.
        let after = owner.fragments[jump.to as usize..].iter().take(4).find_map(|fragment| match fragment.tail() {
            TailIndex::Relax(index) => Some(index),
            _ => None,
        });
        let after = after?;
        let (tails, grow) = if jump.to > jump.fragment {
            (jump.to - jump.fragment - 1, after - jump.index - 1)
        } else {
            (jump.fragment - jump.to, jump.index - after)
        };
        let slack = i64::from(grow).saturating_mul(self.growth);
        Some(slack.saturating_add(i64::from(tails - grow).saturating_mul(self.padding)))
    }
}
