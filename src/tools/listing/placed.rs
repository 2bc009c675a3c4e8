//! The statements of the main text with the bytes that they emit.

use crate::build::outcome::{Assembled, StatementBytes};
use crate::object::{Object, SectionId};
use crate::options::Options;
use crate::order::sort_by_key;
use crate::source::Span;
use crate::tools::statements::statements;
use std::ops::Range;

/// A statement of the main text, and a run of bytes that it emits.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlacedStatement<'a> {
    /// The statement's range in the main text, in bytes: without labels, surrounding blanks and comments.
    pub span: Range<usize>,
    /// The section of the bytes.
    pub section: SectionId,
    /// The offset of the bytes in the section.
    pub offset: u64,
    /// The number of bytes.
    pub size: u64,
    /// The bytes; empty if the section has none in the file (`.bss`).
    pub bytes: &'a [u8],
}

/// The statements of the main text that emit bytes, in the order of the text.
#[inline(never)]
pub(crate) fn bytes_of_statements(text: &[u8], options: &Options, object: &Object) -> Vec<StatementBytes> {
    let spans: Vec<Span> = statements(text, options)
        .filter(|statement| !statement.is_trivia())
        .map(|statement| statement.span())
        .collect();
    let mut placed: Vec<StatementBytes> = Vec::new();
    for (section, range, offset) in object.main_text_runs() {
        let next = spans.partition_point(|span| span.start <= offset);
        let Some(&span) = next.checked_sub(1).and_then(|index| spans.get(index)) else { continue };
        match placed.last_mut() {
            Some(last) if (last.span, last.section, last.range.end) == (span, section, range.start) => {
                last.range.end = range.end;
            }
            _ => placed.push(StatementBytes { span, section, range }),
        }
    }
    sort_by_key(&mut placed, |placed| placed.span.start);
    placed
}

impl Assembled {
    /// The statements of the main text that emit bytes, in the order of the text, each with a run of these bytes: a
    /// statement with several runs is returned once for each. Bytes from macros, repeats and included files belong to
    /// the statement of the main text that caused them. Empty unless [`Builder::spans`](crate::options::Builder::spans)
    /// was set.
    ///
    /// ```
    /// let options = llas::Options::builder("x86_64-linux-gnu".parse()?).spans(true).build()?;
    /// let text = "f: pushq %rax # saved\n\tjmp f\n";
    /// let assembled = llas::assemble(text, &options)?;
    /// let found: Vec<_> = assembled.statements().map(|s| (&text[s.span], s.offset, s.bytes.to_vec())).collect();
    /// assert_eq!(found, [("pushq %rax", 0, vec![0x50]), ("jmp f", 1, vec![0xeb, 0xfd])]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn statements(&self) -> impl ExactSizeIterator<Item = PlacedStatement<'_>> {
        self.statements.iter().map(|StatementBytes { span, section, range }| {
            let all = self.object.section(*section).map_or(&[][..], |section| section.bytes());
            let (start, end) = (usize::try_from(range.start), usize::try_from(range.end));
            let bytes = start.ok().zip(end.ok()).and_then(|(start, end)| all.get(start..end)).unwrap_or_default();
            let (offset, size) = (range.start, range.end - range.start);
            PlacedStatement { span: span.range(), section: *section, offset, size, bytes }
        })
    }
}
