//! Decoders of sections, one file per format, and the table that selects them.

mod attributes;
mod bb_addr_map;
mod call_graph;
mod codeview;
#[cfg(feature = "bitcode")]
mod embedded;
mod fields;
mod frame_entries;
mod frame_rules;
mod frames;
mod lines;
mod linker;
mod llvm;
mod notes;
mod offloading;
mod pc_sections;
mod probes;
mod sframe;
mod stack_maps;
mod unwind;
mod unwind_arm;
mod unwind_arm64;
mod unwind_index;
mod unwind_x64;

// The decoders import all of this with `use super::*`.
use super::bytes::{Cursor, Read, Wrong};
use super::compressed;
use super::file::{File, Format, Section, SymbolLocation};
use super::machine;
use super::names::short;
use super::relocations::Fields;
use super::value::{Address, Heading, Problem, Record, Sink, Value, record};
pub(super) use codeview::tables as code_view;
use fields::{FieldType as F, Layout, layout};
pub use pc_sections::Schema;
use std::borrow::Cow;
use std::ops::Range;

pub(super) struct Out<'s, 'd> {
    sink: &'s mut dyn Sink<'d>,
    section: u32,
}

impl<'d> Out<'_, 'd> {
    pub(super) fn row(&mut self, record: &'static Record, depth: u8, span: Range<u64>, values: &[Value<'d>]) {
        self.sink.row(record, depth, span, values);
    }

    pub(super) fn problem(&mut self, at: u64, what: impl Into<String>) {
        self.sink.problem(Problem { section: Some(self.section), at, what: what.into() });
    }

    /// Reports an error after which the decoder continues with the next record.
    pub(super) fn wrong(&mut self, wrong: &Wrong) {
        self.problem(wrong.at as u64, wrong.what);
    }
}

/// The names of the set bits, and the bits without a name.
fn bits<'d>(names: &[&'static str], bits: u64) -> Value<'d> {
    let is_set = |(bit, _): &(usize, &&str)| bits >> bit & 1 != 0;
    let found: Vec<&'static str> = names.iter().enumerate().filter(is_set).map(|(_, name)| *name).collect();
    let rest = bits & !((1 << names.len()) - 1);
    if found.is_empty() && rest == 0 { Value::None } else { Value::Flags(found, rest) }
}

/// A decoder reads a section from start to end. It returns the first error from which it cannot recover; the rest is
/// skipped.
type Decode = for<'f, 'd, 's> fn(&mut Fields<'f, 'd>, &Section<'d>, &mut Out<'s, 'd>) -> Read<()>;

enum Decoder {
    By(Decode),
    /// All rows have this layout.
    Rows(Layout),
}
use Decoder::{By, Rows};

