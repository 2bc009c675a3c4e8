//! The words of a target's assembly language, for tools that suggest or explain them.
//!
//! ```
//! let options = llas::Options::for_target("aarch64-linux-gnu".parse()?)?;
//! let fill = llas::words::directives(&options).into_iter().find(|directive| directive.name == ".fill");
//! assert_eq!(fill.map(|directive| directive.operands), Some("repeat[, size[, value]]"));
//! let all = llas::words::instructions(&options, "");
//! assert!(all.iter().any(|instruction| instruction.name == "madd" && !instruction.forms.is_empty()));
//! assert!(llas::words::registers(&options).iter().any(|name| name == "x30"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::arch::{dispatch, words};
use crate::asm::directives::help;
use crate::options::Options;

pub use crate::arch::form::rows::{Operands, Spelling};
pub use crate::arch::words::RegisterHelp;
pub use crate::asm::directives::help::DirectiveHelp;

/// The directives of a target with what they do.
#[must_use]
pub fn directives(options: &Options) -> Vec<DirectiveHelp> {
    let (isa, _) = options.target();
    help::all(dispatch::directives(isa), words::heading(isa), options.triple().is_coff())
}

/// The mnemonics of a target with the forms of their operands, in alphabetical order. `directive` is the last one in the
/// text that selects another syntax or instruction set, such as `.intel_syntax` or `.arm`; it is empty if
/// there is no such directive. The texts of the tables are read at each call, which takes milliseconds.
#[must_use]
pub fn instructions(options: &Options, directive: &str) -> Vec<Spelling> {
    words::instructions(options.target().0, directive)
}

/// The registers of a target, in lower case and without a sign before them.
#[must_use]
pub fn registers(options: &Options) -> Vec<String> {
    words::registers(options.target().0)
}

/// A register by its name, in lower case and without a sign before it.
#[must_use]
pub fn register(options: &Options, name: &str) -> Option<RegisterHelp> {
    let (isa, desc) = options.target();
    words::register(isa, desc, options.triple().is_coff(), name)
}

/// The architectures that `.arch` selects.
#[must_use]
pub fn architectures(options: &Options) -> Vec<&'static str> {
    words::features(options.target().0).0
}

/// The extensions that `.arch_extension` enables.
#[must_use]
pub fn extensions(options: &Options) -> Vec<&'static str> {
    words::features(options.target().0).1
}
