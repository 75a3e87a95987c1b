// A pending action writes optimistic data over the cached data. A change from elsewhere waits until
// the action ends, otherwise one of them would undo the other.
let underWay = 0
const waiting: (() => void)[] = []

/** @returns a function to call once, when the outcome is known */
export function beginAction(): () => void {
  underWay += 1
  return () => {
    underWay -= 1
    // After the code that waits for the outcome has shown it.
    if (underWay === 0) setTimeout(runWaiting)
  }
}

function runWaiting(): void {
  if (underWay > 0) return
  for (const work of waiting.splice(0)) work()
}

/** Runs work as soon as no action of this page is pending. */
export function whenSettled(work: () => void): void {
  waiting.push(work)
  runWaiting()
}
