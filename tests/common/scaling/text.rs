//! Macros, repeats, conditionals, expressions, long statements, errors.

use super::{A64, ELF, Pattern, T32, each, pattern};

pub(super) const PATTERNS: &[Pattern] = &[
    pattern("macros", ELF, |n| each(n, |i| format!(".macro m{i} a\n.byte \\a\n.endm\nm{i} 1\n"))),
    pattern("macros purged", ELF, |n| each(n, |i| format!(".macro m{i} a\n.byte \\a\n.endm\nm{i} 1\n.purgem m{i}\n"))),
    pattern("one macro purged", ELF, |n| ".macro m a\n.byte \\a\n.endm\nm 1\n.purgem m\n".repeat(n)),
    pattern("macros that define macros", ELF, |n| {
        format!(".macro d name\n.macro \\name a\n.byte \\a\n.endm\n.endm\n{}", each(n, |i| format!("d m{i}\nm{i} 1\n")))
    }),
    pattern("macro parameters", ELF, |n| {
        let list = |text: fn(usize) -> String| each(n, text);
        format!(
            ".macro m {}z\n{}.endm\nm {}1\n",
            list(|i| format!("a{i}, ")),
            list(|i| format!(".byte \\a{i}\n")),
            list(|_| "1, ".into())
        )
    }),
    pattern("macro named arguments", ELF, |n| {
        format!(".macro m {}z=1\n.endm\nm {}z=2\n", each(n, |i| format!("a{i}, ")), each(n, |i| format!("a{i}=1, ")))
    }),
    pattern("macro calls", ELF, |n| {
        format!(".macro m a, b:req, c:vararg\n.byte \\a\nl\\@: .byte \\b\n.endm\n{}", "m 1, 2, 3, 4\n".repeat(n))
    }),
    pattern("macro rest arguments", ELF, |n| {
        format!(".macro m a, b:vararg\n.byte \\a, \\b\n.endm\nm 1{}\n", ", 1".repeat(n))
    }),
    pattern("long macro bodies", ELF, |n| format!(".macro m a\n{}.endm\nm 1\n", ".byte \\a\n".repeat(n))),
    pattern("altmacro values", ELF, |n| format!(".altmacro\n.macro m a\n.byte a\n.endm\n{}", "m %(1+1)\n".repeat(n))),
    pattern("macro nests", "-triple=x86_64-linux-gnu --asm-macro-max-nesting-depth=10000000", |n| {
        format!(".macro m n\n.byte 1\n.if \\n\nm (\\n - 1)\n.endif\n.endm\n{}", each(n / 16, |_| "m 15\n".into()))
    }),
    pattern("recursive repeats", ELF, |n| {
        let depth = 60;
        each(n / depth + 1, |_| format!("{}.byte 1\n{}", ".rept 1\n".repeat(depth), ".endr\n".repeat(depth)))
    }),
    pattern("repeats", ELF, |n| ".rept 2\n.byte 1\n.endr\n".repeat(n)),
    pattern("one repeat", ELF, |n| format!(".rept {n}\nnop\n.endr\n")),
    pattern("irp values", ELF, |n| format!(".irp x, {}1\n.byte \\x\n.endr\n", "1, ".repeat(n))),
    pattern("irpc characters", ELF, |n| format!(".irpc x, a{}\n.ascii \"\\x\"\n.endr\n", "b".repeat(n))),
    pattern("irp nests", ELF, |n| {
        each(n, |i| format!(".irp x, 1, 2\n.irp y, \\x, {}\n.byte \\x, \\y\n.endr\n.endr\n", i % 100))
    }),
    // `x.s` is the file name that all patterns are assembled under.
    pattern("a file that includes itself", ELF, |n| {
        format!(
            ".ifndef count\ncount = 0\ndepth = 0\n.endif\n.if (count < {n}) && (depth < 30)\ncount = count + 1\ndepth = depth + 1\n\
             .byte 1\n.include \"x.s\"\n.include \"x.s\"\ndepth = depth - 1\n.endif\n"
        )
    }),
    pattern("counted whiles", ELF, |n| {
        format!("i = 0\n.rept {n}\n.if i & 1\n.byte i & 127\n.else\nnop\n.endif\ni = i + 1\n.endr\n")
    }),
    pattern("nested conditionals", ELF, |n| format!("{}.byte 1\n{}", ".if 1\n".repeat(n), ".endif\n".repeat(n))),
    pattern("else-ifs", ELF, |n| format!(".if 0\n{}.else\n.byte 1\n.endif\n", ".elseif 0\n.byte 2\n".repeat(n))),
    pattern("skipped text", ELF, |n| format!(".if 0\n{}.endif\n", ".if 1\nanything (\n.endif\n".repeat(n))),
    pattern("string conditionals", ELF, |n| {
        ".ifc a b, a b\n.byte 1\n.endif\n.ifeqs \"a\", \"b\"\n.endif\n.ifdef x\n.endif\n".repeat(n)
    }),
    pattern("sums", ELF, |n| format!(".quad a{}\n", "+a".repeat(n))),
    pattern("differences in one expression", ELF, |n| format!("a:b: nop\n.quad a{}\n", "-b+a".repeat(n))),
    pattern("numbers in one expression", ELF, |n| format!(".quad 1{}\n", "+1*3".repeat(n))),
    pattern("unary operators", ELF, |n| format!(".long {}1\n", "-~!".repeat(n))),
    pattern("unary operators of a symbol", ELF, |n| format!(".long {}a\n", "-~!".repeat(n))),
    pattern("brackets", ELF, |n| each(n, |_| format!(".quad {}1{}\n", "(1+".repeat(50), ")".repeat(50)))),
    pattern("data lists", ELF, |n| format!(".quad a{}\n", ", b + 1".repeat(n))),
    pattern("strings", ELF, |n| format!(".ascii \"x\"{}\n", ", \"y\\n\"".repeat(n))),
    pattern("one string", ELF, |n| format!(".ascii \"{}\"\n", "x\\n".repeat(n))),
    pattern("statements of a line", ELF, |n| format!("{}\n", "nop; ".repeat(n))),
    pattern("labels of a line", ELF, |n| format!("{}\n", each(n, |i| format!("l{i}: ")))),
    pattern("comments", ELF, |n| "/* a */ nop /* b */ # c\n".repeat(n)),
    pattern("line markers", ELF, |n| each(n, |i| format!("# {i} \"f{i}.c\" 2\nnop\n"))),
    pattern("prefixes", ELF, |n| format!("{}nop\n", "lock ".repeat(n))),
    pattern("warnings", ELF, |n| ".warning \"w\"\n".repeat(n)),
    pattern("errors of a directive", ELF, |n| ".error \"e\"\n".repeat(n)),
    pattern("unknown directives", ELF, |n| each(n, |i| format!(".frob{i}\n"))),
    pattern("unknown mnemonics", ELF, |n| each(n, |i| format!("frobnicate{} %eax\n", i % 100))),
    pattern("unknown mnemonics a64", A64, |n| each(n, |i| format!("frobnicate{} x0\n", i % 100))),
    pattern("unknown mnemonics t32", T32, |n| each(n, |i| format!("frobnicate{} r0\n", i % 100))),
    pattern("wrong operands", ELF, |n| "movl %eax, %rbx\naddps %eax, (%rbx)\n".repeat(n)),
    pattern("wrong operands a64", A64, |n| "ldr r0, [r5]\nadd x0, w1, v2.4s\n".repeat(n)),
    pattern("wrong operands t32", T32, |n| "ldr x0, [x5]\nadd r0, s1\n".repeat(n)),
    pattern("wrong operands repeated a64", A64, |n| format!(".rept {n}\nldr r0, [r5]\n.endr\n")),
    pattern("unknown mnemonics repeated a64", A64, |n| format!(".rept {n}\nfrobnicate x0\n.endr\n")),
    pattern("labels again", ELF, |n| "a: nop\n".repeat(n)),
    pattern("undefined private labels", ELF, |n| each(n, |i| format!("jmp .Lu{i}\n"))),
    pattern("errors in a macro", ELF, |n| format!(".macro m\n.frob\n.endm\n{}", "m\n".repeat(n))),
    pattern("errors at the end", ELF, |n| each(n, |i| format!("a{i} = b{i} - c{i}\n.quad a{i}\n"))),
    pattern("branches out of reach", A64, |n| format!("{}.zero 0x200000\nf:\n", "b.eq f\n".repeat(n))),
];
