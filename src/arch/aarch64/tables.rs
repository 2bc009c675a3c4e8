//! The tables that the build generates from `grammar/isa/aarch64`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

use super::machine::A64 as Machine;
pub use llas_isa::aarch64::{Kind, SystemName};
pub use llas_isa::features::{Bits, Feature, Needs};
pub use llas_isa::fixed_width::segment::Segment;
pub use llas_isa::fixed_width::tables::{Mnemonic, Row, Tables};

pub type Item = llas_isa::fixed_width::tables::Item<Machine>;

include!(concat!(env!("OUT_DIR"), "/aarch64_tables.rs"));
