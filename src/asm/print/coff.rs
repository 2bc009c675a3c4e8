//! Directives of COFF: symbol definitions, CodeView, and unwind codes.

use super::Print;
use crate::debug::codeview::{Source, VariableLocation};
use crate::parse::ast::Name;

impl Print<'_> {
    /// `.def`
    pub fn definition(&mut self, name: Name) {
        self.directive(".def", "\t", name);
        self.text(";");
        self.end();
    }

    /// `.secrel32` or `.rva`: a symbol with an offset.
    pub fn with_offset(&mut self, directive: &str, name: Name, offset: i64) {
        self.directive(directive, "\t", name);
        if offset > 0 {
            self.text("+");
        }
        if offset != 0 {
            self.number(offset);
        }
        self.end();
    }

    /// `.cv_file`
    pub fn codeview_file(&mut self, number: u32, name: &[u8], checksum: &[u8], kind: u8) {
        self.text(&format!("\t.cv_file\t{number} "));
        self.quoted(name);
        if kind != 0 {
            let digits: String = checksum.iter().map(|byte| format!("{byte:02X}")).collect();
            self.text(&format!(" \"{digits}\" {kind}"));
        }
        self.end();
    }

    /// `.cv_loc`
    pub fn codeview_line(&mut self, id: u32, source: Source, starts_prologue_end: bool, is_statement: bool) {
        let Source { file, line, column } = source;
        self.text(&format!("\t.cv_loc\t{id} {file} {line} {column}"));
        self.text(if starts_prologue_end { " prologue_end" } else { "" });
        self.text(if is_statement { " is_stmt 1" } else { "" });
        self.position(line, column);
    }

    /// `.cv_linetable`
    pub fn line_table(&mut self, id: u32, begin: Name, end: Name) {
        self.text(&format!("\t.cv_linetable\t{id}, "));
        self.name(begin);
        self.text(", ");
        self.name(end);
        self.end();
    }

    /// `.cv_inline_linetable`
    pub fn inline_table(&mut self, id: u32, source: Source, begin: Name, end: Name) {
        self.text(&format!("\t.cv_inline_linetable\t{id} {} {} ", source.file, source.line));
        self.name(begin);
        self.text(" ");
        self.name(end);
        self.end();
    }

    /// `.cv_def_range`
    pub fn variable_ranges(&mut self, ranges: &[(Name, Name)], location: VariableLocation) {
        self.text("\t.cv_def_range\t");
        for &(begin, end) in ranges {
            self.text(" ");
            self.name(begin);
            self.text(" ");
            self.name(end);
        }
        let text = match location {
            VariableLocation::Register(register) => format!(", reg, {register}"),
            VariableLocation::FramePointer(offset) => format!(", frame_ptr_rel, {offset}"),
            VariableLocation::Subfield { register, offset } => format!(", subfield_reg, {register}, {offset}"),
            VariableLocation::RegisterRelative { register, flags, offset } => {
                format!(", reg_rel, {register}, {flags}, {offset}")
            }
        };
        self.text(&text);
        self.end();
    }

    /// `.seh_proc`
    pub fn function(&mut self, name: Name) {
        self.text(".seh_proc ");
        self.name(name);
        self.end();
    }

    /// `.seh_handler`
    pub fn handler(&mut self, name: Name, (unwind, except): (bool, bool)) {
        self.directive(".seh_handler", " ", name);
        let sign = self.type_sign();
        if unwind {
            self.text(&format!(", {sign}unwind"));
        }
        if except {
            self.text(&format!(", {sign}except"));
        }
        self.end();
    }
}
