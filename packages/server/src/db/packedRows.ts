import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

// Both drivers and drizzle work on every field of every row: with the two thousand rows of a calendar that was most of the
// response's processor time (docs/measurements/server.md, E3). Such a read gives one text instead, which is split here.

/** Control characters made for this: between the fields of a row, and between rows. */
const [FIELD_END, ROW_END] = ['\u001f', '\u001e']

/** A text that people write, without the characters that separate fields and rows. `translate` would take three times as long. */
export function freeText(column: SQLWrapper): SQL {
  return sql`replace(replace(${column}, E'\\x1e', ''), E'\\x1f', '')`
}

/**
 * Packs all rows of a select into one text, in no order.
 *
 * @param fields columns and expressions; an absent value becomes an empty text. {@link freeText} for what people write.
 * @returns the only column of the select; see {@link unpackRows}
 */
export function packedRows(fields: readonly SQLWrapper[]): SQL.Aliased<string | null> {
  const texts = sql.join(
    fields.map((field) => sql`coalesce(${field}::text, '')`),
    sql`, `,
  )
  return sql<string | null>`string_agg(concat_ws(E'\\x1f', ${texts}), E'\\x1e')`.as('packed')
}

/**
 * The rows of a select of {@link packedRows}.
 *
 * @param read makes a row of its fields, as PostgreSQL writes them: `2026-11-24 09:00:00`, `t`, `1`
 */
export function unpackRows<Row>(
  found: ReadonlyArray<{ readonly packed: string | null }>,
  read: (fields: readonly string[]) => Row,
): Row[] {
  const packed = found[0]?.packed ?? ''
  return packed === '' ? [] : packed.split(ROW_END).map((row) => read(row.split(FIELD_END)))
}
