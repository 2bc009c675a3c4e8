//! COFF's symbol descriptions and weak externals.

use crate::asm::state::Assembler;
use crate::asm::state::recording::mark;
use crate::diag::{Code, Diagnostic};
use crate::model::{Binding, CoffSection, Common, Definition, Padding, RelocatableValue, SymbolFlag, Value};
use crate::options::triple::{Environment, Os};
use crate::parse::ast::Name;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use object::pe::{IMAGE_WEAK_EXTERN_ANTI_DEPENDENCY, IMAGE_WEAK_EXTERN_SEARCH_ALIAS};

/// What `-aligncomm` says of an alignment of 4 GiB and more.
const MAX_COMMON_LOG2: u32 = 32;
pub(crate) const SEARCH_ALIAS: u8 = IMAGE_WEAK_EXTERN_SEARCH_ALIAS.0 as u8;
pub(crate) const ANTI_DEPENDENCY: u8 = IMAGE_WEAK_EXTERN_ANTI_DEPENDENCY.0 as u8;

/// `.def sym`: what follows up to `.endef` is about it.
pub(super) fn def(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let (name, _) = cursor.name(" in directive")?;
    let symbol = a.intern(&name);
    describe(a, symbol, span);
    cursor.finish()
}

/// What follows is about a symbol.
pub(crate) fn describe(a: &mut Assembler<'_, '_>, symbol: Name, span: Span) {
    let Some(coff) = &mut a.model.coff else { return };
    let open = coff.definition.replace(symbol);
    if open.is_some() {
        let message = "starting a new symbol definition without completing the previous one";
        a.diagnostics.push(*unplaced(Code::BadSymbolAttribute, span, message));
    }
}

/// The errors of symbol descriptions have no place in llvm-mc; here a note says it.
#[cold]
fn unplaced(code: Code, span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(code, None, message).note(span, "in this directive").deferred())
}

/// `.endef`
pub(super) fn endef(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    end_description(a, span)?;
    cursor.finish()
}

