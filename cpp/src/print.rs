//! The output: tokens, the blanks and newlines between them, and line markers.

use crate::machine::{Flavor, Machine};
use crate::scan::is_name_byte;
use crate::token::{AFTER_SPACE, Kind, Name, SPLICED, Token};

#[derive(Debug)]
pub(crate) struct Printer {
    pub(crate) out: Vec<u8>,
    limit: usize,
    /// The line of the output's last line.
    line: u32,
    /// The name in line markers, escaped.
    name: Vec<u8>,
    flavor: Flavor,
    line_markers: bool,
    /// The last line has tokens.
    pub(crate) has_tokens: bool,
    /// The last line is a directive.
    pub(crate) has_directive: bool,
    last: Token,
    before_last: Kind,
}

impl Printer {
    pub(crate) fn new(line_markers: bool, limit: usize) -> Self {
        Printer {
            out: Vec::new(),
            limit,
            line: 0,
            name: Vec::new(),
            flavor: Flavor::User,
            line_markers,
            has_tokens: false,
            has_directive: false,
            last: Token::new(Kind::Unknown, u32::MAX, 0),
            before_last: Kind::Unknown,
        }
    }

    pub(crate) fn write(&mut self, bytes: &[u8]) {
        self.out.extend_from_slice(bytes);
    }

    pub(crate) fn is_full(&self) -> bool {
        self.out.len() > self.limit
    }

    fn start_line(&mut self) {
        if self.has_tokens || self.has_directive {
            self.out.push(b'\n');
            (self.has_tokens, self.has_directive) = (false, false);
        }
    }

    fn marker(&mut self, line: u32, extra: &str) {
        self.start_line();
        self.out.extend_from_slice(format!("# {line} \"").as_bytes());
        self.out.extend_from_slice(&self.name);
        self.out.push(b'"');
        self.out.extend_from_slice(extra.as_bytes());
        self.out.extend_from_slice(match self.flavor {
            Flavor::User => b"".as_slice(),
            Flavor::System => b" 3",
            Flavor::ExternC => b" 3 4",
        });
        self.out.push(b'\n');
    }

    /// Goes to a line of the input. Returns whether the output begins a line.
    pub(crate) fn move_to(&mut self, line: u32, needs_line_start: bool) -> bool {
        let mut started = false;
        if needs_line_start && self.has_tokens || self.has_directive {
            self.out.push(b'\n');
            started = true;
            self.line = self.line.wrapping_add(1);
            (self.has_tokens, self.has_directive) = (false, false);
        }
        let distance = line.wrapping_sub(self.line);
        if distance == 0 {
        } else if !started && distance == 1 {
            self.out.push(b'\n');
            started = true;
        } else if self.line_markers {
            if distance <= 8 {
                self.out.extend_from_slice(&b"\n\n\n\n\n\n\n\n"[..distance as usize]);
            } else {
                self.marker(line, "");
            }
            started = true;
        } else if self.has_tokens {
            self.out.push(b'\n');
            started = true;
        }
        if started {
            (self.has_tokens, self.has_directive) = (false, false);
        }
        self.line = line;
        started
    }

    /// The text goes on in another file or with another line. `extra` is ` 1` at the begin of a file, ` 2` after one.
    pub(crate) fn file(&mut self, name: &str, flavor: Flavor, line: u32, extra: &str) {
        self.line = line;
        self.name.clear();
        escape(name.as_bytes(), &mut self.name);
        self.flavor = flavor;
        match self.line_markers {
            true => self.marker(line, extra),
            false => self.start_line(),
        }
    }

    /// Writes a line at a column, after blanks. The tokens in it are not known.
    pub(crate) fn copied(&mut self, blanks: usize, line: &[u8]) {
        let len = self.out.len() + blanks;
        self.out.resize(len, b' ');
        self.out.extend_from_slice(line);
        self.has_tokens = true;
        self.last = Token::new(Kind::Unknown, u32::MAX, 0);
        self.before_last = Kind::Unknown;
    }

    /// The end of the input.
    pub(crate) fn finish(&mut self) {
        self.out.push(b'\n');
    }
}

/// Escapes the name of a file as LLVM's `write_escaped` does.
fn escape(name: &[u8], out: &mut Vec<u8>) {
    for &byte in name {
        match byte {
            b'\\' => out.extend_from_slice(b"\\\\"),
            b'\t' => out.extend_from_slice(b"\\t"),
            b'\n' => out.extend_from_slice(b"\\n"),
            b'"' => out.extend_from_slice(b"\\\""),
            b' '..=b'~' => out.push(byte),
            _ => out.extend_from_slice(format!("\\{:03o}", byte).as_bytes()),
        }
    }
}

