//! Calls for sections, symbols and data.

use super::{COFF, ELF, assembled, called, options, refused};
use llas::streamer::{
    Alignment, Attribute, BinaryOp, Expr, SectionFlags, SectionSpec, SectionType, Selection, Streamer,
};

#[test]
fn nothing_is_the_empty_text() {
    for triple in ELF.into_iter().chain(COFF) {
        assert_eq!(called(triple, |_| Ok(())), assembled(triple, ""), "{triple}");
    }
}

#[test]
fn data_symbols_and_sections() {
    let text = "
        .file \"a.c\"
        .data
        .balign 16
        .globl table
        .hidden helper
        .type table, %object
    table:
        .byte 1, -1, 255
        .short 0x1234
        .long table+4, helper
        .p2align 2, 7, 3
        .uleb128 .Lend-table
        .sleb128 -200
        .zero 5, 9
        .fill 3, 4, 0x01020304
    .Lend:
        .size table, .Lend-table
        .set alias, table+1
        .weak alias
        .comm block, 24, 8
        .lcomm own, 12
        .section .rodata.str, \"aMS\", %progbits, 1
        .asciz \"text\"
        .section .text.f, \"axG\", %progbits, f, comdat
        .weak f
    f:
        .section .init_array, \"aw\", %init_array
        .long f
        .ident \"me\"
        .org .+3, 1
        .weakref near, far
        .symver alias, \"versioned@V1\"
        .addrsig
        .addrsig_sym f
        .cg_profile f, helper, 9
        .pushsection .data
        .subsection 1
        .long 7
        .popsection
        .previous
        .version \"1\"
    ";
    for triple in ELF {
        let object = called(triple, |out| {
            out.source_file("a.c");
            out.switch_to(SectionSpec::named(".data"))?;
            out.align(16)?;
            let (table, helper) = (out.symbol("table"), out.symbol("helper"));
            out.attribute(table, Attribute::Global)?;
            out.attribute(helper, Attribute::Hidden)?;
            out.attribute(table, Attribute::Object)?;
            out.label(table)?;
            out.bytes(&[1])?;
            out.int(-1, 1)?;
            out.int(255, 1)?;
            out.int(0x1234, 2)?;
            out.value(Expr::symbol(table) + 4, 4)?;
            out.value(helper, 4)?;
            out.align(Alignment::to(4).fill(7, 1).at_most(3))?;
            let end = out.symbol(".Lend");
            out.uleb128(Expr::symbol(end) - table)?;
            out.sleb128(-200)?;
            out.space(5, 9)?;
            out.fill(3, 4, 0x0102_0304)?;
            out.label(end)?;
            out.size(table, Expr::symbol(end) - table)?;
            let alias = out.symbol("alias");
            out.assign(alias, Expr::symbol(table) + 1)?;
            out.attribute(alias, Attribute::Weak)?;
            let (block, own) = (out.symbol("block"), out.symbol("own"));
            out.common(block, 24, 8)?;
            out.local_common(own, 12, 1)?;
            out.switch_to(SectionSpec::elf(".rodata.str", SectionType::PROGBITS, SectionFlags(0x32)).entry_size(1))?;
            out.bytes(b"text\0")?;
            let f = out.symbol("f");
            let code = out.section(
                SectionSpec::elf(".text.f", SectionType::PROGBITS, SectionFlags::ALLOC | SectionFlags::EXECINSTR)
                    .comdat(f),
            )?;
            out.switch_section(code)?;
            out.attribute(f, Attribute::Weak)?;
            out.label(f)?;
            out.switch_to(SectionSpec::elf(".init_array", SectionType(14), SectionFlags(3)))?;
            out.value(f, 4)?;
            out.ident("me")?;
            out.org(Expr::here() + 3, 1)?;
            let (near, far) = (out.symbol("near"), out.symbol("far"));
            out.weak_reference(near, far)?;
            out.symbol_version(alias, "versioned@V1", false)?;
            out.address_significance();
            out.address_significant(f)?;
            out.call_graph_edge(f, helper, 9)?;
            out.push_section();
            out.switch_to(SectionSpec::named(".data"))?;
            out.subsection(1)?;
            out.int(7, 4)?;
            out.pop_section()?;
            out.previous_section()?;
            out.version("1")
        });
        assert!(object == assembled(triple, text), "{triple}");
    }
}

