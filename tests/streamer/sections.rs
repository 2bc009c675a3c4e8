//! Translates directives for sections.

use super::directives::Driver;
use super::reader::{Operands, Read, number};
use llas::streamer::{SectionFlags, SectionSpec, SectionType, Selection};

/// ELF's flags by letter.
const FLAGS: [(char, u64); 10] = [
    ('w', 1),
    ('a', 2),
    ('x', 4),
    ('M', 0x10),
    ('S', 0x20),
    ('G', 0x200),
    ('T', 0x400),
    ('o', 0x80),
    ('R', 0x20_0000),
    ('e', 0x8000_0000),
];

/// ELF's section types by name.
const TYPES: [(&str, u32); 10] = [
    ("progbits", 1),
    ("note", 7),
    ("nobits", 8),
    ("init_array", 14),
    ("fini_array", 15),
    ("preinit_array", 16),
    ("unwind", 0x7000_0001),
    ("llvm_odrtab", 0x6fff_4c00),
    ("llvm_linker_options", 0x6fff_4c01),
    ("llvm_bb_addr_map", 0x6fff_4c0a),
];

/// Flags that names imply.
const BY_NAME: [(&str, u64); 10] = [
    (".rodata", 2),
    (".text", 6),
    (".data", 3),
    (".bss", 3),
    (".init_array", 3),
    (".fini_array", 3),
    (".preinit_array", 3),
    (".tdata", 0x403),
    (".tbss", 0x403),
    (".init", 6),
];

const SELECTIONS: [(&str, Selection); 7] = [
    ("one_only", Selection::NoDuplicates),
    ("discard", Selection::Any),
    ("same_size", Selection::SameSize),
    ("same_contents", Selection::ExactMatch),
    ("associative", Selection::Associative),
    ("largest", Selection::Largest),
    ("newest", Selection::Newest),
];

pub fn selection(word: &str) -> Read<Selection> {
    SELECTIONS.iter().find(|s| s.0 == word).map(|s| s.1).ok_or_else(|| format!("the selection {word}"))
}

fn by_name(name: &str) -> u64 {
    let is = |start: &str| name.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    BY_NAME.iter().find(|b| is(b.0)).map_or(0, |b| b.1)
}

/// COFF's flags.
fn characteristics(letters: &str, name: &str) -> Read<u32> {
    let has = |letter: char| letters.contains(letter);
    if letters.contains(|c| !"abdnDrswxyi".contains(c)) || has('s') || has('w') && has('r') {
        return Err(format!("flags of COFF: {letters}"));
    }
    let kept = has('r') || has('y') || has('x') && !has('w');
    let writes = !kept;
    let data = has('d') || has('r') && !has('x') || letters.trim_matches('w').is_empty();
    let discard = has('D') || name.starts_with(".debug");
    let bits = [
        (has('x'), 0x2000_0020),
        (data && !has('b') || has('d'), 0x40),
        (has('b') && !data && !has('x'), 0x80),
        (has('n'), 0x800),
        (discard, 0x0200_0000),
        (!has('y'), 0x4000_0000),
        (writes, 0x8000_0000),
        (has('i'), 0x200),
    ];
    Ok(bits.iter().filter(|b| b.0).fold(0, |all, b| all | b.1))
}

