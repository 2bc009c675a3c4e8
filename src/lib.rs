//! llas: an assembler for LLVM's assembly dialect that writes the object llvm-mc 22 would have written, byte for byte.
//!
//! [`assemble`] takes a text and [`Options`] to the bytes of an object file or to the diagnostics that say why there is none.
//! It touches no files and has no global state: what `.include` and `.incbin` name comes from a [`Files`].

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod assembler;
mod ast;
mod bytes;
mod codeview;
pub mod diag;
mod directive;
mod dwarf;
mod emitter;
mod expand;
mod expr;
pub mod files;
mod finish;
mod frame;
#[cfg(test)]
mod isa;
mod layout;
pub mod lexer;
mod model;
pub mod module;
pub mod object;
pub mod options;
mod parse;
mod relocate;
mod relocation;
#[cfg(test)]
mod seam_tests;
pub mod source;
pub mod streamer;
mod syntax;
mod target;
pub mod triple;
mod unwind;

pub use files::{FileSystem, Files, NoFiles, RegularFile, Text, TextFile};
pub use object::{Object, OutOfMemory, Parts};
pub use options::Options;
pub use triple::Triple;

use assembler::{Assembler, Debug, Input};
use diag::Diagnostics;
use dwarf::{Generated, Lines};
use frame::Frames;
use model::Model;
use source::SourceMap;
use std::borrow::Cow;
use std::path::PathBuf;
use target::{Backend, BackendJob, Isa, TargetDesc};
use triple::ObjectFormat;

/// An assembled text.
#[derive(Debug)]
pub struct Assembled<'a> {
    /// The bytes of the object file.
    pub object: Vec<u8>,
    /// The warnings.
    pub diagnostics: Diagnostics,
    /// The text they are about.
    pub sources: SourceMap<'a>,
    /// The files that `.include` and `.incbin` read.
    pub dependencies: Vec<PathBuf>,
    /// What `.print` said.
    pub printed: Vec<u8>,
}

/// An assembled text whose object's file is not put together yet.
#[derive(Debug)]
pub struct Finished<'a> {
    /// The warnings.
    pub diagnostics: Diagnostics,
    /// The text they are about.
    pub sources: SourceMap<'a>,
    /// The files that `.include` and `.incbin` read.
    pub dependencies: Vec<PathBuf>,
    /// What `.print` said.
    pub printed: Vec<u8>,
    /// The object.
    pub object: Object,
    /// What the object was made of: who ends the program right after this need not wait for it to be taken apart.
    _spent: Spent,
}

impl Finished<'_> {
    /// The bytes of the object file in pieces, most of which are those of the object in memory.
    ///
    /// # Errors
    /// Where there is no memory for the rest.
    pub fn file(&self) -> Result<Parts<'_>, OutOfMemory> {
        self.object.parts()
    }
}

/// Why there is no object.
#[derive(Debug)]
pub struct Failure<'a> {
    /// All errors and warnings.
    pub diagnostics: Diagnostics,
    /// The text they are about.
    pub sources: SourceMap<'a>,
    /// What `.print` said.
    pub printed: Vec<u8>,
}

/// Assembles a text.
///
/// # Errors
/// Where the text has a mistake; every mistake found is in the diagnostics.
pub fn assemble<'a>(
    name: &str,
    text: &'a [u8],
    options: &Options,
    files: &dyn Files,
) -> Result<Assembled<'a>, Box<Failure<'a>>> {
    joined(assemble_object(name, Text::Bytes(text), options, files)?)
}

/// Puts the object's file together.
fn joined(finished: Finished<'_>) -> Result<Assembled<'_>, Box<Failure<'_>>> {
    let object = finished.file().and_then(Parts::join);
    let Finished { mut diagnostics, sources, dependencies, printed, .. } = finished;
    match object {
        Ok(object) => Ok(Assembled { object, diagnostics, sources, dependencies, printed }),
        Err(OutOfMemory) => {
            diagnostics.push(relocate::out_of_memory());
            Err(Box::new(Failure { diagnostics, sources, printed }))
        }
    }
}

