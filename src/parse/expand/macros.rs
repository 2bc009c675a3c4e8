//! Macros: what a definition keeps, and the text that a call becomes.

use crate::source::Span;
use crate::source::bytes::Scanner;

/// A parameter of a macro.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: Vec<u8>,
    /// What it is where the call leaves it out.
    pub default: Option<Vec<u8>>,
    /// `:req`
    pub required: bool,
    /// `:vararg`: the rest of the call's line.
    pub vararg: bool,
}

/// A macro.
#[derive(Clone, Debug, Default)]
pub struct Macro {
    /// Its parameters.
    pub parameters: Vec<Parameter>,
    /// The text between `.macro` and `.endm`.
    pub body: Vec<u8>,
    /// Where it stands.
    pub body_span: Span,
    /// How often it was called: `\+`.
    pub calls: u64,
}

/// Which words may be names of macros: a set of what their first bytes are hashed to, so that no other word needs a look-up.
#[derive(Clone, Copy, Debug, Default)]
pub struct MacroWords([u64; 16]);

impl MacroWords {
    /// The word's element and bit.
    #[inline]
    fn bit(mut word: Scanner<'_>) -> (usize, u64) {
        word.at += usize::from(word.byte() == b'.');
        let hash = word.packed().0.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 54;
        ((hash >> 6) as usize, 1 << (hash & 63))
    }

    /// Adds the name of a macro.
    pub fn add(&mut self, name: &[u8]) {
        let (element, bit) = Self::bit(Scanner::new(name, 0, 0));
        self.0[element] |= bit;
    }

    /// Whether the word at the cursor may be one of them.
    #[inline]
    #[must_use]
    pub fn may_have(&self, word: Scanner<'_>) -> bool {
        let (element, bit) = Self::bit(word);
        self.0[element] & bit != 0
    }
}

/// The text of a string in angle brackets, which it is given with: `!` takes the next byte as it is.
#[must_use]
pub fn angle_bracketed(string: &[u8]) -> Vec<u8> {
    let inside = string.get(1..string.len() - 1).unwrap_or_default();
    let mut bytes = inside.iter();
    let next = || bytes.next().and_then(|&byte| if byte == b'!' { bytes.next().copied() } else { Some(byte) });
    std::iter::from_fn(next).collect()
}

/// The counters that a body may ask for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counters {
    /// `\@`: how many macros were called before; none in `.rept`, which leaves it as it is.
    pub calls: Option<u64>,
    /// `\+`: how often this one was, or the iteration of a repeat.
    pub iteration: u64,
}

/// Among so few parameters a search one by one is fastest; of more the list has to be sorted by name.
const MAX_UNSORTED: usize = 8;

/// Brings parameters into the order in which [`substitute`] needs them.
pub fn sort_parameters(parameters: &mut [(&[u8], &[u8])]) {
    if parameters.len() > MAX_UNSORTED {
        parameters.sort_by_key(|parameter| parameter.0);
    }
}

/// The parameter of a name.
fn find<'p, 't>(parameters: &'p [(&'t [u8], &'t [u8])], name: &[u8]) -> Option<&'p (&'t [u8], &'t [u8])> {
    if parameters.len() <= MAX_UNSORTED {
        return parameters.iter().find(|parameter| parameter.0 == name);
    }
    let index = parameters.binary_search_by_key(&name, |parameter| parameter.0).ok()?;
    parameters.get(index)
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')
}

/// A body with its arguments put in: `\name`, `\@`, `\+`; `\()` ends a name and vanishes. With `.altmacro` a parameter's name
/// without a backslash is one as well, and an `&` after a name vanishes.
pub fn substitute(
    body: &[u8],
    parameters: &[(&[u8], &[u8])],
    counters: Counters,
    is_alternate: bool,
    out: &mut Vec<u8>,
) {
    let next = |rest: &[u8]| match is_alternate {
        true => rest.iter().position(|&b| b == b'\\' || is_name(b)),
        false => memchr::memchr(b'\\', rest),
    };
    let mut rest = body;
    while let Some(at) = next(rest) {
        let (before, found) = rest.split_at(at);
        out.extend_from_slice(before);
        let (is_marked, word) = found.strip_prefix(b"\\").map_or((false, found), |word| (true, word));
        match (is_marked, word, counters.calls) {
            (true, [b'@', behind @ ..], Some(calls)) => {
                out.extend_from_slice(calls.to_string().as_bytes());
                rest = behind;
                continue;
            }
            (true, [b'+', behind @ ..], _) => {
                out.extend_from_slice(counters.iteration.to_string().as_bytes());
                rest = behind;
                continue;
            }
            (true, [b'(', b')', behind @ ..], _) => {
                rest = behind;
                continue;
            }
            _ => {}
        }
        let (name, behind) = word.split_at(word.iter().take_while(|&&b| is_name(b)).count());
        let parameter = find(parameters, name);
        match parameter {
            Some(parameter) => out.extend_from_slice(parameter.1),
            None => {
                // What follows a lone backslash may begin a name of its own.
                out.extend_from_slice(if is_marked { b"\\" } else { b"" });
                out.extend_from_slice(name);
            }
        }
        let ends_name = is_alternate && (is_marked || parameter.is_some());
        rest = behind.strip_prefix(b"&").filter(|_| ends_name).unwrap_or(behind);
    }
    out.extend_from_slice(rest);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_and_counters_are_put_in() {
        let mut out = Vec::new();
        let counters = Counters { calls: Some(3), iteration: 1 };
        substitute(b"l\\@_\\+: .long \\a\\().x, \\b \\\\a", &[(b"a", b"foo")], counters, false, &mut out);
        assert_eq!(out, b"l3_1: .long foo.x, \\b \\foo");
    }

    #[test]
    fn names_alone_are_parameters_too() {
        let mut out = Vec::new();
        let counters = Counters { calls: Some(3), iteration: 1 };
        substitute(b"l\\@: .long a&x, \\a&.y, ab, b&c \\d&e \\()\\", &[(b"a", b"foo")], counters, true, &mut out);
        assert_eq!(out, b"l3: .long foox, foo.y, ab, b&c \\de \\");
        assert_eq!(angle_bracketed(b"<a!> !!b!>"), b"a> !b");
    }
}
