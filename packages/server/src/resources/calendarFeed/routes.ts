import type { Schema } from '../../contract/contractTypes.ts'
import type { Dependencies } from '../../dependencies.ts'
import { message, respond } from '../../http/response.ts'
import type { Routes } from '../../http/route.ts'
import { changeInSession } from '../../security/sessions.ts'
import { changeFeed, createFeed, feedOf, removeFeed, type CalendarFeed } from './store.ts'

function wireFeed(feed: CalendarFeed | undefined): Schema<'CalendarFeed'> {
  if (feed === undefined) return { isOn: false, showsNames: false }
  return { isOn: true, showsNames: feed.showsNames, createdAt: feed.createdAt.toISOString() }
}

/** Returns the routes with which a doctor sets up the calendar feed (FEED-01). */
export function calendarFeedRoutes(dependencies: Dependencies) {
  return {
    async getCalendarFeed({ doctorId }) {
      return respond<'getCalendarFeed'>(200, { data: { feed: wireFeed(await feedOf(dependencies.db, doctorId)) } })
    },

    // Without a key: its stored response would hold the address.
    async createCalendarFeed(call) {
      const { feed, token } = await changeInSession(dependencies, call, (tx) => createFeed(tx, dependencies, call))
      const data = { path: `/calendar/${token}.ics`, feed: wireFeed(feed) }
      return respond<'createCalendarFeed'>(201, { ...message('calendar_feed.created'), data })
    },

    async changeCalendarFeed(call) {
      const { doctorId, requestId, body } = call
      await changeInSession(dependencies, call, (tx) => changeFeed(tx, dependencies, { ...body, doctorId, requestId }))
      return respond<'changeCalendarFeed'>(200, message('calendar_feed.changed'))
    },

    async removeCalendarFeed(call) {
      await changeInSession(dependencies, call, (tx) => removeFeed(tx, dependencies, call))
      return respond<'removeCalendarFeed'>(200, message('calendar_feed.removed'))
    },
  } satisfies Partial<Routes>
}
