//! Indices by numbers that the text gives, which compilers count up from 0 or 1.

use rustc_hash::FxHashMap;

/// There are at most this many entries in the list for each number.
const SPARSE: usize = 4;

/// No index.
const NONE: u32 = u32::MAX;

#[derive(Debug, Default)]
pub(super) struct Numbered {
    /// By number, for small ones, or [`NONE`].
    list: Vec<u32>,
    /// Those that are not in the list.
    others: FxHashMap<u32, u32>,
    count: usize,
}

impl Numbered {
    #[inline]
    pub(super) fn get(&self, number: u32) -> Option<u32> {
        match self.list.get(number as usize) {
            Some(&index) if index != NONE => Some(index),
            _ => self.other(number),
        }
    }

    #[cold]
    #[inline(never)]
    fn other(&self, number: u32) -> Option<u32> {
        self.others.get(&number).copied()
    }

    /// Gives a number an index, unless it has one; returns whether it has been given.
    pub(super) fn insert(&mut self, number: u32, index: u32) -> bool {
        if self.get(number).is_some() {
            return false;
        }
        self.count += 1;
        let at = number as usize;
        if at >= SPARSE * self.count {
            self.others.insert(number, index);
            return true;
        }
        if at >= self.list.len() {
            self.list.resize(at + 1, NONE);
        }
        self.list[at] = index;
        true
    }

    /// All numbers and their indices.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, u32)> {
        let small = (0..).zip(self.list.iter().copied()).filter(|&(_, index)| index != NONE);
        small.chain(self.others.iter().map(|(&number, &index)| (number, index)))
    }
}

#[cfg(test)]
mod tests {
    use super::Numbered;

    #[test]
    fn every_number_keeps_its_index() {
        let numbers = [1, 0, 2, 900, u32::MAX, 5, 17, 901, 8, 16, 15];
        let mut numbered = Numbered::default();
        for (index, number) in (0..).zip(numbers) {
            assert_eq!(numbered.get(number), None);
            assert!(numbered.insert(number, index));
            assert!(!numbered.insert(number, index + 1));
        }
        for (index, number) in (0..).zip(numbers) {
            assert_eq!(numbered.get(number), Some(index));
        }
        assert!(numbered.list.len() < 100);
        let mut all: Vec<(u32, u32)> = numbered.iter().map(|(number, index)| (index, number)).collect();
        all.sort_unstable();
        assert!(all.iter().map(|&(_, number)| number).eq(numbers));
    }
}
