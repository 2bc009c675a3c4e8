//! The tables that the build generates from `grammar/isa/arm`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

use super::machine::T32 as Machine;
pub use llas_isa::arm::{Kind, flag};
pub use llas_isa::features::{Bits, Extension, Feature, Needs};
pub use llas_isa::fixed_width::segment::Segment;
pub use llas_isa::fixed_width::tables::{Mnemonic, Row, Tables};

pub type Item = llas_isa::fixed_width::tables::Item<Machine>;

include!(concat!(env!("OUT_DIR"), "/arm_tables.rs"));
