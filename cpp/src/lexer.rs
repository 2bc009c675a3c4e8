//! The tokens of a file: what is between them, where lines begin, and the state of the file while it is read.

use crate::conditional::{Conditional, Guard};
use crate::scan::{self, Dialect, byte_at, is_blank, is_newline};
use crate::token::{AFTER_SPACE, AT_LINE_START, Kind, SPLICED, Token};
use std::rc::Rc;

/// What the lexer found.
pub(crate) enum Found {
    Token(Token),
    /// The `#` that begins a directive.
    Directive(Token),
    /// A comment without an end, at this place.
    OpenComment(Token),
}

#[derive(Debug)]
pub(crate) struct Lexer {
    /// Ends with a zero byte.
    pub(crate) text: Rc<Vec<u8>>,
    pub(crate) pos: usize,
    /// The number of the first byte.
    pub(crate) base: u32,
    /// The line of `pos`, as `#line` numbers them.
    pub(crate) line: u32,
    /// The next token is the first one of its line.
    pub(crate) at_line_start: bool,
    /// Nothing but blanks and comments is before the next token on its line.
    pub(crate) may_begin_directive: bool,
    pub(crate) after_space: bool,
    /// A directive is being read, which the end of the line ends.
    pub(crate) in_directive: bool,
    /// The name of a file may follow.
    pub(crate) in_header_name: bool,
    /// Lines are skipped: nothing in them is a directive.
    pub(crate) is_skipping: bool,
    pub(crate) guard: Guard,
    pub(crate) conditionals: Vec<Conditional>,
    /// An unterminated comment was reported.
    has_open_comment: bool,
    /// The last token begins like a raw string but is not one.
    pub(crate) has_bad_raw: bool,
}

impl Lexer {
    pub(crate) fn new(text: Rc<Vec<u8>>, base: u32) -> Self {
        let pos = if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
        Lexer {
            text,
            pos,
            base,
            line: 1,
            at_line_start: true,
            may_begin_directive: true,
            after_space: false,
            in_directive: false,
            in_header_name: false,
            is_skipping: false,
            guard: Guard::default(),
            conditionals: Vec::new(),
            has_open_comment: false,
            has_bad_raw: false,
        }
    }

    fn end(&self) -> usize {
        self.text.len() - 1
    }

    /// Whether everything is read, and the last line has no newline.
    pub(crate) fn ends_without_newline(&self) -> bool {
        self.pos == self.end() && !self.text[..self.pos].last().is_some_and(|&byte| is_newline(byte))
    }

    /// The number of the byte that is read next.
    pub(crate) fn place(&self) -> u32 {
        self.base + self.pos as u32
    }