#[test]
fn specifiers_are_called_as_in_texts() {
    let text = ".data\n.long f@GOTPCREL+4, f@PLT-., (f+8)@PLT, 3*(g-.L)\n.quad f@GOT\n.L: .long .L\ng:\n";
    let object = called("x86_64-linux-gnu", |out| {
        let (f, g, private) = (out.symbol("f"), out.symbol("g"), out.symbol(".L"));
        out.switch_to(SectionSpec::named(".data"))?;
        out.value(Expr::symbol(f).specifier("GOTPCREL") + 4, 4)?;
        out.value(Expr::symbol(f).specifier("PLT") - Expr::here(), 4)?;
        out.value((Expr::symbol(f) + 8).specifier("PLT"), 4)?;
        out.value(Expr::int(3).binary(BinaryOp::Mul, Expr::symbol(g) - private), 4)?;
        out.value(Expr::symbol(f).specifier("GOT"), 8)?;
        out.label(private)?;
        out.value(private, 4)?;
        out.label(g)
    });
    assert!(object == assembled("x86_64-linux-gnu", text));
}

#[test]
fn coff_has_its_own() {
    let text = "
        .def f; .scl 2; .type 32; .endef
        .section .text$f, \"xr\", discard, f
        .globl f
        .p2align 4
    f:
        .section .rdata, \"dr\"
        .long 1
        .section .pdata$f, \"dr\", associative, f
        .rva f, f+4
        .section .x, \"dr\", unique, 3
        .secrel32 f+2
        .secidx f
        .symidx f
        .secnum f
        .secoffset f
        .weak w
        .set w, f
        .weak_anti_dep v
        .set v, f
        .comm block, 24, 3
        .lcomm own, 12, 8
        .safeseh f
        .linkonce discard
        .section .drectve, \"yni\"
        .ascii \" /EXPORT:f\"
        .addrsig
        .addrsig_sym f
    ";
    const READ_ONLY: u32 = 0x4000_0040;
    for triple in COFF.into_iter().chain(["x86_64-w64-windows-gnu"]) {
        let object = called(triple, |out| {
            let (f, w, v) = (out.symbol("f"), out.symbol("w"), out.symbol("v"));
            out.describe_symbol(f, Some(2), Some(32))?;
            out.switch_to(SectionSpec::coff(".text$f", 0x6000_0020).comdat(f))?;
            out.attribute(f, Attribute::Global)?;
            out.align(16)?;
            out.label(f)?;
            out.switch_to(SectionSpec::coff(".rdata", READ_ONLY))?;
            out.int(1, 4)?;
            out.switch_to(SectionSpec::coff(".pdata$f", READ_ONLY).selection(Selection::Associative, f))?;
            out.image_relative(f, 0)?;
            out.image_relative(f, 4)?;
            out.switch_to(SectionSpec::coff(".x", READ_ONLY).unique(3))?;
            out.section_relative(f, 2)?;
            out.section_index(f)?;
            out.symbol_index(f)?;
            out.section_number(f)?;
            out.section_offset(f)?;
            out.attribute(w, Attribute::Weak)?;
            out.assign(w, f)?;
            out.attribute(v, Attribute::WeakAntiDependency)?;
            out.assign(v, f)?;
            let (block, own) = (out.symbol("block"), out.symbol("own"));
            out.common(block, 24, 8)?;
            out.local_common(own, 12, 8)?;
            out.safe_handler(f)?;
            out.linkonce(Selection::Any)?;
            out.switch_to(SectionSpec::named(".drectve"))?;
            out.bytes(b" /EXPORT:f")?;
            out.address_significance();
            out.address_significant(f)
        });
        assert!(object == assembled(triple, text), "{triple}");
    }
}

