//! The library's entry points: one assembly, or several in a row that share buffers.
//!
//! This module must not know the insides of a phase.

use crate::Built;
#[cfg(feature = "cli")]
use crate::arch::form::Form;
use crate::asm::Workspace;
use crate::build::advice;
use crate::build::streamer::{Places, Streamer};
use crate::diag::{Code, Diagnostics, Report, Severity};
use crate::model::Reset as _;
use crate::model::stamp::Stamp;
use crate::object::{self, Object, OutOfMemory, Parts};
use crate::options::Options;
use crate::relocate;
pub(crate) use crate::relocate::RelocateBuffers;
use crate::source::SourceMap;
use crate::source::files::{Files, NoFiles, Text};
use crate::tools::listing;
use std::fmt;
use std::path::PathBuf;

/// A text to assemble, with a name for diagnostics and the files it may include.
#[derive(Clone, Copy)]
pub struct Input<'a> {
    pub(crate) name: &'a str,
    pub(crate) text: Text<'a>,
    pub(crate) files: &'a dyn Files,
}

impl<'a> Input<'a> {
    /// A text with a name for diagnostics. The text is any bytes in memory, or a [`Text::File`].
    pub fn new(name: &'a str, text: impl Into<Text<'a>>) -> Self {
        Input { name, text: text.into(), files: &NoFiles }
    }

    /// Sets where `.include` and `.incbin` find their files. Without it no files are found.
    #[must_use]
    pub fn files(self, files: &'a dyn Files) -> Self {
        Input { files, ..self }
    }
}

impl fmt::Debug for Input<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Input").field("name", &self.name).field("text", &self.text).finish_non_exhaustive()
    }
}

impl<'a, T: Into<Text<'a>>> From<T> for Input<'a> {
    /// A text without a name: diagnostics use `<text>`.
    fn from(text: T) -> Self {
        Input::new("<text>", text)
    }
}

/// The result of a successful assembly.
#[derive(Debug)]
#[non_exhaustive]
pub struct Assembled {
    /// The object: inspect it, write it to a file, or link it into memory.
    pub object: Object,
    /// The split-DWARF object: the sections whose names end in `.dwo`, without symbols. `Some` only with
    /// [`Builder::split_dwarf`](crate::options::Builder::split_dwarf).
    pub dwo: Option<Box<Object>>,
    /// The warnings, in the order of the text.
    pub warnings: Vec<Report>,
    /// The paths of the files that `.include` and `.incbin` read, in that order.
    pub dependencies: Vec<PathBuf>,
    /// The output of `.print`.
    pub printed: Vec<u8>,
    /// The addresses of a streamer's labels.
    pub(crate) places: Option<Box<Places>>,
    /// The statements of the main text that emit bytes, if spans were requested.
    pub(crate) statements: Vec<listing::Placed>,
}

impl Assembled {
    /// Returns the bytes of the object file.
    ///
    /// # Errors
    /// If memory for them cannot be allocated.
    pub fn write(&self) -> Result<Vec<u8>, OutOfMemory> {
        self.parts().and_then(Parts::join)
    }

    /// Returns the object file in pieces, most of which borrow from the object.
    ///
    /// # Errors
    /// If memory for the pieces that are not borrowed cannot be allocated.
    pub fn parts(&self) -> Result<Parts<'_>, OutOfMemory> {
        self.object.parts()
    }
}

/// The diagnostics of an assembly that failed. `Display` shows one diagnostic per line.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Failure {
    /// The errors and warnings, in the order of the text.
    pub reports: Vec<Report>,
    /// The number of errors that were dropped because of [`crate::options::Limits::errors`].
    pub more_errors: usize,
    /// The output of `.print`.
    pub printed: Vec<u8>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, report) in self.reports.iter().enumerate() {
            if i != 0 {
                f.write_str("\n")?;
            }
            write!(f, "{report}")?;
        }
        if self.more_errors != 0 {
            write!(f, "\n{} more errors are not shown", self.more_errors)?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}

