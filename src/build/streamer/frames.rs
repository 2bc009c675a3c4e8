//! Call frames and Windows' unwind information.

use super::{Error, Streamer, SymbolId};
use crate::asm::directives::{cfi, seh};
use crate::debug::cfi::{Operation, Pointer};
use crate::debug::seh::Unwind;
use crate::diag::Code;
use crate::model::{RelocatableValue, Value};

/// A call frame instruction (DWARF 5, section 6.4.2). Registers are DWARF's numbers, see
/// [`frame_register`](Streamer::frame_register); offsets are in bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FrameStep {
    /// The frame's address is a register and an offset: `.cfi_def_cfa`.
    DefCfa {
        /// The register.
        register: u32,
        /// What is added to it.
        offset: i64,
    },
    /// It has another offset: `.cfi_def_cfa_offset`.
    DefCfaOffset(i64),
    /// Its offset grows by so much: `.cfi_adjust_cfa_offset`.
    AdjustCfaOffset(i64),
    /// It has another register: `.cfi_def_cfa_register`.
    DefCfaRegister(u32),
    /// The same as the first in an address space: `.cfi_llvm_def_aspace_cfa`.
    DefAddressSpaceCfa {
        /// The register.
        register: u32,
        /// What is added to it.
        offset: i64,
        /// The address space.
        space: i64,
    },
    /// A register is saved at an offset from the frame's address: `.cfi_offset`.
    Offset {
        /// The register.
        register: u32,
        /// From the frame's address.
        offset: i64,
    },
    /// The same, from the register that the frame's address counts from: `.cfi_rel_offset`.
    RelOffset {
        /// The register.
        register: u32,
        /// From the present frame register.
        offset: i64,
    },
    /// The value of a register is the frame's address and an offset: `.cfi_val_offset`.
    ValOffset {
        /// The register.
        register: u32,
        /// What is added.
        offset: i64,
    },
    /// A register is saved in another: `.cfi_register`.
    Register {
        /// The register.
        register: u32,
        /// The one that has it.
        other: u32,
    },
    /// A register is as it was when the function began: `.cfi_restore`.
    Restore(u32),
    /// A register is lost: `.cfi_undefined`.
    Undefined(u32),
    /// A register has not changed: `.cfi_same_value`.
    SameValue(u32),
    /// `.cfi_remember_state`
    RememberState,
    /// `.cfi_restore_state`
    RestoreState,
    /// What it is that number 0x2d of the instructions means on the machine: `.cfi_window_save`, `.cfi_negate_ra_state`.
    WindowSave,
    /// The bytes of instructions: `.cfi_escape`.
    Escape(Vec<u8>),
}

impl FrameStep {
    fn operation(self) -> Operation {
        use FrameStep as Step;
        match self {
            Step::DefCfa { register, offset } => Operation::DefCfa { register: register.into(), offset },
            Step::DefCfaOffset(offset) => Operation::DefCfaOffset(offset),
            Step::AdjustCfaOffset(delta) => Operation::AdjustCfaOffset(delta),
            Step::DefCfaRegister(register) => Operation::DefCfaRegister(register.into()),
            Step::DefAddressSpaceCfa { register, offset, space } => {
                Operation::LlvmDefAspaceCfa { register: register.into(), offset, space }
            }
            Step::Offset { register, offset } => Operation::Offset { register: register.into(), offset },
            Step::RelOffset { register, offset } => Operation::RelOffset { register: register.into(), offset },
            Step::ValOffset { register, offset } => Operation::ValOffset { register: register.into(), offset },
            Step::Register { register, other } => {
                Operation::Register { register: register.into(), other: other.into() }
            }
            Step::Restore(register) => Operation::Restore(register.into()),
            Step::Undefined(register) => Operation::Undefined(register.into()),
            Step::SameValue(register) => Operation::SameValue(register.into()),
            Step::RememberState => Operation::RememberState,
            Step::RestoreState => Operation::RestoreState,
            Step::WindowSave => Operation::WindowSave,
            Step::Escape(bytes) => {
                let byte = |byte: u8| Value::Relocatable(RelocatableValue::constant(byte.into()));
                Operation::Escape(bytes.into_iter().map(byte).collect())
            }
        }
    }
}

/// Call frames.
impl Streamer {
    /// Which sections call frames are written into, at the end: `.cfi_sections`. It is `.eh_frame` alone where nobody says.
    pub fn frame_sections(&mut self, eh_frame: bool, debug_frame: bool) {
        let a = &mut self.assembler();
        a.progress.interruptions += 1;
        (a.debug.frames.eh_frame, a.debug.frames.debug_frame) = (eh_frame, debug_frame);
    }

