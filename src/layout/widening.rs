//! Instructions before padding get larger encodings in place of the padding, once its size is known.
//!
//! This saves executing nops. Only instructions between a label and padding change, so that no distance the text can
//! name does.

use super::Labeled;
use crate::arch::{Backend, Widening};
use crate::model::{Model, SectionId, TailIndex};

pub(super) fn widen(
    model: &mut Model,
    target: &impl Backend,
    id: SectionId,
    what: Widening,
    labeled: &Labeled,
) -> bool {
    let mut changed = false;
    // Consecutive instructions without a label between them.
    let mut open: Vec<(usize, u32)> = Vec::new();
    for i in 0..model.sections[id.0 as usize].subsections.len() {
        let subsection = model.sections[id.0 as usize].subsections[i].1;
        let home = subsection.0 as usize;
        let mut f = 0;
        while f < model.subsections[home].fragments.len() {
            let owner = &model.subsections[home];
            if labeled.contains(&(subsection, f as u32)) {
                open.clear();
            }
            let (size, rare, last) = match owner.fragments[f].tail() {
                TailIndex::None => (None, None, None),
                TailIndex::Relax(index) => {
                    open.push((home, index));
                    (None, None, None)
                }
                TailIndex::Align(_) if what.alignments => (Some(owner.tail_size(f)), None, None),
                TailIndex::Other(index) => match owner.other_tails()[index as usize].boundary() {
                    Some((_, last)) if what.boundaries => {
                        (Some(owner.other_tails()[index as usize].size), Some(index), last)
                    }
                    _ => {
                        open.clear();
                        (None, None, None)
                    }
                },
                _ => {
                    open.clear();
                    (None, None, None)
                }
            };
            if let Some(size) = size {
                let left = replace(model, target, &mut open, size);
                changed |= left != size;
                if let Some(index) = rare {
                    model.subsections[home].lists_mut().other_tails[index as usize].size = left;
                }
            }
            // The contents of a boundary's unit are not moved.
            f = last.map_or(f, |last| last as usize) + 1;
        }
    }
    changed
}

/// Widens the instructions before padding, the last first. Returns how much padding is left.
fn replace(model: &mut Model, target: &impl Backend, open: &mut Vec<(usize, u32)>, size: u64) -> u64 {
    let mut left = size;
    while left != 0
        && let Some((home, index)) = open.pop()
    {
        let relaxable = &mut model.subsections[home].relaxables[index as usize];
        let (id, state) = (relaxable.id, relaxable.state());
        if !target.relax_form(id, state).may_grow {
            continue;
        }
        let larger = target.relax_form(id, state.saturating_add(1)).size;
        let growth = u64::from(larger.saturating_sub(relaxable.size()));
        // An instruction that may still have to grow must not be moved away from its target.
        if growth > left {
            break;
        }
        relaxable.set(state.saturating_add(1), larger);
        left -= growth;
    }
    open.clear();
    left
}
