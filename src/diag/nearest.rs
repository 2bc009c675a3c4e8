//! The nearest of the names that exist, for what may be a typing mistake.

/// The longest word that is looked at, and so much more may a name have.
const LONGEST: usize = 64;

/// How many single-character changes lead from `a` to `b`, two neighbours changing places counting as one; none where there
/// are more than `limit`.
fn distance(a: &[u8], b: &[u8], limit: usize) -> Option<usize> {
    let mut rows = [[0u8; 2 * LONGEST]; 3];
    if b.len() + 1 > rows[0].len() {
        return None;
    }
    for (j, cell) in rows[0][..=b.len()].iter_mut().enumerate() {
        *cell = j as u8;
    }
    for i in 0..a.len() {
        let [last, row, before] = [i % 3, (i + 1) % 3, (i + 2) % 3];
        rows[row][0] = i as u8 + 1;
        let mut least = rows[row][0];
        for j in 0..b.len() {
            let change = rows[last][j] + u8::from(a[i] != b[j]);
            let mut best = change.min(rows[last][j + 1] + 1).min(rows[row][j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                best = best.min(rows[before][j - 1] + 1);
            }
            rows[row][j + 1] = best;
            least = least.min(best);
        }
        // Two rows on it may be less by the change of places of neighbours.
        if usize::from(least) > limit + 1 {
            return None;
        }
    }
    Some(usize::from(rows[a.len() % 3][b.len()])).filter(|&d| d <= limit)
}

/// The name nearest to `word`, if one is near enough to be meant.
pub fn nearest<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    if word.len() > LONGEST {
        return None;
    }
    let limit = 1 + word.len() / 4;
    let near = |name: &&str| name.len().abs_diff(word.len()) <= limit;
    let scored = names.filter(near).filter_map(|name| Some((distance(word.as_bytes(), name.as_bytes(), limit)?, name)));
    scored.min_by_key(|s| s.0).map(|s| s.1)
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
