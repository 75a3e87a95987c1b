import { refuseMethod } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { networkOfRequest } from '../../http/clientAddress.ts'
import { takeCall, type CallLimiter } from '../../http/callLimiter.ts'
import type { Mount } from '../../http/environment.ts'
import { hashOf } from '../../random.ts'
import { refuseLink } from '../../security/tries.ts'
import { calendarOf } from './calendarOf.ts'
import { feedBookings, feedOfToken } from './store.ts'

const FILE = /^([\w-]{22})\.ics$/

/** Dependencies of the feeds. */
interface FeedDependencies extends Pick<Dependencies, 'db' | 'clock' | 'rateLimits' | 'limits'> {
  /** Limit per network. */
  readonly limiter: CallLimiter
  readonly trustedProxies: number
}

/**
 * Mounts `/calendar/<token>.ics`: the bookings of a doctor for calendar programs, which have no
 * session (FEED-01).
 */
export function mountCalendarFeeds(dependencies: FeedDependencies): Mount {
  const { db, clock, limiter, trustedProxies } = dependencies
  return (app) => {
    app.get('/calendar/:file', async (c) => {
      const network = networkOfRequest(c, trustedProxies)
      takeCall(limiter, network)
      const token = FILE.exec(c.req.param('file'))?.[1]
      const feed = token === undefined ? undefined : await feedOfToken(db, token)
      if (feed === undefined) return refuseLink(dependencies, network)
      const body = calendarOf(await feedBookings(db, feed.doctorId, clock.now()), feed)
      const etag = `"${hashOf(body)}"`
      // The text may be stored by the calendar program, and is asked for again every time.
      const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
      const known = c.req.header('if-none-match')?.split(',') ?? []
      if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) return c.body(null, 304, headers)
      return c.body(body, 200, {
        ...headers,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="nalam.ics"',
      })
    })
    app.all('/calendar/:file', refuseMethod('GET, HEAD'))
  }
}
