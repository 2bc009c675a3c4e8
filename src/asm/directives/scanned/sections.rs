//! Section directives.

use super::{Text, done};
use crate::asm::directives::section;
use crate::asm::directives::section::Asked;
use crate::asm::directives::section_type as types;
use crate::asm::state::Assembler;
use crate::source::bytes::pack;

/// ELF's `.section name [, "flags" [, @type [, entry size] [, symbol] [, group [, comdat]] [, unique, number]]]`
pub(in crate::asm::directives) fn section(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let name = match text.s.byte() {
        b'"' => text.s.string().filter(|s| !s.1)?.0,
        _ => text.s.dashed_name()?,
    };
    let mut asked = Asked::new(name);
    let mut group = None;
    if text.end().is_none() {
        text.comma()?;
        let at = text.s.at;
        let (letters, _) = text.s.string().filter(|s| !s.1)?;
        asked.flags(a, letters, text.span(at, text.s.at)).ok()?;
        let flags = asked.elf.flags;
        if flags & types::GROUP != 0 && asked.join {
            return None;
        }
        if text.end().is_some() {
            if flags & (types::MERGE | types::GROUP | types::LINK_ORDER) != 0 {
                return None;
            }
        } else {
            text.comma()?;
            let at = text.s.at;
            if !matches!(text.s.byte(), b'@' | b'%') || text.s.byte() == a.desc.syntax.comment {
                return None;
            }
            text.s.at += 1;
            let (kind, _) = text.name()?;
            asked.kind = Some((std::str::from_utf8(kind).ok()?, text.span(at, at + 1)));
            if types::type_number(asked.kind?.0).is_none() || kind == b"llvm_cfi_jump_table" {
                return None;
            }
            if flags & types::MERGE != 0 {
                text.comma()?;
                asked.elf.entsize = text.number()?.0;
                if asked.elf.entsize as i64 <= 0 {
                    return None;
                }
            }
            if flags & types::LINK_ORDER != 0 {
                text.comma()?;
                let (name, _) = text.name()?;
                asked.elf.linked_to = Some(section::linked(a, name)?);
            }
            if flags & types::GROUP != 0 {
                text.comma()?;
                group = Some(text.name()?.0);
                let mut more = text;
                if more.comma().is_some() && more.s.packed_words() == Some(pack::<1>(b"comdat")) {
                    text = more;
                    asked.elf.comdat = true;
                } else if text.end().is_none() {
                    return None;
                }
            }
            if text.end().is_none() {
                text.comma()?;
                if text.s.packed_words()? != pack::<1>(b"unique") {
                    return None;
                }
                text.comma()?;
                let number = u32::try_from(text.number()?.0).ok().filter(|&n| n != u32::MAX)?;
                asked.elf.unique = Some(number);
            }
        }
    }
    let end = text.end()?;
    asked.elf.group = group.map(|name| a.intern(name));
    let result = section::enter(a, asked, text.word);
    done(a, end, result)
}