/// How a section is recognized.
#[derive(Clone, Copy)]
enum Match {
    /// By `sh_type` (ELF).
    Type(u32),
    ElfName(&'static str),
    /// By a prefix of its name, in ELF.
    ElfPrefix(&'static str),
    /// By its name, in both formats.
    Name(&'static str),
    /// By its name up to a `$`, in COFF.
    CoffName(&'static str),
    /// By a prefix of its name, in COFF.
    CoffPrefix(&'static str),
}

impl Match {
    fn matches(self, file: &File<'_>, section: &Section<'_>) -> bool {
        let format = file.format;
        match self {
            Match::Type(kind) => format == Format::Elf && section.kind == kind,
            Match::ElfName(name) => format == Format::Elf && section.name == name.as_bytes(),
            Match::ElfPrefix(name) => format == Format::Elf && section.name.starts_with(name.as_bytes()),
            Match::Name(name) => section.name == name.as_bytes(),
            Match::CoffPrefix(name) => format == Format::Coff && section.name.starts_with(name.as_bytes()),
            Match::CoffName(name) => format == Format::Coff && stem(section.name) == name.as_bytes(),
        }
    }
}

/// The name without the `$` suffix by which COFF linkers order sections.
fn stem(name: &[u8]) -> &[u8] {
    match memchr::memchr(b'$', name) {
        Some(end) if end > 0 => &name[..end],
        _ => name,
    }
}

/// The decoders: how the section is recognized, the kind of table, the function. The first match is used.
static DECODERS: &[(Match, &str, Decoder)] = &[
    (Match::Type(0x6fff_4c01), "linker_options", Rows(layout!(option { key: F::Text, value: F::Text }))),
    (Match::Type(0x6fff_4c03), "addrsig", By(llvm::addrsig)),
    (Match::Type(0x6fff_4c04), "dependent_libraries", By(llvm::texts)),
    (Match::Type(0x6fff_4c05), "symbol_partition", Rows(layout!(partition { name: F::Text, symbol: F::Pointer }))),
    (Match::Type(0x6fff_4c08), "bb_addr_map_v0", By(bb_addr_map::without_version)),
    (Match::Type(0x6fff_4c0a), "bb_addr_map", By(bb_addr_map::with_version)),
    (Match::Type(0x6fff_4c09), "call_graph_profile", By(llvm::call_graph_profile)),
    (
        Match::Type(0x6fff_4c0d),
        "jump_table_sizes",
        Rows(layout!(jump_table { address 32: F::Pointer, entries 0: F::Word })),
    ),
    (Match::Type(0x6fff_4c0b), "offloading", By(offloading::offloading)),
    #[cfg(feature = "bitcode")]
    (Match::Type(0x6fff_4c0c), "bitcode", By(embedded::bitcode)),
    (Match::Type(0x6fff_4c0f), "call_graph", By(call_graph::call_graph)),
    (Match::Type(7), "notes", By(notes::notes)),
    (Match::CoffName(".drectve"), "linker_directives", By(linker::directives)),
    (Match::CoffName(".sxdata"), "safe_handlers", By(linker::safe_handlers)),
    (Match::CoffName(".llvm_addrsig"), "addrsig", By(llvm::addrsig)),
    (Match::CoffName(".llvm.call-graph-profile"), "call_graph_profile", By(llvm::coff_call_graph_profile)),
    (Match::CoffPrefix(".llvm.offloading"), "offloading", By(offloading::offloading)),
    #[cfg(feature = "bitcode")]
    (Match::Name(".llvmbc"), "bitcode", By(embedded::bitcode)),
    #[cfg(feature = "bitcode")]
    (Match::Name(".llvm.lto"), "bitcode", By(embedded::bitcode)),
    (Match::Name(".llvmcmd"), "compiler_arguments", By(llvm::texts)),
    (Match::Name(".llvm_stackmaps"), "stack_maps", By(stack_maps::stack_maps)),
    (
        Match::ElfName(".stack_sizes"),
        "stack_sizes",
        Rows(layout!(stack_size { function 32: F::Pointer, size 0: F::Leb })),
    ),
    (Match::ElfName(".comment"), "comment", By(llvm::texts)),
    (Match::Name(".eh_frame"), "eh_frame", By(frames::eh_frame)),
    (Match::Name(".debug_frame"), "debug_frame", By(frames::debug_frame)),
    (Match::ElfName(".sframe"), "sframe", By(sframe::sframe)),
    (Match::Name(".debug_line"), "debug_line", By(lines::debug_line)),
    (Match::Name(".pseudo_probe"), "pseudo_probes", By(probes::probes)),
    (
        Match::Name(".pseudo_probe_desc"),
        "pseudo_probe_descriptions",
        Rows(layout!(description {
            guid 18: F::Hex(8), hash 18: F::Hex(8), name 0: F::SizedText
        })),
    ),
    (Match::ElfName(".ARM.attributes"), "build_attributes", By(attributes::attributes)),
    (Match::ElfPrefix(".ARM.exidx"), "unwind_index", By(unwind_index::index)),
    (Match::CoffName(".pdata"), "unwind", By(unwind::pdata)),
    (Match::Name(".debug$S"), "codeview", By(codeview::debug_s)),
    (Match::Name(".debug$T"), "codeview_types", By(codeview::types)),
    (Match::Name(".debug$P"), "codeview_types", By(codeview::types)),
    (Match::Name(".debug$H"), "codeview_hashes", By(codeview::hashes)),
    (Match::ElfPrefix("sanmd_covered"), "pc_section", By(pc_sections::covered)),
    (Match::ElfPrefix("sanmd_atomics"), "pc_section", By(pc_sections::atomics)),
];

/// Decodes a section with a schema or the first matching decoder; returns false without one.
pub(super) fn decode<'d>(file: &File<'d>, index: usize, schemas: &[Schema], sink: &mut dyn Sink<'d>) -> bool {
    let section = &file.sections[index];
    let schemas: Vec<&Schema> = schemas.iter().filter(|schema| schema.is_of(section)).collect();
    let decoder = DECODERS.iter().find(|row| row.0.matches(file, section));
    let kind = match decoder {
        _ if !schemas.is_empty() => "pc_section",
        Some(row) => row.1,
        None => return false,
    };
    sink.table(Heading { kind, section: Some(index as u32), name: Cow::Borrowed(section.name) });
    let mut out = Out { sink, section: index as u32 };
    if compressed::is(file, section) {
        out.problem(0, "the section is compressed and is not decoded");
        return true;
    }
    let mut fields = Fields::new(file, section);
    if fields.has_more {
        out.problem(0, "too many relocations for the section's size; the rest is ignored");
    }
    let decoded = match decoder {
        _ if !schemas.is_empty() => pc_sections::entries(&schemas, &mut fields, section, &mut out),
        Some((.., By(decode))) => decode(&mut fields, section, &mut out),
        Some((.., Rows(layout))) => {
            let cursor = fields.cursor.clone();
            fields::Reader::new(&mut fields, cursor).rest(layout, 0, &mut out)
        }
        None => Ok(()),
    };
    if let Err(wrong) = decoded {
        out.wrong(&wrong);
    }
    true
}