#[test]
fn a_name_means_its_last_value() {
    let text = ".data\n.set a, f\n.long a\n.set a, g\n.long a\n.set n, 5\n.byte n\n.set n, n+1\n.byte n\n1: .long 1b\n";
    let object = called("x86_64-linux-gnu", |out| {
        out.switch_to(SectionSpec::named(".data"))?;
        let (a, f, g, n) = (out.symbol("a"), out.symbol("f"), out.symbol("g"), out.symbol("n"));
        out.assign(a, f)?;
        out.value(a, 4)?;
        out.assign(a, g)?;
        out.value(a, 4)?;
        out.assign(n, 5)?;
        out.value(n, 1)?;
        out.assign(n, Expr::symbol(n) + 1)?;
        out.value(n, 1)?;
        let local = out.temporary();
        out.label(local)?;
        out.value(local, 4)
    });
    assert!(object == assembled("x86_64-linux-gnu", text));
}

#[test]
fn mistakes_are_told_at_once_and_in_the_end() {
    let messages = refused("x86_64-linux-gnu", |out| {
        let f = out.symbol("f");
        out.label(f).unwrap();
        let again = out.label(f).unwrap_err();
        assert_eq!(again.to_string(), "symbol 'f' is already defined");
        assert!(out.value(Expr::symbol(f).specifier("GOTPCRELL"), 4).is_err());
        assert!(out.int(256, 1).is_err() && out.int(0, 9).is_err() && out.value(f, 3).is_err());
        assert!(out.align(3).is_err() && out.pop_section().is_err() && out.section_index(f).is_err());
        assert!(out.section(SectionSpec::coff(".x", 0)).is_err());
        assert!(out.switch_to(SectionSpec::elf(".text", SectionType(8), SectionFlags(6))).is_err());
    });
    assert_eq!(messages.len(), 10, "{messages:?}");
    // Errors that only the layout finds.
    let messages = refused("x86_64-linux-gnu", |out| {
        let (f, missing) = (out.symbol("f"), out.temporary());
        out.label(f).unwrap();
        out.value(missing, 4).unwrap();
        out.value(Expr::symbol(f).binary(BinaryOp::Mul, f), 4).unwrap();
    });
    assert!(!messages.is_empty());
}

#[test]
fn ids_of_another_streamer_are_refused() {
    let mut other = Streamer::new(&options("x86_64-linux-gnu")).unwrap();
    let (symbols, section): (Vec<_>, _) =
        ((0..100).map(|i| other.symbol(format!("s{i}"))).collect(), other.section(SectionSpec::named(".x")).unwrap());
    let (far, near) = (symbols[99], symbols[0]);
    let messages = refused("x86_64-linux-gnu", |out| {
        assert!(out.label(far).is_err() && out.value(far, 4).is_err() && out.switch_section(section).is_err());
        assert!(
            out.attribute(far, Attribute::Global).is_err() && out.size(far, 1).is_err() && out.assign(far, 1).is_err()
        );
        assert!(out.address_significant(far).is_err() && out.call_graph_edge(far, far, 1).is_err());
        assert!(!out.is_defined(far) && out.symbol_name(far).is_empty());
        // Nor are foreign ids accepted whose numbers equal those of its own ids.
        let (own, own_section) = (out.symbol("own"), out.section(SectionSpec::named(".own")).unwrap());
        assert!(own != near && own_section != section && out.label(near).is_err() && out.value(near, 4).is_err());
        assert!(out.switch_section(section).is_err() && out.switch_section(own_section).is_ok());
    });
    assert_eq!(messages.len(), 11, "{messages:?}");
    assert!(messages.iter().all(|message| message.ends_with("belongs to another streamer")), "{messages:?}");
}

#[test]
fn expressions_are_as_long_as_one_likes() {
    let mut out = Streamer::new(&options("x86_64-linux-gnu")).unwrap();
    let f = out.symbol("f");
    out.label(f).unwrap();
    let long = |count: usize| (0..count).fold(Expr::symbol(f), |sum, _| sum + 1 - f + f);
    out.value(long(10_000), 4).unwrap();
    assert!(out.value(long(50_000), 4).is_err());
    assert!(out.finish().is_err());
}
