import { z } from 'zod'
import { Refusal, refuseMethod } from '../contract/refusal.ts'
import type { CallLimiter } from '../http/callLimiter.ts'
import { networkOfRequest } from '../http/clientAddress.ts'
import type { Log } from '../http/log.ts'
import { readBody } from '../http/readBody.ts'
import type { Mount } from '../http/route.ts'

/**
 * The portal's paths (SESS-02, D18), the only ones that are logged. With a pattern, a name that a
 * user typed into the address bar could reach the log. They are not read from the portal's build,
 * because the portal may be hosted elsewhere; `test/architecture.test.ts` compares them with the
 * portal's.
 */
export const PORTAL_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/doctor/login',
  '/doctor/register',
  '/doctor/dashboard',
  '/doctor/edit-profile',
  '/doctor/view-profile',
  '/doctor/appointment',
  '/doctor/calendar',
  '/doctor/queue',
  '/doctor/slot',
  '/doctor/availability',
  '/doctor/add/slot',
  '/doctor/tickets',
  '/doctor/settings',
  '/doctor/stop-recovery',
])

const NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

const vital = z.object({
  kind: z.literal('vital'),
  name: z.enum(NAMES),
  value: z.number().finite().min(0).max(600_000),
  route: z.string().max(100).optional(),
})

const failure = z.object({
  kind: z.literal('error'),
  name: z.string().max(100).optional(),
  message: z.string().max(500),
  route: z.string().max(100).optional(),
})

/** A report of the portal: one measurement or error, or a list of up to twenty. */
export const reportSchema = z.union([
  z.discriminatedUnion('kind', [vital, failure]).transform((report) => [report]),
  z
    .array(z.discriminatedUnion('kind', [vital, failure]))
    .min(1)
    .max(20),
])

/** Maximum size of a report's body in bytes. */
const REPORT_LIMIT = 8192

/**
 * Returns a route that is safe to log: one of the portal's routes, without query; `other`
 * for anything else.
 */
export function scrubRoute(route: string | undefined): string {
  const path = route?.split(/[?#]/)[0] ?? ''
  return PORTAL_PATHS.has(path) ? path : 'other'
}

/** Kinds of errors of JavaScript engines, browsers and the SDK. */
const ERROR_KINDS = new Set(
  `AbortError AggregateError ApiError ChunkLoadError DataCloneError DOMException Error EvalError InternalError
  InvalidStateError NetworkError NotAllowedError NotFoundError NotSupportedError QuotaExceededError RangeError
  ReferenceError SecurityError SyntaxError TimeoutError TypeError URIError`.split(/\s+/),
)

/**
 * The words that JavaScript engines, browsers and this portal use in error messages. Any other word
 * of a message may be a name, a number, an address or a value, and is replaced by `…`.
 */
const WORDS = new Set(
  `a aborted access after already an and any argument arguments array assignment at attempt await be before bigint boolean call
  called cannot changed character children chunk circular class clone code component const construct constructor content control
  convert could create css data date declaration deep defined delete denied deprecated depth destructure did document does
  duplicate dynamically element empty end error evaluating event exceeded expected export failed fetch fetching field file find
  for found from function generator get handler has have hook hooks hydration image import imported in index infinite initialization
  input instance instanceof invalid invariant is iterable iterator it json key length lexical limit load loading loop lost map
  maximum message method minified missing module more must name network new no node non not notifications null number object
  objects observer of on only operation option or out parameter parse part pattern permission position previous private promise
  properties property proto prototype provider range re-renders react read reading readonly recursion redeclaration ref reference
  regular rejection render rendered rendering request required resize resolve resource response return router script security
  server set should size stack state storage stream string strict super support supported symbol syntax target than that the
  this time timed timeout to token too transaction type unable undefined undelivered unexpected unhandled unknown unmounted
  unsupported unterminated update url use used valid value variable version was weakmap when while with without worker`.split(
    /\s+/,
  ),
)

/** Maximum length of a message in a log line. */
const MAX_MESSAGE = 200

/**
 * Returns an error message that is safe to log: it keeps the words of {@link WORDS} and the names
 * of error kinds, with their punctuation. Everything else is replaced by `…`.
 */
export function scrubMessage(message: string): string {
  const words = message.split(/\s+/).map((text) => {
    const word = /^[('"]?([A-Za-z-]+)[)'":;,.!?]?$/.exec(text)?.[1]
    return word !== undefined && (WORDS.has(word.toLowerCase()) || ERROR_KINDS.has(word)) ? text : '…'
  })
  const kept = words.filter((word, index) => word !== '…' || words[index - 1] !== '…')
  return kept.join(' ').trim().slice(0, MAX_MESSAGE)
}

/** Returns the kind of an error if it is a known one, otherwise `Error`. */
export function scrubName(name: string | undefined): string {
  return name !== undefined && ERROR_KINDS.has(name) ? name : 'Error'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('request.malformed')
  }
}

/**
 * Mounts `/reports` for the portal's measurements and errors. Reports are limited in size and rate,
 * sanitised, and only written to the log.
 */
export function mountReports(dependencies: { log: Log; limiter: CallLimiter; trustedProxies: number }): Mount {
  return (app) => {
    app.post('/reports', async (c) => {
      dependencies.limiter(networkOfRequest(c, dependencies.trustedProxies))
      // sendBeacon sends text/plain; both types are parsed as JSON.
      const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
      if (type !== 'application/json' && type !== 'text/plain') throw new Refusal('request.unsupported_type')
      const body = await readBody(c.req.raw, REPORT_LIMIT)
      const reports = reportSchema.safeParse(parse(new TextDecoder().decode(body)))
      if (!reports.success) throw new Refusal('request.invalid')
      for (const report of reports.data) {
        const route = scrubRoute(report.route)
        if (report.kind === 'vital') dependencies.log.info('vital', { name: report.name, value: report.value, route })
        else
          dependencies.log.info('portal error', {
            name: scrubName(report.name),
            message: scrubMessage(report.message),
            route,
          })
      }
      return c.body(null, 204)
    })
    app.all('/reports', refuseMethod('POST'))
  }
}
