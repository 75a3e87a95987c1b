import { clinicToday } from '@nalam/sdk'
import type { Context } from 'hono'
import type { Schema } from '../../contract/contractTypes.ts'
import { Refusal, refuseMethod } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CallLimiter } from '../../http/callLimiter.ts'
import { networkOfRequest } from '../../http/clientAddress.ts'
import { message, respond, type AppEnvironment, type Mount, type Routes } from '../../http/route.ts'
import { hashOf } from '../../random.ts'
import { createBounded } from '../../security/bounded.ts'
import { changeInSession } from '../../security/sessions.ts'
import { refuseLink } from '../../security/rateLimits.ts'
import { ownAccount } from '../account/store.ts'
import { calendarText } from './calendarText.ts'
import {
  feedBookingIds,
  feedBookings,
  feedOfToken,
  changeFeed,
  createFeed,
  feedOf,
  removeFeed,
  type CalendarFeed,
} from './store.ts'

/** Seconds after which a text may be asked for again when too many are wanted. */
const RETRY_AFTER = 60

const FILE = /^([\w-]{22})\.ics$/

/** Increases when the same bookings give another text. */
const FORMAT = 2

/** Texts that are made at the same time, and that may wait. */
const MADE_AT_ONCE = 2
const WAITING = 20

interface FeedDependencies extends Pick<Dependencies, 'db' | 'clock' | 'rateLimits' | 'limits' | 'readAudit'> {
  readonly publicLimiter: CallLimiter
  readonly feedLimiter: CallLimiter
  /** Runs work when it is a doctor's turn. */
  readonly inTurn: <T>(c: Context<AppEnvironment>, doctorId: string, work: () => Promise<T>) => Promise<T>
  readonly trustedProxies: number
}

/**
 * Returns the ETag of a feed's text, without the text: every change of a doctor's bookings and slots
 * has an event, and the days of the feed move at midnight.
 */
function tagOf({ createdAt, revision, lastEvent }: CalendarFeed, now: Date): string {
  return `"${hashOf([FORMAT, createdAt.getTime(), revision, lastEvent, clinicToday(now)].join(' '))}"`
}

/**
 * Mounts `/calendar/<token>.ics`: the bookings of a doctor for calendar programs, which have no
 * session (FEED-01). Making a text waits for the doctor's turn, and few are made at once.
 */
export function mountCalendarFeeds(dependencies: FeedDependencies): Mount {
  const { db, clock, publicLimiter, feedLimiter, inTurn, readAudit, trustedProxies } = dependencies
  const making = createBounded(MADE_AT_ONCE, (waiting) => {
    if (waiting >= WAITING) throw new Refusal('server.unavailable').with({ retryAfter: RETRY_AFTER })
  })
  return (app) => {
    app.get('/calendar/:file', async (c) => {
      const network = networkOfRequest(c, trustedProxies)
      publicLimiter(network)
      const token = FILE.exec(c.req.param('file'))?.[1]
      const feed = token === undefined ? undefined : await feedOfToken(db, token)
      if (feed === undefined) return refuseLink(dependencies, network)
      const { doctorId, showsNames } = feed
      feedLimiter(doctorId)
      const now = clock.now()
      const etag = tagOf(feed, now)
      // The text may be stored by the calendar program, and is asked for again every time.
      const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
      const known = c.req.header('if-none-match')?.split(',') ?? []
      if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) return c.body(null, 304, headers)
      const textHeaders = {
        ...headers,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="nalam.ics"',
      }
      if (c.req.method === 'HEAD') return c.body(null, 200, textHeaders)
      const body = await making(() =>
        inTurn(c, doctorId, async () => {
          const ids = await feedBookingIds(db, doctorId, now)
          if (showsNames)
            readAudit.record({ doctorId, list: 'feed', page: 1, rowCount: ids.length, requestId: c.get('requestId') })
          return calendarText(feedBookings(db, ids), feed)
        }),
      )
      return c.body(body, 200, textHeaders)
    })
    app.all('/calendar/:file', refuseMethod('GET, HEAD'))
  }
}

function wireFeed(feed: Omit<CalendarFeed, 'lastEvent'> | undefined): Schema<'CalendarFeed'> {
  if (feed === undefined) return { isOn: false, showsNames: false }
  return { isOn: true, showsNames: feed.showsNames, createdAt: feed.createdAt.toISOString() }
}

/** Returns the routes with which a doctor sets up the calendar feed (FEED-01). */
export function calendarFeedRoutes(dependencies: Dependencies) {
  const { db, sessions, outbox } = dependencies
  return {
    async getCalendarFeed({ doctorId }) {
      return respond<'getCalendarFeed'>(200, { data: { feed: wireFeed(await feedOf(db, doctorId)) } })
    },

    // Without a key: its stored response would hold the address.
    async createCalendarFeed(call) {
      // The address outlives the session.
      await sessions.requireProof(call.token)
      const { email } = await ownAccount(db, call.doctorId)
      const { feed, token } = await changeInSession(dependencies, call, async (tx) => {
        await outbox.queue('feed_created', email, call, tx)
        return createFeed(tx, dependencies, call)
      })
      outbox.wake()
      const data = { path: `/calendar/${token}.ics`, feed: wireFeed(feed) }
      return respond<'createCalendarFeed'>(201, { ...message('calendar_feed.created'), data })
    },

    async changeCalendarFeed(call) {
      const { doctorId, requestId, token, body } = call
      if (body.showsNames) await sessions.requireProof(token)
      const { email } = await ownAccount(db, doctorId)
      await changeInSession(dependencies, call, async (tx) => {
        const isChanged = await changeFeed(tx, dependencies, { ...body, doctorId, requestId })
        if (isChanged && body.showsNames) await outbox.queue('feed_names_shown', email, call, tx)
      })
      outbox.wake()
      return respond<'changeCalendarFeed'>(200, message('calendar_feed.changed'))
    },

    async removeCalendarFeed(call) {
      await changeInSession(dependencies, call, (tx) => removeFeed(tx, dependencies, call))
      return respond<'removeCalendarFeed'>(200, message('calendar_feed.removed'))
    },
  } satisfies Partial<Routes>
}
