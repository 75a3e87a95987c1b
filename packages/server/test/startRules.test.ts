import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../src/db/open.ts'
import { startServer } from '../src/app/server.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openDatabase({ kind: 'memory' })
})
afterAll(() => open.close())

describe('the demo', () => {
  it('does not start on a database with other doctors, and adds nothing to it', async () => {
    await open.db.execute(sql`
      insert into doctors (id, name, email, mobile_number, password_hash, created_at, updated_at)
      values ('doc_real', 'Real Doctor', 'real@clinic.example', '9000000001', '-', now(), now())`)
    await expect(startServer({ open, demo: true })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^This database has doctors that are not the demo’s.*start without --demo/),
    })
    expect((await open.db.query.doctors.findMany()).map(({ id }) => id)).toEqual(['doc_real'])
    await open.db.execute(sql`delete from doctors`)
  })

  it('starts again on a database that it filled, even if doctors have registered since', async () => {
    await (await startServer({ open, demo: true })).close()
    await open.db.execute(sql`
      insert into doctors (id, name, email, mobile_number, password_hash, created_at, updated_at)
      values ('doc_new', 'New Doctor', 'new@clinic.example', '9000000001', '-', now(), now())`)
    const server = await startServer({ open, demo: true })
    expect(server.origin).toMatch(/^http/)
    await server.close()
  })
})
