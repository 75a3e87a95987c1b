import type { Mount } from '../http/environment.ts'
import { networkOfRequest } from '../http/clientAddress.ts'
import type { Log } from '../http/log.ts'
import { readBody } from '../http/readBody.ts'
import { Refusal, refuseMethod } from '../contract/refusal.ts'
import { takeCall, type CallLimiter } from '../http/callLimiter.ts'
import { REPORT_LIMIT, reportSchema, scrubMessage, scrubName, scrubRoute } from './reportRules.ts'

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
      takeCall(dependencies.limiter, networkOfRequest(c, dependencies.trustedProxies))
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
