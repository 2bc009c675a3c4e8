//! One assembly after another: what comes in, what comes out, and the way between.
//!
//! This module must not know the insides of a phase.

use crate::Built;
#[cfg(feature = "cli")]
use crate::arch::form::Form;
use crate::asm::Workspace;
use crate::build::advice;
use crate::build::stamp::Stamp;
use crate::build::streamer::{Places, Streamer};
use crate::diag::{Code, Diagnostics, Report, Severity};
use crate::model::Reuse as _;
use crate::object::{self, Object, OutOfMemory, Parts};
use crate::options::Options;
use crate::relocate;
pub(crate) use crate::relocate::Scratch;
use crate::source::SourceMap;
use crate::source::files::{Files, NoFiles, Text};
use crate::tools::listing;
use std::fmt;
use std::path::PathBuf;

/// A text to assemble, with a name for messages and the files that it may ask for.
#[derive(Clone, Copy)]
pub struct Input<'a> {
    pub(crate) name: &'a str,
    pub(crate) text: Text<'a>,
    pub(crate) files: &'a dyn Files,
}

impl<'a> Input<'a> {
    /// A text of that name. It can be any bytes in memory, or a [`Text::File`].
    pub fn new(name: &'a str, text: impl Into<Text<'a>>) -> Self {
        Input { name, text: text.into(), files: &NoFiles }
    }

    /// What `.include` and `.incbin` name is read from there; from nowhere unless it is said.
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
    /// A text without a name of its own: messages call it `<text>`.
    fn from(text: T) -> Self {
        Input::new("<text>", text)
    }
}

/// An assembled text.
#[derive(Debug)]
#[non_exhaustive]
pub struct Assembled {
    /// The object: what it is made of, and its way to a file or into memory.
    pub object: Object,
    /// The object of the sections whose names end in `.dwo`, without symbols, where
    /// [`Builder::split_dwarf`](crate::options::Builder::split_dwarf) was asked for.
    pub dwo: Option<Box<Object>>,
    /// The warnings, in the order in which the text is read.
    pub warnings: Vec<Report>,
    /// The paths under which `.include` and `.incbin` found their files, in the order of reading.
    pub dependencies: Vec<PathBuf>,
    /// What `.print` said.
    pub printed: Vec<u8>,
    /// Where the labels of a streamer are.
    pub(crate) places: Option<Box<Places>>,
    /// The statements of the main text that have bytes, where spans were asked for.
    pub(crate) statements: Vec<listing::Placed>,
}

impl Assembled {
    /// The bytes of the object file.
    ///
    /// # Errors
    /// Where there is no memory for them.
    pub fn write(&self) -> Result<Vec<u8>, OutOfMemory> {
        self.parts().and_then(Parts::join)
    }

    /// The bytes of the object file in pieces, most of which are those of the object in memory.
    ///
    /// # Errors
    /// Where there is no memory for the rest.
    pub fn parts(&self) -> Result<Parts<'_>, OutOfMemory> {
        self.object.parts()
    }
}

/// Why there is no object. `Display` gives all reports, one line each.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Failure {
    /// The errors and warnings, in the order in which the text is read.
    pub reports: Vec<Report>,
    /// How many errors there are besides, where [`crate::options::Limits::errors`] says how many are kept.
    pub more_errors: usize,
    /// What `.print` said.
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

/// What assembles one text after another with the same options, in the tables and buffers of the texts before.
///
/// It keeps at most some megabytes of them. Each thread has one of its own.
#[derive(Debug)]
pub struct Context {
    options: Options,
    /// What a text starts with.
    new: Workspace,
    /// None while a streamer has it.
    workspace: Option<Workspace>,
    sources: SourceMap<'static>,
    scratch: Scratch,
    writing: object::Scratch,
    /// What the streamers that have its workspace are known by.
    stamp: Stamp,
}

impl Context {
    /// For texts with those options.
    #[must_use]
    pub fn new(options: &Options) -> Self {
        Context {
            options: options.clone(),
            new: Workspace::new(options),
            workspace: Some(Workspace::new(options)),
            stamp: Stamp::new(),
            sources: SourceMap::new(),
            scratch: Scratch::default(),
            writing: Default::default(),
        }
    }

