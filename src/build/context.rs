//! The library's entry points: one assembly, or several in a row that share buffers.
//!
//! This module must not know the insides of a phase.

#[cfg(feature = "explain")]
use crate::arch::form::Form;
use crate::asm::Workspace;
use crate::build::outcome::{Assembled, Failure};
use crate::build::streamer::Streamer;
use crate::model::Reset as _;
use crate::model::stamp::Stamp;
use crate::object::{self, OutOfMemory, Parts};
use crate::options::{Options, OptionsError};
use crate::pipeline;
use crate::relocate::RelocateBuffers;
use crate::source::SourceMap;
use crate::source::input::Input;
use crate::tools::listing;

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

    /// Sets the load address of `.text` for the following texts, or none, as [`Builder::origin`] does for all of them.
    ///
    /// ```
    /// let mut context = llas::Context::new(&llas::Options::for_target("x86_64-linux-gnu".parse()?)?);
    /// for address in [0x1000, 0x2000] {
    ///     context.set_origin(Some(address))?;
    ///     let object = context.assemble("jmp 0x1010\n")?.object;
    ///     let short = address == 0x1000;
    ///     assert_eq!(object.flat(address, |_| None)?.bytes.len(), if short { 2 } else { 5 });
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If relocations of the target cannot hold the whole address: for COFF, and for ELF without explicit addends.
    ///
    /// [`Builder::origin`]: crate::options::Builder::origin
    pub fn set_origin(&mut self, address: Option<u64>) -> Result<(), OptionsError> {
        address.map_or(Ok(()), |_| self.options.check_origin())?;
        self.new.model.rules.address = address;
        Ok(())
    }

    /// Begins `.text` of the following texts with this number of zero bytes: code that is to be at an address that is no
    /// multiple of its alignment is in a section that begins before it, so that the alignments in it are those of
    /// addresses. No effect on texts that begin without a section.
    ///
    /// ```
    /// let mut context = llas::Context::new(&llas::Options::for_target("x86_64-linux-gnu".parse()?)?);
    /// context.set_lead(3);
    /// let flat = context.assemble("hlt\n.balign 8\nhlt\n")?.object.flat(0x1000, |_| None)?;
    /// assert_eq!((flat.bytes[3], flat.bytes[8], flat.bytes.len()), (0xf4, 0xf4, 9));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_lead(&mut self, bytes: u16) {
        let model = &mut self.new.model;
        let first = model.sections.first().and_then(|section| section.subsections.first());
        if let Some(&(_, subsection)) = first {
            model.subsections[subsection.0 as usize].set_lead(bytes.into());
        }
    }

    /// Assembles a text, independently of the texts assembled before.
    ///
    /// # Errors
    /// If the text has errors. All errors found are reported, not only the first.
    pub fn assemble<'a>(&mut self, input: impl Into<Input<'a>>) -> Result<Assembled, Failure> {
        let Context { options, new, workspace, sources: kept, scratch, .. } = self;
        let workspace = workspace.get_or_insert_with(|| Workspace::new(options));
        workspace.reset_to(new);
        let mut sources: SourceMap<'a> = std::mem::take(kept);
        let mut result = pipeline::assemble(input.into(), options, workspace, &mut sources, scratch);
        if let (Ok(assembled), true, [main, ..]) = (&mut result, options.settings().spans, sources.files()) {
            assembled.statements = listing::bytes_of_statements(main.text(), options, &assembled.object);
        }
        *kept = sources.emptied();
        scratch.reset();
        result
    }
}

#[cfg(feature = "explain")]
impl Context {
    /// Assembles a text, and returns for each of its instructions the possible encodings.
    pub(crate) fn assemble_shown(&mut self, input: Input<'_>) -> (Result<Assembled, Failure>, Vec<Vec<Form>>) {
        let mut workspace = Workspace::new(&self.options);
        workspace.progress.forms = Some(Vec::new());
        // The fast path does not record encodings.
        workspace.state.fast = false;
        let (mut sources, mut scratch) = (SourceMap::new(), RelocateBuffers::default());
        let result = pipeline::assemble(input, &self.options, &mut workspace, &mut sources, &mut scratch);
        (result, workspace.progress.forms.take().unwrap_or_default())
    }
}

impl Context {
    /// Returns the bytes of an object file, like [`Assembled::to_bytes`], and keeps the object's memory for later texts.
    ///
    /// # Errors
    /// If memory for the bytes cannot be allocated.
    pub fn take_bytes(&mut self, assembled: Assembled) -> Result<Vec<u8>, OutOfMemory> {
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
