//! Checks and output at the end of the source.

use super::directives::{gnu, gnu_symbols, section};
use super::read::Reader;
use super::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::source::Span;

impl Reader<'_, '_> {
    /// Reports what can only be diagnosed at the end of the source.
    pub fn end_of_text(&mut self) {
        self.a.end_of_text();
    }
}

impl Assembler<'_, '_> {
    fn end_of_text(&mut self) {
        if self.input.cut_short {
            return;
        }
        for span in self.state.locals.missing() {
            let name = String::from_utf8_lossy(self.sources.text(span)).into_owned();
            let number = name.trim_end_matches(|c: char| !c.is_ascii_digit());
            let error = Diagnostic::error(Code::UndefinedTemporary, span, "directional label undefined");
            self.diagnostics.push(error.help(format!("no label '{number}:' comes after this")));
        }
        crate::arch::dispatch::end_of_text(self);
        self.model.order_subsections();
        if let Err(error) = super::describe_codeview::write_description(self) {
            self.diagnostics.push(*error);
        }
        let end = self.sources.files().first().map_or(0, |f| f.base + f.size());
        let end = Span::new(end, end);
        section::check_linked(self);
        for write in [gnu::write_attributes, gnu_symbols::write_build_notes, gnu::fill_comdats] {
            if let Err(error) = write(self) {
                self.diagnostics.push(*error);
            }
        }
        // A row with a view label is emitted even if nothing follows.
        if self.debug.lines.views.is_requested() {
            self.line_row();
        }
        if self.debug.lines.is_dirty() {
            for number in self.debug.lines.unassigned() {
                let message = format!("unassigned file number: {number} for .file directives");
                self.error(Code::BadFileNumber, end, message);
            }
        }
        if let Some(open) = self.input.conditions.open() {
            self.error_with_note(Code::UnmatchedConditional, end, "unmatched .ifs or .elses", open, "it starts here");
        }
        if let Some(open) = self.debug.frames.open() {
            self.error_with_note(Code::CfiUnfinished, end, "Unfinished frame!", open, "it starts here");
        }
        if let Some(open) = self.debug.unwind.open() {
            let open = Span::new(open, open);
            self.error_with_note(Code::SehUnfinished, end, "Unfinished frame!", open, "it starts here");
        } else {
            self.unwind_functions();
        }
        if self.debug.codeview.is_dirty() {
            self.offsets_of_checksums();
        }
        // llvm-mc switches to the profile's section and back.
        let profiles = self.model.coff.is_none() && !self.model.cg_profile.is_empty();
        if let Some(current) = self.sections.current().filter(|_| profiles) {
            self.model.start_fragment(current.subsection, 0);
        }
    }

    /// Resolves references to the offsets of file checksums (`.cv_filechecksumoffset`).
    fn offsets_of_checksums(&mut self) {
        for (number, at) in self.debug.codeview.define_offsets(self.model) {
            let message = format!("no .cv_filechecksums gives file {number} an offset");
            // The directive is missing from the whole source, so the reference is only a note.
            let missed = Span::new(at, at);
            self.diagnostics.push(
                Diagnostic::error(Code::CodeViewMisplaced, None, message)
                    .note(missed, "offset is referenced here")
                    .deferred(),
            );
        }
    }
}
