//! The lists of `words.txt`.

use crate::common::Numbers;
use std::sync::LazyLock;

/// The names of the lists, each with its entries.
type Lists = Vec<(&'static str, Vec<&'static str>)>;

static LISTS: LazyLock<Lists> = LazyLock::new(|| {
    let mut lists: Lists = Vec::new();
    for line in include_str!("words.txt").lines().skip(1) {
        match line.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((name, _)) => lists.push((name, Vec::new())),
            None => {
                let entries = line.split("  ").filter(|entry| !entry.is_empty());
                lists.last_mut().into_iter().for_each(|list| list.1.extend(entries.clone()));
            }
        }
    }
    lists
});

/// A random entry of a list.
pub fn word(list: &str, numbers: &mut Numbers) -> &'static str {
    let list = LISTS.iter().find(|l| l.0 == list).unwrap_or_else(|| panic!("words.txt has no list '{list}'"));
    numbers.pick::<&str>(&list.1)
}
