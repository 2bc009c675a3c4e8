//! `.cv_*`, except for the frame data of `.cv_fpo_*`.

use super::codeview_tables::hexadecimal;
use super::dwarf::option_constant;
use super::operands::Operands;
use crate::arch::Isa;
use crate::asm::state::Assembler;
use crate::debug::codeview::{Folding, Source, VariableLocation};
use crate::diag::Code;
use crate::model::emitter::EmitKind;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{RelocatableValue, Value};
use crate::parse::ast::Name;
use crate::parse::{LineCursor, Parse, syntax_error};
use crate::source::Span;

/// An unsigned integer literal, not an expression, and its span.
#[inline]
pub(crate) fn integer(cursor: &mut LineCursor<'_>, message: &str) -> Parse<(u64, Span)> {
    match cursor.literal() {
        Some(integer) => Ok(integer),
        None => Err(cursor.error(Code::ExpectedInteger, message)),
    }
}

/// A line or column number, which may be missing.
#[inline]
fn optional_number(cursor: &mut LineCursor<'_>) -> u32 {
    cursor.literal().map_or(0, |literal| literal.0 as u32)
}

#[inline]
fn function_id(cursor: &mut LineCursor<'_>) -> Parse<(u32, Span)> {
    let (number, span) = integer(cursor, "expected function id")?;
    match u32::try_from(number) {
        Ok(id) if id != u32::MAX => Ok((id, span)),
        _ => {
            let message = "expected function id within range [0, UINT_MAX)";
            Err(syntax_error(Code::CodeViewBadOperand, span, message))
        }
    }
}

#[inline]
fn file_number(cursor: &mut LineCursor<'_>, directive: &str) -> Parse<(u64, Span)> {
    let (number, span) = integer(cursor, "expected file number")?;
    if number == 0 {
        let message = format!("file number less than one in '{directive}' directive");
        return Err(syntax_error(Code::BadFileNumber, span, message));
    }
    Ok((number, span))
}

/// Checks that `number` is an assigned file number.
pub(crate) fn known_file(a: &Assembler<'_, '_>, number: u64, directive: &str, span: Span) -> Parse<u32> {
    match u32::try_from(number).ok().filter(|&n| a.debug.codeview.files.get(n).is_some()) {
        Some(number) => Ok(number),
        None => {
            let message = format!("unassigned file number in '{directive}' directive");
            Err(syntax_error(Code::BadFileNumber, span, message))
        }
    }
}

/// `.cv_file number "name" ["checksum" kind]`
pub(super) fn file(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    const UNEXPECTED: &str = "unexpected token in '.cv_file' directive";
    let (number, span) = integer(cursor, "expected file number")?;
    if number == 0 {
        return Err(syntax_error(Code::BadFileNumber, span, "file number less than one"));
    }
    let Ok(number) = u32::try_from(number) else {
        return Err(syntax_error(Code::BadFileNumber, span, "file number does not fit in 32 bits"));
    };
    let name = cursor.bytes(UNEXPECTED)?.0;
    let (mut checksum, mut kind) = (Vec::new(), 0);
    if !cursor.at_end() {
        let (digits, at) = cursor.bytes(UNEXPECTED)?;
        kind = integer(cursor, "expected checksum kind in '.cv_file' directive")?.0 as u8;
        cursor.finish()?;
        if digits.len() % 2 != 0 || !digits.iter().all(u8::is_ascii_hexdigit) {
            a.warn(Code::SuspiciousValue, at, "checksum is not an even number of hexadecimal digits");
        }
        checksum = hexadecimal(&digits);
    }
    // If the source has its own tables, `-gcodeview` adds none.
    a.debug.drop_codeview();
    add_file(a, number, &name, (checksum, kind), span)
}

/// Assigns a number to a file.
pub(crate) fn add_file(
    a: &mut Assembler<'_, '_>,
    number: u32,
    name: &[u8],
    (checksum, kind): (Vec<u8>, u8),
    span: Span,
) -> Parse<()> {
    if let Some(mut print) = a.print() {
        print.codeview_file(number, name, &checksum, kind);
    }
    a.debug
        .codeview
        .file(number, name, checksum, kind)
        .map_err(|message| syntax_error(Code::BadFileNumber, span, message))
}

