//! `--inspect --html`: the page has all of the JSON form and the file's bytes, loads nothing else, and works in a browser, in
//! which its content is compared with the objects.

mod browser;
mod code;
#[path = "../common/mod.rs"]
mod common;
mod moves;
mod overview;

use browser::{Opened, between};
use common::golden::{self, Golden};
use common::{Run, llas, scratch};
use llas::inspect::{File, Html, Selection, show};
use std::fs;
use std::path::Path;

fn page(files: &[(&str, &[u8])]) -> String {
    let mut page = Html::new(Vec::new()).unwrap();
    for (name, bytes) in files {
        show(name, bytes, &Selection::default(), &mut page).unwrap();
    }
    String::from_utf8(page.finish().unwrap()).unwrap()
}

fn object(triple: &str, text: &str) -> Vec<u8> {
    let options = llas::Options::for_target(triple.parse().unwrap()).unwrap();
    llas::assemble(text, &options).unwrap().to_bytes().unwrap()
}

/// An object whose names try to close the script, the strings in it, or the page.
fn hostile() -> Vec<u8> {
    let text = ".section \"</script><b>x\",\"a\"\n.globl \"</script>\"\n\"</script>\": .long \"a\\\"b\\\\\"\n\"<!--\": .long \"\u{2028}\"\n";
    object("x86_64-linux-gnu", text)
}

#[test]
fn no_name_ends_the_script() {
    let said = page(&[("</script>.o", &hostile())]);
    assert_eq!(said.matches("</script>").count(), 3, "they close the blocks, the data and the script");
    assert!(said.contains("\\u003c/script>.o") && !said.contains("<!--"), "{said}");
}

#[test]
fn nothing_is_fetched() {
    let said = page(&[("x.o", &hostile())]);
    for word in ["http:", "https:", "src=", "@import", "url(", "fetch(", "XMLHttp"] {
        assert!(!said.contains(word), "{word}");
    }
    assert!(said.contains("default-src 'none'"));
}

/// The bytes of `--section` are those of the section, not a table of its own.
#[test]
fn a_section_alone_is_smaller() {
    let object = object("x86_64-linux-gnu", &format!(".rept 20000\n.long 305419896\n.endr\n{TEXT}"));
    let whole = page(&[("x.o", &object)]).len();
    for name in [".text", ".data", ".eh_frame"] {
        let mut page = Html::new(Vec::new()).unwrap();
        show("x.o", &object, &Selection::default().section(name), &mut page).unwrap();
        let part = page.finish().unwrap().len();
        assert!(part < whole, "{name}: {part} bytes, and {whole} for the whole object");
    }
    // The scripts are larger than these bytes, compressed.
    assert!(whole < empty() + object.len() / 2, "{whole}");
}

/// The size of a page without files.
fn empty() -> usize {
    Html::new(Vec::new()).unwrap().finish().unwrap().len()
}

#[test]
fn the_command_writes_a_page_or_none() {
    let folder = scratch("page");
    fs::write(folder.join("x.o"), hostile()).unwrap();
    let run = |args: &[&str]| Run::of(llas().current_dir(&folder).args(args));
    let good = run(&["--inspect", "--html", "x.html", "x.o"]);
    assert_eq!((good.code, good.stdout.len(), good.stderr.as_str()), (Some(0), 0, ""));
    assert!(fs::read_to_string(folder.join("x.html")).unwrap().starts_with("<!doctype html>"));
    let missing = run(&["--inspect", "--html", "no.html", "x.o", "no.o"]);
    assert!(missing.code == Some(1) && missing.stderr.contains("no such file"), "{}", missing.stderr);
    assert!(!folder.join("no.html").exists());
    let both = run(&["--inspect", "--html", "no.html", "--json", "x.o"]);
    assert!(both.code == Some(1) && both.stderr.contains("mutually exclusive"), "{}", both.stderr);
    let alone = run(&["--html", "no.html", "x.o"]);
    assert!(alone.code == Some(1) && alone.stderr.contains("needs --inspect"), "{}", alone.stderr);
    fs::remove_dir_all(folder).unwrap();
}

/// The percentage that follows a property's name.
fn percent(style: &str, name: &str) -> f64 {
    let (_, rest) = style.split_once(&format!("{name}: ")).unwrap_or_else(|| panic!("no {name} in {style}"));
    rest.split_once('%').unwrap().0.parse().unwrap()
}

/// The displayed bytes, in hexadecimal digits.
fn digits(shown: &str) -> Vec<&str> {
    between(shown, "<b ", "</b>")
        .into_iter()
        .filter_map(|byte| byte.rsplit_once('>'))
        .map(|(_, digits)| digits)
        .collect()
}

const TEXT: &str = ".globl f\nf:\n.cfi_startproc\ncallq h\n.cfi_adjust_cfa_offset 8\nretq\n.cfi_endproc\n.data\nd: .quad f\n.space 3000\n";

#[test]
fn the_map_is_to_scale() {
    let object = object("x86_64-linux-gnu", TEXT);
    let Some(opened) = Opened::new("page-map", &page(&[("x.o", &object)])) else { return };
    let shown = opened.at("f=0");
    let file = File::read(&object).unwrap();
    let strip = between(&shown, "<div class=\"strip\"", "</div>")[0];
    let mut found = 0;
    for (index, section) in file.sections.iter().enumerate().filter(|(_, section)| !section.data.is_empty()) {
        let link = format!("href=\"#f=0&amp;s={index}\"");
        let piece = between(strip, "<a ", "</a>").into_iter().find(|piece| piece.contains(&link));
        let piece = piece.unwrap_or_else(|| panic!("no {link} in {strip}"));
        let part = |number: u64| number as f64 * 100.0 / object.len() as f64;
        let (left, width) = (percent(piece, "left"), percent(piece, "width"));
        assert!((left - part(section.offset)).abs() < 0.01 && (width - part(section.size)).abs() < 0.01, "{piece}");
        found += 1;
    }
    assert!(found > 4 && strip.contains("no section"), "{strip}");
    assert!(shown.contains("ELF X86_64, 64 bits, little endian"), "{shown}");
}

