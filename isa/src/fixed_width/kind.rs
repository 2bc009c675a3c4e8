//! The kinds of operands, declared once for the notation and for the assembler.

/// The kinds of a machine as the reader of rows sees them: their names, and those that all machines have.
#[cfg(feature = "compiler")]
#[allow(missing_docs, reason = "described with the notation")]
pub trait Kinds: Copy + Ord + std::fmt::Debug + 'static {
    const NAMES: &'static [(&'static str, Self)];
    const CONST: Self;
    const FIXED: Self;
    const FIXED_SHIFT: Self;
    const FLOAT_ZERO: Self;
    const FROM: Self;
    const MINUS: Self;
    const NEXT: Self;
    const SIGN: Self;
    const SIGNED: Self;
    const TIED: Self;
    const UNSIGNED: Self;
    const WORD: Self;

    /// The tag of an operand of this kind that is neither a number nor a register.
    fn tag(self) -> u16;
}

/// Declares a machine's kinds, each with its names in the notation and its tag, if that is not `VALUE`; a kind without a
/// name is written in another way.
macro_rules! kinds {
    ($($kind:ident $($name:literal)* $(=> $tag:ident)?,)*) => {
        /// How an operand is matched and encoded. `grammar/isa/README.md` describes the notation of each.
        #[allow(missing_docs, reason = "described with the notation")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Kind {
            $($kind),*
        }

        #[cfg(feature = "compiler")]
        impl crate::fixed_width::kind::Kinds for Kind {
            const NAMES: &'static [(&'static str, Kind)] = &[$($(($name, Kind::$kind),)*)*];
            const CONST: Kind = Kind::Const;
            const FIXED: Kind = Kind::Fixed;
            const FIXED_SHIFT: Kind = Kind::FixedShift;
            const FLOAT_ZERO: Kind = Kind::FloatZero;
            const FROM: Kind = Kind::From;
            const MINUS: Kind = Kind::Minus;
            const NEXT: Kind = Kind::Next;
            const SIGN: Kind = Kind::Sign;
            const SIGNED: Kind = Kind::Signed;
            const TIED: Kind = Kind::Tied;
            const UNSIGNED: Kind = Kind::Unsigned;
            const WORD: Kind = Kind::Word;

            fn tag(self) -> u16 {
                match self {
                    $($(Kind::$kind => super::tags::$tag,)?)*
                    _ => super::tags::VALUE,
                }
            }
        }
    };
}

pub(crate) use kinds;
