//! Writes the prefixes, REX or REX2, and the opcode of a legacy row.

use super::encode::{Extension, Places, Writer};
use super::error::EncodeError;
use super::head::Head;
use super::modrm::ModRm;
use super::operand::Content;
use super::prefixes::Prefixes;
use super::registers::traits;
use super::{Dialect, InsnBytes, Mode, relocation, tables as t};

impl Writer<'_> {
    /// Writes the prefixes of a legacy row; the mandatory one is returned.
    pub(super) fn lead(&self, code: &mut InsnBytes) -> Head {
        let (format, dialect) = (self.format, self.options.dialect());
        if format.sized() & self.mode.bit() != 0 || self.has_data32() {
            code.push(0x66);
        }
        if dialect != Dialect::Llvm {
            self.repeats(code);
        }
        if self.prefixes.has(Prefixes::LOCK) {
            code.push(0xf0);
        }
        if dialect == Dialect::Llvm && self.prefixes.has(Prefixes::NOTRACK) {
            code.push(0x3e);
        }
        let mut head = Head::EMPTY;
        if format.pp() != 0 {
            head.push(format.mandatory());
        }
        head
    }

    /// The bytes of a legacy row up to the opcode, for [`Self::common`].
    #[inline(always)]
    pub(super) fn legacy_common(&self, reg: ModRm, modrm: ModRm) -> (Head, Extension) {
        let format = self.format;
        let mut head = Head::of_lead(self.leads[usize::from(format.lead & 31)]);
        let rex = u8::from(format.w) << 3 | reg.rex_r() | modrm.rex_xb();
        // Only 64-bit mode has the registers with this trait.
        let is_rex = rex | self.operands.traits & traits::LOW_BYTE != 0;
        // Half of the instructions have one, so a branch would be mispredicted.
        head.append((0x40 | u32::from(rex)) & 0u32.wrapping_sub(is_rex.into()), is_rex.into());
        let (opcode, opcode_len) = self.row.head(format);
        head.append(opcode, opcode_len);
        (head, if is_rex { Extension::Rex } else { Extension::None })
    }

    /// The bytes of a legacy row up to the opcode, after those in `head`.
    pub(super) fn legacy(&self, mut head: Head, p: Places) -> Result<(Head, Extension), EncodeError> {
        let format = self.format;
        let (reg, b, x) = (p.reg, p.b, p.x);
        let rex = u8::from(format.w) << 3 | reg >> 1 & 4 | x >> 2 & 2 | b >> 3 & 1 | self.prefixes.rex_bits();
        let (mut opcode, mut opcode_len) = self.row.head(format);
        let traits = self.operands.traits;
        let extension;
        if (reg | b | x) & 16 != 0 || format.flags & t::F_REX2 != 0 || self.prefixes.has(Prefixes::REX2) {
            extension = Extension::Rex2;
            let escape = u8::from(format.map == 1);
            head.push(0xd5);
            head.push(escape << 7 | reg << 2 & 0x40 | x << 1 & 0x20 | b & 0x10 | rex);
            // REX2 encodes the escape byte.
            opcode >>= 8 * escape;
            opcode_len -= escape;
        } else if rex != 0
            || self.mode == Mode::Bits64
                && (traits & traits::LOW_BYTE != 0 || self.prefixes.has(Prefixes::REX) || self.x32_needs_rex())
        {
            head.push(0x40 | rex);
            extension = Extension::Rex;
        } else {
            extension = Extension::None;
        }
        if traits & traits::HIGH_BYTE != 0 && (extension != Extension::None || self.prefixes.has(Prefixes::REX)) {
            let prefix = if extension == Extension::Rex2 { "REX2" } else { "REX" };
            return Err(EncodeError::HighByte { operand: self.high_byte(), prefix });
        }
        head.append(opcode, opcode_len);
        Ok((head, extension))
    }

    /// On x32 the linker may turn these into instructions that need the prefix.
    fn x32_needs_rex(&self) -> bool {
        self.options.x32
            && self.operands.as_slice().iter().any(|o| match &o.content {
                Content::Address(a) => matches!(a.disp.specifier(), relocation::GOTTPOFF | relocation::TLSDESC),
                _ => false,
            })
    }
}
