//! Exception tables of the Arm EABI: what `.fnstart`, `.save` and related directives record, and its encoding (Exception
//! Handling ABI for the Arm Architecture). Which sections have the tables, and their relocations, is the machine's part.
//!
//! A function has an entry of two words in the index table: its address, and either opcodes in the compact form 0, a
//! reference to an entry of the other table, or [`CANNOT_UNWIND`].

pub mod opcodes;

use crate::diag::Code;
use crate::model::SectionId;
use crate::parse::ast::Name;
use crate::source::Span;
use opcodes::{FINISH, MOST_BYTES, Opcodes};

/// The second word of the index for a function that exceptions cannot leave.
pub const CANNOT_UNWIND: u32 = 1;

/// The number of personality routines of the ABI.
pub const ROUTINES: u8 = 3;

/// The opcodes that are in the word of personality routine 0.
const MOST_COMPACT: usize = 3;

/// The first byte of a word in a compact form, without the number of its personality routine.
const COMPACT: u8 = 0x80;

/// A register whose number is not that of a general register: the authentication code of the return address.
pub const AUTHENTICATION_CODE: u8 = 0xff;

/// `sp`
const STACK_POINTER: u8 = 13;

/// Why a directive is rejected, and another directive with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    pub code: Code,
    pub message: &'static str,
    pub note: Option<(Span, &'static str)>,
}

fn misplaced(message: &'static str) -> Refused {
    Refused { code: Code::EhabiMisplaced, message, note: None }
}

impl Refused {
    fn beside(self, note: Option<(Span, &'static str)>) -> Self {
        Refused { note, ..self }
    }
}

/// What opcodes are written as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The routine that the entry names; without one its first byte has the number of a routine.
    pub routine: Option<Name>,
    /// The words of opcodes.
    pub words: Vec<u32>,
}

/// A function between `.fnstart` and `.fnend`.
#[derive(Clone, Debug)]
pub struct Function {
    /// The label at its start.
    pub start: Name,
    /// The section of its code.
    pub section: SectionId,
    /// The directive that began it.
    pub begun: Span,
    /// The label of its entry in the table, if it is written already.
    pub entry: Option<Name>,
    /// The word of its opcodes, if the index has them.
    pub compact: Option<u32>,
    /// The number of its personality routine in the ABI.
    pub routine_number: Option<u8>,
    routine: Option<Name>,
    /// The entry that is written next has the name of the routine.
    names_routine: bool,
    /// The first directives of their kinds, which others may contradict.
    cannot_unwind: Option<Span>,
    handler_data: Option<Span>,
    personality: Option<(Span, &'static str)>,
    frame_register: u8,
    /// The stack pointer is restored from the frame register.
    uses_frame: bool,
    /// Distances to the stack pointer at the start of the function: of the frame register, and of the stack pointer.
    frame_offset: i64,
    stack_offset: i64,
    /// How much of the stack pointer's distance has no opcode yet: several `.pad` are one.
    pending: i64,
    opcodes: Opcodes,
}

/// Which personality directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Routine {
    /// `.personality name`
    Named(Name),
    /// `.personalityindex number`
    Number(u8),
}

impl Function {
    /// A function that starts at a label in a section.
    #[must_use]
    pub fn new(start: Name, section: SectionId, begun: Span) -> Self {
        Function {
            start,
            section,
            begun,
            entry: None,
            compact: None,
            routine_number: None,
            routine: None,
            names_routine: false,
            cannot_unwind: None,
            handler_data: None,
            personality: None,
            frame_register: STACK_POINTER,
            uses_frame: false,
            frame_offset: 0,
            stack_offset: 0,
            pending: 0,
            opcodes: Opcodes::default(),
        }
    }

    /// Whether the index says that exceptions cannot leave the function.
    #[must_use]
    pub fn cannot_unwind(&self) -> bool {
        self.cannot_unwind.is_some()
    }

    /// Checks that a step of the prologue precedes `.handlerdata`.
    ///
    /// # Errors
    /// `message` if it does not.
    pub fn in_prologue(&self, message: &'static str) -> Result<(), Refused> {
        match self.handler_data {
            Some(at) => Err(misplaced(message).beside(Some((at, HANDLER_DATA)))),
            None => Ok(()),
        }
    }

    /// `.cantunwind`
    ///
    /// # Errors
    /// If the function has handler data or a personality routine.
    pub fn forbid_unwinding(&mut self, span: Span) -> Result<(), Refused> {
        self.cannot_unwind.get_or_insert(span);
        if let Some(at) = self.handler_data {
            let refused = misplaced(".cantunwind can't be used with .handlerdata directive");
            return Err(refused.beside(Some((at, HANDLER_DATA))));
        }
        match self.personality {
            None => Ok(()),
            note => Err(misplaced(".cantunwind can't be used with .personality directive").beside(note)),
        }
    }

    /// `.personality`, `.personalityindex`
    ///
    /// # Errors
    /// If the function has one, or handler data, or cannot be unwound.
    pub fn set_routine(&mut self, is_named: bool, span: Span) -> Result<(), Refused> {
        let known = self.personality;
        let [note, with_cannot_unwind, after_data] = match is_named {
            true => [
                ".personality was specified here",
                ".personality can't be used with .cantunwind directive",
                ".personality must precede .handlerdata directive",
            ],
            false => [
                ".personalityindex was specified here",
                ".personalityindex cannot be used with .cantunwind",
                ".personalityindex must precede .handlerdata directive",
            ],
        };
        self.personality.get_or_insert((span, note));
        if let Some(at) = self.cannot_unwind {
            return Err(misplaced(with_cannot_unwind).beside(Some((at, CANNOT_UNWIND_NOTE))));
        }
        self.in_prologue(after_data)?;
        if known.is_some() {
            return Err(misplaced("multiple personality directives").beside(known));
        }
        Ok(())
    }

