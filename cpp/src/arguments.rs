//! The arguments of a macro: reading, expanding and stringizing.

use crate::machine::{Machine, Variadic};
use crate::report::Category;
use crate::token::{AFTER_SPACE, AT_LINE_START, COMMA_DROPPED, Kind, NO_EXPANSION, NO_SEPARATOR, Token};

#[derive(Debug, Default)]
pub(crate) struct Argument {
    pub(crate) tokens: Vec<Token>,
    /// Its tokens after the expansion of macros.
    pub(crate) expanded: Option<Vec<Token>>,
}

#[derive(Debug)]
pub(crate) struct Arguments {
    pub(crate) each: Vec<Argument>,
    /// The `...` has no argument, not even an empty one.
    pub(crate) lacks_variadic: bool,
}

impl Machine<'_> {
    /// Reads the arguments of the macro that `name` names. Returns them and the line of the closing parenthesis, or what
    /// replaces the invocation if they are wrong.
    pub(crate) fn read_arguments(&mut self, m: usize, name: Token) -> Result<(Arguments, u32), Token> {
        let is_variadic = self.macros[m].variadic != Variadic::No;
        let expected = self.macros[m].params.len();
        let mut left = expected;
        let mut each: Vec<Argument> = Vec::with_capacity(expected);
        let mut comma_dropped = false;
        let mut too_many: Option<Token> = None;
        let mut last = Token::new(Kind::Eof, 0, 0);
        // The parenthesis.
        let mut token = self.next_unexpanded();
        while !token.is(Kind::RParen) {
            let mut argument = Vec::new();
            let start = token;
            let mut depth = 0usize;
            loop {
                token = self.next_unexpanded();
                match token.kind {
                    Kind::Eof | Kind::Eod => {
                        let shown = self.shown(&name);
                        self.error(Category::Macro, name, format!("the arguments of macro '{shown}' do not end"));
                        return Err(token);
                    }
                    Kind::RParen if depth == 0 => {
                        comma_dropped |= last.has(COMMA_DROPPED);
                        break;
                    }
                    Kind::RParen => depth -= 1,
                    Kind::LParen => depth += 1,
                    Kind::Comma if token.has(NO_SEPARATOR) => token.set(NO_SEPARATOR, false),
                    Kind::Comma if depth == 0 && (!is_variadic || left > 1) => break,
                    _ => {
                        if let Some(inner) = self.macro_of(&token)
                            && !self.macros[inner].is_enabled
                        {
                            token.flags |= NO_EXPANSION;
                        }
                    }
                }
                last = token;
                argument.push(token);
            }
            if each.is_empty() && argument.is_empty() && token.is(Kind::RParen) {
                break;
            }
            if !is_variadic && left == 0 && too_many.is_none() {
                too_many = Some(argument.first().copied().unwrap_or(start));
            }
            each.push(Argument { tokens: argument, expanded: None });
            last = Token::new(Kind::Eof, 0, 0);
            left = left.saturating_sub(1);
        }
        let end_line = token.end_line;
        let shown = |machine: &Self| machine.shown(&name);
        if let Some(first) = too_many {
            let message = format!("macro '{}' has {}, not {}", shown(self), arguments_shown(expected), each.len());
            self.error(Category::Macro, first, message);
            return Err(name);
        }
        let mut lacks_variadic = false;
        if each.len() < expected {
            let given = each.len();
            if given == 0 && expected == 1 {
                lacks_variadic = is_variadic;
            } else if (comma_dropped || is_variadic) && (given + 1 == expected || given == 0 && expected == 2) {
                lacks_variadic = true;
            } else {
                let message = format!("macro '{}' has {}, not {given}", shown(self), arguments_shown(expected));
                self.error(Category::Macro, token, message);
                return Err(name);
            }
            each.resize_with(expected, Argument::default);
        }
        Ok((Arguments { each, lacks_variadic }, end_line))
    }

    /// Expands the macros in an argument, once.
    pub(crate) fn expand_argument(&mut self, argument: &mut Argument, end: Token) {
        if argument.expanded.is_some() {
            return;
        }
        let needs = argument.tokens.iter().any(|token| self.macro_of(token).is_some());
        if !needs {
            return;
        }
        let mut tokens = Vec::with_capacity(argument.tokens.len() + 1);
        tokens.extend_from_slice(&argument.tokens);
        tokens.push(Token { kind: Kind::Eof, len: 0, flags: 0, name: crate::token::Name::NONE, ..end });
        let depth = self.frames.len();
        self.push_tokens(tokens);
        let was_expanding = std::mem::replace(&mut self.in_argument_expansion, true);
        let could_expand = std::mem::replace(&mut self.no_expansion, false);
        let mut expanded = Vec::with_capacity(argument.tokens.len());
        loop {
            let token = self.next();
            if token.is(Kind::Eof) {
                break;
            }
            expanded.push(token);
        }
        self.no_expansion = could_expand;
        self.in_argument_expansion = was_expanding;
        while self.frames.len() > depth {
            if let Some(m) = self.frames.pop().and_then(|frame| frame.macro_) {
                self.macros[m].is_enabled = true;
            }
        }
        argument.expanded = Some(expanded);
    }

    /// The string literal of `#`, or the character of `#@`.
    pub(crate) fn string_of(&mut self, tokens: &[Token], as_char: bool, at: &Token) -> Token {
        let mut text = vec![b'"'];
        for (i, token) in tokens.iter().enumerate() {
            if i > 0 && token.flags & (AFTER_SPACE | AT_LINE_START) != 0 {
                text.push(b' ');
            }
            let spelling = self.spelling(token);
            match token.kind {
                Kind::String | Kind::PrefixedString | Kind::Char | Kind::PrefixedChar => {
                    escape(&spelling, b'"', &mut text)
                }
                _ => text.extend_from_slice(&spelling),
            }
        }
        let backslashes = text.iter().rev().take_while(|&&byte| byte == b'\\').count();
        if backslashes % 2 == 1 {
            let message = "a string cannot end with a backslash: it is left out";
            self.warning(Category::Macro, tokens.last().copied().unwrap_or(*at), message);
            text.pop();
        }
        text.push(b'"');
        let mut kind = Kind::String;
        if as_char {
            kind = Kind::Char;
            let end = text.len() - 1;
            (text[0], text[end]) = (b'\'', b'\'');
            let is_bad = match text.len() {
                3 => text[1] == b'\'',
                len => len != 4 || text[1] != b'\\',
            };
            if is_bad {
                self.error(Category::Macro, *at, "'#@' makes no valid character of this argument");
                text = b"' '".to_vec();
            }
        }
        let mut token = self.made(kind, &text, at);
        token.flags = 0;
        token
    }
}

fn arguments_shown(count: usize) -> String {
    format!("{count} argument{}", if count == 1 { "" } else { "s" })
}

/// Escapes backslashes and quotes as a string literal needs it.
pub(crate) fn escape(bytes: &[u8], quote: u8, text: &mut Vec<u8>) {
    let mut i = 0;
    while i < bytes.len() {
        match bytes[i] {
            byte if byte == b'\\' || byte == quote => text.extend_from_slice(&[b'\\', byte]),
            byte @ (b'\n' | b'\r') => {
                text.extend_from_slice(b"\\n");
                if matches!(bytes.get(i + 1), Some(&(b'\n' | b'\r'))) && bytes[i + 1] != byte {
                    i += 1;
                }
            }
            byte => text.push(byte),
        }
        i += 1;
    }
}
