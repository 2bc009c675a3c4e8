//! Instructions of x86 as text: the scanners of both syntaxes.

mod att;
mod intel;
mod scanned;

use crate::assembler::Assembler;
use crate::assembler::Scratch;
use crate::model::{Definition, RelocatableValue, Value};
use crate::scan::Scanner;
use crate::source::Span;
use crate::target::x86::{Sizes, X86, encode_scanned, encode_scanned_intel};
use scanned::Symbols;

impl Assembler<'_, '_> {
    /// Takes the instruction at the cursor if it is of a common shape: where the next statement starts then. Else nothing has
    /// happened.
    pub(crate) fn scanned_instruction(
        &mut self,
        cursor: Scanner<'_>,
        base: u32,
        scratch: &mut Scratch<'_>,
    ) -> Option<usize> {
        let mut symbols = Symbols::new(X86::specifier);
        let (mode, options) = (self.target.mode, self.target.encode_options);
        let Scratch { encoded, values, .. } = scratch;
        let mut sizes = Sizes::default();
        let found = if self.target.intel {
            intel::scan(cursor, mode, (&mut encoded.operands, &mut sizes), &mut symbols)?
        } else {
            att::scan(cursor, mode, &mut encoded.operands, &mut symbols)?
        };
        values.clear();
        for symbol in symbols.as_slice() {
            let at = base + symbol.at as u32;
            let name = self.context().refer(symbol.name, Span::new(at, at));
            if let Definition::Variable(_) = self.model.symbol(name).definition {
                return None;
            }
            let (add, specifier, constant) = (Some(name), symbol.specifier, symbol.constant);
            values.push(Value::Relocatable(RelocatableValue { add, sub: None, constant, specifier }));
        }
        if self.target.intel {
            encode_scanned_intel(found.mnemonic, found.prefixes, &sizes, (mode, &options), encoded)?;
        } else {
            encode_scanned(found.mnemonic, found.prefixes, mode, &options, encoded)?;
        }
        let start = base + cursor.at as u32;
        let span = Span::new(start, start);
        if self.debug.generated.is_some() {
            self.describe_instruction(span);
        }
        // A section is open: nothing else is asked of it.
        self.place(encoded, values, span).ok()?;
        Some(found.end)
    }
}