#[test]
fn bytes_stand_beside_their_meaning() {
    let object = object("x86_64-linux-gnu", TEXT);
    let Some(opened) = Opened::new("page-bytes", &page(&[("x.o", &object)])) else { return };
    let file = File::read(&object).unwrap();
    let number = |name: &[u8]| file.section_named(name).unwrap();
    let symbol = |name: &[u8]| file.symbols.iter().find(|symbol| symbol.name == name).unwrap().index;

    let shown = opened.at(&format!("f=0&s={}", number(b".text")));
    // The call's four displacement bytes have a relocation, which links to its symbol; the address of a symbol links to it, too.
    let fixed = between(&shown, "<b class=\"fixed\" title=\"", "\"");
    assert_eq!(fixed.len(), 4, "{shown}");
    assert!(fixed.iter().all(|title| title.contains("R_X86_64_PLT32 h-0x4")), "{fixed:?}");
    assert!(shown.contains(&format!("href=\"#f=0&amp;y={}\">h-0x4</a>", symbol(b"h"))), "{shown}");
    assert!(
        shown.contains(&format!("href=\"#f=0&amp;y={}\" class=\"name\" title=\"f\">f</a>", symbol(b"f"))),
        "{shown}"
    );
    assert_eq!(digits(&shown)[..6], ["e8", "00", "00", "00", "00", "c3"]);

    // At an offset in the second entry of `.eh_frame`, that entry is marked.
    let frames = number(b".eh_frame");
    let shown = opened.at(&format!("f=0&s={frames}&b=0x1c"));
    let chosen = between(&shown, "class=\"row active\"", "</div>").into_iter().find(|row| row.contains("record"));
    let chosen = chosen.unwrap_or_else(|| panic!("nothing is marked: {shown}"));
    assert!(chosen.contains("fde") && chosen.contains(".text &lt;f&gt;"), "{chosen}");
    assert_eq!(between(&shown, "marked\" title=\"", "\""), ["0x1c"], "{shown}");

    // A symbol lists what refers to it, with links to those bytes.
    let shown = opened.at(&format!("f=0&y={}", symbol(b"f")));
    let data = number(b".data");
    assert!(shown.contains(&format!("href=\"#f=0&amp;s={data}&amp;t=relocations&amp;b=0x0\"")), "{shown}");
    assert!(
        shown.contains("show bytes") && shown.contains(&format!("href=\"#f=0&amp;s={}\"", number(b".text"))),
        "{shown}"
    );
}

/// Bitcode has no sections; its tables are shown nevertheless.
#[test]
#[cfg(feature = "bitcode")]
fn bitcode_opens() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bitcode/files/globals.bc");
    let Some(opened) = Opened::new("page-bitcode", &page(&[("x.bc", &fs::read(path).unwrap())])) else { return };
    let shown = opened.at("f=0&v=bitcode");
    let facts = between(&shown, "<div class=\"facts\">", "</div>")[0];
    assert!(facts.starts_with("bitcode, ") && facts.ends_with(" bytes"), "{facts}");
    assert!(shown.contains(">bitcode (") && shown.contains("linkage"), "{shown}");
}

/// Every kind of object opens at a section with its bytes; a truncated one shows its problems.
#[test]
fn every_kind_of_object_opens() {
    let triples =
        ["x86_64-linux-gnu", "i686-windows-gnu", "aarch64-linux-gnu", "aarch64-windows-msvc", "thumbv7-windows-gnu"];
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    for triple in triples {
        files.push((
            format!("{triple}.o"),
            object(triple, ".globl f\nf:\nnop\n.data\n.long f\n.addrsig\n.addrsig_sym f\n"),
        ));
    }
    let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/inspect/coff_unwind.s");
    let text = Golden::read(&text);
    let options = golden::options(&text).build().unwrap();
    let unwind = llas::assemble(String::from_utf8_lossy(&text.bytes).as_ref(), &options).unwrap().to_bytes().unwrap();
    files.push(("unwind.o".to_owned(), unwind));
    files.push(("hostile.o".to_owned(), hostile()));
    let mut broken = files[0].1.clone();
    broken.truncate(200);
    files.push(("broken.o".to_owned(), broken));
    let list: Vec<(&str, &[u8])> = files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())).collect();
    let Some(opened) = Opened::new("page-kinds", &page(&list)) else { return };
    for (index, (name, bytes)) in files.iter().enumerate() {
        let file = File::read(bytes).unwrap();
        let section = (0..file.sections.len()).rev().find(|&at| !file.sections[at].data.is_empty()).unwrap_or_default();
        let shown = opened.at(&format!("f={index}&s={section}"));
        assert!(shown.contains(&format!(">{name}</h1>")), "{shown}");
        assert_eq!(shown.matches("<option ").count(), files.len());
        if name == "broken.o" {
            assert!(shown.contains("problems ("), "{shown}");
            continue;
        }
        let title = String::from_utf8_lossy(file.sections[section].name).replace('<', "&lt;").replace('>', "&gt;");
        assert!(shown.contains(&format!(">{title}</h2>")), "{name}: {shown}");
        let first = format!("{:02x}", file.sections[section].data[0]);
        assert_eq!(digits(&shown)[0], first, "{name}: {shown}");
    }
}
