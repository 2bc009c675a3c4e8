//! Source lines for debuggers: DWARF and CodeView.

use super::{Text, done};
use crate::asm::directives::{codeview, codeview_tables, coff_data};
use crate::asm::state::Assembler;
use crate::asm::state::views;
use crate::debug::codeview::{Source, VariableLocation};
use crate::debug::dwarf::{BASIC_BLOCK, EPILOGUE_BEGIN, IS_STMT, Loc, PROLOGUE_END, View};
use crate::source::Span;
use crate::source::bytes::pack;

const WORDS: [([u64; 2], u8); 3] = [
    (pack(b"prologue_end"), PROLOGUE_END),
    (pack(b"epilogue_begin"), EPILOGUE_BEGIN),
    (pack(b"basic_block"), BASIC_BLOCK),
];

/// `.loc file [line [column]] [prologue_end] [epilogue_begin] [basic_block] [is_stmt 0|1] [discriminator N] [view -0|symbol]`
pub(in crate::asm::directives) fn loc(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let mut numbers = [0; 3];
    for (i, number) in numbers.iter_mut().enumerate() {
        if i > 0 && !text.s.byte().is_ascii_digit() {
            break;
        }
        *number = text.number()?.0;
        if text.gap().is_none() {
            break;
        }
    }
    let [file, line, column] = numbers;
    let mut flags = a.debug.lines.current.flags & IS_STMT;
    let mut discriminator = 0;
    let mut view = None;
    let end = loop {
        if let Some(end) = text.end() {
            break end;
        }
        let word = text.s.packed_words::<2>()?;
        if let Some(&(_, flag)) = WORDS.iter().find(|w| w.0 == word) {
            flags |= flag;
        } else if word == pack(b"is_stmt") {
            text.gap()?;
            match text.number()?.0 {
                0 => flags &= !IS_STMT,
                1 => flags |= IS_STMT,
                _ => return None,
            }
        } else if word == pack(b"discriminator") {
            text.gap()?;
            discriminator = text.number()?.0 as u32;
        } else if word == pack(b"view") {
            text.gap()?;
            let at = text.s.at;
            view = Some(if text.s.eat(b'-') {
                text.number().filter(|n| n.0 == 0)?;
                (View::Reset, text.span(at, text.s.at))
            } else {
                let (name, span) = text.name()?;
                (View::Named(a.intern(name)), span)
            });
        } else {
            return None;
        }
        if text.end().is_none() {
            text.gap()?;
        }
    };
    if file < 1 && a.debug.lines.version < 5 || !a.debug.lines.has_file(file) {
        return None;
    }
    let (file, line, column) = (file as u32, line as u32, column as u16);
    let loc = Loc { file, line, column, flags, isa: 0, discriminator };
    let Some((view, at)) = view else {
        a.set_line(loc);
        return Some(end);
    };
    let result = views::set(a, loc, view, at);
    done(a, end, result)
}

/// A function id and its span.
#[inline]
fn id(text: &mut Text<'_>) -> Option<(u32, Span)> {
    let (number, span) = text.number()?;
    u32::try_from(number).ok().filter(|&id| id != u32::MAX).map(|id| (id, span))
}

/// `.cv_loc id file [line [column]]`
pub(in crate::asm::directives) fn cv_loc(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let (id, at) = id(&mut text)?;
    let mut numbers = [0; 3];
    for (i, number) in numbers.iter_mut().enumerate() {
        let at = text.s.at;
        let has_gap = text.gap().is_some();
        if i > 0 && !text.s.byte().is_ascii_digit() {
            text.s.at = at;
            break;
        }
        *number = text.number().filter(|_| has_gap)?.0 as u32;
    }
    let end = text.end()?;
    let [file, line, column] = numbers;
    if a.debug.codeview.files.get(file).is_none() {
        return None;
    }
    let result = codeview::record(a, id, Source { file, line, column }, false, at, text.word);
    done(a, end, result)
}

/// `.cv_func_id id`
pub(in crate::asm::directives) fn func_id(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let (id, span) = id(&mut text)?;
    let end = text.end()?;
    let result = codeview::add_function(a, id, span);
    done(a, end, result)
}

