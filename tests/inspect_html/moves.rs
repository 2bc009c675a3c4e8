//! What happens when a page is used: scrolling, search, keys.

use crate::browser::Opened;
use crate::{object, page};
use llas::inspect::File;
use std::fmt::Write as _;

/// Many symbols, each with a relocation and 64 bytes of its own.
fn large() -> Vec<u8> {
    let mut text = String::from(".data\n");
    for number in 0..20_000 {
        writeln!(text, ".globl s{number}\ns{number}: .quad t{number}\n.space 56, {}", number % 251).unwrap();
    }
    object("x86_64-linux-gnu", &text)
}

/// Rows exist only near the view, and rows and bytes far away are decoded when they are scrolled to.
#[test]
fn rows_far_from_the_view_are_not_there() {
    let object = large();
    let file = File::read(&object).unwrap();
    let data = file.section_named(b".data").unwrap();
    let text = page(&[("x.o", &object)]);
    assert!(text.len() < object.len(), "{} bytes for an object of {}", text.len(), object.len());
    let Some(opened) = Opened::new("page-large", &text) else { return };
    let script = "await until(() => all('.bytes .row').length && all('.table .row').length);
        const most = (selector) => { const found = all(selector).length; if (found > 150) throw new Error(`${found} ${selector}`); };
        const bytes = document.querySelector('.bytes');
        const decoded = () => contents(0).then((file) => [file.byteBlocks.found.size, file.byteLines.length]);
        const first = await until(() => !bytes.textContent.includes('··') && all('.bytes .row').length);
        const [before, all_blocks] = await decoded();
        if (before > 2 || all_blocks < 20) throw new Error(`${before} of ${all_blocks} blocks are decoded`);
        most('.row'); most('.bytes .row');
        bytes.scrollTop = bytes.scrollHeight;
        await until(() => bytes.textContent.includes('s19999') && !bytes.textContent.includes('··'));
        most('.bytes .row');
        const last = all('.bytes .row').pop();
        const table = document.querySelector('.table');
        table.scrollTop = table.scrollHeight;
        await until(() => table.textContent.includes('t19999'));
        most('.table .row');
        location.hash += '&b=0x61a80';
        await until(() => all('.bytes b.marked').find((one) => one.title.includes('t6250')));
        const row = await until(() => document.querySelector('.table .row.active'));
        return [all('.hex b', last).map((one) => one.textContent).join(''), row.textContent,
          all('.bytes b.marked').map((one) => one.title).join()].join('\\n');";
    let said = opened.run(&format!("f=0&s={data}"), script);
    let lines: Vec<&str> = said.lines().collect();
    let bytes = file.sections[data as usize].data;
    let end: String = bytes[bytes.len() - 16..].iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(lines[0], end);
    // The symbol at 0x61a80 is number 6250.
    assert!(lines[1].starts_with("0x61a80") && lines[1].contains("t6250"), "{said}");
    assert!(lines[2].starts_with("0x61a80") && lines[2].contains("t6250"), "{said}");
}

#[test]
fn search_and_keys_lead_to_a_symbol() {
    let object = large();
    let Some(opened) = Opened::new("page-search", &page(&[("x.o", &object)])) else { return };
    let script = "await until(() => all('nav .sections .row').length);
        press(document.body, '/');
        const input = document.querySelector('input[type=search]');
        if (document.activeElement !== input) throw new Error('the search is not focused');
        input.value = 'S1234';
        input.dispatchEvent(new Event('input'));
        await until(() => all('nav .sections .row').length === 11);
        const found = all('nav .sections .row a').map((one) => one.textContent).join();
        press(input, 'ArrowDown');
        const list = document.querySelector('nav .sections');
        press(list, 'End');
        const active = list.querySelector('.active');
        if (list.getAttribute('aria-activedescendant') !== active.id) throw new Error('no active descendant');
        press(list, 'Enter');
        await until(() => document.querySelector('#view h2') && document.querySelector('#view h2').textContent === active.querySelector('a').textContent);
        const symbol = location.hash;
        press(document.body, 'o');
        await until(() => document.querySelector('.overview'));
        const labels = all('[role=grid], select, input, button').filter((node) => !node.getAttribute('aria-label') && !node.textContent);
        const before = getComputedStyle(document.body).backgroundColor;
        all('header button')[0].click();
        const themes = before !== getComputedStyle(document.body).backgroundColor;
        return [found, active.textContent, symbol, labels.length, themes].join('\\n');";
    let said = opened.run("f=0", script);
    let file = File::read(&object).unwrap();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "s1234,s12340,s12341,s12342,s12343,s12344,s12345,s12346,s12347,s12348,s12349");
    let number = file.symbols.iter().find(|symbol| symbol.name == b"s12349").unwrap().index;
    assert_eq!(lines[1..], ["s12349symbol", &format!("#f=0&y={number}"), "0", "true"]);
}

/// Relocations are in columns under their names.
#[test]
fn relocations_are_in_columns() {
    let object = large();
    let file = File::read(&object).unwrap();
    let data = file.section_named(b".data").unwrap();
    let Some(opened) = Opened::new("page-columns", &page(&[("x.o", &object)])) else { return };
    let script = "await until(() => all('.table .row').length && !all('.table .waiting').length);
        const left = (node) => [...node.children].map((cell) => Math.round(cell.getBoundingClientRect().left));
        const head = document.querySelector('.table .head');
        const same = all('.table .row').every((row) => left(row).join() === left(head).join());
        return [[...head.children].map((cell) => cell.textContent).join(), same, [...all('.table .row')[2].children].map((cell) => cell.textContent).join()].join('\\n');";
    let said = opened.run(&format!("f=0&s={data}"), script);
    assert_eq!(said, "offset,type,place,addend\ntrue\n0x80,R_X86_64_64,t2,");
}
