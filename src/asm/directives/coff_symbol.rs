//! COFF symbol definitions and weak externals.

use crate::asm::state::Assembler;
use crate::asm::state::assignment::assign_conditionals;
use crate::asm::state::fill::Fill;
use crate::asm::state::recording::mark;
use crate::asm::state::sections::switch_to_coff;
use crate::diag::{Code, Diagnostic};
use crate::model::{Binding, CoffSection, Common, Definition, Padding, SymbolFlag};
use crate::options::triple::{Environment, Os};
use crate::parse::ast::Name;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, LineCursor, Parse, syntax_error};
use crate::source::Span;
use object::pe::{IMAGE_WEAK_EXTERN_ANTI_DEPENDENCY, IMAGE_WEAK_EXTERN_SEARCH_ALIAS};

/// The `-aligncomm` value for an alignment of 4 GiB and more.
const MAX_COMMON_LOG2: u32 = 32;
pub(crate) const SEARCH_ALIAS: u8 = IMAGE_WEAK_EXTERN_SEARCH_ALIAS.0 as u8;
pub(crate) const ANTI_DEPENDENCY: u8 = IMAGE_WEAK_EXTERN_ANTI_DEPENDENCY.0 as u8;

/// `.def sym`: starts a symbol definition, which ends at `.endef`.
pub(super) fn def(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (symbol, _) = a.symbol(cursor, " in directive")?;
    describe(a, symbol, span);
    cursor.finish()
}

/// Starts a symbol definition.
pub(crate) fn describe(a: &mut Assembler<'_, '_>, symbol: Name, span: Span) {
    if let Some(mut print) = a.print() {
        print.definition(symbol);
    }
    let Some(coff) = &mut a.model.coff else { return };
    let open = coff.definition.replace(symbol);
    if open.is_some() {
        let message = "starting a new symbol definition without completing the previous one";
        a.diagnostics.push(*unplaced(Code::BadSymbolAttribute, span, message));
    }
}

/// An error in a symbol definition. llvm-mc reports these without a location; the location is in a note.
#[cold]
fn unplaced(code: Code, span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(code, None, message).note(span, "in this directive").deferred())
}

/// `.endef`
pub(super) fn endef(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    end_description(a, span)?;
    cursor.finish()
}

/// Ends the symbol definition.
pub(crate) fn end_description(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let open = a.model.coff.as_mut().and_then(|c| c.definition.take());
    if open.is_none() {
        return Err(unplaced(Code::BadSymbolAttribute, span, "ending symbol definition without starting one"));
    }
    if let Some(mut print) = a.print() {
        print.bare(".endef");
    }
    Ok(())
}

fn described(a: &mut Assembler<'_, '_>, span: Span, what: &str) -> Parse<Name> {
    let open = a.model.coff.as_ref().and_then(|c| c.definition);
    open.ok_or_else(|| {
        unplaced(Code::BadSymbolAttribute, span, format!("{what} specified outside of a symbol definition"))
    })
}

/// `.scl class`
pub(super) fn scl(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let class = a.constant(cursor)?.0;
    unexpected(cursor)?;
    set_class(a, class, span)
}

/// Sets the storage class of the symbol being defined.
pub(crate) fn set_class(a: &mut Assembler<'_, '_>, class: i64, span: Span) -> Parse<()> {
    let symbol = described(a, span, "storage class")?;
    let Ok(class) = u8::try_from(class) else {
        return Err(unplaced(Code::OutOfRange, span, format!("storage class value '{class}' out of range")));
    };
    if let Some(mut print) = a.print() {
        print.line(".scl", format_args!("\t{class};"));
    }
    a.model.register(symbol);
    a.model.coff_symbol_mut(symbol).class = class;
    Ok(())
}

/// `.type type`
pub(super) fn kind(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let kind = match cursor.number() {
        Some((kind, _)) => kind,
        None => general_kind(a, cursor.tokens())?,
    };
    unexpected(cursor)?;
    set_kind(a, kind, span)
}

fn general_kind(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>) -> Parse<i64> {
    let of_elf = cursor.kind_at(1) == Some(Kind::Comma);
    a.absolute(cursor).map_err(|mut error| {
        if of_elf {
            *error = error
                .help("this is the ELF form; on COFF '.type' takes a number and appears between '.def' and '.endef'");
        }
        error
    })
}

