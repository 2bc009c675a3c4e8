//! Values that several rows share.

use std::collections::BTreeMap;

/// Values, each once, numbered in the order of their first use.
pub(crate) struct Numbered<T> {
    ids: BTreeMap<T, usize>,
    pub(crate) list: Vec<T>,
}

impl<T: Ord + Clone> Numbered<T> {
    pub(crate) fn new() -> Self {
        Numbered { ids: BTreeMap::new(), list: Vec::new() }
    }

    /// The number of a value.
    pub(crate) fn id(&mut self, value: &T) -> usize {
        if let Some(id) = self.ids.get(value) {
            return *id;
        }
        self.list.push(value.clone());
        self.ids.insert(value.clone(), self.list.len() - 1);
        self.list.len() - 1
    }
}
