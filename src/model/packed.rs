//! Values packed in 8 or 12 bytes, for relaxable instructions and fixups.

use super::Reset;
use super::symbol::{RelocatableValue, Value};
use crate::parse::ast::{ExprId, Name, Specifier};

/// The meaning of a packed value's payload.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Form {
    /// None: the value is the constant.
    #[default]
    Constant,
    /// The number of a symbol, to which the constant is added.
    Symbol,
    /// The number of the added symbol; the constant is the number of the subtracted symbol.
    Difference,
    /// Like `Difference`, but the constant is the index in [`Wide`] of the subtracted symbol and the addend.
    DifferenceAndMore,
    /// The number of an expression, to which the constant is added.
    Tree,
    /// The index in [`Wide`] of the first value.
    Wide,
}

/// A value in 8 bytes, two of which are free for the owner, and a 4-byte constant that the owner stores.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PackedValue {
    payload: u32,
    form: Form,
    specifier: Specifier,
    /// Free for the owner.
    pub(super) notes: [u8; 2],
}

const _: () = assert!(size_of::<PackedValue>() == 8);

/// Overflow storage for values that do not fit; usually empty.
#[derive(Clone, Debug, Default)]
pub(super) struct Wide(Option<Box<Lists>>);

#[derive(Clone, Debug, Default)]
struct Lists {
    values: Vec<(Value, i64)>,
    /// The numbers of subtracted symbols, and addends.
    rests: Vec<(u32, i32)>,
}

impl Reset for Wide {
    fn reset(&mut self) {
        if let Some(lists) = &mut self.0 {
            let Lists { values, rests } = &mut **lists;
            values.reset();
            rests.reset();
        }
    }
}

impl Wide {
    fn lists(&mut self) -> &mut Lists {
        self.0.get_or_insert_default()
    }
}

impl PackedValue {
    /// Packs `value + addend`; the second result is the constant.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn new(value: Value, addend: i64, notes: [u8; 2], wide: &mut Wide) -> (Self, i32) {
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
                let (more, sub) = (constant.wrapping_add(addend) as i32, sub.number());
                let (form, constant) = if more == 0 {
                    (Form::Difference, sub)
                } else {
                    let rests = &mut wide.lists().rests;
                    rests.push((sub, more));
                    (Form::DifferenceAndMore, rests.len() as u32 - 1)
                };
                return (PackedValue { payload: add.number(), form, specifier, notes }, constant as i32);
            }
            Value::Relocatable(_) => return (Self::list(&[(value, addend)], notes, wide), 0),
        };
        match i32::try_from(constant) {
            Ok(constant) => (PackedValue { payload, form, specifier, notes }, constant),
            Err(_) => (Self::list(&[(value, addend)], notes, wide), 0),
        }
    }

    /// Packs several values without a constant; the owner keeps their number.
    #[inline]
    pub(super) fn values(values: &[Value], notes: [u8; 2], wide: &mut Wide) -> Self {
        if let &[Value::Relocatable(RelocatableValue { add: Some(name), sub: None, constant: 0, specifier })] = values {
            return PackedValue { payload: name.number(), form: Form::Symbol, specifier, notes };
        }
        let list = &mut wide.lists().values;
        let payload = list.len() as u32;
        list.extend(values.iter().map(|&value| (value, 0)));
        PackedValue { payload, form: Form::Wide, specifier: Specifier::NONE, notes }
    }

    fn list(values: &[(Value, i64)], notes: [u8; 2], wide: &mut Wide) -> Self {
        let list = &mut wide.lists().values;
        let payload = list.len() as u32;
        list.extend_from_slice(values);
        PackedValue { payload, form: Form::Wide, specifier: Specifier::NONE, notes }
    }

    /// The symbol, if the value is one without a specifier.
    #[inline]
    pub(super) fn symbol(&self) -> Option<Name> {
        (self.form == Form::Symbol && self.specifier == Specifier::NONE).then(|| Name::new(self.payload))
    }

    #[inline]
    pub(super) fn get(&self, index: u8, constant: i32, wide: &Wide) -> (Value, i64) {
        let (payload, specifier) = (self.payload, self.specifier);
        let value = match self.form {
            Form::Symbol => {
                let add = Some(Name::new(payload));
                RelocatableValue { add, sub: None, constant: constant.into(), specifier }
            }
            Form::Difference => {
                let (add, sub) = (Some(Name::new(payload)), Some(Name::new(constant as u32)));
                RelocatableValue { add, sub, constant: 0, specifier }
            }
            Form::DifferenceAndMore => {
                let rest = wide.0.as_ref().and_then(|lists| lists.rests.get(constant as usize).copied());
                let (sub, more) = rest.unwrap_or_default();
                let (add, sub) = (Some(Name::new(payload)), Some(Name::new(sub)));
                RelocatableValue { add, sub, constant: more.into(), specifier }
            }
            Form::Constant => RelocatableValue { add: None, sub: None, constant: constant.into(), specifier },
            Form::Tree => return (Value::Tree(ExprId(payload)), constant.into()),
            Form::Wide => {
                let index = payload as usize + usize::from(index);
                let value = wide.0.as_ref().and_then(|lists| lists.values.get(index).copied());
                return value.unwrap_or((Value::Relocatable(RelocatableValue::default()), 0));
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
        let mut wide = Wide::default();
        let symbol =
            RelocatableValue { specifier: Specifier(3), constant: -7, ..RelocatableValue::symbol(Name::new(5)) };
        let difference = RelocatableValue { sub: Some(Name::new(u32::MAX - 1)), constant: 0, ..symbol };
        let far = RelocatableValue { constant: 1 << 31, ..difference };
        let near = RelocatableValue { constant: -7, ..difference };
        let high = RelocatableValue { sub: Some(Name::new(u32::MAX)), constant: i64::from(i32::MIN), ..difference };
        let values =
            [symbol, difference, far, near, high, RelocatableValue::constant(i64::MIN)].map(Value::Relocatable);
        for value in values {
            let (packed, constant) = PackedValue::new(value, 0, [1, 2], &mut wide);
            assert_eq!((packed.get(0, constant, &wide), packed.notes), ((value, 0), [1, 2]));
            let packed = PackedValue::values(&[value], [1, 2], &mut wide);
            assert_eq!((packed.get(0, 0, &wide), packed.notes), ((value, 0), [1, 2]));
        }
        let tree = Value::Tree(ExprId(9));
        for addend in [-4, 1 << 40] {
            let (packed, constant) = PackedValue::new(tree, addend, [0; 2], &mut wide);
            assert_eq!(packed.get(0, constant, &wide), (tree, addend));
        }
        let list = PackedValue::values(&values, [0; 2], &mut wide);
        assert_eq!(list.get(2, 0, &wide), (values[2], 0));
    }
}
