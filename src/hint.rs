//! Branch hints for code that runs for each statement: [`std::hint::cold_path`] on errors and unusual input. The compiler
//! places such a block at the end of the function, and spills registers there rather than on the common path.
//!
//! Branches that vary between valid inputs have no hint. A hint has no effect on the result of an inlined function or on
//! a condition stored in a variable, so it belongs in the branch that decides.

/// `?` for an option that is nearly always there.
macro_rules! some {
    ($option:expr) => {
        match $option {
            Some(value) => value,
            None => {
                std::hint::cold_path();
                return None;
            }
        }
    };
}

/// `?` for a result that is hardly ever an error.
macro_rules! ok {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(error) => {
                std::hint::cold_path();
                return Err(error);
            }
        }
    };
}

pub(crate) use {ok, some};
