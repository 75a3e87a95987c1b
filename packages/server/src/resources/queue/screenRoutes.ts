import { lineText } from '@nalam/sdk'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { refuseMethod } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CallLimiter } from '../../http/callLimiter.ts'
import { networkOfRequest } from '../../http/clientAddress.ts'
import { API_ROOT, message, respond, type AppEnvironment, type Mount, type Routes } from '../../http/route.ts'
import { STREAM_HEADERS } from '../../http/streams.ts'
import { refuseLink } from '../../security/rateLimits.ts'
import { changeInSession } from '../../security/sessions.ts'
import type { QueueScreens } from './screenStreams.ts'
import { doctorOfScreen, removeScreen, saveScreen, wireScreen } from './screenStore.ts'

/** Returns the routes with which a doctor sets up the screen of the waiting room (QUEUE-04). */
export function screenRoutes(dependencies: Dependencies) {
  const { db, clock } = dependencies
  return {
    async getQueueScreen({ doctorId }) {
      return respond<'getQueueScreen'>(200, { data: { screen: await wireScreen(db, doctorId, clock.now()) } })
    },

    // Without a key: its stored response would hold the link.
    async saveQueueScreen(call) {
      const { doctorId, requestId, body } = call
      const { room, languages, isNewLink = false } = body
      const screen = { room: room === undefined ? null : lineText(room), languages, isNewLink }
      const token = await changeInSession(dependencies, call, (tx) =>
        saveScreen(tx, dependencies, { ...screen, doctorId, requestId }),
      )
      const data = { screen: await wireScreen(db, doctorId, clock.now()) }
      if (token === undefined) return respond<'saveQueueScreen'>(200, { ...message('queue_screen.changed'), data })
      return respond<'saveQueueScreen'>(200, {
        ...message('queue_screen.created'),
        data: { ...data, path: `/q#${token}` },
      })
    },

    async removeQueueScreen(call) {
      await changeInSession(dependencies, call, (tx) => removeScreen(tx, dependencies, call))
      return respond<'removeQueueScreen'>(200, message('queue_screen.removed'))
    },
  } satisfies Partial<Routes>
}

interface ScreenDependencies extends Pick<Dependencies, 'db' | 'rateLimits' | 'limits'> {
  readonly screens: QueueScreens
  readonly publicLimiter: CallLimiter
  readonly screenLimiter: CallLimiter
  /** Runs work when it is the doctor's turn. */
  readonly inTurn: <T>(c: Context<AppEnvironment>, doctorId: string, work: () => Promise<T>) => Promise<T>
  readonly trustedProxies: number
}

const TOKEN = /^Bearer ([\w-]{22})$/

/**
 * Mounts `/api/queue-screen`: a stream of the numbers of a queue for the screen of a waiting room,
 * which has no session (QUEUE-04). The token is in a header, so that no log and no proxy stores it.
 */
export function mountQueueScreens(dependencies: ScreenDependencies): Mount {
  const { db, screens, publicLimiter, screenLimiter, inTurn, trustedProxies } = dependencies
  const path = `${API_ROOT}/queue-screen`
  return (app) => {
    app.get(path, async (c) => {
      const network = networkOfRequest(c, trustedProxies)
      publicLimiter(network)
      const token = TOKEN.exec(c.req.header('authorization') ?? '')?.[1]
      const doctorId = token === undefined ? undefined : await doctorOfScreen(db, token)
      if (token === undefined || doctorId === undefined) return refuseLink(dependencies, network)
      screenLimiter(doctorId)
      const { response } = c.env
      if (response === undefined) throw new Error('A stream needs a connection of its own')
      const headers = { ...c.get('dataHeaders'), ...STREAM_HEADERS }
      await inTurn(c, doctorId, () => screens.open({ doctorId, token, network, response, headers }))
      c.set('hasDataHeaders', true)
      return RESPONSE_ALREADY_SENT
    })
    app.all(path, refuseMethod('GET'))
  }
}
