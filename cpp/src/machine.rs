//! The state of a run.

use crate::builtin::Builtin;
use crate::files::Files;
use crate::lexer::Lexer;
use crate::names::Names;
use crate::options::Options;
use crate::print::Printer;
use crate::report::{Category, Expansion, Place, Report, Severity};
use crate::scan::Dialect;
use crate::sources::Sources;
use crate::spelling;
use crate::token::{Kind, Name, SPLICED, Token};
use std::borrow::Cow;
use std::collections::HashMap;
use std::rc::Rc;

/// Whose files a file is one of; decides what a line marker says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flavor {
    User,
    System,
    /// A folder of the system's C headers.
    ExternC,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variadic {
    No,
    /// `...`
    Standard,
    /// `NAME...`
    Named,
}

#[derive(Clone, Debug)]
pub(crate) struct Macro {
    pub(crate) name: Name,
    pub(crate) builtin: Option<Builtin>,
    pub(crate) is_function: bool,
    pub(crate) params: Vec<Name>,
    pub(crate) variadic: Variadic,
    pub(crate) body: Rc<[Token]>,
    /// It is not being expanded.
    pub(crate) is_enabled: bool,
    /// The token that names it in its definition, and the number of the file.
    pub(crate) defined: Option<(Token, usize)>,
}

/// A sequence of tokens that is read before anything else: the expansion of a macro, or tokens that are read again.
#[derive(Debug)]
pub(crate) struct Frame {
    pub(crate) tokens: Rc<[Token]>,
    pub(crate) next: usize,
    pub(crate) macro_: Option<usize>,
    pub(crate) at_line_start: bool,
    pub(crate) after_space: bool,
    /// The token after the last one is after a blank.
    pub(crate) next_after_space: bool,
    pub(crate) place: u32,
    pub(crate) line: u32,
    pub(crate) end_line: u32,
}

/// A file on the stack of includes.
#[derive(Debug)]
pub(crate) struct Open {
    pub(crate) lexer: Lexer,
    /// The name, which `#line` changes.
    pub(crate) name: Rc<str>,
    /// Its number among the files that were read; `None` for the macros of the target and the command line.
    pub(crate) file: Option<usize>,
    /// The folder that it is in.
    pub(crate) dir: Rc<str>,
    /// The number of the folder that it was found in, among those that are searched.
    pub(crate) found_in: Option<usize>,
    pub(crate) flavor: Flavor,
    /// The name of the file in the `#include` that opened it.
    pub(crate) included: Option<Token>,
}

/// A file that was read.
#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) name: Rc<str>,
    pub(crate) text: Rc<Vec<u8>>,
    pub(crate) base: u32,
    /// `#pragma once` or `#import`.
    pub(crate) only_once: bool,
    /// The macro of an `#ifndef` around the whole file.
    pub(crate) guard: Option<Name>,
    pub(crate) is_dependency: bool,
}

pub(crate) struct Machine<'a> {
    pub(crate) options: &'a Options,
    pub(crate) dialect: Dialect,
    pub(crate) files: &'a mut dyn Files,
    pub(crate) sources: Sources,
    pub(crate) names: Names,
    pub(crate) known: crate::builtin::Known,
    pub(crate) macros: Vec<Macro>,
    /// The definitions that `#pragma push_macro` keeps.
    pub(crate) pushed: HashMap<Name, Vec<Option<usize>>>,
    pub(crate) loaded: Vec<Loaded>,
    /// Numbers of files by their identities.
    pub(crate) by_identity: HashMap<String, usize>,
    /// What reading a path had as its result.
    pub(crate) by_path: HashMap<String, Option<usize>>,
    pub(crate) open: Vec<Open>,
    pub(crate) frames: Vec<Frame>,
    pub(crate) printer: Printer,
    pub(crate) dependencies: Vec<crate::Dependency>,
    pub(crate) reports: Vec<Report>,
    pub(crate) more_reports: usize,
    pub(crate) has_errors: bool,
    /// Macros are not expanded.
    pub(crate) no_expansion: bool,
    /// The arguments of a macro are being read.
    pub(crate) in_arguments: bool,
    /// The arguments of a macro are being expanded.
    pub(crate) in_argument_expansion: bool,
    /// The condition of `#if` or `#elif` is being read.
    pub(crate) in_condition: bool,
    /// A line that is copied.
    pub(crate) line: Vec<u8>,
    pub(crate) counter: u64,
    pub(crate) expanded: u64,
    pub(crate) nesting: usize,
    pub(crate) input_size: u64,
    /// A limit was reached: nothing is read any more.
    pub(crate) is_stopped: bool,
}

