import { Socket } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDatabases, type TestDatabases } from '../../test/support/testDatabases.ts'
import { PostgresPool } from './postgresPool.ts'
import { longRead } from './reads.ts'
import { metadata } from './schema.ts'

let postgres: TestDatabases
let pool: PostgresPool
let db: ReturnType<typeof drizzle>

let url: string
beforeAll(async () => {
  postgres = await testDatabases()
  url = await postgres.create('shared')
  const first = new PostgresPool(url, 10)
  await drizzle(first).execute(sql`create table metadata (name text primary key, value text not null)`)
  await drizzle(first).execute(sql`insert into metadata select n::text, 'value ' || n from generate_series(1, 100) n`)
  await first.end()
})
afterAll(() => postgres.stop())
beforeEach(() => {
  pool = new PostgresPool(url, 10)
  db = drizzle(pool)
  return () => pool.end()
})

/** Prepares a query in the same way as the stores. */
function prepared(name = 'find_fact') {
  return db
    .select({ value: metadata.value, connection: sql<number>`pg_backend_pid()`.as('connection') })
    .from(metadata)
    .where(eq(metadata.name, sql.placeholder('name')))
    .prepare(name)
}

const numbers = Array.from({ length: 40 }, (_, index) => index + 1)

describe('reads of a pool', () => {
  it('are sent together: forty at once take ten connections, and each gets its own result', async () => {
    const find = prepared()
    const found = await Promise.all(numbers.map((number) => find.execute({ name: String(number) })))
    expect(found.map(([row]) => row?.value)).toEqual(numbers.map((number) => `value ${number}`))
    expect(new Set(found.map(([row]) => row?.connection)).size).toBe(10)
  })

  it('are sent together also with a common table expression', async () => {
    const fact = db.$with('fact').as(
      db
        .select()
        .from(metadata)
        .where(eq(metadata.name, sql.placeholder('name'))),
    )
    const find = db
      .with(fact)
      .select({ value: fact.value, connection: sql<number>`pg_backend_pid()`.as('connection') })
      .from(fact)
      .prepare('find_named_fact')
    const found = await Promise.all(numbers.map((number) => find.execute({ name: String(number) })))
    expect(found.map(([row]) => row?.value)).toEqual(numbers.map((number) => `value ${number}`))
    expect(new Set(found.map(([row]) => row?.connection)).size).toBe(10)
  })

  it('that take long have a connection to themselves: the short ones beside them do not wait', async () => {
    const [short, long] = [prepared(), prepared(longRead('find_named_fact'))]
    const find = (read: typeof short) => read.execute({ name: '1' })
    const [before, itself, after] = await Promise.all([find(short), find(long), find(short)])
    expect(after[0]?.connection).toBe(before[0]?.connection)
    expect(itself[0]?.connection).not.toBe(before[0]?.connection)
  })

  it('wait for a connection when there are fewer, and all get their result', async () => {
    const few = new PostgresPool(url, 2)
    const find = drizzle(few)
      .select()
      .from(metadata)
      .where(eq(metadata.name, sql.placeholder('name')))
      .prepare('find_fact')
    const found = await Promise.all(numbers.map((number) => find.execute({ name: String(number) })))
    expect(found.map(([row]) => row?.value)).toEqual(numbers.map((number) => `value ${number}`))
    expect(few.totalCount).toBeLessThanOrEqual(2)
    await few.end()
  })

  it('do not slip into a transaction, which has a connection to itself', async () => {
    const find = prepared()
    await db.transaction(async (tx) => {
      await tx.update(metadata).set({ value: 'changed' }).where(eq(metadata.name, '7'))
      const outside = await Promise.all(numbers.map(() => find.execute({ name: '7' })))
      expect(new Set(outside.map(([row]) => row?.value))).toEqual(new Set(['value 7']))
      const [inside] = await tx.select().from(metadata).where(eq(metadata.name, '7'))
      expect(inside?.value).toBe('changed')
      const own = (await tx.execute(sql`select pg_backend_pid() as connection`)).rows[0]?.['connection']
      expect(outside.map(([row]) => row?.connection)).not.toContain(own)
      await tx.update(metadata).set({ value: 'value 7' }).where(eq(metadata.name, '7'))
    })
  })

  it('that fail leave those beside them alone', async () => {
    const find = prepared()
    const broken = db
      .select({ value: sql<number>`1 / (${metadata.value} <> ${metadata.value})::int` })
      .from(metadata)
      .prepare('divide')
    const outcomes = await Promise.allSettled([
      find.execute({ name: '1' }),
      broken.execute(),
      find.execute({ name: '2' }),
      find.execute({ name: '3' }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect((await find.execute({ name: '4' }))[0]?.value).toBe('value 4')
  })

  it('fail when their connection breaks, and the next one gets a new connection', async () => {
    const find = prepared()
    const [row] = await find.execute({ name: '1' })
    const sleep = db
      .select({ slept: sql`pg_sleep(600)` })
      .from(metadata)
      .limit(1)
      .prepare('sleep')
    const sleeping = Promise.allSettled([sleep.execute(), find.execute({ name: '2' })])
    const other = new PostgresPool(url, 10)
    await expect
      .poll(async () => {
        const ended = await drizzle(other).execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`,
        )
        return ended.rows.length
      })
      .toBe(1)
    await other.end()
    expect((await sleeping).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const [again] = await find.execute({ name: '2' })
    expect(again?.value).toBe('value 2')
    expect(again?.connection).not.toBe(row?.connection)
  })

  it('that are in a transaction whose connection breaks fail, give it back, and leave the process alive', async () => {
    const few = new PostgresPool(url, 2)
    const other = new PostgresPool(url, 1)
    for (let round = 0; round < 3; round += 1) {
      const broken = drizzle(few).transaction(async (tx) => {
        const own = await tx.execute(sql`select pg_backend_pid() as connection`)
        await drizzle(other).execute(sql`select pg_terminate_backend(${own.rows[0]?.['connection']})`)
        await tx.execute(sql`select 1`)
      })
      await expect(broken).rejects.toThrow('Failed query')
    }
    expect((await drizzle(few).execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await few.end()
    await other.end()
  })
})

describe('a connection', () => {
  it('is watched from both sides by TCP keepalive, so that a network that went away is noticed', async () => {
    const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive')
    const { rows } = await pool.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name like 'tcp_keepalives%' order by name",
    )
    expect(keepAlive).toHaveBeenCalledWith(true, 10_000)
    expect(rows).toEqual([
      { name: 'tcp_keepalives_count', setting: '3' },
      { name: 'tcp_keepalives_idle', setting: '30' },
      { name: 'tcp_keepalives_interval', setting: '10' },
    ])
    keepAlive.mockRestore()
  })
})
