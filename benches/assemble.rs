//! Throughput of each stage on generated texts of a few megabytes: `cargo bench`.

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use llas::{Options, assemble};

fn main() {
    divan::main();
}

/// Functions in the style of compiler output.
fn code() -> String {
    (0..20_000)
        .map(|n| {
            format!(
                "\t.globl\tf{n}\n\t.p2align\t4\n\t.type\tf{n},@function\nf{n}:\n\tpushq\t%rbp\n\tmovq\t%rsp, %rbp\n\
                 \tsubq\t${}, %rsp\n\tmovl\t-{}(%rbp,%rax,4), %ecx\n\ttestl\t%ecx, %ecx\n\tje\t.LBB{n}_1\n\
                 \tleaq\tdata+{n}(%rip), %rdi\n\tcallq\tf{}@PLT\n.LBB{n}_1:\n\taddq\t$8, %rsp\n\tpopq\t%rbp\n\tretq\n\
                 .Lfunc_end{n}:\n\t.size\tf{n}, .Lfunc_end{n}-f{n}\n",
                n % 300,
                n % 500,
                n / 2
            )
        })
        .collect()
}

/// Lists of numbers, strings and addresses.
fn data() -> String {
    let head = String::from("\t.data\n");
    head + &(0..60_000)
        .map(|n| format!("d{n}:\n\t.long\t{n}, 0x{n:x}, d{n}-data\n\t.quad\td{}\n\t.asciz\t\"text {n}\\n\"\n", n / 3))
        .collect::<String>()
        + "data:\n"
}

/// Expressions that the fast path does not handle.
fn expressions() -> String {
    (0..60_000).map(|n| format!("\t.quad\t(({n} + 3) * 7 << 2) | ~({n} & 0xff) - -{n}\n")).collect()
}

fn options() -> Options {
    let triple = "x86_64-linux-gnu".parse().unwrap_or_else(|_| unreachable!("it is a triple"));
    Options::for_target(triple).unwrap_or_else(|error| unreachable!("{error}"))
}

fn whole(bencher: Bencher<'_, '_>, text: &str) {
    let options = options();
    assert!(assemble(text, &options).is_ok(), "the text has errors");
    let run = || assemble(black_box(text), &options).ok().and_then(|assembled| assembled.to_bytes().ok());
    bencher.counter(BytesCount::of_str(text)).bench(run);
}

/// Statements and expressions, without the fast path.
#[divan::bench]
fn parsing_expressions(bencher: Bencher<'_, '_>) {
    whole(bencher, &expressions());
}

/// Instructions without labels, all lines distinct: mostly matching and encoding.
#[divan::bench]
fn encoding(bencher: Bencher<'_, '_>) {
    let line =
        |n: u32| format!("\tmovl\t-{n}(%rbp,%rax,4), %ecx\n\timulq\t${n}, %rdx, %rsi\n\taddl\t{n}(%rdi), %eax\n");
    whole(bencher, &(0..60_000).map(line).collect::<String>());
}

/// The whole pipeline, on code.
#[divan::bench]
fn whole_code(bencher: Bencher<'_, '_>) {
    whole(bencher, &code());
}

/// The whole pipeline, on data.
#[divan::bench]
fn whole_data(bencher: Bencher<'_, '_>) {
    whole(bencher, &data());
}
