//! The `llas` command: arguments in, an object file and an exit status out. All of it is in [`cli`].

#![forbid(unsafe_code)]

mod cli;

fn main() {
    // Leaves without freeing what the assembly built up: the system does that in one go.
    std::process::exit(cli::run(std::env::args_os().collect()));
}