    /// Reads the next token. Of names only the bytes are known.
    pub(crate) fn next(&mut self, dialect: Dialect) -> Found {
        let mut at_line_start = std::mem::take(&mut self.at_line_start);
        let mut may_begin_directive = std::mem::take(&mut self.may_begin_directive);
        let mut after_space = std::mem::take(&mut self.after_space);
        let text = Rc::clone(&self.text);
        let text = text.as_slice();
        let end = text.len() - 1;
        loop {
            let (byte, after) = match text[self.pos] {
                b'\\' => byte_at(text, self.pos),
                byte => (byte, self.pos + 1),
            };
            match byte {
                0 if after > end => {
                    let mut token = self.token(if self.in_directive { Kind::Eod } else { Kind::Eof }, end);
                    self.count_lines(self.pos, end);
                    self.pos = end;
                    self.in_directive = false;
                    token.set(AT_LINE_START, at_line_start);
                    token.set(AFTER_SPACE, after_space);
                    return Found::Token(token);
                }
                b'\n' | b'\r' if self.in_directive => {
                    let mut token = self.token(Kind::Eod, after);
                    token.set(AT_LINE_START, at_line_start);
                    token.set(AFTER_SPACE, after_space);
                    let after = if byte == b'\r' && text[after] == b'\n' { after + 1 } else { after };
                    self.count_lines(self.pos, after);
                    self.pos = after;
                    self.in_directive = false;
                    self.at_line_start = true;
                    self.may_begin_directive = true;
                    return Found::Token(token);
                }
                b'\n' | b'\r' => {
                    self.count_lines(self.pos, after);
                    self.pos = after;
                    (at_line_start, may_begin_directive) = (true, true);
                    let found = self.skip_blanks(&mut at_line_start, &mut may_begin_directive);
                    after_space = found.unwrap_or(true);
                }
                b' ' | b'\t' | 0x0b | 0x0c | 0 => {
                    self.count_lines(self.pos, after);
                    self.pos = after;
                    let found = self.skip_blanks(&mut at_line_start, &mut may_begin_directive);
                    after_space = found.unwrap_or(true);
                }
                b'/' => match byte_at(text, after) {
                    (b'/', after) => {
                        self.skip_line_comment(after);
                        if !self.in_directive && self.pos < end {
                            self.count_lines(self.pos, self.pos + 1);
                            self.pos += 1;
                            (at_line_start, may_begin_directive, after_space) = (true, true, false);
                        }
                    }
                    (b'*', after) => {
                        if !self.skip_comment(after) && !std::mem::replace(&mut self.has_open_comment, true) {
                            self.at_line_start = at_line_start;
                            self.may_begin_directive = may_begin_directive;
                            self.after_space = after_space;
                            return Found::OpenComment(self.token(Kind::Eof, self.pos));
                        }
                        after_space = match is_blank(text[self.pos]) {
                            true => {
                                let found = self.skip_blanks(&mut at_line_start, &mut may_begin_directive);
                                found.unwrap_or(after_space)
                            }
                            false => true,
                        };
                    }
                    _ => return self.form(text, at_line_start, after_space, dialect),
                },
                b'#' if may_begin_directive && !self.is_skipping => {
                    let scanned = scan::token(text, self.pos, dialect);
                    if scanned.kind == Kind::Hash {
                        return match self.form(text, at_line_start, after_space, dialect) {
                            Found::Token(token) => Found::Directive(token),
                            other => other,
                        };
                    }
                    return self.form(text, at_line_start, after_space, dialect);
                }
                b'%' if may_begin_directive && !self.is_skipping => {
                    let read_any = self.guard.has_tokens;
                    return match self.form(text, at_line_start, after_space, dialect) {
                        Found::Token(token) if token.is(Kind::Hash) => {
                            self.guard.has_tokens = read_any;
                            Found::Directive(token)
                        }
                        other => other,
                    };
                }
                b'<' if self.in_header_name => {
                    let rest = &text[after..end];
                    let line = rest.iter().position(|&b| is_newline(b)).unwrap_or(rest.len());
                    let Some(len) = rest[..line].iter().position(|&b| b == b'>') else {
                        return self.form(text, at_line_start, after_space, dialect);
                    };
                    let mut token = self.token(Kind::Header, after + len + 1);
                    token.set(AT_LINE_START, at_line_start);
                    token.set(AFTER_SPACE, after_space);
                    token.set(SPLICED, after != self.pos + 1);
                    self.count_lines(self.pos, after);
                    self.pos = after + len + 1;
                    return Found::Token(token);
                }
                _ => return self.form(text, at_line_start, after_space, dialect),
            }
        }
    }

    fn token(&self, kind: Kind, end: usize) -> Token {
        let mut token = Token::new(kind, self.base + self.pos as u32, self.line);
        token.len = (end - self.pos) as u32;
        token
    }

    fn form(&mut self, text: &[u8], at_line_start: bool, after_space: bool, dialect: Dialect) -> Found {
        let scanned = scan::token(text, self.pos, dialect);
        let mut token = self.token(scanned.kind, scanned.end);
        if self.in_header_name && scanned.kind == Kind::String {
            token.kind = Kind::Header;
        }
        token.flags = (u8::from(at_line_start) * AT_LINE_START) | (u8::from(after_space) * AFTER_SPACE);
        if scanned.has_newlines {
            token.flags |= SPLICED;
            self.count_lines(self.pos, scanned.end);
        }
        if scanned.kind != Kind::Hash {
            self.guard.has_tokens = true;
        }
        self.has_bad_raw = scanned.is_bad_raw;
        self.pos = scanned.end;
        Found::Token(token)
    }

    /// Counts the newlines of a range; the second of a pair of bytes is counted.
    fn count_lines(&mut self, from: usize, to: usize) {
        for pos in from..to {
            match self.text[pos] {
                b'\n' => self.line += 1,
                b'\r' if self.text[pos + 1] != b'\n' => self.line += 1,
                _ => {}
            }
        }
    }