/// Assembles a text, but leaves the bytes of the file where they are.
///
/// # Errors
/// Where the text has a mistake; every mistake found is in the diagnostics.
pub fn assemble_object<'a>(
    name: &str,
    text: Text<'a>,
    options: &Options,
    files: &dyn Files,
) -> Result<Finished<'a>, Box<Failure<'a>>> {
    let mut diagnostics = Diagnostics::new(options.policy());
    let target = match Isa::new(options) {
        Ok(target) => target,
        Err(error) => {
            diagnostics.push(*error);
            return Err(Box::new(Failure { diagnostics, sources: SourceMap::new(), printed: Vec::new() }));
        }
    };

    let mut front = Assembler::new(Cow::Borrowed(options), files, target, diagnostics);
    front.main_file(name, text);
    finished(front)
}

/// Ends a text, or what calls have built up in its place.
///
/// # Errors
/// Where there is a mistake in it.
fn finished<'a>(mut front: Assembler<'a, '_>) -> Result<Finished<'a>, Box<Failure<'a>>> {
    front.end_of_text();
    let Assembler {
        options,
        mut model,
        debug: Debug { frames, lines, generated, codeview, unwind },
        isa,
        desc,
        input: Input { sources, dependencies, .. },
        mut diagnostics,
        printed,
        ..
    } = front;
    model.deferred_owners[model::DeferredOwner::CodeView as usize] = Some(Box::new(codeview));
    model.deferred_owners[model::DeferredOwner::Unwind as usize] = Some(Box::new(unwind));
    // From here on the text is used up: nothing but the model counts.
    let built = Built { model, frames, lines, generated, desc, options: &options };
    let finished = if diagnostics.keep_from_layout() { None } else { isa.run(built, &mut diagnostics) };
    diagnostics.sort(&sources);
    match finished {
        Some((object, _spent)) if !diagnostics.has_errors() => {
            Ok(Finished { diagnostics, sources, dependencies, printed, object, _spent })
        }
        _ => Err(Box::new(Failure { diagnostics, sources, printed })),
    }
}

/// What a text has built up.
struct Built<'o> {
    model: Model,
    frames: Frames,
    lines: Lines,
    generated: Option<Generated>,
    desc: TargetDesc,
    options: &'o Options,
}

/// What an object is made of.
type Spent = (Model, Frames, Lines);

impl BackendJob for Built<'_> {
    /// The finished object, of no use where there is an error, and what it was made of.
    type Output = Option<(Object, Spent)>;

    fn run(self, backend: &impl Backend, diagnostics: &mut Diagnostics) -> Self::Output {
        let Built { mut model, frames, mut lines, generated, desc, options } = self;
        finish::sections_of_directives(&mut model, &frames, &desc, options, diagnostics);
        // From here on no fragment is added to the sections of the text.
        let limits = layout::Limits { output: options.limits.output };
        if !layout::layout(&mut model, backend, limits, diagnostics) {
            return None;
        }
        // From here on every offset in them is final.
        finish::frames(&mut model, &frames, &desc, options, diagnostics);
        let start = finish::generated(&mut model, &mut lines, generated.as_ref(), &desc, options, diagnostics);
        finish::lines(&mut model, &lines, start, &desc, options, diagnostics);
        finish::versions(&mut model, diagnostics);
        // From here on the model does not change.
        let object = match options.triple.format {
            ObjectFormat::Elf => object::Data::Elf(relocate::elf::relocate(&model, backend, desc.elf, diagnostics)),
            ObjectFormat::Coff => {
                let timestamp = if options.incremental_linker_compatible { relocate::coff::now() } else { 0 };
                object::Data::Coff(relocate::coff::relocate(&model, backend, desc.coff, timestamp, diagnostics))
            }
        };
        // From here on the object does not change.
        Some((Object::new(object, desc.relocation_types), (model, frames, lines)))
    }
}