    /// Sets what [`Function::set_routine`] has accepted.
    pub fn use_routine(&mut self, routine: Routine) {
        match routine {
            Routine::Named(name) => (self.routine, self.names_routine) = (Some(name), true),
            Routine::Number(number) => self.routine_number = Some(number),
        }
    }

    /// `.handlerdata`
    ///
    /// # Errors
    /// If the function cannot be unwound.
    pub fn start_handler_data(&mut self, span: Span) -> Result<(), Refused> {
        self.handler_data.get_or_insert(span);
        match self.cannot_unwind {
            Some(at) => {
                let refused = misplaced(".handlerdata can't be used with .cantunwind directive");
                Err(refused.beside(Some((at, CANNOT_UNWIND_NOTE))))
            }
            None => Ok(()),
        }
    }

    /// The register that the stack pointer is restored from, or `sp`.
    #[must_use]
    pub fn frame_register(&self) -> u8 {
        self.frame_register
    }

    /// `.setfp`: the frame register becomes a register (`sp` or the frame register) plus an offset.
    pub fn set_frame(&mut self, register: u8, from: u8, offset: i64) {
        self.uses_frame = true;
        self.frame_register = register;
        let base = if from == STACK_POINTER { self.stack_offset } else { self.frame_offset };
        self.frame_offset = base.wrapping_add(offset);
    }

    /// `.movsp`: the register has the stack pointer plus an offset.
    pub fn move_stack(&mut self, register: u8, offset: i64) {
        self.flush();
        self.frame_register = register;
        self.frame_offset = self.stack_offset.wrapping_add(offset);
        self.opcodes.set(register);
    }

    /// `.pad`: the prologue subtracts from the stack pointer.
    pub fn pad(&mut self, size: i64) {
        self.stack_offset = self.stack_offset.wrapping_sub(size);
        self.pending = self.pending.wrapping_sub(size);
    }

    /// `.save`: registers are pushed, in ascending order without duplicates.
    pub fn save(&mut self, registers: &[u8]) {
        // The code is in a general register, but only the opcode of its own says that it is the code.
        for group in registers.rsplit(|&register| register == AUTHENTICATION_CODE).enumerate() {
            let (index, group) = group;
            if index > 0 {
                self.moved(1, 4);
                self.opcodes.pop_code();
            }
            if !group.is_empty() {
                self.moved(group.len(), 4);
                self.opcodes.pop(bits(group));
            }
        }
    }

    /// `.vsave`: double registers are pushed.
    pub fn save_doubles(&mut self, registers: &[u8]) {
        self.moved(registers.len(), 8);
        self.opcodes.pop_doubles(bits(registers));
    }

    /// `.unwind_raw`: opcodes for a step that moves the stack pointer.
    pub fn raw(&mut self, offset: i64, bytes: &[u8]) {
        self.flush();
        self.stack_offset = self.stack_offset.wrapping_sub(offset);
        self.opcodes.raw(bytes);
    }

    /// A number of registers of a size were pushed.
    fn moved(&mut self, count: usize, size: i64) {
        self.stack_offset = self.stack_offset.wrapping_sub(count as i64 * size);
        self.flush();
    }

    fn flush(&mut self) {
        self.opcodes.add(std::mem::take(&mut self.pending).wrapping_neg());
    }

    /// Ends the opcodes, and returns the entry of the function. `routine_number` is then that of the entry.
    ///
    /// # Errors
    /// If the opcodes are too many for the personality routine.
    pub fn finish(&mut self) -> Result<Entry, String> {
        if self.uses_frame {
            // What moved the stack pointer after the last register was saved has no opcode.
            let saved = self.stack_offset.wrapping_sub(self.pending);
            self.opcodes.add(saved.wrapping_sub(self.frame_offset));
            self.opcodes.set(self.frame_register);
        } else {
            self.flush();
        }
        let is_named = std::mem::take(&mut self.names_routine);
        let count = self.opcodes.len();
        let number = (!is_named).then(|| self.routine_number.unwrap_or(u8::from(count > MOST_COMPACT)));
        let (mut bytes, most) = match number {
            Some(0) => (vec![COMPACT], MOST_COMPACT),
            Some(number) => (vec![COMPACT | number, 0], MOST_BYTES - 2),
            None => (vec![0], MOST_BYTES - 1),
        };
        if count > most {
            return Err(format!("the function has {count} bytes of unwind opcodes, and its entry can have {most}"));
        }
        let size = bytes.len() - 1;
        bytes.extend(self.opcodes.bytes());
        bytes.resize(bytes.len().next_multiple_of(4), FINISH);
        if number != Some(0) {
            bytes[size] = (bytes.len() / 4 - 1) as u8;
        }
        let words = bytes.chunks(4).map(|word| word.iter().fold(0, |all, &byte| all << 8 | u32::from(byte))).collect();
        self.routine_number = number;
        self.opcodes.clear();
        Ok(Entry { routine: self.routine, words })
    }
}

const HANDLER_DATA: &str = ".handlerdata was specified here";
const CANNOT_UNWIND_NOTE: &str = ".cantunwind was specified here";

fn bits(registers: &[u8]) -> u32 {
    registers.iter().fold(0, |all, register| all | 1u32.wrapping_shl((*register).into()))
}
