//! What clang answers to `__has_feature` and the like: rows `KIND NAME [VALUE [CONDITIONS]]`.

use crate::predefined::holds;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The rest of each row by kind and name.
static ROWS: LazyLock<HashMap<(&str, &str), &str>> = LazyLock::new(|| {
    let row = |line: &'static str| {
        let (kind, rest) = line.split_once(' ')?;
        let (name, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        Some(((kind, name), rest))
    };
    include_str!("../data/answers.txt").lines().filter_map(row).collect()
});

/// The value for a name and a target, which is given by its words; 0 if there is no row. A row without a value has 1, and
/// one without conditions is for all targets.
pub(crate) fn find(kind: &str, name: &str, target: &[String]) -> u64 {
    let Some(row) = ROWS.get(&(kind, name)) else { return 0 };
    let mut words = row.split(' ').filter(|word| !word.is_empty());
    let value = words.next().map_or(Some(1), |value| value.parse().ok());
    let mut conditions = words.peekable();
    let is_open = conditions.peek().is_none();
    let mut is_met =
        || conditions.any(|condition| holds(condition, |word| target.iter().any(|known| known == word), |_| false));
    if is_open || is_met() { value.unwrap_or(0) } else { 0 }
}
