//! What the readers of several machines share. A reader depends on its machine, the lexer and the assembler's state; it
//! must not depend on layout or the object format.

pub mod attributes;
mod mentions;
pub mod no_frame_data;
pub mod pure_code;

pub use mentions::{Signs, instruction_mentions, mentions};
