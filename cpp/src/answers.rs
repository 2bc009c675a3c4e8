//! What clang answers to `__has_feature` and the like: rows `KIND NAME VALUE`.

use std::collections::HashMap;
use std::sync::LazyLock;

/// The values by kind and name. A row without a value has 1.
static ROWS: LazyLock<HashMap<(&str, &str), u64>> = LazyLock::new(|| {
    let row = |line: &'static str| {
        let mut words = line.split(' ');
        let key = (words.next()?, words.next()?);
        Some((key, words.next().map_or(Some(1), |value| value.parse().ok())?))
    };
    include_str!("../data/answers.txt").lines().filter_map(row).collect()
});

/// The value for a name; 0 if there is no row.
pub(crate) fn find(kind: &str, name: &str) -> u64 {
    ROWS.get(&(kind, name)).copied().unwrap_or(0)
}
