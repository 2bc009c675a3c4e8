//! The printer of an assembly, if its text is printed.

use super::Assembler;
use super::section_types::TYPES;
use crate::asm::print::{Entered, Print};

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
