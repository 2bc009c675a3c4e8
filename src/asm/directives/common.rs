//! `.comm` and `.lcomm`: common symbols.

use crate::asm::state::Assembler;
use crate::asm::state::assignment::assign_conditionals;
use crate::asm::state::fill::Fill;
use crate::asm::state::recording::mark;
use crate::asm::state::sections::switch_to_elf;
use crate::diag::Code;
use crate::model::{
    Binding, Common, Definition, ElfSection, Padding, RelocatableValue, SymbolFlag, SymbolLocation, Value,
};
use crate::parse::ast::Name;
use crate::parse::{LineCursor, Parse, syntax_error};
use crate::source::Span;
use object::elf::{SHF_ALLOC, SHF_WRITE, SHT_NOBITS, STT_OBJECT};

/// `.comm sym, size [, align]`, `.lcomm sym, size`
pub(super) fn common(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, local: bool) -> Parse<()> {
    let symbol = a.symbol(cursor, "")?;
    cursor.comma()?;
    let (size, size_span) = a.constant(cursor)?;
    let mut align = default_align(a, size, local);
    if cursor.eat(b',') {
        let (value, at) = a.constant(cursor)?;
        if local && !a.is_coff() {
            return Err(syntax_error(Code::BadAlignment, at, "alignment not supported on this target"));
        }
        match u64::try_from(value) {
            // COFF's `.comm` takes the logarithm; its `.lcomm` takes bytes, like `.comm` on ELF.
            Ok(log2 @ 0..64) if a.is_coff() && !local => align = 1 << log2,
            Ok(64..) if a.is_coff() && !local => {
                return Err(syntax_error(Code::BadAlignment, at, "alignment must be smaller than 2**64"));
            }
            Ok(value) if value.is_power_of_two() => align = value,
            _ => return Err(syntax_error(Code::BadAlignment, at, "alignment must be a power of 2")),
        }
    }
    cursor.finish()?;
    let Ok(size) = u64::try_from(size) else {
        return Err(syntax_error(Code::BadRepeatCount, size_span, "size must be non-negative"));
    };
    define(a, symbol, Common { size, align }, local)
}

/// The default alignment of a common block. GNU as uses the next power of two of the size, up to 16 bytes; for `.lcomm`
/// the previous one, up to 8.
fn default_align(a: &Assembler<'_, '_>, size: i64, local: bool) -> u64 {
    match u64::try_from(size) {
        _ if !a.options.is_gnu() || a.is_coff() => 1,
        Ok(size) if local => 1 << size.clamp(1, 8).ilog2(),
        Ok(size) => size.clamp(1, 16).next_power_of_two(),
        Err(_) => 1,
    }
}

/// Makes a symbol a common block, or allocates it in `.bss`.
pub(crate) fn define(a: &mut Assembler<'_, '_>, (symbol, span): (Name, Span), block: Common, local: bool) -> Parse<()> {
    a.current(span)?;
    if matches!(a.model.symbol(symbol).definition, Definition::Variable(_))
        && (a.model.symbol(symbol).is(SymbolFlag::Redefinable)
            || !local && SymbolLocation::of(a.model, symbol) == SymbolLocation::Unknown)
    {
        // Earlier uses refer to the block, too, except where a constant was already folded in.
        let entry = a.model.symbol_mut(symbol);
        entry.definition = Definition::Undefined;
        entry.set(SymbolFlag::Redefinable, false);
    }
    if let Some(mut print) = a.print() {
        let Common { size, align } = block;
        match local {
            true => print.common(".lcomm", symbol, size, Some(align).filter(|align| *align > 1)),
            false if print.has_log2() => print.common(".comm", symbol, size, Some(u64::from(align.trailing_zeros()))),
            false => print.common(".comm", symbol, size, Some(align)),
        }
    }
    if a.is_coff() {
        return super::coff_symbol::common(a, symbol, block, local, span);
    }
    if !local {
        a.progress.mark(symbol, mark::DEFINED);
    }
    let before = a.model.common(symbol);
    if a.model.symbol(symbol).is_defined() && if local { before.is_none() } else { before != Some(block) } {
        let error = *syntax_error(Code::CommonRedefined, span, "invalid symbol redefinition");
        // For an alias of an undefined symbol llvm-mc reports this only after the source is read.
        let is_alias = SymbolLocation::of(a.model, symbol) == SymbolLocation::Unknown && before.is_none();
        let error = if is_alias { error.deferred() } else { error };
        return Err(Box::new(match before {
            Some(Common { size, align }) => {
                let name = a.model.display_name(symbol);
                error.help(format!("previously declared with '.comm {name}, {size}, {align}'"))
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
        // From here on the symbol has the block's size.
        a.retain();
        a.model.set_size(symbol, Value::Relocatable(RelocatableValue::constant(block.size as i64)));
        return Ok(());
    }
    let flags = SHF_ALLOC.0 | SHF_WRITE.0;
    // The section is entered and left as if by directives, so that `.previous` refers to it.
    let current = a.current(span)?;
    switch_to_elf(a, b".bss", ElfSection { kind: SHT_NOBITS.0, flags, ..ElfSection::default() }, 0);
    a.align(block.align.trailing_zeros() as u8, Padding::Value(0, 1), None, span)?;
    let place = a.here(span)?;
    if let Some(before) = before {
        // It is a label within this source, a common symbol to other objects.
        a.model.labeled_commons.insert(symbol, before);
    }
    a.model.symbol_mut(symbol).definition = Definition::Label(place);
    assign_conditionals(a, symbol)?;
    if block.size != 0 {
        Fill::times(block.size as i64, 0, 1).emit_apart(a, span)?;
    }
    a.sections.switch(a.model, current.section, current.number);
    a.retain();
    a.model.set_size(symbol, Value::Relocatable(RelocatableValue::constant(block.size as i64)));
    Ok(())
}
