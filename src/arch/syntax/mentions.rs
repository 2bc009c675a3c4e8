//! Finds the symbols that operands refer to, from their text alone.
//!
//! Operands are not parsed: every word is a symbol unless its sigil says otherwise. So this is for callers that need
//! only the names, and for syntaxes whose registers have a sigil. Anything else is refused, and the caller parses the
//! statement in full.

use crate::source::bytes::{Lanes, after_name, is_blank};

/// How sigils are interpreted.
#[derive(Clone, Copy, Debug)]
pub struct Signs {
    /// A word after `@` is a specifier. If false, that is ambiguous.
    pub specifiers: bool,
}

/// A byte on its own that has no effect on symbols.
const PLAIN: u8 = 0;
/// As `PLAIN`, but only after the first word.
const COLON: u8 = 1;
/// As `PLAIN`, but only in the operands of instructions.
const BRACE: u8 = 2;
const QUOTE: u8 = 3;
/// May end a statement.
const END: u8 = 4;
const OTHER: u8 = 5;

static CLASSES: [u8; 256] = {
    let mut classes = [OTHER; 256];
    let mut i = 0;
    while i < 256 {
        classes[i] = match i as u8 {
            b'{' => BRACE,
            b'"' => QUOTE,
            b'\n' | b'\r' | b';' | b'#' => END,
            b':' | b'=' => COLON,
            b'(' | b'~' | b'!' | b'<' | b'>' | b'&' | b'|' | b'^' => PLAIN,
            _ => OTHER,
        };
        i += 1;
    }
    classes
};

/// Classification of the next bytes, one bit each; the first byte is the lowest bit.
#[derive(Clone, Copy, Debug)]
struct Look {
    /// The starts of names.
    names: u32,
    /// Bytes other than those of words and separators; and the bit past the last byte.
    unusual: u32,
    /// The context that the last byte provides.
    last: Before,
}

/// What precedes a byte.
#[derive(Clone, Copy, Debug)]
struct Before {
    /// 1 if a following `%` or `$` is an operator or part of a name: after a byte of a word, a bracket, or one of
    /// these.
    value: u32,
    /// 1 if a following letter does not start a name: as `value`, but not after `$`.
    name: u32,
}

impl Before {
    const WORD: Before = Before { value: 1, name: 1 };
    const OTHER: Before = Before { value: 0, name: 0 };
}

impl Look {
    /// Classifies the bytes at `at`.
    #[inline(always)]
    fn new<const REGISTERS: bool>(text: &[u8], at: usize, before: Before) -> Self {
        const LAST: usize = Lanes::COUNT - 1;
        let bytes = Lanes::at(text, at);
        let letters = bytes.letters() | bytes.is(b'_') | bytes.is(b'.');
        let words = letters | bytes.within(b'0', b'9');
        let usual = words | bytes.is(b' ') | bytes.is(b'\t');
        let all = 1 << Lanes::COUNT;
        if !REGISTERS {
            let unusual = !(usual | bytes.within(b')', b'-')).bits() | all;
            let words = words.bits();
            let last = Before { value: 0, name: words >> LAST & 1 };
            return Look { names: letters.bits() & !(words << 1 | before.name), unusual, last };
        }
        // `$` and `%` differ in one bit.
        let signs = bytes.has(!1, b'$');
        let usual = usual | bytes.within(b'(', b'-') | signs;
        let values = words | bytes.is(b')');
        let registers = (values | bytes.is(b'%')).bits();
        let (values, signs) = ((values | signs).bits(), signs.bits());
        let operators = signs & (values << 1 | before.value);
        let last = Before { value: values >> LAST & 1, name: registers >> LAST & 1 };
        let names = letters.bits() & !(registers << 1 | before.name);
        Look { names, unusual: !usual.bits() | operators | all, last }
    }
}

/// Finds the names, including `.`, in the operands that start at `start`. Returns the offset of the first byte that may
/// end the statement, or the end of the text; `None` if the operands need to be parsed.
///
/// `REGISTERS`: operands of an instruction, where `%` starts a register, braces contain no symbols, and `$` starts a
/// number.
#[inline(always)]
pub fn mentions<'t, const REGISTERS: bool>(
    text: &'t [u8],
    start: usize,
    signs: Signs,
    mut found: impl FnMut(&'t [u8]),
) -> Option<usize> {
    all::<REGISTERS>(text, start, Before::OTHER, signs, |_, name| {
        found(name);
        Some(())
    })
}

