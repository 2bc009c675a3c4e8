//! Adapts the lexer's tokens for the generated parser.

use super::literal::{self, Number};
use super::{Parse, syntax_error};
use crate::diag::{Code, Diagnostic};
use crate::parse::ast::{RegisterId, RegisterSet};
use crate::parse::lexer::{Kind, Token};
use crate::source::Span;
use crate::source::bytes::Numbers;

/// A token with its value.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "each variant is named after its character")]
pub enum Tok<'s> {
    Ident(&'s [u8]),
    String(&'s [u8]),
    Int(i64),
    Local((u32, bool)),
    Brace(&'s [u8]),
    Register(RegisterId),
    Comma,
    Colon,
    LParen,
    RParen,
    LBracket,
    RBracket,
    Plus,
    Minus,
    Star,
    Slash,
    Percent,
    Dollar,
    At,
    Tilde,
    Exclaim,
    ExclaimEqual,
    EqualEqual,
    Less,
    LessEqual,
    LessGreater,
    LessLess,
    Greater,
    GreaterEqual,
    GreaterGreater,
    Amp,
    AmpAmp,
    Pipe,
    PipePipe,
    Caret,
}

/// The value of a number token in an expression.
fn int(text: &[u8], numbers: Numbers, span: Span) -> Parse<Tok<'static>> {
    match literal::number(text, numbers) {
        Ok(Number::Int(value)) => Ok(Tok::Int(value as i64)),
        Ok(Number::Local(label, forward)) => Ok(Tok::Local((label, forward))),
        Ok(Number::Big(_)) => Err(syntax_error(Code::DataOutOfRange, span, "literal value out of range for directive")),
        Err(message) => Err(syntax_error(Code::BadNumber, span, message)),
    }
}

/// What tokens may stand for in addition to their characters.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reading {
    /// Nothing else.
    Plain,
    /// Registers are values.
    Values(Values),
}

/// How registers are read as values.
#[derive(Clone, Copy, Debug)]
pub(super) struct Values {
    /// The machine's registers.
    pub(super) set: &'static RegisterSet,
    /// Registers that require 64-bit mode are available.
    pub(super) wide: bool,
    /// They are written like symbols, without `%`.
    pub(super) bare: bool,
}

/// Feeds a run of tokens to the generated parser.
#[derive(Debug)]
pub struct Tokens<'t, 's> {
    tokens: std::slice::Iter<'t, Token>,
    text: &'s [u8],
    base: u32,
    numbers: Numbers,
    reading: Reading,
    /// The previous token ends a value, so that `%` is an operator here.
    after_value: bool,
    /// The end of the last closing brace.
    brace_end: u32,
}

impl<'t, 's> Tokens<'t, 's> {
    /// `base` is the source position of the first byte of `text`, `numbers` the integer syntax.
    #[must_use]
    pub(super) fn new(tokens: &'t [Token], text: &'s [u8], (base, numbers): (u32, Numbers), reading: Reading) -> Self {
        Tokens { tokens: tokens.iter(), text, base, numbers, reading, after_value: false, brace_end: 0 }
    }

