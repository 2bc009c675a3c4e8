//! The front end: turns source statements into changes of the model.
//!
//! One pass over the lines. Labels and directives change the model at once; instructions are matched and encoded at
//! once, with unknown fields left as fixups. After an error the rest of the statement is skipped. This module must not
//! know layout, relocations or object file records.

mod arguments;
mod defined;
mod describe;
mod emit;
mod expansion;
mod hooks;
mod include;
pub(in crate::asm) mod nested;
mod progress;
pub mod recording;
pub(in crate::asm) mod sections;
pub mod seh;
pub mod structure;
mod symbols;
pub mod views;

pub(crate) use describe::Description;
pub(crate) use emit::fits;
pub use expansion::Capture;
pub(crate) use expansion::macro_error;
pub use hooks::Hooks;
use include::Included;
use nested::Nested;

pub use progress::Progress;

#[cfg(feature = "cli")]
use crate::arch::form::Form;
use crate::arch::{Isa, TargetDesc};
use crate::debug::cfi::Frames;
use crate::debug::codeview::CodeView;
use crate::debug::dwarf::Lines;
use crate::debug::seh::Unwind;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Definition, Dirty, Model, RelocatableValue, Reset, Value};
use crate::options::Settings;
use crate::parse::ast::{Expr, ExprId, Name, Specifier};
use crate::parse::expand::macros::{Macro, MacroWords};
use crate::parse::{Context, Cursor, LineCursor, Parse, ParseState, syntax_error};
use crate::source::bytes::Scanner;
use crate::source::files::Files;
use crate::source::{SourceMap, Span};
use hashbrown::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

/// The input state: files, macros and conditionals.
#[derive(Debug, Default)]
pub struct Input {
    pub conditions: crate::parse::expand::Conditions,
    /// The files read in addition to the main one.
    pub dependencies: Vec<PathBuf>,
    /// The same files by path, with the text if it was included.
    loaded: HashMap<PathBuf, Option<Arc<Vec<u8>>>>,
    /// The texts of included files by the name in the source: a file is read once.
    included: Included,
    /// Files of which `.incbin` took slices, by the name in the source.
    sliced: HashMap<Vec<u8>, Arc<Vec<u8>>>,
    pub macros: HashMap<Vec<u8>, Macro>,
    /// A filter for the first characters of macro names.
    pub macro_words: MacroWords,
    /// A body to be captured from the text following the current statement.
    pub capture: Option<Capture>,
    /// A text to be read in place of the current statement.
    pub(in crate::asm) nested: Option<Nested>,
    /// `.altmacro`: arguments may be angle-bracketed strings and expression values, and parameters need no backslash.
    pub altmacro: bool,
    /// The end of the statement, if it differs from the end of its tokens.
    pub(in crate::asm) resume: Option<usize>,
    /// `.end` was seen: nothing further is read.
    pub ended: bool,
    macro_calls: u64,
    macro_depth: u32,
    pub(in crate::asm) exit_macro: bool,
    expanded: u64,
    /// The spans of the statements that were read, each with its leading labels, if requested.
    pub(crate) statements: Option<Vec<Span>>,
    /// A limit was reached and the rest of the input was not read.
    pub(in crate::asm) cut_short: bool,
    include_depth: u32,
}

impl Reset for Input {
    fn reset(&mut self) {
        *self = Input::default();
    }
}

/// Debug and unwind information given by directives.
pub struct Debug<'o> {
    pub frames: &'o mut Dirty<Frames>,
    pub codeview: &'o mut Dirty<CodeView>,
    pub unwind: &'o mut Dirty<Unwind>,
    /// The state of `.file` and `.loc`.
    pub lines: &'o mut Dirty<Lines>,
    /// The state of `-g` and `-gcodeview`.
    pub description: &'o mut Option<Box<Description>>,
}

