//! Call frame information and Windows unwind information.

use super::{Error, Streamer, SymbolId};
use crate::asm::directives::{cfi, seh};
use crate::debug::cfi::{Frame, Operation, Pointer};
use crate::debug::seh::Unwind;
use crate::diag::Code;
use crate::model::{RelocatableValue, Value};

/// A call frame instruction (DWARF 5, section 6.4.2). Registers are DWARF register numbers, see
/// [`frame_register`](Streamer::frame_register); offsets are in bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FrameStep {
    /// Defines the CFA (canonical frame address) as a register plus an offset: `.cfi_def_cfa`.
    DefCfa {
        /// The register.
        register: u32,
        /// The offset.
        offset: i64,
    },
    /// Changes the offset of the CFA: `.cfi_def_cfa_offset`.
    DefCfaOffset(i64),
    /// Adds to the offset of the CFA: `.cfi_adjust_cfa_offset`.
    AdjustCfaOffset(i64),
    /// Changes the register of the CFA: `.cfi_def_cfa_register`.
    DefCfaRegister(u32),
    /// Defines the CFA in an address space: `.cfi_llvm_def_aspace_cfa`.
    DefAddressSpaceCfa {
        /// The register.
        register: u32,
        /// The offset.
        offset: i64,
        /// The address space.
        space: i64,
    },
    /// A register is saved at an offset from the CFA: `.cfi_offset`.
    Offset {
        /// The register.
        register: u32,
        /// The offset from the CFA.
        offset: i64,
    },
    /// A register is saved at an offset from the current CFA register: `.cfi_rel_offset`.
    RelOffset {
        /// The register.
        register: u32,
        /// The offset from the current CFA register.
        offset: i64,
    },
    /// The value of a register is the CFA plus an offset: `.cfi_val_offset`.
    ValOffset {
        /// The register.
        register: u32,
        /// The offset.
        offset: i64,
    },
    /// A register is saved in another: `.cfi_register`.
    Register {
        /// The register.
        register: u32,
        /// The register that holds its value.
        other: u32,
    },
    /// A register is restored to its rule at the start of the function: `.cfi_restore`.
    Restore(u32),
    /// A register cannot be restored: `.cfi_undefined`.
    Undefined(u32),
    /// A register is unchanged: `.cfi_same_value`.
    SameValue(u32),
    /// `.cfi_remember_state`
    RememberState,
    /// `.cfi_restore_state`
    RestoreState,
    /// Instruction 0x2d, whose meaning depends on the machine: `.cfi_window_save`, `.cfi_negate_ra_state`.
    WindowSave,
    /// Encoded instructions: `.cfi_escape`.
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
    /// Selects the sections that call frames are written to at the end: `.cfi_sections`. The default is `.eh_frame`
    /// alone.
    pub fn frame_sections(&mut self, eh_frame: bool, debug_frame: bool) {
        let a = &mut self.assembler();
        a.progress.interruptions += 1;
        (a.debug.frames.eh_frame, a.debug.frames.debug_frame) = (eh_frame, debug_frame);
    }

    /// Selects whether `.sframe` is also written at the end, on machines that support it: `.cfi_sections .sframe`.
    pub fn sframe_section(&mut self, wanted: bool) {
        self.workspace.progress.interruptions += 1;
        self.assembler().debug.frames.sframe = wanted;
    }

    /// The DWARF number of a register in `.eh_frame`, given its name in lower case.
    #[must_use]
    pub fn frame_register(&self, name: &str) -> Option<u32> {
        (self.options.target().1.frame.known)(name).and_then(|number| u32::try_from(number).ok())
    }

    /// Starts a frame: `.cfi_startproc`. A `simple` frame omits the machine's initial instructions.
    ///
    /// # Errors
    /// If a frame is open in the section, or there is no current section.
    pub fn start_frame(&mut self, simple: bool) -> Result<(), Error> {
        self.run_at(|a, at| cfi::start(a, simple, at))
    }

    /// Ends the open frame: `.cfi_endproc`.
    ///
    /// # Errors
    /// If no frame is open.
    pub fn end_frame(&mut self) -> Result<(), Error> {
        self.run_at(|a, at| cfi::end(a, at))
    }

    /// Adds an instruction to the open frame, effective at the current place.
    ///
    /// # Errors
    /// If no frame is open.
    pub fn frame_step(&mut self, step: FrameStep) -> Result<(), Error> {
        let operation = step.operation();
        self.run_at(|a, at| match operation {
            Operation::Offset { register, offset } => cfi::push_saved(a, (register, offset), at),
            operation => cfi::push(a, operation, at),
        })
    }

    /// Defines a symbol at the current place among the open frame's instructions: `.cfi_label`.
    ///
    /// # Errors
    /// If no frame is open, or the symbol is already defined.
    pub fn frame_label(&mut self, symbol: SymbolId) -> Result<(), Error> {
        self.run_at(|a, at| cfi::add_label(a, (symbol.current(a.model)?, at), at))
    }

    /// Sets the open frame's personality routine and its pointer encoding (`DW_EH_PE_*`, LSB "Exception Frames"):
    /// `.cfi_personality`. `None` removes it.
    ///
    /// # Errors
    /// If no frame is open, or the encoding is not supported.
    pub fn frame_personality(&mut self, routine: Option<(SymbolId, u8)>) -> Result<(), Error> {
        let pointer = self.pointer(routine)?;
        self.change_frame(|frame| frame.personality = pointer)
    }

    /// Sets the open frame's language-specific data area and its pointer encoding: `.cfi_lsda`. `None` removes it.
    ///
    /// # Errors
    /// If no frame is open, or the encoding is not supported.
    pub fn frame_lsda(&mut self, data: Option<(SymbolId, u8)>) -> Result<(), Error> {
        let pointer = self.pointer(data)?;
        self.change_frame(|frame| frame.lsda = pointer)
    }

    fn change_frame(&mut self, change: impl FnOnce(&mut Frame)) -> Result<(), Error> {
        self.run_at(|a, at| cfi::open(a, at).map(change))
    }

    fn pointer(&mut self, pointer: Option<(SymbolId, u8)>) -> Result<Option<Pointer>, Error> {
        let Some((symbol, encoding)) = pointer else { return Ok(None) };
        self.run_at(|a, at| {
            cfi::check_encoding(encoding.into(), at)?;
            let symbol = symbol.current(a.model)?;
            a.model.asked_for(symbol, at.start);
            Ok(Some(Pointer { symbol, encoding }))
        })
    }

    /// Sets the register that holds the open frame's return address: `.cfi_return_column`.
    ///
    /// # Errors
    /// If no frame is open.
    pub fn frame_return_column(&mut self, register: u32) -> Result<(), Error> {
        self.change_frame(|frame| frame.set_return_column(register.into()))
    }

    /// Marks the open frame as a signal frame: `.cfi_signal_frame`.
    ///
    /// # Errors
    /// If no frame is open.
    pub fn signal_frame(&mut self) -> Result<(), Error> {
        self.change_frame(|frame| frame.signal = true)
    }

    /// Adds a machine-specific letter to the open frame's augmentation string, such as `B` for `.cfi_b_key_frame`.
    ///
    /// # Errors
    /// If no frame is open, or the machine does not have the letter.
    pub fn frame_augmentation(&mut self, letter: u8) -> Result<(), Error> {
        let letters = self.options.target().1.frame.letters;
        let Some(index) = letters.iter().position(|&l| l == letter && l != 0) else {
            return Err(self.refuse(Code::CfiBadOperand, "frames of this machine have no such augmentation"));
        };
        self.change_frame(|frame| frame.letters[index] = true)
    }
}

