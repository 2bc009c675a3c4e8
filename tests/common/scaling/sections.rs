//! Sections, groups, subsections.

use super::{A64, COFF, ELF, Pattern, each, pattern};

pub(super) const PATTERNS: &[Pattern] = &[
    pattern("sections", ELF, |n| each(n, |i| format!(".section .text.f{i},\"ax\",@progbits\nf{i}: jmp g{i}\n"))),
    pattern("comdat groups", ELF, |n| {
        each(n, |i| format!(".section .text.f{i},\"axG\",@progbits,f{i},comdat\nf{i}: ret\n"))
    }),
    pattern("groups without comdat", ELF, |n| {
        each(n, |i| format!(".section .text.f{i},\"axG\",@progbits,g{i}\nnop\n"))
    }),
    pattern("one group", ELF, |n| each(n, |i| format!(".section .text.f{i},\"axG\",@progbits,g,comdat\nnop\n"))),
    pattern("unique sections", ELF, |n| each(n, |i| format!(".section .text,\"ax\",@progbits,unique,{i}\nnop\n"))),
    pattern("linked sections", ELF, |n| {
        each(n, |i| {
            format!(".section .a,\"ao\",@progbits,s{i},unique,{i}\n.byte 1\n.section .b{i},\"a\"\ns{i}: .byte 1\n")
        })
    }),
    pattern("sections and back", ELF, |n| {
        each(n, |i| format!(".section .text.f{i},\"ax\",@progbits\nnop\n.text\nnop\n.previous\n"))
    }),
    pattern("mergeable sections", ELF, |n| {
        each(n, |i| format!(".section .r{i},\"aMS\",@progbits,1\n.asciz \"a{i}\"\n"))
    }),
    pattern("mergeable entry sizes", ELF, |n| {
        each(n, |i| format!(".section .r,\"aM\",@progbits,{}\n.byte 1\n", i + 1))
    }),
    pattern("nobits sections with fills", ELF, |n| {
        each(n, |i| format!(".section .b{i},\"aw\",@nobits\n.fill 255, 2, 1\n.p2align 3\n"))
    }),
    pattern("nobits sections with bytes", ELF, |n| each(n, |i| format!(".section .b{i},\"aw\",@nobits\n.byte 1\n"))),
    pattern("subsections up", ELF, |n| each(n, |i| format!(".text {i}\nnop\n"))),
    pattern("subsections down", ELF, |n| each(n, |i| format!(".text {}\nnop\n", n - i))),
    pattern("subsections in turn", ELF, |n| each(n, |i| format!(".text {}\njmp x{i}\nx{i}: nop\n", i * 7919 % n))),
    pattern("subsections described coff", "-triple=x86_64-windows-msvc -gcodeview", |n| {
        each(n, |i| format!(".text {}\nf{i}: nop\n", n - i))
    }),
    pattern("pushed sections", ELF, |n| {
        format!("{}{}", ".pushsection .data\n.byte 1\n".repeat(n), ".popsection\n.byte 2\n".repeat(n))
    }),
    pattern("pushed different sections", ELF, |n| {
        format!("{}{}", each(n, |i| format!(".pushsection .s{i},\"a\"\n")), ".popsection\n.byte 2\n".repeat(n))
    }),
    pattern("comdats coff", COFF, |n| each(n, |i| format!(".section .text$f{i},\"xr\",one_only,f{i}\nf{i}: retq\n"))),
    pattern("comdats of one name coff", COFF, |n| {
        each(n, |i| format!(".section .text,\"xr\",one_only,f{i}\nf{i}: retq\n"))
    }),
    pattern("associative coff", COFF, |n| {
        let group = |i| {
            format!(
                ".section .text$f{i},\"xr\",one_only,f{i}\nf{i}: retq\n.section .x,\"dr\",associative,f{i}\n.long 1\n"
            )
        };
        each(n, group)
    }),
    pattern("linkonce coff", COFF, |n| each(n, |i| format!(".section .t{i},\"dr\"\n.linkonce discard\n.long {i}\n"))),
    pattern("definitions coff", COFF, |n| each(n, |i| format!(".def f{i}\n.scl 2\n.type 32\n.endef\nf{i}: retq\n"))),
    pattern("weak coff", COFF, |n| each(n, |i| format!(".weak w{i}\nw{i} = d{i}\n.weak x{i}\ncallq x{i}\n"))),
    pattern("files coff", COFF, |n| each(n, |i| format!(".file \"f{i}.c\"\n"))),
    pattern("indices coff", COFF, |n| each(n, |i| format!(".secidx f{i}\n.secrel32 f{i}\n.symidx f{i}\n.rva f{i}\n"))),
    pattern("safeseh coff", "-triple=i386-windows-msvc", |n| each(n, |i| format!(".safeseh h{i}\n"))),
    pattern("zlib", "-triple=x86_64-linux-gnu --compress-debug-sections=zlib", |n| {
        format!(".section .debug_x,\"\",@progbits\n{}", each(n, |i| format!(".asciz \"text {i}\"\n")))
    }),
    pattern("zlib of sections", "-triple=x86_64-linux-gnu --compress-debug-sections=zlib", |n| {
        each(n, |i| format!(".section .debug_x,\"\",@progbits,unique,{i}\n.zero 100\n"))
    }),
    pattern("attributes of a64", A64, |n| {
        each(n, |i| format!(".aeabi_subsection s{i}, optional, uleb128\n.aeabi_attribute {i}, 1\n"))
    }),
    pattern("sections of data and code a64", A64, |n| {
        each(n, |i| format!(".section .text.f{i},\"ax\",@progbits\nnop\n.word 1\nnop\n"))
    }),
];
