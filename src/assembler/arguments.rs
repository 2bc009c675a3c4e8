//! The arguments of macros and repeats.

use super::Assembler;
use crate::diag::Code;
use crate::expand::macros::{Parameter, angle_bracketed};
use crate::lexer::{Kind, Token};
use crate::parse::{Cursor, Parse, syntax_error};
use hashbrown::HashMap;
use std::borrow::Cow;

/// The tokens that arguments are read from, which a string in angle brackets replaces by those behind it.
struct Rest<'t> {
    tokens: Cow<'t, [Token]>,
    position: usize,
}

/// An argument of `.altmacro`.
enum Alternate<'s> {
    /// `%expression`, as it stands there.
    Value(i64, &'s [u8]),
    /// `<text>`, with its brackets.
    String(&'s [u8]),
}

impl Assembler<'_, '_> {
    /// The arguments of a call, by parameter.
    pub(super) fn arguments(
        &mut self,
        parameters: &[Parameter],
        shown: &str,
        cursor: &mut Cursor<'_, '_>,
    ) -> Parse<Vec<Option<Vec<u8>>>> {
        let mut values: Vec<Option<Vec<u8>>> = vec![None; parameters.len()];
        let (mut source_pos, mut keyword_seen) = (0, false);
        let mut by_name: Option<HashMap<&[u8], usize>> = None;
        let mut rest = Rest { tokens: Cow::Borrowed(cursor.tokens()), position: 0 };
        loop {
            let mut cursor = cursor.over_from(&rest.tokens, rest.position);
            if cursor.at_end() {
                break;
            }
            let at = cursor.here();
            let mut index = source_pos;
            if keyword_seen && index >= parameters.len() {
                return Err(syntax_error(Code::BadMacroArgument, at, "too many positional arguments"));
            }
            if cursor.kind() == Some(Kind::Ident) && cursor.kind_at(1) == Some(Kind::Equal) {
                let name = cursor.text();
                let indices =
                    by_name.get_or_insert_with(|| parameters.iter().map(|p| p.name.as_slice()).zip(0..).collect());
                match indices.get(name) {
                    Some(&found) => index = found,
                    None => {
                        let name = String::from_utf8_lossy(name);
                        let message = format!("parameter named '{name}' does not exist for macro '{shown}'");
                        return Err(syntax_error(Code::BadMacroArgument, at, message));
                    }
                }
                keyword_seen = true;
                cursor.bump();
                cursor.bump();
            } else if keyword_seen {
                let message = "cannot mix positional and keyword arguments";
                return Err(syntax_error(Code::BadMacroArgument, at, message));
            } else if index >= parameters.len() {
                return Err(syntax_error(Code::BadMacroArgument, at, "too many positional arguments"));
            }
            // The argument at the last place takes the rest, whatever parameter it names.
            let is_rest = source_pos + 1 == parameters.len() && parameters.last().is_some_and(|p| p.vararg);
            let start = cursor.position();
            let (value, behind) = match self.alternate(&mut cursor)? {
                Some((Alternate::Value(value, _), _)) => (value.to_string().into_bytes(), None),
                Some((Alternate::String(string), behind)) => (angle_bracketed(string), behind),
                None if is_rest && !parameters[index].vararg => {
                    // It counts as a string there, whose first and last bytes are its quotes.
                    let rest = cursor.rest().0;
                    (rest.get(1..rest.len().saturating_sub(1)).unwrap_or_default().to_vec(), None)
                }
                None if is_rest => {
                    let rest = cursor.rest().0;
                    // Its first and last bytes count as brackets, whatever they are.
                    let bracketed = self.input.altmacro && rest.first() == Some(&b'<');
                    (if bracketed { angle_bracketed(rest) } else { rest.to_vec() }, None)
                }
                None => (argument(&mut cursor), None),
            };
            // An empty string is a value, too.
            if !value.is_empty() || cursor.position() != start {
                values[index] = Some(value);
            }
            source_pos += 1;
            let position = cursor.position();
            rest.go_on(behind, position);
        }
        Ok(values)
    }

    /// The values that a repeat goes through. Where one is wanted, it is its characters.
    pub(crate) fn values(&mut self, cursor: &mut Cursor<'_, '_>, characters: bool) -> Parse<Vec<Vec<u8>>> {
        let mut values = Vec::new();
        let mut rest = Rest { tokens: Cow::Borrowed(cursor.tokens()), position: 0 };
        loop {
            let mut cursor = cursor.over_from(&rest.tokens, rest.position);
            if cursor.at_end() {
                break;
            }
            let (value, behind) = match self.alternate(&mut cursor)? {
                Some((Alternate::Value(_, text), _)) if characters => (text.to_vec(), None),
                Some((Alternate::Value(value, _), _)) => (value.to_string().into_bytes(), None),
                Some((Alternate::String(string), behind)) if characters => {
                    (string[1..string.len() - 1].to_vec(), behind)
                }
                Some((Alternate::String(string), behind)) => (angle_bracketed(string), behind),
                None => (argument(&mut cursor), None),
            };
            values.push(value);
            let position = cursor.position();
            rest.go_on(behind, position);
        }
        Ok(values)
    }

    /// An argument as only `.altmacro` has it, and the tokens behind it if they are not those of the cursor.
    fn alternate<'s>(&mut self, cursor: &mut Cursor<'_, 's>) -> Parse<Option<(Alternate<'s>, Option<Vec<Token>>)>> {
        if !self.input.altmacro {
            return Ok(None);
        }
        match cursor.kind() {
            Some(Kind::Percent) => {
                let start = cursor.here().start;
                cursor.bump();
                let extent = cursor.expression_extent();
                let value = self.absolute(&mut cursor.over(&cursor.cut(extent, 0)))?;
                (0..extent).for_each(|_| cursor.bump());
                let text = cursor.text_from(start);
                Ok(Some((Alternate::Value(value, text), None)))
            }
            Some(Kind::Less) => Ok(cursor.angle_string(self.desc.comment).map(|(string, tokens, end)| {
                self.input.resume = Some(end);
                (Alternate::String(string), Some(tokens))
            })),
            _ => Ok(None),
        }
    }
}

