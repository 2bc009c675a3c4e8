//! The reference implementation of [`super::scan`]: the front end parses the text and records the uses of symbols.

use super::symbols::Marks;
use super::{Scanned, SymbolVersion};
use crate::asm::Workspace;
use crate::asm::state::recording::mark;
use crate::build::outcome::{Failure, reports};
use crate::diag::Diagnostics;
use crate::options::Options;
use crate::pipeline;
use crate::source::SourceMap;
use crate::source::input::Input;

/// Reads the symbols of a text.
///
/// # Errors
/// If a statement has an error.
pub(super) fn scan(input: Input<'_>, options: &Options) -> Result<Scanned, Failure> {
    let (mut sources, mut diagnostics) = (SourceMap::new(), Diagnostics::new(options.settings().policy()));
    let mut workspace = Workspace::new(options);
    workspace.record_symbols();
    pipeline::read(input, options, &mut workspace, &mut sources, &mut diagnostics);
    let Workspace { model, state, progress, .. } = workspace;
    let (recording, printed) = (progress.recording, progress.printed);
    let failed = diagnostics.has_errors();
    let (reports, more_errors) = reports(diagnostics, &sources, input.name, options);
    if failed {
        return Err(Failure { reports, more_errors, printed });
    }
    let mut table = Marks::default();
    for (name, marks) in recording.iter().flat_map(|recording| recording.symbols(&model)) {
        *table.of(name) |= marks;
    }
    if state.nameless {
        *table.of(b"") |= mark::DEFINED;
    }
    let versions = model.requests.symvers.iter().map(|version| SymbolVersion {
        symbol: model.names.text(version.symbol).to_vec(),
        versioned: version.versioned.clone(),
    });
    let versions: Vec<SymbolVersion> = versions.collect();
    versions.iter().for_each(|version| add_version(&mut table, version));
    Ok(Scanned { symbols: table.finish(), versions, warnings: reports })
}

/// Gives the versioned name of a symbol the symbol's marks.
fn add_version(table: &mut Marks, version: &SymbolVersion) {
    let marks = table.of(&version.symbol);
    let known = std::mem::replace(marks, *marks | mark::USED);
    let defined = known & mark::DEFINED;
    let binding = if known & mark::WEAK != 0 { mark::WEAK } else { known & mark::GLOBAL };
    // `@@@` is `@@` for a defined symbol, and `@` for any other.
    let at = version.versioned.windows(3).position(|w| w == b"@@@");
    let alias = match at.map(|at| version.versioned.split_at(at)) {
        Some((name, tail)) if tail.len() > 3 && tail[3] != b'@' => {
            [name, if defined != 0 { &tail[1..] } else { &tail[2..] }].concat()
        }
        _ => version.versioned.clone(),
    };
    if defined | binding != 0 {
        *table.of(&alias) |= defined | binding;
    }
}
