//! Boundary padding: the nops that keep a unit of instructions from crossing a boundary, and how far they can move later code.
//!
//! A round sizes the padding of a unit by the unit's offset in the previous round. Once no encoding changes, rounds
//! converge to the sizes of a single sweep, since padding depends only on preceding code.

use crate::arch::Backend;
use crate::model::{Model, OtherTail, Subsection, SubsectionId, TailIndex};

/// The padding, in bytes, before a unit of `length` bytes that would start at the offset `start`.
#[inline]
pub(super) fn size_at(log2: u8, start: u64, length: u64) -> u64 {
    let mask = (1u64 << (log2 & 63)) - 1;
    let end = start.wrapping_add(length);
    let crosses = start | mask != end.wrapping_sub(1) | mask;
    if crosses || end & mask == 0 { start.wrapping_neg() & mask } else { 0 }
}

/// The bytes from the end of the tail of `fragment` to the end of the tail of `last`, by the current offsets.
#[inline]
pub(super) fn length(owner: &Subsection, fragment: u32, last: u32) -> u64 {
    let offset_of = |fragment: u32| owner.fragments.get(fragment as usize + 1).map_or(0, |f| f.offset);
    offset_of(last).saturating_sub(offset_of(fragment))
}

/// Sizes the boundary padding by the current offsets. Returns whether a size has changed.
pub(super) fn look(model: &mut Model, subsection: SubsectionId) -> bool {
    let owner = &mut model.subsections[subsection.0 as usize];
    let mut changed = false;
    for i in 0..owner.other_tails().len() {
        let other = owner.other_tails()[i];
        let Some((log2, Some(last))) = other.boundary() else { continue };
        let OtherTail { fragment, size: before, .. } = other;
        let size = size_at(log2, owner.tail_start(fragment as usize), length(owner, fragment, last));
        if size != before {
            changed = true;
            owner.lists_mut().other_tails[i].size = size;
        }
    }
    changed
}

/// Returns whether a section of one subsection has boundary padding, and whether its units consist of instructions
/// alone.
pub(super) fn survey(owner: &Subsection) -> (bool, bool) {
    let (mut any, mut plain) = (false, true);
    for other in owner.other_tails() {
        let Some((_, Some(last))) = other.boundary() else { continue };
        any = true;
        let unit = owner.fragments.get(other.fragment as usize + 1..=last as usize).unwrap_or_default();
        plain &= unit.iter().all(|fragment| matches!(fragment.tail(), TailIndex::None | TailIndex::Relax(_)));
    }
    (any, plain)
}

/// An upper bound, for each fragment, of the total growth of the tails before it.
pub(super) fn most_growth(owner: &Subsection, target: &impl Backend) -> Vec<u64> {
    let mut sums = Vec::with_capacity(owner.fragments.len() + 1);
    let growth = u64::from(target.relax_growth());
    let mut sum = 0u64;
    for (f, fragment) in owner.fragments.iter().enumerate() {
        sums.push(sum);
        let more = match fragment.tail() {
            TailIndex::None | TailIndex::Leb(_) => 0,
            TailIndex::Relax(_) => growth,
            TailIndex::Align(index) => {
                let align = &owner.aligns()[index as usize];
                ((1u64 << (align.log2 & 63)) - 1).min(align.max.into())
            }
            TailIndex::Other(index) => match owner.other_tails()[index as usize].boundary() {
                Some((log2, Some(last))) => {
                    // A unit is padded only if it crosses the boundary, so the padding is never larger than the unit.
                    let instructions = last.saturating_sub(f as u32);
                    let most = length(owner, f as u32, last) + growth * u64::from(instructions);
                    most.min((1u64 << (log2 & 63)) - 1)
                }
                _ => 0,
            },
        };
        sum = sum.saturating_add(more);
    }
    sums.push(sum);
    sums
}
