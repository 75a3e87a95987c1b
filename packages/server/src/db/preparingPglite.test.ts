import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PreparingPglite } from './preparingPglite.ts'

let client: PreparingPglite
beforeAll(async () => {
  client = await PreparingPglite.open({})
  await client.exec(`create table things (id text primary key, size integer, at timestamptz, tags text[])`)
  await client.query('insert into things values ($1, $2, $3, $4)', ['a', 1, new Date(0), ['x', 'y']])
})
afterAll(() => client.close())

const preparedStatements = async () =>
  (await client.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  )

describe('reads of the embedded database', () => {
  it('are prepared once and give the same rows as unprepared ones', async () => {
    const text = 'select id, size, at, tags, null as nothing from things where id = $1 and size < $2'
    const plain = await client.transaction((tx) => tx.query(text, ['a', 5]))
    for (let time = 0; time < 8; time += 1) expect(await client.query(text, ['a', 5])).toEqual(plain)
    expect((await client.query(text, ['a', null])).rows).toEqual([])
    expect((await client.query(text, ['a', 5], { rowMode: 'array' })).rows).toEqual([
      ['a', 1, new Date(0), ['x', 'y'], null],
    ])
    expect((await preparedStatements()).filter((statement) => statement === text)).toHaveLength(1)
  })

  it('are prepared also with a common table expression; a write never is', async () => {
    const text = 'with "thing" as (select size from things where id = $1) select size from "thing"'
    for (let time = 0; time < 3; time += 1) expect((await client.query(text, ['a'])).rows).toEqual([{ size: 1 }])
    const write = 'with "gone" as (delete from things where id = $1 returning id) select id from "gone"'
    for (let time = 0; time < 3; time += 1) expect((await client.query(write, ['none'])).rows).toEqual([])
    const prepared = await preparedStatements()
    expect([text, write].map((one) => prepared.includes(one))).toEqual([true, false])
  })

  it('fail as before and leave the database usable', async () => {
    await expect(client.query('select size from nowhere where id = $1', ['a'])).rejects.toThrow('nowhere')
    await expect(client.query('select 1 / (size - $1) as x from things', [1])).rejects.toThrow('division by zero')
    expect((await client.query('select 6 / (size - $1) as x from things', [0])).rows).toEqual([{ x: 6 }])
    expect((await client.query('select id from things where size = $1', [1])).rows).toEqual([{ id: 'a' }])
  })

  it('wait for a transaction to end and do not slip into it', async () => {
    let read: Promise<{ rows: unknown[] }> | undefined
    await client.transaction(async (tx) => {
      await tx.query(`insert into things values ('b', 2)`)
      read = client.query('select id from things where size = $1', [2])
      await tx.query('select 1')
      await tx.rollback()
    })
    expect((await read)?.rows).toEqual([])
  })

  it('follow a change of the table', async () => {
    const text = 'select * from things where id = $1'
    expect((await client.query(text, ['a'])).rows).toHaveLength(1)
    await client.exec('alter table things add column more text')
    await expect(client.query(text, ['a'])).rejects.toThrow('cached plan')
    expect((await client.query(text, ['a'])).rows).toEqual([expect.objectContaining({ id: 'a', more: null })])
  })

  it('are a hundred at most, and many at once stay apart', async () => {
    const texts = Array.from({ length: 150 }, (_, number) => `select ${number} as number from things where id = $1`)
    const results = await Promise.all(texts.map((text) => client.query<{ number: number }>(text, ['a'])))
    expect(results.map(({ rows }) => rows[0]?.number)).toEqual(texts.map((_, number) => number))
    expect((await preparedStatements()).length).toBeLessThanOrEqual(100)
  })
})
