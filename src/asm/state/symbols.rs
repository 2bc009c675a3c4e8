//! Labels and assignments.

use super::Assembler;
use super::recording::mark;
use super::structure;
use crate::diag::Code;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Definition, SymbolFlag, Value};
use crate::parse::ast::{Expr, ExprId, Name, Specifier};
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;

/// Longer names, in bytes, are not shown in full in messages.
const LONG_NAME: usize = 4096;

impl Assembler<'_, '_> {
    #[inline]
    pub(in crate::asm) fn label(&mut self, name: &[u8], span: Span) -> Parse<()> {
        if name == b"." {
            return Err(syntax_error(Code::UnexpectedToken, span, "'.' is the location counter and cannot be a label"));
        }
        let symbol = self.intern(name);
        self.label_symbol(symbol, span)
    }

    /// Defines a symbol as a label at the end of the current section.
    pub(crate) fn label_symbol(&mut self, symbol: Name, span: Span) -> Parse<()> {
        self.progress.interruptions += 1;
        let place = match self.here(span) {
            Ok(place) => place,
            Err(missing) => return structure::label(self, symbol, span, missing),
        };
        let known = self.model.symbol(symbol);
        if known.is(SymbolFlag::Discarded) {
            return Ok(());
        }
        match known.definition {
            Definition::Undefined => {}
            // COFF: the label prevails, and other objects see the symbol as common.
            Definition::Common(_) if self.is_coff() && !self.model.names_section(symbol) => {}
            // ELF: a label within this source, a common symbol to other objects.
            Definition::Common(_) if !self.is_coff() => {
                let message =
                    format!("'{}' is a common symbol; the label is not visible to other objects", self.shown(symbol));
                self.warn(Code::IgnoredRedefinition, span, message);
                if let Some(block) = self.model.common(symbol) {
                    self.model.labeled_commons.insert(symbol, block);
                }
            }
            // COFF symbols with an antidependency also have `Weakref` set, but may become labels.
            Definition::Variable(_)
                if known.is(SymbolFlag::Redefinable) && (self.is_coff() || !known.is(SymbolFlag::Weakref)) =>
            {
                // Earlier uses refer to the label, too, except where a constant was already folded in.
            }
            _ => {
                let message = format!("symbol '{}' is already defined", self.shown(symbol));
                let error = syntax_error(Code::SymbolRedefined, span, message);
                return Err(self.with_first(error, self.model.names.text(symbol)));
            }
        }
        // A label in a thread-local section becomes STT_TLS, whatever `.type` was given before.
        self.label_hook(symbol);
        self.define(symbol, place)?;
        if self.debug.description.is_some() {
            self.describe_label(symbol, span);
        }
        Ok(())
    }

    /// A symbol's name for use in messages.
    #[cold]
    pub(crate) fn shown(&self, symbol: Name) -> String {
        let name = self.model.names.text(symbol);
        match name {
            // Longer names are cut in messages: do not copy hundreds of megabytes for it.
            [head @ .., _] if head.len() >= LONG_NAME => format!(
                "{}{}",
                String::from_utf8_lossy(&name[..LONG_NAME / 2]),
                String::from_utf8_lossy(&name[name.len() - LONG_NAME / 2..])
            ),
            _ => String::from_utf8_lossy(name).into_owned(),
        }
    }

    pub(in crate::asm) fn define(&mut self, name: Name, place: crate::model::SectionOffset) -> Parse<()> {
        self.model.register(name);
        self.mark(name, mark::DEFINED);
        self.model.label_common(name, place, Some(&*self.debug.codeview));
        self.model.define_own(name, place);
        self.assign_conditionals(name)
    }

    /// Performs the `.lto_set_conditional` assignments that were waiting for `symbol`.
    #[inline]
    pub(crate) fn assign_conditionals(&mut self, symbol: Name) -> Parse<()> {
        if self.model.requests.conditionals.is_empty() { Ok(()) } else { self.assign_waiting(symbol) }
    }

    #[cold]
    fn assign_waiting(&mut self, symbol: Name) -> Parse<()> {
        let mut known = vec![symbol];
        while let Some(symbol) = known.pop() {
            for (waiting, value, at) in self.model.requests.conditionals.remove(&symbol).unwrap_or_default() {
                // Assigned regardless of its current definition. A redefinable symbol stays redefinable.
                let redefinable = self.model.symbol(waiting).is(SymbolFlag::Redefinable);
                self.give(waiting, Span::at(at), value, redefinable);
                known.push(waiting);
            }
        }
        Ok(())
    }

