//! The machines that are compiled in: what has a variant for each machine has none for those that are left out.

#[cfg(not(all(feature = "x86", feature = "aarch64", feature = "arm")))]
use crate::{
    diag::{Code, Diagnostic},
    options::triple::{Arch, Triple},
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
pub(super) fn missing(triple: &Triple) -> Box<Diagnostic> {
    let feature = match triple.arch {
        Arch::X86 | Arch::X86_64 => "x86",
        Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => "aarch64",
        Arch::Arm | Arch::Thumb => "arm",
    };
    let error = format!("the target '{triple}' needs the feature '{feature}', without which llas was built");
    Box::new(Diagnostic::error(Code::UnsupportedTarget, None, error))
}

#[cfg(test)]
mod tests {
    use crate::options::Options;

    #[test]
    fn a_target_of_a_machine_that_is_left_out_is_an_error() {
        let machines = [
            ("x86_64-linux-gnu", "x86", cfg!(feature = "x86")),
            ("aarch64-windows-msvc", "aarch64", cfg!(feature = "aarch64")),
            ("thumbv7-windows-msvc", "arm", cfg!(feature = "arm")),
        ];
        for (triple, feature, is_there) in machines {
            match Options::for_target(triple.parse().unwrap()) {
                Ok(_) => assert!(is_there, "{triple}"),
                Err(error) => {
                    assert!(!is_there && error.to_string().contains(&format!("needs the feature '{feature}'")));
                }
            }
        }
    }
}
