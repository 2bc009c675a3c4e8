//! What clang answers to `__has_feature` and the like: rows `KIND NAME [VALUE [CONDITIONS]]`, sorted.

use crate::predefined::holds;

const ROWS: &str = include_str!("../data/answers.txt");

/// The value for a name and a target, which is given by its words; 0 if there is no row.
pub(crate) fn find(kind: &str, name: &str, target: &[String]) -> u64 {
    let row = |line: &str| -> Option<u64> {
        let mut words = line.split(' ');
        let is_meant = words.next() == Some(kind) && words.next() == Some(name);
        let value = is_meant.then(|| words.next().map_or(Some(1), |value| value.parse().ok()))??;
        let mut conditions = words.peekable();
        let is_open = conditions.peek().is_none();
        (is_open
            || conditions.any(|condition| holds(condition, |word| target.iter().any(|known| known == word), |_| false)))
        .then_some(value)
    };
    ROWS.lines().find_map(row).unwrap_or(0)
}
