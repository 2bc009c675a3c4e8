//! GNU as's flags, one row each: the equivalent flags of [`super::flags`], or a directive before the text.
//!
//! A flag that has no effect on llas's objects is accepted; one that should have an effect but is not supported is
//! refused by its row.

/// What follows the name of a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Takes {
    Nothing,
    /// A value after `=`, or the next argument.
    Value,
    /// A value after `=`, or no value.
    Optional,
    /// A value joined to the name, or the next argument.
    Joined,
    /// Any text joined to the name, possibly empty.
    Rest,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Effect {
    /// Adds these flags of llas's own, with `%` replaced by the value.
    Flags(&'static [&'static str]),
    /// Adds `--gnu-option` with this name and the value.
    Gnu(&'static str),
    /// Adds a directive before the text, with `%` replaced by the value.
    Prepend(&'static str),
    /// Adds a directive after the text.
    Append(&'static str),
    Nothing,
    /// No effect if the value is one of these; other values would change the object and are refused.
    Same(&'static [&'static str]),
    /// `-mcpu` or `-march` of a machine that uses llvm-mc's processor table: adds this directive before the text;
    /// [`super::gnu_target::PROCESSORS`] has the names that llvm-mc lacks.
    Processor(&'static str),
    /// Adds the build attribute `Tag_ABI_FP_16bit_format`.
    Fp16,
    /// Writes a listing: option letters are joined to the name, a file follows `=`.
    Listing,
    /// Sets a size of the listing; the number is its index in `--listing-sizes`.
    ListingSize(usize),
    /// Prints the time taken.
    Statistics,
    Target(Target),
    /// Prints a text and does not assemble.
    Print(Print),
    /// Refused, for this reason.
    Refused(&'static str),
}

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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named after its flag")]
pub(super) enum Print {
    Help,
    TargetHelp,
    Version,
    Config,
    /// The version goes to standard error, and assembly continues.
    VersionToo,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    All,
    /// x86 and x86-64.
    X86,
    /// AArch64.
    A64,
    Arm,
}

#[derive(Debug)]
pub(super) struct GnuFlag {
    /// The names without dashes.
    pub(super) names: &'static [&'static str],
    pub(super) of: Of,
    pub(super) takes: Takes,
    pub(super) effect: Effect,
    pub(super) help: &'static str,
}

const fn row(names: &'static [&'static str], of: Of, takes: Takes, effect: Effect, help: &'static str) -> GnuFlag {
    GnuFlag { names, of, takes, effect, help }
}

use Effect::{Append, Flags, Gnu, Nothing, Prepend, Refused, Same};
use Of::{A64, All, Arm, X86};
use Takes::{Joined, Optional, Rest, Value};

const NONE: Takes = Takes::Nothing;
const IGNORED: &str = "ignored, as in GNU as";

#[rustfmt::skip]
pub(super) const FLAGS: &[GnuFlag] = &[
    row(&["o"], All, Joined, Flags(&["-o=%"]), "the object's name [default: a.out]"),
    row(&["I"], All, Joined, Flags(&["-I=%"]), "add a directory to search for .include and .incbin"),
    row(&["MD"], All, Value, Flags(&["--MD=%"]), "write a make rule to this file"),
    row(&["defsym"], All, Value, Flags(&["--defsym=%"]), "define an absolute symbol: NAME=NUMBER"),
    row(&["help"], All, NONE, Effect::Print(Print::Help), "print this help"),
    row(&["target-help"], All, NONE, Effect::Print(Print::TargetHelp), "print only the flags of the target"),
    row(&["version"], All, NONE, Effect::Print(Print::Version), "print the version"),
    row(&["dump-config"], All, NONE, Effect::Print(Print::Config), "print the target and the format"),
    row(&["v", "V"], All, NONE, Effect::Print(Print::VersionToo), "also print the version, on standard error"),

    row(&["W", "no-warn"], All, NONE, Flags(&["--no-warn"]), "suppress warnings"),
    row(&["warn"], All, NONE, Flags(&["--no-warn=false", "--fatal-warnings=false"]), "show warnings"),
    row(&["fatal-warnings"], All, NONE, Flags(&["--fatal-warnings"]), "make warnings errors"),
    row(&["error-format"], All, Value, Flags(&["--error-format=%"]), "the form of messages: gnu, short, rich, json [default: gnu, or rich on a terminal]"),
    row(&["color"], All, Optional, Flags(&["--color=%"]), "whether messages are coloured: auto, never, always"),
    row(&["error-limit"], All, Value, Flags(&["--error-limit=%"]), "the number of errors to show, 0 for all"),
    row(&["multibyte-handling"], All, Value, Same(&["allow"]), "non-ASCII bytes: allow"),
    row(&["size-check"], All, Value, Gnu("size-check"), "severity of a .size that is not absolute: error, warning"),

    row(&["g", "gen-debug"], All, NONE, Flags(&["-g", "--dwarf-version=5"]), "describe the text itself in DWARF 5"),
    row(&["gdwarf-2", "gdwarf2"], All, NONE, Flags(&["-g", "--dwarf-version=2"]), "in DWARF 2"),
    row(&["gdwarf-3"], All, NONE, Flags(&["-g", "--dwarf-version=3"]), "in DWARF 3"),
    row(&["gdwarf-4"], All, NONE, Flags(&["-g", "--dwarf-version=4"]), "in DWARF 4"),
    row(&["gdwarf-5"], All, NONE, Flags(&["-g", "--dwarf-version=5"]), "in DWARF 5"),
    row(&["gdwarf-cie-version"], All, Value, Gnu("gdwarf-cie-version"), "the version of CIEs: 1, 3, 4"),
    row(&["gdwarf-sections"], All, NONE, Gnu("gdwarf-sections"), "the line table of each section but .text in a section of its own (ELF)"),
    row(&["gstabs", "gstabs+"], All, NONE, Refused("debugging information is DWARF: -gdwarf-5"), "debugging information in stabs"),
    row(&["gcodeview"], All, NONE, Refused("debugging information is DWARF: --gdwarf-5"), "debugging information in CodeView (COFF)"),
    row(&["debug-prefix-map"], All, Value, Flags(&["--fdebug-prefix-map=%"]), "replace the beginning of file names in DWARF: OLD=NEW"),
    row(&["compress-debug-sections"], All, Optional, Flags(&["--compress-debug-sections=%"]), "compress debug sections: none, zlib, zlib-gabi, zlib-gnu, zstd [default: zlib]"),
    row(&["nocompress-debug-sections"], All, NONE, Flags(&["--compress-debug-sections=none"]), "leave them as they are"),
    row(&["gsframe"], All, NONE, Flags(&["--gsframe"]), "write .sframe"),

    row(&["noexecstack"], All, NONE, Flags(&["--no-exec-stack"]), "mark the stack as non-executable"),
    row(&["execstack"], All, NONE, Append(".section .note.GNU-stack,\"x\",%progbits"), "mark the stack as executable"),
    row(&["L", "keep-locals"], All, NONE, Flags(&["--save-temp-labels"]), "keep .L symbols"),
    row(&["alternate"], All, NONE, Prepend(".altmacro"), "start in .altmacro mode"),
    row(&["R"], All, NONE, Gnu("R"), "append .data to .text (ELF)"),
    row(&["strip-local-absolute"], All, NONE, Gnu("strip-local-absolute"), "omit local absolute symbols from the symbol table (ELF)"),
    row(&["sectname-subst"], All, NONE, Gnu("sectname-subst"), "replace %S in a section's name by the current section's name (ELF)"),
    row(&["elf-stt-common"], All, Value, Gnu("elf-stt-common"), "whether common symbols have the type STT_COMMON: no, yes"),
    row(&["generate-missing-build-notes"], All, Value, Gnu("generate-missing-build-notes"), "add build notes that describe the code ranges, if the text has none (ELF): no, yes"),
    row(&["M", "mri"], All, NONE, Refused("the MRI dialect is not supported"), "MRI compatibility mode"),
    row(&["scfi"], All, Optional, Refused("call frame information comes from .cfi directives"), "synthesize call frame information from the instructions"),
    row(&["Z"], All, NONE, Refused("no object is written after an error"), "write an object after errors"),
    row(&["statistics"], All, NONE, Effect::Statistics, "print the time taken"),
    row(&["no-pad-sections"], All, NONE, Nothing, "ignored: sections are never padded at their end"),
    row(&["J", "K", "q"], All, NONE, Nothing, "ignored: there are no such warnings"),
    row(&["f"], All, NONE, Nothing, "ignored: blanks and comments are always skipped"),
    row(&["traditional-format"], All, NONE, Nothing, "ignored: ELF and COFF have only one form"),
    row(&["D", "X", "w", "s", "k", "nocpp", "divide", "reduce-memory-overheads"], All, NONE, Nothing, IGNORED),
    row(&["hash-size"], All, Value, Nothing, IGNORED),
    row(&["Q"], All, Rest, Nothing, IGNORED),
    row(&["listing-lhs-width"], All, Value, Effect::ListingSize(0), "listing: 4-byte words on the first line of a statement [default: 1]"),
    row(&["listing-lhs-width2"], All, Value, Effect::ListingSize(1), "listing: 4-byte words on each continuation line [default: 1]"),
    row(&["listing-rhs-width"], All, Value, Effect::ListingSize(2), "listing: bytes of source text per line [default: 100]"),
    row(&["listing-cont-lines"], All, Value, Effect::ListingSize(3), "listing: maximum number of continuation lines [default: 4]"),
    row(&["a"], All, Rest, Effect::Listing, "write a listing: letters c d g h l m n s, then =FILE"),

    row(&["64"], X86, NONE, Effect::Target(Target::Bits64), "x86-64"),
    row(&["32"], X86, NONE, Effect::Target(Target::Bits32), "i386"),
    row(&["x32"], X86, NONE, Effect::Target(Target::X32), "x86-64 with 32-bit pointers"),
    row(&["march"], X86, Value, Gnu("march"), "refuse instructions that the processor lacks: CPU[+EXTENSION...]"),
    row(&["mtune"], X86, Value, Gnu("mtune"), "pad code alignments with nops suited to the processor"),
    row(&["n"], X86, NONE, Gnu("n"), "do not optimize alignments that are filled with 0x90"),
    row(&["msse-check"], X86, Value, Gnu("msse-check"), "diagnose SSE instructions: none, warning, error [default: none]"),
    row(&["moperand-check"], X86, Value, Gnu("moperand-check"), "diagnose dubious operands: none, warning, error [default: warning]"),
    row(&["msyntax"], X86, Value, Effect::Target(Target::Syntax), "the syntax: att, intel (with -mnaked-reg)"),
    row(&["mnaked-reg"], X86, NONE, Effect::Target(Target::NakedRegisters), "registers without '%' (with -msyntax=intel)"),
    row(&["mmnemonic"], X86, Value, Gnu("mmnemonic"), "the mnemonics of fsub and fdiv with %st(N) as destination: att, intel"),
    row(&["momit-lock-prefix"], X86, Value, Gnu("momit-lock-prefix"), "omit lock prefixes: no, yes"),
    row(&["mfence-as-lock-add"], X86, Value, Gnu("mfence-as-lock-add"), "encode fences as lock addl $0, (%rsp): no, yes"),
    row(&["muse-unaligned-vector-move"], X86, NONE, Gnu("muse-unaligned-vector-move"), "encode aligned vector moves as unaligned ones"),
    row(&["madd-bnd-prefix"], X86, NONE, Gnu("madd-bnd-prefix"), "add bnd prefixes to branches"),
    row(&["mlfence-after-load"], X86, Value, Gnu("mlfence-after-load"), "insert lfence after loads: no, yes"),
    row(&["mlfence-before-indirect-branch"], X86, Value, Gnu("mlfence-before-indirect-branch"), "insert lfence before indirect branches: none, all, register, memory"),
    row(&["mlfence-before-ret"], X86, Value, Gnu("mlfence-before-ret"), "insert lfence before returns: none, or, not, shl, yes"),
    row(&["mrelax-relocations"], X86, Value, Flags(&["--x86-relax-relocations=%"]), "let the linker relax loads through the GOT: yes, no"),
    row(&["msse2avx"], X86, NONE, Flags(&["--x86-sse2avx"]), "encode SSE instructions as AVX"),
    row(&["mbranches-within-32B-boundaries"], X86, NONE, Flags(&["--x86-branches-within-32B-boundaries"]), "keep branches within 32 bytes"),
    row(&["malign-branch-boundary"], X86, Value, Flags(&["--x86-align-branch-boundary=%"]), "keep branches from crossing such a boundary"),
    row(&["malign-branch"], X86, Value, Flags(&["--x86-align-branch=%"]), "which branches: jcc, fused, jmp, call, ret, indirect, joined by +"),
    row(&["malign-branch-prefix-size"], X86, Value, Same(&["0", "1", "2", "3", "4", "5"]), "the most prefixes to pad with: none is ever used, but nops"),
    row(&["mx86-used-note"], X86, Value, Gnu("mx86-used-note"), "a note of the parts of the processor that instructions use (ELF): no, yes"),
    row(&["mavxscalar"], X86, Value, Gnu("mavxscalar"), "the length in scalar instructions of AVX: 128, 256 [default: 128]"),
    row(&["mevexlig"], X86, Value, Gnu("mevexlig"), "the length in scalar instructions with EVEX: 128, 256, 512 [default: 128]"),
    row(&["mvexwig"], X86, Value, Gnu("mvexwig"), "W of VEX where it means nothing: 0, 1 [default: 0]"),
    row(&["mevexwig"], X86, Value, Gnu("mevexwig"), "W of EVEX where it means nothing: 0, 1 [default: 0]"),
    row(&["mevexrcig"], X86, Value, Gnu("mevexrcig"), "the rounding of EVEX where it means nothing: rne, rd, ru, rz [default: rne]"),
    row(&["mshared"], X86, NONE, Gnu("mshared"), "jumps to global symbols keep their relocations (ELF)"),
    row(&["mindex-reg"], X86, NONE, Nothing, "taken: %eiz and %riz are always read"),
    row(&["mbig-obj"], X86, NONE, Nothing, "taken: COFF objects with many sections are big ones by themselves"),
    row(&["mold-gcc", "mamd64"], X86, NONE, Nothing, IGNORED),
    row(&["mintel64"], X86, NONE, Gnu("mintel64"), "refuse 16-bit returns in 64-bit mode, which Intel's processors lack"),
    row(&["O"], X86, Rest, Same(&["", "0", "1", "2", "s"]), "taken: instructions are encoded as they are written, never as shorter ones"),

    row(&["march"], A64, Value, Effect::Processor(".arch"), "the architecture: ARCH[+EXTENSION...]"),
    row(&["mcpu"], A64, Value, Effect::Processor(".cpu"), "the processor: CPU[+EXTENSION...]"),
    row(&["mabi"], A64, Value, Effect::Target(Target::Abi), "lp64, ilp32"),
    row(&["mverbose-error", "mno-verbose-error"], A64, NONE, Nothing, "ignored: messages always have all details"),
    row(&["EB", "mbig-endian"], A64, NONE, Effect::Target(Target::Big), "big-endian"),
    row(&["EL", "mlittle-endian"], A64, NONE, Effect::Target(Target::Little), "little-endian"),

    row(&["march"], Arm, Value, Effect::Processor(".arch"), "the architecture: ARCH[+EXTENSION...]"),
    row(&["mcpu"], Arm, Value, Effect::Processor(".cpu"), "the processor: CPU[+EXTENSION...]"),
    row(&["mfpu"], Arm, Value, Prepend(".fpu %"), "the floating point unit"),
    row(&["mthumb"], Arm, NONE, Effect::Target(Target::Thumb), "start in Thumb mode"),
    row(&["mimplicit-it"], Arm, Value, Flags(&["--arm-implicit-it=%"]), "insert IT blocks: never, always, arm, thumb"),
    row(&["meabi"], Arm, Value, Same(&["5"]), "the version of the EABI: 5"),
    row(&["mfloat-abi"], Arm, Value, Same(&["soft", "softfp", "hard"]), "ignored: it is not recorded in the header of EABI 5 objects"),
    row(&["EB", "mbig-endian"], Arm, NONE, Effect::Target(Target::Big), "big-endian"),
    row(&["EL", "mlittle-endian"], Arm, NONE, Effect::Target(Target::Little), "little-endian"),
    row(&["mthumb-interwork", "mapcs-32", "matpcs"], Arm, NONE, Nothing, "ignored: EABI 5 implies it"),
    row(&["mapcs-frame", "mapcs-float", "mapcs-reentrant", "mapcs-stack-check"], Arm, NONE, Nothing, "ignored: it is not recorded in the header of EABI 5 objects"),
    row(&["mno-warn-deprecated", "mwarn-deprecated", "mwarn-syms", "mno-warn-syms", "mwarn-restrict-it", "mno-warn-restrict-it"], Arm, NONE, Nothing, "ignored: there are no such warnings"),
    row(&["mfp16-format"], Arm, Value, Effect::Fp16, "the format of half-precision floating point, recorded as a build attribute: ieee, alternative"),
    row(&["mccs", "fix-v4bx", "fix-v4bx-interworking", "mapcs-26", "fdpic"], Arm, NONE, Refused("such objects are not supported"), "for other systems and processors"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flag_comes_to_known_flags() {
        for flag in FLAGS {
            let Flags(list) = flag.effect else { continue };
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
