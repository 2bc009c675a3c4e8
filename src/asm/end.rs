//! Checks and output at the end of the source.

use super::directives::{gnu, gnu_symbols, section};
use super::read::Reader;
use super::state::Assembler;
use crate::asm::state::describe;
use crate::asm::state::seh::UnwindSections;
use crate::diag::{Code, Diagnostic};
use crate::options::parts::{COFF, DEBUG};
use crate::source::Span;

impl Reader<'_, '_> {
    /// Reports what can only be diagnosed at the end of the source, and emits what belongs there.
    #[inline(never)]
    pub fn end_of_text(&mut self) {
        let a = &mut self.a;
        if a.input.cut_short {
            return;
        }
        for span in a.state.locals.missing() {
            report_missing_label(a, span);
        }
        crate::arch::dispatch::end_of_text(a);
        a.model.order_subsections();
        if DEBUG && let Err(error) = super::describe_codeview::write_description(a) {
            a.diagnostics.push(*error);
        }
        let end = a.sources.files().first().map_or(0, |f| f.base + f.size());
        let end = Span::new(end, end);
        if DEBUG {
            describe::end(a, end.start);
        }
        section::check_linked(a);
        for write in [gnu::write_attributes, gnu_symbols::write_build_notes, gnu::fill_comdats] {
            if let Err(error) = write(a) {
                a.diagnostics.push(*error);
            }
        }
        // A row with a view label is emitted even if nothing follows.
        if DEBUG && a.debug.lines.view_request.is_some() {
            a.line_row();
        }
        if DEBUG && a.debug.lines.is_dirty() {
            report_unassigned_files(a, end);
        }
        if let Some(open) = a.input.conditions.open() {
            report_open(a, Code::UnmatchedConditional, end, "unmatched .ifs or .elses", open);
        }
        if let Some(open) = a.debug.frames.open() {
            report_open(a, Code::CfiUnfinished, end, "Unfinished frame!", open);
        }
        if let Some(open) = a.debug.unwind.open() {
            report_open(a, Code::SehUnfinished, end, "Unfinished frame!", Span::new(open, open));
        } else if COFF {
            UnwindSections::of(a).write_functions();
        }
        if DEBUG && a.debug.codeview.is_dirty() && a.printer.is_none() {
            define_checksum_offsets(a);
        }
        if a.printer.is_some() {
            super::describe_dwarf::print(a);
        }
        // llvm-mc switches to the profile's section and back.
        let profiles = a.model.coff.is_none() && !a.model.requests.cg_profile.is_empty();
        if let Some(current) = a.sections.current().filter(|_| profiles) {
            a.model.start_fragment(current.subsection, 0);
        }
    }
}

#[cold]
#[inline(never)]
fn report_missing_label(a: &mut Assembler<'_, '_>, span: Span) {
    let name = String::from_utf8_lossy(a.sources.text(span)).into_owned();
    let number = name.trim_end_matches(|c: char| !c.is_ascii_digit());
    let error = Diagnostic::error(Code::UndefinedTemporary, span, "directional label undefined");
    a.diagnostics.push(error.help(format!("no label '{number}:' comes after this")));
}

#[inline(never)]
fn report_unassigned_files(a: &mut Assembler<'_, '_>, end: Span) {
    for number in a.debug.lines.unassigned() {
        let message = format!("unassigned file number: {number} for .file directives");
        a.error(Code::BadFileNumber, end, message);
    }
}

/// Reports what the text begins and does not end.
#[cold]
#[inline(never)]
fn report_open(a: &mut Assembler<'_, '_>, code: Code, end: Span, message: &str, open: Span) {
    a.error_with_note(code, end, message, open, "it starts here");
}

/// Resolves references to the offsets of file checksums (`.cv_filechecksumoffset`).
#[inline(never)]
fn define_checksum_offsets(a: &mut Assembler<'_, '_>) {
    for (number, at) in a.debug.codeview.files.define_offsets(a.model) {
        let message = format!("no .cv_filechecksums gives file {number} an offset");
        // The directive is missing from the whole source, so the reference is only a note.
        let missed = Span::new(at, at);
        a.diagnostics.push(
            Diagnostic::error(Code::CodeViewMisplaced, None, message)
                .note(missed, "offset is referenced here")
                .deferred(),
        );
    }
}
