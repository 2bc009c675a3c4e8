//! Macros: what a definition keeps, and the text that a call becomes.

use crate::bytes::Scanner;
use crate::source::Span;

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
    /// `\@`: how many macros were called before.
    pub calls: u64,
    /// `\+`: how often this one was, or the iteration of a repeat.
    pub iteration: u64,
}

/// How the arguments are put into a body: parameters with their values, in the order of [`sort_parameters`], and where the text goes.
pub type Substitute = fn(&[u8], &[(&[u8], &[u8])], Counters, &mut Vec<u8>);

/// Among so few parameters a search one by one is fastest; of more the list has to be sorted by name.
const MAX_UNSORTED: usize = 8;

/// Brings parameters into the order in which [`Substitute`] needs them.
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

/// A body with its arguments put in as `.altmacro` has it: a parameter's name without a backslash is one as well, and an `&`
/// behind a name vanishes.
pub fn substitute_alternate(body: &[u8], parameters: &[(&[u8], &[u8])], counters: Counters, out: &mut Vec<u8>) {
    let mut rest = body;
    while let Some(&first) = rest.first() {
        let backslash = first == b'\\';
        let word = &rest[usize::from(backslash)..];
        let length = word.iter().take_while(|&&b| is_name(b)).count();
        let (name, behind) = word.split_at(length);
        if length == 0 {
            // What no name stands behind is the same in either way.
            let end = if backslash { rest.len().min(if word.starts_with(b"()") { 3 } else { 2 }) } else { 1 };
            substitute(&rest[..end], &[], counters, out);
            rest = &rest[end..];
            continue;
        }
        let found = find(parameters, name);
        match found {
            Some(parameter) => out.extend_from_slice(parameter.1),
            None => out.extend_from_slice(&rest[..rest.len() - behind.len()]),
        }
        let ampersand = (backslash || found.is_some()) && behind.first() == Some(&b'&');
        rest = &behind[usize::from(ampersand)..];
    }
}

/// A body with its arguments put in: `\name`, `\@`, `\+`; `\()` ends a name and vanishes.
pub fn substitute(body: &[u8], parameters: &[(&[u8], &[u8])], counters: Counters, out: &mut Vec<u8>) {
    let mut rest = body;
    while let Some(at) = rest.iter().position(|&b| b == b'\\') {
        out.extend_from_slice(&rest[..at]);
        rest = &rest[at + 1..];
        match rest.first() {
            Some(b'@') => {
                out.extend_from_slice(counters.calls.to_string().as_bytes());
                rest = &rest[1..];
            }
            Some(b'+') => {
                out.extend_from_slice(counters.iteration.to_string().as_bytes());
                rest = &rest[1..];
            }
            Some(b'(') if rest.get(1) == Some(&b')') => rest = &rest[2..],
            _ => {
                let length = rest.iter().take_while(|&&b| is_name(b)).count();
                let name = &rest[..length];
                match find(parameters, name) {
                    Some(parameter) => out.extend_from_slice(parameter.1),
                    None => {
                        out.push(b'\\');
                        out.extend_from_slice(name);
                    }
                }
                rest = &rest[length..];
                if length == 0
                    && let Some((&first, tail)) = rest.split_first()
                {
                    out.push(first);
                    rest = tail;
                }
            }
        }
    }
    out.extend_from_slice(rest);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_and_counters_are_put_in() {
        let mut out = Vec::new();
        let counters = Counters { calls: 3, iteration: 1 };
        substitute(b"l\\@_\\+: .long \\a\\().x, \\b \\\\", &[(b"a", b"foo")], counters, &mut out);
        assert_eq!(out, b"l3_1: .long foo.x, \\b \\\\");
    }

    #[test]
    fn names_alone_are_parameters_too() {
        let mut out = Vec::new();
        let counters = Counters { calls: 3, iteration: 1 };
        substitute_alternate(b"l\\@: .long a&x, \\a&.y, ab, b&c \\d&e \\()\\", &[(b"a", b"foo")], counters, &mut out);
        assert_eq!(out, b"l3: .long foox, foo.y, ab, b&c \\de \\");
        assert_eq!(angle_bracketed(b"<a!> !!b!>"), b"a> !b");
    }
}
