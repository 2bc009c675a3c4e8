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
mod layout;
mod model;
pub mod object;
pub mod options;
mod parse;
mod pipeline;
mod relocate;
mod source;
mod synthesize;
mod tools;

pub use build::context::Context;
pub use build::outcome::{Assembled, Failure};
pub use build::{module, streamer};
pub use object::{Object, OutOfMemory, Parts, link};
pub use options::triple::Triple;
pub use options::{Options, triple};
pub use source::files::{Files, NoFiles, Text, TextFile};
pub use source::input::Input;
#[cfg(feature = "cli")]
pub use tools::explain;
pub use tools::scan::scan;
pub use tools::statements::statements;
pub use tools::{lint, listing, scan, statements};

/// Assembles a text: `assemble("nop\n", &options)`, or an [`Input`] with a name and files.
///
/// # Errors
/// If the text has errors. All errors found are reported, not only the first.
pub fn assemble<'a>(input: impl Into<Input<'a>>, options: &Options) -> Result<Assembled, Failure> {
    Context::new(options).assemble(input)
}
