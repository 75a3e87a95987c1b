/** A JSON object from outside. */
export type JsonObject = Readonly<Record<string, unknown>>

/** The fields of a contract type, with values that nobody has checked yet. A renamed field does not compile. */
export type Unchecked<T extends object> = { readonly [Name in keyof T]?: unknown }

/** Takes note of a record that was left out of a list. */
export type Report = (problem: string) => void

/** Whether a value is a JSON object (no list). */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of a JSON object; none for any other value. */
export function fieldsOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {}
}

/** Refuses a response that breaks the contract's promise. */
export function mismatch(what: string): never {
  throw new TypeError(`The response has no ${what}`)
}

/** A field that is in `data` or at the top level. Requirement SDK-06. */
export function pick<Body extends object>(body: Body, name: keyof Body & string): unknown {
  const fields = body as JsonObject
  return fieldsOf(fields.data)[name] ?? fields[name]
}

/** The status that a body names, in `data` or at the top level. Requirement SDK-06. */
export function statusCodeOf(body: { readonly statusCode?: unknown }): number {
  return Number(body.statusCode ?? pick(body, 'statusCode'))
}

/**
 * The rows of a list. A row that cannot be read is left out and reported; a list without a single readable row is refused.
 *
 * @param value the list
 * @param row reads one row; throws where it cannot
 * @param report is told which row is left out and why
 */
export function rows<T>(value: unknown, row: (wire: JsonObject) => T, report: Report): T[] {
  if (!Array.isArray(value)) return mismatch('list')
  const read: T[] = []
  for (const [index, item] of value.entries()) {
    try {
      read.push(row(isJsonObject(item) ? item : mismatch('object')))
    } catch (error) {
      report(`row ${index}: ${String(error)}`)
    }
  }
  return read[0] === undefined && value[0] !== undefined ? mismatch('rows') : read
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
