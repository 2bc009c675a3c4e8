//! What the expression parser needs in addition to tokens: symbols, specifiers, and the location of `.`.

use super::Forms;
use super::later::Later;
use super::local_labels::LocalLabels;
use super::tok::{Reading, Values};
use super::{Parse, literal, syntax_error, text};
use crate::diag::{Code, Diagnostic};
use crate::model::expr;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Definition, Missing, Model, Reset as _, ResetTo, SubsectionId, SymbolFlag};
use crate::parse::ast::{BinaryOp, Expr, ExprId, Name, RegisterId, RegisterSet, Specifier, UnaryOp};
use crate::parse::calculator::Calculator;
use crate::source::Span;

/// Finds a specifier by name; the error is the closest existing name.
pub type SpecifierLookup = fn(&str) -> Result<Specifier, Option<&'static str>>;

/// Parser state that persists between expressions.
#[derive(Debug)]
pub struct ParseState {
    /// The local labels.
    pub locals: LocalLabels,
    /// The target's relocation specifiers.
    pub specifier: SpecifierLookup,
    /// Registers are written like symbols.
    pub bare_registers: bool,
    /// Tests for register names, if registers are written like symbols.
    pub is_register: fn(&[u8]) -> bool,
    /// The registers to which symbols may be bound, if the target supports that.
    pub registers: Option<&'static RegisterSet>,
    /// Registers that require 64-bit mode are available.
    pub wide_registers: bool,
    /// The last register read as a value, for the error if it may not be one.
    pub register_span: Span,
    /// The prefix of private labels.
    pub private_prefix: &'static [u8],
    /// Private labels are kept in the symbol table.
    pub keep_private: bool,
    /// A suffix after `@` that is not a specifier belongs to the name (COFF: `_f@4`).
    pub at_in_names: bool,
    /// A name ends before an `@`, but may begin with one.
    pub names_end_at_at: bool,
    /// Specifiers follow symbols in parentheses: `f(got)`.
    pub specifiers_in_parentheses: bool,
    /// `>>` is an arithmetic shift, and brackets are not supported in expressions (COFF).
    pub plain_operators: bool,
    /// `!` is not a binary operator.
    pub no_infix_exclaim: bool,
    /// The fast path for common shapes is enabled.
    pub fast: bool,
    /// An anonymous location was referenced: by `.`, or by a value in a literal pool.
    pub nameless: bool,
    /// Warnings about the current statement; taken by the caller that reads it.
    pub warnings: Vec<Diagnostic>,
    /// The current expression has a specifier on a part without a symbol: the error if the whole has none either.
    pub unplaced: Option<Box<Diagnostic>>,
    /// The symbols of `.eqv`.
    pub later: Later,
    /// The location counter of `.struct`, which is used while no section is selected.
    pub structure: Option<i64>,
    /// Buffers for the numbers of an operand in Intel syntax.
    pub numbers: Calculator,
    /// The form of the current statement's expressions, if the text is printed.
    pub forms: Option<Box<Forms>>,
}

impl ResetTo for ParseState {
    fn reset_to(&mut self, from: &Self) {
        // Fields set from the options and the target are copied only if a source can change them.
        let ParseState {
            locals,
            specifier: _,
            bare_registers,
            is_register: _,
            registers: _,
            wide_registers,
            register_span,
            private_prefix: _,
            keep_private: _,
            at_in_names,
            names_end_at_at: _,
            specifiers_in_parentheses,
            plain_operators: _,
            no_infix_exclaim: _,
            fast,
            nameless,
            warnings,
            unplaced,
            later,
            structure,
            numbers: _,
            forms,
        } = self;
        *forms = None;
        later.clear();
        *structure = None;
        locals.reset();
        (*bare_registers, *at_in_names) = (from.bare_registers, from.at_in_names);
        (*wide_registers, *register_span) = (from.wide_registers, from.register_span);
        (*specifiers_in_parentheses, *fast) = (from.specifiers_in_parentheses, from.fast);
        *nameless = false;
        warnings.reset();
        *unplaced = None;
    }
}

impl ParseState {
    /// The state at the start of a source.
    #[must_use]
    pub fn new(
        specifier: SpecifierLookup,
        is_register: fn(&[u8]) -> bool,
        private_prefix: &'static [u8],
        keep_private: bool,
    ) -> Self {
        let locals = LocalLabels::new(keep_private, text(private_prefix));
        ParseState {
            locals,
            specifier,
            bare_registers: false,
            is_register,
            registers: None,
            wide_registers: false,
            register_span: Span::default(),
            private_prefix,
            keep_private,
            at_in_names: false,
            names_end_at_at: false,
            specifiers_in_parentheses: false,
            plain_operators: false,
            no_infix_exclaim: false,
            fast: true,
            nameless: false,
            warnings: Vec::new(),
            unplaced: None,
            later: Later::default(),
            structure: None,
            numbers: Calculator::default(),
            forms: None,
        }
    }