/// Assembles one text after another with the same options, reusing tables and buffers.
///
/// It retains at most a few megabytes between texts. Use one context per thread.
#[derive(Debug)]
pub struct Context {
    options: Options,
    /// The initial state of every assembly.
    new: Workspace,
    /// `None` while a streamer uses it.
    workspace: Option<Workspace>,
    sources: SourceMap<'static>,
    scratch: RelocateBuffers,
    writing: object::WriterBuffers,
    /// Identifies the streamers that use this context's workspace.
    stamp: Stamp,
}

impl Context {
    /// Creates a context that assembles with these options.
    #[must_use]
    pub fn new(options: &Options) -> Self {
        Context {
            options: options.clone(),
            new: Workspace::new(options),
            workspace: Some(Workspace::new(options)),
            stamp: Stamp::new(),
            sources: SourceMap::new(),
            scratch: RelocateBuffers::default(),
            writing: Default::default(),
        }
    }

    /// Assembles a text, independently of the texts assembled before.
    ///
    /// # Errors
    /// If the text has errors. All errors found are reported, not only the first.
    pub fn assemble<'a>(&mut self, input: impl Into<Input<'a>>) -> Result<Assembled, Failure> {
        let Input { name, text, files } = input.into();
        let Context { options, new, workspace, sources: kept, scratch, .. } = self;
        let workspace = workspace.get_or_insert_with(|| Workspace::new(options));
        workspace.reset_to(new);
        let mut sources: SourceMap<'a> = std::mem::take(kept);
        let mut diagnostics = Diagnostics::new(options.settings().policy());
        let mut front = workspace.reader(options, files, &mut sources, &mut diagnostics);
        front.main_file(name, text);
        front.end_of_text();
        let object = finish(workspace, options, &sources, scratch, &mut diagnostics);
        let mut told = told(object, workspace, diagnostics, &sources, name, options);
        if let (Ok(assembled), true, [main, ..]) = (&mut told, options.settings().spans, sources.files()) {
            assembled.statements = listing::placed_statements(main.text(), options, &assembled.object);
        }
        *kept = sources.emptied();
        scratch.reset();
        told
    }
}

#[cfg(feature = "cli")]
impl Context {
    /// Assembles a text, and returns for each of its instructions the possible encodings.
    pub(crate) fn assemble_shown(&mut self, input: Input<'_>) -> (Result<Assembled, Failure>, Vec<Vec<Form>>) {
        let Input { name, text, files } = input;
        let options = &self.options;
        let (mut sources, mut diagnostics) = (SourceMap::new(), Diagnostics::new(options.settings().policy()));
        let mut workspace = Workspace::new(options);
        workspace.progress.forms = Some(Vec::new());
        // The fast path does not record encodings.
        workspace.state.fast = false;
        let mut front = workspace.reader(options, files, &mut sources, &mut diagnostics);
        front.main_file(name, text);
        front.end_of_text();
        let object = finish(&mut workspace, options, &sources, &mut RelocateBuffers::default(), &mut diagnostics);
        let shown = workspace.progress.forms.take().unwrap_or_default();
        (told(object, &mut workspace, diagnostics, &sources, name, options), shown)
    }
}

impl Context {
    /// Returns the bytes of an object file, like [`Assembled::write`], and keeps the object's memory for later texts.
    ///
    /// # Errors
    /// If memory for the bytes cannot be allocated.
    pub fn write(&mut self, assembled: Assembled) -> Result<Vec<u8>, OutOfMemory> {
        let file = assembled.object.parts_with(&mut self.writing).and_then(Parts::join);
        self.recycle(assembled);
        file
    }

    /// Keeps the memory of an object that is no longer needed for later texts.
    pub fn recycle(&mut self, assembled: Assembled) {
        self.scratch.recycle(assembled.object);
    }
}

