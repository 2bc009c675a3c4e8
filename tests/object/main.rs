//! The finished object as the library hands it out: what it says is what a reader finds in the file.

#[path = "../common/mod.rs"]
mod common;

mod filled;
mod linked;
mod memory;
mod names;
mod placement;
mod spans;
mod views;
