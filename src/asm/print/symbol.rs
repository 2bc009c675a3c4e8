//! Labels, assignments and attributes of symbols.

use super::Print;
use crate::parse::ast::{ExprId, Name};

impl Print<'_> {
    /// A label.
    pub fn label(&mut self, name: Name) {
        self.name(name);
        self.text(":");
        self.end();
        if let Some(left) = self.printer.after_labels.0.checked_sub(1) {
            self.printer.after_labels.0 = left;
            if left == 0 {
                let comment = std::mem::take(&mut self.printer.after_labels.1);
                self.printer.source_comment(&comment, self.desc.print.comment);
            }
        }
    }

    /// `name = value`
    pub fn assignment(&mut self, name: Name, value: ExprId) {
        self.name(name);
        self.text(" = ");
        self.exprs().expr(value, &mut self.printer.out);
        self.end();
    }

    /// An assignment by a directive of a machine.
    pub fn assignment_by(&mut self, directive: &str, name: Name, value: ExprId) {
        self.directive(directive, "\t", name);
        self.text(", ");
        self.exprs().expr(value, &mut self.printer.out);
        self.end();
    }

    /// `.lto_set_conditional`
    pub fn conditional_assignment(&mut self, name: Name, value: ExprId) {
        self.text(".lto_set_conditional ");
        self.name(name);
        self.text(", ");
        self.exprs().expr(value, &mut self.printer.out);
        self.end();
    }

    /// A directive with a symbol after a tab: `.globl`, `.weak`.
    pub fn attribute(&mut self, directive: &str, name: Name) {
        self.directive(directive, "\t", name);
        self.end();
    }

    /// Starts a line with a directive and its first operand, a symbol.
    pub(super) fn directive(&mut self, directive: &str, blank: &str, name: Name) {
        self.text("\t");
        self.text(directive);
        self.text(blank);
        self.name(name);
    }

    /// `.type`
    pub fn kind(&mut self, name: Name, kind: &str) {
        self.directive(".type", "\t", name);
        self.text(",");
        self.text(self.type_sign());
        self.text(kind);
        self.end();
    }

    /// `.size`
    pub fn size(&mut self, name: Name, size: ExprId) {
        self.directive(".size", "\t", name);
        self.text(", ");
        self.exprs().expr(size, &mut self.printer.out);
        self.end();
    }

    /// `.comm` or `.lcomm`; the alignment is a number of bytes or its logarithm.
    pub fn common(&mut self, directive: &str, name: Name, size: u64, align: Option<u64>) {
        self.directive(directive, "\t", name);
        self.text(",");
        self.text(&size.to_string());
        if let Some(align) = align {
            self.text(",");
            self.text(&align.to_string());
        }
        self.end();
    }

    /// `.symver`
    pub fn version(&mut self, name: Name, versioned: &[u8], keep: bool) {
        self.text(".symver ");
        self.name(name);
        self.text(", ");
        self.printer.out.extend_from_slice(versioned);
        if !keep && !versioned.windows(3).any(|part| part == b"@@@") {
            self.text(", remove");
        }
        self.end();
    }

    /// `.weakref`
    pub fn weak_reference(&mut self, alias: Name, target: Name) {
        self.text(".weakref ");
        self.name(alias);
        self.text(", ");
        self.name(target);
        self.end();
    }

    /// `.cg_profile`
    pub fn profile_edge(&mut self, from: Name, to: Name, count: u64) {
        self.directive(".cg_profile", " ", from);
        self.text(", ");
        self.name(to);
        self.text(&format!(", {count}"));
        self.end();
    }

    /// A directive with a symbol after a blank.
    pub fn of_symbol(&mut self, directive: &str, name: Name) {
        self.directive(directive, " ", name);
        self.end();
    }

    /// A directive with a symbol after a tab and other operands.
    pub fn of_symbol_and(&mut self, directive: &str, name: Name, operands: std::fmt::Arguments<'_>) {
        self.directive(directive, "\t", name);
        self.text(&operands.to_string());
        self.end();
    }

    /// A directive with a string.
    pub fn string(&mut self, directive: &str, text: &[u8]) {
        self.text("\t");
        self.text(directive);
        self.text("\t");
        self.quoted(text);
        self.end();
    }
}
