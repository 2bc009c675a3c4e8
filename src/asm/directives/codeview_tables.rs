//! The `.cv_*` tables that occur once in a source: the string table and the file checksums.

use super::codeview::integer;
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::model::emitter::EmitKind;
use crate::model::{RelocatableValue, Value};
use crate::parse::{LineCursor, Parse, syntax_error};
use crate::source::Span;

/// Aligns the current section to four bytes, as tables of CodeView and of symbol indices require.
pub(crate) fn align_section(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let section = a.current(span)?.section;
    let section = &mut a.model.sections[section.0 as usize];
    section.align_log2 = section.align_log2.max(2);
    Ok(())
}

/// `.cv_stringtable`
pub(crate) fn put_strings(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    align_section(a, span)?;
    if let Some(mut print) = a.print() {
        print.bare(".cv_stringtable");
        print.leave_end();
    }
    if a.debug.codeview.relocations.is_none() {
        let message = "string table is empty; only COFF objects have one";
        a.warn(Code::NoEffect, span, message);
    }
    let tail = a.debug.codeview.string_table();
    a.emit(EmitKind::Data, span)?.tail(tail, span.start);
    Ok(())
}

/// `.cv_string "text"`: the string's offset in the string table.
pub(super) fn string(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let text = cursor.bytes("expected string")?.0;
    cursor.finish()?;
    put_string_offset(a, &text, span)
}

/// Adds a string to the string table and appends its offset.
pub(crate) fn put_string_offset(a: &mut Assembler<'_, '_>, text: &[u8], span: Span) -> Parse<()> {
    a.current(span)?;
    let offset = a.debug.codeview.strings.add(text);
    a.number(u64::from(offset), 4, span)?;
    if let Some(mut print) = a.print() {
        print.leave_end();
    }
    Ok(())
}

/// `.cv_filechecksums`
pub(crate) fn put_checksums(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    a.current(span)?;
    if let Some(mut print) = a.print() {
        print.bare(".cv_filechecksums");
        print.leave_end();
    }
    let tail = match a.debug.codeview.checksums() {
        Ok(Some(tail)) => tail,
        Ok(None) => return Ok(()),
        Err(missing) => {
            let message = format!("file numbers must be contiguous, but file {missing} is missing");
            let error = crate::diag::Diagnostic::error(Code::BadFileNumber, span, message);
            return Err(Box::new(error.help(format!("add '.cv_file {missing}' before this directive"))));
        }
    };
    if a.debug.codeview.files.has_checksums() {
        align_section(a, span)?;
    }
    a.emit(EmitKind::Data, span)?.tail(tail, span.start);
    Ok(())
}

/// `.cv_filechecksumoffset number`: the file's offset in the checksum table, which may follow later.
pub(super) fn filechecksumoffset(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (number, at) = integer(cursor, "expected identifier in directive")?;
    cursor.finish()?;
    put_checksum_offset(a, number, at, span)
}

/// Appends the offset of a file in the checksum table.
pub(crate) fn put_checksum_offset(a: &mut Assembler<'_, '_>, number: u64, at: Span, span: Span) -> Parse<()> {
    let known = u32::try_from(number).ok();
    let Some(symbol) = known.and_then(|n| a.debug.codeview.files.offset_symbol(n, a.model, span.start)) else {
        let message = format!("file {number} is not introduced by .cv_file");
        return Err(syntax_error(Code::BadFileNumber, at, message));
    };
    if a.progress.is_recording() {
        // The symbol is internal.
        return Ok(());
    }
    if let Some(mut print) = a.print() {
        print.line(".cv_filechecksumoffset", format_args!("\t{number}"));
    }
    a.put_field(Value::Relocatable(RelocatableValue::symbol(symbol)), 4, span)
}

/// Hexadecimal digits as llvm-mc reads them: from the first invalid character on, all bytes are zero.
pub(super) fn hexadecimal(text: &[u8]) -> Vec<u8> {
    let (odd, pairs) = text.split_at(text.len() % 2);
    let digit = |c: u8| (c as char).to_digit(16);
    let pair = |p: &[u8]| p.iter().try_fold(0, |value, &c| Some(value << 4 | digit(c)? as u8));
    let bytes = std::iter::once(odd).filter(|o| !o.is_empty()).chain(pairs.chunks_exact(2)).map_while(pair);
    let mut bytes: Vec<u8> = bytes.collect();
    bytes.resize(text.len().div_ceil(2), 0);
    bytes
}