/// Sets the type of the symbol being defined.
pub(crate) fn set_kind(a: &mut Assembler<'_, '_>, kind: i64, span: Span) -> Parse<()> {
    let symbol = described(a, span, "symbol type")?;
    let Ok(kind) = u16::try_from(kind) else {
        return Err(unplaced(Code::OutOfRange, span, format!("type value '{kind}' out of range")));
    };
    if let Some(mut print) = a.print() {
        print.line(".type", format_args!("\t{kind};"));
    }
    a.model.register(symbol);
    a.model.coff_symbol_mut(symbol).kind = kind;
    Ok(())
}

/// Checks for the end of the statement, with the message of COFF directives.
pub(super) fn unexpected(cursor: &mut LineCursor<'_>) -> Parse<()> {
    cursor.finish_as(Code::ExpectedNewline, "unexpected token in directive")
}

/// `.weak`, `.weak_anti_dep`
pub(super) fn weak<const CHARACTERISTICS: u8>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    _: Span,
) -> Parse<()> {
    if cursor.at_end() {
        return Ok(());
    }
    loop {
        let (symbol, _) = a.symbol(cursor, " in directive")?;
        weaken(a, symbol, CHARACTERISTICS);
        if cursor.at_end() {
            return Ok(());
        }
        if !cursor.eat(b',') {
            return unexpected(cursor);
        }
    }
}

/// Makes a symbol a weak external with the given search characteristics.
pub(crate) fn weaken(a: &mut Assembler<'_, '_>, symbol: Name, characteristics: u8) {
    if let Some(mut print) = a.print() {
        print.attribute(if characteristics == SEARCH_ALIAS { ".weak" } else { ".weak_anti_dep" }, symbol);
    }
    a.model.register(symbol);
    // In LLVM's symbol recording, `.weak_anti_dep` does not mark the symbol as weak.
    if characteristics == SEARCH_ALIAS {
        a.progress.mark(symbol, mark::WEAK);
    }
    a.model.coff_symbol_mut(symbol).weak = characteristics;
    let entry = a.model.symbol_mut(symbol);
    entry.binding = Some(Binding::Global);
    // An antidependency is never resolved through its alias.
    if characteristics == ANTI_DEPENDENCY {
        entry.set(SymbolFlag::Weakref, true);
    }
}

/// `.comm` and `.lcomm` after parsing; the alignment is in bytes.
pub(super) fn common(
    a: &mut Assembler<'_, '_>,
    symbol: Name,
    Common { mut size, align }: Common,
    local: bool,
    span: Span,
) -> Parse<()> {
    // The last `.comm` wins, and an `.lcomm` wins over `.comm`.
    let again = matches!(a.model.symbol(symbol).definition, Definition::Common(_));
    if a.model.symbol(symbol).is_defined() && !again {
        return Err(syntax_error(Code::CommonRedefined, span, "invalid symbol redefinition"));
    }
    let msvc = a.options.triple.os == Os::Windows && a.options.triple.environment == Environment::Msvc;
    if local {
        a.sections.push();
        switch_to_coff(a, b".bss", CoffSection::default());
        a.align(align.trailing_zeros() as u8, Padding::Value(0, 1), None, span)?;
        let place = a.here(span)?;
        a.model.register(symbol);
        a.model.label_common(symbol, place, a.debug.tables());
        let entry = a.model.symbol_mut(symbol);
        (entry.definition, entry.binding) = (Definition::Label(place), None);
        Fill::times(size as i64, 0, 1).emit_apart(a, span)?;
        a.sections.pop(a.model);
        return assign_conditionals(a, symbol);
    }
    if msvc {
        if align > 32 {
            let message =
                format!("alignment of {align} bytes exceeds the MSVC linker's limit of 32 for common symbols");
            let error = Diagnostic::error(Code::BadAlignment, span, message);
            return Err(Box::new(error.help("define the symbol in a section that has this alignment")));
        }
        // The linker aligns a common symbol by its size.
        size = size.max(align);
    }
    a.model.register(symbol);
    a.progress.mark(symbol, mark::DEFINED);
    a.model.set_common(symbol, Common { size, align });
    a.model.symbol_mut(symbol).binding = Some(Binding::Global);
    if !msvc && align > 1 {
        let name = a.model.names.text(symbol);
        // The maximum that the linker option can express.
        let log2 = align.trailing_zeros().min(MAX_COMMON_LOG2).to_string();
        let option = [b" -aligncomm:\"", name, b"\",", log2.as_bytes()].concat();
        a.sections.push();
        switch_to_coff(a, b".drectve", CoffSection::default());
        a.put_bytes(&option, span)?;
        a.sections.pop(a.model);
    }
    Ok(())
}
