//! The machines that are compiled in.
//!
//! What has a variant for each machine holds a value of the machine's type here with it. Without the machine's feature
//! this type has no values, nor has the variant, so that the compiler leaves out all code for it, and the tables that
//! only this code refers to.

use crate::diag::{Code, Diagnostic};
use crate::options::triple::Triple;

/// The machine is compiled in.
#[allow(dead_code, reason = "there may be no machine")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yes;

/// The machine is left out.
#[allow(dead_code, reason = "there may be all machines")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {}

/// x86.
#[cfg(feature = "x86")]
pub type X86 = Yes;
/// x86.
#[cfg(not(feature = "x86"))]
pub type X86 = No;

/// A64.
#[cfg(feature = "aarch64")]
pub type Aarch64 = Yes;
/// A64.
#[cfg(not(feature = "aarch64"))]
pub type Aarch64 = No;

/// T32.
#[cfg(feature = "arm")]
pub type Arm = Yes;
/// T32.
#[cfg(not(feature = "arm"))]
pub type Arm = No;

/// The types above.
pub trait Present: Sized {
    /// The value, if there is one.
    fn value() -> Option<Self>;
}

impl Present for Yes {
    #[inline]
    fn value() -> Option<Self> {
        Some(Yes)
    }
}

impl Present for No {
    #[inline]
    fn value() -> Option<Self> {
        None
    }
}

/// The value for the machine of a target.
///
/// # Errors
/// If the machine is left out.
#[inline]
pub(super) fn require<P: Present>(triple: &Triple, feature: &str) -> Result<P, Box<Diagnostic>> {
    P::value().ok_or_else(|| {
        let error = format!("the target '{triple}' needs the feature '{feature}', without which llas was built");
        Box::new(Diagnostic::error(Code::UnsupportedTarget, None, error))
    })
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
