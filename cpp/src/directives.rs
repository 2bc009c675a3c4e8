//! Directives.

use crate::conditional::Conditional;
use crate::machine::Machine;
use crate::report::{Category, Severity};
use crate::token::{Kind, Name, Token};

/// The directives; a `#` before any other word is text of the assembler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Directive {
    If,
    Ifdef,
    Ifndef,
    Elif,
    Elifdef,
    Elifndef,
    Else,
    Endif,
    Include,
    IncludeNext,
    Import,
    Embed,
    Define,
    Undef,
    Line,
    Error,
    Warning,
    Pragma,
    Ident,
}

pub(crate) const DIRECTIVES: &[(&str, Directive)] = &[
    ("if", Directive::If),
    ("ifdef", Directive::Ifdef),
    ("ifndef", Directive::Ifndef),
    ("elif", Directive::Elif),
    ("elifdef", Directive::Elifdef),
    ("elifndef", Directive::Elifndef),
    ("else", Directive::Else),
    ("endif", Directive::Endif),
    ("include", Directive::Include),
    ("include_next", Directive::IncludeNext),
    ("import", Directive::Import),
    ("embed", Directive::Embed),
    ("define", Directive::Define),
    ("undef", Directive::Undef),
    ("line", Directive::Line),
    ("error", Directive::Error),
    ("warning", Directive::Warning),
    ("pragma", Directive::Pragma),
    ("ident", Directive::Ident),
    ("sccs", Directive::Ident),
];

