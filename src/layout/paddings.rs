//! Alignments of a section, as tails before them grow: which paddings change, without a look at all that do not.
//!
//! An alignment A stands where it has a padding P, which depends on A's offset modulo its size only. A shift by a multiple of that
//! size leaves P as it is, so after a shift only the next larger alignments are looked at; the offsets of the others are kept up
//! to date by a tree of sums (a Fenwick tree).

use crate::model::{Subsection, TailIndex};

/// A change of a tail's size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Change {
    /// The fragment whose tail it is.
    pub fragment: u32,
    /// By how many bytes.
    pub by: i64,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    fragment: u32,
    /// Its index among the alignments of its subsection.
    align: u32,
    log2: u8,
    size: u64,
    /// The offset at which the padding starts, but for what the tree of sums adds.
    at: u64,
}

/// The alignments of a section by place.
#[derive(Debug, Default)]
pub(super) struct Paddings {
    entries: Vec<Entry>,
    /// Which of them have each logarithm.
    by_log2: Vec<Vec<u32>>,
    sums: Vec<i64>,
}

impl Paddings {
    /// Takes the alignments of a section of one subsection, which has offsets.
    pub(super) fn fill(&mut self, owner: &Subsection) {
        self.entries.clear();
        self.entries.reserve(owner.aligns().len());
        self.by_log2.iter_mut().for_each(Vec::clear);
        self.by_log2.resize(64, Vec::new());
        for (f, fragment) in owner.fragments.iter().enumerate() {
            let TailIndex::Align(align) = fragment.tail() else { continue };
            let log2 = owner.aligns()[align as usize].log2 & 63;
            let at = owner.tail_start(f);
            self.by_log2[usize::from(log2)].push(self.entries.len() as u32);
            self.entries.push(Entry { fragment: f as u32, align, log2, size: owner.tail_size(f), at });
        }
        self.sums.clear();
        self.sums.resize(self.entries.len() + 1, 0);
    }

    /// Appends to changes of tails, which are in the order of their places, those of the paddings before the fragment `end` that
    /// come of them. Tells how many alignments it has looked at; after more than `most` it gives up.
    pub(super) fn shift(&mut self, owner: &Subsection, changes: &mut Vec<Change>, end: u32, most: usize) -> usize {
        let given = changes.len();
        let mut looks = 0;
        let mut next = 0;
        let mut shift = 0i64;
        let mut i = match changes.first() {
            Some(first) => self.behind(first.fragment),
            None => return 0,
        };
        while i < self.entries.len() && self.entries[i].fragment < end && looks <= most {
            looks += 1;
            while next < given && changes[next].fragment < self.entries[i].fragment {
                shift = shift.wrapping_add(changes[next].by);
                next += 1;
            }
            let until = if next < given { self.behind(changes[next].fragment) } else { self.entries.len() };
            if shift == 0 {
                i = until;
                continue;
            }
            let entry = &self.entries[i];
            if shift.trailing_zeros() >= u32::from(entry.log2) {
                let end = until.min(self.larger(i, shift.trailing_zeros()));
                self.add(i, shift);
                self.add(end, shift.wrapping_neg());
                i = end;
                continue;
            }
            let at = entry.at.wrapping_add_signed(self.sum(i)).wrapping_add_signed(shift);
            let size = owner.aligns()[entry.align as usize].size_at(at);
            let by = size.wrapping_sub(entry.size) as i64;
            let entry = &mut self.entries[i];
            entry.at = entry.at.wrapping_add_signed(shift);
            entry.size = size;
            if by != 0 {
                changes.push(Change { fragment: entry.fragment, by });
                shift = shift.wrapping_add(by);
            }
            i += 1;
        }
        looks
    }

    /// The first alignment behind a fragment's tail.
    fn behind(&self, fragment: u32) -> usize {
        self.entries.partition_point(|e| e.fragment <= fragment)
    }

    /// The first alignment behind one that is larger than `1 << log2`.
    fn larger(&self, i: usize, log2: u32) -> usize {
        let lists = self.by_log2.get(log2 as usize + 1..).unwrap_or_default();
        let firsts = lists.iter().filter_map(|list| list.get(list.partition_point(|&e| e as usize <= i)));
        firsts.min().map_or(self.entries.len(), |&e| e as usize)
    }

    /// Adds to the offsets of an alignment and of all behind it.
    fn add(&mut self, i: usize, shift: i64) {
        let mut node = i + 1;
        while node < self.sums.len() {
            self.sums[node] = self.sums[node].wrapping_add(shift);
            node += node & node.wrapping_neg();
        }
    }

    /// What was added to the offset of an alignment.
    fn sum(&self, i: usize) -> i64 {
        let (mut node, mut sum) = (i + 1, 0i64);
        while node > 0 {
            sum = sum.wrapping_add(self.sums[node]);
            node -= node & node.wrapping_neg();
        }
        sum
    }
}
