//! The front end: statements of a text to changes of the model.
//!
//! One pass over the lines. A label or directive changes the model at once; an instruction is matched and encoded at once, with
//! the fields that are not known yet left as fixups. After a mistake the rest of its statement is skipped and reading goes on.
//! This module must not know layout, relocations or the records of a file.

mod arguments;
mod defined;
mod describe;
mod describe_codeview;
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
pub use expansion::Capture;
pub(crate) use expansion::macro_error;
pub use hooks::Hooks;
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
use crate::model::{Definition, Model, RelocatableValue, Reuse, Touched, Value};
use crate::options::Settings;
use crate::parse::ast::{Expr, ExprId, Name, Specifier};
use crate::parse::expand::macros::{Macro, MacroWords};
use crate::parse::{Context, Cursor, Parse, ParseState, syntax_error};
use crate::source::bytes::Scanner;
use crate::source::files::Files;
use crate::source::{SourceMap, Span};
use hashbrown::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

/// Where text comes from: files, macros and conditionals.
#[derive(Debug, Default)]
pub struct Input {
    /// The conditionals that are open.
    pub conditions: crate::parse::expand::Conditions,
    /// The files read besides the main one.
    pub dependencies: Vec<PathBuf>,
    /// The same by their paths, with the text that an `.include` had of it.
    loaded: HashMap<PathBuf, Option<Arc<Vec<u8>>>>,
    /// Files of which `.incbin` took parts, by the names that it had for them.
    sliced: HashMap<Vec<u8>, Arc<Vec<u8>>>,
    /// The macros by name.
    pub macros: HashMap<Vec<u8>, Macro>,
    /// What their names start with.
    pub macro_words: MacroWords,
    /// A body to be taken from the text behind the current statement.
    pub capture: Option<Capture>,
    /// A text to be read in the place of the current statement.
    pub(in crate::asm) nested: Option<Nested>,
    /// `.altmacro`: arguments may be strings in angle brackets and values of expressions, and parameters need no backslash.
    pub altmacro: bool,
    /// Where the statement ends, if that is not where its tokens do.
    pub(in crate::asm) resume: Option<usize>,
    /// `.end` was seen: nothing further is read.
    pub ended: bool,
    macro_calls: u64,
    macro_depth: u32,
    pub(in crate::asm) exit_macro: bool,
    expanded: u64,
    /// The statements that were read, each with the labels in front of it, where somebody asks for them.
    pub(crate) statements: Option<Vec<Span>>,
    /// A limit was reached, and what lies behind it was not read.
    pub(in crate::asm) cut_short: bool,
    include_depth: u32,
}

impl Reuse for Input {
    fn reuse(&mut self) {
        let Input {
            conditions,
            dependencies,
            loaded,
            sliced,
            macros,
            macro_words,
            capture,
            nested,
            altmacro,
            resume,
            ended,
            macro_calls,
            macro_depth,
            exit_macro,
            expanded,
            statements,
            cut_short,
            include_depth,
        } = self;
        conditions.clear();
        dependencies.clear();
        loaded.reuse();
        sliced.reuse();
        macros.reuse();
        *macro_words = MacroWords::default();
        (*capture, *nested, *resume, *statements) = (None, None, None, None);
        (*altmacro, *ended, *exit_macro, *cut_short) = (false, false, false, false);
        (*macro_calls, *expanded, *macro_depth, *include_depth) = (0, 0, 0, 0);
    }
}

/// What directives say of the code for debuggers and unwinders.
pub struct Debug<'o> {
    /// What `.cfi_*` built up.
    pub frames: &'o mut Touched<Frames>,
    /// What `.cv_*` built up.
    pub codeview: &'o mut Touched<CodeView>,
    /// What `.seh_*` built up.
    pub unwind: &'o mut Touched<Unwind>,
    /// What `.file` and `.loc` built up.
    pub lines: &'o mut Touched<Lines>,
    /// What `-g` and `-gcodeview` have to say of the text.
    pub description: &'o mut Option<Box<Description>>,
}

/// Who reads a text: the front end, at work in a [`Workspace`]. `'a` is the text's.
pub struct Assembler<'a, 'o> {
    /// What the caller asked for.
    pub options: &'o Settings,
    /// The target, for all that is no instruction.
    pub desc: &'o TargetDesc,
    /// What the machine does at labels, functions and data.
    pub hooks: &'static Hooks,
    /// Where `.include` and `.incbin` find files.
    pub files: &'o dyn Files,
    /// All text that takes part.
    pub sources: &'o mut SourceMap<'a>,
    /// What there is to tell the user.
    pub diagnostics: &'o mut Diagnostics,
    /// Where text comes from.
    pub input: &'o mut Input,
    /// What has been built up.
    pub model: &'o mut Model,
    /// The symbols of expressions and the target's specifiers.
    pub state: &'o mut ParseState,
    /// The instruction set.
    pub isa: &'o mut Isa,
    /// What directives say of the code.
    pub debug: Debug<'o>,
    /// The current section and the stack.
    pub(crate) sections: &'o mut sections::Sections,
    /// What is known of the statements that were read.
    pub(crate) progress: &'o mut Progress,
}

