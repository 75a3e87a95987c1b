/** A decision makes more than one event, and several decisions make many. */
const GATHER = 100

/**
 * Work that any number of calls lead to once: a moment after the first call, and once more where calls came while it ran.
 *
 * @param work reads something again; what it throws is met by whoever shows it
 */
export function gathered(work: () => Promise<unknown>): () => void {
  let state: 'idle' | 'gathering' | 'running' | 'again' = 'idle'
  const begin = () => {
    state = 'gathering'
    setTimeout(() => void run(), GATHER)
  }
  const run = async () => {
    state = 'running'
    await Promise.allSettled([work()])
    if (wasAsked()) begin()
    else state = 'idle'
  }
  // A call of its own: the compiler does not see that the state changes while the work runs.
  const wasAsked = () => state === 'again'
  return () => {
    if (state === 'idle') begin()
    else if (state === 'running') state = 'again'
  }
}
