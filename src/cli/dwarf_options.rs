//! The flags about generated DWARF.

use super::Usage;
use super::settings::Matches;
use llas::options::DwarfOptions;

/// `usual_version` is the version without a flag, if it is not llvm-mc's.
pub(super) fn dwarf_options(found: &Matches<'_>, usual_version: Option<u16>) -> Result<DwarfOptions, Usage> {
    let mut dwarf = DwarfOptions::default();
    dwarf.describe_text = found.switch("g", false)?;
    dwarf.version = found.word("dwarf-version").and_then(|v| v.parse().ok()).or(usual_version).unwrap_or(dwarf.version);
    dwarf.dwarf64 = found.switch("dwarf64", false)?;
    let is_reproducible = found.switch("reproducible", false)?;
    let usual = || if is_reproducible { Some(".".to_owned()) } else { current_dir() };
    dwarf.compilation_dir =
        found.word("fdebug-compilation-dir").filter(|d| !d.is_empty()).map(Into::into).or_else(usual);
    dwarf.producer = found.word("dwarf-debug-producer").map(Into::into);
    dwarf.main_file_name = found.word("main-file-name").map(Into::into);
    for text in found.list("fdebug-prefix-map") {
        let (old, new) = text.split_once('=').unwrap_or((text, ""));
        dwarf.prefix_map.push((old.to_owned(), new.to_owned()));
    }
    Ok(dwarf)
}

/// The current directory: `PWD`, which keeps symbolic links, if it is correct; otherwise the system's path.
fn current_dir() -> Option<String> {
    let real = std::env::current_dir().ok()?;
    let named = std::env::var("PWD").ok().filter(|p| {
        let path = std::path::Path::new(p);
        path.is_absolute() && path.canonicalize().ok() == real.canonicalize().ok()
    });
    named.or_else(|| real.to_str().map(str::to_owned))
}
