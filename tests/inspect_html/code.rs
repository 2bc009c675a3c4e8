//! Code as text beside its bytes, and the parts of a file that are no sections.

use crate::browser::{Opened, between};
use crate::common::{Run, llas, scratch};
use crate::{object, page};
use llas::inspect::File;
use std::fs;

const TEXT: &str = "f:\n testl %edi, %edi\n je .Lend\n callq h\n movl d(%rip), %eax\n jmp f\n.Lend:\n retq\n.globl g\ng:\n nop\n jmp .Lend\n\
    .data\nd: .quad g\n";

/// The page that the command writes, which has the code as text.
fn command_page(name: &str, object: &[u8]) -> String {
    let folder = scratch(name);
    fs::write(folder.join("x.o"), object).unwrap();
    let run = Run::of(llas().current_dir(&folder).args(["--inspect", "--html", "x.html", "x.o"]));
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    let page = fs::read_to_string(folder.join("x.html")).unwrap();
    fs::remove_dir_all(folder).unwrap();
    page
}

/// The rows of the code: address, bytes, text and what follows.
const ROWS: &str = "await until(() => all('.code .row').length && !all('.code .waiting').length && !document.querySelector('.code').textContent.includes('··'));
    return all('.code .row').map((row) => row.className.includes('label') ? row.querySelector('a').textContent :
      [row.querySelector('.at').textContent, all('.hex b', row).map((one) => one.textContent + (one.className ? '*' : '')).join(''),
       ...all('.text, .letters, .relocation', row).map((one) => all('.mnemonic', one).length ? [...one.childNodes].map((part) => part.textContent.trim()).filter(Boolean).join(' ') : one.textContent)].join('|')).join('\\n');";

#[test]
fn code_is_text_beside_its_bytes() {
    let object = object("x86_64-linux-gnu", TEXT);
    let file = File::read(&object).unwrap();
    let text = file.section_named(b".text").unwrap();
    let Some(opened) = Opened::new("page-code", &command_page("page-code-out", &object)) else { return };
    let expected = "f:\n000000|85ff|testl %edi, %edi\n000002|740d|je 0x11 <f+0x11>\n\
        000004|e800*00*00*00*|callq 0x9|R_X86_64_PLT32 h-0x4\n000009|8b0500*00*00*00*|movl (%rip), %eax|R_X86_64_PC32 .data-0x4\n\
        00000f|ebef|jmp 0x0 <f>\n000011|c3|retq\ng:\n000012|90|nop\n000013|ebfc|jmp 0x11 <f+0x11>";
    // The target of a relocated call is the relocation's.
    let said = opened.run(&format!("f=0&s={text}"), ROWS).replace("|callq 0x9 <f+0x9>|", "|callq 0x9|");
    let stars = |text: &str| text.replace('*', "");
    assert_eq!(stars(&said), stars(expected), "{said}");
    // Bytes of relocated fields are marked.
    assert!(said.contains("e800*00*00*00*|") && said.contains("8b0500*00*00*00*|"), "{said}");

    // The link of a branch leads to its target's row, and a symbol to what refers to it.
    let follow = "const link = await until(() => all('.code .branch').find((one) => one.textContent.includes('0x11')));
        link.click();
        const row = await until(() => document.querySelector('.code .row.active'));
        const there = `${location.hash} ${row.textContent}`;
        all('.code .label a').find((one) => one.textContent === 'g:').click();
        const found = await until(() => document.querySelector('#view .table .row'));
        const data = found.textContent;
        // What branches to a symbol without a relocation refers to it, too.
        location.hash = '#f=0&y=F';
        const branch = await until(() => document.querySelector('#view h2')?.textContent === 'f' && document.querySelector('#view .table .row'));
        return [there, data, branch.textContent].join('\\n');";
    let number = file.symbols.iter().find(|symbol| symbol.name == b"f").unwrap().index;
    let said = opened.run(&format!("f=0&s={text}"), &follow.replace("y=F", &format!("y={number}")));
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with(&format!("#f=0&s={text}&t=code&b=0x11 ")) && lines[0].contains("retq"), "{said}");
    assert!(lines[1].starts_with("relocations of .data"), "{said}");
    assert!(lines[2].starts_with("code of .text0xf") && lines[2].contains("jmp"), "{said}");
    // All bytes are in the page, too.
    let shown = opened.at(&format!("f=0&s={text}&t=bytes"));
    assert_eq!(between(&shown, "class=\"hex\"", "</span>")[0].matches("<b ").count(), 16);
}

/// Data between instructions, and another machine.
#[test]
fn data_in_code_is_data() {
    let text = "f:\n mov x0, #1\n b f\n.Lpool: .ascii \"pool\"\n ret\n";
    let object = object("aarch64-linux-gnu", text);
    let file = File::read(&object).unwrap();
    let number = file.section_named(b".text").unwrap();
    let Some(opened) = Opened::new("page-data", &command_page("page-data-out", &object)) else { return };
    let said = opened.run(&format!("f=0&s={number}"), ROWS);
    let expected =
        "f:\n000000|200080d2|mov x0, #1\n000004|ffffff17|b 0x0 <f>\n000008|706f6f6c|pool\n00000c|c0035fd6|ret";
    assert_eq!(said.replace('*', ""), expected);
}

/// The symbols and relocations of COFF are parts of the file that are shown like ELF's sections, beside their bytes.
#[test]
fn tables_of_coff_have_bytes() {
    let text = ".globl f\n.text\nf: callq h\n.data\n.quad f\n.quad h\n";
    let coff = object("x86_64-windows-msvc", text);
    let elf = object("x86_64-linux-gnu", text);
    let Some(opened) = Opened::new("page-parts", &page(&[("c.obj", &coff), ("e.o", &elf)])) else { return };
    let script = "const seen = [];
        for (const name of NAMES) {
          const link = await until(() => all('nav .sections a').find((one) => one.textContent === name));
          link.click();
          await until(() => document.querySelector('#view h2')?.textContent === name && all('#view .table .row').length);
          const rows = all('#view .table .row');
          rows[1].click();
          await until(() => all('.hex b.marked').length);
          const [at] = all('.hex b.marked').map((one) => one.title.split(':')[0]);
          seen.push(`${name}: ${rows.length} rows, ${all('.hex b.marked').length} bytes at ${at}`);
        }
        return seen.join('\\n');";
    let said = opened.run("f=0", &script.replace("NAMES", "['symbol table', 'relocations of .data']"));
    let symbols = File::read(&coff).unwrap().symbols.len();
    let expected =
        format!("symbol table: {symbols} rows, 18 bytes at 0x24\nrelocations of .data: 2 rows, 10 bytes at 0xa");
    assert_eq!(said, expected);
    let said = opened.run("f=1", &script.replace("NAMES", "['.symtab', '.rela.data']"));
    let symbols = File::read(&elf).unwrap().symbols.len();
    assert_eq!(said, format!(".symtab: {symbols} rows, 24 bytes at 0x18\n.rela.data: 2 rows, 24 bytes at 0x18"));
}