/// The front end, borrowing the tables of a [`Workspace`]. `'a` is the lifetime of the source text.
pub struct Assembler<'a, 'o> {
    pub options: &'o Settings,
    /// The target's description.
    pub desc: &'o TargetDesc,
    /// The machine's handling of labels, functions and data items.
    pub hooks: &'static Hooks,
    /// Access to the files of `.include` and `.incbin`.
    pub files: &'o dyn Files,
    pub sources: &'o mut SourceMap<'a>,
    /// The diagnostics reported so far.
    pub diagnostics: &'o mut Diagnostics,
    pub input: &'o mut Input,
    /// The sections and symbols under construction.
    pub model: &'o mut Model,
    /// The state of the expression parser and the target's specifiers.
    pub state: &'o mut ParseState,
    /// The instruction set.
    pub isa: &'o mut Isa,
    /// Debug and unwind information.
    pub debug: Debug<'o>,
    pub(crate) sections: &'o mut sections::Sections,
    /// Per-statement state.
    pub(crate) progress: &'o mut Progress,
}

#[cfg(feature = "cli")]
impl Progress {
    /// Records the candidate encodings of an instruction.
    #[cold]
    pub(crate) fn show_forms(&mut self, forms: Vec<Form>) {
        self.forms.get_or_insert_default().push(forms);
    }
}

impl Input {
    #[inline]
    pub(in crate::asm) fn is_macro(&self, cursor: Scanner<'_>) -> bool {
        self.macro_words.may_have(cursor) && self.is_named(cursor)
    }

    #[cold]
    fn is_named(&self, mut cursor: Scanner<'_>) -> bool {
        // Names with unusual characters are left to the lexer.
        cursor.name().is_none_or(|name| self.macros.contains_key(name) || matches!(cursor.byte(), b'@' | b'?'))
    }
}

