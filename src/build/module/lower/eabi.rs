//! What the EABI of ARM adds: build attributes and the entries of functions in the index of exception tables. Source:
//! `ARMAsmPrinter::emitAttributes`, `ARMException`.

use super::{Error, Lowerer};
use crate::build::module::target::Eabi;
use crate::build::module::value::{Function, Linkage};
use crate::build::module::{Constant, Refused};

/// `Tag_ABI_optimization_goals`: speed, and size.
const GOALS: (u32, u8, u8) = (30, 1, 3);

impl Lowerer<'_> {
    /// Emits the attributes that do not follow from the processor.
    pub(super) fn build_attributes(&mut self) -> Result<(), Error> {
        let Some(eabi) = self.facts.eabi else { return Ok(()) };
        self.out.instruction(".eabi_attribute 67, \"2.09\"")?;
        // Without functions, llc takes each property for one that all of them have.
        let has_code = u8::from(self.module.functions.iter().any(Function::is_defined));
        let pic = self.is_pic();
        let (wants, any) = (|on: bool, value: u8| on.then_some(value), |value: u8| Some(value));
        for (tag, value) in [
            // R9 is a general-purpose register.
            (14, any(0)),
            // Addresses of data are relative to the program counter, and those of symbols are loaded from the table.
            (15, wants(pic, 1)),
            (16, wants(pic, 1)),
            (17, any(1 + u8::from(pic))),
            // IEEE 754: denormal numbers or their sign, exceptions, all values.
            (20, any(2 - has_code)),
            (21, any(has_code)),
            (23, any(3)),
            // Eight bytes.
            (24, any(1)),
            (25, any(1)),
            (28, wants(eabi.hard_float, 1)),
            // IEEE 754's numbers of 16 bits.
            (38, any(1)),
        ] {
            if let Some(value) = value {
                self.out.instruction(format!(".eabi_attribute {tag}, {value}"))?;
            }
        }
        self.optimization_goals(eabi)
    }

    /// Functions with different goals have none in common.
    fn optimization_goals(&mut self, eabi: Eabi) -> Result<(), Error> {
        let is_emitted =
            |function: &&Function| function.is_defined() && function.common.linkage != Linkage::AvailableExternally;
        let functions = self.module.functions.iter().filter(is_emitted);
        let mut goals = functions.map(|function| if function.small { GOALS.2 } else { GOALS.1 });
        let Some(first) = goals.next().filter(|_| eabi.goals) else { return Ok(()) };
        if goals.all(|goal| goal == first) {
            self.out.instruction(format!(".eabi_attribute {}, {first}", GOALS.0))?;
        }
        Ok(())
    }

    /// Emits the address of a constructor or destructor, which the linker makes absolute or relative.
    pub(super) fn structor(&mut self, function: &Constant) -> Result<(), Error> {
        match function {
            Constant::Address(address) if self.facts.eabi.is_some() => {
                let value = self.address(*address)?.specifier("target1");
                Ok(self.out.value(value, 4)?)
            }
            _ => self.constant(function),
        }
    }

    /// Emits `.fnstart`, at the start of a function.
    pub(super) fn begin_exceptions(&mut self) -> Result<(), Error> {
        if self.facts.eabi.is_some() {
            self.out.instruction(".fnstart")?;
        }
        Ok(())
    }

    /// Emits the unwinding properties of a function and `.fnend`, after its code.
    pub(super) fn end_exceptions(&mut self, function: &Function) -> Result<(), Error> {
        let number = self.functions_ended;
        self.functions_ended += 1;
        if self.facts.eabi.is_none() {
            return Ok(());
        }
        if let Some(personality) = function.personality {
            if function.lsda.is_some() {
                let reason = "on this target, language-specific data must be a part of the body, after .handlerdata";
                return Err(Refused::Invalid { name: function.common.name.clone(), reason }.into());
            }
            let symbol = self.symbol(personality)?;
            let name = String::from_utf8_lossy(self.out.symbol_name(symbol)).into_owned();
            self.out.instruction(format!(".personality {name}"))?;
            self.out.instruction(".handlerdata")?;
            self.empty_table(number)?;
        } else if !function.unwind {
            self.out.instruction(".cantunwind")?;
        }
        self.out.instruction(".fnend")?;
        Ok(())
    }

    /// Emits language-specific data without call sites.
    fn empty_table(&mut self, number: usize) -> Result<(), Error> {
        const OMITTED: u8 = 0xff;
        const ULEB128: u8 = 1;
        let symbol = self.out.symbol(format!("GCC_except_table{number}"));
        self.align(4)?;
        self.out.label(symbol)?;
        self.out.bytes(&[OMITTED, OMITTED, ULEB128, 0])?;
        self.align(4)
    }
}
