//! Values, bindings, visibilities and other properties of symbols.

use crate::asm::state::Assembler;
use crate::asm::state::assignment::Assignment;
use crate::asm::state::assignment::assigned_value;
use crate::asm::state::recording::mark;
use crate::diag::Code;
use crate::model::{Binding, Definition, SymVer, SymbolFlag, SymbolLocation, Value};
use crate::parse::ast::{Expr, Name, Specifier};
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, LineCursor, Parse, syntax_error};
use crate::short_slice;
use crate::source::Span;
use object::elf::{STV_HIDDEN, STV_INTERNAL};

/// `.set`, `.equ`; `.equiv`, which rejects a redefinition.
pub(super) fn set<const REDEFINABLE: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    _: Span,
) -> Parse<()> {
    let (name, span) = cursor.name("")?;
    cursor.comma()?;
    let value = assigned_value(a, &name, cursor.tokens())?;
    let symbol = a.intern(&name);
    Assignment { symbol, span, value, redefinable: REDEFINABLE }.perform(a)
}

/// `.lto_set_conditional sym, expr`: assigned at once if the expression's symbol is known, otherwise when it gets a
/// value.
pub(super) fn lto_set_conditional(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    let (name, span) = cursor.name("")?;
    cursor.comma()?;
    let value_span = cursor.here();
    let value = a.expr(cursor.tokens())?;
    cursor.finish()?;
    let target = match a.model.exprs[value.0 as usize] {
        Expr::Symbol(target, Specifier::NONE) => Some(target),
        Expr::Symbol(..) => None,
        _ => return Err(syntax_error(Code::ExpectedIdentifier, value_span, "expected identifier")),
    };
    // The target of a `.weakref` alias that nothing else has named is not known.
    let known = |target: &Name| a.model.symbol(*target).is(SymbolFlag::Registered);
    let target = target.filter(|target| !known(target));
    let symbol = a.intern(&name);
    let is_taken = a.model.symbol(symbol).is_defined() && a.model.common(symbol).is_none();
    if let Some(mut print) = a.print() {
        print.conditional_assignment(symbol, value);
    }
    let Some(target) = target.filter(|_| !is_taken) else {
        return a.unprinted(|a| Assignment { symbol, span, value, redefinable: false }.perform(a));
    };
    a.retain();
    a.model.requests.conditionals.entry(target).or_default().push((symbol, value, span.start));
    Ok(())
}

/// `.lto_discard [sym, ...]`: further definitions and attributes of these symbols are dropped.
pub(super) fn lto_discard(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    for name in std::mem::take(&mut a.progress.discarded) {
        a.model.symbol_mut(name).set(SymbolFlag::Discarded, false);
    }
    each_name(a, cursor, &mut |a, name, _| {
        a.model.symbol_mut(name).set(SymbolFlag::Discarded, true);
        a.progress.discarded.push(name);
        Ok(())
    })
}

/// Reads a list of names, which may be empty.
fn each_name(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    action: &mut dyn FnMut(&mut Assembler<'_, '_>, Name, Span) -> Parse<()>,
) -> Parse<()> {
    if cursor.at_end() {
        return Ok(());
    }
    loop {
        let (symbol, span) = a.symbol(cursor, "")?;
        let goes_on = cursor.goes_on();
        action(a, symbol, span)?;
        if !goes_on {
            return Ok(());
        }
        cursor.comma()?;
    }
}

/// Rejects a private label, which cannot have attributes.
fn not_private(a: &Assembler<'_, '_>, name: Name, span: Span) -> Parse<()> {
    if !a.model.symbol(name).is(SymbolFlag::Temporary) {
        return Ok(());
    }
    let error = *syntax_error(Code::BadSymbolAttribute, span, "non-local symbol required");
    Err(Box::new(error.help("a name with this prefix is private to the file and not in its symbol table")))
}

/// `.globl`, `.weak`, `.local` and so on. With `everywhere` (directives for all object formats), private labels are
/// rejected.
pub(super) fn bind(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    binding: Binding,
    everywhere: bool,
) -> Parse<()> {
    each_name(a, cursor, &mut |a, name, span| bind_one(a, (name, span), binding, everywhere))
}

