//! Emulated thread-local storage: a control variable with size, alignment and initial value takes the place of each
//! variable, which itself is not emitted. Source: `LowerEmuTLS`.

use crate::build::module::{Constant, Global, Module, Type, Value};
use std::collections::HashSet;

const NAMES: [&str; 2] = ["__emutls_v.", "__emutls_t."];

/// The module with control variables for its thread-local variables; `None` if it has no such variables.
pub(super) fn emulated(module: &Module) -> Option<Module> {
    let is_one = |global: &Global| global.common.thread_local.is_some();
    if !module.globals.iter().any(is_one) {
        return None;
    }
    let mut made = module.clone();
    let mut names: HashSet<String> = module.globals.iter().map(|global| global.common.name.clone()).collect();
    for global in module.globals.iter().filter(|global| is_one(global)) {
        describe(&mut made, global, &mut names);
    }
    Some(made)
}

fn describe(module: &mut Module, variable: &Global, names: &mut HashSet<String>) {
    let [descriptor, template] = NAMES.map(|prefix| format!("{prefix}{}", variable.common.name));
    if !names.insert(descriptor.clone()) {
        return;
    }
    let word = Type::Int(module.layout.pointer_size() * 8);
    let ty = Type::structure([word.clone(), word.clone(), crate::build::module::PTR, crate::build::module::PTR]);
    let described = beside(module, variable, Global::declaration(descriptor, ty));
    let Some(initializer) = &variable.initializer else { return };
    let align = variable.align.unwrap_or_else(|| module.layout.abi_align(&variable.ty));
    let begins = (!is_zero(initializer)).then(|| {
        let mut begins = Global::constant(template, initializer.clone());
        (begins.ty, begins.align) = (variable.ty.clone(), Some(align));
        Constant::address(beside(module, variable, begins))
    });
    let number = |value: u64| Constant::int(module.layout.pointer_size() * 8, value.into());
    let size = module.layout.store_size(&variable.ty).unwrap_or(0);
    let fields = [number(size), number(align), Constant::null(), begins.unwrap_or(Constant::null())];
    let align = module.layout.abi_align(&word).max(module.layout.abi_align(&crate::build::module::PTR));
    let described = &mut module.globals[described.index as usize];
    (described.initializer, described.align) = (Some(Constant::structure(fields)), Some(align));
}

fn beside(module: &mut Module, variable: &Global, mut global: Global) -> Value {
    let (own, of) = (&mut global.common, &variable.common);
    (own.linkage, own.visibility, own.dso_local) = (of.linkage, of.visibility, of.is_dso_local());
    if let Some(selection) = variable.comdat.and_then(|id| module.comdat_of(id)).map(|comdat| comdat.selection) {
        let name = own.name.clone();
        global.comdat = Some(module.comdat(name, selection));
    }
    module.global(global)
}

/// Returns whether the variable's initial value is zero and needs no template. A null pointer and the number 0.0 do
/// have templates.
fn is_zero(constant: &Constant) -> bool {
    match constant {
        Constant::Zero(ty) => !matches!(ty, Type::Pointer(_) | Type::Float(_)),
        Constant::Int { .. } => constant.is_zero(),
        _ => false,
    }
}
