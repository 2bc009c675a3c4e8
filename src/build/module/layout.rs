//! The data layout: sizes and alignments of types, and name mangling.
//! Source: LLVM Language Reference, "Data Layout". This module must not know formats or machines.

use super::types::Type;
use std::fmt;

/// How names of values are mangled to symbol names: the `m:` of a data layout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Mangling {
    /// No `m:` at all: private names get no prefix.
    #[default]
    None,
    /// `m:e`: private names begin with `.L`.
    Elf,
    /// `m:w`: private names begin with `.L`; a name that begins with `?` is not mangled.
    WinCoff,
    /// `m:x`: names begin with `_`, private ones with `L_`; stdcall and fastcall names have a suffix.
    WinCoffUnderscore,
    /// `m:l`: private names begin with `@`.
    Goff,
    /// `m:m`: private names begin with `$`.
    Mips,
    /// `m:o`: names begin with `_`, private ones with `L_`.
    MachO,
    /// `m:a`: private names begin with `L..`.
    Xcoff,
}

impl Mangling {
    /// The prefix of all names.
    #[must_use]
    pub fn global_prefix(self) -> &'static str {
        match self {
            Mangling::WinCoffUnderscore | Mangling::MachO => "_",
            _ => "",
        }
    }

    /// The prefix of private names, before that of all names.
    #[must_use]
    pub fn private_prefix(self) -> &'static str {
        match self {
            Mangling::None => "",
            Mangling::Elf | Mangling::WinCoff => ".L",
            Mangling::Goff => "L#",
            Mangling::Mips => "$",
            Mangling::MachO | Mangling::WinCoffUnderscore => "L",
            Mangling::Xcoff => "L..",
        }
    }

    /// Returns whether a name that begins with `?` is not mangled.
    #[must_use]
    pub fn keeps_question_mark(self) -> bool {
        matches!(self, Mangling::WinCoff | Mangling::WinCoffUnderscore)
    }
}

/// ABI and preferred alignment in bytes, powers of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Aligned {
    /// The width in bits of the type.
    bits: u32,
    abi: u64,
    preferred: u64,
}

/// A data layout.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DataLayout {
    /// Whether data are big endian.
    pub big_endian: bool,
    /// How names are mangled.
    pub mangling: Mangling,
    integers: Vec<Aligned>,
    floats: Vec<Aligned>,
    vectors: Vec<Aligned>,
    /// By address space.
    pointers: Vec<(u32, Aligned)>,
    aggregate: Aligned,
}

/// The reason why a string is not a data layout.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LayoutError {
    /// The reason, in one line.
    pub message: String,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for LayoutError {}

/// The largest size of a type in bytes, so that sizes in bits fit 64 bits.
const MAX_SIZE: u64 = 1 << 60;

impl Default for DataLayout {
    /// The layout of an empty string, which all layouts are based on.
    fn default() -> Self {
        let same = |bits: u32| Aligned { bits, abi: u64::from(bits) / 8, preferred: u64::from(bits) / 8 };
        DataLayout {
            big_endian: false,
            mangling: Mangling::None,
            integers: vec![same(8), same(16), same(32), Aligned { bits: 64, abi: 4, preferred: 8 }],
            floats: vec![same(16), same(32), same(64), same(128)],
            vectors: vec![same(64), same(128)],
            pointers: vec![(0, same(64))],
            aggregate: Aligned { bits: 0, abi: 1, preferred: 8 },
        }
    }
}

impl std::str::FromStr for DataLayout {
    type Err = LayoutError;

    /// Parses a layout such as `e-m:e-i64:64-n8:16:32:64-S128`.
    fn from_str(text: &str) -> Result<Self, LayoutError> {
        let mut layout = DataLayout::default();
        for part in text.split('-').filter(|part| !part.is_empty()) {
            layout
                .read(part)
                .ok_or_else(|| LayoutError { message: format!("data layout: unknown specification '{part}'") })?;
        }
        Ok(layout)
    }
}

/// Parses an alignment in bits, and returns it in bytes; it must be a power of two, or zero if allowed.
fn alignment(bits: &str, zero: bool) -> Option<u64> {
    let bits: u64 = bits.parse().ok()?;
    let bytes = bits / 8;
    (bits.is_multiple_of(8) && bits < 1 << 19 && (bytes.is_power_of_two() || zero && bytes == 0))
        .then_some(bytes.max(1))
}

