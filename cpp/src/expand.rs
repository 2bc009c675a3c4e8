//! The stream of tokens after the expansion of macros.

use crate::lexer::Found;
use crate::machine::{Frame, Machine};
use crate::report::Category;
use crate::token::{AFTER_SPACE, AT_LINE_START, Kind, NO_EXPANSION, Name, Token};
use std::rc::Rc;

impl Machine<'_> {
    /// The next token.
    pub(crate) fn next(&mut self) -> Token {
        loop {
            if self.is_stopped {
                return self.end_token();
            }
            let found = match self.frames.is_empty() {
                true => self.next_of_file(),
                false => self.next_of_frame(),
            };
            if let Some(token) = found {
                return token;
            }
        }
    }

    /// The next token, of which no macro is expanded.
    pub(crate) fn next_unexpanded(&mut self) -> Token {
        let before = std::mem::replace(&mut self.no_expansion, true);
        let token = self.next();
        self.no_expansion = before;
        token
    }

    fn next_of_frame(&mut self) -> Option<Token> {
        let frame = self.frames.last_mut()?;
        if frame.next >= frame.tokens.len() {
            self.leave_frame();
            return None;
        }
        let is_first = frame.next == 0;
        let mut token = frame.tokens[frame.next];
        frame.next += 1;
        self.expanded += 1;
        if self.expanded > self.options.limits.expanded_tokens {
            self.stop("the expansion of macros", token);
            return None;
        }
        if frame.macro_.is_some() {
            if frame.tokens.get(frame.next).is_some_and(|next| next.is(Kind::HashHash)) {
                let (tokens, mut next) = (Rc::clone(&frame.tokens), frame.next);
                token = self.paste(token, &tokens, &mut next);
                self.frames.last_mut()?.next = next;
            }
            let frame = self.frames.last()?;
            (token.place, token.line, token.end_line) = (frame.place, frame.line, frame.end_line);
        }
        let frame = self.frames.last_mut()?;
        let (at_line_start, after_space) =
            (std::mem::take(&mut frame.at_line_start), std::mem::take(&mut frame.after_space));
        if is_first {
            token.set(AT_LINE_START, at_line_start);
            token.set(AFTER_SPACE, after_space);
        } else {
            token.flags |= (u8::from(at_line_start) * AT_LINE_START) | (u8::from(after_space) * AFTER_SPACE);
        }
        match token.name {
            Name::NONE => Some(token),
            _ => self.identifier(token),
        }
    }

    /// Ends the innermost sequence of tokens; the next token is as the one after the last would have been.
    fn leave_frame(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        if let Some(m) = frame.macro_ {
            self.macros[m].is_enabled = true;
        }
        self.pass_on(frame.at_line_start, frame.after_space || frame.next_after_space);
    }

    /// Makes the next token one that begins a line or is after a blank.
    pub(crate) fn pass_on(&mut self, at_line_start: bool, after_space: bool) {
        if let Some(frame) = self.frames.last_mut() {
            (frame.at_line_start, frame.after_space) = (at_line_start, after_space);
        } else if let Some(lexer) = self.lexer() {
            (lexer.at_line_start, lexer.after_space) = (at_line_start, after_space);
        }
    }

    fn next_of_file(&mut self) -> Option<Token> {
        let dialect = self.dialect;
        let Some(open) = self.open.last_mut() else { return Some(self.end_token()) };
        match open.lexer.next(dialect) {
            Found::Directive(hash) => {
                self.directive(hash);
                None
            }
            Found::OpenComment(at) => {
                self.error(Category::Text, at, "unterminated /* comment");
                None
            }
            Found::Token(mut token) => match token.kind {
                Kind::Ident => {
                    self.name_token(&mut token);
                    self.identifier(token)
                }
                Kind::Eof => self.end_of_file(token),
                Kind::Unknown if open.lexer.has_bad_raw => {
                    self.error(Category::Text, token, "the raw string does not end or has an invalid delimiter");
                    Some(token)
                }
                _ => Some(token),
            },
        }
    }

    /// Finds the name of an identifier.
    pub(crate) fn name_token(&mut self, token: &mut Token) {
        if token.has(crate::token::SPLICED) {
            let name = crate::spelling::with_characters(&self.spelling(token));
            token.name = self.names.intern(&name);
        } else {
            token.name = self.names.intern(self.sources.bytes(token.at, token.len));
        }
    }

    /// An identifier: a token, or nothing if a macro was entered in its place.
    fn identifier(&mut self, mut token: Token) -> Option<Token> {
        let Some(m) = self.names.macro_of(token.name) else {
            if self.names.is_poisoned(token.name) && !self.no_expansion {
                let message = format!("attempt to use the poisoned name '{}'", self.shown(&token));
                self.error(Category::Pragma, token, message);
            }
            return Some(token);
        };
        if self.no_expansion {
            return Some(token);
        }
        if self.names.is_poisoned(token.name) {
            let message = format!("attempt to use the poisoned name '{}'", self.shown(&token));
            self.error(Category::Pragma, token, message);
        }
        let definition = &self.macros[m];
        if token.has(NO_EXPANSION) || !definition.is_enabled {
            token.flags |= NO_EXPANSION;
            return Some(token);
        }
        if let Some(builtin) = definition.builtin {
            self.note_expansion();
            return self.expand_builtin(builtin, token);
        }
        if definition.is_function && !self.is_before_paren() {
            return Some(token);
        }
        self.note_expansion();
        self.enter_macro(m, token)
    }

    fn note_expansion(&mut self) {
        if self.frames.is_empty()
            && let Some(lexer) = self.lexer()
        {
            lexer.guard.expanded();
        }
    }

    /// Whether the next token is an opening parenthesis. The end of a file is not.
    fn is_before_paren(&self) -> bool {
        for frame in self.frames.iter().rev() {
            if let Some(token) = frame.tokens.get(frame.next) {
                return token.is(Kind::LParen);
            }
        }
        self.open.last().is_some_and(|open| open.lexer.is_before_paren())
    }

    /// Expands a macro, whose parenthesis follows if it is one with parameters.
    fn enter_macro(&mut self, m: usize, token: Token) -> Option<Token> {
        let mut end_line = token.end_line;
        let mut arguments = None;
        if self.macros[m].is_function {
            let before = std::mem::replace(&mut self.in_arguments, true);
            let read = self.read_arguments(m, token);
            self.in_arguments = before;
            match read {
                Ok((read, end)) => (arguments, end_line) = (Some(read), end),
                // What ended the arguments before their parenthesis, or the name itself.
                Err(instead) => return Some(instead),
            }
        }
        let definition = &self.macros[m];
        let body = Rc::clone(&definition.body);
        match &*body {
            [] => {
                self.pass_on(token.has(AT_LINE_START), token.has(AFTER_SPACE));
                return None;
            }
            [only] if only.param == 0 && self.macro_of(only).is_none() => {
                let flags = only.flags & !(AT_LINE_START | AFTER_SPACE) | token.flags & (AT_LINE_START | AFTER_SPACE);
                let (place, line) = (token.place, token.line);
                return Some(Token { flags, place, line, end_line, ..*only });
            }
            _ => {}
        }
        let has_params = !definition.params.is_empty();
        let mut next_after_space = false;
        let tokens = match arguments.filter(|_| has_params) {
            Some(mut arguments) => {
                if self.nesting >= self.options.limits.nesting {
                    self.stop("the nesting of macros in arguments", token);
                    return None;
                }
                self.nesting += 1;
                let tokens = self.substitute(m, &body, &mut arguments, token, &mut next_after_space);
                self.nesting -= 1;
                tokens.into()
            }
            None => body,
        };
        self.macros[m].is_enabled = false;
        self.frames.push(Frame {
            tokens,
            next: 0,
            macro_: Some(m),
            at_line_start: token.has(AT_LINE_START),
            after_space: token.has(AFTER_SPACE),
            next_after_space,
            place: token.place,
            line: token.line,
            end_line,
        });
        None
    }

    /// Has tokens read before anything else.
    pub(crate) fn push_tokens(&mut self, tokens: Vec<Token>) {
        let first = tokens.first().map_or(0, |token| token.flags);
        self.frames.push(Frame {
            tokens: tokens.into(),
            next: 0,
            macro_: None,
            at_line_start: first & AT_LINE_START != 0,
            after_space: first & AFTER_SPACE != 0,
            next_after_space: false,
            place: 0,
            line: 0,
            end_line: 0,
        });
    }
}
