//! Emits constants to the current section. Source: `AsmPrinter::emitGlobalConstant`, `lowerConstant`.

use super::{Error, Lowerer};
use crate::build::module::constant::{Address, Constant, Reference};
use crate::build::module::memory::Piece;
use crate::build::module::{Kind, Refused, Value};
use crate::build::streamer::Expr;

impl Lowerer<'_> {
    pub(super) fn address(&mut self, address: Address) -> Result<Expr, Refused> {
        let local = match address.reference {
            Reference::Plain if self.facts.local_references => self.local_alias(address.value)?,
            _ => None,
        };
        let symbol = local.map_or_else(|| self.symbol(address.value), Ok)?;
        let mut value = Expr::symbol(symbol);
        if address.reference == Reference::DsoLocalEquivalent {
            if self.is_coff() {
                let name = self.common(address.value)?.name.clone();
                return Err(Refused::Invalid {
                    name,
                    reason: "dso_local_equivalent is not supported on this platform",
                });
            }
            let function = matches!(self.object_of(address.value), Some(object) if object.kind == Kind::Function);
            if function {
                value = value.specifier(self.facts.linkage_entry);
            }
        }
        Ok(if address.offset == 0 { value } else { value.plus(address.offset) })
    }

    pub(super) fn constant(&mut self, constant: &Constant) -> Result<(), Error> {
        self.contents(constant, None)
    }

    /// Appends a constant. `of` is the global whose whole contents it is, if any.
    pub(super) fn contents(&mut self, constant: &Constant, of: Option<Value>) -> Result<(), Error> {
        let mut offset = 0;
        for piece in constant.pieces(&self.module.layout)? {
            match piece {
                Piece::Bytes(bytes) => {
                    offset += bytes.len() as u64;
                    self.out.bytes(&bytes)?;
                }
                Piece::Zeros(count) => {
                    offset += count;
                    self.out.space(count, 0)?;
                }
                Piece::Value { to, from, size } => {
                    let entry = match of {
                        Some(of) => self.table_entry(to, from, of, offset)?,
                        None => None,
                    };
                    let value = match entry {
                        Some(entry) => entry,
                        None => self.difference(to, from)?,
                    };
                    offset += u64::from(size);
                    self.out.value(value, size as u8)?;
                }
            }
        }
        Ok(())
    }

    /// An address, or its distance from `from`: offsets come after both symbols.
    fn difference(&mut self, mut to: Address, from: Option<Address>) -> Result<Expr, Refused> {
        let Some(from) = from else { return self.address(to) };
        let offset = to.offset.wrapping_sub(from.offset);
        let from = self.symbol(from.value)?;
        let to = match to.reference {
            Reference::Plain => Expr::symbol(self.symbol(to.value)?),
            _ => {
                to.offset = 0;
                self.address(to)?
            }
        };
        let value = to.minus(from);
        Ok(if offset == 0 { value } else { value.plus(offset) })
    }
}