/// As [`mentions`], for an instruction whose mnemonic starts at `start` with a letter. `found` also gets the offset of
/// the name; it returns `None` to stop at a name that is not an operand.
#[inline(always)]
pub fn instruction_mentions<'t>(
    text: &'t [u8],
    start: usize,
    signs: Signs,
    found: impl FnMut(usize, &'t [u8]) -> Option<()>,
) -> Option<usize> {
    all::<true>(text, start, Before::WORD, signs, found)
}

#[inline(always)]
fn all<'t, const REGISTERS: bool>(
    text: &'t [u8],
    start: usize,
    before: Before,
    signs: Signs,
    mut found: impl FnMut(usize, &'t [u8]) -> Option<()>,
) -> Option<usize> {
    let (mut at, mut before) = (start, before);
    loop {
        let look = Look::new::<REGISTERS>(text, at, before);
        let stop = (look.names | look.unusual).trailing_zeros() as usize;
        if stop == Lanes::COUNT {
            (at, before) = (at + stop, look.last);
            continue;
        }
        at += stop;
        if look.unusual >> stop & 1 == 0 {
            let (name, end) = named::<REGISTERS>(text, at, signs)?;
            found(at, name)?;
            (at, before) = (end, Before::WORD);
            if text.get(at) != Some(&b'\n') {
                continue;
            }
        }
        if text.get(at) == Some(&b'\n') {
            return Some(at);
        }
        match single::<REGISTERS>(text, start, at, &mut found)? {
            Next::At(next) => (at, before) = (next, Before::OTHER),
            Next::End(end) => return Some(end),
        }
    }
}

/// How to continue.
enum Next {
    At(usize),
    /// At the end of the statement or the text.
    End(usize),
}

/// The name at `at`, and the offset after it and its specifier.
#[inline]
fn named<const REGISTERS: bool>(text: &[u8], at: usize, signs: Signs) -> Option<(&[u8], usize)> {
    let end = after_name(text, at);
    let name = text.get(at..end)?;
    // `.5` is a number.
    if let [b'.', b'0'..=b'9', ..] = name {
        return None;
    }
    match text.get(end) {
        Some(b'@') if signs.specifiers => {
            let after = after_name(text, end + 1);
            let next = text.get(after);
            let is_odd = after == end + 1 || matches!(next, Some(b'@' | b'?')) || !REGISTERS && next == Some(&b'(');
            (!is_odd).then_some((name, after))
        }
        Some(b'@' | b'?') => None,
        // On some targets this is a specifier.
        Some(b'(') if !REGISTERS => None,
        _ => Some((name, end)),
    }
}

/// Handles a byte that does not start a name, with those that belong to it.
#[inline(never)]
fn single<'t, const REGISTERS: bool>(
    text: &'t [u8],
    start: usize,
    at: usize,
    found: &mut impl FnMut(usize, &'t [u8]) -> Option<()>,
) -> Option<Next> {
    // A register or a brace at the end of the text may be incomplete.
    let Some(&byte) = text.get(at) else { return Some(Next::End(text.len())) };
    Some(Next::At(match CLASSES[usize::from(byte)] {
        END => return Some(Next::End(at)),
        PLAIN => at + 1,
        // After the first word they make it a label or an assignment.
        COLON if REGISTERS => {
            let before = text.get(start..at)?;
            let is_segment =
                byte == b':' && before.contains(&b'%') && !before.last().is_some_and(|byte| is_blank(*byte));
            is_segment.then_some(at + 1)?
        }
        COLON => at + 1,
        BRACE if REGISTERS => after(text, at + 1, |byte| byte != b'}') + 1,
        QUOTE => {
            let len = memchr::memchr2(b'"', b'\\', &text[at + 1..])?;
            let end = at + 1 + len;
            if text[end] != b'"' || len == 0 || text.get(end + 1) == Some(&b'@') {
                return None;
            }
            found(at, &text[at + 1..end])?;
            end + 1
        }
        _ => return None,
    }))
}

#[inline]
fn after(text: &[u8], mut at: usize, is_part: impl Fn(u8) -> bool) -> usize {
    while text.get(at).is_some_and(|byte| is_part(*byte)) {
        at += 1;
    }
    at
}
