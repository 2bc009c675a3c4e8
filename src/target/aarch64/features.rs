//! Which features there are, and what follows from one: the names of `-mattr`.

use super::tables::{Bits, FEATURES};

/// What a feature brings along.
const IMPLIES: &[(&str, &str)] = &[
    ("neon", "fp-armv8"),
    ("fullfp16", "fp-armv8"),
    ("fp16fml", "fullfp16"),
    ("jsconv", "fp-armv8"),
    ("aes", "neon"),
    ("sha2", "neon"),
    ("sha3", "sha2"),
    ("sm4", "neon"),
    ("crypto", "aes sha2"),
    ("rdm", "neon"),
    ("dotprod", "neon"),
    ("complxnum", "neon"),
    ("bf16", "neon"),
    ("i8mm", "neon"),
    ("rcpc-immo", "rcpc"),
    ("rcpc3", "rcpc-immo"),
    ("lse128", "lse"),
    ("ccdp", "ccpp"),
    ("faminmax", "neon"),
    ("fpmr", ""),
    ("fp8", "neon"),
    ("fp8fma", "fp8"),
    ("fp8dot4", "fp8fma"),
    ("fp8dot2", "fp8dot4"),
    ("lut", "neon"),
    ("fprcvt", "fp-armv8"),
    ("f8f16mm", "fp8"),
    ("f8f32mm", "fp8"),
    ("f32mm", "sve"),
    ("f64mm", "sve"),
    ("sve", "fullfp16"),
    ("sve2", "sve"),
    ("sve-aes", "aes"),
    ("sve2-aes", "sve2 sve-aes"),
    ("sve-sm4", "sm4"),
    ("sve2-sm4", "sve2 sve-sm4"),
    ("sve-sha3", "sha3"),
    ("sve2-sha3", "sve2 sve-sha3"),
    ("sve-bitperm", ""),
    ("sve2-bitperm", "sve2 sve-bitperm"),
    ("sve2p1", "sve2"),
    ("sve2p2", "sve2p1"),
    ("sme", "bf16 fullfp16"),
    ("sme2", "sme"),
    ("sme2p1", "sme2"),
    ("sme2p2", "sme2p1"),
    ("sme-f64f64", "sme"),
    ("sme-i16i64", "sme"),
    ("sme-fa64", "sme sve2"),
    ("sme-f16f16", "sme2"),
    ("sme-b16b16", "sme2 sve-b16b16"),
    ("sme-lutv2", "sme2"),
    ("sme-f8f16", "sme2 fp8"),
    ("sme-f8f32", "sme2 fp8"),
    ("sme-mop4", "sme2"),
    ("sme-tmop", "sme2"),
    ("sve-aes2", "sve2"),
    ("ssve-aes", "sme2 sve-aes"),
    ("ssve-bitperm", "sme2 sve-bitperm"),
    ("ssve-fp8fma", "sme2 fp8"),
    ("ssve-fp8dot4", "ssve-fp8fma"),
    ("ssve-fp8dot2", "ssve-fp8dot4"),
    ("d128", "lse128"),
    ("ls64_accdata", "ls64_v"),
    ("mte", ""),
    ("gcs", "chk"),
    ("v8.1a", "crc lse rdm pan lor vh"),
    ("v8.2a", "v8.1a ccpp pan-rwv uaops ras"),
    ("v8.3a", "v8.2a rcpc pauth jsconv complxnum ccidx"),
    ("v8.4a", "v8.3a dotprod flagm rcpc-immo dit tracev8.4 am sel2 tlb-rmi nv mpam"),
    ("v8.5a", "v8.4a altnzcv fptoint bti sb ssbs specrestrict predres ccdp"),
    ("v8.6a", "v8.5a amvs bf16 fgt ecv i8mm"),
    ("v8.7a", "v8.6a xs wfxt hcx"),
    ("v8.8a", "v8.7a hbc mops nmi"),
    ("v8.9a", "v8.8a clrbhb prfm-slc-target specres2 cssc rasv2 chk"),
    ("v9a", "v8.5a sve2"),
    ("v9.1a", "v8.6a v9a"),
    ("v9.2a", "v8.7a v9.1a"),
    ("v9.3a", "v8.8a v9.2a"),
    ("v9.4a", "v8.9a v9.3a sve2p1"),
    ("v9.5a", "v9.4a cpa faminmax lut"),
    ("v9.6a", "v9.5a cmpbr lsui occmo"),
    ("v9.7a", "v9.6a fprcvt sve2p2"),
];