/// `.cv_func_id id`
pub(super) fn func_id(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    let (id, span) = function_id(cursor)?;
    cursor.finish()?;
    a.debug.drop_codeview();
    add_function(a, id, span)
}

/// Adds a function.
pub(crate) fn add_function(a: &mut Assembler<'_, '_>, id: u32, span: Span) -> Parse<()> {
    if let Some(mut print) = a.print() {
        print.line(".cv_func_id ", format_args!("{id}"));
    }
    a.debug.codeview.function(id).map_err(|message| syntax_error(Code::CodeViewBadOperand, span, message))
}

fn word(cursor: &mut LineCursor<'_>, word: &str) -> Parse<()> {
    if cursor.eat_word(word) {
        return Ok(());
    }
    let message = format!("expected '{word}' identifier in '.cv_inline_site_id' directive");
    Err(cursor.error(Code::UnexpectedToken, message))
}

/// `.cv_inline_site_id id within id inlined_at file line [column]`
pub(super) fn inline_site_id(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    let (id, span) = function_id(cursor)?;
    word(cursor, "within")?;
    let within = function_id(cursor)?.0;
    word(cursor, "inlined_at")?;
    let (file, at) = file_number(cursor, ".cv_inline_site_id")?;
    let file = known_file(a, file, ".cv_inline_site_id", at)?;
    let line = integer(cursor, "expected line number after 'inlined_at'")?.0 as u32;
    let column = optional_number(cursor);
    cursor.finish()?;
    add_inline_site(a, (id, within), Source { file, line, column }, span)
}

/// Adds an inlined call site.
pub(crate) fn add_inline_site(
    a: &mut Assembler<'_, '_>,
    (id, within): (u32, u32),
    source: Source,
    span: Span,
) -> Parse<()> {
    if let Some(mut print) = a.print() {
        let Source { file, line, column } = source;
        print.line(".cv_inline_site_id ", format_args!("{id} within {within} inlined_at {file} {line} {column}"));
    }
    a.debug
        .codeview
        .inline_site(id, within, source)
        .map_err(|message| syntax_error(Code::CodeViewBadOperand, span, message))
}

/// The operands of `.cv_loc`, and the spans of the first two.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CodeViewLoc {
    id: (u32, Span),
    file: (u64, Span),
    line: u32,
    column: u32,
    is_statement: bool,
    is_prologue_end: bool,
}

/// `.cv_loc id file [line [column]] [prologue_end] [is_stmt 0|1]`
pub(super) fn loc(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let id = function_id(cursor)?;
    let file = file_number(cursor, ".cv_loc")?;
    let known = known_file(a, file.0, ".cv_loc", file.1)?;
    loc_operands(cursor, (id, file), |cursor| option_constant(a, cursor))?.record(a, known, span)
}

/// Reads the operands of `.cv_loc` if they have a common form.
pub(super) fn common_loc(cursor: &mut LineCursor<'_>, _: &Isa) -> Option<Operands> {
    let id = function_id(cursor).ok()?;
    let file = file_number(cursor, "").ok()?;
    let constant = |cursor: &mut LineCursor<'_>| match cursor.literal_before_word() {
        Some((value, at)) => Ok((Some(value as i64), at)),
        None => Err(cursor.error(Code::BadLineOperand, "")),
    };
    Some(Operands::CodeViewLoc(loc_operands(cursor, (id, file), constant).ok()?))
}

