//! T32 as used by Windows on ARM: encodes a statement's operands as one or two halfwords with a fixup.
//!
//! The engine in `fixed_width` selects a row with what [`machine`] tells it, and [`kinds`] matches and encodes each operand. This module does not depend on source
//! text, offsets, sections or object file headers.

mod attributes;
mod backend;
#[cfg(feature = "disasm")]
mod blocks;
#[cfg(feature = "disasm")]
mod decode;
mod desc;
pub mod described;
#[cfg(feature = "disasm")]
pub mod disasm;
#[cfg(feature = "disasm")]
mod encoded;
mod error;
pub mod features;
mod field;
mod fields;
pub mod fixup;
#[cfg(feature = "disasm")]
mod flow;
#[cfg(feature = "disasm")]
mod format;
#[cfg(feature = "disasm")]
mod format_lists;
#[cfg(feature = "explain")]
mod forms;
mod frame;
pub mod it;
mod kinds;
mod lists;
pub mod machine;
#[cfg(feature = "disasm")]
mod names;
pub mod operand;
pub mod order;
mod relax;
mod relocation;
mod relocation_types;
pub mod seh;
mod shifted;
mod simd;
mod simd_immediate;
pub mod specifier;
mod symbolic;
pub mod syntax;
mod tables;
#[cfg(feature = "disasm")]
mod typed;
#[cfg(feature = "disasm")]
mod unpredictable;
#[cfg(feature = "disasm")]
mod unpredictable_a32;
mod vector;
mod words;

pub use backend::{Arm, Attribute, Attributes};
pub use error::wrong_condition;
pub use features::{
    architecture_attributes, architecture_name, architecture_number, has_upper_doubles, unit_attributes,
};
pub use field::{modified, rotated};
pub use fixup::Kind as Fixup;
pub use frame::{frame_register, has_frame_register, is_numberless, known as frame_number};