impl Context {
    /// Returns a streamer that builds an object without a text, in the context's tables and buffers. Pass it to
    /// [`finish`](Self::finish), which returns them to the context; if the streamer is dropped instead, the context
    /// allocates new ones.
    ///
    /// ```
    /// let options = llas::Options::for_target("aarch64-linux-gnu".parse()?)?;
    /// let mut context = llas::Context::new(&options);
    /// for n in 0..3 {
    ///     let mut out = context.streamer()?;
    ///     out.instruction(format!("mov x0, #{n}"))?;
    ///     let assembled = context.finish(out)?;
    ///     assert_eq!(assembled.object.section_named(".text").map(|code| code.size()), Some(4));
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns the errors of [`Streamer::new`].
    pub fn streamer(&mut self) -> Result<Streamer, crate::build::streamer::Error> {
        Streamer::check(&self.options)?;
        let mut workspace = self.workspace.take().unwrap_or_else(|| Workspace::new(&self.options));
        workspace.reset_to(&self.new);
        Ok(Streamer::in_workspace(&self.options, workspace, self.stamp))
    }

    /// Finishes a streamer, like [`Streamer::finish`], and keeps its memory for later texts.
    ///
    /// # Errors
    /// Returns the errors of [`Streamer::finish`].
    pub fn finish(&mut self, streamer: Streamer) -> Result<Assembled, Failure> {
        let (finished, workspace) = streamer.finish_with(&mut self.scratch);
        self.scratch.reset();
        if let Some(workspace) = workspace.filter(|(_, owner)| *owner == self.stamp) {
            self.workspace = Some(workspace.0);
        }
        finished
    }
}

/// Builds the object, and the split-DWARF object, from a parsed text or a streamer's calls; `None` if there is an
/// error.
pub(crate) fn finish(
    workspace: &mut Workspace,
    options: &Options,
    sources: &SourceMap<'_>,
    scratch: &mut RelocateBuffers,
    diagnostics: &mut Diagnostics,
) -> Option<(Object, Option<Box<Object>>)> {
    // The text is consumed: only the model is used after this point.
    workspace.hand_over();
    if diagnostics.keep_from_layout() {
        return None;
    }
    let Workspace { model, frames, lines, isa, description, .. } = workspace;
    let generated = description.as_ref().and_then(|description| description.dwarf());
    let (settings, (_, desc)) = (options.settings(), options.target());
    let built = Built { model, frames, lines, generated, desc, options: settings, scratch };
    let (mut object, dwo) = isa.run(built, diagnostics).filter(|_| !diagnostics.has_errors())?;
    if settings.spans {
        object.set_origins(relocate::origins(&workspace.model, sources));
    }
    Some((object, dwo))
}

/// The section and offset of each label of a laid-out model.
pub(crate) fn places(workspace: &Workspace) -> Vec<Option<(object::SectionId, u64)>> {
    relocate::places(&workspace.model)
}

/// Converts the outcome to the public result.
pub(crate) fn told(
    object: Option<(Object, Option<Box<Object>>)>,
    workspace: &mut Workspace,
    diagnostics: Diagnostics,
    sources: &SourceMap<'_>,
    name: &str,
    options: &Options,
) -> Result<Assembled, Failure> {
    let (reports, more_errors) = reports(diagnostics, sources, name, options);
    let dependencies = std::mem::take(&mut workspace.input.dependencies);
    let printed = std::mem::take(&mut workspace.progress.printed);
    match object {
        Some((object, dwo)) => Ok(Assembled {
            object,
            dwo,
            warnings: reports,
            dependencies,
            printed,
            places: None,
            statements: Vec::new(),
        }),
        None => Err(Failure { reports, more_errors, printed }),
    }
}

/// The rendered diagnostics, and the number of errors that were dropped.
pub(crate) fn reports(
    diagnostics: Diagnostics,
    sources: &SourceMap<'_>,
    name: &str,
    options: &Options,
) -> (Vec<Report>, usize) {
    if diagnostics.is_empty() && options.unknown().is_empty() {
        return (Vec::new(), 0);
    }
    let errors = diagnostics.error_count();
    let mut reports = Report::all(diagnostics, sources, name);
    if errors != 0 {
        advice::add(&mut reports, options.triple(), options.target().1.comment);
    }
    if !options.settings().no_warn && !options.unknown().is_empty() {
        let of = |text: &String| Report::without_text(Severity::Warning, Code::UnknownFeature, name, text.as_str());
        reports.splice(..0, options.unknown().iter().map(of));
    }
    let shown = reports.iter().filter(|r| r.severity == Severity::Error).count();
    (reports, errors.saturating_sub(shown))
}
