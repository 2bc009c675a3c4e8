//! Prints a text as llvm-mc's `-filetype=asm` does.
//!
//! ```
//! let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
//! let text = ".rept 2\nmovl $1, %eax\n.endr\n";
//! let printed = llas::print::Printer::new().intel(true).print(text, &options)?;
//! assert_eq!(printed.text, b"\tmov\teax, 1\n\tmov\teax, 1\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::asm::print::PrintStyle;
use crate::build::outcome::{Failure, reports};
use crate::diag::Report;
use crate::options::Options;
use crate::pipeline;
use crate::source::SourceMap;
use crate::source::input::Input;
use std::path::PathBuf;

/// How a text is printed: what its statements do, one on each line, with macros, repeats, conditionals and includes
/// expanded. Nothing is laid out: jumps have no sizes yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Printer {
    style: PrintStyle,
}

/// A printed text.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Printed {
    /// The text. It is UTF-8 unless the input has other bytes in names.
    pub text: Vec<u8>,
    /// The warnings, in the order of the input.
    pub warnings: Vec<Report>,
    /// The paths of the files that `.include` and `.incbin` read, in that order.
    pub dependencies: Vec<PathBuf>,
    /// The output of `.print`.
    pub printed: Vec<u8>,
}

impl Printer {
    /// A printer that writes instructions in the machine's first syntax (AT&T's where there are two) and without their encodings.
    #[must_use]
    pub fn new() -> Self {
        Printer::default()
    }

    /// Writes instructions in the machine's second syntax, if it has two: Intel's.
    #[must_use]
    pub fn intel(mut self, on: bool) -> Self {
        self.style.intel = on;
        self
    }

    /// Writes immediates in hexadecimal.
    #[must_use]
    pub fn hexadecimal(mut self, on: bool) -> Self {
        self.style.hexadecimal = on;
        self
    }

    /// Adds the bytes and fixups of each instruction in a comment.
    #[must_use]
    pub fn encodings(mut self, on: bool) -> Self {
        self.style.encodings = on;
        self
    }

    /// Keeps the comments of the source, as far as llvm-mc's `--preserve-comments` does.
    #[must_use]
    pub fn comments(mut self, on: bool) -> Self {
        self.style.comments = on;
        self
    }

    /// Prints a text.
    ///
    /// # Errors
    /// If the text has errors that are found while it is read. What only the layout can find is not reported.
    pub fn print<'a>(&self, input: impl Into<Input<'a>>, options: &Options) -> Result<Printed, Failure> {
        let input = input.into();
        let name = input.name;
        let mut sources = SourceMap::new();
        let (text, mut workspace, diagnostics) = pipeline::print(input, options, self.style, &mut sources);
        let (reports, more_errors) = reports(diagnostics, &sources, name, options);
        let printed = std::mem::take(&mut workspace.progress.printed);
        let dependencies = std::mem::take(&mut workspace.input.files.dependencies);
        match text {
            Some(text) => Ok(Printed { text, warnings: reports, dependencies, printed }),
            None => Err(Failure { reports, more_errors, printed }),
        }
    }
}
