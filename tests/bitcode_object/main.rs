//! Bitcode modules of data make the objects that llc 22 makes: recorded modules, and random ones where LLVM is installed.

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