impl Driver<'_> {
    /// `.section`; with only a name, its flags follow from the name.
    pub fn section(&mut self, o: &mut Operands<'_>, push: bool) -> Read<()> {
        let name = self.section_name(o)?;
        let spec = if self.coff { self.coff_section(&name, o)? } else { self.elf_section(&name, o, push)? };
        o.end()?;
        if push {
            self.out.push_section();
        }
        self.out.switch_to(spec).map(drop).map_err(|e| e.to_string())
    }

    fn section_name(&mut self, o: &mut Operands<'_>) -> Read<String> {
        if o.rest.trim_start().starts_with('"') {
            return o.name();
        }
        o.rest = o.rest.trim_start();
        let end = o.rest.find(|c: char| c == ',' || c.is_whitespace()).unwrap_or(o.rest.len());
        let (name, rest) = o.rest.split_at(end);
        o.rest = rest;
        Ok(name.to_owned())
    }

    fn elf_section(&mut self, name: &str, o: &mut Operands<'_>, push: bool) -> Read<SectionSpec> {
        let mut spec = SectionSpec::named(name);
        if !o.eat(",") {
            return Ok(spec);
        }
        if push && !o.rest.trim_start().starts_with('"') {
            spec = spec.subsection(o.int()? as u32);
            if !o.eat(",") {
                return Ok(spec);
            }
        }
        let letters = String::from_utf8(o.string()?).map_err(|_| "flags")?;
        let mut flags = by_name(name);
        let join = letters.contains('?');
        if let Some(bits) = number(&letters) {
            flags |= bits as u64;
        } else {
            for letter in letters.chars().filter(|&c| c != '?') {
                let flag = FLAGS.iter().find(|f| f.0 == letter).map(|f| f.1);
                let own = match letter {
                    'l' if self.x86 => Some(0x1000_0000),
                    'y' if !self.x86 => Some(0x2000_0000),
                    _ => None,
                };
                flags |= flag.or(own).ok_or_else(|| format!("the flag {letter}"))?;
            }
        }
        let (mut kind, mut given) = (None, false);
        if o.eat(",") {
            given = true;
            if !o.eat("@") && !o.eat("%") {
                return Err("a type in quotes".into());
            }
            let word = o.word();
            let found = TYPES.iter().find(|t| t.0 == word).map(|t| t.1).or(number(word).map(|n| n as u32));
            kind = Some(found.ok_or_else(|| format!("the type {word}"))?);
        }
        let group = flags & 0x200 != 0;
        let linked = flags & 0x80 != 0;
        let number_of = match name {
            n if n.starts_with(".note") => 7,
            n if n == ".bss" || n.starts_with(".bss.") || n == ".tbss" || n.starts_with(".tbss.") => 8,
            _ => 1,
        };
        let array =
            ["init_array", "fini_array", "preinit_array"].iter().position(|a| name[1..].split('.').next() == Some(a));
        let by_name = array.map_or(number_of, |a| 14 + a as u32);
        spec = SectionSpec::elf(name, SectionType(kind.unwrap_or(by_name)), SectionFlags(flags & !0x280));
        if flags & 0x10 != 0 {
            o.comma()?;
            spec = spec.entry_size(o.int()? as u64);
        }
        if linked {
            o.comma()?;
            let symbol = if o.eat("0") { None } else { Some(o.symbol(self.out)?) };
            spec = spec.linked_to(symbol);
        }
        if group {
            o.comma()?;
            let signature = o.symbol(self.out)?;
            let mut more = Operands { rest: o.rest };
            spec = if more.eat(",") && more.eat("comdat") {
                o.rest = more.rest;
                spec.comdat(signature)
            } else {
                spec.group(signature)
            };
        }
        if given && o.eat(",") {
            if !o.eat("unique") {
                return Err(format!("more: {}", o.rest));
            }
            o.comma()?;
            spec = spec.unique(o.int()? as u32);
        }
        Ok(if join { spec.join_group() } else { spec })
    }

    fn coff_section(&mut self, name: &str, o: &mut Operands<'_>) -> Read<SectionSpec> {
        if !o.eat(",") {
            return Ok(SectionSpec::named(name));
        }
        let letters = String::from_utf8(o.string()?).map_err(|_| "flags")?;
        let mut spec = SectionSpec::coff(name, characteristics(&letters, name)?);
        while o.eat(",") {
            let word = o.word();
            o.comma()?;
            if word == "unique" {
                spec = spec.unique(o.int()? as u32);
                continue;
            }
            spec = spec.selection(selection(word)?, o.symbol(self.out)?);
        }
        Ok(spec)
    }
}
