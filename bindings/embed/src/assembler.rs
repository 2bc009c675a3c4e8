//! An assembler for one target.

use crate::code::Code;
#[cfg(feature = "disasm")]
use crate::disasm::Disassembler;
use crate::listing::Listing;
use crate::report::{Error, ErrorKind, Report, code};
use crate::settings::Settings;
use llas::statements::statements;
use llas::triple::Arch;
use llas::{Assembled, Context, Options};

/// The alignment of sections up to which a text is assembled once.
const USUAL_ALIGN: u64 = 16;
/// The size in bytes up to which a text without a line end at its end is copied to get one, as most statements are read faster with it.
const SMALL: usize = 1 << 12;
/// The largest alignment of `.text` that an address need not be a multiple of.
const MAX_ALIGN: u64 = 1 << 12;

/// Assembles and disassembles for one target. Nothing of a call affects the next one but its memory, which is reused.
#[derive(Debug)]
pub struct Assembler {
    options: Options,
    /// Assembles what is placed at addresses.
    placed: Context,
    /// Assembles objects; made for the first one.
    objects: Option<Context>,
    #[cfg(feature = "disasm")]
    disassembler: Option<Disassembler>,
    #[cfg(feature = "disasm")]
    intel: bool,
    warnings: Vec<Report>,
    /// A small text with a line end.
    ended: Vec<u8>,
}

impl Assembler {
    /// An assembler with these settings.
    ///
    /// # Errors
    /// If the target is not supported.
    pub fn new(settings: &Settings) -> Result<Self, Error> {
        let options = settings.options()?;
        // The text may get a line end.
        let mut limits = settings.limits;
        limits.input = limits.input.saturating_add(1);
        let placed = options.to_builder().limits(limits).spans(true).private_labels(settings.private_labels).build();
        let placed = placed
            .map_err(|error| Error::one(ErrorKind::Settings, Report::error(error.code.as_str(), error.message)))?;
        Ok(Assembler {
            options,
            placed: Context::new(&placed),
            objects: None,
            #[cfg(feature = "disasm")]
            disassembler: None,
            #[cfg(feature = "disasm")]
            intel: settings.intel,
            warnings: Vec::new(),
            ended: Vec::new(),
        })
    }

    /// The warnings of the last call.
    #[must_use]
    pub fn warnings(&self) -> &[Report] {
        &self.warnings
    }

    /// Assembles a text for an address, at which its code begins; read-only and writable data follow. `resolve` returns the
    /// addresses of the symbols that the text does not define.
    ///
    /// # Errors
    /// If the text has errors, a symbol has no address, or a value does not fit its field.
    pub fn asm(
        &mut self,
        text: &[u8],
        address: u64,
        mut resolve: impl FnMut(&[u8]) -> Option<u64>,
    ) -> Result<Code, Error> {
        self.warnings.clear();
        let unit = unit(self.options.triple().arch());
        if !address.is_multiple_of(unit) {
            return Err(Error::misaligned(address, unit, format_args!(", as instructions of the target are")));
        }
        let mut assembled = self.assemble_at(text, address, address % USUAL_ALIGN)?;
        let mut lead = address % USUAL_ALIGN;
        let align = assembled.object.section_named(".text").map_or(1, |section| section.align());
        if align > USUAL_ALIGN && !(address - lead).is_multiple_of(align) && align <= MAX_ALIGN {
            // The padding is that of the address only if the section begins at a multiple of its alignment.
            self.placed.recycle(assembled);
            lead = address % align;
            assembled = self.assemble_at(text, address, lead)?;
        }
        self.warnings.extend(assembled.warnings.iter().map(|report| Report::of(report).within(text.len())));
        Code::new(assembled, lead, address, self.options.limits().output, &mut resolve)
    }

    #[inline(never)]
    fn assemble_at(&mut self, text: &[u8], address: u64, lead: u64) -> Result<Assembled, Error> {
        check_size(text, &self.options)?;
        // Targets whose relocations cannot hold an address have long jumps to absolute ones.
        let _ = self.placed.set_origin(Some(address - lead));
        self.placed.set_lead(lead as u16);
        let mut written = text;
        if text.len() <= SMALL && !text.ends_with(b"\n") {
            self.ended.clear();
            self.ended.extend_from_slice(text);
            self.ended.push(b'\n');
            written = &self.ended;
        }
        self.placed.assemble(written).map_err(|failure| Error::of_text(&failure).within(text.len()))
    }

    /// Takes back the memory of code that is no longer needed.
    pub fn recycle(&mut self, code: Code) {
        if let Some(assembled) = code.into_assembled() {
            self.placed.recycle(assembled);
        }
    }

