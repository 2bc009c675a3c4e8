//! Assignments: `=`, `.set` and the like.

use super::Assembler;
use super::defined::first_definition;
use super::recording::mark;
use crate::diag::Code;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Definition, SymbolFlag, Value};
use crate::parse::ast::{Expr, ExprId, Name, Specifier};
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;

/// An expression that a symbol is to be assigned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Assignment {
    pub(crate) symbol: Name,
    /// The position of the symbol's name.
    pub(crate) span: Span,
    pub(crate) value: ExprId,
    /// The symbol may be assigned again.
    pub(crate) redefinable: bool,
}

impl Assignment {
    /// Assigns the expression, and those that wait for the symbol to have a value.
    ///
    /// # Errors
    /// If the symbol is already defined, or the expression has a relocation specifier.
    pub(crate) fn perform(self, a: &mut Assembler<'_, '_>) -> Parse<()> {
        self.perform_alone(a)?;
        assign_conditionals(a, self.symbol)
    }

    fn perform_alone(mut self, a: &mut Assembler<'_, '_>) -> Parse<()> {
        let Assignment { symbol, span, value, redefinable } = self;
        if is_specified(a, value) {
            let message = "relocation specifier not permitted in symbol equating";
            let error = *syntax_error(Code::UnknownSpecifier, span, message);
            let text = a.model.display_name(symbol);
            return Err(Box::new(error.help(format!("write the specifier where '{text}' is used"))));
        }
        let known = a.model.symbol(symbol);
        let discarded = known.is(SymbolFlag::Discarded);
        // A common symbol keeps its size.
        if known.is_defined() && a.model.common(symbol).is_none() {
            if !redefinable || !known.is(SymbolFlag::Redefinable) {
                let message = format!("redefinition of '{}'", a.model.display_name(symbol));
                let error = syntax_error(Code::SymbolRedefined, span, message);
                return Err(first_definition(a, error, symbol));
            }
            if discarded {
                return Ok(());
            }
            // Earlier uses keep the old value.
            let new = a.model.renew(symbol);
            a.sections.renewed(symbol, new);
            self.symbol = new;
        }
        if !discarded {
            self.give(a);
        }
        Ok(())
    }

    /// Gives a symbol a value; the caller has checked that it may.
    fn give(self, a: &mut Assembler<'_, '_>) {
        let Assignment { symbol, span, value, redefinable } = self;
        a.progress.mark(symbol, mark::DEFINED);
        if a.progress.is_recording() {
            a.progress.mark_used(a.model, Value::Tree(value));
        }
        let constant = a
            .model
            .as_number(value)
            .or_else(|| Evaluator::new(a.model, Stage::Parsing).expr(value, false).ok().and_then(|l| l.as_constant()));
        let value = match constant {
            // An expression that is printed may be written in another form than its value.
            Some(_) if a.printer.is_none() && a.model.as_number(value).is_some() => value,
            Some(constant) => a.model.expr(Expr::Int(constant)),
            None => {
                // The position for errors reported after the source is read.
                a.model.set_position(symbol, span.start);
                value
            }
        };
        if let Some(mut print) = a.print() {
            print.assignment(symbol, value);
        }
        a.progress.retained = true;
        a.model.register(symbol);
        if constant.is_none() {
            a.model.register_tree(value);
            a.model.register_symbols |= a.model.as_register(value).is_some();
        }
        let entry = a.model.symbol_mut(symbol);
        entry.definition = Definition::Variable(value);
        entry.set(SymbolFlag::Redefinable, redefinable);
    }
}

/// Performs the `.lto_set_conditional` assignments that were waiting for `symbol`.
#[inline]
pub(crate) fn assign_conditionals(a: &mut Assembler<'_, '_>, symbol: Name) -> Parse<()> {
    if a.model.requests.conditionals.is_empty() { Ok(()) } else { assign_waiting(a, symbol) }
}

#[cold]
fn assign_waiting(a: &mut Assembler<'_, '_>, symbol: Name) -> Parse<()> {
    let mut known = vec![symbol];
    while let Some(symbol) = known.pop() {
        for (waiting, value, at) in a.model.requests.conditionals.remove(&symbol).unwrap_or_default() {
            // Assigned regardless of its current definition. A redefinable symbol stays redefinable.
            let redefinable = a.model.symbol(waiting).is(SymbolFlag::Redefinable);
            a.unprinted(|a| Assignment { symbol: waiting, span: Span::at(at), value, redefinable }.give(a));
            known.push(waiting);
        }
    }
    Ok(())
}

/// Parses the value of an assignment, which ends the statement. After an error, those in statements that name the
/// symbol are consequences and are suppressed.
pub(crate) fn assigned_value(a: &mut Assembler<'_, '_>, name: &[u8], cursor: &mut Cursor<'_, '_>) -> Parse<ExprId> {
    let value = cursor.expr_or_register(&mut a.context());
    let value = value.and_then(|value| cursor.finish().map(|()| value));
    match value {
        Ok(_) => a.progress.accept(name),
        Err(_) => a.progress.refuse(name),
    }
    value
}

/// `.eqv`: the expression is evaluated at each use of the symbol.
pub(crate) fn assign_later(a: &mut Assembler<'_, '_>, name: &[u8], span: Span, value: ExprId) -> Parse<()> {
    let symbol = a.intern(name);
    if a.model.symbol(symbol).is_defined() {
        let message = format!("redefinition of '{}'", a.model.display_name(symbol));
        return Err(syntax_error(Code::SymbolRedefined, span, message));
    }
    a.progress.mark(symbol, mark::DEFINED);
    a.progress.retained = true;
    a.model.register(symbol);
    a.model.register_tree(value);
    a.model.symbol_mut(symbol).definition = Definition::Variable(value);
    a.model.set_position(symbol, span.start);
    a.state.later.insert(symbol);
    Ok(())
}

fn is_specified(a: &Assembler<'_, '_>, expr: ExprId) -> bool {
    let is_named = |inner: ExprId| matches!(a.model.exprs[inner.0 as usize], Expr::Symbol(..));
    match a.model.exprs[expr.0 as usize] {
        Expr::Symbol(_, specifier) => specifier != Specifier::NONE,
        Expr::Specified(inner, _) => is_named(inner),
        _ => false,
    }
}
