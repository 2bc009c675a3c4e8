//! Which elements of which operands an instruction that moves elements puts into its destination.

use super::Register;
use super::comments::{Operands, is_vector};
use super::decoded::Decoded;
use super::operands::Operand;
use crate::arch::x86::register_names::Kind;

/// The source of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// An element of the first source.
    First(u8),
    /// An element of the second source.
    Second(u8),
    /// An element of the first source, as LLVM counts them after those of both.
    Beyond(u8),
    Zero,
}

/// The most elements that a register has: 64 bytes.
const MAX_ELEMENTS: usize = 64;

/// The sources of all elements.
pub(super) struct Shuffle {
    sources: [Source; MAX_ELEMENTS],
    count: usize,
    /// The index of the first source among the operands.
    pub(super) first: usize,
    /// The index of the second source.
    pub(super) second: usize,
}

impl Shuffle {
    pub(super) fn elements(&self) -> impl Iterator<Item = Source> + '_ {
        self.sources.iter().take(self.count).copied()
    }
}

/// How an instruction selects the elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    /// The lower or the upper halves of the lanes of two sources, interleaved.
    Interleave {
        upper: bool,
    },
    /// Elements of one source within lanes, by the immediate.
    Within,
    /// Two elements, exchanged.
    Swap,
    /// The upper or the lower four words of each lane, by the immediate.
    Words {
        upper: bool,
    },
    /// The lower half of a lane from one source, the upper one from the other, by the immediate.
    Halves,
    /// Every element is that of the even or odd position.
    Duplicate {
        odd: bool,
    },
    /// The upper elements of both sources; the second source comes first.
    HighLow,
    /// The lower elements of both sources.
    LowHigh,
    /// The lower elements of the first source, then memory.
    LoadHigh,
    /// Memory, then the upper elements of the first source.
    LoadLow,
    /// The lowest element of the second source, the others of the first one.
    Lowest,
    /// The lowest element, and zero.
    Extended,
    /// Elements that are followed by that many zero ones.
    Zeros {
        wide: u16,
    },
    /// Bytes of each lane, shifted left or right.
    Shift {
        right: bool,
    },
    /// Bytes or elements of the concatenated sources.
    Align {
        lanes: bool,
    },
    /// By bits of the immediate.
    Blend,
    Insert,
    /// Lanes of 128 bits by nibbles of the immediate.
    TwoLanes,
    /// Groups of four elements by the immediate.
    Across,
    /// Lanes of 128 bits by the immediate.
    Lanes,
    /// A vector of that many bits, repeated.
    Repeat {
        bits: u16,
    },
}

