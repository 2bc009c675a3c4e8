//! Lines that are read without tokens.
//!
//! The problem: two of three lines that a compiler writes with debug information are a label alone, or a directive with a few
//! plain numbers, one distance of two labels, or one string without escapes. To make tokens of them, parse those and look for
//! a specifier costs several times what the lines do. So these shapes, and no others, are recognised byte by byte. What is
//! taken here means the same as tokens would; in every doubt the line is not taken. (`-grammar-only` turns this way off, and
//! the tests compare both.)

/// An operand, and where it starts behind the start of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand<'s> {
    /// Where it starts.
    pub at: u32,
    /// What it is.
    pub kind: OperandKind<'s>,
}

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperandKind<'s> {
    /// `12`, `-1`, `0x1f`
    Number(i64),
    /// `a-b`
    Difference(&'s [u8], &'s [u8]),
    /// `"text"` without escapes: what is between the quotes.
    Text(&'s [u8]),
}

/// So many operands at most.
const MOST: usize = 4;

/// A directive with simple operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'s> {
    /// The directive, as it is written.
    pub word: &'s [u8],
    operands: [Operand<'s>; MOST],
    count: usize,
    /// All operands have commas between them; else all have blanks.
    pub commas: bool,
    /// How long the line is, with its newline.
    pub len: usize,
}

impl<'s> Line<'s> {
    /// The operands; at least one.
    #[inline]
    #[must_use]
    pub fn operands(&self) -> &[Operand<'s>] {
        &self.operands[..self.count]
    }
}

/// What a byte can be part of.
const NAME: u8 = 1;
const DIGIT: u8 = 2;
const BLANK: u8 = 4;

static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut i = 0;
    while i < 256 {
        let byte = i as u8;
        if byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$') {
            classes[i] |= NAME;
        }
        if byte.is_ascii_digit() {
            classes[i] |= DIGIT;
        }
        if matches!(byte, b' ' | b'\t') {
            classes[i] |= BLANK;
        }
        i += 1;
    }
    classes
};

#[inline]
fn is(class: u8, byte: u8) -> bool {
    CLASSES[usize::from(byte)] & class != 0
}

/// A name at the start of `text` that is one token and no real number.
#[inline]
#[must_use]
pub fn name(text: &[u8]) -> Option<&[u8]> {
    let len = text.iter().position(|&b| !is(NAME, b))?;
    match text[..len] {
        [b'.'] | [] | [b'0'..=b'9' | b'$', ..] | [b'.', b'0'..=b'9', ..] => None,
        ref name => Some(name),
    }
}

/// The name of a label that is all there is on the line at the start of `text`, but for a comment, and the line's length.
#[inline]
#[must_use]
pub fn label(text: &[u8], hash_comments: bool) -> Option<(&[u8], usize)> {
    let name = name(text)?;
    let behind = text[name.len()..].strip_prefix(b":")?;
    Some((name, name.len() + 1 + end_of_line(behind, hash_comments)?))
}

/// The length of a line with nothing on it, or nothing but a comment.
#[inline]
#[must_use]
pub fn end_of_line(text: &[u8], hash_comments: bool) -> Option<usize> {
    let at = text.iter().position(|&b| !is(BLANK, b))?;
    match text[at] {
        b'\n' => Some(at + 1),
        b'#' if hash_comments => {
            let len = memchr::memchr2(b'\n', b'\r', &text[at..])?;
            (text[at + len] == b'\n').then_some(at + len + 1)
        }
        _ => None,
    }
}

/// The directive with simple operands on the line at the start of `text`. A `#` starts a comment if `hash_comments`.
#[inline]
#[must_use]
pub fn directive(text: &[u8], hash_comments: bool) -> Option<Line<'_>> {
    let start = text.iter().position(|&b| !is(BLANK, b))?;
    let word = name(&text[start..])?;
    let mut at = start + word.len();
    at += blanks(&text[at..])?;
    let none = Operand { at: 0, kind: OperandKind::Number(0) };
    let (mut operands, mut count, mut commas) = ([none; MOST], 0, true);
    loop {
        let (kind, len) = operand(&text[at..])?;
        *operands.get_mut(count)? = Operand { at: at as u32, kind };
        count += 1;
        at += len;
        let gap = blanks(&text[at..]).unwrap_or(0);
        at += gap;
        match text.get(at)? {
            b'\n' | b'#' => at += end_of_line(&text[at..], hash_comments)?,
            b',' if commas => {
                at += 1;
                at += blanks(&text[at..]).unwrap_or(0);
                continue;
            }
            _ if gap > 0 && (!commas || count == 1) => {
                commas = false;
                continue;
            }
            _ => return None,
        }
        return Some(Line { word, operands, count, commas, len: at });
    }
}

