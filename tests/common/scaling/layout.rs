//! Sizes that depend on other sizes: jumps, padding, distances.

use super::{A64, COFF, ELF, Pattern, T32, each, pattern};

const ALIGN: &str =
    "-triple=x86_64-linux-gnu --x86-align-branch-boundary=32 --x86-align-branch=fused+jcc+jmp+call+ret+indirect";

pub(super) const PATTERNS: &[Pattern] = &[
    pattern("jumps that widen each other", ELF, |n| {
        let links = each(n, |i| format!("jmp .L{}\n.zero 62\n.L{i}:\n", i + 1));
        format!("{links}.zero 70\n.L{n}:\n")
    }),
    pattern("jumps that widen earlier ones", ELF, |n| {
        let links = each(n, |i| format!("jmp .L{}\n.zero 62\n.L{}:\n", n - i, n - i - 1));
        format!("{links}.zero 70\n.L{n}:\n")
    }),
    pattern("jumps that widen each other, aligned", ELF, |n| {
        let links = each(n, |i| format!("jmp .L{}\n.zero 62\n.L{i}:\n.p2align 1\n", i + 1));
        format!("{links}.zero 70\n.L{n}:\n")
    }),
    pattern("t32 branches that widen each other", T32, |n| {
        let links = each(n, |i| format!("b .L{}\n.zero 1022\n.L{i}:\n", i + 1));
        format!("{links}.zero 1030\n.L{n}:\n")
    }),
    pattern("t32 compare-branches", T32, |n| each(n, |i| format!("cbz r0, .L{i}\n.zero 100\n.L{i}: nop\n"))),
    pattern("a64 branches", A64, |n| {
        each(n, |i| format!("b.eq .L{i}\ncbz x0, .L{i}\ntbz x0, #3, .L{i}\n.L{i}: nop\n"))
    }),
    pattern("branch boundaries", ALIGN, |n| {
        each(n, |i| format!("addl %eax, %ebx\nje .L{i}\nmovl %eax, (%rbx)\n.L{i}: jmp .L{i}\n"))
    }),
    pattern("branch boundaries, forward", ALIGN, |n| {
        each(n, |i| format!("movl $1, 4(%rbx)\nje .L{}\n.L{i}: cmpl %eax, %ebx\njne .L{}\ncallq f\n", i + 10, i + 5))
            + &each(20, |i| format!(".L{}:\n", n + i))
    }),
    pattern("branch boundaries, growing", ALIGN, |n| {
        let links = each(n, |i| format!("jmp .L{}\n.zero 62\n.L{i}:\n", i + 1));
        format!("{links}.zero 70\n.L{n}:\n")
    }),
    pattern("branch boundaries, aligned", ALIGN, |n| {
        each(n, |i| format!("movl $1, 4(%rbx)\nje .L{i}\ncallq f\n.L{i}:\n.p2align 4\n"))
    }),
    pattern("org chain", ELF, |n| each(n, |i| format!("o{i}: .org o{i} + 8\n.byte 1\n"))),
    pattern("org of the first label", ELF, |n| {
        format!("s:\n{}", each(n, |i| format!(".org s + {}\n.byte 1\n", i * 4 + 4)))
    }),
    pattern("org after jumps", ELF, |n| {
        format!("s:\n{}", each(n, |i| format!("jmp .L{i}\n.org s + {}\n.L{i}:\n", (i + 1) * 200)))
    }),
    pattern("fills of distances", ELF, |n| {
        each(n, |i| format!("jmp b{i}\n.fill c{i} - b{i}\n.zero 122\nb{i}: nop\nnop\nc{i}:\n"))
    }),
    pattern("fills of sizes", ELF, |n| each(n, |i| format!("a{i}: nop\njmp b{i}\nb{i}: .fill b{i} - a{i}\n"))),
    pattern("alignments", ELF, |n| each(n, |i| format!("nop\n.p2align {}\n", i % 7))),
    pattern("uleb differences", ELF, |n| each(n, |i| format!("a{i}: nop\nb{i}: .uleb128 b{i} - a{i}\n"))),
    pattern("uleb differences that widen each other", ELF, |n| {
        let links = each(n, |i| format!("a{i}: .uleb128 a{} - a{i} + 62\n.zero 64\n", i + 1));
        format!("{links}a{n}:\n")
    }),
    pattern("uleb of nested ranges", ELF, |n| {
        format!("{}{}", each(n, |i| format!("a{i}: .uleb128 b{i} - a{i}\n")), each(n, |i| format!("b{}:\n", n - i - 1)))
    }),
    pattern("uleb of jumps", ELF, |n| each(n, |i| format!("a{i}: jmp b{i}\n.uleb128 b{i} - a{i}\n.zero 122\nb{i}:\n"))),
    pattern("uleb to the end", ELF, |n| format!("{}e:\n", each(n, |i| format!("a{i}: .uleb128 e - a{i}\n")))),
    pattern("jumps of nested ranges", ELF, |n| {
        format!("{}{}", each(n, |i| format!("jmp b{i}\n")), each(n, |i| format!("b{}: nop\n", n - i - 1)))
    }),
    pattern("jumps to the end", ELF, |n| format!("{}e:\n", "jmp e\n".repeat(n))),
    pattern("jumps coff", COFF, |n| each(n, |i| format!("jmp .L{i}\n.zero 126\n.L{i}: jmp f{i}\n"))),
    pattern("difference conditions", ELF, |n| {
        each(n, |i| format!("a{i}: nop\nb{i}:\n.if b{i} - a{i} == 1\n.byte b{i} - a{i}\n.endif\n"))
    }),
    pattern("differences of far labels", ELF, |n| {
        format!("s: nop\n{}", each(n, |i| format!("a{i}: nop\n.if a{i} - s > 0\n.byte 1\n.endif\n")))
    }),
    pattern("nops", ELF, |n| ".nops 5\n.nops 9, 3\n".repeat(n)),
];
