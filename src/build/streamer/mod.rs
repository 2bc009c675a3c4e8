//! The emitter as a library: sections, labels, data, fields and their symbols by calls, without a line of text.
//!
//! It is what LLVM calls `MCStreamer`. A [`Streamer`] starts as an empty text does, takes calls in the order in which a text would
//! have its lines, and [`finish`](Streamer::finish) gives what [`assemble`](crate::assemble) gives. Each call does what the
//! directive of its name does, by the same code, so that the object is the same to the byte. The names of directives in the
//! documentation are those of the GNU assembler's manual and of LLVM's ("Extensions"); where a call takes a number that a
//! format defines, it says which.
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
//! let object = out.finish()?.write()?;
//!
//! // The same as a text:
//! let text = ".data
//!     .balign 8
//!     .globl table
//!     .type table, @object
//!     table: .quad handler
//!     .long 5, handler@GOTPCREL+4
//!     .size table, .-table";
//! assert_eq!(object, llas::assemble(text, &options)?.write()?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Mistakes
//! A call that can tell a mistake returns an [`Error`] at once; the streamer keeps it too, and `finish` fails with all of them.
//! What only the layout knows, such as a value without room in its field, `finish` tells. Neither has a place, since there is no
//! text; those of [`text`](Streamer::text) have one.
//!
//! This module must not know tokens, layout, relocations or the records of a file.

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
pub(crate) use place::Places;
pub use section::{SectionFlags, SectionId, SectionSpec, SectionType, Selection};
pub use symbol::Attribute;

use crate::asm::state::Assembler;
use crate::asm::{Reader, Workspace};
use crate::build::context;
use crate::build::stamp::Stamp;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::options::Options;
use crate::source::files::{Files, NoFiles};
use crate::source::{SourceMap, Span};
use crate::{Assembled, Failure};
use origin::Origins;
use std::sync::Arc;

/// The place of what no text says.
const NOWHERE: Span = Span { start: 0, end: 0 };

/// So many positions are of no text: those of calls and of the instructions in them.
const NOWHERE_END: u32 = 1 << 16;

/// A symbol that a [`Streamer`] knows.
///
/// It is refused by other streamers. It stands for a name: after [`Streamer::assign`] has given the name another value, it means that one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SymbolId(crate::parse::ast::Name, Stamp);

/// Builds up an object by calls. See the [module's documentation](self).
pub struct Streamer {
    options: Options,
    workspace: Workspace,
    files: Arc<dyn Files + Send + Sync>,
    sources: SourceMap<'static>,
    diagnostics: Diagnostics,
    sections: Vec<SectionSpec>,
    /// The statement that is read, behind which there is room for what reads ahead.
    statement: Vec<u8>,
    /// What its ids are known by.
    stamp: Stamp,
    /// The context whose workspace it has.
    context: Option<Stamp>,
    /// The calls that have an origin; none where nobody asks.
    origins: Option<Box<Origins>>,
}

impl Streamer {
    /// A streamer for a target, in `.text` as a text is at its first line, unless
    /// [`Builder::no_initial_text`](crate::options::Builder::no_initial_text) says otherwise.
    ///
    /// # Errors
    /// Where `describe_text` or `codeview` is asked for: they describe lines of a text.
    pub fn new(options: &Options) -> Result<Self, Error> {
        Streamer::check(options)?;
        Ok(Streamer::build(options, Workspace::new(options), None))
    }

    /// The same where texts among the calls may read files: what `.include` and `.incbin` name comes from there.
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
    /// Those of [`new`](Self::new).
    pub fn with_files(options: &Options, files: Arc<dyn Files + Send + Sync>) -> Result<Self, Error> {
        Ok(Streamer { files, ..Streamer::new(options)? })
    }

