//! Call frames, unwind codes and debugging information.

use super::{A64_COFF, COFF, ELF, Pattern, T32, T32_COFF, each, pattern};

pub(super) const PATTERNS: &[Pattern] = &[
    pattern("cfi personalities", ELF, |n| {
        each(n, |i| {
            format!(
                ".cfi_startproc\n.cfi_personality 0x9b, p{i}\n.cfi_lsda 0x1b, l{i}\nnop\n.cfi_def_cfa_offset 16\n.cfi_endproc\n"
            )
        })
    }),
    pattern("cfi one personality", ELF, |n| {
        each(n, |_| ".cfi_startproc\n.cfi_personality 0x9b, p\nnop\n.cfi_def_cfa_offset 16\nnop\n.cfi_endproc\n".into())
    }),
    pattern("cfi return columns", ELF, |n| {
        each(n, |i| format!(".cfi_startproc\n.cfi_return_column {i}\nnop\n.cfi_endproc\n"))
    }),
    pattern("cfi states", ELF, |n| {
        format!(
            ".cfi_startproc\n{}{}.cfi_endproc\n",
            ".cfi_remember_state\nnop\n".repeat(n),
            ".cfi_restore_state\nnop\n".repeat(n)
        )
    }),
    pattern("cfi labels", ELF, |n| {
        format!(".cfi_startproc\n{}.cfi_endproc\n", each(n, |i| format!("nop\n.cfi_label c{i}\n")))
    }),
    pattern("cfi labels in jumps", ELF, |n| {
        each(n, |i| format!(".cfi_startproc\njmp x{i}\n.cfi_label c{i}\n.zero 126\nx{i}:\n.cfi_endproc\n.quad c{i}\n"))
    }),
    pattern("cfi sections", ELF, |n| {
        each(n, |i| format!(".section .text.f{i},\"ax\",@progbits\n.cfi_startproc\nnop\n.cfi_endproc\n"))
    }),
    pattern("sframe", "-triple=x86_64-linux-gnu --gsframe", |n| {
        each(n, |_| ".cfi_startproc\nnop\n.cfi_def_cfa_offset 16\nnop\n.cfi_endproc\n".into())
    }),
    pattern("loc labels", ELF, |n| {
        format!(".file 1 \"a.c\"\n{}", each(n, |i| format!(".loc 1 {i}\nnop\n.loc_label d{i}\n")))
    }),
    pattern("loc views", ELF, |n| {
        format!(".file 1 \"a.c\"\n{}", each(n, |i| format!(".loc 1 {i} 0 view v{i}\nnop\n.byte v{i}\n")))
    }),
    pattern("loc in thread-local storage", ELF, |n| {
        let lines = each(n, |i| format!(".loc 1 {i}\n.byte 0\n"));
        format!(".file 1 \"a.c\"\n.section .tdata,\"awT\",@progbits\n{lines}")
    }),
    pattern("loc in sections", ELF, |n| {
        let section = |i| format!(".section .text.f{i},\"ax\",@progbits\n.loc 1 {i}\nnop\n.loc 1 {i} 2\nnop\n");
        format!(".file 1 \"a.c\"\n{}", each(n, section))
    }),
    pattern("dwarf files", ELF, |n| {
        each(n, |i| format!(".file {} \"d{i}\" \"f{i}.c\"\n.loc {} 1\nnop\n", i + 1, i + 1))
    }),
    pattern("dwarf 5 files", "-triple=x86_64-linux-gnu --dwarf-version=5", |n| {
        each(n, |i| format!(".file {i} \"d{i}\" \"f{i}.c\" md5 0x{i:032x}\n.loc {i} 1\nnop\n"))
    }),
    pattern("-g sections", "-triple=x86_64-linux-gnu -g", |n| {
        each(n, |i| format!(".section .text.f{i},\"ax\",@progbits\nf{i}: nop\n"))
    }),
    pattern("-g sections dwarf 5", "-triple=x86_64-linux-gnu -g --dwarf-version=5", |n| {
        each(n, |i| format!(".section .text.f{i},\"ax\",@progbits\nf{i}: nop\n"))
    }),
    pattern("-g labels", "-triple=x86_64-linux-gnu -g", |n| each(n, |i| format!("f{i}: nop\n"))),
    pattern("-g line markers", "-triple=x86_64-linux-gnu -g", |n| each(n, |i| format!("# {i} \"f{i}.c\"\nnop\n"))),
    pattern("pseudo probes", ELF, |n| {
        format!(
            ".section .text.f,\"ax\",@progbits\nf:\n{}",
            each(n, |i| format!("nop\n.pseudoprobe 1 {i} 0 0 @ 2:{i} f\n"))
        )
    }),
    pattern("pseudo probe depth", ELF, |n| {
        let sites = each(n, |i| format!(" @ {}:{}", i + 1, i + 1));
        format!(".section .text.f,\"ax\",@progbits\nf:\nnop\n.pseudoprobe 1 1 0 0{sites} f\n")
    }),
    pattern("cv inline nests", COFF, |n| {
        let sites = each(n, |i| format!(".cv_inline_site_id {} within {i} inlined_at 1 {i} 1\n", i + 1));
        let lines = each(n, |i| format!(".cv_loc {} 1 {i} 0\nnop\n", i + 1));
        let tables = each(n, |i| format!(".cv_inline_linetable {} 1 {i} f e\n", i + 1));
        let head = ".cv_file 1 \"a.c\"\n.cv_func_id 0\n";
        format!(
            "{head}{sites}.text\nf:\n{lines}e:\n.section .debug$S,\"dr\"\n.cv_linetable 0, f, e\n{tables}.cv_filechecksums\n.cv_stringtable\n"
        )
    }),
    pattern("cv inline siblings", COFF, |n| {
        let sites = each(n, |i| format!(".cv_inline_site_id {} within 0 inlined_at 1 {i} 1\n", i + 1));
        let lines = each(n, |i| format!(".cv_loc {} 1 {i} 0\nnop\n.cv_loc 0 1 {i} 0\nnop\n", i + 1));
        let tables = each(n, |i| format!(".cv_inline_linetable {} 1 {i} f e\n", i + 1));
        let head = ".cv_file 1 \"a.c\"\n.cv_func_id 0\n";
        format!(
            "{head}{sites}.text\nf:\n{lines}e:\n.section .debug$S,\"dr\"\n.cv_linetable 0, f, e\n{tables}.cv_filechecksums\n.cv_stringtable\n"
        )
    }),
    pattern("cv functions", COFF, |n| {
        let function = |i| {
            let code = format!(".cv_func_id {i}\n.text\nf{i}:\n.cv_loc {i} 1 {i} 0\nnop\ne{i}:\n");
            format!("{code}.section .debug$S,\"dr\"\n.cv_linetable {i}, f{i}, e{i}\n")
        };
        format!(".cv_file 1 \"a.c\"\n{}.cv_filechecksums\n.cv_stringtable\n", each(n, function))
    }),
    pattern("cv one function", COFF, |n| {
        let lines = each(n, |i| format!(".cv_loc 0 1 {i} 0\nnop\n"));
        format!(
            ".cv_file 1 \"a.c\"\n.cv_func_id 0\nf:\n{lines}e:\n.section .debug$S,\"dr\"\n.cv_linetable 0, f, e\n.cv_filechecksums\n.cv_stringtable\n"
        )
    }),
    pattern("cv files", COFF, |n| {
        let files =
            each(n, |i| format!(".cv_file {} \"f{i}.c\" \"{i:032x}\" 1\n.cv_loc 0 {} 1 0\nnop\n", i + 1, i + 1));
        format!(
            ".cv_func_id 0\nf:\n{files}e:\n.section .debug$S,\"dr\"\n.cv_linetable 0, f, e\n.cv_filechecksums\n.cv_stringtable\n"
        )
    }),
    pattern("cv ranges", COFF, |n| {
        let ranges = each(n, |i| format!(".cv_def_range a{i} b{i}, reg, 17\n"));
        format!("{}.section .debug$S,\"dr\"\n{ranges}", each(n, |i| format!("a{i}: nop\nb{i}:\n")))
    }),
    pattern("cv range of many places", COFF, |n| {
        let places = each(n, |i| format!(" a{i} b{i}"));
        format!(
            "{}.section .debug$S,\"dr\"\n.cv_def_range{places}, reg, 17\n",
            each(n, |i| format!("a{i}: nop\nb{i}: nop\n"))
        )
    }),
    pattern("cv strings", COFF, |n| {
        format!(".section .debug$S,\"dr\"\n{}.cv_stringtable\n", each(n, |i| format!(".cv_string \"s{i}\"\n")))
    }),
    pattern("cv frame data", "-triple=i386-windows-msvc", |n| {
        let function = |i| {
            let code = format!(
                ".text\nf{i}:\n.cv_fpo_proc f{i} 4\npushl %ebp\n.cv_fpo_pushreg %ebp\n.cv_fpo_endprologue\nretl\n.cv_fpo_endproc\n"
            );
            format!("{code}.section .debug$S,\"dr\"\n.cv_fpo_data f{i}\n")
        };
        format!("{}.cv_stringtable\n", each(n, function))
    }),
    pattern("exception tables", T32, |n| {
        each(n, |i| {
            format!(
                ".section .text.f{i},\"ax\",%progbits\nf{i}: .fnstart\n.save {{r4, r6, lr}}\n.vsave {{d8-d9}}\n.pad #8\n.setfp r7, sp, #8\n.personality h{i}\n.handlerdata\n.long f{i}\n.fnend\n"
            )
        })
    }),
    pattern("unwind opcodes", T32, |n| {
        each(n, |i| {
            let steps = ".save {r4, r6}\n.pad #4\n.unwind_raw 4, 0xb1, 1\n.vsave {d8}\n".repeat(16);
            format!("f{i}: .fnstart\n{steps}.fnend\n")
        })
    }),
    pattern("contradicting personalities", T32, |n| format!(".fnstart\n{}", ".personality f\n".repeat(n))),
    pattern("seh x64", COFF, |n| {
        each(n, |i| {
            format!(
                ".seh_proc f{i}\nf{i}:\npushq %rbx\n.seh_pushreg %rbx\nsubq $32, %rsp\n.seh_stackalloc 32\n.seh_endprologue\n.seh_handler h{i}, @unwind\nretq\n.seh_endproc\n"
            )
        })
    }),
    pattern("seh x64 sections", COFF, |n| {
        each(n, |i| {
            format!(
                ".section .text$f{i},\"xr\",one_only,f{i}\n.seh_proc f{i}\nf{i}:\npushq %rbx\n.seh_pushreg %rbx\n.seh_endprologue\nretq\n.seh_endproc\n"
            )
        })
    }),
    pattern("seh x64 chained", COFF, |n| {
        let chained = "nop\n.seh_startchained\npushq %rbx\n.seh_pushreg %rbx\n.seh_endprologue\nnop\n.seh_endchained\n";
        format!(".seh_proc f\nf:\n.seh_endprologue\n{}retq\n.seh_endproc\n", chained.repeat(n))
    }),
    pattern("seh a64", A64_COFF, |n| {
        each(n, |i| {
            format!(
                ".seh_proc f{i}\nf{i}:\nsub sp, sp, #{0}\n.seh_stackalloc {0}\nstr x19, [sp, #8]\n.seh_save_reg x19, 8\n.seh_endprologue\n.seh_handler h, @except\nnop\n.seh_startepilogue\nadd sp, sp, #{0}\n.seh_stackalloc {0}\n.seh_endepilogue\nret\n.seh_endproc\n",
                16 + i % 8 * 16
            )
        })
    }),
    pattern("seh a64 epilogues", A64_COFF, |n| {
        let epilogue = ".seh_startepilogue\nadd sp, sp, #32\n.seh_stackalloc 32\n.seh_endepilogue\nret\nnop\n";
        let start = |i| format!(".seh_proc f{i}\nf{i}:\nsub sp, sp, #32\n.seh_stackalloc 32\n.seh_endprologue\n");
        each(n.div_ceil(16), |i| format!("{}{}.seh_endproc\n", start(i), epilogue.repeat(16)))
    }),
    pattern("seh t32", T32_COFF, |n| {
        each(n, |i| {
            format!(
                ".seh_proc f{i}\nf{i}:\npush {{r4, lr}}\n.seh_save_regs {{r4, lr}}\n.seh_endprologue\nnop\n.seh_startepilogue\npop {{r4, pc}}\n.seh_save_regs {{r4, pc}}\n.seh_endepilogue\n.seh_endproc\n"
            )
        })
    }),
];