    fn bytes(&self, token: Token) -> &'s [u8] {
        &self.text[token.start as usize..token.end as usize]
    }

    /// Reads a register as a value if `first` starts one. Returns the register and the offset of its end.
    fn register(&mut self, first: Token, registers: Values) -> Parse<Option<(RegisterId, u32)>> {
        let name = match first.kind {
            Kind::Percent if !registers.bare && !self.after_value => {
                let Some(&name) = self.tokens.as_slice().first().filter(|next| next.kind == Kind::Ident) else {
                    let span = Span::new(self.base + first.start, self.base + first.end);
                    return Err(syntax_error(Code::UnknownRegister, span, "invalid register name"));
                };
                self.tokens.next();
                name
            }
            // Where registers are written like symbols, only lower-case names are registers in expressions.
            Kind::Ident
                if registers.bare
                    && !self.bytes(first).iter().any(u8::is_ascii_uppercase)
                    && (registers.set.find)(self.bytes(first), None).is_some() =>
            {
                first
            }
            _ => return Ok(None),
        };
        let (text, mut end, mut index) = (self.bytes(name), name.end, None);
        if let &[open, number, close, ..] = self.tokens.as_slice()
            && (open.kind, number.kind, close.kind) == (Kind::LParen, Kind::Number, Kind::RParen)
            && let Some(id) = super::text(self.bytes(number)).parse().ok().map(Some)
            && (registers.set.find)(text, id).is_some()
        {
            (index, end) = (id, close.end);
            self.tokens.nth(2);
        }
        let span = Span::new(self.base + first.start, self.base + end);
        let Some(id) = (registers.set.find)(text, index) else {
            let error = *syntax_error(Code::UnknownRegister, span, "invalid register name");
            return Err(Box::new(match (registers.set.near)(super::text(text)) {
                Some(near) => error.help(format!("did you mean '%{near}'?")),
                None => error,
            }));
        };
        if (registers.set.only_64)(id) && !registers.wide {
            let name = super::text(text).to_ascii_lowercase();
            let message = format!("register %{name} is only available in 64-bit mode");
            return Err(syntax_error(Code::WrongMode, span, message));
        }
        Ok(Some((id, end)))
    }

    fn convert(&mut self, token: Token) -> Parse<Tok<'s>> {
        let bytes = self.bytes(token);
        let span = Span::new(self.base + token.start, self.base + token.end);
        Ok(match token.kind {
            Kind::Ident => Tok::Ident(bytes),
            Kind::String => Tok::String(&bytes[1..bytes.len() - 1]),
            Kind::Number => return int(bytes, self.numbers, span),
            Kind::Char => Tok::Int(literal::character(bytes)),
            Kind::Real => match super::real::double(bytes) {
                Ok(bits) => Tok::Int(bits as i64),
                Err(message) => return Err(syntax_error(Code::BadFloat, span, message)),
            },
            Kind::LBrace => return self.brace(token),
            Kind::Comma => Tok::Comma,
            Kind::Colon => Tok::Colon,
            Kind::LParen => Tok::LParen,
            Kind::RParen => Tok::RParen,
            Kind::LBracket => Tok::LBracket,
            Kind::RBracket => Tok::RBracket,
            Kind::Plus => Tok::Plus,
            Kind::Minus => Tok::Minus,
            Kind::Star => Tok::Star,
            Kind::Slash => Tok::Slash,
            Kind::Percent => Tok::Percent,
            Kind::Dollar => Tok::Dollar,
            Kind::At => Tok::At,
            Kind::Tilde => Tok::Tilde,
            Kind::Exclaim => Tok::Exclaim,
            Kind::ExclaimEqual => Tok::ExclaimEqual,
            Kind::EqualEqual => Tok::EqualEqual,
            Kind::Less => Tok::Less,
            Kind::LessEqual => Tok::LessEqual,
            Kind::LessGreater => Tok::LessGreater,
            Kind::LessLess => Tok::LessLess,
            Kind::Greater => Tok::Greater,
            Kind::GreaterEqual => Tok::GreaterEqual,
            Kind::GreaterGreater => Tok::GreaterGreater,
            Kind::Amp => Tok::Amp,
            Kind::AmpAmp => Tok::AmpAmp,
            Kind::Pipe => Tok::Pipe,
            Kind::PipePipe => Tok::PipePipe,
            Kind::Caret => Tok::Caret,
            _ => return Err(bad_token(token, self.text, self.base)),
        })
    }

    /// Everything up to the closing brace is one token.
    fn brace(&mut self, open: Token) -> Parse<Tok<'s>> {
        for token in self.tokens.by_ref() {
            if token.kind == Kind::RBrace {
                self.brace_end = token.end;
                return Ok(Tok::Brace(self.text[open.end as usize..token.start as usize].trim_ascii()));
            }
        }
        let span = Span::new(self.base + open.start, self.base + open.end);
        Err(syntax_error(Code::UnexpectedToken, span, "expected } after {"))
    }
}

#[cold]
fn bad_token(token: Token, text: &[u8], base: u32) -> Box<Diagnostic> {
    let bytes = &text[token.start as usize..token.end as usize];
    let span = Span::new(base + token.start, base + token.end);
    if bytes.first() == Some(&b'"') {
        return syntax_error(Code::UnterminatedString, span, "unterminated string constant");
    }
    if bytes.first() == Some(&b'\'') {
        return bad_character(text, token, base);
    }
    syntax_error(Code::UnexpectedToken, span, "unknown token in expression")
}

/// The error for an invalid token that starts with a single quote.
#[cold]
fn bad_character(text: &[u8], token: Token, base: u32) -> Box<Diagnostic> {
    let rest = &text[token.start as usize..];
    let line = &rest[..memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len())];
    let close = line.iter().skip(1).position(|&b| b == b'\'').map(|i| i + 2);
    let span = Span::new(base + token.start, base + token.start + close.unwrap_or(1) as u32);
    let error = *syntax_error(Code::BadCharacter, span, "");
    Box::new(match close {
        None => Diagnostic { message: "unterminated single quote".to_owned(), ..error },
        Some(2) => {
            Diagnostic { message: "empty character literal".to_owned(), ..error }.help("write a single quote as '\\''")
        }
        Some(_) => Diagnostic { message: "character literal has more than one character".to_owned(), ..error }
            .help("use double quotes for strings, as in '.ascii'"),
    })
}

impl<'s> Iterator for Tokens<'_, 's> {
    type Item = Result<(u32, Tok<'s>, u32), Box<Diagnostic>>;

    fn next(&mut self) -> Option<Self::Item> {
        let token = *self.tokens.next()?;
        let start = self.base + token.start;
        let end = self.base + token.end;
        match self.reading {
            Reading::Plain => {}
            Reading::Values(registers) => {
                match self.register(token, registers) {
                    Ok(None) => {}
                    Ok(Some((id, end))) => {
                        self.after_value = true;
                        return Some(Ok((start, Tok::Register(id), self.base + end)));
                    }
                    Err(error) => return Some(Err(error)),
                }
                self.after_value = matches!(
                    token.kind,
                    Kind::Ident | Kind::String | Kind::Number | Kind::Char | Kind::Real | Kind::RParen | Kind::RBracket
                );
            }
        }
        let result = self.convert(token);
        // A token in braces extends to the closing one.
        let end = if token.kind == Kind::LBrace { self.base + self.brace_end.max(token.end) } else { end };
        Some(result.map(|tok| (start, tok, end)))
    }
}
