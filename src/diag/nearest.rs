//! The nearest of the names that exist, for what may be a typing mistake.

/// The longest word that is looked at.
const LONGEST: usize = 64;

/// The name nearest to `word`, if one is near enough to be meant.
pub fn nearest<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    nearest_few(word, names, 1).pop()
}

/// The names nearest to `word` that are near enough to be meant, the nearest first, at most so many.
pub fn nearest_few<'n>(word: &str, names: impl Iterator<Item = &'n str>, most: usize) -> Vec<&'n str> {
    if word.len() > LONGEST {
        return Vec::new();
    }
    let limit = 1 + word.len() / 4;
    let near = |name: &&str| name.len().abs_diff(word.len()) <= limit;
    let scored = names.filter(near).map(|name| (strsim::osa_distance(word, name), name));
    let mut scored: Vec<(usize, &str)> = scored.filter(|s| s.0 <= limit).collect();
    scored.sort_by_key(|s| s.0);
    scored.dedup();
    scored.truncate(most);
    scored.into_iter().map(|s| s.1).collect()
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