impl<'a> Assembler<'a, '_> {
    /// Stops reading: a limit was reached and would be reached again by what follows.
    fn cut_short(&mut self) {
        self.input.ended = true;
        self.input.cut_short = true;
    }

    /// `.exitm`. Returns false outside of macros.
    pub fn leave_macro(&mut self) -> bool {
        self.input.exit_macro = self.input.macro_depth > 0;
        self.input.exit_macro
    }

    #[inline]
    pub fn intern(&mut self, name: &[u8]) -> Name {
        self.context().intern(name)
    }

    /// Reads the name of a symbol; returns its span, too. `what` follows in the error for a missing name.
    ///
    /// # Errors
    /// If the next token is not a name.
    #[inline]
    pub fn symbol(&mut self, cursor: &mut LineCursor<'_>, what: &str) -> Parse<(Name, Span)> {
        if let Some((name, span)) = cursor.common_name() {
            return Ok((self.intern(name), span));
        }
        let (name, span) = cursor.name(what)?;
        Ok((self.intern(&name), span))
    }

    /// Runs a call of the library as a statement: expressions that it creates are dropped afterwards unless something
    /// retains them.
    pub(crate) fn call<T>(&mut self, act: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        let mark = self.model.exprs.len();
        self.progress.retained = false;
        self.progress.interruptions += 1;
        let result = act(self);
        if !self.progress.retained {
            self.model.exprs.truncate(mark);
        }
        self.state.end_statement();
        result
    }

    /// Keeps the current statement's expressions after it ends.
    pub fn retain(&mut self) {
        self.progress.retained = true;
    }

    /// The context for parsing expressions.
    #[inline]
    pub fn context(&mut self) -> Context<'_> {
        let subsection = self.sections.subsection();
        Context { model: self.model, state: self.state, subsection }
    }

    #[inline]
    pub fn expr(&mut self, cursor: &mut Cursor<'_, '_>) -> Parse<ExprId> {
        cursor.expr(&mut self.context())
    }

    /// Parses an expression that must be a known constant.
    pub fn absolute(&mut self, cursor: &mut Cursor<'_, '_>) -> Parse<i64> {
        let start = cursor.here();
        let expr = self.expr(cursor)?;
        let span = Span::new(start.start, cursor.previous_end());
        Evaluator::new(self.model, Stage::Building).absolute(expr).ok_or_else(|| self.not_absolute(expr, span))
    }

    /// The error for an expression that is not absolute, with help if it is a lone symbol.
    #[cold]
    fn not_absolute(&self, expr: ExprId, span: Span) -> Box<Diagnostic> {
        let error = *syntax_error(Code::NotAbsolute, span, "expected absolute expression");
        let Expr::Symbol(symbol, Specifier::NONE) = self.model.exprs[expr.0 as usize] else { return Box::new(error) };
        let name = self.shown(symbol);
        Box::new(match self.model.symbol(symbol).definition {
            Definition::Undefined => error.help(format!(
                "'{name}' has no value here; define it first with '.set {name}, 1' or '-defsym={name}=1'"
            )),
            _ => error.help(format!("'{name}' is an address in a section, not a constant")),
        })
    }

    /// Parses an expression whose value may depend on layout.
    #[inline]
    pub fn value(&mut self, cursor: &mut Cursor<'_, '_>) -> Parse<Value> {
        let expr = self.expr(cursor)?;
        Ok(self.reduce(expr))
    }

    /// Reads an operand of a directive that must be a known constant; returns the span of its first token, too.
    ///
    /// # Errors
    /// If its value is not known.
    #[inline]
    pub fn constant(&mut self, cursor: &mut LineCursor<'_>) -> Parse<(i64, Span)> {
        match cursor.number() {
            Some(number) => Ok(number),
            None => self.general_constant(cursor.tokens()),
        }
    }

    #[inline(never)]
    fn general_constant(&mut self, cursor: &mut Cursor<'_, '_>) -> Parse<(i64, Span)> {
        let span = cursor.here();
        Ok((self.absolute(cursor)?, span))
    }

    /// Reads an operand of a directive whose value may depend on layout; returns the span of its first token, too.
    ///
    /// # Errors
    /// If the operand is missing or malformed.
    #[inline]
    pub fn operand(&mut self, cursor: &mut LineCursor<'_>) -> Parse<(Value, Span)> {
        match cursor.value(&mut self.context()) {
            Some((value, span)) => Ok((Value::Relocatable(value), span)),
            None => self.general_operand(cursor.tokens()),
        }
    }

    #[inline(never)]
    fn general_operand(&mut self, cursor: &mut Cursor<'_, '_>) -> Parse<(Value, Span)> {
        let span = cursor.here();
        Ok((self.value(cursor)?, span))
    }

    /// Reduces an expression to linear form if possible, else retains the tree.
    #[inline]
    pub fn reduce(&mut self, expr: ExprId) -> Value {
        match self.model.exprs[expr.0 as usize] {
            Expr::Int(constant) => return Value::Relocatable(RelocatableValue::constant(constant)),
            Expr::Symbol(name, specifier) => {
                return Value::Relocatable(RelocatableValue { specifier, ..RelocatableValue::symbol(name) });
            }
            _ => {}
        }
        match Evaluator::new(self.model, Stage::Parsing).expr(expr, false) {
            Ok(linear) if linear.sub.is_none() || self.model.first_symbol(expr) == linear.add => {
                Value::Relocatable(linear)
            }
            // Symbols are added to the symbol table in the order in which the source names them.
            _ => {
                self.progress.retained = true;
                Value::Tree(expr)
            }
        }
    }

    pub fn error(&mut self, code: Code, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(code, span, message));
    }

    pub(in crate::asm) fn error_with_note(&mut self, code: Code, span: Span, message: &str, other: Span, note: &str) {
        self.diagnostics.push(Diagnostic::error(code, span, message).note(other, note));
    }

    pub fn warn(&mut self, code: Code, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::warning(code, span, message));
    }
}