    /// Whether `.sframe` is written as well, at the end, where the machine has it: `.cfi_sections .sframe`.
    pub fn sframe_section(&mut self, wanted: bool) {
        self.workspace.progress.interruptions += 1;
        self.assembler().debug.frames.sframe = wanted;
    }

    /// The DWARF number of a register by its name in small letters, as `.eh_frame` has it.
    #[must_use]
    pub fn frame_register(&self, name: &str) -> Option<u32> {
        (self.options.target().1.frame.known)(name).and_then(|number| u32::try_from(number).ok())
    }

    /// Starts a frame: `.cfi_startproc`. A `simple` one does not begin with what the machine's frames have in common.
    ///
    /// # Errors
    /// Where one is open in the section, or there is no current section.
    pub fn start_frame(&mut self, simple: bool) -> Result<(), Error> {
        self.run_at(|a, at| cfi::start(a, simple, at))
    }

    /// Ends the open frame: `.cfi_endproc`.
    ///
    /// # Errors
    /// Where none is open.
    pub fn end_frame(&mut self) -> Result<(), Error> {
        self.run_at(|a, at| cfi::end(a, at))
    }

    /// Adds an instruction to the open frame, which takes effect here.
    ///
    /// # Errors
    /// Where none is open.
    pub fn frame_step(&mut self, step: FrameStep) -> Result<(), Error> {
        let operation = step.operation();
        self.run_at(|a, at| match operation {
            Operation::Offset { register, offset } => cfi::push_saved(a, (register, offset), at),
            operation => cfi::push(a, operation, at),
        })
    }

    /// Makes a symbol a place among the open frame's instructions: `.cfi_label`.
    ///
    /// # Errors
    /// Where no frame is open, or the symbol has a meaning already.
    pub fn frame_label(&mut self, symbol: SymbolId) -> Result<(), Error> {
        self.run_at(|a, at| cfi::add_label(a, (symbol.current(a.model)?, at), at))
    }

    /// The open frame's personality routine, in an encoding (`DW_EH_PE_*`, LSB "Exception Frames"): `.cfi_personality`. None takes
    /// it away again.
    ///
    /// # Errors
    /// Where no frame is open, or the encoding is none that is supported.
    pub fn frame_personality(&mut self, routine: Option<(SymbolId, u8)>) -> Result<(), Error> {
        let pointer = self.pointer(routine)?;
        self.run_at(|a, at| {
            cfi::open(a, at)?.personality = pointer;
            Ok(())
        })
    }

    /// The open frame's language specific data: `.cfi_lsda`.
    ///
    /// # Errors
    /// Where no frame is open, or the encoding is none that is supported.
    pub fn frame_lsda(&mut self, data: Option<(SymbolId, u8)>) -> Result<(), Error> {
        let pointer = self.pointer(data)?;
        self.run_at(|a, at| {
            cfi::open(a, at)?.lsda = pointer;
            Ok(())
        })
    }

    fn pointer(&mut self, pointer: Option<(SymbolId, u8)>) -> Result<Option<Pointer>, Error> {
        let Some((symbol, encoding)) = pointer else { return Ok(None) };
        let at = self.place();
        let checked = cfi::check_encoding(encoding.into(), at);
        self.told(checked)?;
        let known = symbol.current(&self.workspace.model);
        let symbol = self.told(known)?;
        self.workspace.model.asked_for(symbol, at.start);
        Ok(Some(Pointer { symbol, encoding }))
    }

    /// The register that the open frame's return address is in: `.cfi_return_column`.
    ///
    /// # Errors
    /// Where no frame is open.
    pub fn frame_return_column(&mut self, register: u32) -> Result<(), Error> {
        self.run_at(|a, at| {
            cfi::open(a, at)?.return_column = Some(register.into());
            Ok(())
        })
    }

    /// The open frame is that of a signal handler's caller: `.cfi_signal_frame`.
    ///
    /// # Errors
    /// Where no frame is open.
    pub fn signal_frame(&mut self) -> Result<(), Error> {
        self.run_at(|a, at| {
            cfi::open(a, at)?.signal = true;
            Ok(())
        })
    }

