//! llas for JavaScript: the calls beneath `js/api.js`, whose classes are the interface.
//!
//! A call returns a status and leaves its result here, as bytes, numbers and texts: lists of objects are made by `api.js`
//! when they are asked for, as a call between JavaScript and WebAssembly for each value costs more than the assembly.

mod lists;

use lists::Lists;
use llas_embed::{Assembler, Error, ErrorKind, Settings, safe_limits};
use wasm_bindgen::prelude::*;

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[wasm_bindgen]
extern "C" {
    /// An object whose method `address` has the addresses of symbols.
    pub type Resolver;

    /// The address of a symbol.
    #[wasm_bindgen(method)]
    fn address(this: &Resolver, name: &[u8]) -> Option<u64>;
}

/// An assembler, and the result of its last call.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Raw {
    /// Boxed, as each call takes it out.
    assembler: Option<Box<Assembler>>,
    bytes: Vec<u8>,
    lists: Lists,
}

/// No error.
const OK: u32 = 0;

fn status(kind: ErrorKind) -> u32 {
    match kind {
        ErrorKind::Settings => 1,
        ErrorKind::Text => 2,
        ErrorKind::Link => 3,
        ErrorKind::Memory => 4,
    }
}

#[wasm_bindgen]
impl Raw {
    /// Without an assembler.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Raw {
        Raw { assembler: None, bytes: Vec::new(), lists: Lists::default() }
    }

    /// Makes the assembler. `limits` are those of the input, expansions, the output, errors and the depth of macros;
    /// a missing or a negative one is the default.
    pub fn open(
        &mut self,
        triple: &str,
        cpu: &str,
        features: &str,
        intel: bool,
        private_labels: bool,
        limits: &[f64],
    ) -> u32 {
        let mut all = safe_limits();
        let limit = |index: usize| limits.get(index).copied().filter(|&limit| limit >= 0.0);
        all.input = limit(0).map_or(all.input, |limit| limit as u64);
        all.expansion = limit(1).map_or(all.expansion, |limit| limit as u64);
        all.output = limit(2).map_or(all.output, |limit| limit as u64);
        all.errors = limit(3).map_or(all.errors, |limit| limit as usize);
        all.macro_depth = limit(4).map_or(all.macro_depth, |limit| limit as u32);
        let (cpu, features) = (cpu.to_owned(), features.to_owned());
        let settings = Settings { cpu, features, intel, private_labels, limits: all, ..Settings::for_target(triple) };
        self.run(|raw| {
            raw.assembler = Some(Box::new(Assembler::new(&settings)?));
            Ok(())
        })
    }

    /// Assembles a text for an address.
    pub fn asm(&mut self, text: &[u8], address: u64, resolver: &Resolver) -> u32 {
        self.call(|raw, assembler| {
            let code = assembler.asm(text, address, |name| resolver.address(name))?;
            raw.bytes.extend_from_slice(code.bytes());
            raw.lists.code(&code);
            assembler.recycle(code);
            Ok(())
        })
    }

    /// Assembles a text to an object.
    pub fn object(&mut self, text: &[u8]) -> u32 {
        self.call(|raw, assembler| {
            raw.bytes = assembler.object(text)?;
            Ok(())
        })
    }

    /// Lists what each statement of a text has in an object.
    pub fn list(&mut self, text: &[u8]) -> u32 {
        self.call(|raw, assembler| {
            let listing = assembler.list(text)?;
            raw.lists.listing(&listing, &mut raw.bytes);
            Ok(())
        })
    }

    /// Disassembles bytes.
    #[cfg(feature = "disasm")]
    pub fn disasm(&mut self, bytes: &[u8], address: u64) -> u32 {
        self.call(|raw, assembler| {
            raw.lists.instructions(&assembler.disasm(bytes, address)?);
            Ok(())
        })
    }

    /// Explains the instructions of a text.
    #[cfg(feature = "explain")]
    pub fn explain(&mut self, text: &str) -> u32 {
        self.call(|raw, assembler| {
            raw.bytes = assembler.explain(text)?.into_bytes();
            Ok(())
        })
    }

    /// Explains the instructions of bytes.
    #[cfg(feature = "explain")]
    pub fn explain_bytes(&mut self, bytes: &[u8]) -> u32 {
        self.call(|raw, assembler| {
            raw.bytes = assembler.explain_bytes(bytes)?.into_bytes();
            Ok(())
        })
    }

    /// The fields of the instructions of bytes.
    #[cfg(feature = "explain")]
    pub fn fields(&mut self, bytes: &[u8]) -> u32 {
        self.call(|raw, assembler| {
            raw.lists.units(&assembler.fields(bytes)?);
            Ok(())
        })
    }

    /// The result in one array, since each array costs JavaScript more than the bytes in it: the number of numbers and the
    /// size of the texts, the numbers of the lists and those of the reports, the texts of both, the bytes. A number has
    /// 8 bytes, little-endian.
    pub fn take(&mut self) -> Vec<u8> {
        let Lists { numbers, texts } = &self.lists;
        let mut all = Vec::with_capacity(16 + numbers.len() + texts.len() + self.bytes.len());
        for size in [numbers.len() / 8, texts.len()] {
            all.extend_from_slice(&(size as u64).to_le_bytes());
        }
        for part in [numbers, texts, &self.bytes] {
            all.extend_from_slice(part);
        }
        self.clear();
        all
    }

    /// Empties the result; its memory is kept unless it is large.
    fn clear(&mut self) {
        const KEPT: usize = 1 << 16;
        for part in [&mut self.lists.numbers, &mut self.lists.texts, &mut self.bytes] {
            part.clear();
            part.shrink_to(KEPT);
        }
    }

    fn call(&mut self, work: impl FnOnce(&mut Raw, &mut Assembler) -> Result<(), Error>) -> u32 {
        self.run(|raw| {
            let Some(mut assembler) = raw.assembler.take() else { return Ok(()) };
            let done = work(raw, &mut assembler);
            if done.is_ok() {
                raw.lists.reports(assembler.warnings());
            }
            raw.assembler = Some(assembler);
            done
        })
    }

    fn run(&mut self, work: impl FnOnce(&mut Raw) -> Result<(), Error>) -> u32 {
        self.clear();
        let Err(error) = work(self) else { return OK };
        self.clear();
        self.lists.reports(&error.reports);
        status(error.kind)
    }
}

impl Default for Raw {
    fn default() -> Self {
        Raw::new()
    }
}

/// The contents of an object as text.
///
/// # Errors
/// Why it cannot be read.
#[cfg(feature = "inspect")]
#[wasm_bindgen]
pub fn inspect(name: &str, file: &[u8]) -> Result<String, String> {
    llas_embed::inspect(name, file)
}