/// Gives one symbol a binding.
pub(crate) fn bind_one(
    a: &mut Assembler<'_, '_>,
    (name, span): (Name, Span),
    binding: Binding,
    everywhere: bool,
) -> Parse<()> {
    if a.model.symbol(name).is(SymbolFlag::Discarded) {
        return Ok(());
    }
    if everywhere {
        not_private(a, name, span)?;
    }
    if let Some(mut print) = a.print() {
        let directive = match binding {
            Binding::Weak => ".weak",
            Binding::Local => ".local",
            _ => ".globl",
        };
        print.attribute(directive, name);
    }
    a.model.register(name);
    if a.progress.is_recording() {
        match binding {
            Binding::Global => a.progress.mark(name, mark::GLOBAL),
            // `.weak_reference`, which rejects private labels, does not count.
            Binding::Weak if !everywhere => a.progress.mark(name, mark::WEAK),
            _ => {}
        }
        return Ok(());
    }
    let old = a.model.symbol(name).binding;
    if a.is_coff() {
        // On COFF any symbol may be given a storage class, even a section symbol.
        a.model.symbol_mut(name).binding = Some(binding);
        return Ok(());
    }
    if old.is_some_and(|old| old != binding) {
        let shown = String::from_utf8_lossy(a.model.names.text(name)).into_owned();
        let text = format!("{binding:?}").to_uppercase();
        let message = format!("{shown} changed binding to STB_{text}");
        if binding == Binding::Weak {
            a.warn(Code::BindingChanged, span, message);
        } else {
            return Err(syntax_error(Code::BindingChanged, span, message));
        }
    }
    a.model.symbol_mut(name).binding = Some(binding);
    Ok(())
}

/// `.hidden`, `.internal`, `.protected`
pub(super) fn visibility(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, visibility: u8) -> Parse<()> {
    each_name(a, cursor, &mut |a, name, _| {
        make_visible(a, name, visibility);
        Ok(())
    })
}

/// Gives one symbol a visibility.
pub(crate) fn make_visible(a: &mut Assembler<'_, '_>, name: Name, visibility: u8) {
    if !a.model.symbol(name).is(SymbolFlag::Discarded) {
        if let Some(mut print) = a.print() {
            let directive = match visibility {
                visibility if visibility == STV_INTERNAL.0 => ".internal",
                visibility if visibility == STV_HIDDEN.0 => ".hidden",
                _ => ".protected",
            };
            print.attribute(directive, name);
        }
        a.model.register(name);
        a.model.symbol_mut(name).set_visibility(visibility);
    }
}

/// `.no_dead_strip`, `.memtag`: no effect except on targets with memory tagging.
pub(super) fn no_effect<const PRIVATE: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    _: Span,
) -> Parse<()> {
    each_name(a, cursor, &mut |a, name, span| note_one(a, (name, span), PRIVATE))
}

/// `.no_dead_strip` for one symbol; `.memtag` on targets with memory tagging.
pub(crate) fn note_one(a: &mut Assembler<'_, '_>, (name, span): (Name, Span), tagged: bool) -> Parse<()> {
    if !tagged {
        not_private(a, name, span)?;
    }
    if a.is_coff() {
        return Err(syntax_error(Code::BadSymbolAttribute, span, "unable to emit symbol attribute"));
    }
    if let Some(mut print) = a.print().filter(|_| tagged) {
        print.attribute(".memtag", name);
    }
    a.model.register(name);
    if tagged && a.desc.tags_memory {
        a.model.requests.tagged.insert(name);
    }
    Ok(())
}

/// Attributes of other object formats.
pub(super) fn not_elf(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    each_name(a, cursor, &mut |a, name, span| {
        not_private(a, name, span)?;
        Err(syntax_error(Code::BadSymbolAttribute, span, "unable to emit symbol attribute"))
    })
}

/// `.addrsig_sym sym`
pub(super) fn addrsig_sym(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    let (symbol, _) = a.symbol(cursor, "")?;
    cursor.finish()?;
    if let Some(mut print) = a.print() {
        print.of_symbol(".addrsig_sym", symbol);
    }
    a.model.requests.addrsig_symbols.push(symbol);
    Ok(())
}

/// `.cg_profile from, to, count`
pub(super) fn cg_profile(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    let from = a.symbol(cursor, " in directive")?;
    cursor.comma()?;
    let to = a.symbol(cursor, " in directive")?;
    cursor.comma()?;
    let count = super::codeview::integer(cursor, "expected integer count in '.cg_profile' directive")?.0;
    cursor.finish()?;
    add_edge(a, from, to, count);
    Ok(())
}

