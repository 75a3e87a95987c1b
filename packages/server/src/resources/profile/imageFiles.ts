import type { Mount } from '../../http/environment.ts'
import type { Database } from '../../db/open.ts'
import { Refusal, refuseMethod } from '../../contract/refusal.ts'
import { findImage } from './store.ts'

const NAME = /^[0-9a-f]{32}\.webp$/

/**
 * Mounts `/files/profile/<name>`: profile images from the database. A name is 128 random bits, and
 * its content never changes.
 */
export function mountProfileImages(db: Database): Mount {
  return (app) => {
    app.get('/files/profile/:name', async (c) => {
      const name = c.req.param('name')
      const content = NAME.test(name) ? await findImage(db, name) : undefined
      if (content === undefined) throw new Refusal('not_found')
      return c.body(new Uint8Array(content), 200, {
        'Content-Type': 'image/webp',
        'Content-Disposition': 'inline',
        'Cache-Control': 'private, max-age=31536000, immutable',
      })
    })
    app.all('/files/profile/:name', refuseMethod('GET, HEAD'))
  }
}
