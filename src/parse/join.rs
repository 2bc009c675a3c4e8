//! Joins tokens of an expression that form one name.

use crate::parse::lexer::{Kind, Token};

/// Joins symbols with specifiers in parentheses.
pub(super) fn join_specifiers(tokens: &[Token], text: &[u8]) -> Option<Vec<Token>> {
    const SHAPE: [Kind; 4] = [Kind::Ident, Kind::LParen, Kind::Ident, Kind::RParen];
    // `.` cannot have a specifier.
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

/// Joins `$` with a directly following name where it cannot start an immediate and, with `with_at` (names may begin
/// with `@`), `@` where it cannot start a specifier.
pub(super) fn join_names(tokens: &[Token], with_at: bool) -> Option<Vec<Token>> {
    let joins = |before: Option<&Token>, sign: Token, next: Token| {
        let is_sign = match sign.kind {
            // `$5` is a name like `$a` where it is not an immediate.
            Kind::Dollar => true,
            Kind::At => with_at && !before.is_some_and(|token| ends_value(token.kind)),
            _ => false,
        };
        is_sign && matches!(next.kind, Kind::Ident | Kind::Number) && sign.end == next.start
    };
    if !tokens.iter().any(|token| token.kind == Kind::Dollar || with_at && token.kind == Kind::At) {
        return None;
    }
    let mut joined: Vec<Token> = Vec::with_capacity(tokens.len());
    for &token in tokens {
        match joined.as_mut_slice() {
            [before @ .., last] if joins(before.last(), *last, token) => {
                *last = Token { kind: Kind::Ident, start: last.start, end: token.end };
            }
            _ => joined.push(token),
        }
    }
    Some(joined)
}

/// Whether a value may end with a token of this kind, so that a following `@` starts a specifier.
fn ends_value(kind: Kind) -> bool {
    matches!(kind, Kind::Ident | Kind::String | Kind::Number | Kind::RParen)
}
