//! Switching to an ELF section, for directives and library calls.

use super::section_type as types;
use crate::asm::state::Assembler;
use crate::asm::state::describe;
use crate::asm::state::print_section;
use crate::asm::state::sections::switch_to_elf;
use crate::diag::Code;
use crate::model::ElfSection;
use crate::parse::{Parse, syntax_error};
use crate::source::Span;

/// Sections that have a directive of their own.
pub(super) const NAMED: [&str; 6] = [".text", ".data", ".bss", ".rodata", ".tdata", ".tbss"];

/// A requested section.
pub(crate) struct SectionRequest<'s> {
    /// Its name.
    pub(crate) name: &'s [u8],
    /// Its requested properties.
    pub(crate) elf: ElfSection,
    /// It joins the current section's group.
    pub(crate) join: bool,
    /// The number of the subsection.
    pub(crate) subsection: u32,
    /// The type was given explicitly rather than derived from the name.
    pub(crate) type_given: bool,
    /// Properties other than the name were given.
    pub(crate) given: bool,
}

/// The default properties for a section name.
pub(crate) fn by_name(name: &[u8]) -> ElfSection {
    ElfSection { kind: types::default_type(name), flags: types::default_flags(name), ..ElfSection::default() }
}

/// Switches to the requested section.
pub(crate) fn switch(a: &mut Assembler<'_, '_>, request: SectionRequest<'_>, span: Span) -> Parse<()> {
    let SectionRequest { name, mut elf, join, subsection, type_given, given } = request;
    if join {
        let current = a.current(span)?.section;
        let current = &a.model.sections[current.0 as usize].elf;
        if let Some(group) = current.group {
            (elf.group, elf.comdat) = (Some(group), current.comdat);
            elf.flags |= types::GROUP;
        }
    }
    if elf.flags & types::GNU_RETAIN != 0 {
        a.model.requests.gnu_abi = true;
    }
    let plain = elf.group.is_none() && elf.linked_to.is_none() && elf.unique.is_none();
    let requested = (elf.kind, elf.flags, elf.entsize);
    // GNU as does not treat these sections specially.
    let as_given = given && a.options.is_gnu();
    if plain
        && !as_given
        && let Some((kind, flags, entsize)) = types::known(name)
    {
        // The predefined properties prevail; others are reported below.
        (elf.kind, elf.flags, elf.entsize) = (kind, flags, entsize);
        if name == b".eh_frame" {
            elf.kind = a.desc.frame.eh_frame_type;
        }
    } else if plain && NAMED.iter().any(|n| n.as_bytes() == name) {
        (elf.kind, elf.flags, elf.entsize) = (types::default_type(name), types::default_flags(name), 0);
    }
    let id = switch_to_elf(a, name, elf, subsection);
    print_section(a);
    let code = types::ALLOC | types::EXEC;
    if a.debug.describes() && a.model.sections[id.0 as usize].elf.flags & code == code {
        describe::section(a, id, span);
    }
    let has = &a.model.sections[id.0 as usize].elf;
    let unwind = name == b".eh_frame" && requested.0 == 1;
    let shown = || String::from_utf8_lossy(name);
    let problem = if type_given && has.kind != requested.0 && !unwind {
        Some((Code::SectionTypeChanged, format!("changed section type for {}, expected: 0x{:x}", shown(), has.kind)))
    } else if given && has.flags != requested.1 {
        Some((Code::SectionFlagsChanged, format!("changed section flags for {}, expected: 0x{:x}", shown(), has.flags)))
    } else if given && has.entsize != requested.2 {
        let message = format!("changed section entsize for {}, expected: {}", shown(), has.entsize);
        Some((Code::SectionEntsizeChanged, message))
    } else {
        None
    };
    match problem {
        Some((code, message)) => Err(syntax_error(code, span, message)),
        None => Ok(()),
    }
}
