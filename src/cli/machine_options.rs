//! The options of single machines.

use super::Usage;
use super::settings::Matches;
use llas::options::{Aarch64Options, ArmOptions, AsmSyntax, BranchKinds, Builder, X86Options};

/// `as_clang`: what is not given is what clang chooses for a preprocessed text.
pub(super) fn machine_options(found: &Matches<'_>, builder: Builder, as_clang: bool) -> Result<Builder, Usage> {
    let mut x86 = X86Options::default();
    if found.word("x86-asm-syntax") == Some("intel") {
        x86.syntax = AsmSyntax::Intel;
    }
    x86.sse2avx = found.switch("x86-sse2avx", false)?;
    x86.relax_relocations = found.switch("x86-relax-relocations", true)?;
    x86_branches(found, &mut x86)?;
    let mut aarch64 = Aarch64Options::default();
    aarch64.implicit_mapsyms = found.switch("implicit-mapsyms", false)?;
    aarch64.mark_bti_property = found.switch("aarch64-mark-bti-property", false)?;
    let mut arm = ArmOptions::default();
    arm.implicit_it = matches!(found.word("arm-implicit-it"), Some("always" | "thumb"));
    arm.add_build_attributes = found.switch("arm-add-build-attributes", as_clang)?;
    Ok(builder.x86(x86).aarch64(aarch64).arm(arm))
}

fn x86_branches(found: &Matches<'_>, x86: &mut X86Options) -> Result<(), Usage> {
    if found.switch("x86-branches-within-32B-boundaries", false)? {
        (x86.branch_boundary, x86.branch_kinds) = (32, BranchKinds::USUAL);
    }
    x86.branch_boundary = found.number("x86-align-branch-boundary", x86.branch_boundary)?;
    let kinds = found.word("x86-align-branch");
    if kinds.is_some() {
        x86.branch_kinds = BranchKinds::default();
    }
    for name in kinds.unwrap_or_default().split('+').filter(|name| !name.is_empty()) {
        let kind = BranchKinds::from_name(name).ok_or_else(|| {
            Usage::new(format!("unknown kind of branch '{name}'"))
                .help("expected one of fused, jcc, jmp, call, ret or indirect")
        })?;
        x86.branch_kinds |= kind;
    }
    x86.pad_for_branches = found.switch("x86-pad-for-branch-align", true)?;
    x86.pad_for_alignments = found.switch("x86-pad-for-align", false)?;
    Ok(())
}
