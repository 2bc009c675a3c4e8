//! The body of a macro with arguments in place of its parameters.

use crate::arguments::Arguments;
use crate::machine::{Machine, Variadic};
use crate::report::Category;
use crate::scan;
use crate::token::{AFTER_SPACE, AT_LINE_START, COMMA_DROPPED, Kind, NO_SEPARATOR, Name, Token};

/// A `__VA_OPT__(...)` of the body that is being read.
#[derive(Debug, Default)]
struct Optional {
    /// Open parentheses; 0 outside of any.
    depth: usize,
    /// The number of tokens of the result before it.
    before: usize,
    /// `#` is before it: whether a blank is before that, and whether it is `#@`.
    hash: Option<(bool, bool)>,
    begins_empty: bool,
    ends_empty: bool,
}

impl Machine<'_> {
    /// `next_after_space` says whether what follows the result is after a blank.
    pub(crate) fn substitute(
        &mut self,
        m: usize,
        body: &[Token],
        arguments: &mut Arguments,
        name: Token,
        next_after_space: &mut bool,
    ) -> Vec<Token> {
        let mut result: Vec<Token> = Vec::with_capacity(body.len() * 2);
        let mut gets_space = false;
        let mut optional = Optional::default();
        let mut has_variadic = None;
        let mut i = 0;
        while i < body.len() {
            let current = body[i];
            if i != 0 && !body[i - 1].is(Kind::HashHash) && current.has(AFTER_SPACE) {
                gets_space = true;
            }
            if current.name == self.known.va_opt && current.name != Name::NONE {
                (optional.depth, optional.before) = (1, result.len());
                i += 2;
                continue;
            }
            if optional.depth > 0 {
                match current.kind {
                    Kind::LParen => optional.depth += 1,
                    Kind::RParen => optional.depth -= 1,
                    _ => {}
                }
                if optional.depth == 0 {
                    i = self.end_optional(body, i, &mut result, &optional, &current);
                    optional = Optional::default();
                    continue;
                }
                let has_variadic = *has_variadic.get_or_insert_with(|| self.has_variadic(m, arguments, name));
                if !has_variadic {
                    i += 1;
                    continue;
                }
            }
            if matches!(current.kind, Kind::Hash | Kind::HashAt) {
                let as_char = current.is(Kind::HashAt);
                match body.get(i + 1).and_then(Token::parameter) {
                    Some(param) => {
                        let tokens = std::mem::take(&mut arguments.each[param].tokens);
                        let mut string = self.string_of(&tokens, as_char, &name);
                        arguments.each[param].tokens = tokens;
                        string.set(AFTER_SPACE, gets_space);
                        result.push(string);
                        gets_space = false;
                        i += 2;
                    }
                    None => {
                        optional.hash = Some((gets_space, as_char));
                        i += 1;
                    }
                }
                continue;
            }
            let paste_before_filled = result.last().is_some_and(|token| token.is(Kind::HashHash));
            let paste_before = i != 0 && body[i - 1].is(Kind::HashHash);
            let paste_after = body.get(i + 1).is_some_and(|token| token.is(Kind::HashHash));
            let paren_after = body.get(i + 1).is_some_and(|token| token.is(Kind::RParen));
            let Some(param) = current.parameter() else {
                let mut token = current;
                if gets_space {
                    token.set(AFTER_SPACE, true);
                    gets_space = false;
                } else if paste_before && !paste_before_filled {
                    token.set(AFTER_SPACE, false);
                }
                result.push(token);
                i += 1;
                continue;
            };
            let is_variadic = self.macros[m].variadic != Variadic::No && param + 1 == self.macros[m].params.len();
            if self.dialect.microsoft
                && !paste_before
                && arguments.lacks_variadic
                && is_variadic
                && drop_comma(&mut result)
            {
                gets_space = false;
                i += 1;
                continue;
            }
            if !paste_before && !paste_after {
                let argument = &mut arguments.each[param];
                self.expand_argument(argument, name);
                let tokens = argument.expanded.as_deref().unwrap_or(&argument.tokens);
                if tokens.is_empty() {
                    if paste_before_filled {
                        optional.begins_empty = true;
                    } else if paren_after && optional.depth == 1 {
                        optional.ends_empty = true;
                    }
                } else {
                    let first = append(&mut result, tokens);
                    if self.dialect.microsoft && tokens.len() == 1 && result[first].is(Kind::Comma) {
                        result[first].set(NO_SEPARATOR, true);
                    }
                    result[first].set(AFTER_SPACE, gets_space);
                    result[first].set(AT_LINE_START, false);
                    gets_space = false;
                    if self.is_too_long(result.len(), name) {
                        return result;
                    }
                }
                i += 1;
                continue;
            }
            let tokens = &arguments.each[param].tokens;
            if !tokens.is_empty() {
                // `, ## __VA_ARGS__` keeps the comma and pastes nothing.
                let keeps_comma =
                    paste_before_filled && is_variadic && result.len() >= 2 && result[result.len() - 2].is(Kind::Comma);
                if keeps_comma {
                    result.pop();
                }
                let first = append(&mut result, tokens);
                if !keeps_comma {
                    result[first].set(AT_LINE_START, false);
                    result[first].set(AFTER_SPACE, gets_space);
                }
                gets_space = false;
                if self.is_too_long(result.len(), name) {
                    return result;
                }
                i += 1;
                continue;
            }
            if paste_after {
                i += 2;
                continue;
            }
            if paren_after && !paste_before_filled && optional.depth == 1 {
                optional.ends_empty = true;
            }
            if paste_before_filled {
                if optional.depth == 0 || result.len() > optional.before {
                    result.pop();
                } else {
                    optional.begins_empty = true;
                }
            }
            if arguments.lacks_variadic && is_variadic && drop_comma(&mut result) {
                gets_space = false;
            }
            i += 1;
        }
        *next_after_space = gets_space;
        result
    }

    fn is_too_long(&mut self, len: usize, name: Token) -> bool {
        let is_too_long = len as u64 > self.options.limits.expanded_tokens;
        if is_too_long {
            self.stop("the expansion of macros", name);
        }
        is_too_long || self.is_stopped
    }

    /// Whether anything is given for the `...`.
    fn has_variadic(&mut self, m: usize, arguments: &mut Arguments, name: Token) -> bool {
        if self.macros[m].variadic == Variadic::No {
            return false;
        }
        let Some(argument) = arguments.each.last_mut() else { return false };
        self.expand_argument(argument, name);
        !argument.expanded.as_ref().unwrap_or(&argument.tokens).is_empty()
    }

    /// At the closing parenthesis of `__VA_OPT__`, token `i` of the body; returns the number of the next token to read.
    fn end_optional(
        &mut self,
        body: &[Token],
        i: usize,
        result: &mut Vec<Token>,
        optional: &Optional,
        at: &Token,
    ) -> usize {
        let paste_after = body.get(i + 1).is_some_and(|token| token.is(Kind::HashHash));
        if let Some((after_space, as_char)) = optional.hash {
            let contents = result.split_off(optional.before);
            let mut pasted: Vec<Token> = Vec::with_capacity(contents.len());
            let mut next = 0;
            while next < contents.len() {
                if contents[next].is(Kind::HashHash)
                    && next + 1 < contents.len()
                    && let Some(left) = pasted.pop()
                {
                    let left = self.paste(left, &contents, &mut next);
                    pasted.push(left);
                    continue;
                }
                pasted.push(contents[next]);
                next += 1;
            }
            let mut string = self.string_of(&pasted, as_char, at);
            string.set(AFTER_SPACE, after_space);
            result.push(string);
        } else if result.len() == optional.before {
            if result.last().is_some_and(|token| token.is(Kind::HashHash)) {
                result.pop();
            } else if paste_after {
                return i + 2;
            }
        } else {
            if optional.begins_empty && optional.before > 0 {
                result.remove(optional.before - 1);
            }
            if optional.ends_empty && paste_after {
                return i + 2;
            }
        }
        i + 1
    }

    /// Pastes `left` and the operand of the `##` at `next`, and so on for further ones. Where no token results, as it may
    /// be in assembly text, the operands are kept.
    pub(crate) fn paste(&mut self, left: Token, tokens: &[Token], next: &mut usize) -> Token {
        let mut left = left;
        loop {
            *next += 1;
            let Some(right) = tokens.get(*next) else { return left };
            let mut bytes = self.spelling(&left).into_owned();
            bytes.extend_from_slice(&self.spelling(right));
            let (len, is_comment) = (bytes.len(), bytes.starts_with(b"//") || bytes.starts_with(b"/*"));
            bytes.push(0);
            let scanned = match len {
                0 => return left,
                _ => scan::token(&bytes, 0, self.dialect),
            };
            let is_blank = scan::is_blank(bytes[0]) || scan::is_newline(bytes[0]) || bytes[0] == 0;
            if is_comment || is_blank || scanned.end != len {
                return left;
            }
            let kind = match scanned.kind {
                Kind::HashHash => Kind::Unknown,
                kind => kind,
            };
            let mut token = self.made(kind, &bytes[..len], &left);
            if kind == Kind::Ident {
                self.name_token(&mut token);
            }
            left = token;
            *next += 1;
            if !tokens.get(*next).is_some_and(|token| token.is(Kind::HashHash)) {
                return left;
            }
        }
    }
}

/// Appends the tokens of an argument, in which `##` is no operator. Returns the number of the first.
fn append(result: &mut Vec<Token>, tokens: &[Token]) -> usize {
    let first = result.len();
    result.extend(tokens.iter().map(|&token| Token {
        kind: if token.is(Kind::HashHash) { Kind::Unknown } else { token.kind },
        // A parameter of the macro that the argument is from.
        param: 0,
        ..token
    }));
    first
}

/// Removes the comma before variadic arguments that are not there.
fn drop_comma(result: &mut Vec<Token>) -> bool {
    if !result.last().is_some_and(|token| token.is(Kind::Comma)) {
        return false;
    }
    result.pop();
    if result.last().is_some_and(|token| token.is(Kind::HashHash)) {
        result.pop();
    }
    if let Some(last) = result.last_mut() {
        last.set(COMMA_DROPPED, true);
    }
    true
}

impl Machine<'_> {
    /// Reports an argument of `_Pragma` and the like that is no string.
    pub(crate) fn expects_string(&mut self, at: Token, what: &str) {
        self.error(Category::Pragma, at, format!("{what} expects a string in parentheses"));
    }
}