/// Windows unwind information (Microsoft, "Exception handling" of each machine), for COFF objects only.
impl Streamer {
    /// Starts a function: `.seh_proc`.
    ///
    /// # Errors
    /// If a function is open, or the target has no unwind information.
    pub fn start_unwind(&mut self, function: SymbolId) -> Result<(), Error> {
        self.run_coff(|a, at| seh::start_function(a, function.current(a.model)?, at))
    }

    /// Ends the open function, and writes its information to `.xdata`: `.seh_endproc`.
    ///
    /// # Errors
    /// If no function is open, or a part of it is still open.
    pub fn end_unwind(&mut self) -> Result<(), Error> {
        self.run_coff(|a, at| seh::end_function(a, at))
    }

    /// Ends the code that the information covers: `.seh_endfunclet`.
    ///
    /// # Errors
    /// If no function is open, or a chained region is.
    pub fn end_funclet(&mut self) -> Result<(), Error> {
        self.run_coff(|a, at| seh::apply(a, at, Unwind::end_funclet))
    }

    /// Starts a region with its own unwind information, chained to that of the function: `.seh_startchained`.
    ///
    /// # Errors
    /// If no function is open.
    pub fn start_chained_unwind(&mut self) -> Result<(), Error> {
        self.run_coff(|a, at| seh::start_chained(a, at))
    }

