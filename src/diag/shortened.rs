//! What messages quote, cut to what a person reads: a symbol's name may have megabytes.

/// A word of more bytes is cut.
const MAX_WORD: usize = 200;
/// What is kept of its beginning and of its end, where a quote and other punctuation may be.
const HEAD: usize = 150;
const TAIL: usize = 30;
/// A text of more bytes is cut, however short its words are.
const MAX_TEXT: usize = 4000;
/// A path of more bytes is none that a system opens.
const MAX_PATH: usize = 4096;

/// A text with `…` in the place of the middle of long words, and of its own middle.
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
    // Where words were left out, so is the end.
    cut(&out, MAX_TEXT, if out.len() < text.len() { 0 } else { TAIL }, &mut whole);
    whole
}

/// A path as it is, if it can be one.
pub(super) fn shortened_path(path: &str) -> String {
    let mut out = String::new();
    if path.len() > MAX_PATH {
        cut(path, HEAD, TAIL, &mut out)
    } else {
        out.push_str(path)
    }
    out
}

/// Appends the beginning and the end of a text that is longer than both.
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