/// The instructions without the `v` of VEX and EVEX, with the size of their elements in bits.
const RULES: &[(&str, Rule, u16)] = &[
    ("alignd", Rule::Align { lanes: false }, 32),
    ("alignq", Rule::Align { lanes: false }, 64),
    ("blendpd", Rule::Blend, 64),
    ("blendps", Rule::Blend, 32),
    ("broadcastf128", Rule::Repeat { bits: 128 }, 64),
    ("broadcastf32x2", Rule::Repeat { bits: 64 }, 32),
    ("broadcastf32x4", Rule::Repeat { bits: 128 }, 32),
    ("broadcastf32x8", Rule::Repeat { bits: 256 }, 32),
    ("broadcastf64x2", Rule::Repeat { bits: 128 }, 64),
    ("broadcastf64x4", Rule::Repeat { bits: 256 }, 64),
    ("broadcasti128", Rule::Repeat { bits: 128 }, 64),
    ("broadcasti32x2", Rule::Repeat { bits: 64 }, 32),
    ("broadcasti32x4", Rule::Repeat { bits: 128 }, 32),
    ("broadcasti32x8", Rule::Repeat { bits: 256 }, 32),
    ("broadcasti64x2", Rule::Repeat { bits: 128 }, 64),
    ("broadcasti64x4", Rule::Repeat { bits: 256 }, 64),
    ("insertps", Rule::Insert, 32),
    ("movddup", Rule::Duplicate { odd: false }, 64),
    ("movhlps", Rule::HighLow, 64),
    ("movhpd", Rule::LoadHigh, 64),
    ("movhps", Rule::LoadHigh, 32),
    ("movlhps", Rule::LowHigh, 64),
    ("movlpd", Rule::LoadLow, 64),
    ("movlps", Rule::LoadLow, 32),
    ("movq", Rule::Extended, 64),
    ("movsd", Rule::Lowest, 64),
    ("movsh", Rule::Lowest, 16),
    ("movshdup", Rule::Duplicate { odd: true }, 32),
    ("movsldup", Rule::Duplicate { odd: false }, 32),
    ("movss", Rule::Lowest, 32),
    ("palignr", Rule::Align { lanes: true }, 8),
    ("pblendd", Rule::Blend, 32),
    ("pblendw", Rule::Blend, 16),
    ("perm2f128", Rule::TwoLanes, 64),
    ("perm2i128", Rule::TwoLanes, 64),
    ("permilpd", Rule::Within, 64),
    ("permilps", Rule::Within, 32),
    ("permpd", Rule::Across, 64),
    ("permq", Rule::Across, 64),
    ("pmovzxbd", Rule::Zeros { wide: 32 }, 8),
    ("pmovzxbq", Rule::Zeros { wide: 64 }, 8),
    ("pmovzxbw", Rule::Zeros { wide: 16 }, 8),
    ("pmovzxdq", Rule::Zeros { wide: 64 }, 32),
    ("pmovzxwd", Rule::Zeros { wide: 32 }, 16),
    ("pmovzxwq", Rule::Zeros { wide: 64 }, 16),
    ("pshufd", Rule::Within, 32),
    ("pshufhw", Rule::Words { upper: true }, 16),
    ("pshuflw", Rule::Words { upper: false }, 16),
    ("pshufw", Rule::Within, 16),
    ("pslldq", Rule::Shift { right: false }, 8),
    ("psrldq", Rule::Shift { right: true }, 8),
    ("pswapd", Rule::Swap, 32),
    ("punpckhbw", Rule::Interleave { upper: true }, 8),
    ("punpckhdq", Rule::Interleave { upper: true }, 32),
    ("punpckhqdq", Rule::Interleave { upper: true }, 64),
    ("punpckhwd", Rule::Interleave { upper: true }, 16),
    ("punpcklbw", Rule::Interleave { upper: false }, 8),
    ("punpckldq", Rule::Interleave { upper: false }, 32),
    ("punpcklqdq", Rule::Interleave { upper: false }, 64),
    ("punpcklwd", Rule::Interleave { upper: false }, 16),
    ("shuff32x4", Rule::Lanes, 32),
    ("shuff64x2", Rule::Lanes, 64),
    ("shufi32x4", Rule::Lanes, 32),
    ("shufi64x2", Rule::Lanes, 64),
    ("shufpd", Rule::Halves, 64),
    ("shufps", Rule::Halves, 32),
    ("unpckhpd", Rule::Interleave { upper: true }, 64),
    ("unpckhps", Rule::Interleave { upper: true }, 32),
    ("unpcklpd", Rule::Interleave { upper: false }, 64),
    ("unpcklps", Rule::Interleave { upper: false }, 32),
];

/// The sources of an instruction's elements, if it is one that moves them.
pub(super) fn shuffle(decoded: &Decoded, operands: &Operands, destination: Register) -> Option<Shuffle> {
    let mnemonic = decoded.listed_mnemonic(true);
    let name = mnemonic.strip_prefix('v').unwrap_or(mnemonic);
    let (_, rule, bits) = RULES.get(RULES.binary_search_by_key(&name, |rule| rule.0).ok()?)?;
    let width: u16 = match destination.kind {
        Kind::Mmx => 64,
        Kind::Xmm => 128,
        Kind::Ymm => 256,
        _ => 512,
    };
    let count = operands.count();
    let last = operands.get(count.checked_sub(1)?)?;
    let imm = match last {
        Operand::Immediate(value) => Some(value as u8),
        _ => None,
    };
    // The sources: of two operands without an immediate the destination is the first one.
    let sources = count - usize::from(imm.is_some());
    let (first, second) = match sources {
        1 => (0, 0),
        2 => (0, 1),
        _ => (1, 2),
    };
    let cx = Context {
        elements: usize::from(width / bits),
        lane: usize::from(width.min(128) / bits),
        imm: imm.unwrap_or(0),
        from_memory: operands.register(second).is_none(),
        masked: decoded.mask().is_some(),
        is_load: decoded.opcode & 1 == 0,
        from_vector: operands.register(second).is_some_and(is_vector),
    };
    let needs_imm = matches!(
        rule,
        Rule::Within
            | Rule::Words { .. }
            | Rule::Halves
            | Rule::Shift { .. }
            | Rule::Align { .. }
            | Rule::Blend
            | Rule::Insert
            | Rule::TwoLanes
            | Rule::Across
            | Rule::Lanes
    );
    if needs_imm != imm.is_some() || !cx.has_comment(*rule, sources) {
        return None;
    }
    let mut shuffle = Shuffle { sources: [Source::Zero; MAX_ELEMENTS], count: cx.elements, first, second };
    for (i, slot) in shuffle.sources.iter_mut().take(cx.elements).enumerate() {
        *slot = cx.source(*rule, *bits, i);
    }
    Some(shuffle)
}

/// What the rules depend on.
struct Context {
    elements: usize,
    /// The elements of a lane of 128 bits.
    lane: usize,
    imm: u8,
    /// The second source is memory.
    from_memory: bool,
    /// The second source is a vector register.
    from_vector: bool,
    /// There is a write mask.
    masked: bool,
    /// The opcode is even: of two opcodes for a move between registers it is the one that can load.
    is_load: bool,
}

