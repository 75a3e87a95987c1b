import type { Readiness } from './readiness.ts'
import type { Mount } from '../http/environment.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, so its database responds and takes writes. */
export function mountHealth(readiness: Readiness): Mount {
  return (app) => {
    app.get('/healthz', (c) => c.json({ status: 'ok' }))
    app.get('/readyz', async (c) => {
      const state = await readiness()
      return state === 'ready' ? c.json({ status: state }) : c.json({ status: 'not ready', reason: state }, 503)
    })
  }
}
