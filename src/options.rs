//! stub
use std::{io, path::Path};
#[derive(Debug,Clone)] pub struct Limits { pub include_depth: u32, pub output: u64, pub errors: usize }
#[derive(Debug,Clone)] pub struct Options { pub no_warn: bool, pub fatal_warnings: bool, pub save_temp_labels: bool, pub no_initial_text: bool, pub large_code_model: bool, pub dwarf_version: u16, pub limits: Limits, pub include_paths: Vec<std::path::PathBuf>, pub relax_all: bool, pub no_exec_stack: bool }
impl Default for Options { fn default() -> Self { Options { no_warn:false, fatal_warnings:false, save_temp_labels:false, no_initial_text:false, large_code_model:false, dwarf_version:4, limits: Limits{include_depth:200, output:1<<31, errors:0}, include_paths: vec![], relax_all:false, no_exec_stack:false } } }
pub trait Files { fn read(&self, path: &Path) -> io::Result<Vec<u8>>; }
pub struct NoFiles; impl Files for NoFiles { fn read(&self, _: &Path) -> io::Result<Vec<u8>> { Err(io::ErrorKind::NotFound.into()) } }
pub struct FileSystem; impl Files for FileSystem { fn read(&self, p: &Path) -> io::Result<Vec<u8>> { std::fs::read(p) } }