    /// Assembles a text. Nothing of the texts before it has an influence.
    ///
    /// # Errors
    /// Where the text has a mistake; every mistake found is reported.
    pub fn assemble<'a>(&mut self, input: impl Into<Input<'a>>) -> Result<Assembled, Failure> {
        let Input { name, text, files } = input.into();
        let Context { options, new, workspace, sources: kept, scratch, .. } = self;
        let workspace = workspace.get_or_insert_with(|| Workspace::new(options));
        workspace.restart(new);
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
        scratch.reuse();
        told
    }
}

#[cfg(feature = "cli")]
impl Context {
    /// Assembles a text, and tells for each instruction that it has which encodings there are.
    pub(crate) fn assemble_shown(&mut self, input: Input<'_>) -> (Result<Assembled, Failure>, Vec<Vec<Form>>) {
        let Input { name, text, files } = input;
        let options = &self.options;
        let (mut sources, mut diagnostics) = (SourceMap::new(), Diagnostics::new(options.settings().policy()));
        let mut workspace = Workspace::new(options);
        workspace.progress.forms = Some(Vec::new());
        // What the scanners read has no time for it.
        workspace.state.fast = false;
        let mut front = workspace.reader(options, files, &mut sources, &mut diagnostics);
        front.main_file(name, text);
        front.end_of_text();
        let object = finish(&mut workspace, options, &sources, &mut Scratch::default(), &mut diagnostics);
        let shown = workspace.progress.forms.take().unwrap_or_default();
        (told(object, &mut workspace, diagnostics, &sources, name, options), shown)
    }
}

impl Context {
    /// The bytes of an object file, like [`Assembled::write`]; the object's memory serves the texts to come.
    ///
    /// # Errors
    /// Where there is no memory for them.
    pub fn write(&mut self, assembled: Assembled) -> Result<Vec<u8>, OutOfMemory> {
        let file = assembled.object.parts_with(&mut self.writing).and_then(Parts::join);
        self.recycle(assembled);
        file
    }

    /// Takes an object that is not needed any more: its memory serves the texts to come.
    pub fn recycle(&mut self, assembled: Assembled) {
        self.scratch.recycle(assembled.object);
    }
}

impl Context {
    /// A streamer that builds an object in the context's tables and buffers, without a text. Hand it to
    /// [`finish`](Self::finish), which returns them; a context whose streamer is dropped makes new ones.
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
    /// Those of [`Streamer::new`].
    pub fn streamer(&mut self) -> Result<Streamer, crate::build::streamer::Error> {
        Streamer::check(&self.options)?;
        let mut workspace = self.workspace.take().unwrap_or_else(|| Workspace::new(&self.options));
        workspace.restart(&self.new);
        Ok(Streamer::in_workspace(&self.options, workspace, self.stamp))
    }

    /// Puts the object of a streamer together, like [`Streamer::finish`], in the context's memory.
    ///
    /// # Errors
    /// Those of [`Streamer::finish`].
    pub fn finish(&mut self, streamer: Streamer) -> Result<Assembled, Failure> {
        let (finished, workspace) = streamer.finish_with(&mut self.scratch);
        self.scratch.reuse();
        if let Some(workspace) = workspace.filter(|(_, owner)| *owner == self.stamp) {
            self.workspace = Some(workspace.0);
        }
        finished
    }
}

/// The object that a text has built up, or calls in its place, and that of its `.dwo` sections; none where there is a mistake.
pub(crate) fn finish(
    workspace: &mut Workspace,
    options: &Options,
    sources: &SourceMap<'_>,
    scratch: &mut Scratch,
    diagnostics: &mut Diagnostics,
) -> Option<(Object, Option<Box<Object>>)> {
    // From here on the text is used up: nothing but the model counts.
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

/// Where the labels of a laid-out model are.
pub(crate) fn places(workspace: &Workspace) -> Vec<Option<(object::SectionId, u64)>> {
    relocate::places(&workspace.model)
}

/// What the caller gets.
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

/// What there is to tell of a text, and how many errors there are besides.
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
