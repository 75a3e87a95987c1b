/**
 * Returns work of one doctor that runs once at a time. Calls while it runs cause only one further
 * run.
 *
 * @param step returns whether it has to run again
 */
export function oneAtATime(step: (doctorId: string) => Promise<boolean>): (doctorId: string) => Promise<void> {
  const running = new Map<string, { again: boolean }>()
  return async (doctorId) => {
    const other = running.get(doctorId)
    if (other !== undefined) {
      other.again = true
      return
    }
    const mine = { again: true }
    running.set(doctorId, mine)
    try {
      while (mine.again) {
        mine.again = false
        if (await step(doctorId)) mine.again = true
      }
    } finally {
      running.delete(doctorId)
    }
  }
}
