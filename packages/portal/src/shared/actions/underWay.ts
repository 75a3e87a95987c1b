// What an action shows before its outcome is known is written over what was read. A change from elsewhere that comes in between
// waits, or the one would undo the other.
let underWay = 0
const waiting: (() => void)[] = []

/** @returns to be called once, when the outcome is known */
export function beginAction(): () => void {
  underWay += 1
  return () => {
    underWay -= 1
    // After whoever waits for the outcome has shown it.
    if (underWay === 0) setTimeout(runWaiting)
  }
}

function runWaiting(): void {
  if (underWay > 0) return
  for (const work of waiting.splice(0)) work()
}

/** Does something as soon as no action of this page is under way. */
export function whenSettled(work: () => void): void {
  waiting.push(work)
  runWaiting()
}