impl Rest<'_> {
    /// Goes on behind an argument and the comma behind that.
    fn go_on(&mut self, behind: Option<Vec<Token>>, position: usize) {
        match behind {
            Some(tokens) => (self.tokens, self.position) = (Cow::Owned(tokens), 0),
            None => self.position = position,
        }
        let comma = self.tokens.get(self.position).is_some_and(|token| token.kind == Kind::Comma);
        self.position += usize::from(comma);
    }
}

/// One argument: up to a comma, or a blank that no operator bridges.
pub(crate) fn argument(cursor: &mut Cursor<'_, '_>) -> Vec<u8> {
    let (mut value, mut depth, mut first) = (Vec::new(), 0u32, true);
    while let Some(kind) = cursor.kind() {
        if depth == 0 {
            if kind == Kind::Comma {
                break;
            }
            let operator = is_operator(kind);
            if !first && !cursor.touches() && !operator && !bridges(cursor) {
                break;
            }
        }
        match kind {
            Kind::LParen => depth += 1,
            Kind::RParen => depth = depth.saturating_sub(1),
            _ => {}
        }
        let text = cursor.text();
        value.extend_from_slice(if kind == Kind::String { &text[1..text.len() - 1] } else { text });
        first = false;
        cursor.bump();
    }
    value
}

/// Whether the token before the next one is an operator, so that a blank behind it does not end the argument.
fn bridges(cursor: &mut Cursor<'_, '_>) -> bool {
    cursor.position_back();
    let operator = cursor.kind().is_some_and(is_operator);
    cursor.bump();
    operator
}

fn is_operator(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Plus
            | Kind::Minus
            | Kind::Tilde
            | Kind::Slash
            | Kind::Star
            | Kind::Equal
            | Kind::EqualEqual
            | Kind::Pipe
            | Kind::PipePipe
            | Kind::Caret
            | Kind::Amp
            | Kind::AmpAmp
            | Kind::Exclaim
            | Kind::ExclaimEqual
            | Kind::Less
            | Kind::LessEqual
            | Kind::LessLess
            | Kind::LessGreater
            | Kind::Greater
            | Kind::GreaterEqual
            | Kind::GreaterGreater
    )
}
