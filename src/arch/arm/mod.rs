//! T32 as used by Windows on ARM: encodes a statement's operands as one or two halfwords with a fixup.
//!
//! [`lookup`] finds the rows of a mnemonic in the tables, [`matcher`] selects the first row that matches the operands
//! and is allowed in the context, and [`kinds`] matches and encodes each operand. This module does not depend on source
//! text, offsets, sections or object file headers.

mod attributes;
mod backend;
mod desc;
mod error;
pub mod features;
mod field;
mod fields;
pub mod fixup;
#[cfg(feature = "cli")]
mod forms;
mod frame;
pub mod it;
mod kinds;
mod known;
mod lists;
mod lookup;
mod matcher;
pub mod operand;
mod relax;
mod reloc_names;
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
mod words;

pub use backend::{Arm, Attribute, Attributes};
pub use error::{explain, unknown, wrong_condition};
pub use features::{architecture_attributes, architecture_name, has_upper_doubles, unit_attributes, unit_name};
pub use field::modified;
pub use fixup::Kind as Fixup;
#[cfg(feature = "cli")]
pub use forms::forms;
pub use frame::{frame_register, has_frame_register, is_numberless, known as frame_number};
pub use kinds::{Matched, Statement};
pub use lookup::mnemonic;
pub use matcher::{leaves, select, too_long};
pub use tables::{Mnemonic, flag};
