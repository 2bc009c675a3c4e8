//! The tables that the build generates from `grammar/isa/aarch64`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

pub use crate::arch::features::{Bits, Feature, Needs};
pub use crate::arch::fixed_width::tables::{Mnemonic, Row};
pub use crate::arch::segment::Segment;
pub use llas_isa::aarch64::{Kind, SystemName};

use super::machine::A64;

pub type Item = crate::arch::fixed_width::tables::Item<A64>;

include!(concat!(env!("OUT_DIR"), "/aarch64_tables.rs"));
