//! The library as another program uses it: options that are checked, failures that can be kept and sent to other threads.

mod common;

use common::{Run, oracle};
use llas::diag::Code;
use llas::options::{AsmSyntax, BranchKinds, Compression, DwarfOptions, Limits, X86Options};
use llas::triple::{Arch, Environment, ObjectFormat, Os, Triple};
use llas::{Assembled, Context, Failure, Input, Options, assemble};
use std::error::Error;
use std::io;
use std::path::Path;

fn options(triple: &str) -> Options {
    Options::for_target(triple.parse().unwrap()).unwrap()
}

#[test]
fn results_are_plain_data() {
    fn is_plain<T: Send + Sync + 'static>() {}
    is_plain::<Assembled>();
    is_plain::<Failure>();
    is_plain::<Options>();
    fn can_be_sent<T: Send + 'static>() {}
    can_be_sent::<Context>();
    can_be_sent::<llas::streamer::Streamer>();
    let mut out = llas::streamer::Streamer::new(&options("x86_64-linux-gnu")).unwrap();
    let finished = std::thread::spawn(move || {
        out.instruction("nop").unwrap();
        out.finish().unwrap()
    });
    assert_eq!(finished.join().unwrap().object.section_named(".text").unwrap().bytes(), [0x90]);
}

#[test]
fn what_is_not_supported_is_refused() {
    let builder = || Options::builder("x86_64-linux-gnu".parse().unwrap());
    let mut dwarf64 = DwarfOptions::default();
    dwarf64.dwarf64 = true;
    let mut dwarf7 = DwarfOptions::default();
    dwarf7.version = 7;
    for (refused, code) in [
        (Options::builder("i386-linux-gnu".parse().unwrap()).dwarf(dwarf64.clone()), Code::BadOption),
        (Options::builder("x86_64-windows-gnu".parse().unwrap()).dwarf(dwarf64), Code::BadOption),
        (builder().dwarf(dwarf7), Code::BadOption),
        (Options::builder("x86_64-windows-gnu".parse().unwrap()).crel(true), Code::BadOption),
        (
            Options::builder("x86_64-windows-gnu".parse().unwrap()).compress_debug_sections(Compression::Zlib),
            Code::BadOption,
        ),
        (builder().timestamp(1), Code::BadOption),
        (builder().codeview(true), Code::BadOption),
        (builder().defsym("a b", 1), Code::BadOption),
        (builder().defsym("a\0", 1), Code::BadOption),
        (builder().defsym("", 1), Code::BadOption),
        (Options::builder("i386-unknown-linux-coff".parse().unwrap()), Code::UnsupportedTarget),
        (Options::builder("armeb-windows-msvc".parse().unwrap()), Code::UnsupportedTarget),
    ] {
        let error = refused.build().unwrap_err();
        assert_eq!(error.code, code, "{error}");
    }
}

#[test]
fn options_are_values() {
    let triple: Triple = "x86_64-linux-gnu".parse().unwrap();
    let one = Options::builder(triple.clone()).cpu("znver4").feature("avx512f").defsym("a", 1).build().unwrap();
    let other = Options::for_target(triple.clone()).unwrap().to_builder();
    let other = other.cpu("znver4").feature("+avx512f").defsym("a", 1).build().unwrap();
    assert_eq!(one, other);
    assert_eq!(std::collections::HashSet::from([one.clone(), other]).len(), 1);
    assert_ne!(one, options("x86_64-linux-gnu"));
    assert_eq!(one.to_builder().build().unwrap(), one);
    let mut x86 = X86Options::default();
    x86.syntax = AsmSyntax::Intel;
    let intel = Options::builder(triple.clone()).syntax(AsmSyntax::Intel).build().unwrap();
    assert_eq!(intel, Options::builder(triple).x86(x86).build().unwrap());
    let code = |options| {
        assemble("mov eax, [rcx]\n", options).unwrap().object.section_named(".text").unwrap().bytes().to_vec()
    };
    assert_eq!(code(&intel), [0x8b, 0x01]);
}

