import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

// How `backup` asks the process that has a data folder. Only one process may work on the folder, so that process makes the
// backup. They speak through files of the folder: it is closed to other users on every platform, reaches a second container with the
// same volume, and opens no port. The command leaves a request; the server writes the backup and, last, the result.

const REQUEST = /^backup-([0-9a-f]{24})\.request$/
const ANY = /^backup-[0-9a-f]{24}\./

/** How a backup ended: rows by table, or one sentence about what is wrong. */
export type BackupResult = z.infer<typeof resultSchema>

const resultSchema = z.union([z.object({ rows: z.record(z.string(), z.number()) }), z.object({ problem: z.string() })])

/** The files of one request in a data folder. */
export interface BackupFiles {
  readonly request: string
  readonly backup: string
  readonly result: string
}

/** @param id 24 hex digits */
export function backupFiles(folder: string, id: string): BackupFiles {
  const file = (ending: string) => join(folder, `backup-${id}.${ending}`)
  return { request: file('request'), backup: file('gz'), result: file('json') }
}

/** The id of a request, from its file's name; `undefined` for any other file. */
export const requestIdOf = (name: string): string | undefined => REQUEST.exec(name)?.[1]

/** Whether a file belongs to a request, whatever its part. */
export const isBackupFile = (name: string): boolean => ANY.test(name)

/** Writes a result; it appears whole. */
export function writeResult(file: string, result: BackupResult): void {
  writeFileSync(`${file}.part`, JSON.stringify(result), { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

/** @throws when the text is no result */
export const parseResult = (text: string): BackupResult => resultSchema.parse(JSON.parse(text))
