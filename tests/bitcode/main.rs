//! Bitcode: read, dumped and written. `files` has texts of LLVM IR with the bitcode that llvm-as 22 makes of them and the output
//! of llvm-bcanalyzer 22; `LLAS_RECORD=1` records both again. Where LLVM is installed, more files are made and compared.

#![cfg(feature = "bitcode")]

#[path = "../common/mod.rs"]
mod common;

mod dump;
mod edit;
mod embed;
mod hostile;
mod samples;
mod stream;
mod summary;
mod symtab;
