//! Arguments of macro calls and repeat directives.

use super::Assembler;
use crate::diag::Code;
use crate::parse::expand::macros::{Parameter, angle_bracketed};
use crate::parse::lexer::{Kind, Token};
use crate::parse::{Argument, Cursor, Parse, Piece, syntax_error};
use hashbrown::HashMap;
use std::borrow::Cow;

/// Where arguments are read from: the tokens, which the contents of an angle-bracketed string replace, and the source
/// offset.
struct Rest<'t> {
    tokens: Cow<'t, [Token]>,
    position: usize,
    at: usize,
}

enum Alternate<'s> {
    /// `%expression`: its value and source text.
    Value(i64, &'s [u8]),
    /// `<text>`, including the brackets.
    String(&'s [u8]),
}

/// Reads the arguments of a call; indexed by parameter.
pub(super) fn call_arguments(
    a: &mut Assembler<'_, '_>,
    parameters: &[Parameter],
    macro_name: &[u8],
    call: &Cursor<'_, '_>,
) -> Parse<Vec<Option<Vec<u8>>>> {
    let mut values: Vec<Option<Vec<u8>>> = vec![None; parameters.len()];
    let mut keyword_seen = false;
    let mut by_name: Option<HashMap<&[u8], usize>> = None;
    // Named arguments often come in the order of the parameters; a lookup of each of many would miss the cache.
    let mut next = 0;
    let mut rest = Rest::new(call);
    for place in 0.. {
        let mut cursor = call.over_from(&rest.tokens, rest.position);
        let (at, mut index) = (cursor.here(), place);
        let too_many = || syntax_error(Code::BadMacroArgument, at, "too many positional arguments");
        if place > 0 && place >= parameters.len() {
            return Err(too_many());
        }
        if is_keyword(&cursor, rest.at) {
            let name = cursor.text();
            let found = match parameters.get(next) {
                Some(parameter) if parameter.name == name => Some(next),
                _ => {
                    let indices = || parameters.iter().map(|p| p.name.as_slice()).zip(0..).collect();
                    by_name.get_or_insert_with(indices).get(name).copied()
                }
            };
            match found {
                Some(found) => (index, next) = (found, found + 1),
                None => {
                    let (name, shown) = (String::from_utf8_lossy(name), String::from_utf8_lossy(macro_name));
                    let message = format!("parameter named '{name}' does not exist for macro '{shown}'");
                    return Err(syntax_error(Code::BadMacroArgument, at, message));
                }
            }
            keyword_seen = true;
            cursor.bump();
            cursor.bump();
            rest.at = cursor.next_offset();
        } else if keyword_seen {
            let message = "cannot mix positional and keyword arguments";
            return Err(syntax_error(Code::BadMacroArgument, at, message));
        }
        // The argument in the last position takes the rest, whichever parameter it names.
        let is_rest = place + 1 == parameters.len() && parameters.last().is_some_and(|p| p.vararg);
        let (value, following) = match alternate(a, &mut cursor, &mut rest.at)? {
            Some((Alternate::Value(value, _), _)) => (Argument::whole(value.to_string().into_bytes()), None),
            Some((Alternate::String(string), following)) => (Argument::whole(angle_bracketed(string)), following),
            None if is_rest && cursor.piece(rest.at).0 == Piece::End => Default::default(),
            None if is_rest && !parameters[index].vararg => {
                // The rest is treated as a quoted string: its first and last bytes are dropped.
                let rest = cursor.rest_from(&mut rest.at);
                let inside = rest.get(1..rest.len().saturating_sub(1)).unwrap_or_default();
                (Argument::whole(inside.to_vec()), None)
            }
            None if is_rest => {
                let rest = cursor.rest_from(&mut rest.at);
                // The first and last bytes count as brackets, whatever they are.
                let bracketed = a.input.altmacro && rest.first() == Some(&b'<');
                (Argument::whole(if bracketed { angle_bracketed(rest) } else { rest.to_vec() }), None)
            }
            None => (cursor.argument(&mut rest.at)?, None),
        };
        // An empty string is a value, too.
        if value.pieces > 0 {
            *values.get_mut(index).ok_or_else(too_many)? = Some(value.text);
        }
        let position = cursor.position();
        if rest.is_last(call, following, position) {
            break;
        }
    }
    Ok(values)
}

/// The values that a repeat directive iterates over, without trailing empty ones. With `characters` (`.irpc`), each
/// character of the single argument is a value.
pub(in crate::asm) fn repeat_values(
    a: &mut Assembler<'_, '_>,
    call: &Cursor<'_, '_>,
    characters: bool,
) -> Parse<Vec<Argument>> {
    let mut values: Vec<Argument> = Vec::new();
    let mut rest = Rest::new(call);
    for index in 0.. {
        let mut cursor = call.over_from(&rest.tokens, rest.position);
        if is_keyword(&cursor, rest.at) {
            return Err(cursor.error(Code::BadMacroArgument, "a repeat has no named parameters"));
        }
        let (value, following) = match alternate(a, &mut cursor, &mut rest.at)? {
            Some((Alternate::Value(_, text), _)) if characters => (Argument::whole(text.to_vec()), None),
            Some((Alternate::Value(value, _), _)) => (Argument::whole(value.to_string().into_bytes()), None),
            Some((Alternate::String(string), following)) if characters => {
                (Argument::whole(string[1..string.len() - 1].to_vec()), following)
            }
            Some((Alternate::String(string), following)) => (Argument::whole(angle_bracketed(string)), following),
            None => (cursor.argument(&mut rest.at)?, None),
        };
        if value.pieces > 0 {
            values.resize_with(index, Argument::default);
            values.push(value);
        }
        let position = cursor.position();
        if rest.is_last(call, following, position) {
            break;
        }
    }
    Ok(values)
}

/// Reads an argument in `.altmacro`-only syntax. The tokens are those that follow it if they are not the cursor's.
fn alternate<'s>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, 's>,
    at: &mut usize,
) -> Parse<Option<(Alternate<'s>, Option<Vec<Token>>)>> {
    if !a.input.altmacro || *at != cursor.next_offset() {
        return Ok(None);
    }
    match cursor.kind() {
        Some(Kind::Percent) => {
            let start = cursor.here().start;
            cursor.bump();
            let extent = cursor.expression_extent(a.state.no_infix_exclaim);
            let value = a.absolute(&mut cursor.over(&cursor.cut(extent, 0)))?;
            (0..extent).for_each(|_| cursor.bump());
            let text = cursor.text_from(start);
            *at = cursor.next_offset();
            Ok(Some((Alternate::Value(value, text), None)))
        }
        Some(Kind::Less) => Ok(cursor.angle_string(a.desc.comment).map(|(string, tokens, end)| {
            a.input.resume = Some(end);
            (Alternate::String(string), Some(tokens))
        })),
        _ => Ok(None),
    }
}

