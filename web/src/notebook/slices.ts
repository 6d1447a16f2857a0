// Long computations in short slices, so that the page stays responsive.

/** The longest time of work without a pause. */
const SLICE_MS = 8;

/** Run a computation in slices. Returns null if its result is no longer wanted. */
export async function inSlices<Result>(
  work: Generator<void, Result>,
  wanted: () => boolean,
): Promise<Result | null> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((resume) => setTimeout(resume));
    if (!wanted()) return null;
    since = performance.now();
  }
}