impl Context {
    fn has_comment(&self, rule: Rule, sources: usize) -> bool {
        match rule {
            Rule::LoadHigh | Rule::LoadLow => self.from_memory,
            Rule::Zeros { .. } => !self.from_memory,
            Rule::Lowest => !self.from_memory && self.is_load && !self.masked,
            Rule::Extended => self.from_vector && self.elements == 2,
            Rule::Align { lanes: true } => self.elements > 8,
            Rule::Across => sources == 2,
            _ => true,
        }
    }

    /// The source of the element `i`.
    fn source(&self, rule: Rule, bits: u16, i: usize) -> Source {
        let Context { elements, lane, imm, .. } = *self;
        let imm_of = |at: usize, width: usize| usize::from(imm) >> (at * width) & ((1 << width) - 1);
        let (base, at) = (i / lane * lane, i % lane);
        // An index beyond the first source is one of the second.
        let of = |index: usize| match index {
            _ if index < elements => Source::First(index as u8),
            _ => Source::Second((index % elements) as u8),
        };
        match rule {
            Rule::Interleave { upper } => {
                let index = base + at / 2 + if upper { lane / 2 } else { 0 };
                if at.is_multiple_of(2) { of(index) } else { of(index + elements) }
            }
            // Two elements of 64 bits have a bit each, through all lanes.
            Rule::Within if bits == 64 => Source::Second((base + (usize::from(imm) >> i & 1)) as u8),
            Rule::Within => Source::Second((base + imm_of(at, 2)) as u8),
            Rule::Swap => Source::Second((i ^ 1) as u8),
            Rule::Words { upper } if (at >= 4) == upper => {
                let half = if upper { 4 } else { 0 };
                Source::Second((base + half + imm_of(at - half, 2)) as u8)
            }
            Rule::Words { .. } => Source::Second(i as u8),
            Rule::Halves => {
                let index = if bits == 64 { usize::from(imm) >> i & 1 } else { imm_of(at, 2) };
                of(base + index + if at >= lane / 2 { elements } else { 0 })
            }
            Rule::Duplicate { odd } => Source::Second((i / 2 * 2 + usize::from(odd)) as u8),
            Rule::HighLow => [Source::Second(1), Source::First(1)][i & 1],
            Rule::LowHigh => [Source::First(0), Source::Second(0)][i & 1],
            Rule::LoadHigh if i < lane / 2 => Source::First(i as u8),
            Rule::LoadHigh => Source::Second((i - lane / 2) as u8),
            Rule::LoadLow if i < lane / 2 => Source::Second(i as u8),
            Rule::LoadLow => Source::First(i as u8),
            Rule::Lowest if i == 0 => Source::Second(0),
            Rule::Lowest => Source::First(i as u8),
            Rule::Extended if i == 0 => Source::Second(0),
            Rule::Extended => Source::Zero,
            Rule::Zeros { wide } => {
                let step = usize::from(wide / bits);
                if i.is_multiple_of(step) { Source::Second((i / step) as u8) } else { Source::Zero }
            }
            Rule::Shift { right } => {
                let count = usize::from(imm);
                let from = if right { Some(at + count).filter(|from| *from < lane) } else { at.checked_sub(count) };
                from.map_or(Source::Zero, |from| Source::Second((base + from) as u8))
            }
            Rule::Align { lanes: true } => {
                let index = at + usize::from(imm);
                let index = base + index + if index >= lane { elements - lane } else { 0 };
                match index / elements {
                    0 => Source::Second(index as u8),
                    1 => Source::First((index - elements) as u8),
                    _ => Source::Beyond((index % elements) as u8),
                }
            }
            Rule::Align { lanes: false } => {
                let index = i + (usize::from(imm) & (elements - 1));
                if index < elements { Source::Second(index as u8) } else { Source::First((index - elements) as u8) }
            }
            Rule::Blend if imm >> (i % 8) & 1 != 0 => Source::Second(i as u8),
            Rule::Blend => Source::First(i as u8),
            Rule::Insert => match () {
                () if imm >> i & 1 != 0 => Source::Zero,
                () if i == usize::from(imm >> 4 & 3) => Source::Second(if self.from_memory { 0 } else { imm >> 6 }),
                () => Source::First(i as u8),
            },
            Rule::TwoLanes => {
                let control = imm_of(i / 2, 4);
                let index = (control & 3) * 2 + i % 2;
                if control & 8 != 0 { Source::Zero } else { of(index) }
            }
            Rule::Across => Source::Second((i / 4 * 4 + imm_of(i % 4, 2)) as u8),
            Rule::Lanes => {
                let count = elements / lane;
                let width = if count == 2 { 1 } else { 2 };
                let index = imm_of(i / lane, width) * lane + at;
                of(index + if i >= elements / 2 { elements } else { 0 })
            }
            Rule::Repeat { bits: vector } => Source::Second((i % usize::from(vector / bits)) as u8),
        }
    }
}
