//! Types for the numbers of a format's records, with the specification's names.

/// Declares a type for numbers that have names.
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

            /// The specification's name for exactly this number; none where it has none.
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

/// Adds to such a type what bits of a set can be asked.
macro_rules! bits {
    ($name:ident) => {
        impl $name {
            /// Whether all bits of the other are set.
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