    /// Assembles a text to an ELF or COFF object.
    ///
    /// # Errors
    /// If the text has errors, or there is no memory for the object.
    pub fn object(&mut self, text: &[u8]) -> Result<Vec<u8>, Error> {
        self.warnings.clear();
        check_size(text, &self.options)?;
        let context = self.objects.get_or_insert_with(|| Context::new(&self.options));
        let assembled = context.assemble(text).map_err(|failure| Error::of_text(&failure))?;
        self.warnings.extend(assembled.warnings.iter().map(Report::of));
        context
            .take_bytes(assembled)
            .map_err(|error| Error::one(ErrorKind::Memory, Report::error(code::OUTPUT, error.to_string())))
    }

    /// Assembles a text as for an object, and lists what each statement has in it.
    ///
    /// # Errors
    /// If the text has errors.
    pub fn list(&mut self, text: &[u8]) -> Result<Listing, Error> {
        self.warnings.clear();
        check_size(text, &self.options)?;
        let _ = self.placed.set_origin(None);
        self.placed.set_lead(0);
        let assembled = self.placed.assemble(text).map_err(|failure| Error::of_text(&failure).within(text.len()))?;
        self.warnings.extend(assembled.warnings.iter().map(Report::of));
        let listing = Listing::new(&assembled);
        self.placed.recycle(assembled);
        Ok(listing)
    }

    /// The number of statements of a text as it is written: labels, assignments, directives and instructions.
    #[must_use]
    pub fn count_statements(&self, text: &[u8]) -> usize {
        statements(text, &self.options).filter(|statement| !statement.is_trivia()).count()
    }

    /// Disassembles bytes whose first has an address.
    ///
    /// # Errors
    /// If there is no disassembler for the target.
    #[cfg(feature = "disasm")]
    pub fn disasm(&mut self, bytes: &[u8], address: u64) -> Result<Vec<crate::Instruction>, Error> {
        Ok(self.disassembler()?.map(|disassembler| disassembler.all(bytes, address)).unwrap_or_default())
    }

    /// Explains the instructions of a text: the rows of the tables that encode them, their fields, and other encodings.
    ///
    /// # Errors
    /// If the text has errors, or no instruction.
    #[cfg(feature = "explain")]
    pub fn explain(&mut self, text: &str) -> Result<String, Error> {
        self.warnings.clear();
        check_size(text.as_bytes(), &self.options)?;
        let explained = llas::explain::explain(text, &self.options).map_err(|failure| Error::of_text(&failure))?;
        self.warnings.extend(explained.assembled.warnings.iter().map(Report::of));
        Ok(explained.to_string())
    }

    /// Explains the instructions of bytes, and whether the assembler would encode them otherwise.
    ///
    /// # Errors
    /// If there is no disassembler for the target.
    #[cfg(feature = "explain")]
    pub fn explain_bytes(&mut self, bytes: &[u8]) -> Result<String, Error> {
        let options = self.options.clone();
        self.disassembler()?.map_or_else(|| Ok(String::new()), |disassembler| disassembler.explain(bytes, &options))
    }

    /// The fields of the instructions of bytes, in the order of the bytes; those that are not instructions have none.
    ///
    /// # Errors
    /// If there is no disassembler for the target.
    #[cfg(feature = "explain")]
    pub fn fields(&mut self, bytes: &[u8]) -> Result<Vec<crate::Unit>, Error> {
        let options = self.options.clone();
        self.disassembler()?.map_or_else(|| Ok(Vec::new()), |disassembler| disassembler.fields(bytes, &options))
    }

    /// The disassembler, which the first call makes.
    #[cfg(feature = "disasm")]
    fn disassembler(&mut self) -> Result<Option<&mut Disassembler>, Error> {
        self.warnings.clear();
        if self.disassembler.is_none() {
            self.disassembler = Some(Disassembler::new(&self.options, self.intel)?);
        }
        Ok(self.disassembler.as_mut())
    }
}

/// The number of bytes that addresses of instructions are multiples of.
fn unit(arch: Arch) -> u64 {
    match arch {
        Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => 4,
        Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe => 2,
        _ => 1,
    }
}

fn check_size(text: &[u8], options: &Options) -> Result<(), Error> {
    let limit = options.limits().input;
    if text.len() as u64 <= limit {
        return Ok(());
    }
    let message = format!("the text has {} bytes, more than {limit}", text.len());
    Err(Error::one(ErrorKind::Text, Report::error(code::INPUT, message)))
}
