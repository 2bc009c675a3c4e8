//! Values in the 16 bytes in which fixups and places that may grow keep them.

use super::symbol::{RelocatableValue, Value};
use crate::ast::{ExprId, Name, Specifier};

/// What the payload of a packed value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Nothing: the value is the constant.
    Constant,
    /// The number of the symbol that is added to the constant.
    Symbol,
    /// The number of the symbol that is added; the constant's low half is that of the symbol that is subtracted, and its high
    /// half the number that is added.
    Difference,
    /// The number of the expression that is added to the constant.
    Tree,
    /// The first index in [`Wide`] of the values, to each of which the constant is added.
    Wide,
}

/// A value, in 16 bytes, and two bytes for its owner.
#[derive(Clone, Copy, Debug)]
pub(super) struct PackedValue {
    constant: i64,
    payload: u32,
    form: Form,
    specifier: Specifier,
    /// The owner's.
    pub(super) notes: [u8; 2],
}

const _: () = assert!(size_of::<PackedValue>() == 16);

/// The values that take more than a packed value has.
pub(super) type Wide = Vec<Value>;

impl PackedValue {
    /// Packs `value + addend`.
    #[inline]
    pub(super) fn new(value: Value, addend: i64, notes: [u8; 2], wide: &mut Wide) -> Self {
        let (form, payload, specifier, constant) = match value {
            Value::Relocatable(RelocatableValue { add: Some(name), sub: None, constant, specifier }) => {
                (Form::Symbol, name.number(), specifier, constant.wrapping_add(addend))
            }
            Value::Relocatable(RelocatableValue { add: None, sub: None, constant, specifier }) => {
                (Form::Constant, 0, specifier, constant.wrapping_add(addend))
            }
            Value::Tree(expr) => (Form::Tree, expr.0, Specifier::NONE, addend),
            Value::Relocatable(RelocatableValue { add: Some(add), sub: Some(sub), constant, specifier })
                if i32::try_from(constant.wrapping_add(addend)).is_ok() =>
            {
                let halves = constant.wrapping_add(addend) << 32 | i64::from(sub.number());
                (Form::Difference, add.number(), specifier, halves)
            }
            Value::Relocatable(_) => return Self::list(&[value], addend, notes, wide),
        };
        PackedValue { constant, payload, form, specifier, notes }
    }

    /// Packs several values, whose number the owner knows.
    pub(super) fn list(values: &[Value], addend: i64, notes: [u8; 2], wide: &mut Wide) -> Self {
        let payload = wide.len() as u32;
        wide.extend_from_slice(values);
        PackedValue { constant: addend, payload, form: Form::Wide, specifier: Specifier::NONE, notes }
    }

    /// The value of that index, and what is added to it.
    #[inline]
    pub(super) fn get(&self, index: u8, wide: &Wide) -> (Value, i64) {
        let value = match self.form {
            Form::Symbol => RelocatableValue {
                add: Some(Name::new(self.payload)),
                sub: None,
                constant: self.constant,
                specifier: self.specifier,
            },
            Form::Difference => RelocatableValue {
                add: Some(Name::new(self.payload)),
                sub: Some(Name::new(self.constant as u32)),
                constant: self.constant >> 32,
                specifier: self.specifier,
            },
            Form::Constant => {
                RelocatableValue { add: None, sub: None, constant: self.constant, specifier: self.specifier }
            }
            Form::Tree => return (Value::Tree(ExprId(self.payload)), self.constant),
            Form::Wide => {
                let index = self.payload as usize + usize::from(index);
                let value = wide.get(index).copied();
                return (value.unwrap_or(Value::Relocatable(RelocatableValue::default())), self.constant);
            }
        };
        (Value::Relocatable(value), 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_again() {
        let mut wide = Wide::new();
        let symbol =
            RelocatableValue { specifier: Specifier(3), constant: -7, ..RelocatableValue::symbol(Name::new(5)) };
        let difference = RelocatableValue { sub: Some(Name::new(6)), ..symbol };
        let far = RelocatableValue { constant: 1 << 31, ..difference };
        let high = RelocatableValue { sub: Some(Name::new(u32::MAX)), constant: i64::from(i32::MIN), ..difference };
        let values = [symbol, difference, far, high, RelocatableValue::constant(i64::MIN)].map(Value::Relocatable);
        for value in values {
            let packed = PackedValue::new(value, 0, [1, 2], &mut wide);
            assert_eq!((packed.get(0, &wide), packed.notes), ((value, 0), [1, 2]));
        }
        let tree = PackedValue::new(Value::Tree(ExprId(9)), 1 << 40, [0; 2], &mut wide);
        assert_eq!(tree.get(0, &wide), (Value::Tree(ExprId(9)), 1 << 40));
        let list = PackedValue::list(&values, 0, [0; 2], &mut wide);
        assert_eq!(list.get(2, &wide), (values[2], 0));
    }

    #[test]
    fn an_addend_is_part_of_the_constant() {
        let mut wide = Wide::new();
        let symbol = RelocatableValue::symbol(Name::new(5));
        let packed = PackedValue::new(Value::Relocatable(symbol), -4, [0; 2], &mut wide);
        assert_eq!(packed.get(0, &wide), (Value::Relocatable(RelocatableValue { constant: -4, ..symbol }), 0));
    }
}
