//! Errors that only the layout finds refer to the call that causes them.

use super::options;
use llas::Failure;
use llas::streamer::{Expr, SectionSpec, Streamer};

fn failure(triple: &str, calls: impl FnOnce(&mut Streamer)) -> Failure {
    let mut out = Streamer::new(&options(triple)).unwrap();
    calls(&mut out);
    out.finish().unwrap_err()
}

/// The tag, section and text of each report.
fn origins(failure: &Failure) -> Vec<(u64, Option<&str>, Option<&str>)> {
    let origins = failure.reports.iter().filter_map(|report| report.origin.as_deref());
    origins.map(|origin| (origin.tag, origin.section.as_deref(), origin.text.as_deref())).collect()
}

#[test]
fn layout_errors_name_the_instruction() {
    for (triple, branch, zeros) in [
        ("aarch64-linux-gnu", "tbz x0, #1, far", 1 << 20),
        ("thumbv7-linux-gnueabihf", "cbz r0, far", 1000),
        ("armv7-linux-gnueabihf", "ldrh r0, far", 1000),
    ] {
        let failed = failure(triple, |out| {
            let far = out.symbol("far");
            out.set_origin(1);
            out.instruction("nop").unwrap();
            out.set_origin(40);
            out.instruction(branch).unwrap();
            out.set_origin(u64::MAX);
            out.switch_to(SectionSpec::named(".text.cold")).unwrap();
            out.switch_to(SectionSpec::named(".text")).unwrap();
            out.space(zeros, 0).unwrap();
            out.label(far).unwrap();
        });
        assert_eq!(origins(&failed), [(40, Some(".text"), Some(branch))], "{triple}: {failed}");
        assert!(failed.reports[0].place.is_none());
        let shown = failed.to_string();
        assert!(shown.ends_with(&format!("(origin 40, '{branch}' in section '.text')")), "{shown}");
    }
}

#[test]
fn data_and_refused_calls_have_origins_too() {
    let failed = failure("x86_64-linux-gnu", |out| {
        let missing = out.temporary();
        out.set_origin(5);
        out.switch_to(SectionSpec::named(".data")).unwrap();
        out.value(1, 4).unwrap();
        out.value(Expr::symbol(missing), 4).unwrap();
        out.set_origin(6);
        assert!(out.int(256, 1).is_err());
        let error = out.instruction("movq %rax, $5").unwrap_err();
        assert_eq!(error.offset(), Some(11), "offsets are those in the text of the call");
    });
    let found = origins(&failed);
    assert!(found.contains(&(6, Some(".data"), None)), "{found:?}");
    assert!(found.contains(&(6, Some(".data"), Some("movq %rax, $5"))), "{found:?}");
    let failed = failure("x86_64-linux-gnu", |out| {
        let missing = out.temporary();
        out.set_origin(5);
        out.switch_to(SectionSpec::named(".data")).unwrap();
        out.value(Expr::symbol(missing), 4).unwrap();
    });
    assert_eq!(origins(&failed), [(5, Some(".data"), None)], "{failed}");
}

#[test]
fn nothing_is_kept_unasked_and_objects_are_the_same() {
    let failed = failure("aarch64-linux-gnu", |out| {
        let far = out.symbol("far");
        out.instruction("tbz x0, #1, far").unwrap();
        out.space(1 << 20, 0).unwrap();
        out.label(far).unwrap();
    });
    assert!(origins(&failed).is_empty() && failed.reports[0].place.is_none(), "{failed}");
    let object = |named: bool| {
        let mut out = Streamer::new(&options("x86_64-linux-gnu")).unwrap();
        for i in 0..10 {
            if named {
                out.set_origin(i);
            }
            out.instruction(format!("leaq {i}(%rax), %rcx")).unwrap();
            out.instruction("jmp f").unwrap();
            out.text("1: jmp 1b\n").unwrap();
            out.space(Expr::int(1), 0).unwrap();
        }
        let f = out.symbol("f");
        out.label(f).unwrap();
        out.finish().unwrap().to_bytes().unwrap()
    };
    assert!(object(true) == object(false));
}

#[test]
fn text_among_calls_keeps_its_place() {
    let failed = failure("x86_64-linux-gnu", |out| {
        out.set_origin(1);
        out.instruction("nop").unwrap();
        assert!(out.text("nop\n bad\n").is_err());
    });
    assert_eq!(failed.reports.len(), 1);
    let place = failed.reports[0].place.as_ref().unwrap();
    assert_eq!((place.start.line, failed.reports[0].origin.is_none()), (2, true));
}