/// What `.arch_extension` and `-mcpu` call a feature otherwise.
const SYNONYMS: &[(&str, &str)] = &[
    ("simd", "neon"),
    ("fp", "fp-armv8"),
    ("fp16", "fullfp16"),
    ("memtag", "mte"),
    ("rng", "rand"),
    ("profile", "spe"),
    ("flagm2", "altnzcv"),
    ("fcma", "complxnum"),
    ("jscvt", "jsconv"),
    ("rdma", "rdm"),
    ("sha2", "sha2"),
    ("pmuv3", "perfmon"),
    ("rcpc2", "rcpc-immo"),
    ("ssbs", "ssbs"),
    ("mops", "mops"),
];

/// The features that code may use.
#[derive(Clone, Debug)]
pub struct Features {
    bits: Bits,
}

fn set(bits: &mut Bits, name: &str) {
    if let Some(i) = FEATURES.iter().position(|f| *f == name) {
        bits[i / 64] |= 1 << (i % 64);
    }
}

/// Whether all of some features are among others.
#[inline]
fn within(some: &Bits, others: &Bits) -> bool {
    some.iter().zip(others).all(|(a, b)| a & !b == 0)
}

fn meet(some: &Bits, others: &Bits) -> bool {
    some.iter().zip(others).any(|(a, b)| a & b != 0)
}

/// The bits of a feature and of all that it brings along.
fn closure(name: &str, bits: &mut Bits, depth: u32) {
    set(bits, name);
    if depth == 0 {
        return;
    }
    if let Some(implied) = IMPLIES.iter().find(|i| i.0 == name) {
        implied.1.split_whitespace().for_each(|name| closure(name, bits, depth - 1));
    }
}

/// As deep as features bring others along.
const DEPTH: u32 = 20;

impl Features {
    /// Those that every processor has, and what `-mattr` changes.
    #[must_use]
    pub fn new(changes: &[String]) -> Self {
        let mut features = Features { bits: [0; 3] };
        features.set("neon", true);
        for change in changes {
            match change.split_at_checked(1) {
                Some(("+", name)) => features.set(name, true),
                Some(("-", name)) => features.set(name, false),
                _ => {}
            }
        }
        features
    }

    /// Adds a feature with all that it brings, or takes it away with all that need it.
    pub fn set(&mut self, name: &str, on: bool) {
        if name == "all" {
            self.bits = if on { [u64::MAX; 3] } else { [0; 3] };
        } else if on {
            closure(name, &mut self.bits, DEPTH);
        } else {
            let mut lost = [0; 3];
            set(&mut lost, name);
            for (i, other) in FEATURES.iter().enumerate() {
                let mut needed = [0; 3];
                closure(other, &mut needed, DEPTH);
                if meet(&needed, &lost) {
                    self.bits[i / 64] &= !(1 << (i % 64));
                }
            }
        }
    }

    /// The name that `-mattr` has for what `.arch_extension` calls so; none where there is none.
    #[must_use]
    pub fn extension(name: &str) -> Option<&'static str> {
        if let Some(known) = SYNONYMS.iter().find(|s| s.0 == name) {
            return Some(known.1);
        }
        FEATURES.iter().copied().chain(IMPLIES.iter().map(|i| i.0)).find(|f| *f == name)
    }

    /// Whether one of the groups is there, whole; nothing is asked for by none.
    #[inline]
    #[must_use]
    pub fn has(&self, groups: &[Bits]) -> bool {
        groups.is_empty() || groups.iter().any(|group| within(group, &self.bits))
    }

    /// Whether there is the feature of that name.
    #[must_use]
    pub fn named(&self, name: &str) -> bool {
        let mut bits = [0; 3];
        set(&mut bits, name);
        bits != [0; 3] && within(&bits, &self.bits)
    }

    /// Whether all of these features are there, or one of them if `any` is enough.
    #[must_use]
    pub fn has_bits(&self, needs: &Bits, any: bool) -> bool {
        within(needs, &self.bits) || any && meet(needs, &self.bits)
    }

    /// What is missing, in llvm-mc's words.
    #[must_use]
    pub fn missing(groups: &[Bits]) -> String {
        let names = |group: &Bits| {
            let of = |i: usize| (group[i / 64] >> (i % 64) & 1 != 0).then_some(FEATURES[i]);
            (0..FEATURES.len()).filter_map(of).collect::<Vec<_>>().join(" ")
        };
        groups.iter().map(names).collect::<Vec<_>>().join(" or ")
    }
}
