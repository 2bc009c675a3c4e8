//! The sections of exception tables: an index in `.ARM.exidx`, and entries in `.ARM.extab` that do not fit into it. Each
//! section of code has its own (Exception Handling ABI for the Arm Architecture, section 5).

use super::exceptions::error;
use crate::arch::arm::specifier;
use crate::asm::state::Assembler;
use crate::debug::ehabi::{CANNOT_UNWIND, Function};
use crate::diag::Code;
use crate::model::emitter::EmitKind;
use crate::model::{ElfSection, Padding, RelocatableValue, SectionId, Value};
use crate::parse::Parse;
use crate::parse::ast::{Name, Specifier};
use crate::source::Span;
use object::elf::{SHF_ALLOC, SHF_GROUP, SHF_LINK_ORDER, SHT_PROGBITS};

/// `SHT_ARM_EXIDX`
const SHT_INDEX: u32 = 0x7000_0001;

/// Switches to the table with a prefix for a section of code.
fn enter(
    a: &mut Assembler<'_, '_>,
    code: SectionId,
    prefix: &[u8],
    (kind, flags): (u32, u64),
    span: Span,
) -> Parse<()> {
    let owner = &a.model.sections[code.0 as usize];
    let mut name = prefix.to_vec();
    let of_code = a.model.section_name(owner);
    if of_code != b".text" {
        name.extend_from_slice(of_code);
    }
    let group = owner.elf.group;
    let elf = ElfSection {
        kind,
        flags: flags | if group.is_some() { SHF_GROUP.0 } else { 0 },
        entsize: 0,
        group,
        comdat: group.is_some(),
        linked_to: Some(owner.symbol),
        unique: owner.elf.unique,
    };
    let (id, _) = a.sections.find_or_make(a.model, &name, elf);
    a.sections.switch(a.model, id, 0);
    a.align(2, Padding::Value(0, 1), None, span)
}

/// Appends the address of a symbol in the way that a specifier says.
fn address(a: &mut Assembler<'_, '_>, symbol: Name, specifier: Specifier, span: Span) -> Parse<()> {
    let value = Value::Relocatable(RelocatableValue { specifier, ..RelocatableValue::symbol(symbol) });
    let kind = a.desc.data_fixup(4);
    a.emit(EmitKind::Data, span)?.field(kind, 4, value, span.start);
    Ok(())
}

fn word(a: &mut Assembler<'_, '_>, word: u32, span: Span) -> Parse<()> {
    a.emit(EmitKind::Data, span)?.number(word.into(), 4);
    Ok(())
}

/// Writes the opcodes of a function to its table, unless they fit into the index. `is_end` says that no handler data
/// follows.
///
/// # Errors
/// If they are too many.
pub(super) fn write_entry(a: &mut Assembler<'_, '_>, function: &mut Function, is_end: bool, span: Span) -> Parse<()> {
    let entry = function.finish().map_err(|message| error(Code::EhabiBadOperand, span, message))?;
    if is_end && function.routine_number == Some(0) {
        function.compact = entry.words.first().copied();
        return Ok(());
    }
    enter(a, function.section, b".ARM.extab", (SHT_PROGBITS.0, SHF_ALLOC.0), span)?;
    let place = a.here(span)?;
    let label = a.model.anonymous(b"");
    a.model.define_own(label, place);
    a.model.own_symbols += 1;
    function.entry = Some(label);
    if let Some(routine) = entry.routine {
        a.model.register(routine);
        address(a, routine, specifier::PREL31, span)?;
    }
    for bits in entry.words {
        word(a, bits, span)?;
    }
    if is_end && entry.routine.is_none() {
        // Handler data of the ABI's routines ends with zero.
        word(a, 0, span)?;
    }
    Ok(())
}

/// Writes the entry of a function in the index.
///
/// # Errors
/// If its opcodes are too many.
pub(super) fn write_index(a: &mut Assembler<'_, '_>, mut function: Box<Function>, span: Span) -> Parse<()> {
    if function.entry.is_none() && !function.cannot_unwind() {
        write_entry(a, &mut function, true, span)?;
    }
    enter(a, function.section, b".ARM.exidx", (SHT_INDEX, SHF_ALLOC.0 | SHF_LINK_ORDER.0), span)?;
    let keeps_routines = a.isa.arm().is_some_and(|isa| isa.keeps_routines);
    if let Some(number) = function.routine_number.filter(|_| keeps_routines) {
        require(a, number, span)?;
    }
    address(a, function.start, specifier::PREL31, span)?;
    match (function.cannot_unwind(), function.entry) {
        (true, _) => word(a, CANNOT_UNWIND, span)?,
        (false, Some(entry)) => address(a, entry, specifier::PREL31, span)?,
        (false, None) => word(a, function.compact.unwrap_or_default(), span)?,
    }
    a.sections.switch(a.model, function.section, 0);
    Ok(())
}

/// Keeps linkers from dropping a personality routine of the ABI: an entry refers to it by its number alone.
fn require(a: &mut Assembler<'_, '_>, number: u8, span: Span) -> Parse<()> {
    let routine = a.intern(format!("__aeabi_unwind_cpp_pr{number}").as_bytes());
    a.model.register(routine);
    let value = RelocatableValue { specifier: specifier::NONE, ..RelocatableValue::symbol(routine) };
    let kind = a.desc.data_fixup(4);
    let mut end = a.emit(EmitKind::Filling, span)?;
    let at = end.len();
    end.fixup(at, kind, Value::Relocatable(value), 0, span.start);
    Ok(())
}
