//! Assembles the inputs of a command line: several threads take one input after another.

use super::assembly::Assembly;
use super::settings::Settings;
use super::turns::{Turn, Turns};
use super::{Usage, paths, same};
use crate::processor::Processor;
use llas::Context;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};
use std::thread;

/// The size of a thread's stack in bytes, as the main thread usually has it.
const STACK: usize = 8 << 20;

/// The exit status of a program that panicked.
const PANICKED: i32 = 101;

/// As many threads as there are processors.
pub(super) fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Assembles all inputs and returns the exit status: that of the input with the highest one.
pub(super) fn assemble(settings: &Settings) -> Result<i32, Usage> {
    #[cfg(feature = "preprocess")]
    settings.messages.show(&settings.preprocess.unused(settings.paths.iter().map(|paths| paths.input.as_deref())));
    let written = same::check(settings)?;
    paths::make_folders(&settings.folders)?;
    let is_only = settings.paths.len() == 1;
    let work = |context: &mut Option<Context>, number: usize, turn: Turn<'_>| match settings.paths.get(number) {
        Some(paths) => {
            Assembly { settings, paths, written: &written, turn, is_only, included: Vec::new() }.run(context)
        }
        None => 0,
    };
    let threads = match settings.threads {
        _ if is_only => 1,
        Some(threads) => threads,
        None => processors(),
    };
    Ok(each(settings.paths.len(), threads, || None, work))
}

/// Calls `work` for each number below `count` in up to `threads` threads, which take the numbers in ascending order, and
/// returns the highest status. `new` makes what a thread keeps from one call to the next; it is not dropped, as the process
/// is about to exit. Where panics unwind, a call that panics does not stop the others.
fn each<K>(
    count: usize,
    threads: usize,
    new: impl Fn() -> K + Sync,
    work: impl Fn(&mut K, usize, Turn<'_>) -> i32 + Sync,
) -> i32 {
    let (next, status, turns) = (AtomicUsize::new(0), AtomicI32::new(0), Turns::default());
    let one_thread = || {
        let mut kept = new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            let turn = turns.turn(number);
            let done = catch_unwind(AssertUnwindSafe(|| work(&mut kept, number, turn))).unwrap_or_else(|_| {
                kept = new();
                PANICKED
            });
            status.fetch_max(done, Ordering::Relaxed);
        }
        std::mem::forget(kept);
    };
    let threads = threads.min(count);
    if threads < 2 {
        one_thread();
        return status.into_inner();
    }
    let own = Processor::current();
    let other_thread = || {
        own.leave();
        one_thread();
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            // If the system has no more threads, those that there are do all the work.
            if thread::Builder::new().stack_size(STACK).spawn_scoped(scope, other_thread).is_err() {
                break;
            }
        }
        Processor::let_others_leave();
        one_thread();
    });
    status.into_inner()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    /// Every number is taken once, the turns are in order, and the highest status is returned, with any number of threads
    /// and if some calls panic.
    #[test]
    fn each_number_has_its_turn() {
        for threads in [0, 1, 2, 7, 100] {
            for (bad, status) in [(20, 3), (100, 0), (5, PANICKED)] {
                let (seen, calls) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
                let work = |kept: &mut usize, number: usize, mut turn: Turn<'_>| {
                    calls.fetch_add(1, Ordering::Relaxed);
                    *kept += 1;
                    if number.is_multiple_of(3) {
                        thread::yield_now();
                    }
                    if number == bad && bad == 5 {
                        panic!("as the test wants it");
                    }
                    turn.wait();
                    seen.lock().unwrap().push(number);
                    if number == bad { 3 } else { 0 }
                };
                assert_eq!(each(50, threads, || 0, work), status);
                let all: Vec<usize> = (0..50).filter(|number| bad != 5 || *number != 5).collect();
                assert_eq!((seen.into_inner().unwrap(), calls.into_inner()), (all, 50));
            }
        }
        assert_eq!(each(0, 4, || (), |(), _, _| 1), 0);
    }
}
