//! llas: an assembler for LLVM's assembly dialect that writes the object llvm-mc 22 would have written, byte for byte.
//!
//! Five things to do with it:
//!
//! 1. [Assemble a text](#assemble-a-text) to an object file.
//! 2. [Assemble in memory](#assemble-in-memory) and run the code, as a JIT compiler does.
//! 3. [Build an object without a text](#build-an-object-without-a-text), as a compiler does.
//! 4. [Inspect an object](#inspect-an-object) of any producer.
//! 5. [Analyse a text](#analyse-a-text): its statements, symbols, listing, and suspicious code.
//!
//! # Assemble a text
//!
//! [`assemble`] takes a text and [`Options`], of which only the target is required; [`options::Builder`] has all others.
//!
//! ```
//! let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
//! let assembled = llas::assemble("\t.globl answer\nanswer:\n\tmovl $42, %eax\n\tretq\n", &options)?;
//! let object: Vec<u8> = assembled.to_bytes()?;
//! assert!(object.starts_with(b"\x7fELF"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! If the text has errors, all of them are returned. A [`Report`](diag::Report) owns its text; it has a code, a location
//! and help, and can be shown in three forms. An [`Input`] is a text with a name and the files that it may include.
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
//! # Assemble in memory
//!
//! The result is an [`Object`], whose sections, symbols and relocations are data. [`Object::relocate`] applies the
//! relocations for given load addresses ([`link`]); [`Object::flat`] makes one image for one address:
//!
//! ```
//! let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
//! let object = llas::assemble("callq exit\nhlt\n", &options)?.object;
//! let image = object.flat(0x1000, |symbol| (symbol.name() == b"exit").then_some(0x1100))?;
//! assert_eq!(image.bytes, [0xe8, 0xfb, 0, 0, 0, 0xf4]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Build an object without a text
//!
//! A [`Streamer`](streamer::Streamer) has a call for each directive and takes instructions as text or bytes. A
//! [`Module`](module::Module) has the functions and globals of LLVM's language reference.
//!
//! ```
//! use llas::streamer::{Attribute, Streamer};
//!
//! let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
//! let mut out = Streamer::new(&options)?;
//! let (start, exit) = (out.symbol("_start"), out.symbol("exit"));
//! out.attribute(start, Attribute::Global)?;
//! out.label(start)?;
//! out.instruction("movl $42, %edi")?;
//! out.instruction_with("jmp {0}", &[exit.into()])?;
//! let object = out.finish()?.object;
//! assert_eq!(object.section_named(".text").map(|code| code.relocations().count()), Some(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Inspect an object
//!
//! [`inspect`] decodes the tables of objects and archives as rows, as text, as JSON or as an HTML page. [`bitcode`]
//! reads LLVM bitcode. Both take files from any producer.
//!
#![cfg_attr(feature = "inspect", doc = "```")]
#![cfg_attr(not(feature = "inspect"), doc = "```ignore")]
//! use llas::inspect::{Selection, Text, show};
//!
//! # let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
//! # let file = llas::assemble(".cfi_startproc\nretq\n.cfi_endproc\n", &options)?.to_bytes()?;
//! let mut text = Text::new(Vec::new(), false);
//! show("a.o", &file, &Selection::default().section(".eh_frame"), &mut text)?;
//! let text = String::from_utf8(text.finish()?)?;
//! assert!(text.contains(".eh_frame"), "{text}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Analyse a text
//!
//! [`statements`] splits a text into statements, [`scan`] finds its symbols, [`listing`] shows the bytes of each line,
//! and [`lint`] finds legal but suspicious code:
//!
#![cfg_attr(feature = "lint", doc = "```")]
#![cfg_attr(not(feature = "lint"), doc = "```ignore")]
//! let options = llas::Options::builder("x86_64-linux-gnu".parse()?).spans(true).build()?;
//! let text = "f:\tretq\n";
//! let assembled = llas::assemble(text, &options)?;
//! let found = llas::lint::lint(text, &options, &assembled.object);
//! assert_eq!(found.iter().map(|report| report.code.as_str()).collect::<Vec<_>>(), ["L0101"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features and environment
//!
//! The default features `bitcode`, `disasm`, `explain`, `inspect`, `lint` and `module` add the modules of those names; `cli` the command,
//! `demangle` names of C++ and Rust in disassembled objects, `render` reports with the source text underlined, `threads`
//! several threads for a large text, `zstd` debug sections compressed with Zstandard. The default features `x86`,
//! `aarch64` and `arm` are the machines, `elf` and `coff` the formats of objects, `debug` the directives and calls for
//! debuggers: a program has no code and no tables of what is left out, and [`Options::for_target`] fails for a target
//! whose machine or format is.
//!
//! The library has no global state except for a counter that identifies streamers and modules, and accesses neither the
//! file system nor the clock nor the environment: the files named by `.include` and `.incbin` come from a [`Files`],
//! the time stamp in a COFF header from [`options::Builder::timestamp`].

#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
// What machines share is more than one of them needs, and without any there are no options.
#![cfg_attr(
    not(all(
        feature = "aarch64",
        feature = "arm",
        feature = "coff",
        feature = "debug",
        feature = "elf",
        feature = "gnu",
        feature = "lint",
        feature = "module",
        feature = "x86"
    )),
    allow(unused, unreachable_code, reason = "a part that uses it may be left out")
)]

mod arch;
mod asm;
#[cfg(feature = "bitcode")]
pub mod bitcode;
mod build;
mod debug;
pub mod diag;
mod growth;
mod hint;
#[cfg(feature = "inspect")]
pub mod inspect;
mod layout;
mod model;
pub mod object;
pub mod options;
mod order;
mod parse;
mod pipeline;
#[cfg(feature = "threads")]
mod processor;
mod relocate;
mod short_slice;
mod source;
mod synthesize;
mod threads;
mod tools;

pub use build::context::Context;
#[cfg(feature = "module")]
pub use build::module;
pub use build::outcome::{Assembled, Failure};
#[cfg(feature = "disasm")]
pub use build::print;
pub use build::streamer;
pub use object::{Object, OutOfMemory, Parts, link};
pub use options::triple::Triple;
pub use options::{Options, triple};
pub use source::files::{Files, NoFiles, Text, TextFile};
pub use source::input::Input;
#[cfg(feature = "disasm")]
pub use tools::disasm;
#[cfg(feature = "explain")]
pub use tools::explain;
#[cfg(feature = "lint")]
pub use tools::lint;
#[cfg(feature = "explain")]
pub use tools::words;
pub use tools::{listing, scan, statements};

/// Assembles a text: `assemble("nop\n", &options)`, or an [`Input`] with a name and files.
///
/// # Errors
/// If the text has errors. All errors found are reported, not only the first.
pub fn assemble<'a>(input: impl Into<Input<'a>>, options: &Options) -> Result<Assembled, Failure> {
    Context::new(options).assemble(input)
}
