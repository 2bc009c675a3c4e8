//! A64's features: the spellings of architectures in `.arch`, and the dependencies of extensions.

use super::tables::{ARCHITECTURES, FEATURES, NEEDS, PROCESSORS};
use crate::arch::features::{Bits, FeatureTables, Features};

/// The features that llvm-mc 22 accepts in addition to those in `features.isa`; they have no effect on assembly.
const WITHOUT_EFFECT: &str = "CONTEXTIDREL2 a320 a35 a510 a520 a520ae a53 a55 a57 a65 a710 a715 a72 a720 a720ae a73 a75 a76 a77 a78 a78ae a78c addr-\
     lsl-slow-14 aggressive-fma aggressive-interleaving all alternate-sextload-cvt-f32-pattern alu-lsl-fast arith-bcc-\
     fusion arith-cbz-fusion ascend-store-address avoid-ldapur balance-fp-ops call-saved-x10 call-saved-x11 call-saved-x12 \
     call-saved-x13 call-saved-x14 call-saved-x15 call-saved-x18 call-saved-x8 call-saved-x9 cmp-bcc-fusion disable-fast-\
     inc-vl disable-latency-sched-heuristic disable-ldp disable-maximize-scalable-bandwidth disable-stp disable-\
     unpredicated-ld-st-lower el2vmsa enable-select-opt execute-only exynos-cheap-as-move exynosm3 exynosm4 fix-\
     cortex-a53-835769 fmv force-32bit-jump-tables fpac fuse-address fuse-addsub-2reg-const1 fuse-adrp-add fuse-aes fuse-\
     arith-logic fuse-crypto-eor fuse-csel fuse-cset fuse-literals harden-sls-blr harden-sls-nocomdat harden-sls-retbr ldp-\
     aligned-only lse2 max-interleave-factor-4 neoverse512tvb neoversee1 neoversen1 neoversen2 neoversen3 neoversev1 \
     neoversev2 neoversev3 neoversev3AE no-bti-at-return-twice no-neg-immediates no-sve-fp-ld1r no-zcz-fpr64 outline-\
     atomics perfmon predictable-select-expensive reserve-lr-for-ra reserve-x1 reserve-x10 reserve-x11 reserve-x12 \
     reserve-x13 reserve-x14 reserve-x15 reserve-x18 reserve-x2 reserve-x20 reserve-x21 reserve-x22 reserve-x23 reserve-x24 \
     reserve-x25 reserve-x26 reserve-x27 reserve-x28 reserve-x3 reserve-x4 reserve-x5 reserve-x6 reserve-x7 reserve-x9 \
     slow-misaligned-128store slow-paired-128 slow-strqro-store store-pair-suppress stp-aligned-only strict-align tagged-\
     globals tpidr-el1 tpidr-el2 tpidr-el3 tpidrro-el0 use-experimental-zeroing-pseudos use-fixed-over-scalable-if-equal-\
     cost use-postra-scheduler use-reciprocal-square-root use-wzr-to-vec-move zcm-fpr128 zcm-fpr32 zcm-fpr64 zcm-gpr32 zcm-\
     gpr64 zcz-fp-workaround zcz-fpr128 zcz-gpr32 zcz-gpr64";

pub static TABLES: FeatureTables = FeatureTables {
    features: &FEATURES,
    architectures: &ARCHITECTURES,
    processors: &PROCESSORS,
    needs: &NEEDS,
    has_all: true,
    given: &["neg-immediates"],
    without_effect: WITHOUT_EFFECT,
};

/// The feature bits of an architecture as spelled in `.arch`.
fn architecture(name: &str) -> Option<Bits> {
    let name = name.strip_prefix("arm").unwrap_or(name);
    let bare = name.strip_prefix('v')?;
    let spelt = match bare {
        "8" | "9" => format!("armv{bare}-a"),
        "8l" => "armv8-a".into(),
        _ if bare.contains('-') => format!("armv{bare}"),
        _ => {
            let (number, profile) = bare.split_at_checked(bare.len().checked_sub(1)?)?;
            format!("armv{number}-{profile}")
        }
    };
    TABLES.architecture(&spelt)
}

/// The features of a processor (or of none, if the name is empty) with the changes of `-mattr`. Without either, those
/// of `armv8-a`.
#[must_use]
pub fn of_options(processor: &str, changes: &[String]) -> Features {
    let known = match processor {
        "" if changes.is_empty() => TABLES.architecture("armv8-a"),
        "" => TABLES.processor("generic"),
        _ => TABLES.processor(processor),
    };
    Features::with(&TABLES, known.unwrap_or_default()).changed(changes)
}

/// The features of an architecture, as spelled in `.arch`.
#[must_use]
pub fn of_architecture(name: &str) -> Option<Features> {
    architecture(name).map(|bits| Features::with(&TABLES, bits))
}

/// Enables or disables the features of an `.arch_extension`. Returns false if it is unknown.
pub fn extend(features: &mut Features, name: &str, on: bool) -> bool {
    let Some(feature) = FEATURES.iter().find(|f| f.extensions.contains(&name)) else { return false };
    features.set(feature.name, on);
    // `crypto` includes more from Armv8.4-A on.
    if name == "crypto" {
        let parts: &[&str] = if features.named("v8.4a") { &["sha2", "aes", "sha3", "sm4"] } else { &["sha2", "aes"] };
        parts.iter().for_each(|part| features.set(part, on));
    }
    true
}
