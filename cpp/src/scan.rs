//! One token of a text. Texts end with a zero byte that does not belong to them.

use crate::punctuator::punctuator;
use crate::token::Kind;

pub(crate) struct Scanned {
    pub(crate) kind: Kind,
    pub(crate) end: usize,
    /// There are newlines in it: escaped ones, or those of a raw string.
    pub(crate) has_newlines: bool,
    /// It begins like a raw string, which does not end or has an invalid delimiter.
    pub(crate) is_bad_raw: bool,
}

/// What differs between targets.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Dialect {
    /// Microsoft's extensions, which clang has for `windows-msvc`.
    pub(crate) microsoft: bool,
}

pub(crate) fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Space, tab, form feed and vertical tab.
pub(crate) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | 0x0b | 0x0c)
}

pub(crate) fn is_newline(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

/// The number of bytes from a backslash to the end of the newline that it escapes; 0 if it escapes none. `at` is after
/// the backslash.
pub(crate) fn escaped_newline(text: &[u8], at: usize) -> usize {
    let mut pos = at;
    while is_blank(text[pos]) {
        pos += 1;
    }
    if !is_newline(text[pos]) {
        return 0;
    }
    let first = text[pos];
    pos += 1;
    if is_newline(text[pos]) && text[pos] != first {
        pos += 1;
    }
    pos - at
}

/// The byte at `pos` after any escaped newlines, and the position after it.
pub(crate) fn byte_at(text: &[u8], mut pos: usize) -> (u8, usize) {
    loop {
        let byte = text[pos];
        if byte != b'\\' {
            return (byte, pos + 1);
        }
        match escaped_newline(text, pos + 1) {
            0 => return (byte, pos + 1),
            skipped => pos += 1 + skipped,
        }
    }
}

/// A reader of the bytes of a token.
pub(crate) struct Reader<'t> {
    text: &'t [u8],
    pos: usize,
    has_newlines: bool,
    is_bad_raw: bool,
}

impl Reader<'_> {
    pub(crate) fn peek(&self) -> u8 {
        byte_at(self.text, self.pos).0
    }

    pub(crate) fn peek_second(&self) -> u8 {
        let (_, after) = byte_at(self.text, self.pos);
        if after >= self.text.len() { 0 } else { byte_at(self.text, after).0 }
    }

    /// Reads a byte; the zero byte at the end is never passed.
    pub(crate) fn bump(&mut self) -> u8 {
        let (byte, after) = byte_at(self.text, self.pos);
        self.has_newlines |= after != self.pos + 1;
        self.pos = after.min(self.text.len() - 1).max(self.pos);
        byte
    }

    pub(crate) fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == byte;
        if found {
            self.bump();
        }
        found
    }

    fn skip_name(&mut self) {
        loop {
            while is_name_byte(self.text[self.pos]) {
                self.pos += 1;
            }
            let byte = self.text[self.pos];
            if byte == b'\\' && is_name_byte(self.peek()) {
                self.bump();
            } else if !(byte == b'\\' || byte >= 0x80) || !self.skip_wide() {
                return;
            }
        }
    }

    /// Skips a character that goes on a name or a number though it is not of ASCII: any but a blank, in UTF-8 or as
    /// `\u00e4`.
    fn skip_wide(&mut self) -> bool {
        let mut pos = self.pos;
        while self.text[pos] == b'\\' {
            match escaped_newline(self.text, pos + 1) {
                0 => break,
                len => pos += 1 + len,
            }
        }
        let rest = &self.text[pos..self.text.len() - 1];
        let len = match rest {
            [b'\\', kind @ (b'u' | b'U'), digits @ ..] => {
                let count = if *kind == b'u' { 4 } else { 8 };
                match digits.get(..count).is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit)) {
                    // The name is not as it is written, as with escaped newlines.
                    true => {
                        self.has_newlines = true;
                        2 + count
                    }
                    false => return false,
                }
            }
            [first, ..] if !first.is_ascii() => match character(rest) {
                1 => return false,
                len if is_wide_blank(&rest[..len]) => return false,
                len => len,
            },
            _ => return false,
        };
        self.has_newlines |= pos != self.pos;
        self.pos = pos + len;
        true
    }

    fn number(&mut self, dialect: Dialect, start: usize) -> Kind {
        let mut before = 0;
        loop {
            let byte = self.peek();
            let goes_on = match byte {
                b'.' => true,
                b'+' | b'-' => match before {
                    b'e' | b'E' => !dialect.microsoft || !is_hex(self.text, start),
                    b'p' | b'P' => true,
                    _ => false,
                },
                _ => is_name_byte(byte),
            };
            if goes_on {
                before = self.bump();
            } else if matches!(self.text[self.pos], b'\\' | 0x80..) && self.skip_wide() {
                before = 0;
            } else {
                return Kind::Number;
            }
        }
    }

    /// After the opening quote. Without a closing quote on the line, it is no literal of C, and goes to the line's end.
    fn quoted(&mut self, quote: u8, kind: Kind) -> Kind {
        let first = self.pos;
        loop {
            let before = self.pos;
            let mut byte = self.bump();
            if byte == quote {
                return if quote == b'\'' && before == first { Kind::Unknown } else { kind };
            }
            let mut at = before;
            if byte == b'\\' {
                at = self.pos;
                byte = self.bump();
            }
            if is_newline(byte) {
                // Escaped newlines belong to the line, the last newline does not.
                self.pos -= 1;
                return Kind::Unknown;
            }
            if self.pos == at {
                return Kind::Unknown;
            }
        }
    }

    /// After the quote of `R"`: up to the parenthesis, the delimiter and the quote that end it.
    fn raw(&mut self, kind: Kind) -> Kind {
        let start = self.pos;
        let end = self.text.len() - 1;
        let len = self.text[start..end].iter().take(17).take_while(|&&b| is_delimiter_byte(b)).count();
        if len <= 16 && self.text[start + len] == b'(' {
            let delimiter = &self.text[start..start + len];
            let mut pos = start + len + 1;
            while let Some(found) = self.text[pos..end].iter().position(|&b| b == b')') {
                pos += found + 1;
                let rest = &self.text[pos..end];
                if rest.starts_with(delimiter) && rest.get(len) == Some(&b'"') {
                    self.has_newlines |= self.text[start..pos].iter().any(|&b| is_newline(b));
                    self.pos = pos + len + 1;
                    return kind;
                }
            }
            self.pos = end;
        } else {
            self.pos = self.text[start..end].iter().position(|&b| b == b'"').map_or(end, |at| start + at + 1);
        }
        self.has_newlines |= self.text[start..self.pos].iter().any(|&b| is_newline(b));
        self.is_bad_raw = true;
        Kind::Unknown
    }
}

