//! Lists of results as numbers and texts. `js/api.js` reads them in the same order.

#[cfg(feature = "disasm")]
use llas_embed::Instruction;
#[cfg(feature = "explain")]
use llas_embed::Unit;
use llas_embed::{Code, Listing, Report, Severity};
use std::ops::Range;

/// Lists: for each its length and the numbers of its items. A text is its size among the numbers and bytes among the texts.
#[derive(Debug, Default)]
pub(crate) struct Lists {
    /// 8 bytes each, little-endian.
    pub(crate) numbers: Vec<u8>,
    pub(crate) texts: Vec<u8>,
}

impl Lists {
    fn put<const N: usize>(&mut self, numbers: [u64; N]) {
        self.numbers.extend_from_slice(numbers.map(u64::to_le_bytes).as_flattened());
    }

    fn text(&mut self, text: &[u8]) {
        self.put([text.len() as u64]);
        self.texts.extend_from_slice(text);
    }

    fn range(&mut self, range: &Range<usize>) {
        self.put([range.start as u64, range.end as u64]);
    }

    fn list<T>(&mut self, items: &[T], item: impl Fn(&mut Self, &T)) {
        self.put([items.len() as u64]);
        for each in items {
            item(self, each);
        }
    }

    #[inline(never)]
    pub(crate) fn code(&mut self, code: &Code) {
        self.put([code.address(), code.memory_size()]);
        self.list(code.statements(), |lists, statement| {
            lists.range(&statement.text);
            lists.put([statement.address, statement.size]);
            lists.range(&statement.bytes);
        });
        self.list(code.labels(), |lists, label| {
            lists.text(&label.name);
            lists.put([label.address]);
        });
        self.list(code.relocations(), |lists, relocation| {
            lists.put([relocation.address, relocation.number.into(), relocation.addend as u64]);
            lists.text(relocation.kind.as_bytes());
            lists.text(&relocation.symbol);
        });
        self.list(code.sections(), |lists, section| {
            lists.text(&section.name);
            let flags = [section.write, section.execute].map(u64::from);
            lists.put([section.address, section.size, section.align, flags[0], flags[1]]);
            lists.range(&section.bytes);
        });
    }

    /// The bytes of the sections follow each other in `bytes`.
    pub(crate) fn listing(&mut self, listing: &Listing, bytes: &mut Vec<u8>) {
        self.put([listing.sections.len() as u64]);
        for section in &listing.sections {
            self.text(&section.name);
            self.put([section.size, section.align, section.execute.into()]);
            self.range(&(bytes.len()..bytes.len() + section.bytes.len()));
            bytes.extend_from_slice(&section.bytes);
        }
        self.list(&listing.statements, |lists, statement| {
            lists.range(&statement.text);
            lists.put([statement.section as u64, statement.offset, statement.size]);
        });
        self.list(&listing.labels, |lists, label| {
            lists.text(&label.name);
            lists.put([label.section as u64, label.offset]);
        });
        self.list(&listing.relocations, |lists, relocation| {
            lists.put([relocation.section as u64, relocation.offset, relocation.number.into()]);
            lists.put([relocation.addend as u64]);
            lists.text(relocation.kind.as_bytes());
            lists.text(&relocation.symbol);
        });
    }

    #[cfg(feature = "explain")]
    pub(crate) fn units(&mut self, units: &[Unit]) {
        self.list(units, |lists, unit| {
            lists.put([unit.bytes.into()]);
            lists.list(&unit.fields, |lists, field| {
                lists.text(field.name.as_bytes());
                lists.put([field.width.into(), field.value]);
            });
        });
    }

    #[cfg(feature = "disasm")]
    pub(crate) fn instructions(&mut self, instructions: &[Instruction]) {
        self.list(instructions, |lists, instruction| {
            lists.put([instruction.address, instruction.size as u64]);
            lists.text(instruction.text.as_bytes());
        });
    }

    pub(crate) fn reports(&mut self, reports: &[Report]) {
        self.list(reports, |lists, report| {
            lists.put([match report.severity {
                Severity::Note => 0,
                Severity::Warning => 1,
                Severity::Error => 2,
            }]);
            lists.put([report.line, report.column, report.end_line, report.end_column].map(u64::from));
            lists.put([report.text.is_some().into()]);
            lists.range(&report.text.clone().unwrap_or_default());
            lists.text(report.code.as_bytes());
            lists.text(report.message.as_bytes());
            lists.text(report.help.as_bytes());
        });
    }
}
