//! The tables that the build generates from `grammar/isa/x86` for the disassembler.
#![allow(missing_docs, unreachable_pub, clippy::all, reason = "written by the build")]

use llas_isa::features::{Feature, Needs};
use llas_isa::x86::decode::{Bank, Bucket, Flow, Key, Memory, Operand, Operands, Place, Split, Traits};
use llas_isa::x86::row::Imm;

include!(concat!(env!("OUT_DIR"), "/x86_decode.rs"));
