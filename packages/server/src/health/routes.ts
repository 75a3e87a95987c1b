import type { Mount } from '../app.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, so its database answers. */
export function mountHealth(isReady: () => Promise<boolean>): Mount {
  return (app) => {
    app.get('/healthz', (c) => c.json({ status: 'ok' }))
    app.get('/readyz', async (c) => {
      const ready = await isReady()
      return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503)
    })
  }
}
