import { z } from 'zod'
import { StartError } from '../../startError.ts'

// A backup is gzipped text. Lines that begin with # are control lines; the others are rows as JSON,
// with the columns of the last named table. Rows are never parsed here, so numbers and instants
// keep every digit.

const headSchema = z.object({
  format: z.literal('nalam-backup'),
  version: z.literal(1),
  /** RFC 3339, UTC. */
  madeAt: z.string(),
  /** Hashes that identify the schema; see `migrationHashes`. */
  migrations: z.array(z.string()),
})
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })
const endSchema = z.object({
  /** Rows by table. A truncated file has no such line. */
  rows: z.record(z.string(), z.number()),
  /** Last values of the sequences, as text. */
  sequences: z.record(z.string(), z.string()),
})

export type BackupHead = z.infer<typeof headSchema>
export type BackupEnd = z.infer<typeof endSchema>
export type ControlLine = BackupHead | z.infer<typeof tableSchema> | BackupEnd

export const isControlLine = (line: string): boolean => line.startsWith('#')

/** Parses a control line. @throws when the line does not belong to a backup */
export function parseControlLine(line: string): ControlLine {
  return z.union([headSchema, tableSchema, endSchema]).parse(JSON.parse(line.slice(1)))
}

export const controlLine = (content: ControlLine): string => `#${JSON.stringify(content)}\n`

/**
 * Splits text into lines. The text is read no faster than the lines are used, and no line grows
 * beyond a limit: a small file can unpack to gigabytes.
 *
 * @param max characters of a line
 * @throws StartError when a line is longer
 */
export async function* splitLines(text: AsyncIterable<string>, max: number): AsyncGenerator<string, void> {
  let parts: string[] = []
  let length = 0
  const add = (part: string) => {
    length += part.length
    if (length > max) throw new StartError(`The backup has a row of more than ${max} characters; nothing was restored.`)
    parts.push(part)
  }
  for await (const chunk of text) {
    let start = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      add(chunk.slice(start, end))
      yield parts.join('')
      parts = []
      length = 0
      start = end + 1
    }
    if (start < chunk.length) add(chunk.slice(start))
  }
  if (parts.length > 0) yield parts.join('')
}
