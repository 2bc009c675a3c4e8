//! An instruction taken apart: the row of the tables that makes it, its bytes and their fields, what is left to the linker, and the
//! other encodings there are.
//!
//! Which rows take an instruction and what bytes they make the machine says, with the matcher and the encoder that assemble texts
//! ([`Form`]); here it is put beside the finished object and shown. This module must not know operands, encodings, the model, the
//! layout or how an object is written.
//!
//! ```
//! let options = llas::Options::for_target("aarch64-linux-gnu".parse()?)?;
//! let text = llas::explain::explain("add x0, x1, #4, lsl #12", &options)?;
//! let chosen = &text.instructions[0].forms[0];
//! assert_eq!(chosen.code, [0x20, 0x10, 0x40, 0x91]);
//! assert!(chosen.source.is_some_and(|row| row.file == "grammar/isa/aarch64/base.isa"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod show;

use crate::build::context::{Assembled, Context, Failure, Input};
use crate::diag::{Code, Report, Severity};
use crate::options::Options;
use crate::tools::statements::{Span, StatementKind, statements};

pub use crate::arch::form::rows::Source;
pub use crate::arch::form::{Field, Form, Unit};

/// What the text is called in messages.
const NAME: &str = "<instruction>";

/// An instruction of a text.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Instruction {
    /// Its encodings, the one that is taken first.
    pub forms: Vec<Form>,
}

/// A text with its instructions taken apart. `Display` shows them.
#[derive(Debug)]
#[non_exhaustive]
pub struct Explained {
    /// The text, written in one way.
    pub text: String,
    /// Its instructions, in their order.
    pub instructions: Vec<Instruction>,
    /// What it became, with what is left to the linker.
    pub assembled: Assembled,
}

/// Takes the instructions of a text apart.
///
/// # Errors
/// Where the text has a mistake, or no instruction.
pub fn explain(text: &str, options: &Options) -> Result<Explained, Failure> {
    let (told, forms) = Context::new(options).assemble_shown(Input::new(NAME, text));
    let assembled = told?;
    let instructions: Vec<Instruction> = forms.into_iter().map(|forms| Instruction { forms }).collect();
    if instructions.is_empty() {
        let report = Report::without_text(
            Severity::Error,
            Code::BadOption,
            NAME,
            "there is no instruction in this that a row of the tables makes",
        );
        return Err(Failure { reports: vec![report], ..Failure::default() });
    }
    Ok(Explained { text: in_one_way(text, options), instructions, assembled })
}

/// The instructions of a text without comments, each word one blank from the next.
fn in_one_way(text: &str, options: &Options) -> String {
    let found = statements(text.as_bytes(), options).filter(|s| s.kind() == StatementKind::Instruction);
    let words = |span: Span| {
        let joined = text.get(span.range()).unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
        joined.replace(" ,", ",").replace(", ", ",").replace(',', ", ")
    };
    found.map(|statement| words(statement.span())).collect::<Vec<_>>().join("; ")
}
