//! COFF data directives: section-relative and image-relative addresses, section numbers and symbol indices.

use super::codeview_tables::align_section;
use super::coff_symbol::unexpected;
use crate::asm::state::Assembler;
use crate::asm::state::sections::switch_to_coff;
use crate::diag::Code;
use crate::model::emitter::EmitKind;
use crate::model::{CoffField, CoffSection, CoffSymbol, CoffValue, FixupKind, FragmentTail, RelocatableValue, Value};
use crate::parse::ast::{Expr, Name, Specifier};
use crate::parse::lexer::Kind;
use crate::parse::{LineCursor, Parse, syntax_error};
use crate::source::Span;

/// Reads `symbol` with an optional `+ number` or `- number`; the span is that of the number, or of the symbol.
fn symbol_and_offset(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    signs: &[Kind],
) -> Parse<(Name, i64, Span)> {
    let (symbol, mut at) = a.symbol(cursor, " in directive")?;
    let mut offset = 0;
    if !cursor.at_end() && cursor.tokens().kind().is_some_and(|kind| signs.contains(&kind)) {
        (offset, at) = a.constant(cursor)?;
    }
    Ok((symbol, offset, at))
}

/// Reads a symbol that is the only operand.
fn lone_symbol(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<Name> {
    let (symbol, _) = a.symbol(cursor, " in directive")?;
    unexpected(cursor)?;
    Ok(symbol)
}

fn emit(a: &mut Assembler<'_, '_>, kind: FixupKind, size: u8, value: RelocatableValue, span: Span) -> Parse<()> {
    let value = Value::Relocatable(value);
    a.register_quietly(value);
    a.emit(EmitKind::Filling, span)?.field(kind, size, value, span.start);
    Ok(())
}

/// `.secrel32 sym [+ offset]`
pub(super) fn secrel32(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (symbol, offset, at) = symbol_and_offset(a, cursor, &[Kind::Plus])?;
    unexpected(cursor)?;
    put_checked_section_offset(a, symbol, (offset, at), span)
}

/// `.secrel32` with an offset that must fit in 32 bits.
pub(crate) fn put_checked_section_offset(
    a: &mut Assembler<'_, '_>,
    symbol: Name,
    (offset, at): (i64, Span),
    span: Span,
) -> Parse<()> {
    if u32::try_from(offset).is_err() {
        let message = "invalid '.secrel32' directive offset, can't be less than zero or greater than \
                       std::numeric_limits<uint32_t>::max()";
        return Err(syntax_error(Code::OutOfRange, at, message));
    }
    put_section_offset(a, symbol, offset, span)
}

/// Appends a section-relative offset.
pub(crate) fn put_section_offset(a: &mut Assembler<'_, '_>, symbol: Name, constant: i64, span: Span) -> Parse<()> {
    if let Some(mut print) = a.print() {
        print.with_offset(".secrel32", symbol, constant);
    }
    let value = RelocatableValue { constant, ..RelocatableValue::symbol(symbol) };
    emit(a, a.desc.fixups.section_offset, 4, value, span)
}

/// `.secidx sym`
pub(super) fn secidx(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let symbol = lone_symbol(a, cursor)?;
    put_section_index(a, symbol, span)
}

/// Appends the index of a symbol's section.
pub(crate) fn put_section_index(a: &mut Assembler<'_, '_>, symbol: Name, span: Span) -> Parse<()> {
    if let Some(mut print) = a.print() {
        print.attribute(".secidx", symbol);
    }
    emit(a, a.desc.fixups.section_index, 2, RelocatableValue::symbol(symbol), span)
}

/// `.rva sym [+ offset], ...`
pub(super) fn rva(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    cursor.optional_items(|cursor| {
        let (symbol, offset, at) = symbol_and_offset(a, cursor, &[Kind::Plus, Kind::Minus])?;
        put_image_offset(a, symbol, (offset, at), span)
    })
}

/// Appends an image-relative address.
pub(crate) fn put_image_offset(
    a: &mut Assembler<'_, '_>,
    symbol: Name,
    (offset, at): (i64, Span),
    span: Span,
) -> Parse<()> {
    if i32::try_from(offset).is_err() {
        let message = "invalid '.rva' directive offset, can't be less than -2147483648 or greater than 2147483647";
        return Err(syntax_error(Code::OutOfRange, at, message));
    }
    if let Some(mut print) = a.print() {
        print.with_offset(".rva", symbol, offset);
    }
    let specifier: Specifier = a.desc.specifiers.image_relative;
    let value = RelocatableValue { constant: offset, specifier, ..RelocatableValue::symbol(symbol) };
    emit(a, a.desc.data_fixup(4), 4, value, span)
}

/// `.symidx`, `.secnum`, `.secoffset`: numbers that are known only when the object is written.
pub(super) fn number(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    span: Span,
    value: CoffValue,
) -> Parse<()> {
    let symbol = lone_symbol(a, cursor)?;
    put_number(a, value, symbol, span)
}

/// Appends a number that is known only when the object is written.
pub(crate) fn put_number(a: &mut Assembler<'_, '_>, value: CoffValue, symbol: Name, span: Span) -> Parse<()> {
    if let Some(mut print) = a.print() {
        let directive = match value {
            CoffValue::SymbolIndex => ".symidx",
            CoffValue::SectionNumber => ".secnum",
            CoffValue::SectionOffset => ".secoffset",
        };
        print.attribute(directive, symbol);
    }
    if value == CoffValue::SymbolIndex {
        align_section(a, span)?;
    }
    field(a, value, symbol, span)
}

fn field(a: &mut Assembler<'_, '_>, value: CoffValue, symbol: Name, span: Span) -> Parse<()> {
    let place = a.here(span)?;
    a.model.register(symbol);
    // A symbol index is a fragment of its own, whose size llvm-mc does not evaluate before the layout.
    let size = a.model.expr(Expr::Int(4));
    a.retain();
    // llvm-mc emits no line table row before these numbers.
    let mut end = a.emit(EmitKind::Filling, span)?;
    if value == CoffValue::SymbolIndex {
        end.tail(FragmentTail::Fill { count: Value::Tree(size), value: 0, size: 1, is_data: false }, span.start);
    } else {
        end.bytes(&[0; 4]);
    }
    if let Some(coff) = &mut a.model.coff {
        coff.fields.push(CoffField { place, value, symbol, source_pos: span.start });
    }
    Ok(())
}

/// `.safeseh sym`: a safe exception handler (`/safeseh`), on targets that register handlers at run time; no effect
/// elsewhere.
pub(super) fn safeseh(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let symbol = lone_symbol(a, cursor)?;
    register_handler(a, symbol, span)
}

/// Registers a safe exception handler.
pub(crate) fn register_handler(a: &mut Assembler<'_, '_>, symbol: Name, span: Span) -> Parse<()> {
    if let Some(mut print) = a.print() {
        print.attribute(".safeseh", symbol);
    }
    if !a.desc.has_safe_seh || a.model.coff_symbol(symbol).is_safe_handler {
        return Ok(());
    }
    a.sections.push();
    switch_to_coff(a, b".sxdata", CoffSection::default());
    align_section(a, span)?;
    field(a, CoffValue::SymbolIndex, symbol, span)?;
    let coff = a.model.coff_symbol_mut(symbol);
    // The linker requires a handler to be a function.
    (coff.is_safe_handler, coff.kind) = (true, CoffSymbol::FUNCTION);
    a.sections.pop(a.model);
    Ok(())
}
