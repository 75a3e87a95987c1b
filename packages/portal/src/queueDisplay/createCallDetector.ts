import { clinicToday } from '@nalam/sdk'
import type { QueueDisplayNumbers } from '@nalam/ui/screens/QueueDisplay'

/**
 * Returns a function that takes the numbers as they arrive and returns the number of a new call
 * (QUEUE-04): each call once, also when the connection sends the numbers again. What is called when
 * the page opens was called before. The undo of a call calls nobody. The same number of another session,
 * or of another day, is another patient's.
 */
export function createCallDetector(): (numbers: QueueDisplayNumbers) => number | undefined {
  let before: QueueDisplayNumbers | undefined
  let known: number | undefined
  return (numbers) => {
    const previous = before
    before = numbers
    const isSameQueue = previous !== undefined && queueOf(previous) === queueOf(numbers)
    if (!isSameQueue) known = undefined
    const number = numbers.serving?.number
    if (number === undefined) {
      // Whose call was undone is called again later.
      if (known !== undefined && numbers.next.includes(known)) known = undefined
      return undefined
    }
    const isNew = previous !== undefined && number !== known && !(isSameQueue && isUndo(previous, numbers))
    known = number
    return isNew ? number : undefined
  }
}

const queueOf = ({ at, session }: QueueDisplayNumbers) => `${clinicToday(new Date(at))} ${session}`

/** After a call, the number before it is among those called before; after its undo, it is not. */
const isUndo = (previous: QueueDisplayNumbers, { serving, recent }: QueueDisplayNumbers) =>
  previous.serving !== null && previous.recent[0] === serving?.number && !recent.includes(previous.serving.number)
