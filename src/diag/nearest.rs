//! The nearest of the names that exist, for what may be a typing mistake.

/// How many single-character changes lead from `a` to `b`, two neighbours changing places counting as one.
fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 0..a.len() {
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let change = last[j] + usize::from(a[i] != b[j]);
            let mut best = change.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

/// The name nearest to `word`, if one is near enough to be meant.
pub fn nearest<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    if word.len() > 64 {
        return None;
    }
    let limit = 1 + word.len() / 4;
    let near = |name: &&str| name.len().abs_diff(word.len()) <= limit;
    let scored = names.filter(near).map(|name| (distance(word.as_bytes(), name.as_bytes()), name));
    scored.filter(|s| s.0 <= limit).min_by_key(|s| s.0).map(|s| s.1)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn finds_what_was_meant() {
        let names = [".globl", ".text", ".data"];
        assert_eq!(nearest(".golbl", names.into_iter()), Some(".globl"));
        assert_eq!(nearest(".txt", names.into_iter()), Some(".text"));
        assert_eq!(nearest("frobnicate", names.into_iter()), None);
    }
}
