//! The assembler as a library: builds sections, labels, data, fixups and symbols by calls, without assembly text.
//!
//! This is the counterpart of LLVM's `MCStreamer`. A [`Streamer`] starts in the same state as a text, takes calls in
//! the order in which a text would have its lines, and [`finish`](Streamer::finish) returns the same as
//! [`assemble`](crate::assemble), with an identical object. Directives named in this documentation are those of the GNU
//! assembler's manual and of LLVM's ("Extensions"); where a call takes a number defined by a format, the specification
//! is given.
//!
//! ```
//! use llas::streamer::{Attribute, Expr, SectionSpec, Streamer};
//!
//! let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
//! let mut out = Streamer::new(&options)?;
//! let (table, handler) = (out.symbol("table"), out.symbol("handler"));
//! out.switch_to(SectionSpec::named(".data"))?;
//! out.align(8)?;
//! out.attribute(table, Attribute::Global)?;
//! out.attribute(table, Attribute::Object)?;
//! out.label(table)?;
//! out.value(handler, 8)?;
//! out.int(5, 4)?;
//! out.value(Expr::symbol(handler).specifier("GOTPCREL") + 4, 4)?;
//! out.size(table, Expr::here() - table)?;
//! let object = out.finish()?.to_bytes()?;
//!
//! // The same as a text:
//! let text = ".data
//!     .balign 8
//!     .globl table
//!     .type table, @object
//!     table: .quad handler
//!     .long 5, handler@GOTPCREL+4
//!     .size table, .-table";
//! assert_eq!(object, llas::assemble(text, &options)?.to_bytes()?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Errors
//! A call that detects an error returns an [`Error`] at once; the streamer keeps it, too, and `finish` returns all of
//! them. Errors found only by layout, such as a value that does not fit its field, are reported by `finish`. Neither
//! have a location, since there is no text; errors in [`text`](Streamer::text) do.

mod code;
mod data;
mod error;
mod expr;
mod frames;
mod lines;
mod operands;
mod origin;
mod place;
mod section;
mod symbol;

pub use crate::parse::ast::{BinaryOp, UnaryOp};
pub use code::Fixup;
pub use data::Alignment;
pub use error::Error;
pub use expr::Expr;
pub use frames::FrameStep;
pub use lines::{Line, LineFile, PseudoProbe, VariableLocation};
pub use operands::Branch;
pub use section::{SectionFlags, SectionId, SectionSpec, SectionType, Selection};
pub use symbol::Attribute;

use crate::asm::state::Assembler;
use crate::asm::{Reader, Workspace};
use crate::build::outcome::{Assembled, Failure, LabelPlaces};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::stamp::Stamp;
use crate::model::{FixupKind, Value};
use crate::options::Options;
use crate::pipeline;
use crate::relocate;
use crate::source::files::{Files, NoFiles};
use crate::source::{SourceMap, Span};
use origin::Origins;
use std::sync::Arc;

/// The location of anything that is not in a text.
const NOWHERE: Span = Span { start: 0, end: 0 };

/// Positions below this belong to no text: those of calls and of the instructions in them.
const NOWHERE_END: u32 = 1 << 16;

/// A symbol of a [`Streamer`].
///
/// Other streamers reject it. It stands for a name: after [`Streamer::assign`] has given the name another value, the id
/// refers to that value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SymbolId(crate::parse::ast::Name, Stamp);

/// Builds an object by calls. See the [module's documentation](self).
pub struct Streamer {
    options: Options,
    workspace: Workspace,
    files: Arc<dyn Files + Send + Sync>,
    sources: SourceMap<'static>,
    diagnostics: Diagnostics,
    sections: Vec<SectionSpec>,
    /// The statement being read, followed by padding for reads beyond its end.
    statement: Vec<u8>,
    /// The fields of the instruction being appended.
    fields: Vec<(FixupKind, Value)>,
    /// Identifies its ids.
    stamp: Stamp,
    /// The context that owns its workspace.
    context: Option<Stamp>,
    /// The calls that have an origin; `None` if no origin was set.
    origins: Option<Box<Origins>>,
}

impl Streamer {
    /// Creates a streamer for a target. The current section is `.text`, as at the start of a text, unless
    /// [`Builder::no_initial_text`](crate::options::Builder::no_initial_text) is set.
    ///
    /// # Errors
    /// If `describe_text` or `codeview` is set: they describe the lines of a text.
    pub fn new(options: &Options) -> Result<Self, Error> {
        Streamer::check(options)?;
        Ok(Streamer::build(options, Workspace::new(options), None))
    }

    /// Like [`new`](Self::new), with a source of the files that `.include` and `.incbin` in [`text`](Self::text) name.
    ///
    /// ```
    /// use llas::streamer::Streamer;
    /// use std::{io, path::Path, sync::Arc};
    /// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
    /// let table = Arc::new(|_: &Path, _: u64| -> io::Result<Vec<u8>> { Ok(vec![1, 2, 3]) });
    /// let mut out = Streamer::with_files(&options, table)?;
    /// out.text(".incbin \"table.bin\"")?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns the errors of [`new`](Self::new).
    pub fn with_files(options: &Options, files: Arc<dyn Files + Send + Sync>) -> Result<Self, Error> {
        Ok(Streamer { files, ..Streamer::new(options)? })
    }

