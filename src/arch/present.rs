//! The machines that are compiled in: what has a variant for each machine has none for those that are left out.

#[cfg(not(all(feature = "x86", feature = "aarch64", feature = "arm")))]
use crate::{
    diag::{Code, Diagnostic},
    options::{
        parts::missing,
        triple::{Arch, Triple},
    },
};

/// Selects the expression of the machine that a value is of. The pattern is that of the fields of its variant.
macro_rules! by_machine {
    ($type:ident, $value:expr, X86 $x86:tt => $one:expr, Aarch64 $aarch64:tt => $two:expr, Arm $arm:tt => $three:expr $(,)?) => {
        match $value {
            #[cfg(feature = "x86")]
            $type::X86 $x86 => $one,
            #[cfg(feature = "aarch64")]
            $type::Aarch64 $aarch64 => $two,
            #[cfg(feature = "arm")]
            $type::Arm $arm => $three,
            #[cfg(not(any(feature = "x86", feature = "aarch64", feature = "arm")))]
            $type::None(no) => no.never(),
        }
    };
}
pub(crate) use by_machine;

/// A value that cannot be: no machine is compiled in.
#[cfg(not(any(feature = "x86", feature = "aarch64", feature = "arm")))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {}

#[cfg(not(any(feature = "x86", feature = "aarch64", feature = "arm")))]
impl No {
    pub fn never(self) -> ! {
        match self {}
    }
}

/// The error for a target whose machine is left out.
#[cfg(not(all(feature = "x86", feature = "aarch64", feature = "arm")))]
pub(super) fn no_machine(triple: &Triple) -> Box<Diagnostic> {
    let feature = match triple.arch {
        Arch::X86 | Arch::X86_64 => "x86",
        Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => "aarch64",
        Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe => "arm",
    };
    Box::new(Diagnostic::error(Code::UnsupportedTarget, None, missing(&format!("the target '{triple}'"), feature)))
}
