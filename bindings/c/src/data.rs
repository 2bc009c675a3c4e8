//! The structures of the interface, and the memory of their strings.

use llas_embed::{Label, Relocation, Report, Section, Severity, Statement};
use std::ffi::c_char;
use std::ops::Range;
use std::ptr;

/// A string: `size` bytes, and a zero that is not counted. `data` is never null in what the library returns.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct llas_string {
    /// The bytes.
    pub data: *const c_char,
    /// Their number.
    pub size: usize,
}

/// A statement of the text, and bytes that it emits. A statement with several runs of bytes is there once for each.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct llas_statement {
    /// The offset of its first byte in the text.
    pub text_start: usize,
    /// The offset after its last byte in the text.
    pub text_end: usize,
    /// The address of the bytes.
    pub address: u64,
    /// The number of bytes in memory.
    pub size: u64,
    /// The offset of the first byte in the output.
    pub bytes_start: usize,
    /// The offset after the last byte in the output; that of the first for zeros that have no bytes there (`.bss`).
    pub bytes_end: usize,
}

/// A symbol that the text defines in a section, by its name. Numbered labels (`1:`) have none.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct llas_label {
    /// Its name.
    pub name: llas_string,
    /// Its address.
    pub address: u64,
}

/// A relocation, which has been applied.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct llas_relocation {
    /// The address of the field.
    pub address: u64,
    /// The addend.
    pub addend: i64,
    /// The name of the symbol; empty for a section symbol and for a value without a symbol.
    pub symbol: llas_string,
    /// The name of the type in the machine's psABI or the PE format.
    pub kind: llas_string,
    /// The number of the type.
    pub number: u32,
}

/// A section in memory.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct llas_section {
    /// Its name.
    pub name: llas_string,
    /// Its address.
    pub address: u64,
    /// Its size in memory in bytes.
    pub size: u64,
    /// Its alignment in bytes.
    pub align: u64,
    /// The offset of its first byte in the output.
    pub bytes_start: usize,
    /// The offset after its last byte in the output; that of the first if it has no bytes there (`.bss`).
    pub bytes_end: usize,
    /// It is writable.
    pub write: bool,
    /// It has code.
    pub execute: bool,
}

/// An instruction, or bytes that cannot be decoded.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct llas_instruction {
    /// The address of the first byte.
    pub address: u64,
    /// The number of bytes.
    pub size: usize,
    /// The mnemonic, a tab and the operands; empty if the bytes are not an instruction.
    pub text: llas_string,
}

/// An error or a warning.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct llas_report {
    /// `LLAS_ERROR`, `LLAS_WARNING` or `LLAS_NOTE`.
    pub severity: i32,
    /// The line of the first byte, from 1; 0 if the report is not about a place in the text.
    pub line: u32,
    /// Its column in bytes, from 1.
    pub column: u32,
    /// The line after the last byte; 0 if it is unknown.
    pub end_line: u32,
    /// The column after the last byte.
    pub end_column: u32,
    /// The offset of the first byte in the text: of the call, if the place is in the expansion of a macro or a repeat.
    pub text_start: usize,
    /// The offset after the last byte in the text; 0 without a place.
    pub text_end: usize,
    /// What identifies the mistake, such as `E0210`.
    pub code: llas_string,
    /// What is wrong, in one line.
    pub message: llas_string,
    /// What could be done about it; may be empty or have several lines.
    pub help: llas_string,
}

/// A list of structures and the memory of their strings, which does not move.
#[derive(Debug)]
pub(crate) struct List<T> {
    items: Vec<T>,
    _strings: Vec<u8>,
}

// SAFETY: the pointers of the items are to memory of the list, which is not changed after it is made.
unsafe impl<T> Send for List<T> {}
// SAFETY: as for `Send`.
unsafe impl<T> Sync for List<T> {}

impl<T> Default for List<T> {
    fn default() -> Self {
        List { items: Vec::new(), _strings: Vec::new() }
    }
}

impl<T> List<T> {
    /// The first structure and their number, for C; null if the list is empty.
    pub(crate) fn raw(&self) -> (*const T, usize) {
        (if self.items.is_empty() { ptr::null() } else { self.items.as_ptr() }, self.items.len())
    }

