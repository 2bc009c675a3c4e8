//! Instructions as text and as bytes, and texts between calls.

use super::{ELF, assembled, called, options, refused};
use llas::options::AsmSyntax;
use llas::streamer::{Attribute, Expr, Fixup, Streamer};

const X86: &str = "x86_64-linux-gnu";

#[test]
fn instructions_as_text() {
    let text = "f: pushq %rbp\njne .L1\ncallq g@PLT\n.L1: movl $5, %eax\n.byte 1\nret\n.intel_syntax noprefix\nmov eax, \
                [rdi+4*rsi]\n.att_syntax\n.code32\npushl %eax\n.code64\nlock; incl (%rax)\n";
    let object = called(X86, |out| {
        let (f, l) = (out.symbol("f"), out.symbol(".L1"));
        out.label(f)?;
        out.instruction("pushq %rbp")?;
        out.instruction("  jne .L1")?;
        out.instruction("callq g@PLT # a comment")?;
        out.label(l)?;
        out.instruction("movl $5, %eax\n")?;
        out.int(1, 1)?;
        out.instruction(String::from("ret"))?;
        out.syntax(AsmSyntax::Intel)?;
        out.instruction("mov eax, [rdi+4*rsi]")?;
        out.syntax(AsmSyntax::Att)?;
        out.instruction(".code32")?;
        out.instruction("pushl %eax")?;
        out.instruction(".code64")?;
        out.instruction("lock; incl (%rax)")
    });
    assert!(object == assembled(X86, text));
}

#[test]
fn machines_keep_their_state() {
    let arm = "thumbv7-linux-gnueabihf";
    let text = ".syntax unified\nf: it eq\nmoveq r0, #1\n.long 5\nldr r0, =0x12345678\nb f\n.arch armv8-a\n";
    let object = called(arm, |out| {
        out.instruction(".syntax unified")?;
        let f = out.symbol("f");
        out.label(f)?;
        out.instruction("it eq")?;
        out.instruction("moveq r0, #1")?;
        out.int(5, 4)?;
        out.instruction("ldr r0, =0x12345678")?;
        out.instruction("b f")?;
        out.instruction(".arch armv8-a")
    });
    assert!(object == assembled(arm, text));
    let arm = "armv7-linux-gnueabihf";
    let text = ".globl f\n.type f,%function\nf: .fnstart\npush {r4, lr}\n.save {r4, lr}\nbl g\nldr r0, =0x12345678\n.long 5\n\
                pop {r4, pc}\n.cantunwind\n.fnend\n.thumb_func\ng: it eq\nmoveq r0, #1\nbx lr\n.arm\nb f\n";
    let object = called(arm, |out| {
        let (f, g) = (out.symbol("f"), out.symbol("g"));
        out.attribute(f, Attribute::Global)?;
        out.attribute(f, Attribute::Function)?;
        out.label(f)?;
        for text in [".fnstart", "push {r4, lr}", ".save {r4, lr}", "bl g", "ldr r0, =0x12345678"] {
            out.instruction(text)?;
        }
        out.int(5, 4)?;
        for text in ["pop {r4, pc}", ".cantunwind", ".fnend", ".thumb_func"] {
            out.instruction(text)?;
        }
        out.label(g)?;
        for text in ["it eq", "moveq r0, #1", "bx lr", ".arm", "b f"] {
            out.instruction(text)?;
        }
        Ok(())
    });
    assert!(object == assembled(arm, text));
}

