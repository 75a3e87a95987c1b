/** Delay in milliseconds: one decision causes several events, and several decisions cause many. */
const DELAY = 100

/**
 * Returns a function that combines its calls: the work runs once, a moment after the first call,
 * and once more if calls came while it ran.
 *
 * @param work reads something again; its error is ignored. Calling `again` runs the work once more.
 */
export function coalesce(work: (again: () => void) => Promise<unknown>): () => void {
  let state: 'idle' | 'scheduled' | 'running' | 'again' = 'idle'
  const begin = () => {
    state = 'scheduled'
    setTimeout(() => void run(), DELAY)
  }
  const run = async () => {
    state = 'running'
    await Promise.allSettled([work(ask)])
    if (wasAsked()) begin()
    else state = 'idle'
  }
  // A separate function, because the compiler does not see that the state changes while the work
  // runs.
  const wasAsked = () => state === 'again'
  const ask = () => {
    if (state === 'idle') begin()
    else if (state === 'running') state = 'again'
  }
  return ask
}
