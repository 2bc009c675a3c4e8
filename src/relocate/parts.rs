//! Writes the contents and relocations of all sections, with several threads if there are many.
//!
//! The sections are split into parts, which do not depend on each other. The first thread writes them from the first one on,
//! the others from the last one back. If a part does depend on another one after all, or a diagnostic is to be reported, the
//! parts are dropped, and one thread writes all sections in order: that is the definition of the result.

use super::split::{Part, parts};
use crate::model::{Contents, Model};
use crate::object::data::{Format, Relocation, Section};
use crate::threads::{Helpers, Workers};
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Contents of fewer bytes are written by one thread.
const LEAST_BYTES: usize = 512 << 10;

/// The maximum size of a part in bytes, as each thread has a buffer for one.
const MAX_PART: usize = 4 << 20;

/// The number of parts for each thread: with fewer, threads wait longer for the last one.
const PARTS: usize = 12;

/// With fewer bytes of contents for each variable, the evaluation of all variables takes longer than one thread for the
/// contents.
const BYTES_PER_VARIABLE: usize = 1 << 10;

/// The contents and relocations of some of the sections.
#[derive(Debug, Default)]
pub struct Written {
    pub bytes: Contents,
    pub relocations: Vec<Relocation>,
    /// For each section that ends here, the number of relocations before its end.
    pub ends: Vec<u32>,
}

/// Writes parts of an object's sections.
pub trait WriteParts: Sized + Send {
    /// Appends a part. The first byte of `out` is at position `origin` in the contents of the object.
    fn write(&mut self, part: &Part, origin: usize, out: &mut Written);

    /// Whether what has been written is what one thread would have written.
    fn is_in_order(&self) -> bool;
}

/// A part that is not written yet.
struct Job<'b> {
    /// Parts may start at the same position.
    number: usize,
    part: Part,
    /// The position of its first byte in the contents of the object.
    origin: usize,
    bytes: &'b mut [u8],
}

type Left<'b> = Mutex<VecDeque<Job<'b>>>;

/// What one thread has written.
struct Share<W> {
    writer: W,
    written: Written,
    /// The numbers of the parts, each with the ranges of its relocations and ends.
    parts: Vec<(usize, Range<usize>, Range<usize>)>,
    /// No part was larger than expected.
    is_whole: bool,
}

/// Writes all sections, of `size` bytes, with several threads. Returns their writers; an empty list if one thread has to
/// write the sections, and then `out` is unchanged.
pub fn by_threads<F: Format, W: WriteParts>(
    (model, sections): (&Model, &[Section<F>]),
    (Helpers { threads, workers }, size): (Helpers<'_>, usize),
    writer: impl Fn() -> W + Sync,
    out: &mut Written,
) -> Vec<W> {
    let layout = &model.layout;
    let is_small = size < LEAST_BYTES && !threads.waits || size == 0;
    if cfg!(not(feature = "threads")) || is_small || layout.uneven || !layout.reloc_fields.is_empty() {
        return Vec::new();
    }
    let most_variables = if threads.waits { usize::MAX } else { size / BYTES_PER_VARIABLE };
    let threads = threads.number();
    if threads == 1 {
        return Vec::new();
    }
    let parts = parts(model, threads * PARTS);
    let start = |part: &Part| {
        let (section, point) = part.from;
        sections[section].start + point.offset(model, &model.sections[section]) as usize
    };
    let starts: Vec<usize> = parts.iter().map(start).chain([size]).collect();
    let is_large = starts.windows(2).any(|pair| pair[0] > pair[1] || pair[1] - pair[0] > MAX_PART);
    // `vec!` does not report a lack of memory.
    if is_large || Vec::<u8>::new().try_reserve_exact(size).is_err() {
        return Vec::new();
    }
    let Some(settled) = model.settle_variables(most_variables) else { return Vec::new() };
    // The system provides this memory filled with zeros, so that the thread that writes a page is the first to use it.
    let mut bytes = vec![0; size];
    let left = jobs(&parts, &starts, &mut bytes);
    let shares = write(&Mutex::new(left), (workers, threads - 1), writer);
    if !shares.iter().all(|share| share.is_whole && share.writer.is_in_order()) {
        model.forget(&settled);
        return Vec::new();
    }
    out.bytes = Contents::whole(bytes);
    join(&shares, out);
    shares.into_iter().map(|share| share.writer).collect()
}

/// The parts with their bytes; the first one has those before it, too.
fn jobs<'b>(parts: &[Part], starts: &[usize], mut bytes: &'b mut [u8]) -> VecDeque<Job<'b>> {
    let mut left = VecDeque::with_capacity(parts.len());
    for (i, part) in parts.iter().enumerate().rev() {
        let origin = if i == 0 { 0 } else { starts[i] };
        let own;
        (bytes, own) = bytes.split_at_mut(origin);
        left.push_front(Job { number: i, part: *part, origin, bytes: own });
    }
    left
}

fn write<W: WriteParts>(
    left: &Left<'_>,
    (workers, count): (&mut Workers, usize),
    writer: impl Fn() -> W + Sync,
) -> Vec<Share<W>> {
    let shares = Mutex::new(Vec::new());
    let add = |share| shares.lock().unwrap_or_else(PoisonError::into_inner).push(share);
    let help = || add(Share::write(writer(), || lock(left).pop_back()));
    workers.run(count, help, |_| add(Share::write(writer(), || lock(left).pop_front())));
    shares.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn lock<'l, 'b>(left: &'l Left<'b>) -> MutexGuard<'l, VecDeque<Job<'b>>> {
    left.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<W: WriteParts> Share<W> {
    /// Writes the parts that `next` returns, each in a buffer that stays in the cache, and then to its place.
    fn write<'b>(writer: W, next: impl Fn() -> Option<Job<'b>>) -> Self {
        let mut share = Share { writer, written: Written::default(), parts: Vec::new(), is_whole: true };
        let Share { writer, written, parts, is_whole } = &mut share;
        while let Some(Job { number, part, origin, bytes }) = next() {
            let (relocations, ends) = (written.relocations.len(), written.ends.len());
            written.bytes.clear();
            writer.write(&part, origin, written);
            // Up to the next part there may be padding.
            match bytes.split_at_mut_checked(written.bytes.len()) {
                Some((bytes, _)) => bytes.copy_from_slice(written.bytes.bytes()),
                None => *is_whole = false,
            }
            parts.push((number, relocations..written.relocations.len(), ends..written.ends.len()));
        }
        share
    }
}

/// Puts the relocations and the ends of sections in order.
fn join<W>(shares: &[Share<W>], out: &mut Written) {
    let mut parts: Vec<_> = shares.iter().flat_map(|share| share.parts.iter().map(move |part| (share, part))).collect();
    parts.sort_unstable_by_key(|(_, part)| part.0);
    for (Share { written, .. }, (_, relocations, ends)) in parts {
        let before = out.relocations.len() as u32;
        let first = relocations.start as u32;
        out.relocations.extend_from_slice(&written.relocations[relocations.clone()]);
        out.ends.extend(written.ends[ends.clone()].iter().map(|end| before + (end - first)));
    }
}
