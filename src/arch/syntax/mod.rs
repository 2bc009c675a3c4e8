//! What the readers of several machines share. A reader depends on its machine, the lexer and the assembler's state; it
//! must not depend on layout or the object format.

pub mod expressions;
mod mentions;
pub mod no_frame_data;
pub mod pure_code;

pub use mentions::{Signs, instruction_mentions, mentions};

use crate::asm::state::Assembler;

/// The help for an unknown mnemonic that resembles a macro's name.
#[cold]
pub(crate) fn near_macro(a: &Assembler<'_, '_>, name: &[u8]) -> Option<String> {
    let name = String::from_utf8_lossy(name);
    let names: Vec<_> = a.input.macros.keys().map(|known| String::from_utf8_lossy(known)).collect();
    let near = crate::diag::nearest(&name, names.iter().map(|known| &**known))?;
    Some(format!("did you mean the macro '{near}'?"))
}
