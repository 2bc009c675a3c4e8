//! How fast each part of the way is, on made-up texts of a few megabytes: `cargo bench`.

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use llas::lexer::{Dialect, Lexer};
use llas::{NoFiles, Options, Triple, assemble};

fn main() {
    divan::main();
}

/// Functions as a compiler writes them.
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

/// Expressions that only the grammar reads.
fn expressions() -> String {
    (0..60_000).map(|n| format!("\t.quad\t(({n} + 3) * 7 << 2) | ~({n} & 0xff) - -{n}\n")).collect()
}

fn options() -> Options {
    Options::for_target("x86_64-linux-gnu".parse::<Triple>().unwrap_or_else(|_| Triple::host()))
}

fn whole(bencher: Bencher<'_, '_>, text: &str) {
    let options = options();
    assert!(assemble("bench.s", text.as_bytes(), &options, &NoFiles).is_ok(), "the text has errors");
    bencher
        .counter(BytesCount::of_str(text))
        .bench(|| assemble("bench.s", black_box(text.as_bytes()), &options, &NoFiles).map(|a| a.object.len()).ok());
}

fn lex(bencher: Bencher<'_, '_>, text: &str) {
    bencher.counter(BytesCount::of_str(text)).bench(|| {
        let mut lexer = Lexer::new(black_box(text.as_bytes()), Dialect { comment: b'#', ..Dialect::default() });
        let (mut tokens, mut count) = (Vec::new(), 0);
        while lexer.statement(&mut tokens) {
            count += tokens.len();
        }
        count
    });
}

/// Tokens alone.
#[divan::bench]
fn lexing_code(bencher: Bencher<'_, '_>) {
    lex(bencher, &code());
}

/// Statements and expressions, where the fast way through does not apply.
#[divan::bench]
fn parsing_expressions(bencher: Bencher<'_, '_>) {
    whole(bencher, &expressions());
}

/// Instructions without labels, no line twice: matching and encoding weigh most.
#[divan::bench]
fn encoding(bencher: Bencher<'_, '_>) {
    let line =
        |n: u32| format!("\tmovl\t-{n}(%rbp,%rax,4), %ecx\n\timulq\t${n}, %rdx, %rsi\n\taddl\t{n}(%rdi), %eax\n");
    whole(bencher, &(0..60_000).map(line).collect::<String>());
}

/// Everything, on code.
#[divan::bench]
fn whole_code(bencher: Bencher<'_, '_>) {
    whole(bencher, &code());
}

/// Everything, on data.
#[divan::bench]
fn whole_data(bencher: Bencher<'_, '_>) {
    whole(bencher, &data());
}
