import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { freeText, packedRows, unpackRows } from '../src/db/reads.ts'
import { describeOnDatabases } from './support/describeOnDatabases.ts'

describeOnDatabases('rows packed into one text', (world) => {
  /** Packs rows of two texts in the database and returns the unpacked rows. */
  async function packed(rows: ReadonlyArray<readonly [string, string | null]>): Promise<string[][]> {
    const given = sql`(select x ->> 0 as one, x ->> 1 as two from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) x) given`
    const found = await world.db.select({ packed: packedRows([sql`one`, freeText(sql`two`)]) }).from(given)
    return unpackRows(found, (fields) => [...fields])
  }

  it('come back as they were, also without a value, with every script and with line ends', async () => {
    const rows = [
      ['a', 'கவிதா'],
      ['', 'two\nlines, "quoted" \\ back'],
      ['c', ''],
    ] as const
    expect(await packed(rows)).toEqual(rows)
    expect(await packed([['d', null]])).toEqual([['d', '']])
    expect(await packed([])).toEqual([])
  })

  it('stay whole when a name holds the characters that separate them', async () => {
    expect(
      await packed([
        ['a', 'Mal\u001eory\u001fx'],
        ['b', 'Anitha'],
      ]),
    ).toEqual([
      ['a', 'Maloryx'],
      ['b', 'Anitha'],
    ])
  })
})