    /// Skips blanks, and newlines outside of directives. Returns whether a blank is right before the next token;
    /// nothing at the end of a directive.
    fn skip_blanks(&mut self, at_line_start: &mut bool, may_begin_directive: &mut bool) -> Option<bool> {
        let text = Rc::clone(&self.text);
        let start = self.pos;
        let mut pos = start;
        loop {
            while is_blank(text[pos]) {
                pos += 1;
            }
            if !is_newline(text[pos]) {
                break;
            }
            if self.in_directive {
                self.pos = pos;
                return None;
            }
            if text[pos] == b'\n' || text[pos + 1] != b'\n' {
                self.line += 1;
            }
            (*at_line_start, *may_begin_directive) = (true, true);
            pos += 1;
        }
        self.pos = pos;
        Some(pos == 0 || !is_newline(text[pos - 1]))
    }

    /// Skips to the newline that ends the comment.
    fn skip_line_comment(&mut self, after: usize) {
        let start = self.pos;
        let mut pos = after;
        let text = Rc::clone(&self.text);
        loop {
            pos += text[pos..].iter().position(|&b| is_newline(b)).unwrap_or(text.len() - 1 - pos);
            if pos >= self.end() {
                break;
            }
            let blanks = text[after..pos].iter().rev().take_while(|&&b| is_blank(b)).count();
            if pos - blanks <= after || text[pos - blanks - 1] != b'\\' {
                break;
            }
            let newline = pos - blanks;
            pos = newline + scan::escaped_newline(&text, newline);
        }
        self.count_lines(start, pos);
        self.pos = pos;
    }

    /// Skips a comment whose first two bytes end at `after`. Returns false if it does not end.
    fn skip_comment(&mut self, after: usize) -> bool {
        let text = Rc::clone(&self.text);
        let start = self.pos;
        let mut pos = after;
        // A slash right after the opening does not end it.
        let mut from = after;
        loop {
            let Some(found) = text[pos..self.end()].iter().position(|&b| b == b'/') else {
                self.count_lines(start, self.end());
                self.pos = self.end();
                return false;
            };
            pos += found + 1;
            if ends_comment(&text[from..pos - 1]) {
                break;
            }
            from = from.max(pos - 1);
        }
        self.count_lines(start, pos);
        self.pos = pos;
        true
    }

    /// Whether the next token is an opening parenthesis; reads nothing. A newline ends a directive, and so the search.
    pub(crate) fn is_before_paren(&self) -> bool {
        let text = self.text.as_slice();
        let mut pos = self.pos;
        loop {
            let (byte, after) = byte_at(text, pos);
            match byte {
                0 if after > self.end() => return false,
                b'\n' | b'\r' if self.in_directive => return false,
                b'\n' | b'\r' | b' ' | b'\t' | 0x0b | 0x0c | 0 => pos = after,
                b'/' if matches!(byte_at(text, after).0, b'/' | b'*') => {
                    let mut ahead = Lexer::new(Rc::clone(&self.text), self.base);
                    let (second, after) = byte_at(text, after);
                    ahead.pos = pos;
                    match second {
                        b'/' => ahead.skip_line_comment(after),
                        _ if !ahead.skip_comment(after) => return false,
                        _ => {}
                    }
                    pos = ahead.pos;
                }
                _ => return byte == b'(',
            }
        }
    }
}

/// Whether a slash after these bytes ends a comment: there is a star before it, with nothing but escaped newlines
/// between them.
fn ends_comment(before: &[u8]) -> bool {
    let mut rest = before;
    loop {
        match rest.last() {
            Some(b'*') => return true,
            Some(&byte) if is_newline(byte) => {}
            _ => return false,
        }
        let (newline, others) = (rest[rest.len() - 1], &rest[..rest.len() - 1]);
        let others = match others.last() {
            Some(&byte) if is_newline(byte) && byte != newline => &others[..others.len() - 1],
            _ => others,
        };
        let blanks = others.iter().rev().take_while(|&&b| is_blank(b)).count();
        let others = &others[..others.len() - blanks];
        match others.last() {
            Some(b'\\') => rest = &others[..others.len() - 1],
            _ => return false,
        }
    }
}
