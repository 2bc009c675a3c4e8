//! `#if` and its relatives, and the lines that they skip.

use crate::conditional::Conditional;
use crate::copy;
use crate::lexer::Found;
use crate::machine::Machine;
use crate::report::{Category, Severity};
use crate::token::{AT_LINE_START, Kind, Token};

impl Machine<'_> {
    fn depth(&mut self) -> usize {
        self.lexer().map_or(0, |lexer| lexer.conditionals.len())
    }

    pub(crate) fn if_(&mut self, token: Token, has_tokens: bool) {
        let condition = self.condition();
        if self.depth() == 0
            && let Some(lexer) = self.lexer()
        {
            match condition.not_defined.filter(|_| !has_tokens && condition.is_true) {
                Some(name) => lexer.guard.enter(name),
                None => lexer.guard.other(),
            }
        }
        self.enter_group(token, condition.is_true);
    }

    pub(crate) fn ifdef(&mut self, token: Token, is_negated: bool, has_tokens: bool) {
        let Some(name) = self.macro_name(false) else {
            self.discard();
            return self.skip(token, false, false);
        };
        self.end_of_directive(if is_negated { "ifndef" } else { "ifdef" });
        let is_defined = self.names.macro_of(name.name).is_some();
        if self.depth() == 0
            && let Some(lexer) = self.lexer()
        {
            match is_negated && !has_tokens && !is_defined {
                true => lexer.guard.enter(name.name),
                false => lexer.guard.other(),
            }
        }
        self.enter_group(token, is_defined != is_negated);
    }

    fn enter_group(&mut self, token: Token, is_taken: bool) {
        match is_taken {
            true => self.push_conditional(token, true),
            false => self.skip(token, false, false),
        }
    }

    /// `#elif` after a group that was taken.
    pub(crate) fn elif(&mut self, token: Token) {
        self.discard();
        self.after_taken(token, "elif");
    }

    pub(crate) fn else_(&mut self, token: Token) {
        self.end_of_directive("else");
        self.after_taken(token, "else");
    }

    fn after_taken(&mut self, token: Token, name: &str) {
        let Some(conditional) = self.lexer().and_then(|lexer| lexer.conditionals.pop()) else {
            return self.error(Category::Condition, token, format!("#{name} without #if"));
        };
        if self.depth() == 0
            && let Some(lexer) = self.lexer()
        {
            lexer.guard.other();
        }
        if conditional.found_else {
            self.error(Category::Condition, token, format!("#{name} after #else"));
        }
        let begin = Token { place: conditional.place, line: conditional.line, ..token };
        self.skip(begin, true, conditional.found_else || name == "else");
    }

    pub(crate) fn endif(&mut self, token: Token) {
        self.end_of_directive("endif");
        let Some(lexer) = self.lexer() else { return };
        if lexer.conditionals.pop().is_none() {
            return self.error(Category::Condition, token, "#endif without #if");
        }
        if lexer.conditionals.is_empty() {
            lexer.guard.leave();
        }
    }

    /// Skips lines up to a group that is taken or the `#endif`.
    fn skip(&mut self, begin: Token, found_taken: bool, found_else: bool) {
        let (place, line) = (begin.place, begin.line);
        let dialect = self.dialect;
        let outer = Conditional { place, line, was_skipping: false, found_taken, found_else };
        let Some(lexer) = self.lexer() else { return };
        lexer.conditionals.push(outer);
        loop {
            let Some(lexer) = self.lexer() else { return };
            lexer.is_skipping = true;
            if lexer.text[lexer.pos] == b'\n' {
                (lexer.pos, lexer.line) = (lexer.pos + 1, lexer.line + 1);
                (lexer.at_line_start, lexer.may_begin_directive, lexer.after_space) = (true, true, false);
            }
            if lexer.at_line_start && lexer.may_begin_directive {
                let (pos, lines) = copy::skip_lines(&lexer.text, lexer.pos);
                (lexer.pos, lexer.line) = (pos, lexer.line + lines);
            }
            let token = match lexer.next(dialect) {
                Found::Token(token) => token,
                _ => continue,
            };
            if token.is(Kind::Eof) {
                break;
            }
            if !token.is(Kind::Hash) || !token.has(AT_LINE_START) {
                continue;
            }
            lexer.in_directive = true;
            let found = lexer.next(dialect);
            let ends = match found {
                Found::Token(token) if token.is(Kind::Ident) => {
                    let word = self.spelling(&token).into_owned();
                    self.skipped_directive(token, &word)
                }
                _ => false,
            };
            if let Some(lexer) = self.lexer() {
                lexer.in_directive = false;
            }
            if ends || self.is_stopped {
                break;
            }
        }
        if let Some(lexer) = self.lexer() {
            lexer.is_skipping = false;
        }
    }

    /// A directive in lines that are skipped. Returns whether they end.
    fn skipped_directive(&mut self, token: Token, word: &[u8]) -> bool {
        let is_else = word == b"else";
        match word {
            b"if" | b"ifdef" | b"ifndef" => {
                let inner = Conditional {
                    place: token.place,
                    line: token.line,
                    was_skipping: true,
                    found_taken: false,
                    found_else: false,
                };
                if let Some(lexer) = self.lexer() {
                    lexer.conditionals.push(inner);
                }
                self.discard_skipped();
                false
            }
            b"endif" => {
                let ended = self.lexer().and_then(|lexer| lexer.conditionals.pop());
                let ends = ended.is_none_or(|conditional| !conditional.was_skipping);
                self.end_of_skipped(ends, "endif");
                ends
            }
            b"else" | b"elif" | b"elifdef" | b"elifndef" => {
                let Some(conditional) = self.lexer().and_then(|lexer| lexer.conditionals.last_mut()) else {
                    return true;
                };
                let (before, is_candidate) = (*conditional, !conditional.was_skipping && !conditional.found_taken);
                conditional.found_else |= is_else;
                if before.found_else {
                    let word = String::from_utf8_lossy(word);
                    self.error(Category::Condition, token, format!("#{word} after #else"));
                }
                let is_taken = match word {
                    _ if !is_candidate => {
                        self.discard_skipped();
                        return false;
                    }
                    b"else" => {
                        self.end_of_skipped(true, "else");
                        true
                    }
                    _ => self.skipped_condition(word),
                };
                if is_taken && let Some(conditional) = self.lexer().and_then(|lexer| lexer.conditionals.last_mut()) {
                    conditional.found_taken = true;
                }
                is_taken
            }
            _ => false,
        }
    }

    fn skipped_condition(&mut self, word: &[u8]) -> bool {
        if let Some(lexer) = self.lexer() {
            lexer.is_skipping = false;
        }
        if word == b"elif" {
            return self.condition().is_true;
        }
        let Some(name) = self.macro_name(false) else {
            self.discard();
            return false;
        };
        let is_negated = word == b"elifndef";
        self.end_of_directive(if is_negated { "elifndef" } else { "elifdef" });
        self.names.macro_of(name.name).is_some() != is_negated
    }

    fn end_of_skipped(&mut self, is_checked: bool, name: &str) {
        if !is_checked {
            return self.discard_skipped();
        }
        if let Some(lexer) = self.lexer() {
            lexer.is_skipping = false;
        }
        self.end_of_directive(name);
    }

    fn discard_skipped(&mut self) {
        let dialect = self.dialect;
        while let Some(lexer) = self.lexer().filter(|lexer| lexer.in_directive) {
            if let Found::Token(token) = lexer.next(dialect)
                && token.kind.ends()
            {
                break;
            }
        }
    }

    /// Reports the groups that the end of a file leaves open.
    pub(crate) fn check_conditionals(&mut self) {
        let Some(lexer) = self.lexer() else { return };
        let open = std::mem::take(&mut lexer.conditionals);
        for conditional in open.iter().rev() {
            let mut at = Token::new(Kind::Hash, conditional.place, conditional.line);
            at.place = conditional.place;
            let message = "#if without #endif".to_owned();
            self.report(Severity::Error, Category::Condition, at, message, None);
        }
    }
}
