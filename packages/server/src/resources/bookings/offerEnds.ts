import { exceptionFields } from '../../http/log.ts'
import { startPeriodicWork, type PeriodicWork } from '../../changes/periodicWork.ts'
import type { Dependencies } from '../../dependencies.ts'
import { overdueOffers } from './offerRows.ts'
import { expireOffer } from './offerStore.ts'

const MAX_AT_ONCE = 100

/**
 * Returns bookings to those that wait for the doctor when the time to answer their offers is over
 * (OFFER-04). Whatever the number of processes, each offer ends once.
 *
 * @param every milliseconds
 */
export function createOfferEnds(
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  every = 10_000,
): PeriodicWork {
  return startPeriodicWork({ name: 'offer ends', every, log }, async (isClosed) => {
    const due = await overdueOffers(db, clock.now(), MAX_AT_ONCE)
    for (const offer of due) {
      if (isClosed()) return
      try {
        await db.transaction((tx) => expireOffer(tx, offer, clock.now()))
      } catch (error) {
        // One that fails holds up no other; it is tried again.
        log.error('offer ends', exceptionFields(error))
      }
    }
  })
}
