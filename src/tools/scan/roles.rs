//! The effects of directives on symbols.

/// The effect of a directive on the symbols in its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// None, and `.` does not occur among the operands.
    Nothing,
    /// None, but `.` among the operands refers to a place.
    Places,
    /// The operands use symbols.
    Uses,
    /// `.globl`
    Global,
    /// `.weak`
    Weak,
    /// `.comm`: the first operand is a common symbol.
    Common,
    /// `.set`: the first operand is assigned the value of the rest.
    Set,
}

use Role::{Common, Global, Nothing, Places, Set, Uses, Weak};

/// The effect of a directive; `None` for those with other effects, those that change how the following text is read,
/// and rare ones.
pub(super) fn role(name: &[u8]) -> Option<Role> {
    if is_of_family(name) {
        return Some(Nothing);
    }
    Some(match name {
        b".bss" | b".def" | b".loc" | b".rva" | b".scl" | b".data" | b".file" | b".text" | b".type" => Nothing,
        b".ascii" | b".asciz" | b".endef" | b".ident" | b".lcomm" | b".local" | b".code32" | b".code64" => Nothing,
        b".hidden" | b".secidx" | b".string" | b".symidx" | b".addrsig" | b".section" | b".internal" => Nothing,
        b".linkonce" | b".previous" | b".secrel32" | b".protected" | b".cg_profile" | b".popsection" => Nothing,
        b".addrsig_sym" | b".pushsection" => Nothing,
        b".fill" | b".size" | b".skip" | b".zero" | b".align" | b".space" | b".balign" | b".p2align" => Places,
        b".sleb128" | b".uleb128" => Places,
        b".int" | b".byte" | b".long" | b".quad" | b".word" | b".2byte" | b".4byte" | b".8byte" | b".hword" => Uses,
        b".short" | b".value" | b".xword" => Uses,
        b".globl" | b".global" => Global,
        b".weak" => Weak,
        b".comm" => Common,
        b".equ" | b".set" => Set,
        _ => return None,
    })
}

/// Returns whether a directive has no effect on symbols, by the start of its name: those for call frames, debug
/// information and Windows unwind information.
#[inline]
pub(super) fn is_of_family(name: &[u8]) -> bool {
    matches!(
        name,
        [b'.', b'c', b'f', b'i', b'_', ..] | [b'.', b'c', b'v', b'_', ..] | [b'.', b's', b'e', b'h', b'_', ..]
    )
}
