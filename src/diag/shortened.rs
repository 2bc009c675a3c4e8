//! Limits the length of quoted text in messages: a symbol's name may have megabytes.

/// Longer words, in bytes, are cut.
const MAX_WORD: usize = 200;
/// The bytes kept of the beginning and the end of a word, which may have quotes and other punctuation.
const HEAD: usize = 150;
const TAIL: usize = 30;
/// Longer texts, in bytes, are cut, even if all words are short.
const MAX_TEXT: usize = 4000;
/// Longer paths, in bytes, cannot be opened on any system.
const MAX_PATH: usize = 4096;

/// Replaces the middle of long words, and of a long text, by `…`.
pub(super) fn shortened(text: String) -> String {
    if text.len() <= MAX_WORD {
        return text;
    }
    let mut out = String::new();
    for word in text.split_inclusive(' ') {
        if word.len() > MAX_WORD {
            cut(word, HEAD, TAIL, &mut out)
        } else {
            out.push_str(word)
        }
        if out.len() > MAX_TEXT + MAX_WORD {
            break;
        }
    }
    if out.len() <= MAX_TEXT {
        return out;
    }
    let mut whole = String::new();
    // If words have been cut, drop the end, too.
    cut(&out, MAX_TEXT, if out.len() < text.len() { 0 } else { TAIL }, &mut whole);
    whole
}

/// The path unchanged, unless it is too long to be valid.
pub(super) fn shortened_path(path: &str) -> String {
    let mut out = String::new();
    if path.len() > MAX_PATH {
        cut(path, HEAD, TAIL, &mut out)
    } else {
        out.push_str(path)
    }
    out
}

/// Appends the beginning and the end of a text that is longer than both together.
fn cut(text: &str, head: usize, tail: usize, out: &mut String) {
    out.push_str(&text[..text.floor_char_boundary(head)]);
    out.push('…');
    out.push_str(&text[text.ceil_char_boundary(text.len() - tail)..]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_and_long_texts_are_cut() {
        for short in ["", "a", "undefined symbol 'x'"] {
            assert_eq!(shortened(short.to_owned()), short);
        }
        let long = shortened(format!("symbol '{}' is not defined, '{}' is", "é".repeat(1 << 20), "b".repeat(300)));
        assert!(long.len() < 600, "{}", long.len());
        assert!(long.starts_with("symbol 'éé") && long.contains("é…é") && long.contains("b…b"), "{long}");
        assert!(long.contains("é' is not defined, 'bbb") && long.ends_with("bb' is"), "{long}");
        let words = "word ".repeat(1 << 20);
        let text = shortened(words.clone());
        assert!(text.len() < MAX_TEXT + 10 && text.ends_with('…'), "{}", text.len());
        assert_eq!(shortened(words[..3000].to_owned()), words[..3000]);
        assert_eq!(shortened_path("/a b/c"), "/a b/c");
        assert!(shortened_path(&"/x".repeat(4000)).len() < 200);
    }
}
