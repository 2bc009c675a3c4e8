//! Compares every object of the golden texts with what an independent reader finds in its file.

use crate::common::golden::texts;
use llas::object::{Definition, Object};
use llas::triple::ObjectFormat;
use llas::{Options, assemble};
use object::read::{Object as _, ObjectSection as _, ObjectSymbol as _, RelocationTarget};
use object::{RelocationFlags, SymbolSection};

/// The fields of a relocation that are compared: offset, type, and the symbol's index.
type Relocation = (u64, u32, Option<usize>);

fn compare(name: &str, object: &Object, file: &object::File<'_>) {
    let is_elf = object.format() == ObjectFormat::Elf;
    assert_eq!(object.is_big_endian(), !file.is_little_endian(), "{name}");
    // COFF section headers are ordered by section number.
    let mut sections: Vec<_> = object.sections().collect();
    sections.sort_by_key(|s| s.coff().map_or(0, |coff| coff.number));
    // Sections that exist only in the file.
    let made = [".strtab", ".symtab", ".symtab_shndx", ".group"];
    // A text may have a section of this name, which follows the generated one.
    let own = object.sections().filter(|s| s.name() == b".llvm_addrsig").count();
    let mut made_tables = file.sections().filter(|s| s.name() == Ok(".llvm_addrsig")).count().saturating_sub(own);
    let written = file.sections().filter(|s| {
        let name = s.name().unwrap_or_default();
        if is_elf && name == ".llvm_addrsig" {
            let is_own = made_tables == 0;
            made_tables = made_tables.saturating_sub(1);
            return is_own;
        }
        let is_metadata = matches!(s.kind(), object::SectionKind::Metadata);
        !(is_elf && (made.contains(&name) || is_metadata && name.starts_with(".rel")))
    });
    let written: Vec<_> = written.collect();
    assert_eq!(sections.len(), written.len(), "{name}");
    let mut indexes = vec![None; sections.len()];
    for (section, written) in sections.iter().zip(&written) {
        indexes[section.id().0 as usize] = Some(written.index());
        assert_eq!(section.name(), written.name_bytes().unwrap(), "{name}");
        // As in llvm-mc, the section of the text has the header of the generated one.
        if is_elf && section.name() == b".llvm_addrsig" {
            continue;
        }
        assert_eq!((section.size(), section.align()), (written.size(), written.align().max(1)), "{name}");
        assert_eq!(section.bytes(), written.data().unwrap(), "{name}");
    }
    let symbols: Vec<_> = file.symbols().filter(|s| s.index().0 != 0 || !is_elf).collect();
    let ours: Vec<_> = object.symbols().collect();
    assert_eq!(ours.len(), symbols.len(), "{name}");
    for (symbol, written) in ours.iter().zip(&symbols) {
        if symbol.definition() != Definition::File {
            assert_eq!(symbol.name(), written.name_bytes().unwrap(), "{name}");
        }
        if let Some(elf) = symbol.elf() {
            assert_eq!(symbol.size(), written.size(), "{name}");
            assert_eq!(elf.binding == llas::object::elf::SymbolBinding::WEAK, written.is_weak(), "{name}");
        } else {
            assert_eq!(symbol.coff().map(|c| c.index as usize), Some(written.index().0), "{name}");
        }
        match (symbol.definition(), written.section()) {
            (Definition::Section(id, offset), SymbolSection::Section(index)) => {
                let narrow = |number: u64| if is_elf { number } else { number & 0xffff_ffff };
                let place = (indexes[id.0 as usize], narrow(offset));
                // The reader has addresses only for some storage classes.
                let address = if is_elf || written.address() != 0 { narrow(written.address()) } else { place.1 };
                assert_eq!(place, (Some(index), address), "{name}");
            }
            (Definition::Absolute(value), SymbolSection::Absolute) => {
                // The reader has no values for absolute symbols in COFF.
                assert!(!is_elf || value as u32 == written.address() as u32, "{name}");
            }
            (Definition::Undefined, SymbolSection::Undefined) => {}
            // The reader's kind for weak externals, even with a value, and for undefined symbols that are not global.
            (Definition::Undefined | Definition::Common(_), SymbolSection::Unknown) => assert!(!is_elf, "{name}"),
            // A group's signature symbol has the section index of the group.
            (Definition::Undefined, SymbolSection::Section(_)) => {
                assert!(symbol.elf().is_some_and(|e| e.group.is_some()), "{name}");
            }
            (Definition::Common(_), SymbolSection::Common) => assert_eq!(symbol.size(), written.size(), "{name}"),
            (Definition::File, _) => {}
            (ours, theirs) => panic!("{name}: {ours:?} is written as {theirs:?}"),
        }
    }
    for (section, written) in sections.iter().zip(&written) {
        let ours = section.relocations().map(|r| {
            let index = |id: llas::object::SymbolId| symbols[id.number() as usize - 1].index().0;
            (r.offset(), r.kind().number(), r.symbol().map(|s| index(s.id())))
        });
        let theirs = written.relocations().map(|(offset, r)| {
            let kind = match r.flags() {
                RelocationFlags::Elf { r_type } => r_type.0,
                RelocationFlags::Coff { typ } => u32::from(typ.0),
                other => panic!("{other:?}"),
            };
            let symbol = match r.target() {
                RelocationTarget::Symbol(index) => Some(index.0),
                _ => None,
            };
            (offset, kind, symbol)
        });
        assert_eq!(ours.collect::<Vec<Relocation>>(), theirs.collect::<Vec<_>>(), "{name}");
        for relocation in section.relocations() {
            assert!(relocation.kind().name().is_some(), "{name}: {relocation:?}");
        }
    }
}

#[test]
fn objects_say_what_their_files_say() {
    let mut compared = 0;
    for text in texts() {
        let Some(triple) = text.triple.as_ref().filter(|_| text.flags.len() == 1) else { continue };
        let options = Options::for_target(triple.parse().unwrap()).unwrap();
        let Ok(done) = assemble(&*text.bytes, &options) else { continue };
        let bytes = done.object.to_bytes().unwrap();
        let Ok(file) = object::File::parse(&*bytes) else { continue };
        compare(&text.name, &done.object, &file);
        compared += 1;
    }
    println!("{compared} objects compared");
    assert!(compared > 100);
}