#[test]
fn triples_have_the_parts_of_their_text() {
    let triple: Triple = "thumbv7-unknown-windows-gnu".parse().unwrap();
    let parts =
        (triple.arch(), triple.arch_name(), triple.vendor(), triple.os(), triple.environment(), triple.format());
    assert_eq!(parts, (Arch::Thumb, "thumbv7", "unknown", Os::Windows, Environment::Gnu, ObjectFormat::Coff));
    let other = triple.with_arch("aarch64").unwrap();
    assert_eq!(other, "aarch64-unknown-windows-gnu".parse().unwrap());
    assert_eq!((other.arch(), other.to_string().as_str()), (Arch::AArch64, "aarch64-unknown-windows-gnu"));
    assert!(triple.with_arch("vax").is_err() && triple.with_arch("i386\0").is_err());
    let error = "x86_64-linux-gnu\0".parse::<Triple>().unwrap_err();
    assert!(error.to_string().contains("control characters"), "{error}");
}

#[test]
fn kinds_of_branches_are_sets() {
    let mut kinds = BranchKinds::JMP | BranchKinds::RET;
    assert!(kinds.has(BranchKinds::RET) && !kinds.has(BranchKinds::CALL));
    kinds |= BranchKinds::CALL;
    assert!(kinds.has(BranchKinds::CALL));
    assert_eq!(BranchKinds::FUSED | BranchKinds::JCC | BranchKinds::JMP, BranchKinds::USUAL);
}

/// The lists of processors and features are llvm-mc's, and all of them are known.
#[test]
fn processors_and_features_are_listed() {
    for triple in ["x86_64-linux-gnu", "aarch64-linux-gnu", "thumbv7-linux-gnueabihf"] {
        let options = options(triple);
        let (mut processors, mut features): (Vec<_>, Vec<_>) =
            (options.processors().collect(), options.features().collect());
        let all = features.iter().fold(options.to_builder(), |builder, name| builder.feature(format!("-{name}")));
        assert!(assemble(".data\n", &all.build().unwrap()).unwrap().warnings.is_empty(), "{triple}");
        for name in &processors {
            let options = options.to_builder().cpu(*name).build().unwrap();
            assert!(assemble(".data\n", &options).unwrap().warnings.is_empty(), "{triple}: {name}");
        }
        let Some(mut oracle) = oracle() else { return };
        let said = Run::of(oracle.args([format!("-triple={triple}").as_str(), "-mattr=help", "-"])).stderr;
        let (theirs_first, theirs_then) = said.split_once("Available features").unwrap();
        let names = |text: &str| -> Vec<String> {
            let lines = text.lines().filter(|line| line.starts_with("  ") && line.contains(" - "));
            lines.map(|line| line.split_whitespace().next().unwrap().to_owned()).collect()
        };
        processors.sort_unstable();
        let sorted = |text| {
            let mut names = names(text);
            names.sort_unstable();
            names
        };
        assert_eq!(processors, sorted(theirs_first), "{triple}");
        let theirs: Vec<String> = sorted(theirs_then).iter().map(|name| name.to_ascii_lowercase()).collect();
        features.retain(|name| !theirs.contains(&name.to_ascii_lowercase()));
        assert!(features.is_empty() && theirs.len() > 50, "{triple}: llvm-mc has no {features:?}");
    }
}

#[test]
fn objects_are_written_or_returned() {
    let assembled = assemble(".data\n.zero 200000\n", &options("x86_64-linux-gnu")).unwrap();
    let bytes = assembled.to_bytes().unwrap();
    let mut written = Vec::new();
    assembled.write_to(&mut written).unwrap();
    assert!(written == bytes && assembled.object.to_bytes().unwrap() == bytes);
    written.clear();
    assembled.object.write_to(&mut written).unwrap();
    assert!(written == bytes);
    assert!(assembled.write_to([0; 100].as_mut_slice()).is_err());
    let mut context = Context::new(&options("x86_64-linux-gnu"));
    let assembled = context.assemble(".data\n.zero 200000\n").unwrap();
    assert!(context.take_bytes(assembled).unwrap() == bytes);
}

