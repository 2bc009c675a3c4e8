//! Prints the build attributes of the target (`-arm-add-build-attributes`).

use super::attributes::print_attribute;
use crate::arch::arm::Attribute;
use crate::arch::arm::described::{Described, describe};
use crate::asm::state::Assembler;

/// Prints what describes the target before the first statement.
pub fn start_of_text(a: &mut Assembler<'_, '_>) {
    if a.options.arm.add_build_attributes && a.printer.is_some() {
        print_target(a);
    }
}

#[inline(never)]
fn print_target(a: &mut Assembler<'_, '_>) {
    let cpu = &a.options.cpu;
    let described = a.isa.arm_mut().map(|isa| describe(&isa.features, cpu)).unwrap_or_default();
    for described in described {
        let (directive, name) = match &described {
            Described::Number(tag, value) => {
                print_attribute(a, *tag, &Attribute::Number(*value));
                continue;
            }
            Described::Processor(name) => (".cpu", name.to_ascii_lowercase()),
            Described::Unit(name) => (".fpu", (*name).to_owned()),
            Described::Extension(name) => (".arch_extension", (*name).to_owned()),
        };
        if let Some(mut print) = a.print() {
            print.apart().line(directive, format_args!("\t{name}"));
        }
    }
}