    /// Gives the open frame's augmentation a letter of the machine's own, such as `B` for `.cfi_b_key_frame`.
    ///
    /// # Errors
    /// Where no frame is open, or the machine has no such letter.
    pub fn frame_augmentation(&mut self, letter: u8) -> Result<(), Error> {
        let letters = self.options.target().1.frame.letters;
        let Some(index) = letters.iter().position(|&l| l == letter && l != 0) else {
            return Err(self.refuse(Code::CfiBadOperand, "frames of this machine have no such augmentation"));
        };
        self.run_at(|a, at| {
            cfi::open(a, at)?.letters[index] = true;
            Ok(())
        })
    }
}

/// Windows' unwind information (Microsoft, "Exception handling" of each machine). All of it exists for COFF objects only.
impl Streamer {
    /// Starts a function: `.seh_proc`.
    ///
    /// # Errors
    /// Where one is open, or the target has no such information.
    pub fn start_unwind(&mut self, function: SymbolId) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| seh::start_function(a, function.current(a.model)?, at))
    }

    /// Ends the open function, and writes its information into `.xdata`: `.seh_endproc`.
    ///
    /// # Errors
    /// Where none is open, or a part of it is.
    pub fn end_unwind(&mut self) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| seh::end_function(a, at))
    }

    /// Ends the code that the information is about: `.seh_endfunclet`.
    ///
    /// # Errors
    /// Where no function is open, or a chained region is.
    pub fn end_funclet(&mut self) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| seh::apply(a, at, Unwind::end_funclet))
    }

    /// Starts a region with unwind information of its own that goes on with the function's: `.seh_startchained`.
    ///
    /// # Errors
    /// Where no function is open.
    pub fn start_chained_unwind(&mut self) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| seh::start_chained(a, at))
    }

    /// Ends it: `.seh_endchained`.
    ///
    /// # Errors
    /// Where none is open.
    pub fn end_chained_unwind(&mut self) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| seh::apply(a, at, Unwind::end_chained))
    }

    /// Gives the open function a handler for unwinding, for exceptions or both: `.seh_handler`.
    ///
    /// # Errors
    /// Where no function is open, or a chained region is.
    pub fn unwind_handler(&mut self, handler: SymbolId, unwind: bool, except: bool) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| seh::set_handler(a, handler.current(a.model)?, (unwind, except), at))
    }

    /// Goes to where the handler's data stands, behind the function's information: `.seh_handlerdata`. Whoever writes it goes back
    /// to the section of the function.
    ///
    /// # Errors
    /// Where no function is open, or a chained region is.
    pub fn unwind_handler_data(&mut self) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| seh::start_handler_data(a, at))
    }

    /// The stack grows by so many bytes: `.seh_stackalloc`.
    ///
    /// # Errors
    /// Where no function is open, or no code of the machine can say the size.
    pub fn unwind_stack_allocation(&mut self, bytes: u32) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| seh::allocate(a, bytes, at))
    }

    /// A step that is the machine's own, as its directive has it behind `.seh_`: `pushreg %rbx`, `save_regp x19, 16`.
    ///
    /// # Errors
    /// If there is no such step, no function is open, or `step` has more than one statement.
    pub fn unwind_step(&mut self, step: &str) -> Result<(), Error> {
        self.coff_only()?;
        self.instruction(format!(".seh_{step}"))
    }

    /// The prologue ends: `.seh_endprologue`.
    ///
    /// # Errors
    /// Where no function is open.
    pub fn end_prologue(&mut self) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| seh::apply_step(a, at, |unwind, at| unwind.end_prologue(at, false)))
    }

    /// An epilogue starts: `.seh_startepilogue`.
    ///
    /// # Errors
    /// Where the prologue has not ended.
    pub fn start_epilogue(&mut self) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| seh::apply_step(a, at, |unwind, place| unwind.start_epilogue(place, None, at.start)))
    }

    /// It ends: `.seh_endepilogue`.
    ///
    /// # Errors
    /// Where none is open.
    pub fn end_epilogue(&mut self) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| seh::apply_step(a, at, Unwind::end_epilogue))
    }

    /// The version of the open function's information, of which 2 describes epilogues: `.seh_unwindversion`.
    ///
    /// # Errors
    /// For other versions, and a second time.
    pub fn unwind_version(&mut self, version: u8) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| seh::apply(a, at, |unwind, _| unwind.version(version)))
    }

    /// The part of the open epilogue that version 2 describes starts: `.seh_unwindv2start`.
    ///
    /// # Errors
    /// Outside an epilogue, and a second time.
    pub fn start_described_epilogue(&mut self) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| seh::apply(a, at, Unwind::start_described))
    }
}
