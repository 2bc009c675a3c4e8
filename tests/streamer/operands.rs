//! Operands and branches with the caller's symbols, and the limits of a single call.

use super::{COFF, ELF, assembled, called, options, refused};
use llas::Context;
use llas::options::AsmSyntax;
use llas::streamer::{BinaryOp, Branch, Error, Expr, LineFile, SectionSpec, Streamer, UnaryOp};

const X86: &str = "x86_64-linux-gnu";

/// Checks that the calls make the object of the text.
fn compare(triple: &str, text: &str, calls: impl FnOnce(&mut Streamer) -> Result<(), Error>) {
    assert!(called(triple, calls) == assembled(triple, text), "{triple}: {text}");
}

#[test]
fn operands_are_expressions() {
    let text = "callq f@PLT\n movq f+8(%rip), %rax\n movl $f-5, %eax\n leaq (f-g)*4+1(%rbx), %rcx\n movl $-3, %edx\n\
                movabsq $0x8000000000000000, %rax\n jmp .\n movl $~(1|2)+3, %eax\n movl $-(f-g), %eax\n\
                movq f@GOTPCREL(%rip), %rdx\ng: nop\nf: nop\n";
    compare(X86, text, |out| {
        let (f, g) = (out.symbol("f"), out.symbol("g"));
        let sym = Expr::symbol;
        out.instruction_with("callq {0}", &[sym(f).specifier("PLT")])?;
        out.instruction_with("movq {0}(%rip), %rax", &[sym(f) + 8])?;
        out.instruction_with("movl ${0}, %eax", &[sym(f) - 5])?;
        let product = (sym(f) - g).binary(BinaryOp::Mul, 4);
        out.instruction_with("leaq {0}(%rbx), %rcx", &[product + 1])?;
        out.instruction_with("movl ${0}, %edx", &[Expr::int(-3)])?;
        out.instruction_with("movabsq ${0}, %rax", &[Expr::int(i64::MIN)])?;
        out.instruction_with("jmp {0}", &[Expr::here()])?;
        let bits = Expr::int(1).binary(BinaryOp::Or, 2).unary(UnaryOp::Not);
        out.instruction_with("movl ${0}, %eax", &[bits + 3])?;
        out.instruction_with("movl ${0}, %eax", &[-(sym(f) - g)])?;
        out.instruction_with("movq {0}(%rip), %rdx", &[sym(f).specifier("GOTPCREL")])?;
        out.label(g)?;
        out.instruction("nop")?;
        out.label(f)?;
        out.instruction("nop")
    });
    let text = "adrp x0, f+4\n add x0, x0, :lo12:f+4\n ldr x1, [x0, :lo12:f]\n";
    compare("aarch64-linux-gnu", text, |out| {
        let f = out.symbol("f");
        let low = |value: Expr| value.specifier(":lo12:");
        out.instruction_with("adrp x0, {0}", &[Expr::symbol(f) + 4])?;
        out.instruction_with("add x0, x0, {0}", &[low(Expr::symbol(f) + 4)])?;
        out.instruction_with("ldr x1, [x0, {0}]", &[low(f.into())])
    });
    for triple in ["armv7-linux-gnueabihf", "thumbv7-linux-gnueabihf"] {
        let text = "movw r0, :lower16:(f+4)\n movt r0, :upper16:(f+4)\n ldr r1, =f-5\n add r2, r3, #(1|2)+3\n b .\n\
                    .long f(GOT_PREL), f(target1)+8\n";
        compare(triple, text, |out| {
            let f = out.symbol("f");
            out.instruction_with("movw r0, {0}", &[(Expr::symbol(f) + 4).specifier(":lower16:")])?;
            out.instruction_with("movt r0, {0}", &[(Expr::symbol(f) + 4).specifier(":upper16:")])?;
            out.instruction_with("ldr r1, ={0}", &[Expr::symbol(f) - 5])?;
            out.instruction_with("add r2, r3, #{0}", &[Expr::int(1).binary(BinaryOp::Or, 2) + 3])?;
            out.instruction_with("b {0}", &[Expr::here()])?;
            out.value(Expr::symbol(f).specifier("GOT_PREL"), 4)?;
            out.value(Expr::symbol(f).specifier("target1") + 8, 4)
        });
    }
}

