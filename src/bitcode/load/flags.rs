//! Module-level data: flags, lists for linkers, and metadata attached to globals.

use super::{LoadError, text};
use crate::bitcode::summary;
use crate::build::module::{CallEdge, CodeModel, Lowering, Module, Value};

/// Named metadata that would affect the object but is not supported.
const UNSUPPORTED_LISTS: [(&str, &str); 3] = [
    ("llvm.dbg.cu", "debug information"),
    ("llvm.pseudo_probe_desc", "a pseudo probe's description"),
    ("llvm.stats", "!llvm.stats"),
];

/// Names of module flags that would affect the object but are not supported.
const UNSUPPORTED_FLAGS: [&str; 2] = ["Objective-C Image Info Section", "import-call-optimization"];

pub(super) fn add(
    module: &mut Module,
    lowering: &mut Lowering,
    summary: &summary::Module<'_>,
    values: &[Value],
) -> Result<(), LoadError> {
    let metadata = &summary.metadata;
    for (list, what) in UNSUPPORTED_LISTS {
        if !metadata.list(list).is_empty() {
            return Err(LoadError::Unsupported { what: what.to_owned() });
        }
    }
    let of_summary = |words: &[Vec<u8>]| words.iter().map(|word| text(word, "the option")).collect::<Result<_, _>>();
    for option in &summary.linker_options {
        module.linker_options.push(of_summary(option)?);
    }
    module.dependent_libraries = of_summary(&summary.dependent_libraries)?;
    for (list, into) in [("llvm.ident", &mut module.idents), ("llvm.commandline", &mut module.command_lines)] {
        for node in metadata.list(list) {
            let word = metadata.operands(*node).next().and_then(|string| metadata.string(string));
            into.extend(word.map(|word| text(word, "the text")).transpose()?);
        }
    }
    module_flags(module, lowering, summary, values)?;
    let global = |value: u32| summary.values.get(value as usize).is_some_and(|v| v.is_global());
    let places = summary.values.iter().scan(0, |next, value| {
        let place = *next;
        *next += usize::from(value.is_global());
        Some(place)
    });
    let places: Vec<usize> = places.collect();
    for (value, kind, node) in metadata.attached().filter(|row| global(row.0)) {
        let global = &mut module.globals[places[value as usize]];
        match kind {
            b"exclude" => global.exclude = true,
            b"associated" => {
                let to = metadata.operands(node).next().and_then(|operand| metadata.value(operand));
                global.associated = to.and_then(|to| values.get(to as usize)).copied();
            }
            b"section_prefix" => {
                let words: Vec<Option<u32>> = metadata.operands(node).take(2).collect();
                let word = words.get(1).and_then(|word| metadata.string(*word)).unwrap_or_default();
                global.section_prefix = text(word, "the section's prefix")?;
            }
            _ => {}
        }
    }
    Ok(())
}

fn module_flags(
    module: &mut Module,
    lowering: &mut Lowering,
    summary: &summary::Module<'_>,
    values: &[Value],
) -> Result<(), LoadError> {
    let metadata = &summary.metadata;
    for (name, number, value) in summary.flags() {
        let name = String::from_utf8_lossy(name);
        match (&*name, number, value) {
            ("Code Model", Some(number), _) => {
                lowering.code_model = CodeModel::from_flag(number).unwrap_or_default();
            }
            ("PIE Level", Some(level), _) => lowering.pie = level != 0,
            ("CG Profile", _, Some(list)) => {
                for edge in metadata.operands(list).flatten() {
                    let edge: Vec<Option<u32>> = metadata.operands(edge).collect();
                    let [from, to, count] = edge[..] else { continue };
                    let value = |at: Option<u32>| values.get(metadata.value(at)? as usize).copied();
                    if let (Some(from), Some(to)) = (value(from), value(to)) {
                        let count =
                            metadata.value(count).and_then(|count| summary.constants.number(count)).unwrap_or(0);
                        module.call_graph.push(CallEdge { from, to, count });
                    }
                }
            }
            (name, number, _) if UNSUPPORTED_FLAGS.contains(&name) && number != Some(0) => {
                return Err(LoadError::Unsupported { what: format!("the flag '{name}'") });
            }
            (name, ..) => module.set_flag(name, number),
        }
    }
    Ok(())
}
