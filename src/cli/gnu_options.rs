//! `--gnu-option`: GNU as's flags as options of the library.

use super::Usage;
use llas::options::{Check, FencedBranches, FencedReturns, GnuOptions};

/// Parses options, each `NAME` or `NAME=VALUE`.
pub(super) fn read<'t>(list: impl Iterator<Item = &'t str>, is_coff: bool) -> Result<GnuOptions, Usage> {
    let mut options = GnuOptions::default();
    for text in list {
        let (name, value) = text.split_once('=').unwrap_or((text, "yes"));
        if is_coff
            && matches!(
                name,
                "R" | "generate-missing-build-notes"
                    | "strip-local-absolute"
                    | "sectname-subst"
                    | "elf-stt-common"
                    | "mx86-used-note"
                    | "gdwarf-sections"
            )
            && value != "no"
        {
            let dashes = if name.len() == 1 { "-" } else { "--" };
            return Err(Usage::new(format!("'{dashes}{name}' is supported only for ELF")));
        }
        one(&mut options, name, value)?;
    }
    Ok(options)
}

fn one(options: &mut GnuOptions, name: &str, value: &str) -> Result<(), Usage> {
    let x86 = &mut options.x86;
    match name {
        "R" => options.data_in_text = true,
        "strip-local-absolute" => options.strip_local_absolute = true,
        "generate-missing-build-notes" => options.build_notes = among(name, value, &BOOLEAN)?,
        "sectname-subst" => options.section_name_substitution = true,
        "elf-stt-common" => options.stt_common = among(name, value, &BOOLEAN)?,
        "size-check" => options.size_check_warns = among(name, value, &[("error", false), ("warning", true)])?,
        "gdwarf-sections" => options.line_sections = true,
        "gdwarf-cie-version" => {
            options.cie_version = Some(among(name, value, &[("1", 1), ("3", 3), ("4", 4)])?);
        }
        "march" => x86.arch = Some(value.to_owned()),
        "mtune" => x86.tune = Some(value.to_owned()),
        "msse-check" => x86.sse_check = among(name, value, &CHECKS)?,
        "moperand-check" => x86.operand_check = Some(among(name, value, &CHECKS)?),
        "mmnemonic" => x86.intel_mnemonics = among(name, value, &[("att", false), ("intel", true)])?,
        "mavxscalar" => x86.avx_scalar_256 = among(name, value, &[("128", false), ("256", true)])?,
        "mevexlig" => x86.evex_length = among(name, value, &[("128", 0), ("256", 1), ("512", 2)])?,
        "mvexwig" => x86.vex_w = among(name, value, &[("0", false), ("1", true)])?,
        "mevexwig" => x86.evex_w = among(name, value, &[("0", false), ("1", true)])?,
        "mevexrcig" => x86.evex_rounding = among(name, value, &[("rne", 0), ("rd", 1), ("ru", 2), ("rz", 3)])?,
        "mshared" => x86.shared = true,
        "n" => x86.keep_nops = true,
        "momit-lock-prefix" => x86.omit_lock = among(name, value, &BOOLEAN)?,
        "mfence-as-lock-add" => x86.fence_as_lock_add = among(name, value, &BOOLEAN)?,
        "muse-unaligned-vector-move" => x86.unaligned_moves = true,
        "mx86-used-note" => x86.used_note = among(name, value, &BOOLEAN)?,
        "mintel64" => x86.intel64 = true,
        "madd-bnd-prefix" => x86.add_bnd = true,
        "mlfence-after-load" => x86.fence_after_load = among(name, value, &BOOLEAN)?,
        "mlfence-before-indirect-branch" => {
            let all = [
                ("none", FencedBranches::None),
                ("all", FencedBranches::All),
                ("register", FencedBranches::Register),
                ("memory", FencedBranches::Memory),
            ];
            x86.fence_before_branch = among(name, value, &all)?;
        }
        "mlfence-before-ret" => {
            let all = [
                ("none", FencedReturns::None),
                ("or", FencedReturns::Or),
                ("not", FencedReturns::Not),
                ("shl", FencedReturns::Shl),
                ("yes", FencedReturns::Shl),
            ];
            x86.fence_before_return = among(name, value, &all)?;
        }
        _ => return Err(Usage::new(format!("unknown GNU as option '{name}'"))),
    }
    Ok(())
}

const BOOLEAN: [(&str, bool); 2] = [("no", false), ("yes", true)];
const CHECKS: [(&str, Check); 3] = [("none", Check::None), ("warning", Check::Warning), ("error", Check::Error)];

/// The meaning of `value` in a flag's table of words.
fn among<T: Copy>(name: &str, value: &str, words: &[(&str, T)]) -> Result<T, Usage> {
    let found = words.iter().find(|word| word.0 == value).map(|word| word.1);
    found.ok_or_else(|| {
        let dashes = if name.starts_with('m') { "-" } else { "--" };
        let names: Vec<&str> = words.iter().map(|word| word.0).collect();
        Usage::new(format!("invalid {dashes}{name}= option: '{value}'"))
            .help(format!("expected one of {}", names.join(", ")))
    })
}
