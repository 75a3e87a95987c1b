/** Unchecked JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Fields of a contract type with unchecked values. Reading a renamed field does not compile. */
export type Unchecked<T extends object> = { readonly [Name in keyof T]?: unknown }

/** Reports a record or part that was left out of a value. */
export type Report = (problem: string) => void

/** Returns whether a value is a JSON object. An array is not an object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a JSON object as it is, and an empty object for any other value. */
export function fieldsOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {}
}

/** Returns a required object; throws a TypeError for any other value. */
export function object(value: unknown): JsonObject {
  return isJsonObject(value) ? value : mismatch('object')
}

/** Throws the TypeError of a response that does not match the contract. */
export function mismatch(what: string): never {
  throw new TypeError(`The response has no ${what}`)
}

/** Returns a field of `data`, else of the top level. Requirement SDK-06. */
export function pick<Body extends object>(body: Body, name: keyof Body & string): unknown {
  const fields = body as JsonObject
  return fieldsOf(fields.data)[name] ?? fields[name]
}

/**
 * Returns the statuses that a body names, as numbers or as text: at the top level and in `data`.
 * Requirement SDK-06.
 */
export function statusCodesOf(body: { readonly statusCode?: unknown; readonly data?: unknown }): number[] {
  return [body.statusCode, fieldsOf(body.data).statusCode].flatMap((code) => Number(text(code)) || [])
}

/**
 * Reads the rows of a list. A row that cannot be read is left out and reported.
 *
 * @param value the list
 * @param row reads one row; throws if it cannot. Is given `report` for the parts of the row
 * @param report called with each row that is left out, and why
 * @throws TypeError if the value is not an array, or if it has rows and none of them can be read
 */
export function rows<T>(value: unknown, row: (wire: JsonObject, report: Report) => T, report: Report): T[] {
  if (!Array.isArray(value)) return mismatch('list')
  const read: T[] = []
  for (const [index, item] of value.entries()) {
    try {
      read.push(row(object(item), report))
    } catch (error) {
      report(`row ${index}: ${String(error)}`)
    }
  }
  return read[0] === undefined && value[0] !== undefined ? mismatch('rows') : read
}

/** Reads a field of an object; throws a TypeError if it cannot. */
export type Read<T> = (value: unknown, report: Report, name: string) => T

/**
 * Creates the reader of an object whose fields are named as in the contract (`Wire`). A field that
 * is renamed there no longer compiles. A field that is read as `undefined` is absent. The reader
 * throws a TypeError if the value is no object or one of the fields cannot be read.
 *
 * Bundlers drop readers that nobody uses if no field is spread into them.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- `Wire` checks the names of the fields
/* @__NO_SIDE_EFFECTS__ */ export function objectOf<Wire extends object, T extends object>(fields: {
  readonly [Name in keyof T]-?: Name extends keyof Wire ? Read<T[Name]> : never
}): (value: unknown, report: Report) => T {
  const readers: Readonly<Record<string, Read<unknown>>> = fields
  return (value, report) => {
    const wire = object(value)
    const read: Record<string, unknown> = {}
    for (const name in readers) {
      const found = readers[name]?.(wire[name], report, name)
      if (found !== undefined) read[name] = found
    }
    return read as T
  }
}

/** Creates the reader of a list from that of its rows. */
/* @__NO_SIDE_EFFECTS__ */ export function rowsOf<T>(row: (wire: JsonObject, report: Report) => T): Read<T[]> {
  return (value, report) => rows(value, row, report)
}

/** Creates the reader of an optional field. One that cannot be read is left out and reported. */
/* @__NO_SIDE_EFFECTS__ */ export function optional<T>(read: Read<T>): Read<T | undefined> {
  return (value, report, name) => {
    try {
      if (value !== undefined) return read(value, report, name)
    } catch (error) {
      report(`${name}: ${String(error)}`)
    }
    return undefined
  }
}

/** Returns whether a value is `true`. */
export const isTrue = (value: unknown): boolean => value === true

/** Returns the one of the known values that the server sent, else `other`. */
export const known = <T, Other>(values: readonly T[], value: unknown, other: Other): T | Other =>
  values.find((candidate) => candidate === value) ?? other

/** Returns a text as it is, a number as text, and an empty text for any other value. */
export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

/** Returns a required text such as an identifier; throws a TypeError if it is missing or empty. */
export function requiredText(value: unknown): string {
  return text(value) || mismatch('text')
}

/** Returns an integer such as a count or a page, also from text; throws a TypeError otherwise. */
export function count(value: unknown): number {
  const found = Number(requiredText(value))
  return Number.isInteger(found) ? found : mismatch('number')
}
