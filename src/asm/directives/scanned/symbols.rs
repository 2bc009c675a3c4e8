//! Symbol directives.

use super::{Text, done};
use crate::asm::directives::{coff_symbol, symbol, symbol_type};
use crate::asm::state::Assembler;
use crate::model::{Binding, RelocatableValue};
use crate::parse::Parse;
use crate::parse::ast::{BinaryOp, Expr, ExprId, Name, Specifier};
use crate::source::Span;

/// Applies `action` to the single symbol named by the operand.
#[inline]
fn one(
    a: &mut Assembler<'_, '_>,
    mut text: Text<'_>,
    action: impl FnOnce(&mut Assembler<'_, '_>, Name, Span) -> Parse<()>,
) -> Option<usize> {
    let (name, span) = text.name()?;
    let end = text.end()?;
    let name = a.intern(name);
    let result = action(a, name, span);
    done(a, end, result)
}

/// `.globl`
pub(in crate::asm::directives) fn global(a: &mut Assembler<'_, '_>, text: Text<'_>) -> Option<usize> {
    one(a, text, |a, name, span| symbol::bind_one(a, (name, span), (Binding::Global, "STB_GLOBAL"), true))
}

/// `.weak`
pub(in crate::asm::directives) fn weak(a: &mut Assembler<'_, '_>, text: Text<'_>) -> Option<usize> {
    one(a, text, |a, name, span| symbol::bind_one(a, (name, span), (Binding::Weak, "STB_WEAK"), false))
}

/// `.local`
pub(in crate::asm::directives) fn local(a: &mut Assembler<'_, '_>, text: Text<'_>) -> Option<usize> {
    one(a, text, |a, name, span| symbol::bind_one(a, (name, span), (Binding::Local, "STB_LOCAL"), false))
}

/// `.hidden`, `.internal` and `.protected`
pub(in crate::asm::directives) fn visibility<const VISIBILITY: u8>(
    a: &mut Assembler<'_, '_>,
    text: Text<'_>,
) -> Option<usize> {
    one(a, text, |a, name, _| {
        symbol::make_visible(a, name, VISIBILITY);
        Ok(())
    })
}

/// `.addrsig_sym`
pub(in crate::asm::directives) fn addrsig_sym(a: &mut Assembler<'_, '_>, text: Text<'_>) -> Option<usize> {
    one(a, text, |a, name, _| {
        a.model.requests.addrsig_symbols.push(name);
        Ok(())
    })
}

/// `.type symbol, @type`
pub(in crate::asm::directives) fn kind(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let (name, _) = text.name()?;
    text.comma()?;
    if !matches!(text.s.byte(), b'@' | b'%') || text.s.byte() == a.desc.syntax.comment {
        return None;
    }
    text.s.at += 1;
    let (word, _) = text.name()?;
    let end = text.end()?;
    let kind = symbol_type::find(word)?;
    let name = a.intern(name);
    symbol_type::set(a, name, kind);
    Some(end)
}

/// A value as an expression tree.
fn tree(a: &mut Assembler<'_, '_>, value: RelocatableValue) -> ExprId {
    let number = |a: &mut Assembler<'_, '_>| a.model.expr(Expr::Int(value.constant));
    let Some(add) = value.add else { return number(a) };
    let mut tree = a.model.expr(Expr::Symbol(add, Specifier::NONE));
    if let Some(sub) = value.sub {
        let sub = a.model.expr(Expr::Symbol(sub, Specifier::NONE));
        tree = a.model.expr(Expr::Binary(BinaryOp::Sub, tree, sub));
    }
    if value.constant != 0 {
        let number = number(a);
        tree = a.model.expr(Expr::Binary(BinaryOp::Add, tree, number));
    }
    tree
}

/// `.size symbol, value`
pub(in crate::asm::directives) fn size(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let (name, span) = text.name()?;
    text.comma()?;
    let (value, _) = text.value(a)?;
    let end = text.end()?;
    let size = tree(a, value);
    // Nearly always the subtracted symbol is the one whose size is set.
    let name = match value.sub {
        Some(sub) if a.model.names.text(sub) == name => sub,
        _ => a.intern(name),
    };
    symbol::set_size(a, name, size, span);
    Some(end)
}

/// COFF's `.def symbol`
pub(in crate::asm::directives) fn def(a: &mut Assembler<'_, '_>, text: Text<'_>) -> Option<usize> {
    let span = text.word;
    one(a, text, |a, name, _| {
        coff_symbol::describe(a, name, span);
        Ok(())
    })
}

/// COFF's `.scl class`
pub(in crate::asm::directives) fn scl(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let (class, _) = text.integer()?;
    let end = text.end()?;
    let result = coff_symbol::set_class(a, class, text.word);
    done(a, end, result)
}

/// COFF's `.type type`
pub(in crate::asm::directives) fn coff_kind(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let (kind, _) = text.integer()?;
    let end = text.end()?;
    let result = coff_symbol::set_kind(a, kind, text.word);
    done(a, end, result)
}
