//! Module-level data: flags, lists for linkers, and metadata attached to globals.

use super::constants::Row;
use super::{LoadError, Parts, text};
use crate::build::module::{CallEdge, CodeModel, Lowering, Module, Value};

/// Named metadata that would affect the object but is not supported.
const UNSUPPORTED_LISTS: [(&str, &str); 3] = [
    ("llvm.dbg.cu", "debug information"),
    ("llvm.pseudo_probe_desc", "a pseudo probe's description"),
    ("llvm.stats", "!llvm.stats"),
];

/// Names of module flags that would affect the object but are not supported.
const UNSUPPORTED_FLAGS: [&str; 2] = ["Objective-C Image Info Section", "import-call-optimization"];

/// Adds flags, lists and attachments to the module.
pub(super) fn add(
    module: &mut Module,
    lowering: &mut Lowering,
    parts: &Parts<'_>,
    values: &[Value],
) -> Result<(), LoadError> {
    let metadata = &parts.metadata;
    for (list, what) in UNSUPPORTED_LISTS {
        if !metadata.list(list).is_empty() {
            return Err(LoadError::Unsupported { what: what.to_owned() });
        }
    }
    let of_summary = |words: &[Vec<u8>]| words.iter().map(|word| text(word, "the option")).collect::<Result<_, _>>();
    for option in &parts.summary.linker_options {
        module.linker_options.push(of_summary(option)?);
    }
    module.dependent_libraries = of_summary(&parts.summary.dependent_libraries)?;
    for (list, into) in [("llvm.ident", &mut module.idents), ("llvm.commandline", &mut module.command_lines)] {
        for node in metadata.list(list) {
            let word = metadata.operands(*node).next().and_then(|string| metadata.string(string));
            into.extend(word.map(|word| text(word, "the text")).transpose()?);
        }
    }
    module_flags(module, lowering, parts, values)?;
    let global = |value: u32| parts.summary.values.get(value as usize).is_some_and(|v| v.is_global());
    let places = parts.summary.values.iter().scan(0, |next, value| {
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
    parts: &Parts<'_>,
    values: &[Value],
) -> Result<(), LoadError> {
    let metadata = &parts.metadata;
    let number = |constant: u32| match parts.constants.get(constant.checked_sub(values.len() as u32)?)?.1 {
        Row::Int(number) => Some(number as u64),
        Row::Null => Some(0),
        _ => None,
    };
    for flag in metadata.list("llvm.module.flags") {
        let operands: Vec<Option<u32>> = metadata.operands(*flag).take(3).collect();
        let [_, name, value] = operands[..] else { continue };
        let name = String::from_utf8_lossy(metadata.string(name).unwrap_or_default());
        let number = metadata.value(value).and_then(number);
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
                    let constant = |constant: u32| {
                        let at = constant.checked_sub(values.len() as u32)?;
                        match parts.constants.get(at)?.1 {
                            Row::Int(count) => Some(count as u64),
                            _ => None,
                        }
                    };
                    if let (Some(from), Some(to)) = (value(from), value(to)) {
                        let count = metadata.value(count).and_then(constant).unwrap_or(0);
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
