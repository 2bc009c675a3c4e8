//! What clang answers to `__has_feature` and the like: rows `KIND NAME VALUE`, sorted.

const ROWS: &str = include_str!("../data/answers.txt");

/// The value for a name; 0 if there is no row.
pub(crate) fn find(kind: &str, name: &str) -> u64 {
    let row = |line: &str| -> Option<u64> {
        let mut words = line.split(' ');
        (words.next() == Some(kind) && words.next() == Some(name))
            .then(|| words.next().map_or(Some(1), |v| v.parse().ok()))?
    };
    ROWS.lines().find_map(row).unwrap_or(0)
}
