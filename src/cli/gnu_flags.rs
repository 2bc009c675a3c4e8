//! GNU as's flags, one row each: what each comes to in the flags of [`super::flags`], or in a directive before the text.
//!
//! A flag that changes no object of llas's is taken; one that would and cannot is refused by its row.

/// What follows a flag's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Takes {
    /// Nothing.
    Nothing,
    /// A value behind `=`, or the next argument.
    Value,
    /// A value behind `=`, or none.
    Optional,
    /// A value directly behind the name, or the next argument.
    Joined,
    /// Whatever stands directly behind the name, which may be nothing.
    Rest,
}

/// What a flag comes to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Does {
    /// These flags of llas's own, with the value in the place of `%`.
    Flags(&'static [&'static str]),
    /// A directive before the text, with the value in the place of `%`.
    Before(&'static str),
    /// A directive behind the text.
    Behind(&'static str),
    /// Nothing.
    Nothing,
    /// Nothing, if the value is one of these; the others would change the object.
    Same(&'static [&'static str]),
    /// A listing: letters for what is in it stand behind the name, and a file behind `=`.
    Listing,
    /// A change of the target.
    Target(Target),
    /// A text on standard output, and no assembly.
    Print(Print),
    /// It is refused, for this reason.
    Refused(&'static str),
}

/// A change of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named after its flag")]
pub(super) enum Target {
    Bits64,
    Bits32,
    X32,
    Big,
    Little,
    Abi,
    Thumb,
    Syntax,
    NakedRegisters,
}

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named after its flag")]
pub(super) enum Print {
    Help,
    Version,
    /// The version goes to standard error, and the text is assembled.
    VersionToo,
}

/// The machines that have a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    /// All.
    All,
    /// x86.
    X86,
    /// A64.
    A64,
    /// ARM.
    Arm,
}

/// One flag.
#[derive(Debug)]
pub(super) struct GnuFlag {
    /// The names without dashes.
    pub(super) names: &'static [&'static str],
    pub(super) of: Of,
    pub(super) takes: Takes,
    pub(super) does: Does,
}

const fn row(names: &'static [&'static str], of: Of, takes: Takes, does: Does) -> GnuFlag {
    GnuFlag { names, of, takes, does }
}

use Does::{Before, Behind, Flags, Nothing, Refused, Same};
use Of::{A64, All, Arm, X86};
use Takes::{Joined, Optional, Rest, Value};

const NONE: Takes = Takes::Nothing;
const CODE: &str = "it would change instructions, and only what is written is assembled";