impl<'t> Rest<'t> {
    /// Starts at the cursor's next token.
    fn new(cursor: &Cursor<'t, '_>) -> Self {
        Rest { tokens: Cow::Borrowed(cursor.tokens()), position: 0, at: cursor.next_offset() }
    }

    /// Returns whether the statement ends after an argument; otherwise advances to the next one, past a comma.
    fn is_last(&mut self, cursor: &Cursor<'_, '_>, following: Option<Vec<Token>>, position: usize) -> bool {
        match following {
            Some(tokens) => {
                (self.position, self.at) = (0, tokens.first().map_or(usize::MAX, |token| token.start as usize));
                self.tokens = Cow::Owned(tokens);
            }
            None => self.position = position,
        }
        let mut cursor = cursor.over_from(&self.tokens, self.position);
        let piece = cursor.piece(self.at).0;
        if piece == Piece::Token(Kind::Comma) {
            cursor.bump();
            (self.position, self.at) = (cursor.position(), cursor.next_offset());
        }
        piece == Piece::End
    }
}

/// Whether `name=` is at `at`.
fn is_keyword(cursor: &Cursor<'_, '_>, at: usize) -> bool {
    cursor.piece(at).0 == Piece::Token(Kind::Ident) && cursor.kind_at(1) == Some(Kind::Equal)
}
