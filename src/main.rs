//! The `llas` command. Everything is in [`cli`], and in `lsp` the language server.

#![forbid(unsafe_code)]

mod cli;
#[cfg(feature = "lsp")]
mod lsp;
mod processor;

fn main() {
    // Exits without freeing the assembler's data structures: the system reclaims the memory at once.
    std::process::exit(cli::run(std::env::args_os().collect()));
}
