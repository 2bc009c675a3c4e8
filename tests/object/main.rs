//! The finished object as the library presents it: its contents are those that a reader finds in the file.

#[path = "../common/mod.rs"]
mod common;

mod filled;
mod linked;
mod memory;
mod names;
mod placement;
mod spans;
mod views;
