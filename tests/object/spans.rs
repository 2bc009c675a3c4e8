//! Maps the bytes of a section back to the text: through relaxation, macros, repeats and included files.

use llas::object::Object;
use llas::{Files, Input, Options, assemble};
use std::io;
use std::path::Path;

struct Included;

impl Files for Included {
    fn read(&self, path: &Path, _: u64) -> io::Result<Vec<u8>> {
        let known = path == Path::new("inner.s");
        known.then(|| b"\tpushq %rbx\n".to_vec()).ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

const TEXT: &str = "\
	.text
f:	jmp far
	nop
	.macro pair a
	incl \\a
	decl \\a
	.endm
	pair %eax
	.rept 2
	hlt
	.endr
	.include \"inner.s\"
	.section .other,\"ax\",@progbits
	ret
	.text
	.p2align 4
	.long 1, 2
	.fill 300, 1, 0x90
far:	jmp f
	.data
	.quad f
	.ascii \"text\"
	.zero 5
";

fn object(spans: bool) -> Object {
    let options = Options::builder("x86_64-linux-gnu".parse().unwrap()).spans(spans).build().unwrap();
    assemble(Input::new("a.s", TEXT).files(&Included), &options).unwrap().object
}

/// The lines that a byte comes from, innermost first.
fn lines(object: &Object, section: &str, offset: u64) -> Vec<(String, u32)> {
    let mut lines = Vec::new();
    let mut origin = object.span_at(object.section_named(section).unwrap().id(), offset);
    while let Some(line) = origin {
        lines.push((line.file.to_owned(), line.line));
        origin = line.called_at();
    }
    lines
}

#[test]
fn bytes_lead_back_to_their_lines() {
    let object = object(true);
    let text = object.section_named(".text").unwrap();
    let at = |offset| lines(&object, ".text", offset);
    let own = |line| vec![("a.s".to_owned(), line)];
    let made = |line, call| vec![("<instantiation>".to_owned(), line), ("a.s".to_owned(), call)];
    // The jump is relaxed to five bytes.
    assert_eq!(text.bytes()[0], 0xe9);
    assert_eq!((at(0), at(4), at(5)), (own(2), own(2), own(3)));
    assert_eq!((at(6), at(7), at(8), at(9)), (made(1, 8), made(1, 8), made(2, 8), made(2, 8)));
    assert_eq!(&text.bytes()[10..13], [0xf4, 0xf4, 0x53]);
    assert_eq!((at(10)[1].clone(), at(11)[1].clone()), (("a.s".to_owned(), 9), ("a.s".to_owned(), 9)));
    assert_eq!(at(12), [("inner.s".to_owned(), 1), ("a.s".to_owned(), 12)]);
    assert_eq!((at(13), at(15), at(16), at(23)), (own(16), own(16), own(17), own(17)));
    assert_eq!((at(24), at(323), at(324), at(328)), (own(18), own(18), own(19), own(19)));
    assert_eq!(at(text.size()), []);
    assert_eq!(lines(&object, ".other", 0), own(14));
    let data = |offset| lines(&object, ".data", offset);
    assert_eq!((data(0), data(8), data(11), data(12), data(16)), (own(21), own(22), own(22), own(23), own(23)));
    let origin = object.span_at(text.id(), 5).unwrap();
    assert_eq!(TEXT.get(origin.offset as usize..origin.offset as usize + 3), Some("nop"));
}

#[test]
fn the_object_is_the_same_and_nothing_is_kept_unasked() {
    let plain = object(false);
    assert_eq!(plain.to_bytes(), object(true).to_bytes());
    assert!(plain.span_at(plain.section_named(".text").unwrap().id(), 0).is_none());
}