/// The compressed bytes differ from those of llvm-mc's zstd library, so the decompressed ones are compared.
#[test]
#[cfg(feature = "zstd")]
fn debug_sections_are_compressed_with_zstandard() {
    let options = Options::builder("x86_64-linux-gnu".parse().unwrap()).compress_debug_sections(Compression::Zstd);
    let text = ".section .debug_x\n.p2align 4\n.rept 1000\n.long 1, 2\n.endr\n.section .debug_y\n.long 1\n";
    let object = assemble(text, &options.build().unwrap()).unwrap().object;
    let section = |name: &[u8]| object.sections().find(|section| section.name() == name).unwrap();
    assert_eq!(section(b".debug_y").bytes(), [1, 0, 0, 0], "compression would not make it smaller");
    let bytes = section(b".debug_x").bytes();
    let word = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().unwrap());
    assert_eq!((word(0), word(8), word(16), section(b".debug_x").align()), (2, 8000, 16, 8));
    let mut plain = Vec::new();
    let mut decoder = ruzstd::decoding::StreamingDecoder::new(&bytes[24..]).unwrap();
    std::io::Read::read_to_end(&mut decoder, &mut plain).unwrap();
    assert_eq!(plain, [1, 0, 0, 0, 2, 0, 0, 0].repeat(1000));
}

#[test]
fn unknown_processors_are_warned_of_with_every_text() {
    let options = Options::builder("x86_64-linux-gnu".parse().unwrap()).cpu("z80").feature("+warp").build().unwrap();
    let mut context = Context::new(&options);
    for _ in 0..2 {
        let warnings = context.assemble("nop").unwrap().warnings;
        let told: Vec<String> = warnings.iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "<text>: warning: 'z80' is not a recognized processor for this target (ignoring processor)",
                "<text>: warning: '+warp' is not a recognized feature for this target (ignoring feature)",
            ]
        );
    }
}

#[test]
fn a_failure_owns_its_text() {
    let failure: Box<dyn Error + Send + Sync> = {
        let text = String::from("\tnop\n\tmovl %eax\n\t.macro m\n\tbad\n\t.endm\n\tm\n");
        assemble(Input::new("a.s", &text), &options("x86_64-linux-gnu")).unwrap_err().into()
    };
    let failure = failure.downcast_ref::<Failure>().unwrap();
    assert_eq!(failure.reports.len(), 2);
    let [first, second] = &failure.reports[..] else { panic!("{failure}") };
    let place = first.place.as_ref().unwrap();
    assert_eq!((place.start.line, place.start.column), (2, 2));
    let (line, range) = place.excerpt();
    assert_eq!((line, &line[range]), ("\tmovl %eax\n", "movl %eax"));
    assert_eq!(second.within[0].file, "a.s");
    assert_eq!(second.within[0].start.line, 6);
    assert_eq!(failure.to_string().lines().count(), 2);
    assert!(first.json().starts_with("{\"file\":\"a.s\",\"line\":2,"), "{}", first.json());
}

#[test]
fn errors_that_are_not_kept_are_counted() {
    let mut limits = Limits::default();
    limits.errors = 3;
    let options = Options::builder("x86_64-linux-gnu".parse().unwrap()).limits(limits).build().unwrap();
    let failure = assemble(&"\tfrob\n".repeat(10), &options).unwrap_err();
    assert_eq!(failure.reports.len(), 3);
    assert!(failure.to_string().ends_with("more errors are not shown"), "{failure}");
}