/// What follows is about no symbol any more.
pub(crate) fn end_description(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let open = a.model.coff.as_mut().and_then(|c| c.definition.take());
    if open.is_none() {
        return Err(unplaced(Code::BadSymbolAttribute, span, "ending symbol definition without starting one"));
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
pub(super) fn scl(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let class = a.absolute(cursor)?;
    unexpected(cursor)?;
    set_class(a, class, span)
}

/// Gives the symbol that is being described its class.
pub(crate) fn set_class(a: &mut Assembler<'_, '_>, class: i64, span: Span) -> Parse<()> {
    let symbol = described(a, span, "storage class")?;
    let Ok(class) = u8::try_from(class) else {
        return Err(unplaced(Code::OutOfRange, span, format!("storage class value '{class}' out of range")));
    };
    a.model.register(symbol);
    a.model.symbol_mut(symbol).coff.class = class;
    Ok(())
}

/// `.type type`
pub(super) fn kind(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let of_elf = cursor.kind_at(1) == Some(crate::parse::lexer::Kind::Comma);
    let kind = a.absolute(cursor).map_err(|mut error| {
        if of_elf {
            *error =
                error.help("this is ELF's '.type'; on COFF it takes a number and stands between '.def' and '.endef'");
        }
        error
    })?;
    unexpected(cursor)?;
    set_kind(a, kind, span)
}

/// Gives the symbol that is being described its type.
pub(crate) fn set_kind(a: &mut Assembler<'_, '_>, kind: i64, span: Span) -> Parse<()> {
    let symbol = described(a, span, "symbol type")?;
    let Ok(kind) = u16::try_from(kind) else {
        return Err(unplaced(Code::OutOfRange, span, format!("type value '{kind}' out of range")));
    };
    a.model.register(symbol);
    a.model.symbol_mut(symbol).coff.kind = kind;
    Ok(())
}

/// The end of a statement of COFF's own directives.
pub(super) fn unexpected(cursor: &Cursor<'_, '_>) -> Parse<()> {
    if cursor.at_end() {
        return Ok(());
    }
    Err(cursor.error(Code::ExpectedNewline, "unexpected token in directive"))
}

/// `.weak`, `.weak_anti_dep`
pub(super) fn weak<const CHARACTERISTICS: u8>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    _: Span,
) -> Parse<()> {
    if cursor.at_end() {
        return Ok(());
    }
    loop {
        let (name, _) = cursor.name(" in directive")?;
        let symbol = a.intern(&name);
        weaken(a, symbol, CHARACTERISTICS);
        if cursor.at_end() {
            return Ok(());
        }
        if !cursor.eat(crate::parse::lexer::Kind::Comma) {
            return unexpected(cursor);
        }
    }
}

/// Makes a symbol a weak external with that way to look for it.
pub(crate) fn weaken(a: &mut Assembler<'_, '_>, symbol: Name, characteristics: u8) {
    a.model.register(symbol);
    // `.weak_anti_dep` says nothing to linkers of LLVM's own code.
    if characteristics == SEARCH_ALIAS {
        a.mark(symbol, mark::WEAK);
    }
    let entry = a.model.symbol_mut(symbol);
    entry.coff.weak = characteristics;
    entry.binding = Some(Binding::Global);
    // An antidependency is never seen through.
    if characteristics == ANTI_DEPENDENCY {
        entry.set(SymbolFlag::Weakref, true);
    }
}

/// `.comm` and `.lcomm` once their operands are read; the alignment is in bytes.
pub(super) fn common(
    a: &mut Assembler<'_, '_>,
    symbol: Name,
    Common { mut size, align }: Common,
    local: bool,
    span: Span,
) -> Parse<()> {
    // Of several `.comm` the last holds, and where there is also an `.lcomm` that.
    let again = matches!(a.model.symbol(symbol).definition, Definition::Common(_));
    if a.model.symbol(symbol).is_defined() && !again {
        return Err(syntax_error(Code::CommonRedefined, span, "invalid symbol redefinition"));
    }
    let msvc = a.options.triple.os == Os::Windows && a.options.triple.environment == Environment::Msvc;
    if local {
        a.sections.push();
        a.switch_coff_section(b".bss", CoffSection::default());
        a.align(align.trailing_zeros() as u8, Padding::Value(0, 1), None, span)?;
        let place = a.here(span)?;
        a.model.register(symbol);
        a.model.label_common(symbol, place, Some(&*a.debug.codeview));
        let entry = a.model.symbol_mut(symbol);
        (entry.definition, entry.binding) = (Definition::Label(place), None);
        a.fill(Value::Relocatable(RelocatableValue::constant(size as i64)), 0, 1, span)?;
        a.sections.pop(a.model);
        return a.assign_conditionals(symbol);
    }
    if msvc {
        if align > 32 {
            let message = format!("alignment of {align} bytes: common symbols of MSVC's linker have at most 32");
            let error = Diagnostic::error(Code::BadAlignment, span, message);
            return Err(Box::new(error.help("define the symbol in a section that has this alignment")));
        }
        // The linker aligns a common symbol by its size.
        size = size.max(align);
    }
    a.model.register(symbol);
    a.mark(symbol, mark::DEFINED);
    a.model.set_common(symbol, Common { size, align });
    a.model.symbol_mut(symbol).binding = Some(Binding::Global);
    if !msvc && align > 1 {
        let name = a.model.names.text(symbol);
        // The linker's option can say no more.
        let log2 = align.trailing_zeros().min(MAX_COMMON_LOG2).to_string();
        let option = [b" -aligncomm:\"", name, b"\",", log2.as_bytes()].concat();
        a.sections.push();
        a.switch_coff_section(b".drectve", CoffSection::default());
        a.bytes(&option, span)?;
        a.sections.pop(a.model);
    }
    Ok(())
}
