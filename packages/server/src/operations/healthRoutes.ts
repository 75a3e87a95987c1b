import type { Readiness } from './readiness.ts'
import type { Mount } from '../http/environment.ts'

/**
 * Mounts `/healthz` (the process runs) and `/readyz` (it can serve: its database responds
 * and accepts writes).
 */
export function mountHealth(readiness: Readiness): Mount {
  return (app) => {
    app.get('/healthz', (c) => c.json({ status: 'ok' }))
    app.get('/readyz', async (c) => {
      const state = await readiness()
      return state === 'ready' ? c.json({ status: state }) : c.json({ status: 'not ready', reason: state }, 503)
    })
  }
}
