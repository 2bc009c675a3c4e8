//! Handles signals that end the process while temporary files exist.
//!
//! The handlers record the signal, and if no thread has temporary files, they end the process as the signal would have.
//! [`Signals::has_any`] is checked between chunks of output; a thread that has removed its temporary files after a signal
//! waits until the other threads have done so, and the last one ends the process. The handlers are installed just before
//! the first temporary file is made, so that at any other time, such as while waiting for a pipe, a signal has its default
//! effect.

/// The calling thread may have temporary files as long as this value exists.
#[derive(Debug)]
pub(super) struct Signals(#[cfg(unix)] unix::Writer);

impl Signals {
    pub(super) fn install() -> Self {
        Signals(
            #[cfg(unix)]
            unix::Writer::new(),
        )
    }

    /// A signal was received. The thread should remove its temporary files and drop this value.
    pub(super) fn has_any(&self) -> bool {
        #[cfg(unix)]
        return self.0.signal().is_some();
        #[cfg(not(unix))]
        false
    }
}

#[cfg(unix)]
mod unix {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use std::fs::File;
    use std::io::Read as _;
    use std::os::raw::c_int;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};

    const ENDING: [c_int; 3] = [SIGTERM, SIGINT, SIGHUP];

    #[derive(Debug)]
    struct Handlers {
        received: [(c_int, Arc<AtomicBool>); ENDING.len()],
        /// No thread has temporary files.
        is_idle: Arc<AtomicBool>,
    }

    static HANDLERS: OnceLock<Handlers> = OnceLock::new();
    /// The number of threads that may have temporary files.
    static WRITERS: Mutex<usize> = Mutex::new(0);
    static NO_WRITERS: Condvar = Condvar::new();

    #[derive(Debug)]
    pub(super) struct Writer(&'static Handlers);

    impl Writer {
        pub(super) fn new() -> Self {
            let mut writers = writers();
            let handlers = HANDLERS.get_or_init(install);
            handlers.is_idle.store(false, Ordering::SeqCst);
            *writers += 1;
            Writer(handlers)
        }

        pub(super) fn signal(&self) -> Option<c_int> {
            let mut received = self.0.received.iter();
            received.find(|(_, flag)| flag.load(Ordering::SeqCst)).map(|(signal, _)| *signal)
        }
    }

    impl Drop for Writer {
        fn drop(&mut self) {
            let mut writers = writers();
            *writers -= 1;
            if *writers == 0 {
                self.0.is_idle.store(true, Ordering::SeqCst);
                NO_WRITERS.notify_all();
            }
            // A signal after this line ends the process in its handler, or is found by the last of the other writers.
            if let Some(signal) = self.signal() {
                while *writers > 0 {
                    writers = NO_WRITERS.wait(writers).unwrap_or_else(PoisonError::into_inner);
                }
                // If that fails, exit with the status that a shell would report.
                let _ = signal_hook::low_level::emulate_default_handler(signal);
                std::process::exit(128 + signal);
            }
        }
    }

    fn writers() -> MutexGuard<'static, usize> {
        WRITERS.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn install() -> Handlers {
        let is_idle = Arc::new(AtomicBool::new(false));
        let ignored = ignored();
        let received = ENDING.map(|signal| {
            let flag = Arc::new(AtomicBool::new(false));
            // `nohup`, and shells that start a background command, have some signals ignored; they stay ignored.
            if ignored >> (signal - 1) & 1 == 0 {
                // In this order: a handler that finds a writer has recorded the signal before the writer looks for it.
                let _ = signal_hook::flag::register(signal, Arc::clone(&flag));
                let _ = signal_hook::flag::register_conditional_default(signal, Arc::clone(&is_idle));
            }
            (signal, flag)
        });
        Handlers { received, is_idle }
    }

    /// The ignored signals, one bit each from the lowest; 0 on systems without `/proc`.
    fn ignored() -> u64 {
        // One read takes the whole file: some fifty numbers.
        let mut stat = [0; 2048];
        let read = File::open("/proc/self/stat").and_then(|mut file| file.read(&mut stat)).unwrap_or(0);
        ignored_in(&String::from_utf8_lossy(&stat[..read])).unwrap_or(0)
    }

    /// proc(5): the command's name may contain parentheses and blanks. The field after it is the third; the ignored set
    /// is the 33rd.
    fn ignored_in(stat: &str) -> Option<u64> {
        let (_, fields) = stat.rsplit_once(')')?;
        fields.split_ascii_whitespace().nth(33 - 3)?.parse().ok()
    }

    #[cfg(test)]
    mod tests {
        #[test]
        fn the_set_of_ignored_signals_is_found() {
            let zeros = "0 ".repeat(29);
            assert_eq!(super::ignored_in(&format!("7 (a ) b) R {zeros}4097 0 0")), Some(4097));
            assert_eq!(super::ignored_in("7 (a) R 0"), None);
        }
    }
}
