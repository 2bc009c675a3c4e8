//! What each machine's unwind codes are, and where its rules differ from others': one table for each.

use super::{Frame, Operation, Writer};

/// The unwind codes and rules of a machine.
#[derive(Debug)]
pub struct Rules {
    /// llvm-mc says no place in its messages about steps.
    pub placeless: bool,
    /// What is asked of the size of a frame: not zero, and a multiple of this.
    pub slot: Option<u32>,
    /// Epilogues have steps too, and a prologue ends with a code of its own.
    pub has_epilogue_codes: bool,
    /// Information has the length of its function, which is that of the code so far where the function has not ended.
    pub measures_functions: bool,
    /// A handler may be for unwinding alone; where not, one is called for exceptions and for unwinding, or not at all.
    pub has_unwind_handlers: bool,
    /// The stack grows.
    pub allocate: fn(u32) -> Operation,
    /// Whether a step's code can say its offset or size.
    pub says: fn(Operation) -> bool,
    /// Appends to an epilogue's steps the code that ends it.
    pub end_epilogue: fn(&mut Vec<Operation>),
    /// Writes the information of a frame, unless that has been done; `data` of its handler follows.
    pub write_info: fn(&mut Writer<'_>, usize, bool),
    /// Whether a frame is in the list of functions.
    pub lists: fn(&Frame) -> bool,
    /// Writes the entry of a frame in the list of functions.
    pub write_function: fn(&mut Writer<'_>, usize),
}

/// Makes a table of unwind codes, one row each, and of each row's name its number in the table.
macro_rules! codes {
    ($table:ident: $type:ty; $($(#[$doc:meta])* $visible:vis $name:ident = $code:expr;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "the variants only count the rows")]
        enum Number {
            $($name),*
        }
        $(#[allow(dead_code, reason = "the codes of a family are counted from its first")] $(#[$doc])* $visible const $name: u8 = Number::$name as u8;)*

        /// The codes, each at its number.
        static $table: &[$type] = &[$($code),*];
    };
}

pub(crate) use codes;

/// Those of targets without such tables, whose directives are refused.
pub(crate) static NONE: Rules = Rules {
    placeless: false,
    slot: None,
    has_epilogue_codes: false,
    measures_functions: false,
    has_unwind_handlers: false,
    allocate: |value| Operation { code: 0, register: 0, value },
    says: |_| true,
    end_epilogue: |_| {},
    write_info: |_, _, _| {},
    lists: |_| false,
    write_function: |_, _| {},
};
