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

/// The effect of a directive; `None` for those with other effects, those that change how the following text is read,
/// and rare ones.
pub(super) fn role(name: &[u8]) -> Option<Role> {
    if is_of_family(name) {
        return Some(Role::Nothing);
    }
    let list = LISTS.get(name.len())?;
    // Few names share their first letter.
    list.iter().find(|(known, _)| known[1] == name[1] && *known == name).map(|(_, role)| *role)
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

type List = &'static [(&'static [u8], Role)];

use Role::{Common, Global, Nothing, Places, Set, Uses, Weak};

/// The directives, indexed by the length of their names.
static LISTS: [List; 13] = [
    &[],
    &[],
    &[],
    &[],
    &[
        (b".loc", Nothing),
        (b".def", Nothing),
        (b".scl", Nothing),
        (b".set", Set),
        (b".equ", Set),
        (b".int", Uses),
        (b".bss", Nothing),
        (b".rva", Nothing),
    ],
    &[
        (b".quad", Uses),
        (b".long", Uses),
        (b".byte", Uses),
        (b".size", Places),
        (b".type", Nothing),
        (b".text", Nothing),
        (b".data", Nothing),
        (b".zero", Places),
        (b".file", Nothing),
        (b".weak", Weak),
        (b".comm", Common),
        (b".word", Uses),
        (b".fill", Places),
        (b".skip", Places),
    ],
    &[
        (b".globl", Global),
        (b".short", Uses),
        (b".asciz", Nothing),
        (b".ascii", Nothing),
        (b".ident", Nothing),
        (b".endef", Nothing),
        (b".align", Places),
        (b".hword", Uses),
        (b".xword", Uses),
        (b".value", Uses),
        (b".2byte", Uses),
        (b".4byte", Uses),
        (b".8byte", Uses),
        (b".local", Nothing),
        (b".lcomm", Nothing),
        (b".space", Places),
    ],
    &[
        (b".string", Nothing),
        (b".hidden", Nothing),
        (b".global", Global),
        (b".balign", Places),
        (b".secidx", Nothing),
        (b".code32", Nothing),
        (b".code64", Nothing),
        (b".symidx", Nothing),
    ],
    &[
        (b".p2align", Places),
        (b".section", Nothing),
        (b".addrsig", Nothing),
        (b".uleb128", Places),
        (b".sleb128", Places),
    ],
    &[(b".secrel32", Nothing), (b".previous", Nothing), (b".linkonce", Nothing), (b".internal", Nothing)],
    &[(b".protected", Nothing)],
    &[(b".popsection", Nothing), (b".cg_profile", Nothing)],
    &[(b".addrsig_sym", Nothing), (b".pushsection", Nothing)],
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_by_length() {
        for (len, list) in LISTS.iter().enumerate() {
            for (name, role) in *list {
                assert_eq!(name.len(), len, "{}", String::from_utf8_lossy(name));
                assert_eq!(super::role(name), Some(*role));
            }
        }
        assert_eq!(role(b".macro"), None);
    }
}
