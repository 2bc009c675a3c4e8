//! The golden files, each for its own target: both ways agree with each other and with what is recorded.

use crate::common::golden::{options, texts};
use crate::compare::{Both, in_context, in_pieces, once};
use llas::{Context, Files, NoFiles, Options};
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The files in the folder of a text.
struct Beside(PathBuf);

impl Files for Beside {
    fn read(&self, path: &Path, _: u64) -> io::Result<Vec<u8>> {
        fs::read(self.0.join(path))
    }
}

/// A text that is read in chunks makes the same object as when read whole, wherever the chunks end.
#[test]
fn golden_files_in_pieces() {
    for text in texts() {
        let options = options(&text).build().unwrap();
        let files = Beside(text.folder().to_owned());
        let whole = once(text.file_name(), &text.bytes, &options, &files);
        for most in [1, 40, 700] {
            let pieces = in_pieces(text.file_name(), &text.bytes, most, &options, &files);
            assert!(whole.object == pieces.object, "{}, {most} bytes at once", text.name);
            assert_eq!(whole.told, pieces.told, "{}, {most} bytes at once", text.name);
        }
    }
}

/// Threads that encode ahead change neither the object nor the messages, wherever the text is cut: the smallest pieces
/// cut it at every line.
#[test]
fn golden_files_by_threads() {
    for text in texts() {
        let files = Beside(text.folder().to_owned());
        let one = once(text.file_name(), &text.bytes, &options(&text).build().unwrap(), &files);
        for (threads, size) in [(2, 1), (3, 40), (7, 300)] {
            let threaded = options(&text).threads(threads).pieces(size, true).build().unwrap();
            for (what, other) in [
                ("in memory", once(text.file_name(), &text.bytes, &threaded, &files)),
                ("in a file", in_pieces(text.file_name(), &text.bytes, 100, &threaded, &files)),
            ] {
                assert!(one.object == other.object, "{} {what}, {threads} threads, pieces of {size} bytes", text.name);
                assert_eq!(one.told, other.told, "{} {what}, {threads} threads, pieces of {size} bytes", text.name);
            }
        }
    }
}

/// A context that is used again keeps nothing of the texts before.
#[test]
fn golden_files_in_a_used_context() {
    let mut contexts: HashMap<Vec<String>, Context> = HashMap::new();
    let texts = texts();
    // In the second pass each text follows a different one.
    for text in texts.iter().chain(texts.iter().rev()) {
        let options = options(text).build().unwrap();
        let files = Beside(text.folder().to_owned());
        let fresh = once(text.file_name(), &text.bytes, &options, &files);
        let key = [text.flags.clone(), vec![text.folder().to_str().unwrap().to_owned()]].concat();
        let key = if text.flags.iter().any(|flag| flag == "-g") { key } else { text.flags.clone() };
        let context = contexts.entry(key).or_insert_with(|| Context::new(&options));
        let used = in_context(text.file_name(), &text.bytes, context, &files);
        assert!(fresh.object == used.object, "{}", text.name);
        assert_eq!(fresh.told, used.told, "{}", text.name);
    }
}

/// Constructs that are longer than a chunk: a body, a comment, a string, a line, and each of them without its end.
#[test]
fn long_things_in_pieces() {
    let lines = "\t.byte 1, 2, 3\n".repeat(30_000);
    let mut text = format!("\t.data\n\t.macro m\n{lines}\t.endm\nm\n/* {lines} */ .rept 2\n{lines}\t.endr\n");
    text.push_str(&format!("\t.ascii \"{lines}\"\n\t.byte 1{}\n", ", 2".repeat(100_000)));
    let options = Options::for_target("x86_64-linux-gnu".parse().unwrap()).unwrap();
    for end in ["", "x:", "/* ", "\t.rept 2\n", "\t.macro n\n", "\t.ascii \"", "\t.if 0\n"] {
        let text = format!("{text}{end}{}", if end.len() > 2 { lines.as_str() } else { "" });
        let whole = once("x.s", text.as_bytes(), &options, &NoFiles);
        let pieces = in_pieces("x.s", text.as_bytes(), usize::MAX, &options, &NoFiles);
        assert!(whole.object == pieces.object, "{end}");
        assert_eq!(whole.told, pieces.told, "{end}");
    }
}

#[test]
fn golden_files_both_ways() {
    let mut all = Both::new(&crate::common::builder());
    let mut stale = Vec::new();
    for text in texts() {
        let quick = options(&text);
        let slow = quick.clone().grammar_only(true).build().unwrap();
        let quick = quick.build().unwrap();
        let files = Beside(text.folder().to_owned());
        let quick = once(text.file_name(), &text.bytes, &quick, &files);
        let slow = once(text.file_name(), &text.bytes, &slow, &files);
        all.compare(&text.name, &quick, &slow);
        all.compared += 1;
        all.taken += usize::from(slow.object.is_some());
        // A text that is only included has no record.
        let object = fs::read(text.path.with_extension("o")).ok();
        let told = fs::read_to_string(text.path.with_extension("err")).ok();
        if object.is_some() && slow.object != object || told.is_some_and(|told| told != slow.told) {
            stale.push(text.name);
        }
    }
    all.finish();
    assert!(stale.is_empty(), "different from the record: {stale:?}");
}