/// Reads the operands of `.cv_loc` after the first two; `constant` reads that of `is_stmt`.
#[inline(always)]
fn loc_operands<'t>(
    cursor: &mut LineCursor<'t>,
    (id, file): ((u32, Span), (u64, Span)),
    mut constant: impl FnMut(&mut LineCursor<'t>) -> Parse<(Option<i64>, Span)>,
) -> Parse<CodeViewLoc> {
    let line = optional_number(cursor);
    let column = optional_number(cursor);
    let mut operands = CodeViewLoc { id, file, line, column, is_statement: false, is_prologue_end: false };
    while !cursor.at_end() {
        let Ok((name, at)) = cursor.name("") else {
            return Err(cursor.error(Code::UnexpectedToken, "unexpected token in '.cv_loc' directive"));
        };
        match &*name {
            b"prologue_end" => operands.is_prologue_end = true,
            b"is_stmt" => {
                operands.is_statement = match constant(cursor)? {
                    (Some(value @ (0 | 1)), _) => value == 1,
                    (_, at) => return Err(syntax_error(Code::BadLineOperand, at, "is_stmt value not 0 or 1")),
                };
            }
            _ => {
                let message = "unknown sub-directive in '.cv_loc' directive";
                return Err(syntax_error(Code::BadLineOperand, at, message));
            }
        }
    }
    Ok(operands)
}

impl CodeViewLoc {
    /// Changes the spans.
    #[inline]
    pub(super) fn moved(self, place: impl Fn(Span) -> Span) -> Self {
        CodeViewLoc { id: (self.id.0, place(self.id.1)), file: (self.file.0, place(self.file.1)), ..self }
    }

    /// Checks the file, then records and prints the line.
    pub(super) fn perform(self, a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
        let file = known_file(a, self.file.0, ".cv_loc", self.file.1)?;
        self.record(a, file, span)
    }

    /// Records and prints the line.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn record(self, a: &mut Assembler<'_, '_>, file: u32, span: Span) -> Parse<()> {
        let CodeViewLoc { id: (id, at), file: _, line, column, is_statement, is_prologue_end } = self;
        let source = Source { file, line, column };
        record(a, id, source, is_statement, at, span)?;
        if let Some(mut print) = a.print() {
            print.codeview_line(id, source, is_prologue_end, is_statement);
        }
        Ok(())
    }
}

/// Records a source line; `at` is the span of the function id, `span` that of the directive.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn record(
    a: &mut Assembler<'_, '_>,
    id: u32,
    source: Source,
    statement: bool,
    at: Span,
    span: Span,
) -> Parse<()> {
    let place = a.here(span)?;
    let section = a.current(span)?.section;
    let recorded = a.debug.codeview.line(id, source, statement, place, section);
    recorded.map_err(|message| syntax_error(Code::CodeViewMisplaced, at, message))
}

/// `.cv_linetable id, begin, end`
pub(super) fn linetable(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let id = function_id(cursor)?.0;
    cursor.comma()?;
    let begin = a.symbol(cursor, " in directive")?.0;
    cursor.comma()?;
    let end = a.symbol(cursor, " in directive")?.0;
    cursor.finish()?;
    put_line_table(a, id, (begin, end), span)
}

/// Appends the line table of a function.
pub(crate) fn put_line_table(a: &mut Assembler<'_, '_>, id: u32, (begin, end): (Name, Name), span: Span) -> Parse<()> {
    a.current(span)?;
    if let Some(mut print) = a.print() {
        print.line_table(id, begin, end);
        print.leave_end();
    }
    let size = Value::Relocatable(RelocatableValue { sub: Some(begin), ..RelocatableValue::symbol(end) });
    let folding =
        if Evaluator::new(a.model, Stage::Building).value(size, false).is_ok_and(|v| v.as_constant().is_some()) {
            Folding::Always
        } else if [begin, end].iter().all(|&name| a.model.symbol(name).is_defined()) {
            Folding::InFragment
        } else {
            Folding::Never
        };
    let tail = a.debug.codeview.line_table(id, (begin, end), folding);
    for name in [begin, end] {
        a.model.register(name);
    }
    a.emit(EmitKind::Data, span)?.tail(tail, span.start);
    Ok(())
}

