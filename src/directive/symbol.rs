//! Values, bindings, visibilities and other properties of symbols.

use crate::assembler::Assembler;
use crate::assembler::recording::mark;
use crate::ast::{Expr, ExprId, Name, Specifier};
use crate::diag::Code;
use crate::lexer::Kind;
use crate::model::{Binding, Common, Definition, ElfSection, Padding, RelocatableValue, SymVer, SymbolFlag, Value};
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use object::elf::{SHF_ALLOC, SHF_WRITE, SHT_NOBITS, STT_OBJECT};

/// `.set`, `.equ`; `.equiv` where another value is a mistake.
pub(super) fn set<const REDEFINABLE: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    _: Span,
) -> Parse<()> {
    let (name, span) = cursor.name("")?;
    cursor.comma()?;
    let value = a.expr(cursor)?;
    cursor.finish()?;
    a.assign(&name, span, value, REDEFINABLE)
}

/// `.lto_set_conditional sym, expr`: only where the expression's symbol is known already.
pub(super) fn lto_set_conditional(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (name, span) = cursor.name("")?;
    cursor.comma()?;
    let known = match cursor.kind() {
        Some(Kind::Ident) => {
            let target = a.model.names.get(cursor.text());
            target.is_some_and(|t| a.model.symbol(t).is_defined() || a.model.symbol(t).is(SymbolFlag::Registered))
        }
        _ => true,
    };
    let value = a.expr(cursor)?;
    cursor.finish()?;
    if known { a.assign(&name, span, value, false) } else { Ok(()) }
}

/// `.lto_discard [sym, ...]`: what follows about these symbols is dropped.
pub(super) fn lto_discard(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    for i in 0..a.model.symbols.len() {
        a.model.symbols[i].set(SymbolFlag::Discarded, false);
    }
    each_name(a, cursor, |a, name, _| {
        a.model.symbol_mut(name).set(SymbolFlag::Discarded, true);
        Ok(())
    })
}

/// Reads a list of names, which may be empty.
fn each_name(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    mut action: impl FnMut(&mut Assembler<'_, '_>, Name, Span) -> Parse<()>,
) -> Parse<()> {
    if cursor.at_end() {
        return Ok(());
    }
    loop {
        let (name, span) = cursor.name("")?;
        let symbol = a.intern(&name);
        action(a, symbol, span)?;
        if cursor.at_end() {
            return Ok(());
        }
        cursor.comma()?;
    }
}

/// Refuses a private label, which no attribute can make anything else.
fn not_private(a: &Assembler<'_, '_>, name: Name, span: Span) -> Parse<()> {
    if !a.model.symbol(name).is(SymbolFlag::Temporary) {
        return Ok(());
    }
    let error = *syntax_error(Code::BadSymbolAttribute, span, "non-local symbol required");
    Err(Box::new(error.help("a name with this beginning is private to the file and never in its symbol table")))
}

/// Gives symbols a binding; a directive that is there for every object format takes no private label.
fn bind(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    (binding, text): (Binding, &str),
    everywhere: bool,
) -> Parse<()> {
    each_name(a, cursor, |a, name, span| bind_one(a, (name, span), (binding, text), everywhere))
}

/// Gives one symbol a binding.
pub(super) fn bind_one(
    a: &mut Assembler<'_, '_>,
    (name, span): (Name, Span),
    (binding, text): (Binding, &str),
    everywhere: bool,
) -> Parse<()> {
    if a.model.symbol(name).is(SymbolFlag::Discarded) {
        return Ok(());
    }
    if everywhere {
        not_private(a, name, span)?;
    }
    a.model.register(name);
    if a.is_recording() {
        match binding {
            Binding::Global => a.mark(name, mark::GLOBAL),
            // `.weak_reference`, which takes no private label, does not count.
            Binding::Weak if !everywhere => a.mark(name, mark::WEAK),
            _ => {}
        }
        return Ok(());
    }
    let old = a.model.symbol(name).binding;
    if a.is_coff() {
        // Its symbols have a class, which any of them may be given, even a section's.
        a.model.symbol_mut(name).binding = Some(binding);
        return Ok(());
    }
    if old.is_some_and(|old| old != binding) {
        let shown = String::from_utf8_lossy(a.model.names.text(name)).into_owned();
        let message = format!("{shown} changed binding to {text}");
        if binding == Binding::Weak {
            a.warn(Code::BindingChanged, span, message);
        } else {
            return Err(syntax_error(Code::BindingChanged, span, message));
        }
    }
    a.model.symbol_mut(name).binding = Some(binding);
    Ok(())
}

