//! Bitcode modules of data are compiled to the objects that llc 22 makes: random modules, where LLVM is installed, and recorded
//! ones.

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
