//! The processors that threads run on.
//!
//! Linux often starts a thread on the processor of its creator and moves it only when it next balances the load, up to
//! 16 ms later. A text takes that long, so a new thread moves itself.

/// The processor of a thread that starts others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Processor {
    #[cfg(target_os = "linux")]
    number: usize,
}

#[cfg(target_os = "linux")]
impl Processor {
    /// The processor of this thread.
    pub(crate) fn current() -> Self {
        Processor { number: rustix::thread::sched_getcpu() }
    }

    /// Moves this thread to another processor if it is on this one. Which processors it may use stays the same.
    pub(crate) fn leave(self) {
        use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
        let is_here = self.number < CpuSet::MAX_CPU && self.number == Self::current().number;
        let Some(all) = sched_getaffinity(None).ok().filter(|_| is_here) else { return };
        let mut others = all;
        others.unset(self.number);
        if others.count() > 0 && sched_setaffinity(None, &others).is_ok() {
            let _ = sched_setaffinity(None, &all);
        }
    }
}

#[cfg(not(target_os = "linux"))]
impl Processor {
    pub(crate) fn current() -> Self {
        Processor {}
    }

    pub(crate) fn leave(self) {}
}

impl Processor {
    /// Lets threads that have just been started, and wait for this one's processor, leave it.
    pub(crate) fn let_others_leave() {
        std::thread::yield_now();
    }
}
