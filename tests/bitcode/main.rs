//! Bitcode: read, shown and written again. Texts of LLVM IR stand in `files` with the bitcode that llvm-as 22 makes of them and
//! what llvm-bcanalyzer 22 shows of it; `LLAS_RECORD=1` records both anew. Where LLVM is installed, more is made and compared.

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
