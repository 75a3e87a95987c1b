import { clinicToday } from '@nalam/sdk'
import type { QueueDisplayNumbers } from '@nalam/ui/screens/QueueDisplay'

/**
 * Returns a function that takes the numbers as they arrive and returns the number of a new call
 * (QUEUE-04): each call once, also when the connection sends the numbers again, after the undo of another
 * call, and when the screen goes back to a session that takes longer. What is called when the page
 * opens, or was called before, is not new.
 */
export function createCallDetector(): (numbers: QueueDisplayNumbers) => number | undefined {
  const known = new Set<string>()
  let opened: string | undefined
  let day: string | undefined
  return ({ at, session, serving, calledAt }) => {
    const today = clinicToday(new Date(at))
    // Those of yesterday are not shown again.
    if (today !== day) known.clear()
    day = today
    const isFirst = opened === undefined
    opened ??= at
    if (serving === null || calledAt === null) return undefined
    const call = `${calledAt} ${session} ${serving.number}`
    const isNew = !isFirst && calledAt >= opened && !known.has(call)
    known.add(call)
    return isNew ? serving.number : undefined
  }
}
