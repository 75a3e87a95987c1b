import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabases, type TestDatabases } from '../../test/support/testDatabases.ts'
import { openDatabase, type OpenDatabase } from './open.ts'

describe('a transaction on PostgreSQL', () => {
  let postgres: TestDatabases
  let open: OpenDatabase
  beforeAll(async () => {
    postgres = await testDatabases()
    open = await openDatabase({ kind: 'postgres', url: await postgres.create('repeated'), connections: 4 })
    await open.db.execute(sql`create table places (id text primary key, visits int not null default 0)`)
    await open.db.execute(sql`insert into places values ('a'), ('b')`)
  })
  afterAll(async () => {
    await open.close()
    await postgres.stop()
  })

  it('is repeated after a deadlock, so that both succeed', async () => {
    let runs = 0
    let bothHold = 0
    const { promise: met, resolve: meet } = Promise.withResolvers<void>()
    const visit = (first: string, second: string) =>
      open.db.transaction(async (tx) => {
        runs += 1
        await tx.execute(sql`update places set visits = visits + 1 where id = ${first}`)
        bothHold += 1
        if (bothHold === 2) meet()
        await met
        await tx.execute(sql`update places set visits = visits + 1 where id = ${second}`)
      })
    await Promise.all([visit('a', 'b'), visit('b', 'a')])
    expect(runs).toBe(3)
    expect(await open.db.$count(sql`places where visits = 2`)).toBe(2)
  })

  it.each(['40P01', '40001'])('is repeated only once after %s', async (code) => {
    let runs = 0
    const work = open.db.transaction(async (tx) => {
      runs += 1
      await tx.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`))
    })
    await expect(work).rejects.toMatchObject({ cause: { code } })
    expect(runs).toBe(2)
  })

  it('is rejected with the error of its statement, also if the connection is gone before the rollback', async () => {
    const work = open.db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    await expect(work).rejects.toThrow('Failed query: select pg_terminate_backend')
  })

  it('is not repeated after another error, or with options', async () => {
    let runs = 0
    const fail = (code: string) => async (tx: Pick<OpenDatabase['db'], 'execute'>) => {
      runs += 1
      await tx.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`))
    }
    await expect(open.db.transaction(fail('23505'))).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(runs).toBe(1)
    await expect(open.db.transaction(fail('40001'), { isolationLevel: 'serializable' })).rejects.toMatchObject({
      cause: { code: '40001' },
    })
    expect(runs).toBe(2)
  })
})