#[cfg(feature = "cli")]
impl Progress {
    /// Keeps the encodings of an instruction for whoever asks.
    #[cold]
    pub(crate) fn show_forms(&mut self, forms: Vec<Form>) {
        self.forms.get_or_insert_default().push(forms);
    }
}

impl Input {
    /// Whether the word at the cursor is the name of a macro.
    #[inline]
    pub(in crate::asm) fn is_macro(&self, cursor: Scanner<'_>) -> bool {
        self.macro_words.may_have(cursor) && self.is_named(cursor)
    }

    #[cold]
    fn is_named(&self, mut cursor: Scanner<'_>) -> bool {
        // What is no plain word is left to the lexer.
        cursor.name().is_none_or(|name| self.macros.contains_key(name) || matches!(cursor.byte(), b'@' | b'?'))
    }
}

impl<'a> Assembler<'a, '_> {
    /// Reads nothing further: a limit was reached, and what follows would reach it again and again.
    fn cut_short(&mut self) {
        self.input.ended = true;
        self.input.cut_short = true;
    }

    /// `.exitm`; false outside macros.
    pub fn leave_macro(&mut self) -> bool {
        self.input.exit_macro = self.input.macro_depth > 0;
        self.input.exit_macro
    }

    /// The symbol of that name.
    #[inline]
    pub fn intern(&mut self, name: &[u8]) -> Name {
        self.context().intern(name)
    }

    /// Runs what a call without text asks for as the statement of a text would: the expressions that it makes are forgotten
    /// again, unless something keeps them.
    ///
    /// # Errors
    /// Those of `act`.
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

    /// Keeps the statement's expressions when it ends.
    pub fn retain(&mut self) {
        self.progress.retained = true;
    }

    /// What expressions are read with.
    #[inline]
    pub fn context(&mut self) -> Context<'_> {
        let subsection = self.sections.subsection();
        Context { model: self.model, state: self.state, subsection }
    }

    /// Reads an expression.
    ///
    /// # Errors
    /// Where there is none, or it is malformed.
    #[inline]
    pub fn expr(&mut self, cursor: &mut Cursor<'_, '_>) -> Parse<ExprId> {
        cursor.expr(&mut self.context())
    }

    /// Reads an expression that must have a value now.
    ///
    /// # Errors
    /// Where it has none.
    pub fn absolute(&mut self, cursor: &mut Cursor<'_, '_>) -> Parse<i64> {
        let start = cursor.here();
        let expr = self.expr(cursor)?;
        let span = Span::new(start.start, cursor.previous_end());
        Evaluator::new(self.model, Stage::Building).absolute(expr).ok_or_else(|| self.not_absolute(expr, span))
    }

    /// The error of an expression without a value, with what may help where it is a symbol alone.
    #[cold]
    fn not_absolute(&self, expr: ExprId, span: Span) -> Box<Diagnostic> {
        let error = *syntax_error(Code::NotAbsolute, span, "expected absolute expression");
        let Expr::Symbol(symbol, Specifier::NONE) = self.model.exprs[expr.0 as usize] else { return Box::new(error) };
        let name = self.shown(symbol);
        Box::new(match self.model.symbol(symbol).definition {
            Definition::Undefined => error.help(format!(
                "'{name}' has no value here: one is given by '.set {name}, 1' before it, or by '-defsym={name}=1'"
            )),
            _ => error.help(format!("'{name}' is a place in a section, not a number")),
        })
    }

    /// Reads an expression whose value the layout may find.
    ///
    /// # Errors
    /// Where there is none, or it is malformed.
    #[inline]
    pub fn value(&mut self, cursor: &mut Cursor<'_, '_>) -> Parse<Value> {
        let expr = self.expr(cursor)?;
        Ok(self.reduce(expr))
    }

    /// A value for later: linear if it is so already, else the tree, which is kept.
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
            // The order in which the text names symbols is that of the symbol table.
            _ => {
                self.progress.retained = true;
                Value::Tree(expr)
            }
        }
    }

    /// Tells the user of a mistake.
    pub fn error(&mut self, code: Code, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(code, span, message));
    }

    pub(in crate::asm) fn error_with_note(&mut self, code: Code, span: Span, message: &str, other: Span, note: &str) {
        self.diagnostics.push(Diagnostic::error(code, span, message).note(other, note));
    }

    /// Tells the user of something odd.
    pub fn warn(&mut self, code: Code, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::warning(code, span, message));
    }
}