/// `.cv_inline_site_id id within id inlined_at file line [column]`
pub(in crate::asm::directives) fn inline_site_id(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let (inner, span) = id(&mut text)?;
    text.gap()?;
    if text.s.packed_words()? != pack::<2>(b"within") {
        return None;
    }
    text.gap()?;
    let within = id(&mut text)?.0;
    text.gap()?;
    if text.s.packed_words()? != pack::<2>(b"inlined_at") {
        return None;
    }
    text.gap()?;
    let file =
        u32::try_from(text.number()?.0).ok().filter(|&file| file > 0 && a.debug.codeview.files.get(file).is_some())?;
    text.gap()?;
    let line = text.number()?.0 as u32;
    let mut column = 0;
    if text.end().is_none() {
        text.gap()?;
        column = text.number()?.0 as u32;
    }
    let end = text.end()?;
    let result = codeview::add_inline_site(a, (inner, within), Source { file, line, column }, span);
    done(a, end, result)
}

/// `.cv_linetable id, begin, end`
pub(in crate::asm::directives) fn linetable(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let id = id(&mut text)?.0;
    text.comma()?;
    let begin = text.name()?.0;
    text.comma()?;
    let last = text.name()?.0;
    let end = text.end()?;
    let (begin, last) = (a.intern(begin), a.intern(last));
    let result = codeview::put_line_table(a, id, (begin, last), text.word);
    done(a, end, result)
}

/// `.cv_inline_linetable id file line begin end`
pub(in crate::asm::directives) fn inline_linetable(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let id = id(&mut text)?.0;
    text.gap()?;
    let file = text.number()?.0 as u32;
    text.gap()?;
    let line = text.number()?.0 as u32;
    text.gap()?;
    let begin = text.name()?.0;
    text.gap()?;
    let last = text.name()?.0;
    let end = text.end().filter(|_| file > 0)?;
    let (begin, last) = (a.intern(begin), a.intern(last));
    let source = Source { file, line, column: 0 };
    let result = codeview::put_inline_table(a, id, source, (begin, last), text.word);
    done(a, end, result)
}

/// `.cv_def_range begin end [begin end]…, kind, operands`
pub(in crate::asm::directives) fn def_range(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let mut ranges = text;
    while text.s.byte() != b',' {
        text.name()?;
        text.gap()?;
        text.name()?;
        text.s.blanks();
    }
    text.comma()?;
    let kind = text.s.packed_words::<2>()?;
    let mut numbers = [0; 3];
    let mut count = 0;
    let end = loop {
        if let Some(end) = text.end() {
            break end;
        }
        text.comma()?;
        *numbers.get_mut(count)? = text.integer()?.0;
        count += 1;
    };
    let location = match (kind, count) {
        (k, 1) if k == pack(b"reg") => VariableLocation::Register(numbers[0] as u16),
        (k, 1) if k == pack(b"frame_ptr_rel") => VariableLocation::FramePointer(numbers[0] as i32),
        (k, 2) if k == pack(b"subfield_reg") => {
            VariableLocation::Subfield { register: numbers[0] as u16, offset: numbers[1] as u32 }
        }
        (k, 3) if k == pack(b"reg_rel") => VariableLocation::RegisterRelative {
            register: numbers[0] as u16,
            flags: numbers[1] as u16,
            offset: numbers[2] as i32,
        },
        _ => return None,
    };
    a.debug.codeview.drop_ranges();
    while ranges.s.byte() != b',' {
        let begin = ranges.name()?.0;
        ranges.gap()?;
        let last = ranges.name()?.0;
        ranges.s.blanks();
        let (begin, last) = (a.intern(begin), a.intern(last));
        codeview::range(a, begin, last);
    }
    let result = codeview::put_ranges(a, location, text.word);
    done(a, end, result)
}

/// `.cv_filechecksumoffset number`
pub(in crate::asm::directives) fn filechecksumoffset(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let (number, at) = text.number()?;
    let end = text.end()?;
    let result = codeview_tables::put_checksum_offset(a, number, at, text.word);
    done(a, end, result)
}

/// `.secrel32 symbol [+ number]`
pub(in crate::asm::directives) fn secrel32(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let name = text.name()?.0;
    let end = text.end()?;
    let symbol = a.intern(name);
    let result = coff_data::put_section_offset(a, symbol, 0, text.word);
    done(a, end, result)
}

/// `.secidx symbol`
pub(in crate::asm::directives) fn secidx(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let name = text.name()?.0;
    let end = text.end()?;
    let symbol = a.intern(name);
    let result = coff_data::put_section_index(a, symbol, text.word);
    done(a, end, result)
}
