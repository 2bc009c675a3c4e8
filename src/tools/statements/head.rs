//! Classifies a statement by its tokens.

use super::{Statement, StatementKind};
use crate::parse::lexer::{Kind, Token};
use crate::source::Span;

/// The first part of a statement: one of its labels, or the whole statement. `None` if there are no tokens.
pub(super) fn statement(text: &[u8], tokens: &[Token], is_prefix: fn(&[u8]) -> bool) -> Option<Statement> {
    let (first, last) = (tokens.first()?, tokens.last()?);
    let whole = Span::new(first.start, last.end);
    let at = |i: usize| tokens.get(i).map(|t| t.kind);
    let word = |i: usize| tokens.get(i).map_or(&[][..], |t| &text[t.start as usize..t.end as usize]);
    // The number of tokens that form the name; a quoted name is one token.
    let name = match first.kind {
        Kind::Ident | Kind::String | Kind::Number => 1,
        // `$name` and `@name` are names if nothing is between the tokens.
        Kind::Dollar | Kind::At => match tokens.get(1) {
            Some(second) if second.start == first.end && matches!(second.kind, Kind::Ident | Kind::Number) => 2,
            _ => 0,
        },
        _ => 0,
    };
    let spanned = |from: usize, to: usize| match tokens.get(from..to) {
        Some([first, .., last]) => Span::new(first.start, last.end),
        Some([only]) => Span::new(only.start, only.end),
        _ => Span::new(whole.end, whole.end),
    };
    let make = |kind, span: Span, prefixes: usize, name: (usize, usize), operands: usize| Statement {
        kind,
        before: span.start,
        start: span.start,
        prefixes: if prefixes == 0 { span.start } else { spanned(0, prefixes).end },
        name: spanned(name.0, name.1),
        operands: tokens.get(operands).filter(|_| span == whole).map_or(span.end, |first| first.start),
        end: span.end,
    };
    if name > 0 && at(name) == Some(Kind::Colon) {
        return Some(make(StatementKind::Label, spanned(0, name + 1), 0, (0, name), tokens.len()));
    }
    if name > 0 && first.kind != Kind::Number && (at(name) == Some(Kind::Equal) || word(name) == b".req") {
        return Some(make(StatementKind::Assignment, whole, 0, (0, name), name + 1));
    }
    Some(match first.kind {
        // A comment after a label, if `#` is not the target's comment character.
        Kind::Hash => make(StatementKind::Comment, whole, 0, (0, 0), tokens.len()),
        Kind::Ident if word(0).len() > 1 && word(0)[0] == b'.' => make(StatementKind::Directive, whole, 0, (0, 1), 1),
        Kind::Ident | Kind::LBrace => {
            let prefixes = prefixes(tokens, |i| word(i), is_prefix);
            make(StatementKind::Instruction, whole, prefixes, (prefixes, prefixes + 1), prefixes + 1)
        }
        _ => make(StatementKind::Other, whole, 0, (0, 0), tokens.len()),
    })
}

/// The number of leading tokens that are prefixes: words, and words in braces, each followed by another word.
fn prefixes<'t>(tokens: &[Token], word: impl Fn(usize) -> &'t [u8], is_prefix: fn(&[u8]) -> bool) -> usize {
    let mut count = 0;
    loop {
        let next = match tokens.get(count).map(|t| t.kind) {
            Some(Kind::LBrace) => match tokens[count..].iter().position(|t| t.kind == Kind::RBrace) {
                Some(more) => count + more + 1,
                None => return count,
            },
            Some(Kind::Ident) if is_prefix(word(count)) => count + 1,
            _ => return count,
        };
        // A prefix on its own is the instruction.
        let is_word = match tokens.get(next).map(|t| t.kind) {
            Some(Kind::Ident) => word(next)[0].is_ascii_alphabetic(),
            kind => kind == Some(Kind::LBrace),
        };
        if !is_word {
            return count;
        }
        count = next;
    }
}
