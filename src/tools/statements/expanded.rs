//! The statements that the assembler reads after expansion.

use super::{Span, Statement, Statements};
use crate::arch::dispatch;
use crate::asm::Workspace;
use crate::build::outcome::reports;
use crate::diag::{Diagnostics, LineColumn, Origin, Report};
use crate::options::Options;
use crate::pipeline;
use crate::source::SourceMap;
use crate::source::input::Input;
use std::fmt;

/// The statements read from a text: see [`expanded`].
pub struct Expanded<'a> {
    sources: SourceMap<'a>,
    /// The ranges of the statements, each with the labels before it.
    read: Vec<Span>,
    comment: u8,
    is_prefix: fn(&[u8]) -> bool,
    /// The errors and warnings, in the order of the text. Reading continues after an error.
    pub reports: Vec<Report>,
}

/// A statement that is read, and its place.
#[derive(Clone, Copy)]
pub struct ExpandedStatement<'e> {
    /// The statement; its parts are ranges in [`ExpandedStatement::text`].
    pub statement: Statement,
    /// The whole text that contains it: the main text, an included file, or an expansion of a macro or a repeat.
    pub text: &'e [u8],
    /// The name of that text; `<instantiation>` for an expansion of a macro or a repeat.
    pub file: &'e str,
    sources: &'e SourceMap<'e>,
    /// The position of the statement's first byte in the source map.
    position: u32,
}

/// A macro call, a repeat or an `.include` that led to a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Expansion<'e> {
    /// The kind of expansion.
    pub origin: Origin,
    /// The name of the text with the call.
    pub file: &'e str,
    /// The macro name, directive or file name of the call, as a range in that text.
    pub span: Span,
    /// The line and column of the call.
    pub start: LineColumn,
}

/// Reads a text like the assembler does, and returns the statements that were read.
///
/// Macros, repeats and included files are expanded each time they are used; only the branches of conditionals that are
/// taken are read. The directives that start and end these constructs are included, and the body of a macro is not read
/// where it is defined. Symbols are assigned and instructions are encoded in the process, so this takes as long as an
/// assembly without layout. Errors are reported, and reading continues with the next statement.
///
/// ```
/// let options = llas::Options::for_target(llas::Triple::host())?;
/// let text = ".macro two n\n.byte \\n, \\n\n.endm\n.rept 2\ntwo 7\n.endr\n";
/// let expanded = llas::statements::expanded(text, &options);
/// let read: Vec<String> = expanded.iter().map(|s| String::from_utf8_lossy(s.bytes(s.statement.span())).into_owned()).collect();
/// assert_eq!(read, [".macro two n", ".rept 2", "two 7", ".byte 7, 7", "two 7", ".byte 7, 7"]);
/// // The macro was called in line 2 of what the repeat in line 4 became.
/// let chain: Vec<u32> = expanded.iter().nth(5).into_iter().flat_map(|s| s.within()).map(|e| e.start.line).collect();
/// assert_eq!(chain, [2, 4]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn expanded<'a>(input: impl Into<Input<'a>>, options: &Options) -> Expanded<'a> {
    let input = input.into();
    let (mut sources, mut diagnostics) = (SourceMap::new(), Diagnostics::new(options.settings().policy()));
    let mut workspace = Workspace::new(options);
    workspace.record_statements();
    pipeline::read(input, options, &mut workspace, &mut sources, &mut diagnostics);
    let (reports, _) = reports(diagnostics, &sources, input.name, options);
    let (isa, desc) = options.target();
    let read = workspace.input.statements.unwrap_or_default();
    Expanded { sources, read, comment: desc.comment, is_prefix: dispatch::is_prefix(isa), reports }
}

impl<'a> Expanded<'a> {
    pub(crate) fn sources(&self) -> &SourceMap<'a> {
        &self.sources
    }

    /// The statements in the order of reading, and the comments among them.
    pub fn iter(&self) -> impl Iterator<Item = ExpandedStatement<'_>> {
        self.read.iter().flat_map(move |span| {
            let file = self.sources.find(span.start).map(|id| self.sources.file(id));
            let parts = file.map(|file| {
                let part = Span::new(span.start - file.base, span.end - file.base);
                Statements::new(file.text(), self.comment, self.is_prefix)
                    .within(part)
                    .filter(|statement| !statement.is_trivia())
                    .map(Statement::without_blanks)
                    .map(move |statement| ExpandedStatement {
                        statement,
                        text: file.text(),
                        file: &file.name,
                        sources: &self.sources,
                        position: file.base + statement.span().start,
                    })
            });
            parts.into_iter().flatten()
        })
    }
}

impl<'e> ExpandedStatement<'e> {
    /// The bytes of a part of the statement.
    #[must_use]
    pub fn bytes(&self, part: Span) -> &'e [u8] {
        self.text.get(part.range()).unwrap_or_default()
    }

    /// The position of the statement's first byte in the source map.
    pub(crate) fn position(&self) -> u32 {
        self.position
    }

    /// The line and column of the statement in its text.
    #[must_use]
    pub fn start(&self) -> LineColumn {
        self.sources.line_column(self.position)
    }

    /// The expansions that led to the statement, innermost first; empty for a statement of the main text.
    pub fn within(&self) -> impl Iterator<Item = Expansion<'e>> + use<'e> {
        let sources = self.sources;
        sources.include_stack(self.position).filter_map(move |(origin, span)| {
            let file = sources.file(sources.find(span.start)?);
            let start = sources.line_column(span.start);
            let span = Span::new(span.start - file.base, span.end - file.base);
            Some(Expansion { origin, file: &file.name, span, start })
        })
    }
}

impl fmt::Debug for Expanded<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Expanded")
            .field("read", &self.read.len())
            .field("reports", &self.reports)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for ExpandedStatement<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = String::from_utf8_lossy(self.bytes(self.statement.span()));
        f.debug_struct("ExpandedStatement").field("text", &text).field("file", &self.file).finish_non_exhaustive()
    }
}
