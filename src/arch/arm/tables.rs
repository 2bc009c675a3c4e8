//! The tables that the build generates from `grammar/isa/arm`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

pub use crate::arch::features::Needs;
pub use crate::arch::fixed_width::tables::{Mnemonic, Row};
pub use crate::arch::segment::Segment;
pub use llas_isa::arm::Kind;

use super::machine::T32;

pub type Item = crate::arch::fixed_width::tables::Item<T32>;

/// The properties of a row, apart from its operands and bits.
pub mod flag {
    pub use llas_isa::arm::flag::*;
}

include!(concat!(env!("OUT_DIR"), "/arm_tables.rs"));