#[test]
fn files_come_from_the_caller() {
    let files = |path: &Path, _: u64| match path.to_str() {
        Some("one.inc") => Ok(b"\t.byte 7\n\t.incbin \"two.bin\"\n".to_vec()),
        Some("dir/two.bin") => Ok(vec![1, 2, 3]),
        _ => Err(io::ErrorKind::NotFound.into()),
    };
    let options = Options::builder("x86_64-linux-gnu".parse().unwrap()).include_path("dir").build().unwrap();
    let text = "\t.data\n\t.include \"one.inc\"\n";
    let assembled = assemble(Input::new("a.s", text).files(&files), &options).unwrap();
    let paths: Vec<_> = assembled.dependencies.iter().filter_map(|path| path.to_str()).collect();
    assert_eq!(paths, ["one.inc", "dir/two.bin"]);
    let failure = assemble(text, &options).unwrap_err();
    assert!(failure.to_string().contains("one.inc"), "{failure}");
}

/// A statement's text, section, offset and size there, and bytes.
type Row<'a> = (&'a str, &'a [u8], u64, u64, &'a [u8]);

#[test]
fn statements_lead_to_their_bytes() {
    let text = "\
\t.macro twice x
\t\\x
\t\\x
\t.endm
f:\tjmp far ; nop // a comment
\ttwice hlt
\t.long 1, 2
\t.data
\t.ascii \"a;b\"
\t.text
\t.rept 2
\tret
\t.endr
\t.zero 200
far:
\t.bss
\t.zero 3
\t.include \"i\"
";
    let files = |_: &Path, _: u64| Ok(b"\t.data\n\t.byte 7, 8\n".to_vec());
    for spans in [false, true] {
        let options = Options::builder("x86_64-linux-gnu".parse().unwrap()).spans(spans).build().unwrap();
        let mut context = Context::new(&options);
        context.assemble("nop\n").unwrap();
        let assembled = context.assemble(Input::new("a.s", text).files(&files)).unwrap();
        if !spans {
            assert_eq!(assembled.statements().len(), 0);
            continue;
        }
        let name = |id| assembled.object.section(id).unwrap().name().to_vec();
        let found: Vec<_> =
            assembled.statements().map(|s| (&text[s.span], name(s.section), s.offset, s.size, s.bytes)).collect();
        let jump = [0xe9, 213, 0, 0, 0];
        let expected: [Row<'_>; 9] = [
            ("jmp far", b".text", 0, 5, &jump),
            ("nop", b".text", 5, 1, &[0x90]),
            ("twice hlt", b".text", 6, 2, &[0xf4, 0xf4]),
            (".long 1, 2", b".text", 8, 8, &[1, 0, 0, 0, 2, 0, 0, 0]),
            (".ascii \"a;b\"", b".data", 0, 3, b"a;b"),
            (".rept 2", b".text", 16, 2, &[0xc3, 0xc3]),
            (".zero 200", b".text", 18, 200, &[0; 200]),
            (".zero 3", b".bss", 0, 3, &[]),
            (".include \"i\"", b".data", 3, 2, &[7, 8]),
        ];
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert_eq!((found.0, &*found.1, found.2, found.3), (expected.0, expected.1, expected.2, expected.3));
            assert_eq!(found.4, expected.4);
        }
    }
}

