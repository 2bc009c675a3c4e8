//! The `llas` command.
fn main() {}
