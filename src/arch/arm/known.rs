//! The features that llvm-mc 22 accepts and that have no effect on assembly.

/// Accepted by `-mattr` in addition to the features in `features.isa`.
pub(super) const FEATURES: &str = "32bit a12 a15 a17 a32 a35 a5 a53 a55 a57 a7 a72 a73 a75 a76 a77 a78c a8 a9 aapcs-frame-chain atomics-32 avoid-movs-\
     shop avoid-muls avoid-partial-cpsr big-endian-instructions branch-align-64 cheap-predicable-cpsr disable-postra-\
     scheduler dont-widen-vmovs expand-fp-mlx fix-cmse-cve-2021-35465 fix-cortex-a57-aes-1742098 fpao fuse-aes fuse-\
     literals harden-sls-blr harden-sls-nocomdat harden-sls-retbr loop-align m3 m55 m7 m85 muxed-units mve1beat mve2beat \
     mve4beat neon-fpmovs neonfp no-branch-predictor no-bti-at-return-twice no-neg-immediates nonpipelined-vfp prefer-ishst \
     prefer-vmovsr prof-unpr r4 r5 r52 r52plus r7 read-tp-tpidrprw read-tp-tpidruro read-tp-tpidrurw ret-addr-stack slow-\
     fp-brcc slow-load-D-subreg slow-odd-reg slow-vdup32 slow-vgetlni32 slowfpvfmx slowfpvmlx splat-vfp-neon use-\
     mipipeliner use-misched vldn-align vmlx-forwarding vmlx-hazards wide-stride-vfp zcz";
