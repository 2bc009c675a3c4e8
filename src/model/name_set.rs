//! A set of symbols, of which many are asked for and few are in it.

use super::Reset;
use crate::parse::ast::Name;

/// One bit per symbol, up to the last one in the set.
#[derive(Clone, Debug, Default)]
pub struct NameSet(Vec<u64>);

impl NameSet {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn insert(&mut self, name: Name) {
        let word = name.index() / 64;
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (name.index() % 64);
    }

    #[inline]
    pub fn contains(&self, name: Name) -> bool {
        self.0.get(name.index() / 64).is_some_and(|word| word >> (name.index() % 64) & 1 != 0)
    }
}

impl Reset for NameSet {
    fn reset(&mut self) {
        self.0.reset();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contains_what_was_inserted() {
        let mut set = NameSet::default();
        assert!(set.is_empty() && !set.contains(Name::new(0)));
        let names = [0, 63, 64, 1000, 129].map(Name::new);
        names.iter().for_each(|&name| set.insert(name));
        let all = (0..2000).map(Name::new).filter(|&name| set.contains(name));
        assert_eq!(all.collect::<Vec<_>>(), [0, 63, 64, 129, 1000].map(Name::new));
        set.reset();
        assert!(set.is_empty() && !set.contains(Name::new(63)));
    }
}