    /// Rejects options that describe the lines of a text.
    pub(crate) fn check(options: &Options) -> Result<(), Error> {
        let settings = options.settings();
        if settings.dwarf.describe_text || settings.object.codeview {
            let message = "a streamer has no text whose lines could be described";
            return Err(Error::new(Box::new(Diagnostic::error(Code::BadOption, None, message))));
        }
        Ok(())
    }

    /// A streamer in a context's workspace, which must be in the initial state.
    pub(crate) fn in_workspace(options: &Options, workspace: Workspace, context: Stamp) -> Self {
        Streamer::build(options, workspace, Some(context))
    }

    fn build(options: &Options, mut workspace: Workspace, context: Option<Stamp>) -> Self {
        let diagnostics = Diagnostics::new(options.settings().policy());
        let stamp = Stamp::new();
        workspace.model.stamp = stamp;
        let mut sources = SourceMap::new();
        sources.skip(NOWHERE_END);
        Streamer {
            options: options.clone(),
            workspace,
            files: Arc::new(NoFiles),
            sources,
            diagnostics,
            sections: Vec::new(),
            statement: Vec::new(),
            fields: Vec::new(),
            stamp,
            context,
            origins: None,
        }
    }

    /// The assembler that executes the calls.
    #[inline]
    fn assembler(&mut self) -> Assembler<'static, '_> {
        self.workspace.assembler(&self.options, &*self.files, &mut self.sources, &mut self.diagnostics)
    }

    /// The reader of texts given between calls.
    fn reader(&mut self) -> Reader<'static, '_> {
        self.workspace.reader(&self.options, &*self.files, &mut self.sources, &mut self.diagnostics)
    }

    /// The target and other options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Lays out the object.
    ///
    /// # Errors
    /// If a call has failed, or layout fails. All errors are reported.
    pub fn finish(self) -> Result<Assembled, Failure> {
        self.finish_with(&mut Default::default()).0
    }

    /// Like [`Self::finish`], with reused memory. The second result is the workspace of a context, and the stamp of
    /// that context.
    pub(crate) fn finish_with(
        mut self,
        scratch: &mut relocate::RelocateBuffers,
    ) -> (Result<Assembled, Failure>, Option<(Workspace, Stamp)>) {
        self.reader().end_of_text();
        let Streamer { options, workspace, sources, diagnostics, .. } = &mut self;
        let objects = pipeline::finish(workspace, options, sources, scratch, diagnostics);
        self.name_calls();
        let Streamer { options, mut workspace, sources, diagnostics, stamp, context, .. } = self;
        let labels = if objects.is_some() { relocate::places(&workspace.model) } else { Vec::new() };
        let mut result = pipeline::outcome(objects, &mut workspace, diagnostics, &sources, "<calls>", &options);
        if let Ok(assembled) = &mut result {
            assembled.places = Some(Box::new(LabelPlaces { streamer: stamp, labels }));
        }
        (result, context.map(|context| (workspace, context)))
    }

    /// Executes a directive.
    fn run<T>(
        &mut self,
        act: impl FnOnce(&mut Assembler<'static, '_>) -> Result<T, Box<Diagnostic>>,
    ) -> Result<T, Error> {
        let done = self.assembler().call(act);
        self.recorded(done)
    }

    /// Executes a directive, passing it the position of the call.
    fn run_at<T>(
        &mut self,
        act: impl FnOnce(&mut Assembler<'static, '_>, Span) -> Result<T, Box<Diagnostic>>,
    ) -> Result<T, Error> {
        let at = self.place();
        self.run(|a| act(a, at))
    }

    /// Records the error.
    #[inline]
    fn recorded<T>(&mut self, done: Result<T, Box<Diagnostic>>) -> Result<T, Error> {
        done.map_err(|diagnostic| self.keep(diagnostic))
    }

    #[cold]
    fn keep(&mut self, diagnostic: Box<Diagnostic>) -> Error {
        self.diagnostics.push((*diagnostic).clone());
        Error::new(diagnostic)
    }

    /// Rejects a call.
    #[cold]
    fn refuse(&mut self, code: Code, message: impl Into<String>) -> Error {
        let at = self.place();
        self.keep(Box::new(Diagnostic::error(code, at, message)))
    }

    /// Executes a directive of COFF.
    fn run_coff<T>(
        &mut self,
        act: impl FnOnce(&mut Assembler<'static, '_>, Span) -> Result<T, Box<Diagnostic>>,
    ) -> Result<T, Error> {
        self.coff_only()?;
        self.run_at(act)
    }

    fn coff_only(&mut self) -> Result<(), Error> {
        if self.assembler().is_coff() {
            return Ok(());
        }
        Err(self.refuse(Code::UnsupportedDirective, "this is supported for COFF objects only"))
    }

    /// Executes a directive of ELF.
    fn run_elf<T>(
        &mut self,
        act: impl FnOnce(&mut Assembler<'static, '_>, Span) -> Result<T, Box<Diagnostic>>,
    ) -> Result<T, Error> {
        self.elf_only()?;
        self.run_at(act)
    }

    fn elf_only(&mut self) -> Result<(), Error> {
        if !self.assembler().is_coff() {
            return Ok(());
        }
        Err(self.refuse(Code::UnsupportedDirective, "this is supported for ELF objects only"))
    }
}

impl std::fmt::Debug for Streamer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Streamer").field("triple", self.options.triple()).finish_non_exhaustive()
    }
}
