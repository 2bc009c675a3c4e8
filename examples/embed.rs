//! The library within another program: several threads, each with its own texts, and no files.
//!
//! `cargo run --example embed`

use llas::diag::Color;
use llas::{Input, Options, assemble};
use std::thread;

/// A table of `count` numbers and a function that reads it, as a compiler might write them.
fn text(count: usize) -> String {
    let numbers: Vec<String> = (0..count).map(|n| (n * n).to_string()).collect();
    format!(
        "\t.text\n\t.globl squares{count}\nsquares{count}:\n\tleaq table(%rip), %rax\n\tmovl (%rax,%rdi,4), %eax\n\tretq\n\
         \t.section .rodata,\"a\",@progbits\n\t.p2align 2\ntable:\n\t.long {}\n",
        numbers.join(", ")
    )
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = Options::for_target("x86_64-linux-gnu".parse()?)?;
    let sizes: Vec<(usize, Option<usize>)> = thread::scope(|scope| {
        let threads: Vec<_> = [1, 10, 100, 1000]
            .into_iter()
            .map(|count| {
                let options = &options;
                scope.spawn(move || {
                    let text = text(count);
                    let object = assemble(&text, options).ok().and_then(|assembled| assembled.to_bytes().ok());
                    (count, object.map(|o| o.len()))
                })
            })
            .collect();
        threads.into_iter().filter_map(|t| t.join().ok()).collect()
    });
    for (count, size) in sizes {
        match size {
            Some(size) => println!("a table of {count} numbers: an object of {size} bytes"),
            None => println!("a table of {count} numbers: refused"),
        }
    }

    // Errors are returned as data, and can be shown in any of three forms.
    if let Err(failure) = assemble(Input::new("mistake.s", "\t.text\n\t.globel main\n"), &options) {
        failure.reports.iter().for_each(|report| print!("{}", report.rich(Color::Never)));
    }
    Ok(())
}
