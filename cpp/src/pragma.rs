//! `#pragma` and `_Pragma`. What is not the preprocessor's is written to the output.

use crate::lexer::{Found, Lexer};
use crate::literal;
use crate::machine::{Flavor, Machine};
use crate::report::{Category, Severity};
use crate::token::{Kind, Name, Token};
use std::rc::Rc;

impl Machine<'_> {
    /// `#pragma`, up to the end of its line.
    pub(crate) fn pragma(&mut self, directive: Token) {
        self.pragma_tokens(directive);
        self.discard();
    }

    /// `_Pragma("...")`.
    pub(crate) fn pragma_operator(&mut self, name: Token) {
        let could_expand = std::mem::replace(&mut self.no_expansion, false);
        let mut string = name;
        let mut token = self.next();
        let mut is_right = token.is(Kind::LParen);
        if is_right {
            string = self.next();
            token = string;
            is_right = matches!(string.kind, Kind::String | Kind::PrefixedString);
        }
        if is_right {
            token = self.next();
            is_right = token.is(Kind::RParen);
        }
        self.no_expansion = could_expand;
        if !is_right {
            self.expects_string(name, "_Pragma");
            return self.push_tokens(vec![token]);
        }
        let spelling = self.spelling(&string).into_owned();
        let mut text = destringized(&spelling);
        let made = self.made(Kind::String, &text, &name);
        text.push(0);
        let mut lexer = Lexer::new(Rc::new(text), made.at);
        lexer.in_directive = true;
        let mut tokens = Vec::new();
        loop {
            let Found::Token(mut token) = lexer.next(self.dialect) else { continue };
            if token.is(Kind::Ident) {
                self.name_token(&mut token);
            }
            (token.place, token.line, token.end_line) = (name.place, name.line, name.end_line);
            tokens.push(token);
            if token.kind.ends() {
                break;
            }
        }
        let depth = self.frames.len();
        self.push_tokens(tokens);
        self.pragma_tokens(name);
        self.frames.truncate(depth);
    }

    /// Handles a pragma whose tokens up to the end of its line are next; may leave the last ones.
    fn pragma_tokens(&mut self, at: Token) {
        let first = self.next_unexpanded();
        let expands = self.dialect.microsoft;
        match self.shown(&first).as_str() {
            _ if first.name == Name::NONE => self.print_pragma("#pragma", first, expands),
            "once" => self.once(first),
            "mark" | "region" | "endregion" => {}
            "push_macro" => self.push_macro(first),
            "pop_macro" => self.pop_macro(first),
            "message" => self.pragma_message(first, "", Severity::Warning),
            "omp" => {
                let second = self.next_unexpanded();
                self.print_pragma("#pragma omp", second, true);
            }
            "STDC" => {
                let second = self.next_unexpanded();
                self.print_pragma("#pragma STDC", second, expands);
            }
            space @ ("GCC" | "clang") => {
                let prefix = format!("#pragma {space}");
                let second = self.next_unexpanded();
                match self.shown(&second).as_str() {
                    "poison" => self.poison(),
                    "system_header" => self.system_header(second),
                    "dependency" => {}
                    "diagnostic" => self.diagnostic(space, second),
                    "warning" if space == "GCC" => self.pragma_message(second, space, Severity::Warning),
                    "error" if space == "GCC" => self.pragma_message(second, space, Severity::Error),
                    "deprecated" | "restrict_expansion" | "final" if space == "clang" => {}
                    _ => self.print_pragma(&prefix, second, expands),
                }
            }
            _ => self.print_pragma("#pragma", first, expands),
        }
        let _ = at;
    }

    fn once(&mut self, token: Token) {
        if self.open.len() <= 1 {
            return self.warning(Category::Pragma, token, "#pragma once in the main file");
        }
        if let Some(file) = self.open.last().and_then(|open| open.file) {
            self.loaded[file].only_once = true;
        }
    }

    fn poison(&mut self) {
        loop {
            let token = self.next_unexpanded();
            if token.kind.ends() {
                return;
            }
            if token.name == Name::NONE {
                return self.error(Category::Pragma, token, "#pragma poison expects names");
            }
            self.names.poison(token.name);
        }
    }

    fn system_header(&mut self, token: Token) {
        if self.open.len() <= 1 {
            return self.warning(Category::Pragma, token, "#pragma system_header in the main file has no effect");
        }
        let Some(open) = self.open.last_mut() else { return };
        open.flavor = Flavor::System;
        let name = Rc::clone(&open.name);
        self.printer.file(&name, Flavor::System, token.line.wrapping_add(1), "");
    }

    fn diagnostic(&mut self, space: &str, at: Token) {
        let kind = self.next_unexpanded();
        let text = match self.shown(&kind).as_str() {
            word @ ("push" | "pop") => format!("#pragma {space} diagnostic {word}"),
            word @ ("warning" | "error" | "ignored" | "fatal" | "remark") => {
                let string = self.next_unexpanded();
                if !string.is(Kind::String) {
                    return self.warning(Category::Pragma, string, "#pragma diagnostic expects a string");
                }
                format!("#pragma {space} diagnostic {word} {}", self.shown(&string))
            }
            _ => {
                return self.warning(Category::Pragma, kind, "#pragma diagnostic expects push, pop or a severity");
            }
        };
        self.print_directive(at, text.as_bytes());
    }

    fn print_directive(&mut self, at: Token, text: &[u8]) {
        self.printer.move_to(at.line, true);
        self.printer.write(text);
        self.printer.has_directive = true;
    }

    /// `message`, `GCC warning` and `GCC error`: strings, perhaps in parentheses.
    fn pragma_message(&mut self, name: Token, space: &str, severity: Severity) {
        let mut token = self.next();
        let in_parens = token.is(Kind::LParen);
        if in_parens {
            token = self.next();
        }
        let mut text = Vec::new();
        let word = self.shown(&name);
        if !token.is(Kind::String) {
            return self.expects_string(token, &format!("#pragma {word}"));
        }
        while token.is(Kind::String) {
            text.extend(literal::string_contents(&self.spelling(&token)));
            token = self.next();
        }
        if in_parens && !token.is(Kind::RParen) {
            return self.expects_string(token, &format!("#pragma {word}"));
        }
        let shown = String::from_utf8_lossy(&text).into_owned();
        self.report(severity, Category::User, name, shown, None);
        let mut line = b"#pragma ".to_vec();
        if !space.is_empty() {
            line.extend_from_slice(space.as_bytes());
            line.push(b' ');
        }
        line.extend_from_slice(word.as_bytes());
        line.extend_from_slice(if space.is_empty() { b"(\"" } else { b" \"" });
        for &byte in &text {
            match byte {
                b'"' | b'\\' | 0..b' ' | 0x7f.. => line.extend_from_slice(format!("\\{byte:03o}").as_bytes()),
                _ => line.push(byte),
            }
        }
        line.extend_from_slice(if space.is_empty() { b"\")" } else { b"\"" });
        self.print_directive(name, &line);
    }

    /// The macro's name in `("NAME")`.
    fn name_in_string(&mut self, at: Token) -> Option<Name> {
        let tokens = [self.next_unexpanded(), self.next_unexpanded(), self.next_unexpanded()];
        if !tokens[0].is(Kind::LParen) || !tokens[1].is(Kind::String) || !tokens[2].is(Kind::RParen) {
            let word = self.shown(&at);
            self.expects_string(at, &format!("#pragma {word}"));
            return None;
        }
        let name = literal::string_contents(&self.spelling(&tokens[1]));
        Some(self.names.intern(&name)).filter(|_| !name.is_empty())
    }

    fn push_macro(&mut self, at: Token) {
        if let Some(name) = self.name_in_string(at) {
            let known = self.names.macro_of(name);
            self.pushed.entry(name).or_default().push(known);
        }
    }

    fn pop_macro(&mut self, at: Token) {
        let Some(name) = self.name_in_string(at) else { return };
        match self.pushed.get_mut(&name).and_then(Vec::pop) {
            Some(known) => self.names.set_macro(name, known),
            None => self.warning(Category::Pragma, at, "no definition of this macro was pushed"),
        }
    }
}

/// The text in a string literal, between a blank and a newline.
fn destringized(literal: &[u8]) -> Vec<u8> {
    let start = literal.iter().position(|&byte| byte == b'"').map_or(0, |at| at + 1);
    let body = &literal[start..literal.len().saturating_sub(1).max(start)];
    let mut text = vec![b' '];
    let mut bytes = body.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        match (byte, bytes.peek()) {
            (b'\\', Some(&next @ (b'\\' | b'"'))) => {
                text.push(next);
                bytes.next();
            }
            _ => text.push(byte),
        }
    }
    text.push(b'\n');
    text
}
