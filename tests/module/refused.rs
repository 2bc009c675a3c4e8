//! Modules that the target does not support are refused with the reason.

use llas::module::*;

fn refusal(target: &str, make: impl FnOnce(&mut Module)) -> String {
    let triple: llas::Triple = target.parse().unwrap();
    let lowering = Lowering::for_target(&triple);
    let mut module = Module::new(triple, "m.c");
    make(&mut module);
    module.object(&lowering).expect_err("accepted").to_string()
}

const ELF: &str = "x86_64-linux-gnu";
const COFF: &str = "aarch64-pc-windows-msvc";

#[test]
fn selections_of_comdats() {
    for selection in [Selection::ExactMatch, Selection::Largest, Selection::SameSize] {
        let reason = refusal(ELF, |m| {
            let comdat = m.comdat("c", selection);
            m.global(Global { comdat: Some(comdat), ..Global::new("x", Constant::int(32, 1)) });
        });
        assert!(reason.starts_with("ELF COMDATs only support SelectionKind::Any"), "{reason}");
    }
}

#[test]
fn comdats_without_a_key() {
    let with_key = |key: Option<Linkage>| {
        refusal(COFF, |m| {
            let comdat = m.comdat("c", Selection::Any);
            m.global(Global { comdat: Some(comdat), ..Global::new("x", Constant::int(32, 1)) });
            if let Some(linkage) = key {
                let mut global = Global::new("c", Constant::int(32, 1));
                global.common.linkage = linkage;
                m.global(global);
            }
        })
    };
    assert!(with_key(None).contains("'c' does not exist"));
    assert!(with_key(Some(Linkage::Internal)).contains("'c' is not a key for its COMDAT"));
    assert!(with_key(Some(Linkage::Private)).contains("comdat global value has private linkage"));
}

#[test]
fn ifuncs_and_equivalents_outside_elf() {
    let reason = refusal(COFF, |m| {
        let resolver = m.function(Function::new("resolver", "ret"));
        m.ifunc(Ifunc { common: Common::new("f"), resolver: Address::of(resolver) });
    });
    assert!(reason.starts_with("IFuncs are not supported on this platform"), "{reason}");
    let reason = refusal(COFF, |m| {
        let f = m.function(Function::declaration("f"));
        let address = Address { reference: Reference::DsoLocalEquivalent, ..Address::of(f) };
        m.global(Global::new("x", Constant::Address(address)));
    });
    assert!(reason.contains("dso_local_equivalent is not supported"), "{reason}");
}

#[test]
fn linkages_that_cannot_be() {
    let global = |linkage, initializer: Option<Constant>| {
        refusal(ELF, |m| {
            let mut global = Global::declaration("x", Type::Int(32));
            (global.common.linkage, global.initializer) = (linkage, initializer);
            m.global(global);
        })
    };
    assert!(global(Linkage::Common, Some(Constant::int(32, 1))).contains("must have a zero initializer"));
    assert!(global(Linkage::ExternWeak, Some(Constant::int(32, 1))).contains("may not have extern_weak linkage"));
    assert!(global(Linkage::Internal, None).contains("must have external or extern_weak linkage"));
    let appended = global(Linkage::Appending, Some(Constant::int(32, 1)));
    assert!(appended.contains("unknown special variable with appending linkage: 'x'"), "{appended}");
}

#[test]
fn the_rest() {
    let options = refusal(ELF, |m| m.linker_options.push(vec!["alone".to_owned()]));
    assert!(options.starts_with("invalid llvm.linker.options"), "{options}");
    let gc = refusal(ELF, |m| _ = m.function(Function { gc: "none".to_owned(), ..Function::new("f", "ret") }));
    assert_eq!(gc, "unsupported GC: 'none'");
    let twice = refusal(ELF, |m| {
        m.global(Global::new("x", Constant::int(32, 1)));
        m.global(Global::new("x", Constant::int(32, 2)));
    });
    assert_eq!(twice, "symbol 'x' is already defined");
    let huge = refusal(ELF, |m| _ = m.global(Global::new("x", Constant::Zero(Type::Int(64).array(1 << 60)))));
    assert!(huge.contains("has no size in memory"), "{huge}");
    let foreign = refusal(ELF, |m| {
        let mut other = Module::new(ELF.parse().unwrap(), "other.c");
        let value = other.global(Global::declaration("y", Type::Int(32)));
        m.functions.push(Function { personality: Some(value), unwind: true, ..Function::new("f", "ret") });
    });
    assert!(foreign.contains("the value belongs to another module"), "{foreign}");
    // Also if a value of this module has the same number.
    let foreign = refusal(ELF, |m| {
        let mut other = Module::new(ELF.parse().unwrap(), "other.c");
        let value = other.global(Global::declaration("y", Type::Int(32)));
        let own = m.global(Global::declaration("z", Type::Int(32)));
        assert!(own != value && m.common(value).is_none() && m.clone().common(own).is_some());
        m.global(Global::new("x", Constant::address(value)));
    });
    assert!(foreign.contains("the value belongs to another module"), "{foreign}");
    let foreign = refusal(ELF, |m| {
        let mut other = Module::new(ELF.parse().unwrap(), "other.c");
        let comdat = other.comdat("c", Selection::Any);
        assert!(m.comdat("c", Selection::Any) != comdat && m.comdat_of(comdat).is_none());
        m.function(Function { comdat: Some(comdat), ..Function::new("c", "ret") });
    });
    assert!(foreign.contains("the COMDAT belongs to another module"), "{foreign}");
    let none = refusal(ELF, |m| _ = m.function(Function { body: Body::Calls, ..Function::declaration("f") }));
    assert!(none.contains("its body must be emitted by calls"), "{none}");
}