/// Parses the ABI and the preferred alignment, which is the same unless given.
fn aligned<'w>(bits: u32, mut words: impl Iterator<Item = &'w str>, zero: bool) -> Option<Aligned> {
    let abi = alignment(words.next()?, zero)?;
    Some(Aligned { bits, abi, preferred: words.next().map_or(Some(abi), |word| alignment(word, false))? })
}

impl DataLayout {
    fn read(&mut self, part: &str) -> Option<()> {
        let mut words = part.split(':');
        let head = words.next()?;
        let mut letters = head.chars();
        let (letter, rest) = (letters.next()?, letters.as_str());
        match letter {
            'e' | 'E' if head.len() == 1 => self.big_endian = letter == 'E',
            'm' => {
                self.mangling = match words.next()? {
                    "e" => Mangling::Elf,
                    "w" => Mangling::WinCoff,
                    "x" => Mangling::WinCoffUnderscore,
                    "l" => Mangling::Goff,
                    "m" => Mangling::Mips,
                    "o" => Mangling::MachO,
                    "a" => Mangling::Xcoff,
                    _ => return None,
                }
            }
            'p' => {
                let space = rest.trim_start_matches(|c: char| c.is_ascii_alphabetic());
                let space = if space.is_empty() { 0 } else { space.parse().ok()? };
                let bits = words.next()?.parse().ok();
                let bits = bits.filter(|bits: &u32| bits.is_multiple_of(8) && (8..1 << 16).contains(bits))?;
                let pointer = (space, aligned(bits, words, false)?);
                match self.pointers.iter_mut().find(|p| p.0 == space) {
                    Some(known) => *known = pointer,
                    None => self.pointers.push(pointer),
                }
            }
            'i' | 'f' | 'v' if rest.starts_with(|c: char| c.is_ascii_digit()) => {
                let row = aligned(rest.parse().ok()?, words, false)?;
                let list = match letter {
                    'i' => &mut self.integers,
                    'f' => &mut self.floats,
                    _ => &mut self.vectors,
                };
                let at = list.partition_point(|known| known.bits < row.bits);
                match list.get_mut(at).filter(|known| known.bits == row.bits) {
                    Some(known) => *known = row,
                    None => list.insert(at, row),
                }
            }
            'a' => self.aggregate = aligned(0, words, true)?,
            // The remaining specifications do not affect memory: native integers, the stack, address spaces of code and
            // data.
            'n' | 'S' | 'P' | 'A' | 'G' | 'F' => {}
            _ => return None,
        }
        Some(())
    }

    fn pointer(&self, space: u32) -> Aligned {
        let found = self.pointers.iter().find(|p| p.0 == space).or(self.pointers.first());
        found.map_or(Aligned { bits: 64, abi: 8, preferred: 8 }, |found| found.1)
    }

    /// The size in bytes of a pointer to the default address space.
    #[must_use]
    pub fn pointer_size(&self) -> u32 {
        self.pointer(0).bits / 8
    }

    /// The preferred alignment of a pointer, in bytes.
    #[must_use]
    pub fn pointer_preferred(&self) -> u64 {
        self.pointer(0).preferred
    }

    /// The size in bits of a value of this type, without padding after it. `None` if the type has no size, is larger
    /// than 2^60 bytes, is nested more than 512 deep, or consists of more than 2^24 types.
    #[must_use]
    pub fn bits(&self, ty: &Type) -> Option<u64> {
        self.bits_of(ty, &mut Steps::new())
    }

    /// The number of bytes that a store of this type writes; `None` like [`Self::bits`].
    #[must_use]
    pub fn store_size(&self, ty: &Type) -> Option<u64> {
        Some(self.bits(ty)?.div_ceil(8))
    }

    /// The distance in bytes between elements of an array of this type; `None` like [`Self::bits`].
    #[must_use]
    pub fn alloc_size(&self, ty: &Type) -> Option<u64> {
        self.alloc_size_of(ty, &mut Steps::new())
    }

    /// The offsets of a struct's fields in bytes, and its size including trailing padding; `None` for other types.
    #[must_use]
    pub fn offsets(&self, ty: &Type) -> Option<(Vec<u64>, u64)> {
        let mut offsets = Vec::with_capacity(ty.parts().len());
        let size = self.place_fields(ty, &mut Steps::new(), |at| offsets.push(at))?;
        Some((offsets, size))
    }

    /// The ABI alignment of this type in bytes; 1 if the type is so large that it has no size.
    #[must_use]
    pub fn abi_align(&self, ty: &Type) -> u64 {
        self.align(ty, false, &mut Steps::new()).unwrap_or(1)
    }

