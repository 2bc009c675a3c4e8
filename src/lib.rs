//! llas: an assembler for LLVM's assembly dialect that writes the object llvm-mc 22 would have written, byte for byte.
//!
//! Assembling a text with some [`Options`] yields an object, or diagnostics if the text has errors:
//!
//! ```
//! let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
//! let assembled = llas::assemble("\t.globl answer\nanswer:\n\tmovl $42, %eax\n\tretq\n", &options)?;
//! let object: Vec<u8> = assembled.write()?;
//! assert!(object.starts_with(b"\x7fELF"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A diagnostic owns its text. It has a code, a source location and help, and can be rendered in three forms.
//!
//! ```
//! let options = llas::Options::builder("aarch64-windows-msvc".parse()?).no_warn(true).build()?;
//! let input = llas::Input::new("mistake.s", "main:\n\tmvo x0, #1\n");
//! let failure = llas::assemble(input, &options).unwrap_err();
//! let report = &failure.reports[0];
//! assert_eq!(report.place.as_ref().map(|place| place.start.line), Some(2));
//! assert!(report.to_string().starts_with("mistake.s:2:2: error: "), "{report}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! To assemble many small texts, keep a [`Context`], which reuses its tables and buffers:
//!
//! ```
//! let options = llas::Options::for_target("i686-linux-gnu".parse()?)?;
//! let mut context = llas::Context::new(&options);
//! for n in 0..3 {
//!     let text = format!("\tpushl ${n}\n");
//!     assert!(context.assemble(text.as_str())?.warnings.is_empty());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The library has no global state except for a counter that identifies streamers and modules, and accesses neither the
//! file system nor the clock nor the environment: the files named by `.include` and `.incbin` come from a [`Files`],
//! the time stamp in a COFF header from [`options::Builder::timestamp`].

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod arch;
mod asm;
#[cfg(feature = "bitcode")]
pub mod bitcode;
mod build;
mod debug;
pub mod diag;
#[cfg(feature = "inspect")]
pub mod inspect;
#[cfg(any(test, feature = "cli"))]
mod isa;
mod layout;
mod model;
pub mod object;
pub mod options;
mod parse;
mod relocate;
mod source;
mod synthesize;
mod tools;

pub use build::context::{Assembled, Context, Failure, Input};
pub use build::{module, streamer};
pub use object::{Object, OutOfMemory, Parts, link};
pub use options::triple::Triple;
pub use options::{Options, triple};
pub use source::files::{Files, NoFiles, Text, TextFile};
#[cfg(feature = "cli")]
pub use tools::explain;
pub use tools::scan::scan;
pub use tools::statements::statements;
pub use tools::{lint, listing, scan, statements};

use arch::{Backend, BackendJob, TargetDesc};
use debug::cfi::Frames;
use debug::dwarf::{Generated, Lines};
use diag::Diagnostics;
use model::{Dirty, Model};
use options::Settings;
use triple::ObjectFormat;

/// Assembles a text: `assemble("nop\n", &options)`, or an [`Input`] with a name and files.
///
/// # Errors
/// If the text has errors. All errors found are reported, not only the first.
pub fn assemble<'a>(input: impl Into<Input<'a>>, options: &Options) -> Result<Assembled, Failure> {
    Context::new(options).assemble(input)
}

/// The result of parsing, from which the object is built.
struct Built<'b> {
    model: &'b mut Model,
    frames: &'b Frames,
    lines: &'b mut Dirty<Lines>,
    generated: Option<&'b Generated>,
    desc: &'b TargetDesc,
    options: &'b Settings,
    scratch: &'b mut relocate::RelocateBuffers,
}

impl BackendJob for Built<'_> {
    /// The object, and the split-DWARF object if one was requested. Not meaningful if an error was reported.
    type Output = Option<(Object, Option<Box<Object>>)>;

    fn run(self, backend: &impl Backend, diagnostics: &mut Diagnostics) -> Self::Output {
        let Built { model, frames, lines, generated, desc, options, scratch } = self;
        model.order_subsections();
        synthesize::sections_of_directives(model, frames, lines, desc, options, diagnostics);
        // No fragments are added to the text's sections after this point.
        let limits = layout::Limits { output: options.limits.output };
        let widening = backend.widening();
        let labeled = synthesize::labeled(model, frames, lines, widening);
        let mut tables = synthesize::TablesOfText::new(frames, lines, generated.is_some(), desc, options);
        if !layout::layout(model, backend, limits, widening, &labeled, &mut tables, diagnostics) {
            return None;
        }
        // All offsets in the model's sections are final after this point.
        synthesize::frames(model, frames, desc, options, diagnostics);
        if generated.is_some() || lines.is_dirty() {
            let start = synthesize::generated(model, lines, generated, desc, options, diagnostics);
            synthesize::lines(model, lines, start, desc, options, diagnostics);
        }
        synthesize::versions(model, diagnostics);
        synthesize::weak_targets(model);
        // The model does not change after this point.
        let mut dwo = None;
        let object = match options.triple.format {
            ObjectFormat::Elf => {
                let mut object = relocate::elf::relocate(model, backend, desc.elf, scratch.elf(), diagnostics);
                if options.split_dwarf {
                    let (rest, mut apart) = object::elf::split(&object);
                    object::compress::debug_sections(&mut apart, options.compression);
                    let apart = Object::new(object::Data::Elf(Box::new(apart)), desc.relocation_types);
                    (*object, dwo) = (rest, Some(Box::new(apart)));
                }
                object::compress::debug_sections(&mut object, options.compression);
                object::Data::Elf(object)
            }
            ObjectFormat::Coff => {
                let (machine, table) = (desc.coff, scratch.coff());
                let object = relocate::coff::relocate(model, backend, machine, options.timestamp, table, diagnostics);
                object::Data::Coff(object)
            }
        };
        // The object does not change after this point.
        Some((Object::new(object, desc.relocation_types), dwo))
    }
}
