//! Objects made by calls of the streamer equal those of texts.

#[path = "../common/mod.rs"]
mod common;

mod calls;
mod code;
mod debugging;
mod directives;
mod formats;
mod golden;
mod operands;
mod origins;
mod reader;
mod sections;

use llas::Options;
use llas::streamer::{Error, Streamer};

fn options(triple: &str) -> Options {
    Options::for_target(triple.parse().unwrap()).unwrap()
}

/// The object of a text.
fn assembled(triple: &str, text: &str) -> Vec<u8> {
    llas::assemble(text, &options(triple)).unwrap_or_else(|failure| panic!("{failure}")).to_bytes().unwrap()
}

/// The object made by calls.
fn called(triple: &str, calls: impl FnOnce(&mut Streamer) -> Result<(), Error>) -> Vec<u8> {
    let mut out = Streamer::new(&options(triple)).unwrap();
    calls(&mut out).unwrap();
    out.finish().unwrap_or_else(|failure| panic!("{failure}")).to_bytes().unwrap()
}

/// The messages of all errors of some calls.
fn refused(triple: &str, calls: impl FnOnce(&mut Streamer)) -> Vec<String> {
    let mut out = Streamer::new(&options(triple)).unwrap();
    calls(&mut out);
    let failure = out.finish().expect_err("the calls should be refused");
    failure.reports.into_iter().map(|report| report.message).collect()
}

const ELF: [&str; 7] = [
    "x86_64-linux-gnu",
    "i686-linux-gnu",
    "aarch64-linux-gnu",
    "armv7-linux-gnueabihf",
    "thumbv7-linux-gnueabihf",
    "armebv7-linux-gnueabihf",
    "aarch64_be-linux-gnu",
];
const COFF: [&str; 3] = ["x86_64-pc-windows-msvc", "i686-pc-windows-msvc", "aarch64-pc-windows-msvc"];
