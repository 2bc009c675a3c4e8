//! T32, as ARM Windows has it: from a statement's operands to one or two halfwords and their fixup.
//!
//! This module must not know text, offsets, sections or headers.

#![allow(dead_code, reason = "the statements come with the tables")]

mod backend;
mod desc;
pub mod features;
mod field;
pub mod fixup;
mod frame;
pub mod it;
pub mod simd_immediate;

pub use backend::Arm;
pub use frame::known as frame_number;
