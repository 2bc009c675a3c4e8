//! Explains an instruction, given as text or as bytes: the row of the instruction tables that encodes it, its bytes and their fields, the
//! relocations left to the linker, and the other possible encodings.
//!
//! The encodings of an instruction are [`Form`]s, the one that an assembly uses first.
//!
//! ```
//! let options = llas::Options::for_target("aarch64-linux-gnu".parse()?)?;
//! let text = llas::explain::explain("add x0, x1, #4, lsl #12", &options)?;
//! let chosen = &text.instructions[0].forms[0];
//! assert_eq!(chosen.code, [0x20, 0x10, 0x40, 0x91]);
//! assert!(chosen.source.is_some_and(|row| row.file == "grammar/isa/aarch64/base.isa"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod code;
mod show;

use crate::build::context::Context;
use crate::build::outcome::{Assembled, Failure};
use crate::diag::{Code, Report, Severity};
use crate::options::Options;
use crate::source::input::Input;
use crate::tools::statements::{Span, StatementKind, statements};

pub use crate::arch::form::rows::Source;
pub use crate::arch::form::{Field, Form, Unit};
pub use code::{ExplainedCode, explain_code};

const NAME: &str = "<instruction>";

/// An instruction of a text.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Instruction {
    /// Its encodings, starting with the chosen one.
    pub forms: Vec<Form>,
}

/// A text with its instructions explained. `Display` prints the explanation.
#[derive(Debug)]
#[non_exhaustive]
pub struct Explained {
    /// The instructions of the text, with normalized white space.
    pub text: String,
    /// Its instructions, in the order of the text.
    pub instructions: Vec<Instruction>,
    /// The result of the assembly, with the relocations left to the linker.
    pub assembled: Assembled,
}

/// Explains the instructions of a text.
///
/// # Errors
/// If the text has an error, or no instruction.
pub fn explain(text: &str, options: &Options) -> Result<Explained, Failure> {
    let (result, forms) = Context::new(options).assemble_shown(Input::new(NAME, text));
    let assembled = result?;
    let instructions: Vec<Instruction> = forms.into_iter().map(|forms| Instruction { forms }).collect();
    if instructions.is_empty() {
        let report = Report::without_text(
            Severity::Error,
            Code::BadOption,
            NAME,
            "expected an instruction that is encoded by a row of the tables",
        );
        return Err(Failure { reports: vec![report], ..Failure::default() });
    }
    Ok(Explained { text: in_one_way(text, options), instructions, assembled })
}

/// The instructions of a text without comments, with normalized white space.
fn in_one_way(text: &str, options: &Options) -> String {
    let found = statements(text.as_bytes(), options).filter(|s| s.kind() == StatementKind::Instruction);
    let words = |span: Span| {
        let joined = text.get(span.range()).unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
        joined.replace(" ,", ",").replace(", ", ",").replace(',', ", ")
    };
    found.map(|statement| words(statement.span())).collect::<Vec<_>>().join("; ")
}
