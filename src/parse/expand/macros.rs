//! Macro definitions, and the expansion of a call.

use crate::source::Span;
use crate::source::bytes::Scanner;
use hashbrown::HashMap;

/// A parameter of a macro.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: Vec<u8>,
    /// The value if the call omits it.
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
    /// The span of the body.
    pub body_span: Span,
    /// The number of calls so far: `\+`.
    pub calls: u64,
}

/// A filter for macro names: a bit set of the hashes of their first bytes, which avoids a map lookup for other words.
#[derive(Clone, Copy, Debug, Default)]
pub struct MacroWords([u64; 16]);

impl MacroWords {
    /// The index and bit of a word.
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

    /// Whether the word at the cursor may be a macro name.
    #[inline]
    #[must_use]
    pub fn may_have(&self, word: Scanner<'_>) -> bool {
        let (element, bit) = Self::bit(word);
        self.0[element] & bit != 0
    }
}

/// The contents of an angle-bracketed string, given with its brackets: `!` quotes the next byte.
#[must_use]
pub fn angle_bracketed(string: &[u8]) -> Vec<u8> {
    let inside = string.get(1..string.len() - 1).unwrap_or_default();
    let mut bytes = inside.iter();
    let next = || bytes.next().and_then(|&byte| if byte == b'!' { bytes.next().copied() } else { Some(byte) });
    std::iter::from_fn(next).collect()
}

/// The counters available to a body.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counters {
    /// `\@`: the number of macro calls before this one; `None` in `.rept`, which leaves it unchanged.
    pub calls: Option<u64>,
    /// `\+`: the number of previous calls of this macro, or the iteration of a repeat.
    pub iteration: u64,
}

/// Up to this number of parameters a linear search is fastest.
const MAX_SEARCHED: usize = 8;

/// The parameters of a call, to be found by name.
struct Parameters<'p, 't> {
    list: &'p [(&'t [u8], &'t [u8])],
    by_name: HashMap<&'t [u8], usize>,
    /// The parameter after the one found last. Generated bodies use many parameters in order, and a lookup of each would
    /// miss the cache.
    next: usize,
}

impl<'p, 't> Parameters<'p, 't> {
    fn new(list: &'p [(&'t [u8], &'t [u8])]) -> Self {
        let hashed = if list.len() > MAX_SEARCHED { list } else { &[] };
        Parameters { list, by_name: hashed.iter().map(|parameter| parameter.0).zip(0..).collect(), next: 0 }
    }

    /// The value of a parameter.
    fn find(&mut self, name: &[u8]) -> Option<&'t [u8]> {
        if self.list.len() <= MAX_SEARCHED {
            return self.list.iter().find(|parameter| parameter.0 == name).map(|parameter| parameter.1);
        }
        let index = match self.list.get(self.next) {
            Some(next) if next.0 == name => self.next,
            _ => *self.by_name.get(name)?,
        };
        self.next = index + 1;
        Some(self.list[index].1)
    }
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')
}

/// Appends a body with its arguments substituted: `\name`, `\@`, `\+`; `\()` ends a name and is removed. With
/// `.altmacro`, parameter names are also replaced without a backslash, and an `&` after a name is removed.
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
    let mut parameters = Parameters::new(parameters);
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
        let value = parameters.find(name);
        match value {
            Some(value) => out.extend_from_slice(value),
            None => {
                // The text after a lone backslash may begin a name of its own.
                out.extend_from_slice(if is_marked { b"\\" } else { b"" });
                out.extend_from_slice(name);
            }
        }
        let ends_name = is_alternate && (is_marked || value.is_some());
        rest = behind.strip_prefix(b"&").filter(|_| ends_name).unwrap_or(behind);
    }
    out.extend_from_slice(rest);
}
