/** A JSON object from outside. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is a JSON object (no list). */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A JSON object, or an error where the contract is broken. */
export function fields(value: unknown): Fields {
  if (isFields(value)) return value
  throw new TypeError('An object was expected')
}

/** A field that stands inside `data` or beside it (decision D8). */
export function pick(body: Fields, name: string): unknown {
  const { data } = body
  return (isFields(data) ? data[name] : undefined) ?? body[name]
}

/** The rows of a list, or an error where there is none. */
export function rows<T>(value: unknown, row: (fields: Fields) => T): T[] {
  if (!Array.isArray(value)) throw new TypeError('A list was expected')
  return value.map((item) => row(fields(item)))
}

/** A text; a number is written out, anything else is empty. */
export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** An identifier or another text that must be there, or an error. */
export function needed(value: unknown): string {
  const found = text(value)
  if (found) return found
  throw new TypeError('A text was expected')
}

/** A count or a page, also when it is written as text, or an error. */
export function count(value: unknown): number {
  const found = Number(text(value) || NaN)
  if (Number.isInteger(found)) return found
  throw new TypeError('A whole number was expected')
}