#[test]
fn instructions_as_bytes() {
    let text = "f: callq g@PLT\nleaq h+8(%rip), %rax\njmp g\nmovl $h, %eax\n";
    let object = called(X86, |out| {
        let (f, g, h) = (out.symbol("f"), out.symbol("g"), out.symbol("h"));
        out.label(f)?;
        let plt = Expr::symbol(g).specifier("PLT") - 4;
        out.instruction_bytes(&[0xe8, 0, 0, 0, 0], &[Fixup::new(1, "reloc_branch_4byte_pcrel", plt)])?;
        out.instruction_bytes(
            &[0x48, 0x8d, 0x05, 0, 0, 0, 0],
            &[Fixup::new(3, "reloc_riprel_4byte", Expr::symbol(h) + 4)],
        )?;
        out.instruction_bytes(&[0xe9, 0, 0, 0, 0], &[Fixup::new(1, "reloc_branch_4byte_pcrel", Expr::symbol(g) - 4)])?;
        out.instruction_bytes(&[0xb8, 0, 0, 0, 0], &[Fixup::new(1, "FK_Data_4", h)])
    });
    assert!(object == assembled(X86, text));
    for triple in ["aarch64-linux-gnu", "aarch64-pc-windows-msvc"] {
        let text = "f: bl g\nadrp x0, h\nadd x0, x0, :lo12:h+8\nnop\n.long 1\nret\n";
        let object = called(triple, |out| {
            let (f, g, h) = (out.symbol("f"), out.symbol("g"), out.symbol("h"));
            out.label(f)?;
            let word = |word: u32| word.to_le_bytes();
            out.instruction_bytes(&word(0x9400_0000), &[Fixup::new(0, "fixup_aarch64_pcrel_call26", g)])?;
            out.instruction_bytes(&word(0x9000_0000), &[Fixup::new(0, "fixup_aarch64_pcrel_adrp_imm21", h)])?;
            let low = (Expr::symbol(h) + 8).specifier(":lo12:");
            out.instruction_bytes(&word(0x9100_0000), &[Fixup::new(0, "fixup_aarch64_add_imm12", low)])?;
            out.instruction_bytes(&word(0xd503_201f), &[])?;
            out.int(1, 4)?;
            out.instruction("ret")
        });
        assert!(object == assembled(triple, text), "{triple}");
    }
    let a32 = [("fixup_arm_uncondbl", 0xeb00_0000), ("fixup_arm_movw_lo16", 0xe300_0000), ("", 0xe320_f000)];
    let t32 = [("fixup_arm_thumb_bl", 0xd000_f000), ("fixup_t2_movw_lo16", 0x0000_f240), ("", 0x8000_f3af)];
    for (triple, instructions) in [("armv7-linux-gnueabihf", a32), ("thumbv7-linux-gnueabihf", t32)] {
        let text = "f: bl g\nmovw r0, :lower16:g\nnop.w\n.long 1\nbx lr\n";
        let object = called(triple, |out| {
            let (f, g) = (out.symbol("f"), out.symbol("g"));
            out.label(f)?;
            for (kind, word) in instructions {
                let fixups = (!kind.is_empty()).then(|| Fixup::new(0, kind, g));
                out.instruction_bytes(&u32::to_le_bytes(word), fixups.as_slice())?;
            }
            out.int(1, 4)?;
            out.instruction("bx lr")
        });
        assert!(object == assembled(triple, text), "{triple}");
    }
}

#[test]
fn texts_stand_where_they_are_read() {
    for triple in ELF {
        let text = ".data\n.macro word n\n.long \\n\n.endm\nword 1\n.if 1\n1: .long 1b\n.endif\n.word 3\nword 9\n.long 1b\n.end";
        let object = called(triple, |out| {
            out.text(".data\n.macro word n\n.long \\n\n.endm\nword 1\n.if 1\n1: .long 1b\n.endif\n.end\n nonsense")?;
            out.instruction(".word 3")?;
            out.instruction("word 9")?;
            out.text(".long 1b")
        });
        assert!(object == assembled(triple, text), "{triple}");
    }
}

#[test]
fn mistakes_of_texts_have_places() {
    let messages = refused(X86, |out| {
        let error = out.instruction("movq %rax, $5").unwrap_err();
        assert_eq!(error.offset(), Some(11), "{error}");
        let error = out.text("nop\n  nonsense\n.byte 256\n").unwrap_err();
        assert_eq!(error.offset(), Some(6), "{error}");
        let error = out.text(".if 1\n").unwrap_err();
        assert_eq!(error.offset(), Some(6), "{error}");
        out.instruction("ret").unwrap();
        let wrong = Fixup::new(2, "FK_Data_4", 0);
        assert!(out.instruction_bytes(&[0; 5], &[wrong]).is_err());
        assert!(out.instruction_bytes(&[0; 5], &[Fixup::new(0, "Nothing", 0)]).is_err());
        assert!(out.instruction(" ".repeat(70_000)).is_err());
    });
    assert_eq!(messages.len(), 7, "{messages:?}");
}

/// Returns one file for every name.
struct OneFile;

impl llas::Files for OneFile {
    fn read(&self, _: &std::path::Path, _: u64) -> std::io::Result<Vec<u8>> {
        Ok(b".byte 7\n".to_vec())
    }
}

#[test]
fn texts_among_calls_read_files() {
    let mut out = Streamer::with_files(&options(X86), std::sync::Arc::new(OneFile)).unwrap();
    out.text(".include \"a\"\n.incbin \"b\", 0, 5").unwrap();
    let assembled_by_calls = out.finish().unwrap();
    assert_eq!(assembled_by_calls.dependencies.len(), 2);
    assert!(assembled_by_calls.to_bytes().unwrap() == assembled(X86, ".byte 7\n.ascii \".byte\"\n"));
    let messages = refused(X86, |out| assert!(out.text(".include \"a\"").is_err()));
    assert_eq!(messages.len(), 1, "{messages:?}");
}