/// `.globl`, `.global`
pub(super) fn global(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    bind(a, cursor, (Binding::Global, "STB_GLOBAL"), true)
}

/// `.weak`
pub(super) fn weak(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    bind(a, cursor, (Binding::Weak, "STB_WEAK"), false)
}

/// `.weak_reference`
pub(super) fn weak_reference(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    bind(a, cursor, (Binding::Weak, "STB_WEAK"), true)
}

/// `.local`
pub(super) fn local(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    bind(a, cursor, (Binding::Local, "STB_LOCAL"), false)
}

/// `.hidden`, `.internal`, `.protected`
pub(super) fn visibility<const VISIBILITY: u8>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    _: Span,
) -> Parse<()> {
    each_name(a, cursor, |a, name, _| {
        make_visible(a, name, VISIBILITY);
        Ok(())
    })
}

/// Gives one symbol a visibility.
pub(super) fn make_visible(a: &mut Assembler<'_, '_>, name: Name, visibility: u8) {
    if !a.model.symbol(name).is(SymbolFlag::Discarded) {
        a.model.register(name);
        a.model.symbol_mut(name).set_visibility(visibility);
    }
}

/// `.no_dead_strip`, `.memtag`: no effect here, but where memory has tags.
pub(super) fn no_effect<const PRIVATE: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    _: Span,
) -> Parse<()> {
    each_name(a, cursor, |a, name, span| {
        if !PRIVATE {
            not_private(a, name, span)?;
        }
        if a.is_coff() {
            return Err(syntax_error(Code::BadSymbolAttribute, span, "unable to emit symbol attribute"));
        }
        a.model.register(name);
        if PRIVATE && a.desc.tags_memory {
            a.model.tagged.insert(name);
        }
        Ok(())
    })
}

/// Attributes of other object formats.
pub(super) fn not_elf(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    each_name(a, cursor, |a, name, span| {
        not_private(a, name, span)?;
        Err(syntax_error(Code::BadSymbolAttribute, span, "unable to emit symbol attribute"))
    })
}

/// `.comm sym, size [, align]`
pub(super) fn comm(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    common(a, cursor, false)
}

/// `.lcomm sym, size`
pub(super) fn lcomm(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    common(a, cursor, true)
}

fn common(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, local: bool) -> Parse<()> {
    let (name, span) = cursor.name("")?;
    cursor.comma()?;
    let size_span = cursor.here();
    let size = a.absolute(cursor)?;
    let mut align = 1u64;
    if cursor.kind() == Some(Kind::Comma) {
        cursor.bump();
        let at = cursor.here();
        let value = a.absolute(cursor)?;
        if local && !a.is_coff() {
            return Err(syntax_error(Code::BadAlignment, at, "alignment not supported on this target"));
        }
        match u64::try_from(value) {
            // COFF's `.comm` says the logarithm, its `.lcomm` bytes as ELF's `.comm` does.
            Ok(log2 @ 0..32) if a.is_coff() && !local => align = 1 << log2,
            Ok(32..) if a.is_coff() && !local => {
                return Err(syntax_error(Code::BadAlignment, at, "alignment must be smaller than 2**32"));
            }
            Ok(value) if value.is_power_of_two() => align = value,
            _ => return Err(syntax_error(Code::BadAlignment, at, "alignment must be a power of 2")),
        }
    }
    cursor.finish()?;
    let Ok(size) = u64::try_from(size) else {
        return Err(syntax_error(Code::BadRepeatCount, size_span, "size must be non-negative"));
    };
    a.current(span)?;
    let symbol = a.intern(&name);
    if matches!(a.model.symbol(symbol).definition, Definition::Variable(_))
        && a.model.symbol(symbol).is(SymbolFlag::Redefinable)
    {
        // What came before means the block too, but for numbers, which the text has taken in already.
        a.model.symbol_mut(symbol).definition = Definition::Undefined;
    }
    if a.is_coff() {
        return super::coff_symbol::common(a, symbol, size, align, local, span);
    }
    if !local {
        a.mark(symbol, mark::DEFINED);
    }
    let block = Common { size, align };
    let before = a.model.common(symbol);
    if a.model.symbol(symbol).is_defined() && (before != Some(block) || local) {
        let error = *syntax_error(Code::CommonRedefined, span, "invalid symbol redefinition");
        return Err(Box::new(match before {
            Some(Common { size, align }) => {
                let name = String::from_utf8_lossy(&name);
                error.help(format!("'.comm {name}, {size}, {align}' came before"))
            }
            None => error,
        }));
    }
    a.model.register(symbol);
    let entry = a.model.symbol_mut(symbol);
    if local {
        entry.binding = Some(Binding::Local);
    }
    let binding = *entry.binding.get_or_insert(Binding::Global);
    entry.kind = STT_OBJECT.0;
    if binding != Binding::Local {
        if before.is_none() {
            a.model.set_common(symbol, block);
        }
        return Ok(());
    }
    let flags = SHF_ALLOC.0 | SHF_WRITE.0;
    a.sections.push();
    a.switch_section(b".bss", ElfSection { kind: SHT_NOBITS.0, flags, ..ElfSection::default() }, 0);
    a.align(align.trailing_zeros() as u8, Padding::Value(0, 1), None, span)?;
    let place = a.here(span)?;
    a.model.symbol_mut(symbol).definition = Definition::Label(place);
    a.fill(Value::Relocatable(RelocatableValue::constant(size as i64)), 0, 1, span)?;
    a.sections.pop();
    let size = a.model.expr(Expr::Int(size as i64));
    a.retain();
    a.model.symbol_mut(symbol).set_size(size);
    Ok(())
}

