//! Bitcode inputs, recognized by their magic: modules without function bodies are lowered to objects.

use super::Usage;
use super::input::Input;
use super::settings::Settings;
use llas::bitcode::load;
use llas::diag::Code;
use llas::module::Error;
use llas::streamer::Streamer;
use llas::{Assembled, Failure, Text, TextFile};

const MAGICS: [[u8; 4]; 2] = [*b"BC\xc0\xde", [0xde, 0xc0, 0x17, 0x0b]];

pub(super) fn bytes(input: &Input) -> Option<Vec<u8>> {
    let mut head = [0; 4];
    match input.text() {
        Text::Bytes(bytes) => head.copy_from_slice(bytes.get(..4)?),
        Text::File(file) => drop(file.read_at(0, &mut head)),
    }
    if !MAGICS.contains(&head) {
        return None;
    }
    Some(match input.text() {
        Text::Bytes(bytes) => bytes.to_vec(),
        Text::File(file) => whole(file),
    })
}

/// Reads the file up to its end or the first error.
fn whole(file: &dyn TextFile) -> Vec<u8> {
    let mut bytes = vec![0; usize::try_from(file.size()).unwrap_or(0)];
    let mut at = 0;
    while let Ok(count @ 1..) = file.read_at(at as u64, &mut bytes[at..]) {
        at += count;
    }
    bytes.truncate(at);
    bytes
}

/// Lowers a module to an object. The outer error is a misuse of flags or an unsupported module, the inner one the
/// diagnostics of the object writer.
pub(super) fn assemble(name: &str, bytes: &[u8], settings: &Settings) -> Result<Result<Assembled, Failure>, Usage> {
    let fail =
        |reason: String| Usage::of(Code::CannotReadInput, format!("cannot make an object of '{name}': {reason}"));
    if let Some(flag) = settings.of_texts {
        let dashes = if flag.len() == 1 { "-" } else { "--" };
        let message = format!("'{dashes}{flag}' applies to assembly text, but '{name}' is bitcode");
        return Err(Usage::new(message));
    }
    let mut loaded = load(bytes, settings.triple.clone()).map_err(|error| fail(error.to_string()))?;
    if loaded.module.source_name.is_empty() {
        loaded.module.source_name = name.to_owned();
    }
    loaded.lowering.cpu = settings.cpu.clone();
    let builder = loaded.module.options_builder(&loaded.lowering).limits(settings.options.limits());
    let made = builder.build().map_err(Error::Target).and_then(|options| {
        let mut out = Streamer::new(&options)?;
        loaded.module.lower(&mut out, &loaded.lowering)?;
        out.finish().map_err(Error::Object)
    });
    match made {
        Ok(assembled) => Ok(Ok(assembled)),
        Err(Error::Object(failure)) => Ok(Err(failure)),
        Err(error) => Err(fail(error.to_string())),
    }
}
