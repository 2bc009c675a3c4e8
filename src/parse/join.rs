//! Tokens of an expression that are one name together.

use crate::lexer::{Kind, Token};

/// A symbol with a specifier in parentheses is one name.
pub(super) fn join_specifiers(tokens: &[Token], text: &[u8]) -> Option<Vec<Token>> {
    const SHAPE: [Kind; 4] = [Kind::Ident, Kind::LParen, Kind::Ident, Kind::RParen];
    // The current place has none.
    let is_place = |token: Token| &text[token.start as usize..token.end as usize] == b".";
    let is_one = |window: &[Token]| window.iter().map(|t| t.kind).eq(SHAPE) && !is_place(window[0]);
    if !tokens.windows(4).any(is_one) {
        return None;
    }
    let (mut joined, mut at) = (Vec::with_capacity(tokens.len()), 0);
    while let Some(&token) = tokens.get(at) {
        match tokens.get(at..at + 4).filter(|window| is_one(window)) {
            Some(window) => {
                joined.push(Token { end: window[3].end, ..token });
                at += 4;
            }
            None => {
                joined.push(token);
                at += 1;
            }
        }
    }
    Some(joined)
}

/// `$` or `@` directly before a name belongs to it where no immediate can be meant.
pub(super) fn join_names(tokens: &[Token]) -> Option<Vec<Token>> {
    // `$5` is a name as `$a` is, where it is no immediate.
    let joins = |dollar: Token, next: Token| {
        dollar.kind == Kind::Dollar && matches!(next.kind, Kind::Ident | Kind::Number) && dollar.end == next.start
    };
    if !tokens.windows(2).any(|pair| joins(pair[0], pair[1])) {
        return None;
    }
    let mut joined: Vec<Token> = Vec::with_capacity(tokens.len());
    for &token in tokens {
        match joined.last_mut() {
            Some(last) if joins(*last, token) => {
                *last = Token { kind: Kind::Ident, start: last.start, end: token.end };
            }
            _ => joined.push(token),
        }
    }
    Some(joined)
}
