//! Types for the numbers in a format's records, with the specification's names.

/// Declares a type for numbers with names.
macro_rules! numbers {
    ($(#[$doc:meta])* $name:ident($number:ty) { $($constant:ident $text:literal $value:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub $number);

        impl $name {
            $(
                #[doc = concat!("`", $text, "`")]
                pub const $constant: Self = Self($value);
            )*

            /// The specification's name for exactly this number; `None` if it has no name.
            #[must_use]
            pub fn name(self) -> Option<&'static str> {
                match self.0 {
                    $($value => Some($text),)*
                    _ => None,
                }
            }
        }
    };
}

/// Adds the operations of a bit set to such a type.
macro_rules! bits {
    ($name:ident) => {
        impl $name {
            /// Returns whether all bits of `other` are set.
            #[must_use]
            pub fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }
        }

        impl std::ops::BitOr for $name {
            type Output = Self;

            fn bitor(self, other: Self) -> Self {
                $name(self.0 | other.0)
            }
        }
    };
}

pub(crate) use {bits, numbers};