    /// A list of what `convert` makes from each item and its strings, which are `texts`.
    pub(crate) fn new<'a, I: 'a, const N: usize>(
        from: &'a [I],
        texts: impl Fn(&'a I) -> [&'a [u8]; N],
        convert: impl Fn(&'a I, [llas_string; N]) -> T,
    ) -> Self {
        let size = from.iter().flat_map(&texts).map(|text| text.len() + 1).sum();
        let mut strings: Vec<u8> = Vec::with_capacity(size);
        let items = from.iter().map(|item| {
            let placed = texts(item).map(|text| {
                let start = strings.len();
                strings.extend_from_slice(text);
                strings.push(0);
                // The memory was allocated for all of them at once.
                llas_string { data: strings[start..].as_ptr().cast(), size: text.len() }
            });
            convert(item, placed)
        });
        let items = items.collect();
        List { items, _strings: strings }
    }
}

/// A range of bytes, or nothing at 0.
fn ends(range: Option<Range<usize>>) -> (usize, usize) {
    range.map_or((0, 0), |range| (range.start, range.end))
}

pub(crate) fn statements(from: &[Statement]) -> List<llas_statement> {
    List::new(
        from,
        |_| [],
        |statement, []| llas_statement {
            text_start: statement.text.start,
            text_end: statement.text.end,
            address: statement.address,
            size: statement.size,
            bytes_start: statement.bytes.start,
            bytes_end: statement.bytes.end,
        },
    )
}

pub(crate) fn labels(from: &[Label]) -> List<llas_label> {
    List::new(from, |label| [&label.name[..]], |label, [name]| llas_label { name, address: label.address })
}

pub(crate) fn relocations(from: &[Relocation]) -> List<llas_relocation> {
    List::new(
        from,
        |relocation| [&relocation.symbol[..], relocation.kind.as_bytes()],
        |relocation, [symbol, kind]| llas_relocation {
            address: relocation.address,
            addend: relocation.addend,
            symbol,
            kind,
            number: relocation.number,
        },
    )
}

pub(crate) fn sections(from: &[Section]) -> List<llas_section> {
    List::new(
        from,
        |section| [&section.name[..]],
        |section, [name]| llas_section {
            name,
            address: section.address,
            size: section.size,
            align: section.align,
            bytes_start: section.bytes.start,
            bytes_end: section.bytes.end,
            write: section.write,
            execute: section.execute,
        },
    )
}

#[cfg(feature = "disasm")]
pub(crate) fn instructions(from: &[llas_embed::Instruction]) -> List<llas_instruction> {
    List::new(
        from,
        |instruction| [instruction.text.as_bytes()],
        |instruction, [text]| llas_instruction { address: instruction.address, size: instruction.size, text },
    )
}

pub(crate) fn reports(from: &[Report]) -> List<llas_report> {
    List::new(
        from,
        |report| [report.code.as_bytes(), report.message.as_bytes(), report.help.as_bytes()],
        |report, [code, message, help]| {
            let (text_start, text_end) = ends(report.text.clone());
            llas_report {
                severity: match report.severity {
                    Severity::Note => crate::LLAS_NOTE,
                    Severity::Warning => crate::LLAS_WARNING,
                    Severity::Error => crate::LLAS_ERROR,
                },
                line: report.line,
                column: report.column,
                end_line: report.end_line,
                end_column: report.end_column,
                text_start,
                text_end,
                code,
                message,
                help,
            }
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::CStr;

    #[test]
    fn strings_end_with_a_zero_and_do_not_move() {
        let made: Vec<Label> = (0..1000).map(|n| Label { name: format!("l{n}").into(), address: n }).collect();
        let list = labels(&made);
        let (first, count) = list.raw();
        assert_eq!(count, 1000);
        for n in 0..count {
            // SAFETY: `n` is below the number of items, and the list still exists.
            let label = unsafe { &*first.add(n) };
            // SAFETY: strings of a list end with a zero.
            let name = unsafe { CStr::from_ptr(label.name.data) };
            assert_eq!((name.to_str(), label.name.size), (Ok(&*format!("l{n}")), format!("l{n}").len()));
        }
    }
}