#[test]
fn names_need_not_be_spelt() {
    for (triple, call, load, text) in [
        (X86, "callq {0}", "movq {0}(%rip), %rax", "callq \"rax\"\n movq \"rax\"+8(%rip), %rax\n"),
        ("aarch64-linux-gnu", "bl {0}", "adrp x0, {0}", "bl \"x0\"\n adrp x0, \"x0\"+8\n"),
        ("thumbv7-linux-gnueabihf", "bl {0}", "ldr r0, ={0}", "bl sym\n ldr r0, =sym+8\n"),
        ("armv7-linux-gnueabihf", "bl {0}", "ldr r0, ={0}", "bl sym\n ldr r0, =sym+8\n"),
        ("armebv7-linux-gnueabihf", "bleq {0}", "ldrd r0, r1, {0}", "bleq sym\n ldrd r0, r1, sym+8\n"),
    ] {
        let name = text.split(['"', ' ', '\n']).nth(if text.contains('"') { 2 } else { 1 }).unwrap();
        compare(triple, text, |out| {
            let symbol = out.symbol(name);
            out.instruction_with(call, &[symbol.into()])?;
            out.instruction_with(load, &[Expr::symbol(symbol) + 8])
        });
    }
    // Names that cannot be written in a text.
    let mut out = Streamer::new(&options(X86)).unwrap();
    let odd = out.symbol("a\nb\"c {0} ..llas.operand0");
    out.instruction_with("call {0}", &[odd.into()]).unwrap();
    out.syntax(AsmSyntax::Intel).unwrap();
    let register = out.symbol("rbx");
    out.instruction_with("call {0}", &[register.into()]).unwrap();
    let plain = out.symbol("..llas.operand0");
    out.instruction("call ..llas.operand0").unwrap();
    out.label(plain).unwrap();
    let object = out.finish().unwrap().object;
    let code = object.section_named(".text").unwrap();
    let names: Vec<_> = code.relocations().filter_map(|r| Some(r.symbol()?.name().to_vec())).collect();
    assert_eq!(names, [&b"a\nb\"c {0} ..llas.operand0"[..], b"rbx"]);
    assert_eq!(code.bytes()[10..], [0xe8, 0, 0, 0, 0]);
}

#[test]
fn refused_operands_name_what_is_missing() {
    let messages = refused(X86, |out| {
        let f = out.symbol("f");
        assert!(out.instruction_with("movq {1}, %rax", &[f.into()]).is_err());
        assert!(out.instruction_with("movq {0}, %rax", &[f.into(), f.into()]).is_err());
        assert!(out.instruction_with("nop {z}", &[]).is_err());
        let many = (0..11).fold(Expr::int(0), |sum, i| sum + out.symbol(format!("s{i}")));
        assert!(out.instruction_with("movq {0}, %rax", &[many]).is_err());
        let long = (0..2000).fold(Expr::int(0), |sum, _| sum + 1);
        assert!(out.instruction_with("movq {0}, %rax", &[long]).is_err());
        let other = Streamer::new(&options(X86)).unwrap().symbol("f");
        assert!(out.instruction_with("jmp {0}", &[other.into()]).is_err());
    });
    assert_eq!(messages[0], "there is no operand for '{1}'");
    assert_eq!(messages[1], "the text does not use operand '{1}'");
    assert_eq!(messages.len(), 6, "{messages:?}");
}

#[test]
fn branches_relax() {
    for (triple, text, condition) in [
        (X86, "jmp f\n jne f\n call f\n .zero 200\nf: jne f\n jmp f\n", "ne"),
        ("i686-pc-windows-msvc", "jmp f\n jne f\n call f\n .zero 200\nf: jne f\n jmp f\n", "ne"),
        ("aarch64-linux-gnu", "b f\n b.ne f\n bl f\n .zero 200\nf: b.ne f\n b f\n", "ne"),
        ("thumbv7-linux-gnueabihf", "b f\n bne f\n bl f\n .zero 5000\nf: bne f\n b f\n", "ne"),
        ("armv7-linux-gnueabihf", "b f\n bne f\n bl f\n .zero 200\nf: bne f\n b f\n", "ne"),
        ("armebv7-linux-gnueabihf", "b f\n bne f\n bl f\n .zero 200\nf: bne f\n b f\n", "ne"),
    ] {
        let zeros: u64 = if text.contains("5000") { 5000 } else { 200 };
        compare(triple, text, |out| {
            let f = out.symbol("f");
            out.branch(Branch::Jump, f)?;
            out.branch(Branch::If(condition), f)?;
            out.branch(Branch::Call, f)?;
            out.space(zeros, 0)?;
            out.label(f)?;
            out.branch(Branch::If(condition), f)?;
            out.branch(Branch::Jump, f)
        });
    }
    let messages = refused(X86, |out| {
        let f = out.symbol("f");
        assert!(out.branch(Branch::If("sometimes"), f).is_err());
    });
    assert_eq!(messages.len(), 1);
}