    /// Ends the chained region: `.seh_endchained`.
    ///
    /// # Errors
    /// If no chained region is open.
    pub fn end_chained_unwind(&mut self) -> Result<(), Error> {
        self.run_coff(|a, at| seh::apply(a, at, Unwind::end_chained))
    }

    /// Sets the open function's handler, called on unwinding, on exceptions or both: `.seh_handler`.
    ///
    /// # Errors
    /// If no function is open, or a chained region is.
    pub fn unwind_handler(&mut self, handler: SymbolId, unwind: bool, except: bool) -> Result<(), Error> {
        self.run_coff(|a, at| seh::set_handler(a, handler.current(a.model)?, (unwind, except), at))
    }

    /// Switches to the place of the handler's data, after the function's information: `.seh_handlerdata`. The caller
    /// must switch back to the function's section.
    ///
    /// # Errors
    /// If no function is open, or a chained region is.
    pub fn unwind_handler_data(&mut self) -> Result<(), Error> {
        self.run_coff(|a, at| seh::start_handler_data(a, at))
    }

    /// The stack grows by `bytes`: `.seh_stackalloc`.
    ///
    /// # Errors
    /// If no function is open, or no unwind code of the machine can encode the size.
    pub fn unwind_stack_allocation(&mut self, bytes: u32) -> Result<(), Error> {
        self.run_coff(|a, at| seh::allocate(a, bytes, at))
    }

    /// A machine-specific step, as in its directive after `.seh_`: `pushreg %rbx`, `save_regp x19, 16`.
    ///
    /// # Errors
    /// If the step is unknown, no function is open, or `step` has more than one statement.
    pub fn unwind_step(&mut self, step: &str) -> Result<(), Error> {
        self.coff_only()?;
        self.instruction(format!(".seh_{step}"))
    }

    /// Ends the prologue: `.seh_endprologue`.
    ///
    /// # Errors
    /// If no function is open.
    pub fn end_prologue(&mut self) -> Result<(), Error> {
        self.run_coff(|a, at| seh::apply_step(a, at, |unwind, at| unwind.end_prologue(at, false)))
    }

    /// Starts an epilogue: `.seh_startepilogue`.
    ///
    /// # Errors
    /// If the prologue has not ended.
    pub fn start_epilogue(&mut self) -> Result<(), Error> {
        self.run_coff(|a, at| seh::apply_step(a, at, |unwind, place| unwind.start_epilogue(place, None, at.start)))
    }

    /// Ends the epilogue: `.seh_endepilogue`.
    ///
    /// # Errors
    /// If no epilogue is open.
    pub fn end_epilogue(&mut self) -> Result<(), Error> {
        self.run_coff(|a, at| seh::apply_step(a, at, Unwind::end_epilogue))
    }

    /// Sets the version of the open function's information; version 2 describes epilogues: `.seh_unwindversion`.
    ///
    /// # Errors
    /// If the version is not supported or already set.
    pub fn unwind_version(&mut self, version: u8) -> Result<(), Error> {
        self.run_coff(|a, at| seh::apply(a, at, |unwind, _| unwind.version(version)))
    }

    /// Starts the part of the open epilogue that version 2 describes: `.seh_unwindv2start`.
    ///
    /// # Errors
    /// If no epilogue is open, or the part has already started.
    pub fn start_described_epilogue(&mut self) -> Result<(), Error> {
        self.run_coff(|a, at| seh::apply(a, at, Unwind::start_described))
    }
}