    /// Defines a numbered (directional) label.
    pub(crate) fn local_label(&mut self, label: u64, span: Span) -> Parse<()> {
        let Ok(label) = u32::try_from(label) else {
            return Err(syntax_error(Code::BadNumber, span, "local label number does not fit in 32 bits"));
        };
        let place = self.here(span)?;
        self.progress.interruptions += 1;
        let symbol = self.state.locals.define(label, self.model);
        self.define(symbol, place)?;
        self.label_hook(symbol);
        if self.debug.description.is_some() {
            self.describe_label(symbol, span);
        }
        Ok(())
    }

    /// Parses the value of an assignment, which ends the statement. After an error, those in statements that name the
    /// symbol are consequences and are suppressed.
    pub(crate) fn assigned_value(&mut self, name: &[u8], cursor: &mut Cursor<'_, '_>) -> Parse<ExprId> {
        let value = cursor.expr_or_register(&mut self.context());
        let value = value.and_then(|value| cursor.finish().map(|()| value));
        match value {
            Ok(_) => self.progress.accept(name),
            Err(_) => self.progress.refuse(name),
        }
        value
    }

    /// `.set`: assigns an expression to a symbol.
    pub fn assign(&mut self, name: &[u8], span: Span, value: ExprId, redefinable: bool) -> Parse<()> {
        let symbol = self.intern(name);
        self.assign_symbol(symbol, span, value, redefinable)
    }

    /// Like [`Self::assign`], for a symbol that is already interned.
    pub(crate) fn assign_symbol(&mut self, symbol: Name, span: Span, value: ExprId, redefinable: bool) -> Parse<()> {
        self.assign_alone(symbol, span, value, redefinable)?;
        self.assign_conditionals(symbol)
    }

    fn assign_alone(&mut self, mut symbol: Name, span: Span, value: ExprId, redefinable: bool) -> Parse<()> {
        if self.is_specified(value) {
            let message = "relocation specifier not permitted in symbol equating";
            let error = *syntax_error(Code::UnknownSpecifier, span, message);
            let text = self.shown(symbol);
            return Err(Box::new(error.help(format!("write the specifier where '{text}' is used"))));
        }
        let known = self.model.symbol(symbol);
        let discarded = known.is(SymbolFlag::Discarded);
        // A common symbol keeps its size.
        if known.is_defined() && self.model.common(symbol).is_none() {
            if !redefinable || !known.is(SymbolFlag::Redefinable) {
                let message = format!("redefinition of '{}'", self.shown(symbol));
                let error = syntax_error(Code::SymbolRedefined, span, message);
                return Err(self.with_first(error, self.model.names.text(symbol)));
            }
            if discarded {
                return Ok(());
            }
            // Earlier uses keep the old value.
            let new = self.model.renew(symbol);
            self.sections.renewed(symbol, new);
            symbol = new;
        }
        if !discarded {
            self.give(symbol, span, value, redefinable);
        }
        Ok(())
    }

    /// Gives a symbol a value; the caller has checked that it may.
    fn give(&mut self, symbol: Name, span: Span, value: ExprId, redefinable: bool) {
        self.mark(symbol, mark::DEFINED);
        if self.is_recording() {
            self.mark_used(Value::Tree(value));
        }
        let constant = Evaluator::new(self.model, Stage::Parsing).expr(value, false).ok().and_then(|l| l.as_constant());
        let value = match constant {
            Some(constant) => self.model.expr(Expr::Int(constant)),
            None => {
                // The position for errors reported after the source is read.
                self.model.symbol_mut(symbol).source_pos = span.start;
                value
            }
        };
        self.progress.retained = true;
        self.model.register(symbol);
        self.model.register_tree(value);
        self.model.register_symbols |= self.model.as_register(value).is_some();
        let entry = self.model.symbol_mut(symbol);
        entry.definition = Definition::Variable(value);
        entry.set(SymbolFlag::Redefinable, redefinable);
    }

    /// `.eqv`: the expression is evaluated at each use of the symbol.
    pub(crate) fn assign_later(&mut self, name: &[u8], span: Span, value: ExprId) -> Parse<()> {
        let symbol = self.intern(name);
        if self.model.symbol(symbol).is_defined() {
            let message = format!("redefinition of '{}'", self.shown(symbol));
            return Err(syntax_error(Code::SymbolRedefined, span, message));
        }
        self.mark(symbol, mark::DEFINED);
        self.progress.retained = true;
        self.model.register(symbol);
        self.model.register_tree(value);
        let entry = self.model.symbol_mut(symbol);
        entry.definition = Definition::Variable(value);
        entry.source_pos = span.start;
        self.state.later.insert(symbol);
        Ok(())
    }

    fn is_specified(&self, expr: ExprId) -> bool {
        let is_named = |inner: ExprId| matches!(self.model.exprs[inner.0 as usize], Expr::Symbol(..));
        match self.model.exprs[expr.0 as usize] {
            Expr::Symbol(_, specifier) => specifier != Specifier::NONE,
            Expr::Specified(inner, _) => is_named(inner),
            _ => false,
        }
    }
}
