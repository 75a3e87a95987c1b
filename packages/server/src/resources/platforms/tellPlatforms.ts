import { randomInt } from 'node:crypto'
import { isGivenUp, pauseAfter } from '../../changes/messages/deliveryRules.ts'
import { createDeliveryWorkers, type DeliveryWorkers, type Reception } from '../../changes/messages/deliveryWorkers.ts'
import {
  claimNotice,
  dropNotice,
  pauseNotice,
  platformsToTell,
  tryNoticesAgain,
  type ClaimedNotice,
} from '../../changes/messages/platformNotices.ts'
import { MessageNotAccepted, webhookReceiver } from '../../changes/messages/receivers.ts'
import { startPeriodicWork, type PeriodicWork } from '../../changes/periodicWork.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readPlatformBooking } from './platformBookings.ts'

/** How often to look for due notices, in milliseconds. */
const POLL_EVERY = 5000

/**
 * Tells platforms with an address what became of the bookings that they made (INTAKE-02): at least
 * once, repeated for a day, like messages to patients. Each platform has one notice in progress at a
 * time, and none waits for another platform.
 */
export function createPlatformNotices(dependencies: Pick<Dependencies, 'db' | 'clock' | 'log'>): PeriodicWork {
  const { db, clock, log } = dependencies

  async function refused(notice: ClaimedNotice, error: MessageNotAccepted): Promise<void> {
    const { webhookId, platformId, attempts, dueAt } = notice
    const now = clock.now()
    const isOver = error.isFinal || isGivenUp(dueAt, now)
    const { message: reason, retryAfter } = error
    const fields = { message: webhookId, platform: platformId, attempts, reason }
    log.error(isOver ? 'platform not told' : 'platform told later', fields)
    if (isOver) return dropNotice(db, notice)
    const pause = pauseAfter(attempts, randomInt(1000) / 1000, retryAfter)
    return pauseNotice(db, notice, new Date(now.getTime() + pause))
  }

  async function attempt(notice: ClaimedNotice): Promise<Reception> {
    const { bookingId, platformId, webhookId, changedAt, url, secret } = notice
    if (url === null || secret === null) throw new Error('A claimed notice has no address')
    const booking = await readPlatformBooking(db, { platformId, bookingId, now: clock.now() })
    const event = { type: 'booking.changed', timestamp: changedAt.toISOString(), data: booking } as const
    try {
      await webhookReceiver({ url, secret }).send(webhookId, event)
    } catch (error) {
      if (!(error instanceof MessageNotAccepted)) throw error
      await refused(notice, error)
      return 'refused'
    }
    await dropNotice(db, notice)
    return 'accepted'
  }

  const byPlatform = new Map<string, DeliveryWorkers>()
  function workersOf(platformId: string): DeliveryWorkers {
    const known = byPlatform.get(platformId)
    if (known !== undefined) return known
    const workers = createDeliveryWorkers<ClaimedNotice>(dependencies, {
      name: 'platforms',
      workers: 1,
      claim: (_inProgress, ignoresPause) => claimNotice(db, clock.now(), platformId, ignoresPause),
      attempt,
      tryFailedAgain: () => tryNoticesAgain(db, platformId, clock.now()),
    })
    byPlatform.set(platformId, workers)
    return workers
  }
  const all = (work: (workers: DeliveryWorkers) => Promise<void>) => Promise.all([...byPlatform.values()].map(work))

  const looking = startPeriodicWork({ name: 'platforms', every: POLL_EVERY, log }, async () => {
    for (const platformId of await platformsToTell(db, clock.now())) workersOf(platformId).start()
  })

  return {
    wake: () => looking.wake(),
    async settled() {
      await looking.settled()
      await all((workers) => workers.idle())
    },
    async close() {
      await Promise.all([looking.close(), all((workers) => workers.close())])
    },
  }
}