/// Adds an edge to the call graph profile.
pub(crate) fn add_edge(a: &mut Assembler<'_, '_>, from: (Name, Span), to: (Name, Span), count: u64) {
    if let Some(mut print) = a.print() {
        print.profile_edge(from.0, to.0, count);
        print.leave_end();
    }
    a.model.requests.cg_profile.push(([from, to].map(|(name, span)| (name, span.start)), count));
}

/// `.size sym, expr`
pub(super) fn size(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    let (name, span) = cursor.name("")?;
    cursor.comma()?;
    let (size, subtracted) = match cursor.value(&mut a.context()) {
        Some((value, _)) => (Value::Relocatable(value), value.sub),
        None => (Value::Tree(a.expr(cursor.tokens())?), None),
    };
    cursor.finish()?;
    // Nearly always it is the symbol that is subtracted.
    let symbol = match subtracted {
        Some(symbol) if short_slice::are_equal(a.model.names.text(symbol), &name) => symbol,
        _ => a.intern(&name),
    };
    set_size(a, symbol, size, span);
    Ok(())
}

/// Sets the size of a symbol.
pub(crate) fn set_size(a: &mut Assembler<'_, '_>, symbol: Name, size: Value, span: Span) {
    if a.printer.is_some() {
        let size = a.model.tree(size);
        if let Some(mut print) = a.print() {
            print.size(symbol, size);
        }
    }
    a.retain();
    a.model.set_size(symbol, size);
    // Errors in a variable's value are reported where it was assigned.
    if a.model.symbol(symbol).variable().is_none() {
        a.model.set_position(symbol, span.start);
    }
}

/// `.symver sym, name@version [, remove]`
pub(super) fn symver(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let (original, _) = cursor.name("")?;
    cursor.comma()?;
    let at = cursor.here();
    let (versioned, _) = cursor.name("")?;
    if !versioned.contains(&b'@') {
        return Err(syntax_error(Code::BadSymbolVersion, at, "expected a '@' in the name"));
    }
    let mut keep = true;
    if cursor.eat(Kind::Comma) {
        if !cursor.eat_word("remove") {
            return Err(cursor.error(Code::BadSymbolVersion, "expected 'remove'"));
        }
        keep = false;
    }
    cursor.finish()?;
    let symbol = a.intern(&original);
    add_version(a, (symbol, span), versioned.into_owned(), keep);
    Ok(())
}

/// Gives a symbol a versioned name; with `keep`, the unversioned name stays in the symbol table.
pub(crate) fn add_version(a: &mut Assembler<'_, '_>, (symbol, span): (Name, Span), versioned: Vec<u8>, keep: bool) {
    if let Some(mut print) = a.print() {
        print.version(symbol, &versioned, keep);
    }
    // `a@@@b` renames.
    let keep = keep && !versioned.windows(3).any(|w| w == b"@@@");
    a.model.requests.symvers.push(SymVer { symbol, versioned, keep, source_pos: span.start });
}

/// `.weakref alias, target`
pub(super) fn weakref(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    let alias = a.symbol(cursor, "")?;
    cursor.comma()?;
    let (target, _) = a.symbol(cursor, "")?;
    cursor.finish()?;
    refer_weakly(a, alias, target)
}

/// Makes a symbol a weak reference to another.
pub(crate) fn refer_weakly(a: &mut Assembler<'_, '_>, (alias, span): (Name, Span), target: Name) -> Parse<()> {
    // The last `.weakref` wins unless the target of an earlier one is defined; a common symbol counts as undefined.
    if SymbolLocation::of(a.model, alias) != SymbolLocation::Unknown {
        let text = String::from_utf8_lossy(a.model.names.text(alias)).into_owned();
        return Err(syntax_error(Code::SymbolRedefined, span, format!("symbol '{text}' is already defined")));
    }
    if let Some(mut print) = a.print() {
        print.weak_reference(alias, target);
        print.leave_end();
    }
    let value = a.model.expr(Expr::Symbol(target, Specifier::NONE));
    a.retain();
    a.model.requests.weak_aliases.push(alias);
    let entry = a.model.symbol_mut(alias);
    entry.definition = Definition::Variable(value);
    entry.set(SymbolFlag::Weakref, true);
    Ok(())
}
