//! The first view, and what is made of names in all views.

use crate::browser::{Opened, between};
use crate::{hostile, object, page};
use llas::inspect::File;

const TEXT: &str = ".globl big, small\n.type big,@function\n.size big,600\nbig: .space 600, 0x90\n\
    .type small,@function\n.size small,40\nsmall: .space 40, 0x90\n.data\n.globl d\n.type d,@object\n.size d,400\nd: .space 400, 1\n\
    .section .wx,\"awx\",@progbits\n.space 8\n.section .init_array,\"aw\",@init_array\n.quad big\n";

#[test]
fn sections_and_symbols_are_drawn_to_scale() {
    let object = object("x86_64-linux-gnu", TEXT);
    let Some(opened) = Opened::new("page-drawn", &page(&[("x.o", &object)])) else { return };
    let script = "await until(() => all('.drawing .symbol').length);
        const area = (node) => { const box = node.getBoundingClientRect(); return box.width * box.height; };
        const whole = area(document.querySelector('.drawing'));
        return all('.drawing .box').map((box) => {
          const symbols = all('.symbol', box).map((one) => `${one.title.split(':')[0]} ${(area(one) / area(box)).toFixed(2)}`);
          return [box.querySelector('.whole').title.split(',')[0], (area(box) / whole).toFixed(4), ...symbols].join(';');
        }).join('\\n');";
    let said = opened.run("f=0", script);
    let file = File::read(&object).unwrap();
    let drawn: f64 = said.lines().map(|line| line.split(';').nth(1).unwrap().parse::<f64>().unwrap()).sum();
    assert!((0.99..1.01).contains(&drawn), "{said}");
    let share = |name: &str| {
        let line = said.lines().find(|line| line.starts_with(&format!("{name}:"))).unwrap_or_else(|| panic!("{said}"));
        line.split(';').nth(1).unwrap().parse::<f64>().unwrap()
    };
    for section in file.sections.iter().filter(|section| section.data.len() > 100) {
        let name = String::from_utf8_lossy(section.name);
        let expected = section.size as f64 / object.len() as f64;
        assert!((share(&name) - expected).abs() < 0.03, "{name} {expected}: {said}");
    }
    let text = said.lines().find(|line| line.starts_with(".text:")).unwrap();
    let symbols: Vec<&str> = text.split(';').skip(2).collect();
    assert!(symbols.len() == 2 && symbols[0].starts_with("big 0.") && symbols[1].starts_with("small 0.0"), "{text}");
}

#[test]
fn the_unusual_is_listed() {
    let object = object("x86_64-linux-gnu", &format!("{TEXT}.comm c,8,8\n"));
    let Some(opened) = Opened::new("page-unusual", &page(&[("x.o", &object)])) else { return };
    let shown = opened.at("f=0");
    let found = between(&shown, "<ul class=\"findings\">", "</ul>")[0];
    for text in [".wx is writable and executable", "no .note.GNU-stack", ".init_array", "1 common symbol"] {
        assert!(found.contains(text), "{text}: {found}");
    }
    assert!(!found.contains("size 0") && !found.contains("overlap"), "{found}");
    let bars = between(&shown, "<ol class=\"bars\">", "</ol>")[0];
    let names: Vec<&str> = between(bars, "title=\"", "\"");
    assert_eq!(names, ["big", "d", "small"], "{bars}");
    // Bars are in proportion to the largest one.
    assert!(bars.contains("width: 100%") && bars.contains("width: 66.66"), "{bars}");
}

/// Names are text in every view: none becomes an element, and a long one is whole in its title.
#[test]
fn names_are_no_markup() {
    let long = "q".repeat(3000);
    let text = format!(
        ".section \"<b>s</b>\",\"ax\"\n.globl \"<img src=x>\"\n.type \"<img src=x>\",@function\n\"<img src=x>\":\n nop\n.size \"<img src=x>\",1\n\
         .data\n{long}: .quad \"<img src=x>\"\n.quad {long}\n\"\u{202e}evil\": .byte 1\n.size {long},8\n"
    );
    let named = object("x86_64-linux-gnu", &text);
    let Some(opened) = Opened::new("page-names", &page(&[("<i>x</i>.o", &named), ("</script>.o", &hostile())])) else {
        return;
    };
    let file = File::read(&named).unwrap();
    let symbol = file.symbols.iter().find(|symbol| symbol.name == b"<img src=x>").unwrap().index;
    let section = file.section_named(b"<b>s</b>").unwrap();
    let data = file.section_named(b".data").unwrap();
    let script = format!(
        "const seen = [];
        for (const place of ['f=0', 'f=0&s={section}', 'f=0&s={data}', 'f=0&s={data}&t=symbols', 'f=0&y={symbol}', 'f=0&v=symbols', 'f=0&v=sections', 'f=1', 'f=1&v=symbols']) {{
          location.hash = '#' + place;
          await until(() => state.f === Number(place[2]));
          for (let left = 20; left > 0; left -= 1) await sleep();
          if (all('img, s, header i, body > b, nav b, #view i:not([class]), #view script').length) seen.push('markup at ' + place);
          seen.push(...all('.row a, .row .cell, .bars a').filter((node) => node.textContent.includes('{}')).map((node) =>
            node.closest('[title]') && node.closest('[title]').title.includes('{long}') ? 'whole' : 'cut at ' + place));
        }}
        return [...new Set(seen)].join(' ');",
        &long[..100]
    );
    assert_eq!(opened.run("f=0", &script), "whole");
    let shown = opened.at("f=0");
    assert!(shown.contains("invisible characters") && shown.contains("longer than 1,000"), "{shown}");
}
