//! Suggestions for misspelled names.
//!
//! A bad suggestion is worse than none, so the allowed edit distance is small relative to the length of the word: one
//! edit up to six letters, two up to eleven, three beyond. One or two letters are too few to guess from.

use crate::order::sort_by;

/// Longer words get no suggestion: names of instructions, directives and flags are short.
const MAX_LENGTH: usize = 64;

/// The name closest to `word`, if one is close enough.
pub fn nearest<'n>(word: &str, mut names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    nearest_of(word, &mut names)
}

#[cold]
#[inline(never)]
fn nearest_of<'n>(word: &str, names: &mut dyn Iterator<Item = &'n str>) -> Option<&'n str> {
    // Among equally close names prefer the one with the fewest different letters: an extra letter is more common than a
    // wrong one.
    let word_set = set_of(word);
    let found = few_of(word, names, usize::MAX);
    found.into_iter().min_by_key(|name| (word_set ^ set_of(name)).count_ones())
}

/// The closest names to `word`, if close enough: at most `most`, all at the same distance, in alphabetical order.
pub fn nearest_few<'n>(word: &str, mut names: impl Iterator<Item = &'n str>, most: usize) -> Vec<&'n str> {
    few_of(word, &mut names, most)
}

#[cold]
#[inline(never)]
fn few_of<'n>(word: &str, names: &mut dyn Iterator<Item = &'n str>, most: usize) -> Vec<&'n str> {
    // All directives start with a dot, all flags with a dash.
    let letters = word.trim_start_matches(['.', '-', '%']);
    let mut limit = match letters.len() {
        0..=2 => return Vec::new(),
        3..=6 => 1,
        7..=11 => 2,
        _ => 3,
    };
    if word.len() > MAX_LENGTH {
        return Vec::new();
    }
    let word_set = set_of(word);
    let first = letters.bytes().next();
    let mut found: Vec<(usize, bool, &str)> = Vec::new();
    for name in names {
        // An edit changes the length by at most one, and the set of letters by at most one in either direction.
        if name.len().abs_diff(word.len()) > limit {
            continue;
        }
        let name_set = set_of(name);
        let missing = (word_set & !name_set).count_ones().max((name_set & !word_set).count_ones());
        if missing as usize > limit {
            continue;
        }
        let distance = strsim::osa_distance(word, name);
        if distance > limit {
            continue;
        }
        let swapped = word_set == name_set && word.len() == name.len();
        let same_start = name.trim_start_matches(['.', '-', '%']).bytes().next() == first;
        // The first letter is hardly ever mistyped.
        if same_start || swapped || distance == 1 && letters.len() >= 5 {
            limit = distance;
            found.push((distance, !swapped, name));
        }
    }
    sort_by(&mut found, Ord::cmp);
    found.dedup();
    let best = found.first().map(|f| (f.0, f.1));
    found.into_iter().take_while(|f| Some((f.0, f.1)) == best).take(most).map(|f| f.2).collect()
}

/// The set of a word's bytes, reduced to six bits each.
fn set_of(word: &str) -> u64 {
    word.bytes().fold(0, |set, byte| set | 1 << (byte & 63))
}

#[cfg(test)]
mod tests {
    use super::{nearest, nearest_few};

    #[test]
    fn finds_what_was_meant() {
        let names = [".global", ".globl", ".text", ".data", ".code16", ".code64", ".cold"];
        let found = |word| nearest(word, names.into_iter());
        assert_eq!(found(".golbl"), Some(".globl"));
        assert_eq!(found(".globel"), Some(".globl"));
        assert_eq!(found(".txt"), Some(".text"));
        assert_eq!(found(".code46"), Some(".code64"), "swapped letters take precedence");
        assert_eq!(found(".code"), None);
        assert_eq!(found("frobnicate"), None);
    }

    #[test]
    fn what_is_far_for_its_length_is_left_out() {
        let names = [
            "cash", "fsin", "addp", "braa", "o", "mov", "movq", "kmovq", "sb", "sbc", "sub", "nop", "eret", "retn",
            "sarb",
        ];
        for word in ["push", "main", "endp", "area", "c", "pop", "two", "return", "start"] {
            assert_eq!(nearest(word, names.into_iter()), None, "{word}");
        }
        assert_eq!(nearest("ret", ["eret"].into_iter()), None);
        assert_eq!(nearest_few("sbu", names.into_iter(), 3), ["sub"]);
        assert_eq!(nearest_few("mvoq", names.into_iter(), 3), ["movq"]);
        assert_eq!(nearest_few("sbx", names.into_iter(), 3), ["sb", "sbc"]);
    }
}
