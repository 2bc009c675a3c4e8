//! Handles signals that end the process while temporary files exist.
//!
//! The handlers only record the signal. [`Signals::has_any`] is checked between chunks of output; after the caller has
//! removed its temporary files, [`Signals::end_if_any`] ends the process as the signal would have. The handlers are
//! installed just before the first temporary file is made, so that at any other time, such as while waiting for a pipe,
//! a signal has its default effect.

/// The signals received since the handlers were installed.
#[derive(Debug)]
pub(super) struct Signals(#[cfg(unix)] unix::Noted);

impl Signals {
    pub(super) fn install() -> Self {
        Signals(
            #[cfg(unix)]
            unix::install(),
        )
    }

    pub(super) fn has_any(&self) -> bool {
        #[cfg(unix)]
        return unix::first(&self.0).is_some();
        #[cfg(not(unix))]
        false
    }

    pub(super) fn end_if_any(&self) {
        #[cfg(unix)]
        if let Some(signal) = unix::first(&self.0) {
            // If that fails, exit with the status that a shell would report.
            let _ = signal_hook::low_level::emulate_default_handler(signal);
            std::process::exit(128 + signal);
        }
    }
}

#[cfg(unix)]
mod unix {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use std::os::raw::c_int;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    const ENDING: [c_int; 3] = [SIGTERM, SIGINT, SIGHUP];

    pub(super) type Noted = [(c_int, Arc<AtomicBool>); ENDING.len()];

    pub(super) fn install() -> Noted {
        let ignored = ignored();
        ENDING.map(|signal| {
            let flag = Arc::new(AtomicBool::new(false));
            // `nohup`, and shells that start a background command, have some signals ignored; they stay ignored.
            if ignored >> (signal - 1) & 1 == 0 {
                let _ = signal_hook::flag::register(signal, Arc::clone(&flag));
            }
            (signal, flag)
        })
    }

    pub(super) fn first(noted: &Noted) -> Option<c_int> {
        noted.iter().find(|(_, flag)| flag.load(Ordering::Relaxed)).map(|(signal, _)| *signal)
    }

    /// The ignored signals, one bit each from the lowest; 0 on systems without `/proc`.
    fn ignored() -> u64 {
        let stat = std::fs::read("/proc/self/stat").unwrap_or_default();
        ignored_in(&String::from_utf8_lossy(&stat)).unwrap_or(0)
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
