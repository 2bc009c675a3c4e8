//! Symbols, their attributes and their values.

use super::{A64, COFF, ELF, Pattern, T32, each, pattern};

pub(super) const PATTERNS: &[Pattern] = &[
    pattern("labels", ELF, |n| each(n, |i| format!("some_name_{i}_end: .quad other_{i}_name\n"))),
    pattern("global labels", ELF, |n| {
        each(n, |i| format!(".globl g{i}\n.type g{i},@function\ng{i}: nop\n.size g{i}, .-g{i}\n"))
    }),
    pattern("symvers", ELF, |n| each(n, |i| format!(".symver a{i}, b{i}@V1\na{i}:\n"))),
    pattern("default symvers", ELF, |n| {
        each(n, |i| format!(".symver a{i}, b{i}@@V{i}\n.symver c{i}, d{i}@@@V1\na{i}: callq c{i}\n"))
    }),
    pattern("symvers of one symbol", ELF, |n| format!("a:\n{}", each(n, |i| format!(".symver a, a@V{i}\n")))),
    pattern("weakrefs", ELF, |n| each(n, |i| format!(".weakref a{i}, b{i}\n.quad a{i}\n"))),
    pattern("weakref chain", ELF, |n| each(n, |i| format!(".weakref a{i}, a{}\n.quad a{i}\n", i + 1))),
    pattern("weakrefs of one symbol", ELF, |n| each(n, |i| format!(".weakref a{i}, b\n.quad a{i}\n"))),
    pattern("set again", ELF, |n| format!(".set x, 0\n{}", ".set x, x + 1\n.byte x\n".repeat(n))),
    pattern("set again to labels", ELF, |n| each(n, |i| format!("l{i}: .set x, l{i}\n.quad x\n"))),
    pattern("set again of a label", ELF, |n| format!("l: .set x, l\n{}", ".set x, x + 1\n.quad x\n".repeat(n))),
    pattern("set again of a later label", ELF, |n| format!(".set x, l\n{}l:\n", ".set x, x + 1\n.quad x\n".repeat(n))),
    pattern("set chain", ELF, |n| format!("c0 = 1\n{}", each(n, |i| format!("c{} = c{i} + 1\n.quad c{i}\n", i + 1)))),
    pattern("set chain of a label", ELF, |n| {
        format!("c0:\n{}", each(n, |i| format!("c{} = c{i} + 1\n.quad c{i}\n", i + 1)))
    }),
    pattern("set chain of a later label", ELF, |n| {
        format!("{}c0:\n", each(n, |i| format!("c{} = c{i} + 1\n.quad c{i}\n", i + 1)))
    }),
    pattern("set chain backwards", ELF, |n| {
        format!("{}c{n}:\n", each(n, |i| format!("c{i} = c{} + 1\n.quad c{i}\n", i + 1)))
    }),
    pattern("set chain undefined", ELF, |n| each(n, |i| format!("c{} = c{i}\n.quad c{i}\n", i + 1))),
    pattern("set chain of sums", ELF, |n| format!("c0:\n{}", each(n, |i| format!("c{} = c{i} + c{i} - c0\n", i + 1)))),
    pattern("set chain of differences", ELF, |n| {
        format!("c0: nop\nx: nop\n{}", each(n, |i| format!("c{} = c{i} + (x - c0)\n.quad c{i}\n", i + 1)))
    }),
    pattern("numbered labels", ELF, |n| "1: jmp 1b\njmp 1f\n1:\n".repeat(n)),
    pattern("many numbered labels", ELF, |n| each(n, |i| format!("{i}: jmp {i}b\njmp {i}f\n{i}:\n"))),
    pattern("numbered labels far ahead", ELF, |n| {
        format!("{}{}", each(n, |i| format!(".long {i}f\n")), each(n, |i| format!("{i}: nop\n")))
    }),
    pattern("dots", ELF, |n| ".quad . - 4\n".repeat(n)),
    pattern("assigned dots", ELF, |n| ". = . + 4\n.byte 1\n".repeat(n)),
    pattern("commons", ELF, |n| each(n, |i| format!(".comm c{i}, 8, 8\n.lcomm d{i}, 8\n"))),
    pattern("idents", ELF, |n| each(n, |i| format!(".ident \"v{i}\"\n"))),
    pattern("explicit relocations", ELF, |n| {
        format!("s: .zero 64\n{}", each(n, |i| format!(".reloc s + {}, R_X86_64_NONE, x{i}\n", i % 64)))
    }),
    pattern("explicit relocations back", ELF, |n| {
        format!("{}{}", ".long 1\n".repeat(n), each(n, |i| format!(".reloc {}, R_X86_64_32, x\n", (n - i - 1) * 4)))
    }),
    pattern("explicit relocations of later labels", ELF, |n| {
        each(n, |i| format!(".reloc r{i}, R_X86_64_32, x\nnop\nr{i}: .long 0\n"))
    }),
    pattern("call graph", ELF, |n| each(n, |i| format!(".cg_profile f{i}, f{}, {i}\n", i + 1))),
    pattern("address significant", "-triple=x86_64-linux-gnu", |n| {
        format!(".addrsig\n{}", each(n, |i| format!(".addrsig_sym f{i}\n")))
    }),
    pattern("lto discard", ELF, |n| {
        format!("{}{}", each(n, |i| format!(".lto_discard d{i}\n")), each(n, |i| format!("d{i}:\n")))
    }),
    pattern("lto discard list", ELF, |n| {
        format!(".lto_discard {}\n{}", each(n, |i| format!("d{i}, ")) + "e", each(n, |i| format!("d{i}:\n")))
    }),
    pattern("local attribute lists", ELF, |n| format!(".globl {}e\n", each(n, |i| format!("g{i}, ")))),
    pattern("symbols coff", COFF, |n| each(n, |i| format!(".globl some_name_{i}\nsome_name_{i}: callq other_{i}\n"))),
    pattern("register aliases", A64, |n| each(n, |i| format!("foo{i} .req x{}\nadd x0, foo{i}, x1\n", i % 29))),
    pattern("register aliases removed", A64, |n| {
        each(n, |i| format!("foo{i} .req x{}\nadd x0, foo{i}, x1\n.unreq foo{i}\n", i % 29))
    }),
    pattern("register aliases t32", T32, |n| each(n, |i| format!("foo{i} .req r{}\nadd r0, foo{i}, r1\n", i % 8))),
    pattern("thumb functions", T32, |n| each(n, |i| format!(".thumb_func\nf{i}: bl f{i}\n.thumb_set g{i}, f{i}\n"))),
    pattern("it blocks", T32, |n| "it eq\nmoveq r0, r1\n".repeat(n)),
    pattern("arch extensions", A64, |n| {
        ".arch_extension sve\nabs z0.b, p0/m, z1.b\n.arch_extension nosve\nnop\n".repeat(n)
    }),
    pattern("arch extension lists", A64, |n| format!(".arch armv8-a{}\nnop\n", "+sve+nosve".repeat(n))),
    pattern("processors", A64, |n| ".cpu generic+sve\n.cpu cortex-a53\nnop\n".repeat(n)),
    pattern("features", "-triple=thumbv7-linux-gnueabi", |n| {
        ".fpu neon\nvadd.f32 s0, s1, s2\n.arch armv8-a\n.cpu cortex-a8\n".repeat(n)
    }),
    pattern("long names", ELF, |n| each(n / 8, |i| format!("{}{i}: nop\n", "n".repeat(500)))),
    pattern("names with a common end", ELF, |n| each(n / 8, |i| format!("n{i}{}: nop\n", "n".repeat(500)))),
];