#[test]
fn a_call_takes_one_statement() {
    for triple in ELF.into_iter().chain(COFF) {
        compare(triple, "f: nop\n1: nop\n nop\n .ascii \"a;b\"\n", |out| {
            out.instruction("f: nop")?;
            out.instruction(" 1: nop\n")?;
            out.instruction("nop // ; no statement")?;
            out.instruction(".ascii \"a;b\"")
        });
        let messages = refused(triple, |out| {
            for text in
                ["nop\nfoo", "nop; nop", "nop\r\nnop", "", "  ", "// nothing", "nop\n;nop;", ".ascii \"a\"; nop"]
            {
                assert!(out.instruction(text).is_err(), "{triple}: {text:?}");
            }
        });
        assert_eq!(messages[0], "expected one statement, found 2");
        assert_eq!(messages[3], "expected one statement, found 0");
        assert_eq!(messages.len(), 8, "{messages:?}");
    }
    let messages = refused("x86_64-pc-windows-msvc", |out| {
        let f = out.symbol("f");
        out.label(f).unwrap();
        out.start_unwind(f).unwrap();
        assert!(out.unwind_step("pushreg %rbx; .fill 5").is_err());
        assert!(out.unwind_step("pushreg %rbx\n nop").is_err());
        out.unwind_step("pushreg %rbx").unwrap();
        out.end_prologue().unwrap();
        out.end_unwind().unwrap();
    });
    assert_eq!(messages, ["expected one statement, found 2"; 2]);
}

#[test]
fn names_have_no_nul() {
    let messages = refused(X86, |out| {
        let symbol = out.symbol(b"a\0b");
        out.label(symbol).unwrap();
        assert!(out.section(SectionSpec::named(b".x\0y")).is_err());
        let f = out.symbol("f");
        assert!(out.symbol_version(f, b"f@V\0", false).is_err());
        out.source_file(b"a\0.c");
        assert!(out.line_file(1, LineFile { name: b"a\0.c".to_vec(), ..LineFile::default() }).is_err());
    });
    assert_eq!(messages.len(), 5, "{messages:?}");
    assert!(messages.iter().all(|message| message.contains("cannot contain a NUL byte")), "{messages:?}");
}

#[test]
fn streamers_of_a_context_leave_nothing_behind() {
    for triple in ELF.into_iter().chain(COFF) {
        let mut context = Context::new(&options(triple));
        let mut first = None;
        for round in 0..4 {
            let mut out = context.streamer().unwrap();
            if let Some(old) = first {
                assert!(out.label(old).is_err());
                out = context.streamer().unwrap();
            }
            let f = out.symbol("f");
            first = Some(f);
            out.label(f).unwrap();
            out.instruction("nop").unwrap();
            let expected = assembled(triple, if round == 2 { "f: nop\n .data\n .byte 1\n" } else { "f: nop\n" });
            if round == 2 {
                out.switch_to(SectionSpec::named(".data")).unwrap();
                out.bytes(&[1]).unwrap();
            }
            let finished = context.finish(out).unwrap();
            assert_eq!(finished.place_of(f).map(|place| place.1), Some(0));
            assert!(context.take_bytes(finished).unwrap() == expected, "{triple}");
            // Texts and streamers may alternate.
            let text = context.assemble("nop\n").unwrap();
            assert!(text.place_of(f).is_none() && text.to_bytes().unwrap() == assembled(triple, "nop\n"), "{triple}");
        }
        // A streamer that the context did not create can be finished nevertheless.
        let mut other = Streamer::new(&options(triple)).unwrap();
        other.instruction("nop").unwrap();
        assert!(context.finish(other).unwrap().to_bytes().unwrap() == assembled(triple, "nop\n"));
    }
}

#[test]
fn places_are_those_of_the_finished_object() {
    for triple in ELF.into_iter().chain(COFF) {
        let mut out = Streamer::new(&options(triple)).unwrap();
        let (private, unnamed, data, value) = (out.symbol(".Lp"), out.temporary(), out.symbol("d"), out.symbol("v"));
        let undefined = out.symbol("u");
        out.instruction("nop").unwrap();
        out.branch(Branch::Jump, unnamed).unwrap();
        out.space(300, 0).unwrap();
        out.label(private).unwrap();
        out.label(unnamed).unwrap();
        out.switch_to(SectionSpec::named(".data")).unwrap();
        out.int(1, 4).unwrap();
        out.label(data).unwrap();
        out.assign(value, Expr::int(7).binary(BinaryOp::Add, Expr::int(1).unary(UnaryOp::Minus))).unwrap();
        let finished = out.finish().unwrap();
        let object = &finished.object;
        let code = object.section_named(".text").unwrap();
        assert_eq!(finished.place_of(private), Some((code.id(), code.size())), "{triple}");
        assert_eq!(finished.place_of(unnamed), finished.place_of(private));
        assert_eq!(finished.place_of(data), Some((object.section_named(".data").unwrap().id(), 4)));
        assert_eq!((finished.place_of(value), finished.place_of(undefined)), (None, None));
        let other = Streamer::new(&options(triple)).unwrap().symbol("d");
        assert_eq!(finished.place_of(other), None);
    }
}
