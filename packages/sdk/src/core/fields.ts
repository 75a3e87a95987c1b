/** A JSON object from outside. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is a JSON object (no list). */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Ends the reading of an answer that breaks the contract's promise. */
export function unfit(what: string): never {
  throw new TypeError(`The answer has no ${what}`)
}

/** A field that stands inside `data` or beside it (decision D8). */
export function pick(body: Fields, name: string): unknown {
  return (isFields(body.data) ? body.data[name] : undefined) ?? body[name]
}

/** The rows of a list, or an error where there is none. */
export function rows<T>(value: unknown, row: (fields: Fields) => T): T[] {
  return Array.isArray(value) ? value.map((item) => (isFields(item) ? row(item) : unfit('rows'))) : unfit('list')
}

/** A text; a number is written out, anything else is empty. */
export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

/** A text that must be there, such as an identifier, or an error. */
export function needed(value: unknown): string {
  return text(value) || unfit('text')
}

/** A count or a page, also when it is written as text, or an error. */
export function count(value: unknown): number {
  const found = Number(needed(value))
  return Number.isInteger(found) ? found : unfit('number')
}