    /// How registers are read as values, if the target supports that.
    pub(super) fn register_values(&self) -> Reading {
        match self.registers {
            Some(set) => Reading::Values(Values { set, wide: self.wide_registers, bare: self.bare_registers }),
            None => Reading::Plain,
        }
    }

    /// Resets the per-statement state.
    #[inline]
    pub fn end_statement(&mut self) {
        self.warnings.clear();
        self.unplaced = None;
        if let Some(forms) = &mut self.forms {
            forms.end_statement();
        }
    }
}

/// The error for a register where a number or an address is needed.
#[cold]
fn register_as_value(span: Span) -> Box<Diagnostic> {
    syntax_error(Code::NotRelocatable, span, "register cannot be used as a value")
}

/// The context of the parsers' actions.
#[derive(Debug)]
pub struct Context<'c> {
    /// The model, for symbols and the expression arena.
    pub model: &'c mut Model,
    /// State that persists between expressions.
    pub state: &'c mut ParseState,
    /// The current subsection.
    pub subsection: SubsectionId,
}

impl Context<'_> {
    /// A constant.
    #[inline]
    pub fn int(&mut self, value: i64) -> ExprId {
        self.model.expr(Expr::Int(value))
    }

    #[inline(never)]
    pub fn intern(&mut self, name: &[u8]) -> Name {
        self.model.names.find(name).unwrap_or_else(|missing| self.add_name(name, missing))
    }

    #[inline(never)]
    fn add_name(&mut self, name: &[u8], missing: Missing) -> Name {
        let state = &*self.state;
        let is_private = || match *state.private_prefix {
            [only] => name.first() == Some(&only),
            [first, second] => name.first_chunk() == Some(&[first, second]),
            _ => name.starts_with(state.private_prefix),
        };
        self.model.add_name(name, missing, || !state.keep_private && is_private())
    }

    /// A reference to a symbol: `foo`, `foo@PLT`, `.`.
    pub fn symbol(&mut self, name: &[u8], span: Span) -> Parse<ExprId> {
        if name == b"." {
            return Ok(self.dot());
        }
        // In expressions, register names with capitals are symbols, although they are registers as operands.
        if self.state.bare_registers && !name.iter().any(u8::is_ascii_uppercase) && (self.state.is_register)(name) {
            return Err(syntax_error(Code::NotRelocatable, span, "register cannot be used as a value"));
        }
        if self.state.specifiers_in_parentheses
            && let Some(at) = name.iter().position(|&b| b == b'(')
        {
            let inside = name[at + 1..].strip_suffix(b")").unwrap_or(&name[at + 1..]).trim_ascii();
            let specifier = self.spec(inside, Span::new(span.start + at as u32 + 1, span.end))?;
            return Ok(self.plain(name[..at].trim_ascii_end(), specifier, span));
        }
        // An `@` at the end, or at the start where names may begin with it, belongs to the name.
        let first = usize::from(self.state.names_end_at_at && name.starts_with(b"@"));
        let at = name.iter().skip(first).position(|&b| b == b'@').map(|at| at + first);
        let Some(at) = at.filter(|at| at + 1 < name.len()) else {
            return Ok(self.plain(name, Specifier::NONE, span));
        };
        if self.state.at_in_names && (self.state.specifier)(text(&name[at + 1..])).is_err() {
            return Ok(self.plain(name, Specifier::NONE, span));
        }
        let specifier = self.spec(&name[at + 1..], Span::new(span.start + at as u32 + 1, span.end))?;
        Ok(self.plain(&name[..at], specifier, span))
    }

    fn spec(&mut self, name: &[u8], span: Span) -> Parse<Specifier> {
        (self.state.specifier)(text(name)).map_err(|near| {
            let message = format!("invalid variant '{}'", String::from_utf8_lossy(name));
            let mut error = syntax_error(Code::UnknownSpecifier, span, message);
            if let Some(near) = near {
                *error = error.help(format!("did you mean '@{near}'?"));
            }
            error
        })
    }

    /// A symbol with a quoted name.
    pub fn quoted_symbol(&mut self, inside: &[u8], span: Span) -> Parse<ExprId> {
        let name = literal::quoted_name(inside);
        if name.is_empty() {
            // The empty name can be defined, but not referenced.
            return Err(syntax_error(Code::ExpectedExpression, span, "expected a symbol reference"));
        }
        Ok(self.plain(&name, Specifier::NONE, span))
    }

    /// Interns a name and records a reference to its symbol.
    #[inline]
    pub fn refer(&mut self, name: &[u8], span: Span) -> Name {
        let name = self.intern(name);
        self.refer_to(name, span)
    }

    /// Records a reference to a symbol.
    #[inline]
    pub fn refer_to(&mut self, name: Name, span: Span) -> Name {
        let symbol = self.model.symbol(name);
        if symbol.is(SymbolFlag::Temporary) && matches!(symbol.definition, Definition::Undefined) {
            self.model.asked_for(name, span.start);
        }
        name
    }

    #[inline]
    fn plain(&mut self, name: &[u8], specifier: Specifier, span: Span) -> ExprId {
        let name = self.intern(name);
        self.reference(name, specifier, span)
    }

    /// An expression that refers to an interned symbol.
    #[inline]
    pub fn reference(&mut self, name: Name, specifier: Specifier, span: Span) -> ExprId {
        self.refer_to(name, span);
        // A constant or a register is substituted now: the symbol may be redefined later.
        if specifier == Specifier::NONE
            && let Some(number) = self.number(name)
        {
            return self.model.expr(Expr::Int(number));
        }
        let expr = match self.model.symbol(name).definition {
            Definition::Variable(_) if self.state.later.is_deferring => Expr::Symbol(name, specifier),
            Definition::Variable(value) if self.state.later.has(name) => {
                return self.now(value, (name, specifier), span);
            }
            Definition::Variable(value) if specifier == Specifier::NONE => match self.model.as_register(value) {
                Some(id) => {
                    self.state.register_span = span;
                    Expr::Register(id)
                }
                None => Expr::Symbol(name, specifier),
            },
            _ => Expr::Symbol(name, specifier),
        };
        self.model.expr(expr)
    }

    /// A unary operator.
    pub fn unary(&mut self, op: UnaryOp, a: ExprId) -> Parse<ExprId> {
        if let Some(value) = self.constant(a) {
            let value = match op {
                UnaryOp::Minus => value.wrapping_neg(),
                UnaryOp::Plus => value,
                UnaryOp::Not => !value,
                UnaryOp::LNot => i64::from(value == 0),
            };
            return Ok(self.written(value, Expr::Unary(op, a)));
        }
        self.not_register(a)?;
        Ok(self.model.expr(Expr::Unary(op, a)))
    }

    /// An expression in brackets.
    pub fn brackets(&mut self, a: ExprId, span: Span) -> Parse<ExprId> {
        if self.state.plain_operators {
            let error = syntax_error(Code::UnexpectedToken, span, "brackets expression not supported on this target");
            return Err(Box::new(error.help("use parentheses")));
        }
        Ok(self.folded(a))
    }

    /// A binary operator.
    pub fn binary(&mut self, op: BinaryOp, a: ExprId, b: ExprId) -> Parse<ExprId> {
        let op = if op == BinaryOp::Shr && self.state.plain_operators { BinaryOp::Sar } else { op };
        if let (Some(x), Some(y)) = (self.constant(a), self.constant(b))
            && let Some(value) = expr::binary(op, x, y)
        {
            return Ok(self.written(value, Expr::Binary(op, a, b)));
        }
        if let (Some(x), Some(y)) = (self.model.as_register(a), self.model.as_register(b))
            && matches!(op, BinaryOp::Eq | BinaryOp::Ne)
            && let Some(value) = expr::binary(op, x.0.into(), y.0.into())
        {
            return Ok(self.int(value));
        }
        self.not_register(a)?;
        self.not_register(b)?;
        Ok(self.model.expr(Expr::Binary(op, a, b)))
    }

    /// `a ! b`: `a | ~b`.
    pub fn or_not(&mut self, a: ExprId, b: ExprId, span: Span) -> Parse<ExprId> {
        if self.state.no_infix_exclaim {
            return Err(syntax_error(Code::ExpectedNewline, span, "expected newline"));
        }
        self.binary(BinaryOp::OrNot, a, b)
    }

    /// A register as a value.
    pub fn register(&mut self, id: RegisterId, span: Span) -> ExprId {
        self.state.register_span = span;
        self.model.expr(Expr::Register(id))
    }

    /// Rejects a register where a number or an address is needed.
    #[inline]
    pub(super) fn not_register(&self, expr: ExprId) -> Parse<()> {
        match self.model.as_register(expr) {
            Some(_) => Err(register_as_value(self.state.register_span)),
            None => Ok(()),
        }
    }

    /// Checks a complete expression: a specifier requires a symbol.
    pub fn whole(&mut self, expr: ExprId) -> Parse<()> {
        match self.state.unplaced.take() {
            Some(error) if self.model.first_symbol(expr).is_none() => Err(error),
            _ => Ok(()),
        }
    }

    /// A specifier after an expression.
    pub fn specified(&mut self, a: ExprId, name: &[u8], span: Span) -> Parse<ExprId> {
        let specifier = self.spec(name, span)?;
        if self.model.first_symbol(a).is_none() {
            // It may belong to a symbol further to the left: `f+1@PLT`.
            let message = format!("invalid modifier '{}' (no symbols present)", String::from_utf8_lossy(name));
            self.state.unplaced = Some(syntax_error(Code::UnknownSpecifier, span, message));
        }
        // After a quoted or parenthesized name it applies to the symbol alone.
        if let Expr::Symbol(symbol, Specifier::NONE) = self.model.exprs[a.0 as usize] {
            return Ok(self.model.expr(Expr::Symbol(symbol, specifier)));
        }
        Ok(self.model.expr(Expr::Specified(a, specifier)))
    }

    /// The scale of an address; -1 if it is not a constant.
    pub fn scale(&mut self, a: ExprId) -> i64 {
        Evaluator::new(self.model, Stage::Building).absolute(a).unwrap_or(-1)
    }
}
