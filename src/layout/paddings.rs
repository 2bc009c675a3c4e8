//! Tails whose size depends on their offset: alignments and boundary padding. Finds those that change as preceding
//! tails grow without visiting the others.
//!
//! The size S of an entry E depends only on E's offset modulo a power of two. A shift by a multiple of that power does
//! not change S, so after such a shift only the next E with a larger power needs a check; only the offset's remainder
//! is stored. An alignment gets its new S at once, a boundary in the next round.

use super::boundaries;
use crate::model::{Subsection, TailIndex};
use crate::order::sort_by_key;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Change {
    pub fragment: u32,
    /// The number of bytes by which it grows.
    pub by: i64,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    fragment: u32,
    log2: u8,
    /// It is a boundary on the list to be checked in the next round.
    is_marked: bool,
    size: u64,
    /// Its start offset, modulo `1 << log2`.
    at: u64,
    what: What,
}

#[derive(Clone, Copy, Debug)]
enum What {
    /// The index among the alignments of the subsection.
    Align(u32),
    /// Padding of a unit of `length` bytes that ends with the fragment `last`.
    Boundary { last: u32, length: u64 },
}

/// The alignments and boundaries of a section, in the order of their addresses.
#[derive(Debug, Default)]
pub(super) struct Paddings {
    entries: Vec<Entry>,
    /// The entries with each value of `log2`.
    by_log2: Vec<Vec<u32>>,
    marked: Vec<u32>,
}

impl Paddings {
    /// Collects the entries of a section of one subsection that has offsets. All boundaries are to be checked.
    pub(super) fn fill(&mut self, owner: &Subsection) {
        self.entries.clear();
        self.marked.clear();
        self.entries.reserve(owner.aligns().len());
        self.by_log2.iter_mut().for_each(Vec::clear);
        self.by_log2.resize(64, Vec::new());
        for (f, fragment) in owner.fragments.iter().enumerate() {
            let (log2, what) = match fragment.tail() {
                TailIndex::Align(align) => (owner.aligns()[align as usize].log2, What::Align(align)),
                TailIndex::Other(index) => match owner.other_tails()[index as usize].boundary() {
                    Some((log2, Some(last))) => {
                        (log2, What::Boundary { last, length: boundaries::length(owner, f as u32, last) })
                    }
                    _ => continue,
                },
                _ => continue,
            };
            let (log2, number) = (log2 & 63, self.entries.len() as u32);
            self.by_log2[usize::from(log2)].push(number);
            let is_marked = matches!(what, What::Boundary { .. });
            if is_marked {
                self.marked.push(number);
            }
            let (size, at) = (owner.tail_size(f), owner.tail_start(f));
            self.entries.push(Entry { fragment: f as u32, log2, is_marked, size, at, what });
        }
    }

    pub(super) fn has_boundaries(&self) -> bool {
        !self.marked.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Appends the changes of boundaries to those of a round, so far only instructions, and sorts them.
    pub(super) fn look(&mut self, changes: &mut Vec<Change>) {
        let grown = changes.len();
        let mut marked = std::mem::take(&mut self.marked);
        for i in marked.drain(..) {
            let entry = &mut self.entries[i as usize];
            entry.is_marked = false;
            let What::Boundary { length, .. } = entry.what else { continue };
            let size = boundaries::size_at(entry.log2, entry.at, length);
            if size != entry.size {
                changes.push(Change { fragment: entry.fragment, by: size.wrapping_sub(entry.size) as i64 });
                entry.size = size;
            }
        }
        self.marked = marked;
        for change in &changes[..grown] {
            let Some(i) = self.after(change.fragment).checked_sub(1) else { continue };
            if let What::Boundary { last, length } = &mut self.entries[i].what
                && change.fragment <= *last
            {
                *length = length.wrapping_add_signed(change.by);
                self.mark(i);
            }
        }
        // Boundaries with longer units were checked first.
        sort_by_key(changes, |change| change.fragment);
    }

    fn mark(&mut self, i: usize) {
        if !std::mem::replace(&mut self.entries[i].is_marked, true) {
            self.marked.push(i as u32);
        }
    }

    /// Appends to changes of tails, which are sorted, the resulting changes of alignments before the fragment `end`.
    /// Returns the number of entries it has checked; it gives up after more than `most`.
    pub(super) fn shift(&mut self, owner: &Subsection, changes: &mut Vec<Change>, end: u32, most: usize) -> usize {
        let given = changes.len();
        let mut looks = 0;
        let mut next = 0;
        let mut shift = 0i64;
        let mut i = match changes.first() {
            Some(first) => self.after(first.fragment),
            None => return 0,
        };
        while i < self.entries.len() && self.entries[i].fragment < end && looks <= most {
            looks += 1;
            while next < given && changes[next].fragment < self.entries[i].fragment {
                shift = shift.wrapping_add(changes[next].by);
                next += 1;
            }
            let entry = &mut self.entries[i];
            if shift.trailing_zeros() >= u32::from(entry.log2) {
                let until = if next < given { self.after(changes[next].fragment) } else { self.entries.len() };
                i = if shift == 0 { until } else { until.min(self.larger(i, shift.trailing_zeros())) };
                continue;
            }
            entry.at = entry.at.wrapping_add_signed(shift);
            match entry.what {
                What::Align(align) => {
                    let size = owner.aligns()[align as usize].size_at(entry.at);
                    let by = size.wrapping_sub(entry.size) as i64;
                    entry.size = size;
                    if by != 0 {
                        changes.push(Change { fragment: entry.fragment, by });
                        shift = shift.wrapping_add(by);
                    }
                }
                What::Boundary { .. } => self.mark(i),
            }
            i += 1;
        }
        looks
    }

    fn after(&self, fragment: u32) -> usize {
        self.entries.partition_point(|e| e.fragment <= fragment)
    }

    /// The first entry after `i` that is larger than `1 << log2`.
    fn larger(&self, i: usize, log2: u32) -> usize {
        let lists = self.by_log2.get(log2 as usize + 1..).unwrap_or_default();
        let firsts = lists.iter().filter_map(|list| list.get(list.partition_point(|&e| e as usize <= i)));
        firsts.min().map_or(self.entries.len(), |&e| e as usize)
    }
}
