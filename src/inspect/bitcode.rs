//! LLVM bitcode in a file or a section, read with [`bitcode`](crate::bitcode): its producer, modules with their
//! globals, and the symbols as linkers see them.

use super::file::Section;
use super::value::{Heading, Problem, Record, Sink, Value, record};
use super::{Selection, overview};
use crate::bitcode::stream::{Container, IR_MAGIC};
use crate::bitcode::summary::{
    self, DllStorage, Linkage, Module, Selection as Kept, SummaryError, ThreadLocal, UnnamedAddr, ValueKind, Visibility,
};
use crate::bitcode::symtab::{SymbolFlags, Symtab};
use crate::bitcode::{Summary, symtab};
use std::borrow::Cow;

const WRAPPER: Record = record! { wrapper: version, offset, size, cpu_type };
const COUNTS: Record = record! { counts: size, modules, symbols, comdats };
const MODULE: Record = record! { module: index, producer, triple, source, layout };
const COMDAT: Record = record! { comdat: name, selection };
const TEXT: Record = record! { text: what, text };
const DEFINED: Record = record! {
    value: kind 8, linkage 20, visibility 10, name 32, section 16, comdat 16, partition 10, align 5, flags 0
};
const SYMBOL: Record = record! {
    symbol: module 6, letter 6, visibility 10, name 32, ir_name 32, section 16, comdat 16, size 6, align 5, fallback 16,
    flags 0
};

const WRAPPER_MAGIC: [u8; 4] = [0xde, 0xc0, 0x17, 0x0b];

/// Flags shown in words. The letter already shows whether a symbol is undefined, weak, common or code.
const FLAGS: [(SymbolFlags, &str); 7] = [
    (SymbolFlags::INDIRECT, "indirect"),
    (SymbolFlags::USED, "used"),
    (SymbolFlags::TLS, "tls"),
    (SymbolFlags::MAY_OMIT, "may_omit"),
    (SymbolFlags::GLOBAL, "global"),
    (SymbolFlags::FORMAT_SPECIFIC, "format_specific"),
    (SymbolFlags::UNNAMED_ADDR, "unnamed_addr"),
];

/// Returns whether the data start with the magic of raw or wrapped bitcode.
pub(super) fn is(data: &[u8]) -> bool {
    data.starts_with(&IR_MAGIC) || data.starts_with(&WRAPPER_MAGIC)
}

pub(super) fn show<'d>(data: &'d [u8], selection: &Selection, sink: &mut dyn Sink<'d>) {
    let place = BitcodeSource { section: None, name: b"", wanted: &selection.sections };
    let whole = selection.sections.is_empty();
    let read = read(data);
    if whole {
        sink.table(place.heading("summary"));
        overview::bitcode(sink);
        if let Ok(Container { wrapper: Some(found), .. }) = Container::parse(data) {
            let values = [
                Value::Number(found.version.into()),
                Value::Hex(found.offset.into()),
                Value::Number(found.size.into()),
                Value::Hex(found.cpu_type.into()),
            ];
            sink.row(&WRAPPER, 1, 0..u64::from(found.offset), &values);
        }
        if let Ok((summary, symbols)) = &read {
            let comdats = summary.modules.iter().map(|module| module.comdats.len()).sum::<usize>();
            let symbols = symbols.as_ref().map_or(0, |symtab| symtab.symbols.len());
            let counts = [data.len(), summary.modules.len(), symbols, comdats].map(|count| Value::Number(count as u64));
            sink.row(&COUNTS, 1, 0..0, &counts);
        }
    }
    place.tables(read, sink);
}

pub(super) fn embedded<'d>(index: u32, section: &Section<'d>, sink: &mut dyn Sink<'d>) {
    BitcodeSource { section: Some(index), name: section.name, wanted: &[] }.tables(read(section.data), sink);
}

type Found<'d> = (Summary<'d>, Result<Symtab<'d>, String>);

fn read(data: &[u8]) -> Result<Found<'_>, SummaryError> {
    let summary = summary::summary(data)?;
    let symbols = symtab(&summary).map_err(|error| error.to_string());
    Ok((summary, symbols))
}

struct BitcodeSource<'p, 'd> {
    section: Option<u32>,
    name: &'d [u8],
    /// Names of the selected sections; empty selects all.
    wanted: &'p [Vec<u8>],
}

