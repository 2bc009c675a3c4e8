//! What A64 and T32 share: machines whose instructions are words of 16 or 32 bits.

pub mod float8;
pub mod literal;
pub mod pool;
pub mod reader;
pub mod value;