impl Machine<'_> {
    /// The bytes of a token without escaped newlines.
    pub(crate) fn spelling(&self, token: &Token) -> Cow<'_, [u8]> {
        if token.name != Name::NONE {
            return Cow::Borrowed(self.names.text(token.name));
        }
        let bytes = self.sources.bytes(token.at, token.len);
        if !token.has(SPLICED) {
            return Cow::Borrowed(bytes);
        }
        let next = self.sources.bytes(token.at.wrapping_add(token.len), 1).first().copied();
        Cow::Owned(spelling::without_splices(bytes, next.unwrap_or(b'\n')))
    }

    /// The spelling as text, for messages.
    pub(crate) fn shown(&self, token: &Token) -> String {
        String::from_utf8_lossy(&self.spelling(token)).into_owned()
    }

    /// A token with bytes that the preprocessor made, in place of another one.
    pub(crate) fn made(&mut self, kind: Kind, bytes: &[u8], at: &Token) -> Token {
        if self.sources.size_made() as u64 + bytes.len() as u64 > self.options.limits.input {
            self.stop("the tokens that macros make", *at);
            return Token { kind, len: 0, ..*at };
        }
        let start = self.sources.make(bytes);
        let flags = at.flags & (crate::token::AT_LINE_START | crate::token::AFTER_SPACE);
        Token { kind, flags, param: 0, name: Name::NONE, at: start, len: bytes.len() as u32, ..*at }
    }

    pub(crate) fn lexer(&mut self) -> Option<&mut Lexer> {
        self.open.last_mut().map(|open| &mut open.lexer)
    }

    pub(crate) fn place_of(&self, token: &Token, file: &Open) -> Place {
        Place { file: file.name.to_string(), line: token.line, column: self.sources.column(token.place) }
    }

    pub(crate) fn error(&mut self, category: Category, at: Token, message: impl Into<String>) {
        self.report(Severity::Error, category, at, message.into(), None);
    }

    pub(crate) fn warning(&mut self, category: Category, at: Token, message: impl Into<String>) {
        self.report(Severity::Warning, category, at, message.into(), None);
    }

    pub(crate) fn report(
        &mut self,
        severity: Severity,
        category: Category,
        at: Token,
        message: String,
        help: Option<String>,
    ) {
        self.has_errors |= severity == Severity::Error;
        if self.reports.len() >= self.options.limits.reports {
            self.more_reports += 1;
            return;
        }
        // The token may be of a file whose end was read since.
        let contains =
            |open: &Open| at.place.checked_sub(open.lexer.base).is_some_and(|n| n as usize <= open.lexer.text.len());
        let found = self.open.iter().rposition(contains);
        let depth = found.map_or(self.open.len(), |index| index + 1);
        let Some(innermost) = self.open[..depth].last() else { return };
        let mut place = self.place_of(&at, innermost);
        if found.is_none()
            && let Some(file) = self.loaded.iter().rfind(|file| file.base <= at.place)
        {
            place.file = file.name.to_string();
        }
        let parents = self.open[..depth].iter().rev().skip(1);
        let included_from = self.open[..depth]
            .iter()
            .rev()
            .zip(parents)
            .filter_map(|(file, parent)| Some(self.place_of(file.included.as_ref()?, parent)))
            .collect();
        let macros = self.frames.iter().rev().filter_map(|frame| self.macros.get(frame.macro_?));
        let expanded_from = macros.take(20).map(|m| self.expansion(m)).collect();
        let text = self.sources.line(at.place);
        let len = if at.at == at.place { at.len } else { 1 };
        self.reports.push(Report { severity, category, place, text, len, message, help, included_from, expanded_from });
    }

    fn expansion(&self, m: &Macro) -> Expansion {
        let defined = m.defined.and_then(|(token, file)| {
            let file = self.loaded.get(file)?.name.to_string();
            Some(Place { file, line: token.line, column: self.sources.column(token.place) })
        });
        Expansion { name: String::from_utf8_lossy(self.names.text(m.name)).into_owned(), defined }
    }

    /// Reports a limit that was reached; nothing is read after it.
    pub(crate) fn stop(&mut self, what: &str, at: Token) {
        if !std::mem::replace(&mut self.is_stopped, true) {
            self.error(Category::Limit, at, format!("{what} reached a limit"));
        }
    }

    /// The end of everything, for readers that go on after a limit was reached.
    pub(crate) fn end_token(&self) -> Token {
        let (place, line) = self.open.last().map_or((0, 1), |open| (open.lexer.place(), open.lexer.line));
        Token::new(Kind::Eof, place, line)
    }

    /// Whether the macro with this name is the one with this number.
    pub(crate) fn macro_of(&self, token: &Token) -> Option<usize> {
        match token.name {
            Name::NONE => None,
            name => self.names.macro_of(name),
        }
    }
}