/// `.cv_inline_linetable id file line begin end`
pub(super) fn inline_linetable(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let id = function_id(cursor)?.0;
    let (file, at) = integer(cursor, "expected SourceField")?;
    if file == 0 {
        return Err(syntax_error(Code::BadFileNumber, at, "File id less than zero"));
    }
    let line = integer(cursor, "expected SourceLineNum")?.0 as u32;
    let begin = a.symbol(cursor, "")?.0;
    let end = a.symbol(cursor, "")?.0;
    cursor.finish()?;
    put_inline_table(a, id, Source { file: file as u32, line, column: 0 }, (begin, end), span)
}

/// Appends the line table of an inlined call.
pub(crate) fn put_inline_table(
    a: &mut Assembler<'_, '_>,
    id: u32,
    source: Source,
    (begin, end): (Name, Name),
    span: Span,
) -> Parse<()> {
    a.current(span)?;
    if let Some(mut print) = a.print() {
        print.inline_table(id, source, begin, end);
    }
    let tail = a.debug.codeview.inline_table(id, source, begin, end);
    a.emit(EmitKind::Filling, span)?.tail(tail, span.start);
    Ok(())
}

fn operand(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, what: &str) -> Parse<i64> {
    if !cursor.eat(b',') {
        let message = format!("expected comma before {what} in .cv_def_range directive");
        return Err(cursor.error(Code::ExpectedComma, message));
    }
    Ok(a.constant(cursor)?.0)
}

/// `.cv_def_range begin end [begin end]..., kind, operands`
pub(super) fn def_range(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    a.debug.codeview.drop_ranges();
    let mut at = None;
    while let Some((begin, _)) = cursor.word() {
        let begin = a.intern(begin);
        let (end, span) = a.symbol(cursor, " in directive")?;
        at = Some(span);
        range(a, begin, end);
    }
    let at = at.unwrap_or_else(|| cursor.here());
    if !cursor.eat(b',') {
        let message = "expected comma before def_range type in .cv_def_range directive";
        return Err(cursor.error(Code::ExpectedComma, message));
    }
    let Ok((kind, _)) = cursor.name("") else {
        return Err(syntax_error(Code::CodeViewBadOperand, at, "expected def_range type in directive"));
    };
    let location = match &*kind {
        b"reg" => VariableLocation::Register(operand(a, cursor, "register number")? as u16),
        b"frame_ptr_rel" => VariableLocation::FramePointer(operand(a, cursor, "offset")? as i32),
        b"subfield_reg" => {
            let register = operand(a, cursor, "register number")? as u16;
            VariableLocation::Subfield { register, offset: operand(a, cursor, "offset")? as u32 }
        }
        b"reg_rel" => {
            let register = operand(a, cursor, "register number")? as u16;
            let flags = operand(a, cursor, "flag value")? as u16;
            let offset = operand(a, cursor, "base pointer offset")? as i32;
            VariableLocation::RegisterRelative { register, flags, offset }
        }
        _ => {
            let message = "unexpected def_range type in .cv_def_range directive";
            let error = crate::diag::Diagnostic::error(Code::CodeViewBadOperand, at, message);
            return Err(Box::new(error.help("the types are reg, frame_ptr_rel, subfield_reg and reg_rel")));
        }
    };
    cursor.finish()?;
    put_ranges(a, location, span)
}

/// Adds a range for the next `.cv_def_range`.
#[inline]
pub(crate) fn range(a: &mut Assembler<'_, '_>, begin: Name, end: Name) {
    a.debug.codeview.range(begin, end);
}

/// Appends the location of a variable in the ranges added before.
pub(crate) fn put_ranges(a: &mut Assembler<'_, '_>, location: VariableLocation, span: Span) -> Parse<()> {
    a.current(span)?;
    if a.printer.is_some() {
        let ranges = a.debug.codeview.open_ranges().to_vec();
        if let Some(mut print) = a.print() {
            print.variable_ranges(&ranges, location);
        }
    }
    let tail = a.debug.codeview.ranges(location);
    a.emit(EmitKind::Filling, span)?.tail(tail, span.start);
    Ok(())
}