impl Machine<'_> {
    /// Reads the directive that a `#` begins, up to the end of its line.
    pub(crate) fn directive(&mut self, hash: Token) {
        let Some(open) = self.open.last_mut() else { return };
        open.lexer.in_directive = true;
        let has_tokens = open.lexer.guard.has_tokens;
        let could_expand = self.no_expansion;
        let token = self.next_unexpanded();
        self.no_expansion = false;
        self.known_directive(hash, token, has_tokens);
        self.no_expansion = could_expand;
    }

    fn known_directive(&mut self, hash: Token, token: Token, has_tokens: bool) {
        if token.kind.ends() {
            return;
        }
        let Some(directive) = self.known.directive(token.name) else {
            self.suggest_directive(&hash, &token);
            // The `#` and the word are read again; the word may be a macro.
            let kind = if token.is(Kind::HashHash) { Kind::Unknown } else { token.kind };
            return self.push_tokens(vec![hash, Token { kind, ..token }]);
        };
        if self.in_arguments
            && matches!(
                directive,
                Directive::Include | Directive::IncludeNext | Directive::Import | Directive::Embed | Directive::Pragma
            )
        {
            let message = format!("#{} cannot be in the arguments of a macro", self.shown(&token));
            self.error(Category::Directive, token, message);
            return self.discard();
        }
        match directive {
            Directive::If => self.if_(token, has_tokens),
            Directive::Ifdef => self.ifdef(token, false, has_tokens),
            Directive::Ifndef => self.ifdef(token, true, has_tokens),
            Directive::Elif | Directive::Elifdef | Directive::Elifndef => self.elif(token),
            Directive::Else => self.else_(token),
            Directive::Endif => self.endif(token),
            Directive::Include => self.include(token, false, false),
            Directive::IncludeNext => self.include(token, true, false),
            Directive::Import => self.include(token, false, true),
            Directive::Embed => self.embed(token),
            Directive::Define => self.define(),
            Directive::Undef => self.undefine(),
            Directive::Line => self.line(),
            Directive::Error => self.message(Severity::Error, token),
            Directive::Warning => self.message(Severity::Warning, token),
            Directive::Pragma => self.pragma(token),
            Directive::Ident => self.ident(token),
        }
    }

    /// Warns about a word right after a `#` that begins a line and is almost a directive.
    fn suggest_directive(&mut self, hash: &Token, token: &Token) {
        if token.name == Name::NONE || hash.at + hash.len != token.at || self.sources.column(hash.place) != 1 {
            return;
        }
        let word = self.shown(token);
        if word.len() < 4 {
            return;
        }
        if let Some((meant, _)) = DIRECTIVES.iter().find(|(name, _)| is_almost(&word, name)) {
            let message = format!("'#{word}' is no directive: the line goes to the assembler");
            self.report(
                Severity::Warning,
                Category::Directive,
                *token,
                message,
                Some(format!("did you mean '#{meant}'?")),
            );
        }
    }

    /// Reads tokens up to the end of the directive's line.
    pub(crate) fn discard(&mut self) {
        while self.lexer().is_some_and(|lexer| lexer.in_directive) {
            if self.next_unexpanded().kind.ends() {
                break;
            }
        }
    }

    /// Warns if the directive's line does not end here.
    pub(crate) fn end_of_directive(&mut self, name: &str) {
        let token = self.next_unexpanded();
        if !token.kind.ends() {
            self.warning(Category::Directive, token, format!("extra tokens at the end of #{name}"));
            self.discard();
        }
    }

    /// `#error` and `#warning`.
    fn message(&mut self, severity: Severity, token: Token) {
        let rest = self.rest_of_line();
        let message = if rest.is_empty() { format!("#{}", self.shown(&token)) } else { rest };
        self.report(severity, Category::User, token, message, None);
    }

    /// The text up to the end of the directive's line.
    fn rest_of_line(&mut self) -> String {
        let mut text = Vec::new();
        loop {
            let token = self.next_unexpanded();
            if token.kind.ends() {
                break;
            }
            if token.has(crate::token::AFTER_SPACE) && !text.is_empty() {
                text.push(b' ');
            }
            let spelling = self.spelling(&token);
            text.extend_from_slice(&spelling);
        }
        String::from_utf8_lossy(&text).into_owned()
    }

    /// `#line NUMBER "FILE"`.
    fn line(&mut self) {
        let number = self.next();
        let digits = self.shown(&number);
        let is_number = number.is(Kind::Number) && digits.bytes().all(|byte| byte.is_ascii_digit());
        let Some(line) = digits.parse::<u32>().ok().filter(|_| is_number) else {
            self.error(Category::Directive, number, "#line expects a decimal number");
            if !number.kind.ends() {
                self.discard();
            }
            return;
        };
        let name = self.next();
        let mut renamed = None;
        if !name.kind.ends() {
            if !name.is(Kind::String) {
                self.error(Category::Directive, name, "#line expects the name of a file in quotes");
                return self.discard();
            }
            let spelling = self.spelling(&name).into_owned();
            renamed = Some(crate::literal::string_contents(&spelling));
            self.end_of_directive("line");
        }
        let Some(open) = self.open.last_mut() else { return };
        // The next line has this number; without a newline the current one is still the one before it.
        open.lexer.line = if open.lexer.ends_without_newline() { line.wrapping_sub(1) } else { line };
        if let Some(name) = renamed {
            open.name = String::from_utf8_lossy(&name).into_owned().into();
        }
        self.file_changed("");
    }

    /// `#ident "text"`.
    fn ident(&mut self, directive: Token) {
        let text = self.next();
        if !matches!(text.kind, Kind::String | Kind::PrefixedString) {
            self.error(Category::Directive, text, "#ident expects a string");
            if !text.kind.ends() {
                self.discard();
            }
            return;
        }
        self.end_of_directive("ident");
        let spelling = self.spelling(&text).into_owned();
        self.printer.move_to(directive.line, true);
        self.printer.write(b"#ident ");
        self.printer.write(&spelling);
        self.printer.has_tokens = true;
    }

    pub(crate) fn push_conditional(&mut self, at: Token, found_taken: bool) {
        if let Some(lexer) = self.lexer() {
            lexer.conditionals.push(Conditional {
                place: at.place,
                line: at.line,
                was_skipping: false,
                found_taken,
                found_else: false,
            });
        }
    }
}

/// Whether a word becomes another one by one letter more, less or other, or by two that change places.
pub(crate) fn is_almost(word: &str, meant: &str) -> bool {
    let (a, b) = (word.as_bytes(), meant.as_bytes());
    if a == b || a.len().abs_diff(b.len()) > 1 {
        return false;
    }
    let start = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let end = a[start..].iter().rev().zip(b[start..].iter().rev()).take_while(|(x, y)| x == y).count();
    let (x, y) = (&a[start..a.len() - end], &b[start..b.len() - end]);
    x.len() <= 1 && y.len() <= 1 || matches!((x, y), (&[p, q], &[r, s]) if p == s && q == r)
}
