//! The lexer's tokens as the generated parser takes them.

use super::literal::{self, BadNumber, Number};
use super::{Parse, syntax_error};
use crate::bytes::Numbers;
use crate::diag::{Code, Diagnostic};
use crate::lexer::{Kind, Token};
use crate::source::Span;

/// A token with its value.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "each variant is named after its character")]
pub enum Tok<'s> {
    Ident(&'s [u8]),
    String(&'s [u8]),
    Int(i64),
    Local((u32, bool)),
    Brace(&'s [u8]),
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

/// The value of a number token where an expression stands.
fn int(text: &[u8], numbers: Numbers, span: Span) -> Parse<Tok<'static>> {
    match literal::number(text, numbers) {
        Ok(Number::Int(value)) => Ok(Tok::Int(value as i64)),
        Ok(Number::Local(label, forward)) => Ok(Tok::Local((label, forward))),
        Ok(Number::Big(_)) => Err(syntax_error(Code::DataOutOfRange, span, "literal value out of range for directive")),
        Err(BadNumber::Hexadecimal) => Err(syntax_error(Code::BadNumber, span, "invalid hexadecimal number")),
        Err(BadNumber::Binary) => Err(syntax_error(Code::BadNumber, span, "invalid binary number")),
        Err(BadNumber::Octal) => Err(syntax_error(Code::BadNumber, span, "invalid octal number")),
        Err(BadNumber::Decimal) => Err(syntax_error(Code::BadNumber, span, "invalid decimal number")),
    }
}

/// Feeds a run of tokens to the generated parser.
#[derive(Debug)]
pub struct Tokens<'t, 's> {
    tokens: std::slice::Iter<'t, Token>,
    text: &'s [u8],
    base: u32,
    numbers: Numbers,
}

impl<'t, 's> Tokens<'t, 's> {
    /// The tokens of the text of a file whose first byte has the position `base`, and whose integers are written so.
    #[must_use]
    pub fn new(tokens: &'t [Token], text: &'s [u8], base: u32, numbers: Numbers) -> Self {
        Tokens { tokens: tokens.iter(), text, base, numbers }
    }

    fn convert(&mut self, token: Token) -> Parse<Tok<'s>> {
        let bytes = &self.text[token.start as usize..token.end as usize];
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

/// What is wrong with what a single quote begins.
#[cold]
fn bad_character(text: &[u8], token: Token, base: u32) -> Box<Diagnostic> {
    let rest = &text[token.start as usize..];
    let line = &rest[..memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len())];
    let close = line.iter().skip(1).position(|&b| b == b'\'').map(|i| i + 2);
    let span = Span::new(base + token.start, base + token.start + close.unwrap_or(1) as u32);
    let error = *syntax_error(Code::BadCharacter, span, "");
    Box::new(match close {
        None => Diagnostic { message: "unterminated single quote".to_owned(), ..error },
        Some(2) => Diagnostic { message: "a character literal is empty".to_owned(), ..error }
            .help("the quote itself is written '\\''"),
        Some(_) => Diagnostic { message: "a character literal holds more than one character".to_owned(), ..error }
            .help("texts stand between double quotes, in '.ascii' and the like"),
    })
}

impl<'s> Iterator for Tokens<'_, 's> {
    type Item = Result<(u32, Tok<'s>, u32), Box<Diagnostic>>;

    fn next(&mut self) -> Option<Self::Item> {
        let token = *self.tokens.next()?;
        let start = self.base + token.start;
        let result = self.convert(token);
        let end = self.base + token.end;
        Some(result.map(|tok| (start, tok, end)))
    }
}