fn is_delimiter_byte(byte: u8) -> bool {
    byte.is_ascii_graphic() && !matches!(byte, b'(' | b')' | b'\\' | b'"' | b'$' | b'@' | b'`')
}

fn is_hex(text: &[u8], start: usize) -> bool {
    let (zero, after) = byte_at(text, start);
    zero == b'0' && matches!(byte_at(text, after).0, b'x' | b'X')
}

/// The length of the character of UTF-8 that begins with `bytes`, or of a byte that begins none.
fn character(bytes: &[u8]) -> usize {
    let longest = &bytes[..bytes.len().min(4)];
    match std::str::from_utf8(longest) {
        Ok(text) => text.chars().next().map_or(1, char::len_utf8),
        Err(error) if error.valid_up_to() > 0 => std::str::from_utf8(&longest[..error.valid_up_to()])
            .ok()
            .and_then(|t| t.chars().next())
            .map_or(1, char::len_utf8),
        Err(_) => 1,
    }
}

/// Whether a character is one of Unicode's blanks.
fn is_wide_blank(bytes: &[u8]) -> bool {
    let c = std::str::from_utf8(bytes).ok().and_then(|text| text.chars().next());
    matches!(
        c,
        Some(
            '\u{85}' | '\u{a0}' | '\u{1680}' | '\u{180e}' | '\u{2000}'
                ..='\u{200a}' | '\u{2028}' | '\u{2029}' | '\u{202f}' | '\u{205f}' | '\u{3000}'
        )
    )
}

/// Scans the token at `start`, where neither blanks nor a comment nor the end of the text is.
pub(crate) fn token(text: &[u8], start: usize, dialect: Dialect) -> Scanned {
    let mut r = Reader { text, pos: start, has_newlines: false, is_bad_raw: false };
    let first = r.bump();
    let kind = match first {
        b'L' | b'u' | b'U' | b'R' => prefixed(&mut r, first),
        b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
            r.skip_name();
            Kind::Ident
        }
        b'0'..=b'9' => r.number(dialect, start),
        b'.' if r.peek().is_ascii_digit() => r.number(dialect, start),
        b'"' => r.quoted(b'"', Kind::String),
        b'\'' => r.quoted(b'\'', Kind::Char),
        0x80.. => {
            r.pos = r.pos - 1 + character(&text[r.pos - 1..text.len() - 1]);
            Kind::Unknown
        }
        _ => punctuator(&mut r, first, dialect),
    };
    Scanned { kind, end: r.pos, has_newlines: r.has_newlines, is_bad_raw: r.is_bad_raw }
}

/// An identifier or a literal with a prefix.
fn prefixed(r: &mut Reader<'_>, first: u8) -> Kind {
    let next = r.peek();
    match (first, next) {
        (b'R', b'"') => {
            r.bump();
            return r.raw(Kind::String);
        }
        (b'L' | b'u' | b'U', b'"') => {
            r.bump();
            return r.quoted(b'"', Kind::PrefixedString);
        }
        (b'L' | b'u' | b'U', b'\'') => {
            r.bump();
            return r.quoted(b'\'', Kind::PrefixedChar);
        }
        (b'L' | b'u' | b'U', b'R') if r.peek_second() == b'"' => {
            r.bump();
            r.bump();
            return r.raw(Kind::PrefixedString);
        }
        (b'u', b'8') => {
            let second = r.peek_second();
            if second == b'"' {
                r.bump();
                r.bump();
                return r.quoted(b'"', Kind::PrefixedString);
            }
            if second == b'R' {
                let saved = (r.pos, r.has_newlines);
                r.bump();
                r.bump();
                if r.take(b'"') {
                    return r.raw(Kind::PrefixedString);
                }
                (r.pos, r.has_newlines) = saved;
            }
        }
        _ => {}
    }
    r.skip_name();
    Kind::Ident
}