    /// Refuses options that describe lines of a text.
    pub(crate) fn check(options: &Options) -> Result<(), Error> {
        let settings = options.settings();
        if settings.dwarf.describe_text || settings.codeview {
            let message = "the lines of a text cannot be described where there is no text";
            return Err(Error::new(Box::new(Diagnostic::error(Code::BadOption, None, message))));
        }
        Ok(())
    }

    /// A streamer in the workspace of a context, which is as before the first line of a text.
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
            stamp,
            context,
            origins: None,
        }
    }

    /// Who does what the calls ask for.
    fn assembler(&mut self) -> Assembler<'static, '_> {
        self.workspace.assembler(&self.options, &*self.files, &mut self.sources, &mut self.diagnostics)
    }

    /// Reads texts between calls.
    fn reader(&mut self) -> Reader<'static, '_> {
        self.workspace.reader(&self.options, &*self.files, &mut self.sources, &mut self.diagnostics)
    }

    /// The target and what else was asked for.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Puts the object together.
    ///
    /// # Errors
    /// Where a call was refused, or what they have built up cannot be laid out: every mistake found is reported.
    pub fn finish(self) -> Result<Assembled, Failure> {
        self.finish_with(&mut Default::default()).0
    }

    /// The same with the memory of objects before it. The second result is the workspace of a context, and which context's it is.
    pub(crate) fn finish_with(
        mut self,
        scratch: &mut context::Scratch,
    ) -> (Result<Assembled, Failure>, Option<(Workspace, Stamp)>) {
        self.reader().end_of_text();
        let Streamer { options, workspace, sources, diagnostics, .. } = &mut self;
        let object = context::finish(workspace, options, sources, scratch, diagnostics);
        self.name_calls();
        let Streamer { options, mut workspace, sources, diagnostics, stamp, context, .. } = self;
        let labels = if object.is_some() { context::places(&workspace) } else { Vec::new() };
        let mut told = context::told(object, &mut workspace, diagnostics, &sources, "<calls>", &options);
        if let Ok(assembled) = &mut told {
            assembled.places = Some(Box::new(Places { streamer: stamp, labels }));
        }
        (told, context.map(|context| (workspace, context)))
    }

    /// Does what a directive does.
    fn run<T>(
        &mut self,
        act: impl FnOnce(&mut Assembler<'static, '_>) -> Result<T, Box<Diagnostic>>,
    ) -> Result<T, Error> {
        let done = self.assembler().call(act);
        self.told(done)
    }

    /// The same with the place of the call.
    fn run_at<T>(
        &mut self,
        act: impl FnOnce(&mut Assembler<'static, '_>, Span) -> Result<T, Box<Diagnostic>>,
    ) -> Result<T, Error> {
        let at = self.place();
        self.run(|a| act(a, at))
    }

    /// Keeps what was refused.
    #[inline]
    fn told<T>(&mut self, done: Result<T, Box<Diagnostic>>) -> Result<T, Error> {
        done.map_err(|diagnostic| self.keep(diagnostic))
    }

    #[cold]
    fn keep(&mut self, diagnostic: Box<Diagnostic>) -> Error {
        self.diagnostics.push((*diagnostic).clone());
        Error::new(diagnostic)
    }

    /// Refuses a call.
    #[cold]
    fn refuse(&mut self, code: Code, message: impl Into<String>) -> Error {
        let at = self.place();
        self.keep(Box::new(Diagnostic::error(code, at, message)))
    }

    /// Refuses what only COFF has.
    fn coff_only(&mut self) -> Result<(), Error> {
        if self.assembler().is_coff() {
            return Ok(());
        }
        Err(self.refuse(Code::UnsupportedDirective, "this exists for COFF objects only"))
    }

    /// Refuses what only ELF has.
    fn elf_only(&mut self) -> Result<(), Error> {
        if !self.assembler().is_coff() {
            return Ok(());
        }
        Err(self.refuse(Code::UnsupportedDirective, "this exists for ELF objects only"))
    }
}

impl std::fmt::Debug for Streamer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Streamer").field("triple", self.options.triple()).finish_non_exhaustive()
    }
}
