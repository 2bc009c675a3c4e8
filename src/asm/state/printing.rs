//! The printer of an assembly, if its text is printed.

use super::Assembler;
use super::section_types::TYPES;
use crate::asm::print::{Entered, Print};
use crate::parse::ast::Name;

impl Assembler<'_, '_> {
    /// The printer, if the text is printed. Labels that stand for `.` are printed first.
    #[inline(always)]
    pub(crate) fn print(&mut self) -> Option<Print<'_>> {
        if self.printer.is_none() { None } else { self.begin_print() }
    }

    /// Does something of which nothing is printed.
    pub(crate) fn unprinted<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        let printer = self.printer.take();
        let result = act(self);
        *self.printer = printer;
        result
    }

    #[cold]
    #[inline(never)]
    fn begin_print(&mut self) -> Option<Print<'_>> {
        let printer = self.printer.as_deref_mut()?;
        Some(Print::new(printer, self.model, self.desc, self.state.forms.as_deref_mut()))
    }
}

/// Prints a change to the current section.
#[inline]
pub(crate) fn print_section(a: &mut Assembler<'_, '_>) {
    if a.printer.is_some() {
        print_current(a);
    }
}

#[cold]
#[inline(never)]
fn print_current(a: &mut Assembler<'_, '_>) {
    let Some(current) = a.sections.current() else { return };
    let kind = a.model.sections[current.section.0 as usize].elf.kind;
    let kind = TYPES.iter().find(|known| known.1 == kind).map(|known| known.0);
    if let Some(mut print) = a.print() {
        print.section(&Entered { section: current.section, subsection: current.number, kind });
    }
}

/// A symbol that llvm-mc names for its purpose, with the first number that is free.
pub(crate) fn own_name(a: &mut Assembler<'_, '_>, purpose: &str) -> Name {
    let prefix = String::from_utf8_lossy(a.desc.names.private_prefix);
    let text = |number: u32| format!("{prefix}{purpose}{number}");
    let free = (0..u32::MAX).map(text).find(|text| a.model.names.get(text.as_bytes()).is_none());
    let text = free.unwrap_or_else(|| text(0));
    a.intern(text.as_bytes())
}
