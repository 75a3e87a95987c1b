/** A JSON object from outside. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value is a JSON object (no list). */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Refuses a response that breaks the contract's promise. */
export function mismatch(what: string): never {
  throw new TypeError(`The response has no ${what}`)
}

/** A field that stands in `data` or at the top level (decision D8). */
export function pick(body: JsonObject, name: string): unknown {
  return (isJsonObject(body.data) ? body.data[name] : undefined) ?? body[name]
}

/** The rows of a list, or an error where there is none. */
export function rows<T>(value: unknown, row: (fields: JsonObject) => T): T[] {
  return Array.isArray(value)
    ? value.map((item) => (isJsonObject(item) ? row(item) : mismatch('rows')))
    : mismatch('list')
}

/** A text; a number is written out, anything else is empty. */
export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

/** A text that must be there, such as an identifier, or an error. */
export function requiredText(value: unknown): string {
  return text(value) || mismatch('text')
}

/** A count or a page, also when it is written as text, or an error. */
export function count(value: unknown): number {
  const found = Number(requiredText(value))
  return Number.isInteger(found) ? found : mismatch('number')
}
