//! Instructions whose text does not give their bytes back, with the reasons.

use super::roundtrip::{Case, Difference};

/// Stores whose status register must not be another one's, which LLVM's decoder does not check.
const EXCLUSIVE: [&str; 10] =
    ["stxr", "stxrb", "stxrh", "stxp", "stlxr", "stlxrb", "stlxrh", "stlxp", "sttxr", "stltxr"];

/// Why the bytes of a text may differ from those that it was printed for; `None` if there is no reason.
pub fn reason(case: &Case<'_>) -> Option<&'static str> {
    match (case.machine, case.difference) {
        (_, Difference::Refused) if case.is_unpredictable => {
            Some("the assembler refuses what LLVM's decoder calls potentially undefined")
        }
        ("aarch64" | "thumb", Difference::Synonym) => {
            Some("the same text, because LLVM's decoder ignores a bit or the assembler prefers another encoding")
        }
        ("aarch64", Difference::Refused) => a64_refused(case),
        ("thumb", difference) => t32(case, difference),
        ("x86_64" | "i386", Difference::Refused) => x86_refused(case),
        ("x86_64" | "i386", Difference::Other) => x86_other(case),
        _ => None,
    }
}

fn a64_refused(case: &Case<'_>) -> Option<&'static str> {
    if EXCLUSIVE.contains(&case.mnemonic) {
        return Some("the assembler refuses that the status register is another one");
    }
    let is_written_back = case.text.ends_with("]!") || case.text.contains("], #");
    is_written_back.then_some("the assembler refuses that the base is loaded or stored and written back")
}

fn t32(case: &Case<'_>, difference: Difference) -> Option<&'static str> {
    if case.text.contains('\n') {
        return Some("an IT block with instructions that must not be there");
    }
    let base = case.mnemonic.split('.').next().unwrap_or_default();
    match (base, difference) {
        ("ldm" | "ldmdb" | "stm" | "stmdb" | "pop" | "push", Difference::Refused) => {
            Some("the assembler refuses lists of registers that LLVM's decoder accepts")
        }
        ("ldrd" | "strd", Difference::Refused) => {
            Some("the assembler refuses that a register is loaded twice, or is the base and written back")
        }
        ("sbfx" | "ubfx", Difference::Refused) => Some("a bit field beyond the last bit"),
        ("vcvt", Difference::Refused) => Some("a number of fraction bits that is negative"),
        ("vld1" | "vld2" | "vld3" | "vld4" | "vst1" | "vst2" | "vst3" | "vst4", Difference::Refused) => {
            Some("a list of registers beyond the last one")
        }
        ("vldmia" | "vldmdb" | "vstmia" | "vstmdb" | "vpush" | "vpop", Difference::Refused) => {
            Some("more than 16 registers of 64 bits")
        }
        (name, Difference::Refused)
            if ["smlal", "smlsl", "smull", "umaal", "umlal", "umull"].iter().any(|start| name.starts_with(start)) =>
        {
            Some("the assembler refuses that the two registers of the result are the same")
        }
        (_, Difference::Refused) if case.text.ends_with("]!") || case.text.contains("], #") => {
            Some("the assembler refuses that the base is loaded or stored and written back")
        }
        _ => None,
    }
}

fn x86_refused(case: &Case<'_>) -> Option<&'static str> {
    match case.mnemonic {
        "movslq" => Some("the assembler only extends to 64 bits"),
        "loop" | "loope" | "loopne" | "jrcxz" | "jecxz" | "jcxz" => {
            Some("without the prefixes that nothing needs, the target of the short branch is too far")
        }
        name if name.starts_with("vcmp") && name.ends_with("bf16") => Some("llvm-mc refuses the name of the predicate"),
        _ if has_prefix(case) => Some("the assembler refuses the prefix before the instruction"),
        _ if case.text.contains("{%k0}") => Some("the mask register 0, which selects all elements"),
        "movsww" | "movzww" | "bswapw" => Some("a size that LLVM's decoder accepts and the assembler refuses"),
        _ if case.text.contains("%K") => Some("a register that does not exist"),
        _ if case.machine == "i386" && is_of_64_bit_mode(case) => Some("an instruction that is only in 64-bit mode"),
        _ if case.machine == "i386" && has_register_above(7, case.text) => {
            Some("registers that there are only in 64-bit mode")
        }
        _ if has_register_above(15, case.text) => Some("registers that the instruction has only with EVEX"),
        _ => None,
    }
}

fn x86_other(case: &Case<'_>) -> Option<&'static str> {
    if case.is_shorter {
        return Some("the assembler has a shorter encoding");
    }
    if has_prefix(case) {
        return Some("the assembler writes prefixes in another order, or applies them otherwise");
    }
    if case.is_permuted {
        return Some("the same bytes in another order");
    }
    if case.mnemonic.starts_with("mov") && !case.text.contains('(') {
        return Some("an absolute address of 32 bits, which the assembler writes with 64");
    }
    let is_x87 = case.mnemonic.starts_with('f') && case.text.ends_with("%st, %st(0)");
    is_x87.then_some("the two encodings with %st twice have different texts")
}

/// Returns whether an instruction is one of APX, whose map is 4, or `cmpccxadd`.
fn is_of_64_bit_mode(case: &Case<'_>) -> bool {
    let is_promoted = case.bytes.windows(2).any(|pair| pair[0] == 0x62 && pair[1] & 7 == 4);
    is_promoted || case.mnemonic.starts_with("cmp") && case.mnemonic.ends_with("xadd")
}

fn has_prefix(case: &Case<'_>) -> bool {
    ["lock\t", "rep\t", "repne\t", "addr32\t", "addr16\t", "xacquire", "xrelease"]
        .iter()
        .any(|prefix| case.text.starts_with(prefix))
}

/// Returns whether a register has a number above `most`.
fn has_register_above(most: u32, text: &str) -> bool {
    text.split('%').skip(1).any(|register| {
        let digits = register.trim_start_matches(|c: char| c.is_ascii_lowercase());
        let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        digits[..end].parse().is_ok_and(|number: u32| number > most)
    })
}
