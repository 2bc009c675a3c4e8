//! Fills: a value repeated.

use super::sections::Current;
use super::{Assembler, rows, structure};
use crate::model::emitter::EmitKind;
use crate::model::{FragmentTail, RelocatableValue, Value};
use crate::parse::Parse;
use crate::source::Span;

/// A value of `size` bytes, `count` times.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fill {
    pub(crate) count: Value,
    pub(crate) value: u64,
    pub(crate) size: u8,
}

impl Fill {
    /// A fill with a constant count.
    pub(crate) fn times(count: i64, value: u64, size: u8) -> Self {
        Fill { count: Value::Relocatable(RelocatableValue::constant(count)), value, size }
    }

    /// The count, if it is constant and small enough to emit the values directly.
    fn known_few(&self) -> Option<i64> {
        self.count.as_constant().filter(|count| (0..=64).contains(count))
    }

    /// Appends the values as a fragment of their own.
    pub(crate) fn emit_apart(self, a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
        rows::before_padding(a);
        let current = match a.current(span) {
            Ok(current) => current,
            Err(missing) => return structure::fill(a, self, span, missing),
        };
        let (section, subsection) = (current.section, current.subsection);
        // A non-zero value is an error in a section without contents, whatever the count.
        let misplaced = self.value != 0 && a.model.sections[section.0 as usize].is_nobits();
        // Before the first layout, everything after the start of a fragment counts as being at that distance from the
        // section start.
        let apart = a.model.layout.open_fillings || a.desc.fills_apart || misplaced || leads_pure_code(a, current);
        let Some(few) = self.known_few().filter(|&few| few != 0 && !apart) else {
            // An empty fill counts as data, too.
            a.map_data(span)?;
            return self.emit_tail(a, false, span);
        };
        a.model.start_fragment(subsection, few as u32 * u32::from(self.size));
        self.emit(a, span)
    }

    fn emit_tail(self, a: &mut Assembler<'_, '_>, is_data: bool, span: Span) -> Parse<()> {
        let Fill { count, value, size } = self;
        a.model.layout.open_fillings |= count.as_constant().is_none();
        let value = a.model.rules.endian.swapped(value, size);
        a.emit(EmitKind::Filling, span)?.tail(FragmentTail::Fill { count, value, size, is_data }, span.start);
        Ok(())
    }

    /// Appends the values, marked as data if the count is a constant.
    pub(crate) fn emit(self, a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
        rows::before_padding(a);
        if let Err(missing) = a.current(span) {
            return structure::fill(a, self, span, missing);
        }
        let Some(constant) = self.known_few() else {
            // Fills with a count that is not yet known are not marked as data.
            let known = self.count.as_constant().is_some();
            if known {
                a.map_data(span)?;
            }
            return self.emit_tail(a, known, span);
        };
        if constant == 0 {
            return Ok(());
        }
        a.map_data(span)?;
        let mut end = a.emit(EmitKind::Filling, span)?;
        for _ in 0..constant {
            end.number(self.value, self.size);
        }
        Ok(())
    }
}

/// Whether the next bytes begin a code section on a target that marks code without data (`SHF_ARM_PURECODE`): a
/// `.text` that consists of fills only counts as empty there.
fn leads_pure_code(a: &Assembler<'_, '_>, current: Current) -> bool {
    !a.desc.section_flags.is_empty()
        && a.model.subsections[current.subsection.0 as usize].data().is_empty()
        && a.model.sections[current.section.0 as usize].is_code()
}