/// `.addrsig`
pub(super) fn addrsig(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    cursor.finish()?;
    a.model.addrsig = true;
    Ok(())
}

/// `.addrsig_sym sym`
pub(super) fn addrsig_sym(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (name, _) = cursor.name("")?;
    cursor.finish()?;
    let symbol = a.intern(&name);
    a.model.addrsig_symbols.push(symbol);
    Ok(())
}

/// `.cg_profile from, to, count`
pub(super) fn cg_profile(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (from, from_span) = cursor.name(" in directive")?;
    cursor.comma()?;
    let (to, to_span) = cursor.name(" in directive")?;
    cursor.comma()?;
    if cursor.kind() != Some(Kind::Number) {
        return Err(cursor.error(Code::ExpectedInteger, "expected integer count in '.cg_profile' directive"));
    }
    let count = a.absolute(cursor)? as u64;
    cursor.finish()?;
    let (from, to) = (a.intern(&from), a.intern(&to));
    for (name, span) in [(from, from_span), (to, to_span)] {
        if a.model.symbol(name).is(SymbolFlag::Temporary) {
            a.model.asked_for(name, span.start);
        }
    }
    a.model.cg_profile.push((from, to, count));
    Ok(())
}

/// `.size sym, expr`
pub(super) fn size(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (name, span) = cursor.name("")?;
    cursor.comma()?;
    let size = a.expr(cursor)?;
    cursor.finish()?;
    let symbol = a.intern(&name);
    set_size(a, symbol, size, span);
    Ok(())
}

/// Gives a symbol a size.
pub(super) fn set_size(a: &mut Assembler<'_, '_>, symbol: Name, size: ExprId, span: Span) {
    a.retain();
    a.model.symbol_mut(symbol).set_size(size);
    a.model.symbol_mut(symbol).source_pos = span.start;
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
    // `a@@@b` renames; the two other forms leave the plain name in the table.
    let mut keep = !versioned.windows(3).any(|w| w == b"@@@");
    if cursor.eat(Kind::Comma) {
        if !cursor.eat_word("remove") {
            return Err(cursor.error(Code::BadSymbolVersion, "expected 'remove'"));
        }
        keep = false;
    }
    cursor.finish()?;
    let symbol = a.intern(&original);
    a.model.register(symbol);
    let versioned = versioned.into_owned();
    a.model.symvers.push(SymVer { symbol, versioned, keep, source_pos: span.start });
    Ok(())
}

/// `.weakref alias, target`
pub(super) fn weakref(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let (alias, span) = cursor.name("")?;
    cursor.comma()?;
    let (target, _) = cursor.name("")?;
    cursor.finish()?;
    let (alias, target) = (a.intern(&alias), a.intern(&target));
    // What `.weakref` said last holds.
    if a.model.symbol(alias).is_defined() && !a.model.symbol(alias).is(SymbolFlag::Weakref) {
        let text = String::from_utf8_lossy(a.model.names.text(alias)).into_owned();
        return Err(syntax_error(Code::SymbolRedefined, span, format!("symbol '{text}' is already defined")));
    }
    let value = a.model.expr(Expr::Symbol(target, Specifier::NONE));
    a.retain();
    a.model.register(alias);
    let entry = a.model.symbol_mut(alias);
    entry.definition = Definition::Variable(value);
    entry.set(SymbolFlag::Weakref, true);
    Ok(())
}
