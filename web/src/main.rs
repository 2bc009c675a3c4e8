//! Builds the playground: `llas-playground [--profile NAME] FILE.html`.
//!
//! The file has everything in it: the module of WebAssembly, compressed, and the script of the worker that runs it.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use llas_wasm_package::{API, Done, Host, Module, build, glue};
use std::path::PathBuf;
use std::{env, fs};

const USAGE: &str = "usage: llas-playground [--profile NAME] FILE.html";

const PAGE: &str = include_str!("../page/page.html");
const STYLE: &str = include_str!("../page/style.css");
const WORKER: &str = include_str!("../page/worker.js");
/// The scripts of the page, in the order in which they use each other.
const SCRIPTS: [&str; 9] = [
    include_str!("../page/languages.js"),
    include_str!("../page/highlight.js"),
    include_str!("../page/examples.js"),
    include_str!("../page/formats.js"),
    include_str!("../page/assembler.js"),
    include_str!("../page/model.js"),
    include_str!("../page/editor.js"),
    include_str!("../page/details.js"),
    include_str!("../page/main.js"),
];

fn main() -> Done<()> {
    let (module, file) = request(env::args().skip(1)).ok_or(USAGE)?;
    let (glue, wasm) = glue(&build(&module)?, Host::Script)?;
    let worker = format!("{glue}\n{API}\n{WORKER}");
    let page = page(&worker, &gzip(&wasm));
    println!("{}: {} bytes", file.display(), page.len());
    Ok(fs::write(&file, page)?)
}

fn request(mut arguments: impl Iterator<Item = String>) -> Option<(Module, PathBuf)> {
    let (mut module, mut file) = (Module::default(), None);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--profile" => module.profile = arguments.next()?,
            _ if argument.starts_with('-') || file.is_some() => return None,
            _ => file = Some(argument.into()),
        }
    }
    Some((module, file?))
}

/// The page with its parts. Each part is inserted once, and what is inserted is not searched.
fn page(worker: &str, module: &[u8]) -> String {
    // A script ends at the first `</script`, wherever it is.
    let script = |text: &str| text.replace("</script", "<\\/script");
    let parts = [
        ("/* STYLE */", STYLE.to_owned()),
        ("/* WORKER */", script(worker)),
        ("/* MODULE */", STANDARD.encode(module)),
        ("/* SCRIPT */", script(&SCRIPTS.join("\n"))),
    ];
    let mut page = String::new();
    let mut rest = PAGE;
    for (mark, part) in parts {
        let (before, after) = rest.split_once(mark).unwrap_or((rest, ""));
        page.push_str(before);
        page.push_str(&part);
        rest = after;
    }
    page + rest
}

/// The header of RFC 1952 without name and time.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// A file of gzip, as browsers can decompress it.
fn gzip(data: &[u8]) -> Vec<u8> {
    let mut file = HEADER.to_vec();
    file.extend(miniz_oxide::deflate::compress_to_vec(data, 10));
    file.extend(crc32(data).to_le_bytes());
    file.extend((data.len() as u32).to_le_bytes());
    file
}

/// The checksum of RFC 1952.
fn crc32(data: &[u8]) -> u32 {
    !data.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| if crc & 1 == 0 { crc >> 1 } else { crc >> 1 ^ 0xedb8_8320 })
    })
}
