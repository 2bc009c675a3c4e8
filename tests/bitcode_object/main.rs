//! Modules of data in bitcode become the objects that llc 22 makes of them: modules made by chance, where LLVM is installed, and
//! recorded ones.

#![cfg(feature = "bitcode")]

#[path = "../common/mod.rs"]
mod common;

mod chance;
mod command;
mod constants;
mod generate;
mod hostile;
mod lists;
mod recorded;