/// With an origin, jumps in `.text` to absolute addresses are as short as the distance allows. Their relocations stay, so that
/// loading at another address either works or is an error.
#[test]
fn an_origin_makes_jumps_to_numbers_short() {
    let with = |triple: &str, origin: Option<u64>, text: &str| {
        let builder = Options::builder(triple.parse().unwrap());
        let builder = origin.into_iter().fold(builder, |builder, address| builder.origin(address));
        assemble(text, &builder.build().unwrap()).unwrap().object
    };
    let text = "jmp 0x7c80\njne 0x7c00\njmp 0x8000\n.section .other,\"ax\"\njmp 0x7c20\n";
    for triple in ["x86_64-linux-gnu", "x86_64-linux-gnux32"] {
        let object = with(triple, Some(0x7c00), text);
        let flat = object.flat(0x7c00, |_| None).unwrap();
        let [a, b] = (0x8000u32 - 0x7c09).to_le_bytes()[..2] else { unreachable!() };
        let [c, d, e, f] = (0x7c20u32.wrapping_sub(0x7c0e)).to_le_bytes();
        let expected = [0xeb, 0x7e, 0x75, 0xfc, 0xe9, a, b, 0, 0, 0xe9, c, d, e, f];
        assert_eq!(flat.bytes, expected, "{triple}");
        let real_mode = with(triple, Some(0x7c00), ".code16\nnop\njmp 0x7c00\n").flat(0x7c00, |_| None).unwrap();
        assert_eq!(real_mode.bytes, [0x90, 0xeb, 0xfd]);
        assert_eq!(object.flat(0x7c10, |_| None).unwrap().bytes[..4], [0xeb, 0x6e, 0x75, 0xec]);
        object.flat(0x10_0000, |_| None).unwrap_err();
        let long = with(triple, None, text).flat(0x7c00, |_| None).unwrap();
        assert_eq!(long.bytes[..5], [0xe9, 0x7b, 0, 0, 0], "{triple}");
    }
    // A jump over another one that is relaxed stays short only if it still reaches its target.
    let grown = format!("jmp {}\n.zero 100\njmp far\n.zero 200\nfar: nop\n", 0x7c00 + 129);
    let flat = with("x86_64-linux-gnu", Some(0x7c00), &grown).flat(0x7c00, |_| None).unwrap();
    assert_eq!(flat.bytes[..2], [0xeb, 127]);
    let mut out = llas::streamer::Streamer::new(
        &Options::builder("x86_64-linux-gnu".parse().unwrap()).origin(0x1000).build().unwrap(),
    )
    .unwrap();
    out.instruction("jmp 0x1000").unwrap();
    let flat = out.finish().unwrap().object.flat(0x1000, |_| None).unwrap();
    assert_eq!(flat.bytes, [0xeb, 0xfe]);
    for triple in ["x86_64-windows-msvc", "i386-linux-gnu"] {
        let refused = Options::builder(triple.parse().unwrap()).origin(0).build().unwrap_err();
        assert!(refused.to_string().contains("relocations with explicit addends"), "{refused}");
    }
}

/// Sections with relocations to undefined symbols, and one whose bytes are written without a copy.
fn many_sections(is_coff: bool) -> String {
    let mut text = match is_coff {
        true => String::new(),
        false => ".addrsig\n.addrsig_sym f1\n.section .g,\"aG\",%progbits,signature,comdat\n.byte 1\n".to_owned(),
    };
    for i in 0..3000 {
        let flags = if is_coff { "dr" } else { "a" };
        text += &format!(".section .long_section_name.f{i},\"{flags}\"\nf{i}:\n.long undefined_symbol_{i}\n");
    }
    text + ".data\n.zero 100000, 3\n"
}

#[test]
fn a_file_is_the_same_in_pieces_and_as_it_is_made() {
    let targets = ["x86_64-linux-gnu", "i686-linux-gnu", "aarch64_be-linux-gnu", "x86_64-w64-windows-gnu"];
    for (target, crel) in targets.into_iter().flat_map(|target| [(target, false), (target, true)]) {
        let is_coff = target.contains("windows");
        if crel && is_coff {
            continue;
        }
        let options = Options::builder(target.parse().unwrap()).crel(crel).build().unwrap();
        for text in [many_sections(is_coff).as_str(), ".data\n.byte 1\n", ""] {
            let assembled = assemble(text, &options).unwrap();
            let mut file = Vec::new();
            assembled.write_to(&mut file).unwrap();
            assert!(file == assembled.to_bytes().unwrap(), "{target}");
            assert_eq!(file.len() as u64, assembled.parts().unwrap().size(), "{target}");
        }
    }
}