impl Machine<'_> {
    /// The current file or its line has changed.
    pub(crate) fn file_changed(&mut self, extra: &str) {
        let Some(open) = self.open.last() else { return };
        self.printer.file(&open.name, open.flavor, open.lexer.line, extra);
    }

    /// Writes all tokens of the input.
    pub(crate) fn print_all(&mut self) {
        let mut begins_line = false;
        loop {
            if self.copy_lines() {
                begins_line = false;
            }
            let token = self.next();
            begins_line |= token.has(crate::token::AT_LINE_START);
            if token.is(Kind::Eof) {
                break;
            }
            self.blanks_before(&token, false, !begins_line);
            if token.is(Kind::Eod) {
                begins_line = true;
                continue;
            }
            self.print_token(&token);
            if token.is(Kind::Unknown) && token.has(SPLICED) {
                let newlines = self.spelling(&token).iter().filter(|&&byte| byte == b'\n').count() as u32;
                self.printer.line = self.printer.line.wrapping_add(newlines);
            }
            begins_line = false;
            if self.printer.is_full() {
                self.stop("the output", token);
            }
        }
    }

    fn print_token(&mut self, token: &Token) {
        if token.name != Name::NONE {
            self.printer.out.extend_from_slice(self.names.text(token.name));
        } else if !token.has(SPLICED) {
            self.printer.out.extend_from_slice(self.sources.bytes(token.at, token.len));
        } else {
            let spelling = self.spelling(token).into_owned();
            self.printer.write(&spelling);
        }
        self.printer.has_tokens = true;
    }

    fn blanks_before(&mut self, token: &Token, needs_space: bool, stays_on_line: bool) {
        let has_directive = self.printer.has_directive;
        if (!stays_on_line || has_directive)
            && (self.printer.move_to(token.line, has_directive)
                || token.line == 1 && token.has(crate::token::AT_LINE_START))
        {
            let mut column = self.sources.column(token.place);
            if column == 1 && token.has(AFTER_SPACE) {
                column = 2;
            }
            // It must not begin a directive when the output is read.
            if column <= 1 && token.is(Kind::Hash) {
                self.printer.out.push(b' ');
            }
            let len = self.printer.out.len() + column as usize - 1;
            self.printer.out.resize(len, b' ');
        } else if needs_space || token.has(AFTER_SPACE) || self.would_join(token) {
            self.printer.out.push(b' ');
        }
        self.printer.before_last = self.printer.last.kind;
        self.printer.last = *token;
    }

    /// Writes the rest of a pragma's line, with what is before its first token.
    pub(crate) fn print_pragma(&mut self, prefix: &str, first: Token, expands: bool) {
        self.printer.move_to(first.line, true);
        self.printer.write(prefix.as_bytes());
        self.printer.has_tokens = true;
        let mut token = first;
        if expands {
            self.push_tokens(vec![first]);
            token = self.next();
        }
        let mut is_first = true;
        while !token.kind.ends() && !self.printer.is_full() {
            self.blanks_before(&token, is_first, true);
            is_first = false;
            self.print_token(&token);
            token = if expands { self.next() } else { self.next_unexpanded() };
        }
        self.printer.has_directive = true;
    }

    /// Whether the token and the one before it would be read as another token. Not exact: clang writes a blank between
    /// some that would not.
    fn would_join(&self, token: &Token) -> bool {
        let printer = &self.printer;
        let last = &printer.last;
        if !(printer.has_tokens || printer.has_directive) || last.at.wrapping_add(last.len) == token.at {
            return false;
        }
        let kind = last.kind;
        if matches!(token.kind, Kind::Equal | Kind::EqualEqual)
            && matches!(
                kind,
                Kind::Amp
                    | Kind::Plus
                    | Kind::Minus
                    | Kind::Slash
                    | Kind::Less
                    | Kind::Greater
                    | Kind::Pipe
                    | Kind::Percent
                    | Kind::Star
                    | Kind::Exclaim
                    | Kind::LessLess
                    | Kind::GreaterGreater
                    | Kind::Caret
                    | Kind::Equal
            )
        {
            return true;
        }
        let first = || self.spelling(token).first().copied().unwrap_or(0);
        match kind {
            Kind::Ident => match token.kind {
                Kind::Number => first() != b'.',
                Kind::Ident | Kind::PrefixedString | Kind::PrefixedChar => true,
                Kind::Char | Kind::String => self.names.text(last.name) == b"L",
                _ => false,
            },
            Kind::Number => {
                let first = first();
                is_name_byte(first) || matches!(first, b'.' | b'+' | b'-')
            }
            Kind::Period => {
                let first = first();
                first == b'.' && printer.before_last == Kind::Period || first.is_ascii_digit()
            }
            Kind::Amp => first() == b'&',
            Kind::Plus => first() == b'+',
            Kind::Minus => matches!(first(), b'-' | b'>'),
            Kind::Slash => matches!(first(), b'*' | b'/'),
            Kind::Less => matches!(first(), b'<' | b':' | b'%'),
            Kind::Greater => first() == b'>',
            Kind::Pipe => first() == b'|',
            Kind::Percent => matches!(first(), b'>' | b':'),
            Kind::Colon => first() == b'>',
            Kind::Hash => matches!(first(), b'#' | b'@' | b'%'),
            _ => false,
        }
    }
}