/// How many blanks `text` starts with, if any.
#[inline]
fn blanks(text: &[u8]) -> Option<usize> {
    text.iter().position(|&b| !is(BLANK, b)).filter(|&n| n > 0)
}

/// An operand at the start of `text`, and its length.
#[inline]
fn operand(text: &[u8]) -> Option<(OperandKind<'_>, usize)> {
    match text {
        [b'0', b'x', digits @ ..] => {
            let len = digits.iter().position(|&b| !is(NAME, b))?;
            if !(1..=15).contains(&len) {
                return None;
            }
            let mut value = 0;
            for &digit in &digits[..len] {
                value = value << 4 | i64::from((digit as char).to_digit(16)?);
            }
            Some((OperandKind::Number(value), len + 2))
        }
        [b'0'..=b'9', ..] => decimal(text).map(|(value, len)| (OperandKind::Number(value), len)),
        [b'-', digits @ ..] => decimal(digits).map(|(value, len)| (OperandKind::Number(-value), len + 1)),
        [b'"', inside @ ..] => {
            let len = inside.iter().position(|&b| matches!(b, b'"' | b'\\' | b'\n'))?;
            (inside[len] == b'"').then_some((OperandKind::Text(&inside[..len]), len + 2))
        }
        _ => {
            let a = name(text)?;
            let b = name(text[a.len()..].strip_prefix(b"-")?)?;
            Some((OperandKind::Difference(a, b), a.len() + 1 + b.len()))
        }
    }
}

/// A decimal number that is one token, and its length.
#[inline]
fn decimal(text: &[u8]) -> Option<(i64, usize)> {
    let mut value = 0;
    let mut len = 0;
    while let Some(&byte) = text.get(len)
        && is(DIGIT, byte)
    {
        if len == 18 {
            return None;
        }
        value = value * 10 + i64::from(byte - b'0');
        len += 1;
    }
    let octal = len > 1 && text[0] == b'0';
    let more = text.get(len).is_none_or(|&b| is(NAME, b));
    (len > 0 && !octal && !more).then_some((value, len))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Option<Vec<OperandKind<'_>>> {
        directive(text.as_bytes(), true).map(|l| l.operands().iter().map(|o| o.kind).collect())
    }

    #[test]
    fn labels() {
        assert_eq!(label(b".Ltmp1:\n", false), Some((&b".Ltmp1"[..], 8)));
        assert_eq!(label(b"a: # b\nc", true), Some((&b"a"[..], 7)));
        for text in [".:\n", "1:\n", ".1:\n", "a: nop\n", "a:", "$a:\n", "a@b:\n", "a :\n", "a: #\r\n", "a: // b\n"] {
            assert_eq!(label(text.as_bytes(), true), None, "{text}");
        }
    }

    #[test]
    fn directives() {
        use OperandKind::*;
        assert_eq!(kinds("\t.long\t12\n"), Some(vec![Number(12)]));
        assert_eq!(kinds(" .byte 0x1f , -1 # two\n"), Some(vec![Number(31), Number(-1)]));
        assert_eq!(kinds("\t.short\t.La-.Lb\n"), Some(vec![Difference(b".La", b".Lb")]));
        assert_eq!(kinds("\t.asciz\t\"a;#b\"\n"), Some(vec![Text(b"a;#b")]));
        let line = directive(b"\t.cv_loc\t1 2 3 4\nx", true).unwrap();
        assert_eq!((line.word, line.operands().len(), line.commas, line.len), (&b".cv_loc"[..], 4, false, 17));
        let not = [
            "\t.long 1",
            "\t.long 01\n",
            "\t.long 0x\n",
            "\t.long 1f\n",
            "\t.long 1.5\n",
            "\t.long 1;\n",
            "\t.long 1\r\n",
            "\t.long .-a\n",
            "\t.long a-1\n",
            "\t.long a-b+1\n",
            "\t.long a@plt-b\n",
            "\t.long 1 , 2 3\n",
            "\t.long 1,\n",
            "\t.long 1 # a\r\n",
            "\t.asciz \"a\\n\"\n",
            "\t.long 1,2,3,4,5\n",
            "\t.long 0x1000000000000000\n",
        ];
        for text in not {
            assert_eq!(kinds(text), None, "{text}");
        }
        assert_eq!(directive(b"\t.long 1 # a\n", false), None);
    }
}