impl<'d> BitcodeSource<'_, 'd> {
    fn heading(&self, kind: &'static str) -> Heading<'d> {
        Heading { kind, section: self.section, name: Cow::Borrowed(self.name) }
    }

    fn has(&self, section: &[u8]) -> bool {
        self.wanted.is_empty() || self.wanted.iter().any(|name| name == section)
    }

    fn tables(&self, read: Result<Found<'d>, SummaryError>, sink: &mut dyn Sink<'d>) {
        // For a section, the caller has started this table.
        if self.section.is_none() {
            sink.table(self.heading("bitcode"));
        }
        let problem = |at: u64, what: String| Problem { section: self.section, at, what };
        let (summary, symbols) = match read {
            Ok(found) => found,
            Err(error) => return sink.problem(problem(place(&error), error.to_string())),
        };
        for (index, module) in summary.modules.iter().enumerate() {
            self.module(index, module, sink);
        }
        sink.table(self.heading("bitcode_symbols"));
        match symbols {
            Ok(symtab) => self.symbols(&symtab, sink),
            Err(what) => sink.problem(problem(0, what)),
        }
    }

    fn module(&self, index: usize, module: &Module<'d>, sink: &mut dyn Sink<'d>) {
        let text = |text: &[u8]| if text.is_empty() { Value::None } else { made(text) };
        let values = [
            Value::Number(index as u64),
            text(module.producer.as_bytes()),
            text(module.triple.as_bytes()),
            text(&module.source_name),
            text(module.data_layout.as_bytes()),
        ];
        sink.row(&MODULE, 0, 0..0, &values);
        if self.wanted.is_empty() {
            for comdat in &module.comdats {
                sink.row(&COMDAT, 1, 0..0, &[Value::text(comdat.name), Value::Name(kept(comdat.selection))]);
            }
            let mut say = |what: &'static str, text: Value<'d>| sink.row(&TEXT, 1, 0..0, &[Value::Name(what), text]);
            for words in &module.linker_options {
                say("linker_option", Value::List(words.iter().map(|word| made(word)).collect()));
            }
            for library in &module.dependent_libraries {
                say("dependent_library", made(library));
            }
            for line in module.assembly.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
                say("assembly", made(line));
            }
        }
        for value in module.values.iter().filter(|value| self.has(module.section(value).unwrap_or_default())) {
            let mut flags = Vec::new();
            let mut flag = |name: Option<&'static str>| flags.extend(name);
            flag(thread_local(value.thread_local));
            flag(dll(value.dll));
            flag(unnamed(value.unnamed_addr));
            flag(value.dso_local.then_some("dso_local"));
            flag(matches!(value.kind, ValueKind::Global { constant: true, .. }).then_some("constant"));
            flag(value.is_declaration().then_some("declaration"));
            let values = [
                Value::Name(match value.kind {
                    ValueKind::Global { .. } => "global",
                    ValueKind::Function { .. } => "function",
                    ValueKind::Alias { .. } => "alias",
                    ValueKind::Ifunc { .. } => "ifunc",
                }),
                Value::Name(linkage(value.linkage)),
                Value::Name(visibility(value.visibility)),
                Value::text(value.name),
                text(module.section(value).unwrap_or_default()),
                module.comdat(value).map_or(Value::None, |comdat| made(comdat.name)),
                if value.partition.is_empty() { Value::None } else { Value::text(value.partition) },
                value.align.map_or(Value::None, Value::Number),
                if flags.is_empty() { Value::None } else { Value::Flags(flags, 0) },
            ];
            sink.row(&DEFINED, 1, 0..0, &values);
        }
    }

    fn symbols(&self, symtab: &Symtab<'d>, sink: &mut dyn Sink<'d>) {
        let text = |text: &Cow<'d, [u8]>| if text.is_empty() { Value::None } else { Value::Text(text.clone()) };
        for (index, range) in symtab.modules.iter().enumerate() {
            let symbols = symtab.symbols.get(range.clone()).unwrap_or_default();
            for symbol in symbols.iter().filter(|symbol| self.has(&symbol.section)) {
                let comdat = symbol.comdat.and_then(|comdat| symtab.comdats.get(comdat as usize));
                let flags: Vec<_> = FLAGS.iter().filter(|row| symbol.flags.contains(row.0)).map(|row| row.1).collect();
                let number = |number: u64| if number == 0 { Value::None } else { Value::Number(number) };
                let values = [
                    Value::Number(index as u64),
                    Value::made(symbol.letter().to_string()),
                    Value::Name(visibility(symbol.visibility)),
                    Value::Text(symbol.name.clone()),
                    text(&symbol.ir_name),
                    text(&symbol.section),
                    comdat.map_or(Value::None, |comdat| Value::Text(comdat.name.clone())),
                    number(symbol.common_size),
                    number(symbol.common_align.into()),
                    text(&symbol.fallback),
                    if flags.is_empty() { Value::None } else { Value::Flags(flags, 0) },
                ];
                sink.row(&SYMBOL, 0, 0..0, &values);
            }
        }
    }
}

fn made<'d>(text: &[u8]) -> Value<'d> {
    Value::Text(Cow::Owned(text.to_vec()))
}

fn place(error: &SummaryError) -> u64 {
    match error {
        SummaryError::Stream(error) => error.at / 8,
        SummaryError::Record { at, .. } => at / 8,
        _ => 0,
    }
}

fn linkage(linkage: Linkage) -> &'static str {
    match linkage {
        Linkage::Private => "private",
        Linkage::Internal => "internal",
        Linkage::AvailableExternally => "available_externally",
        Linkage::LinkOnce => "linkonce",
        Linkage::LinkOnceOdr => "linkonce_odr",
        Linkage::Weak => "weak",
        Linkage::WeakOdr => "weak_odr",
        Linkage::Common => "common",
        Linkage::Appending => "appending",
        Linkage::ExternWeak => "extern_weak",
        Linkage::External => "external",
    }
}

fn visibility(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Default => "default",
        Visibility::Hidden => "hidden",
        Visibility::Protected => "protected",
    }
}

fn thread_local(model: Option<ThreadLocal>) -> Option<&'static str> {
    Some(match model? {
        ThreadLocal::GeneralDynamic => "thread_local",
        ThreadLocal::LocalDynamic => "localdynamic",
        ThreadLocal::InitialExec => "initialexec",
        ThreadLocal::LocalExec => "localexec",
    })
}

fn dll(storage: DllStorage) -> Option<&'static str> {
    match storage {
        DllStorage::Default => None,
        DllStorage::Import => Some("dllimport"),
        DllStorage::Export => Some("dllexport"),
    }
}

fn unnamed(address: UnnamedAddr) -> Option<&'static str> {
    match address {
        UnnamedAddr::Significant => None,
        UnnamedAddr::Local => Some("local_unnamed_addr"),
        UnnamedAddr::Global => Some("unnamed_addr"),
    }
}

fn kept(selection: Kept) -> &'static str {
    match selection {
        Kept::Any => "any",
        Kept::ExactMatch => "exactmatch",
        Kept::Largest => "largest",
        Kept::NoDeduplicate => "nodeduplicate",
        Kept::SameSize => "samesize",
    }
}
