//! Line tables and call frames.

use super::Print;
use crate::debug::cfi::{Operation, Pointer};
use crate::debug::dwarf::{BASIC_BLOCK, EPILOGUE_BEGIN, File, IS_STMT, PROLOGUE_END, Registers};
use crate::model::{PseudoProbe, Value};
use crate::parse::ast::Name;

impl Print<'_> {
    /// `.file` with a number.
    pub fn numbered_file(&mut self, number: u64, directory: &[u8], file: &File) {
        self.text(&format!("\t.file\t{number} "));
        if !directory.is_empty() {
            self.quoted(directory);
            self.text(" ");
        }
        self.quoted(&file.name);
        if let Some(sum) = file.md5 {
            self.text(&format!(" md5 0x{:032x}", u128::from_be_bytes(sum)));
        }
        if let Some(source) = &file.source {
            self.text(" source ");
            self.quoted(source);
        }
        self.end();
    }

    /// `.loc` after one with the flags `before`.
    pub fn loc(&mut self, loc: Registers, before: u8) {
        self.text("\t.loc\t");
        self.number(i64::from(loc.file));
        self.text(" ");
        self.number(i64::from(loc.line));
        self.text(" ");
        self.number(i64::from(loc.column));
        let words =
            [(BASIC_BLOCK, " basic_block"), (PROLOGUE_END, " prologue_end"), (EPILOGUE_BEGIN, " epilogue_begin")];
        for (flag, word) in words {
            if loc.flags & flag != 0 {
                self.text(word);
            }
        }
        if (loc.flags ^ before) & IS_STMT != 0 {
            self.text(if loc.flags & IS_STMT != 0 { " is_stmt 1" } else { " is_stmt 0" });
        }
        if loc.isa != 0 {
            self.text(&format!(" isa {}", loc.isa));
        }
        if loc.discriminator != 0 {
            self.text(&format!(" discriminator {}", loc.discriminator));
        }
        self.position(loc.line, u32::from(loc.column));
    }

    /// Ends a line with a comment that has a line and a column.
    pub(super) fn position(&mut self, line: u32, column: u32) {
        self.pad();
        let start = self.desc.print.comment;
        self.text(start);
        self.text(" :");
        self.number(i64::from(line));
        self.text(":");
        self.number(i64::from(column));
        self.end();
    }

    /// `.loc_label`
    pub fn loc_label(&mut self, name: Name) {
        self.text(".loc_label\t");
        self.name(name);
        self.end();
    }

    /// `.pseudoprobe`
    pub fn probe(&mut self, probe: &PseudoProbe, function: Name) {
        let PseudoProbe { guid, index, kind, attributes, discriminator, ref callers } = *probe;
        self.text(&format!("\t.pseudoprobe\t{guid} {index} {kind} {attributes}"));
        if discriminator != 0 {
            self.text(&format!(" {discriminator}"));
        }
        for (guid, index) in callers {
            self.text(&format!(" @ {guid}:{index}"));
        }
        self.text(" ");
        self.name(function);
        self.end();
    }

    /// `.cfi_sections`
    pub fn frame_sections(&mut self, names: &[&str]) {
        self.line(".cfi_sections ", format_args!("{}", names.join(", ")));
    }

    /// `.cfi_personality` or `.cfi_lsda`
    pub fn frame_pointer(&mut self, directive: &str, pointer: Pointer) {
        self.text("\t");
        self.text(directive);
        self.text(" ");
        self.number(i64::from(pointer.encoding));
        self.text(", ");
        self.name(pointer.symbol);
        self.end();
    }

    /// The register with a DWARF number.
    fn frame_register(&mut self, number: u64) {
        match (self.desc.print.frame_register)(number, self.printer.style.intel) {
            Some(name) => self.text(&name),
            None => self.text(&number.to_string()),
        }
    }

    fn frame_line(&mut self, directive: &str, register: Option<u64>, offset: Option<i64>) {
        self.text("\t.cfi_");
        self.text(directive);
        if let Some(register) = register {
            self.text(" ");
            self.frame_register(register);
        }
        if let Some(offset) = offset {
            self.text(if register.is_some() { ", " } else { " " });
            self.number(offset);
        }
        self.end();
    }

    /// `.cfi_offset`
    pub fn frame_saved(&mut self, register: u64, offset: i64) {
        self.frame_line("offset", Some(register), Some(offset));
    }

    /// `.cfi_return_column`
    pub fn return_column(&mut self, register: u64) {
        self.frame_line("return_column", Some(register), None);
    }

    /// An operation of a call frame.
    pub fn frame_operation(&mut self, operation: &Operation) {
        match *operation {
            Operation::DefCfa { register, offset } => self.frame_line("def_cfa", Some(register), Some(offset)),
            Operation::LlvmDefAspaceCfa { register, offset, space } => {
                self.text("\t.cfi_llvm_def_aspace_cfa ");
                self.frame_register(register);
                self.text(&format!(", {offset}, {space}"));
                self.end();
            }
            Operation::DefCfaOffset(offset) => self.frame_line("def_cfa_offset", None, Some(offset)),
            Operation::AdjustCfaOffset(offset) => self.frame_line("adjust_cfa_offset", None, Some(offset)),
            Operation::DefCfaRegister(register) => self.frame_line("def_cfa_register", Some(register), None),
            Operation::RelOffset { register, offset } => self.frame_line("rel_offset", Some(register), Some(offset)),
            Operation::ValOffset { register, offset } => self.frame_line("val_offset", Some(register), Some(offset)),
            Operation::Register { register, other } => {
                self.text("\t.cfi_register ");
                self.frame_register(register);
                self.text(", ");
                self.frame_register(other);
                self.end();
            }
            Operation::Restore(register) => self.frame_line("restore", Some(register), None),
            Operation::Undefined(register) => self.frame_line("undefined", Some(register), None),
            Operation::SameValue(register) => self.frame_line("same_value", Some(register), None),
            Operation::RememberState => self.bare(".cfi_remember_state"),
            Operation::RestoreState => self.bare(".cfi_restore_state"),
            Operation::WindowSave => self.bare(".cfi_window_save"),
            Operation::Escape(ref bytes) => {
                let byte = |value: &Value| format!("0x{:02x}", value.as_constant().unwrap_or_default() as u8);
                let bytes: Vec<String> = bytes.iter().map(byte).collect();
                self.line(".cfi_escape ", format_args!("{}", bytes.join(", ")));
            }
            Operation::Label(name, _) => self.of_symbol(".cfi_label", name),
            Operation::Offset { register, offset } => self.frame_saved(register, offset),
        }
    }
}