    /// The preferred alignment of this type in bytes; 1 if the type is so large that it has no size.
    #[must_use]
    pub fn preferred_align(&self, ty: &Type) -> u64 {
        self.align(ty, true, &mut Steps::new()).unwrap_or(1)
    }

    fn bits_of(&self, ty: &Type, steps: &mut Steps) -> Option<u64> {
        let whole = |bytes: u64| (bytes < MAX_SIZE).then(|| bytes * 8);
        steps.enter_parts()?;
        let bits = match ty {
            Type::Int(bits) => (1..=1 << 23).contains(bits).then(|| u64::from(*bits))?,
            Type::Float(kind) => u64::from(kind.bits()),
            Type::Pointer(space) => u64::from(self.pointer(*space).bits),
            Type::Array(element, count) => whole(self.alloc_size_of(element, steps)?.checked_mul(*count)?)?,
            Type::Vector(element, count) => {
                self.bits_of(element, steps)?.checked_mul(*count).filter(|bits| *bits < MAX_SIZE)?
            }
            Type::Struct { .. } => whole(self.place_fields(ty, steps, |_| ())?)?,
            Type::Function => return None,
        };
        steps.out_of_parts();
        Some(bits)
    }

    fn alloc_size_of(&self, ty: &Type, steps: &mut Steps) -> Option<u64> {
        let align = self.align(ty, false, steps)?;
        self.bits_of(ty, steps)?.div_ceil(8).checked_next_multiple_of(align)
    }

    /// Calls `tell` with the offset of each field of a struct. Returns the struct's size.
    fn place_fields(&self, ty: &Type, steps: &mut Steps, mut tell: impl FnMut(u64)) -> Option<u64> {
        let Type::Struct { fields, packed } = ty else { return None };
        let (mut end, mut most) = (0u64, 1);
        for field in fields.iter() {
            let align = if *packed { 1 } else { self.align(field, false, steps)? };
            end = end.checked_next_multiple_of(align)?;
            tell(end);
            end = end.checked_add(self.alloc_size_of(field, steps)?).filter(|end| *end < MAX_SIZE)?;
            most = most.max(align);
        }
        end.checked_next_multiple_of(most)
    }

    fn align(&self, ty: &Type, preferred: bool, steps: &mut Steps) -> Option<u64> {
        let of = |row: &Aligned| if preferred { row.preferred } else { row.abi };
        steps.enter_parts()?;
        let align = match ty {
            Type::Int(bits) => {
                // The alignment of the next larger integer, or of the largest one.
                self.integers.iter().find(|row| row.bits >= *bits).or(self.integers.last()).map_or(1, of)
            }
            Type::Float(kind) => match self.floats.iter().find(|row| row.bits == kind.bits()) {
                Some(row) => of(row),
                // The size, rounded up to a power of two.
                None => u64::from(kind.bits() / 8).next_power_of_two(),
            },
            Type::Pointer(space) => of(&self.pointer(*space)),
            Type::Array(element, _) => self.align(element, preferred, steps)?,
            Type::Vector(..) => {
                let depth = steps.depth;
                let bits = self.bits_of(ty, steps).unwrap_or(0);
                steps.depth = depth;
                match self.vectors.iter().find(|row| u64::from(row.bits) == bits) {
                    Some(row) => of(row),
                    // The size of the vector, rounded up to a power of two.
                    None => bits.div_ceil(8).max(1).next_power_of_two(),
                }
            }
            Type::Struct { packed: true, .. } if !preferred => 1,
            Type::Struct { fields, packed } => {
                let mut most = of(&self.aggregate);
                for field in if *packed { &[][..] } else { fields } {
                    most = most.max(self.align(field, false, steps)?);
                }
                most
            }
            Type::Function => 1,
        };
        steps.out_of_parts();
        Some(align)
    }
}

/// Limits the work for the size of a type: the recursion depth and the number of parts.
#[derive(Debug)]
struct Steps {
    depth: u32,
    left: u32,
}

impl Steps {
    fn new() -> Self {
        Steps { depth: 512, left: 1 << 24 }
    }

    /// Enters a type; `None` if a limit is exceeded.
    fn enter_parts(&mut self) -> Option<()> {
        self.depth = self.depth.checked_sub(1)?;
        self.left = self.left.checked_sub(1)?;
        Some(())
    }

    fn out_of_parts(&mut self) {
        self.depth += 1;
    }
}
