//! Constants and addresses.

use super::Printer;
use crate::words::{count, decimal, number_of, quoted};
use llas::module::*;
use std::fmt::Write;

impl Printer<'_> {
    /// Prints an address with its type.
    pub(super) fn address(&mut self, address: Address) {
        let reference = match address.reference {
            Reference::Plain => "",
            Reference::DsoLocalEquivalent => "dso_local_equivalent ",
            Reference::NoCfi => "no_cfi ",
            other => panic!("{other:?} is not expected"),
        };
        let name = self.name(address.value);
        match address.offset {
            0 => put!(self, "ptr {reference}@{name}"),
            offset => put!(self, "ptr getelementptr (i8, ptr {reference}@{name}, i64 {offset})"),
        }
    }

    /// Prints an address as an integer of the pointer width, with its type.
    pub(super) fn integer(&mut self, address: Address) {
        let bits = self.module.layout.pointer_size() * 8;
        put!(self, "i{bits} ptrtoint (");
        self.address(address);
        put!(self, " to i{bits})");
    }

    pub(super) fn list(&mut self, open: &str, values: &[Constant], close: &str) {
        put!(self, "{open}");
        for (n, value) in values.iter().enumerate() {
            put!(self, "{}", if n == 0 { "" } else { ", " });
            self.constant(value);
        }
        put!(self, "{close}");
    }

    /// Prints a constant with its type.
    pub(super) fn constant(&mut self, constant: &Constant) {
        let pointer = self.module.layout.pointer_size() * 8;
        match constant {
            Constant::Int { bits, words } => put!(self, "i{bits} {}", decimal(*bits, words)),
            Constant::Float { kind, bits } => {
                let ty = constant.ty();
                match kind {
                    FloatKind::Half => put!(self, "{ty} 0xH{bits:04X}"),
                    FloatKind::BFloat => put!(self, "{ty} 0xR{bits:04X}"),
                    FloatKind::Float => {
                        put!(self, "{ty} 0x{:016X}", f64::from(f32::from_bits(*bits as u32)).to_bits());
                    }
                    FloatKind::Double => put!(self, "{ty} 0x{bits:016X}"),
                    FloatKind::Fp80 => put!(self, "{ty} 0xK{bits:020X}"),
                    // The lower half comes first.
                    FloatKind::Fp128 => put!(self, "{ty} 0xL{:016X}{:016X}", *bits as u64, (bits >> 64) as u64),
                    FloatKind::DoubleDouble => put!(self, "{ty} 0xM{:016X}{:016X}", *bits as u64, (bits >> 64) as u64),
                    other => panic!("{other:?} is not expected"),
                }
            }
            Constant::Zero(ty) => put!(self, "{ty} zeroinitializer"),
            Constant::Undef(ty) => put!(self, "{ty} undef"),
            Constant::String(bytes) => put!(self, "{} c{}", constant.ty(), quoted(bytes)),
            Constant::Data { element, vector, bytes } => {
                let width = bytes.len() / count(&constant.ty()).max(1);
                let numbers = bytes.chunks(width.max(1)).map(|number| number_of(element, number));
                let (open, close) = if *vector { ("<", ">") } else { ("[", "]") };
                put!(self, "{} ", constant.ty());
                self.list(open, &numbers.collect::<Vec<_>>(), close);
            }
            Constant::Array { values, .. } => {
                put!(self, "{} ", constant.ty());
                self.list("[", values, "]");
            }
            Constant::Vector { values, .. } => {
                put!(self, "{} ", constant.ty());
                self.list("<", values, ">");
            }
            Constant::Struct { fields, packed } => {
                put!(self, "{} ", constant.ty());
                let (open, close) = if *packed { ("<{ ", " }>") } else { ("{ ", " }") };
                self.list(open, fields, close);
            }
            Constant::Address(address) => self.address(*address),
            Constant::AddressInt { bits, address } if *bits == pointer => self.integer(*address),
            Constant::AddressInt { bits, address } => {
                put!(self, "i{bits} trunc (");
                self.integer(*address);
                put!(self, " to i{bits})");
            }
            Constant::Difference { bits, to, from } => {
                let narrow = *bits != pointer;
                if narrow {
                    put!(self, "i{bits} trunc (");
                }
                put!(self, "i{pointer} sub (");
                self.integer(*to);
                put!(self, ", ");
                self.integer(*from);
                put!(self, ")");
                if narrow {
                    put!(self, " to i{bits})");
                }
            }
            Constant::Cast(ty, inner) => {
                put!(self, "{ty} bitcast (");
                self.constant(inner);
                put!(self, " to {ty})");
            }
            other => panic!("{other:?} is not expected"),
        }
    }
}
