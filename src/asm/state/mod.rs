//! The front end: turns source statements into changes of the model.
//!
//! One pass over the lines. Labels and directives change the model at once; instructions are matched and encoded at
//! once, with unknown fields left as fixups. After an error the rest of the statement is skipped. This module must not
//! know layout, relocations or object file records.

pub(in crate::asm) mod arguments;
pub(crate) mod assignment;
pub(crate) mod data;
mod defined;
pub(crate) mod describe;
mod emit;
pub(in crate::asm) mod expansion;
pub(crate) mod fill;
mod hooks;
pub(crate) mod include;
mod input;
pub(crate) mod labels;
pub(crate) mod nested;
mod printing;
mod progress;
pub mod recording;
pub(crate) mod rows;
pub(crate) mod section_types;
pub(in crate::asm) mod sections;
pub mod seh;
pub mod structure;
mod unmarked;
pub mod views;

pub(crate) use describe::Description;
pub use expansion::Capture;
pub(crate) use expansion::macro_error;
pub use hooks::Hooks;
pub use input::Input;
pub(crate) use printing::{own_name, print_section};
pub use progress::Progress;

use crate::arch::{Isa, TargetDesc};
use crate::asm::print::TextPrinter;
use crate::debug::cfi::Frames;
use crate::debug::codeview::CodeView;
use crate::debug::dwarf::Lines;
use crate::debug::seh::Unwind;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::emitter::EmitKind;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Definition, Dirty, Model, Padding, RelocatableValue, SectionOffset, Value};
use crate::options::Settings;
use crate::options::parts::{COFF, ELF};
use crate::parse::ast::{Expr, ExprId, Name, Specifier};
use crate::parse::{Context, Cursor, LineCursor, Parse, ParseState, syntax_error};
use crate::source::files::Files;
use crate::source::{SourceMap, Span};
use sections::Current;

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
    /// Prints what statements do, if the text is printed.
    pub(crate) printer: &'o mut Option<TextPrinter>,
}

impl<'a> Assembler<'a, '_> {
    #[inline]
    pub fn intern(&mut self, name: &[u8]) -> Name {
        self.context().intern(name)
    }

    /// Reads the name of a symbol; returns its span, too. `what` follows in the error for a missing name.
    ///
    /// # Errors
    /// If the next token is not a name.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn symbol(&mut self, cursor: &mut LineCursor<'_>, what: &str) -> Parse<(Name, Span)> {
        match cursor.common_name() {
            Some((name, span)) => Ok((self.intern(name), span)),
            None => self.general_symbol(cursor, what),
        }
    }

    #[inline(never)]
    fn general_symbol(&mut self, cursor: &mut LineCursor<'_>, what: &str) -> Parse<(Name, Span)> {
        let (name, span) = cursor.name(what)?;
        Ok((self.intern(&name), span))
    }

    /// Runs a call of the library as a statement: expressions that it creates are dropped afterwards unless something
    /// retains them.
    #[inline]
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
        let name = self.model.display_name(symbol);
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
                if let Some(forms) = &mut self.state.forms {
                    forms.record(linear, expr);
                }
                Value::Relocatable(linear)
            }
            // Symbols are added to the symbol table in the order in which the source names them.
            _ => {
                self.progress.retained = true;
                Value::Tree(expr)
            }
        }
    }

    /// The current section.
    ///
    /// # Errors
    /// If none is selected.
    #[inline]
    pub fn current(&self, span: Span) -> Parse<Current> {
        self.sections.selected(span)
    }

    /// The end of the current section's contents.
    #[inline]
    pub fn here(&self, span: Span) -> Parse<SectionOffset> {
        let current = self.current(span)?;
        Ok(self.model.subsections[current.subsection.0 as usize].here(current.subsection))
    }

    #[inline]
    #[must_use]
    pub fn is_coff(&self) -> bool {
        COFF && (!ELF || self.model.coff.is_some())
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn register_value(&mut self, value: Value) {
        if self.progress.is_recording() {
            self.progress.mark_used(self.model, value);
        }
        self.register_quietly(value);
    }

    /// Like [`Self::register_value`], but not counted as a use: for fields that name a symbol rather than its value.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn register_quietly(&mut self, value: Value) {
        match value {
            Value::Relocatable(RelocatableValue { add, sub, .. }) => {
                if let Some(name) = add {
                    self.model.register(name);
                }
                if let Some(name) = sub {
                    self.model.register(name);
                }
            }
            Value::Tree(expr) => self.model.register_tree(expr),
        }
    }

    /// Starts a fragment where llvm-mc copies the subtarget, for directives that change the features of code.
    pub(crate) fn begin_subtarget(&mut self) {
        if let Some(current) = self.sections.current() {
            self.model.start_fragment(current.subsection, 0);
        }
    }

    /// Appends padding to a multiple of `1 << log2`.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn align(&mut self, log2: u8, padding: Padding, max: Option<u32>, span: Span) -> Parse<()> {
        rows::before_padding(self);
        let current = match self.current(span) {
            Ok(current) => current,
            Err(missing) => return structure::align(self, log2, missing),
        };
        let section = &mut self.model.sections[current.section.0 as usize];
        section.align_log2 = section.align_log2.max(log2);
        self.model.layout.uneven |= matches!(padding, Padding::Value(_, 2..));
        let padding = match padding {
            Padding::Value(value, unit) => {
                Padding::Value(self.model.rules.endian.swapped(value as u64, unit) as i64, unit)
            }
            nops @ Padding::Nops(_) => nops,
        };
        self.emit(EmitKind::Filling, span)?.align(log2, padding, max.unwrap_or(u32::MAX));
        Ok(())
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