/// All flags.
#[rustfmt::skip]
pub(super) const FLAGS: &[GnuFlag] = &[
    row(&["o"], All, Joined, Flags(&["-o=%"])),
    row(&["I"], All, Joined, Flags(&["-I=%"])),
    row(&["MD"], All, Value, Flags(&["--MD=%"])),
    row(&["defsym"], All, Value, Flags(&["--defsym=%"])),
    row(&["help", "target-help"], All, NONE, Does::Print(Print::Help)),
    row(&["version"], All, NONE, Does::Print(Print::Version)),
    row(&["v", "V"], All, NONE, Does::Print(Print::VersionToo)),

    row(&["W", "no-warn"], All, NONE, Flags(&["--no-warn"])),
    row(&["warn"], All, NONE, Flags(&["--no-warn=false"])),
    row(&["fatal-warnings"], All, NONE, Flags(&["--fatal-warnings"])),
    row(&["error-format"], All, Value, Flags(&["--error-format=%"])),
    row(&["color"], All, Optional, Flags(&["--color=%"])),
    row(&["error-limit"], All, Value, Flags(&["--error-limit=%"])),

    row(&["g", "gen-debug"], All, NONE, Flags(&["-g", "--dwarf-version=5"])),
    row(&["gdwarf-2", "gdwarf2"], All, NONE, Flags(&["-g", "--dwarf-version=2"])),
    row(&["gdwarf-3"], All, NONE, Flags(&["-g", "--dwarf-version=3"])),
    row(&["gdwarf-4"], All, NONE, Flags(&["-g", "--dwarf-version=4"])),
    row(&["gdwarf-5"], All, NONE, Flags(&["-g", "--dwarf-version=5"])),
    row(&["gdwarf-cie-version"], All, Value, Same(&["1"])),
    row(&["gdwarf-sections"], All, NONE, Refused("a line table has one section")),
    row(&["gstabs", "gstabs+"], All, NONE, Refused("debugging information is DWARF: -gdwarf-5")),
    row(&["debug-prefix-map"], All, Value, Flags(&["--fdebug-prefix-map=%"])),
    row(&["compress-debug-sections"], All, Optional, Flags(&["--compress-debug-sections=%"])),
    row(&["nocompress-debug-sections"], All, NONE, Flags(&["--compress-debug-sections=none"])),
    row(&["gsframe"], All, NONE, Flags(&["--gsframe"])),

    row(&["noexecstack"], All, NONE, Flags(&["--no-exec-stack"])),
    row(&["execstack"], All, NONE, Behind(".section .note.GNU-stack,\"x\",%progbits")),
    row(&["L", "keep-locals"], All, NONE, Flags(&["--save-temp-labels"])),
    row(&["alternate"], All, NONE, Before(".altmacro")),
    row(&["R"], All, NONE, Refused("data stays in its section")),
    row(&["M", "mri"], All, NONE, Refused("MRI's dialect is not read")),
    row(&["strip-local-absolute"], All, NONE, Refused("absolute symbols stay")),
    row(&["sectname-subst"], All, NONE, Refused("names of sections are read as they stand")),
    row(&["size-check"], All, Value, Same(&["error", "warning"])),
    row(&["elf-stt-common", "generate-missing-build-notes"], All, Value, Same(&["no"])),
    row(&["multibyte-handling"], All, Value, Same(&["allow", "warn", "warn-sym-only"])),
    row(&["Z", "D", "J", "K", "f", "X", "w", "q", "s", "k", "n", "nocpp", "no-pad-sections", "statistics", "divide",
        "reduce-memory-overheads", "traditional-format"], All, NONE, Nothing),
    row(&["hash-size", "listing-lhs-width", "listing-lhs-width2", "listing-rhs-width", "listing-cont-lines"], All, Value, Nothing),
    row(&["Q", "O"], All, Rest, Nothing),
    row(&["a"], All, Rest, Does::Listing),
    row(&["dump-config"], All, NONE, Refused("there is nothing that was configured")),

    row(&["64"], X86, NONE, Does::Target(Target::Bits64)),
    row(&["32"], X86, NONE, Does::Target(Target::Bits32)),
    row(&["x32"], X86, NONE, Does::Target(Target::X32)),
    // All instructions may be written whatever the processor, as with llvm-mc.
    row(&["march", "mtune"], X86, Value, Nothing),
    row(&["msyntax"], X86, Value, Does::Target(Target::Syntax)),
    row(&["mnaked-reg"], X86, NONE, Does::Target(Target::NakedRegisters)),
    row(&["mmnemonic"], X86, Value, Same(&["att"])),
    row(&["mrelax-relocations"], X86, Value, Flags(&["--x86-relax-relocations=%"])),
    row(&["msse2avx"], X86, NONE, Flags(&["--x86-sse2avx"])),
    row(&["mbranches-within-32B-boundaries"], X86, NONE, Flags(&["--x86-branches-within-32B-boundaries"])),
    row(&["malign-branch-boundary"], X86, Value, Flags(&["--x86-align-branch-boundary=%"])),
    row(&["malign-branch"], X86, Value, Flags(&["--x86-align-branch=%"])),
    row(&["malign-branch-prefix-size"], X86, Value, Flags(&["--x86-pad-max-prefix-size=%"])),
    row(&["mx86-used-note", "momit-lock-prefix", "mfence-as-lock-add", "mlfence-after-load"], X86, Value, Same(&["no"])),
    row(&["mlfence-before-indirect-branch", "mlfence-before-ret"], X86, Value, Same(&["none", "no"])),
    row(&["mavxscalar", "mevexlig"], X86, Value, Same(&["128"])),
    row(&["mvexwig", "mevexwig"], X86, Value, Same(&["0"])),
    row(&["mevexrcig"], X86, Value, Same(&["rne"])),
    row(&["msse-check", "moperand-check"], X86, Value, Same(&["none", "warning", "error"])),
    row(&["mshared", "mbig-obj", "mold-gcc", "mamd64"], X86, NONE, Nothing),
    row(&["madd-bnd-prefix", "mintel64", "mindex-reg", "muse-unaligned-vector-move"], X86, NONE, Refused(CODE)),

    row(&["march"], A64, Value, Before(".arch %")),
    row(&["mcpu"], A64, Value, Before(".cpu %")),
    row(&["mabi"], A64, Value, Does::Target(Target::Abi)),
    row(&["mverbose-error", "mno-verbose-error"], A64, NONE, Nothing),
    row(&["EB", "mbig-endian"], A64, NONE, Does::Target(Target::Big)),
    row(&["EL", "mlittle-endian"], A64, NONE, Does::Target(Target::Little)),

    row(&["march"], Arm, Value, Before(".arch %")),
    row(&["mcpu"], Arm, Value, Before(".cpu %")),
    row(&["mfpu"], Arm, Value, Before(".fpu %")),
    row(&["mthumb"], Arm, NONE, Does::Target(Target::Thumb)),
    row(&["mimplicit-it"], Arm, Value, Flags(&["--arm-implicit-it=%"])),
    row(&["meabi"], Arm, Value, Same(&["5", "4"])),
    row(&["mfloat-abi"], Arm, Value, Same(&["soft", "softfp", "hard"])),
    row(&["EL", "mlittle-endian", "mthumb-interwork", "mapcs-32", "matpcs", "mno-warn-deprecated", "mwarn-deprecated",
        "mwarn-syms", "mno-warn-syms"], Arm, NONE, Nothing),
    row(&["EB", "mbig-endian", "mccs", "mfix-v4bx", "mapcs-26", "mfdpic"], Arm, NONE, Refused("there are no such objects here")),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// What the rows come to are flags that there are.
    #[test]
    fn every_flag_comes_to_known_flags() {
        for flag in FLAGS {
            let Flags(list) = flag.does else { continue };
            for text in list {
                let name = text.trim_start_matches('-').split('=').next().unwrap_or_default();
                assert!(super::super::flags::find(name).is_some(), "{text}");
            }
        }
    }

    #[test]
    fn names_are_distinct_for_each_machine() {
        for of in [X86, A64, Arm] {
            let mut seen = std::collections::BTreeSet::new();
            let rows = FLAGS.iter().filter(|f| f.of == of || f.of == All);
            assert!(rows.flat_map(|f| f.names).all(|name| seen.insert(name)), "{of:?}");
        }
    }
}
