import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

// The protocol by which `backup` asks the process that uses a data folder for a backup. Only one
// process may use the folder, so that process makes the backup. They communicate through files in
// the folder: it is closed to other users on every platform, is visible to a second container with
// the same volume, and needs no port. The command creates a request file; the server writes the
// backup and, last, the result.

const REQUEST = /^backup-([0-9a-f]{24})\.request$/
const ANY = /^backup-[0-9a-f]{24}\./

/** The result of a backup: rows by table, or one sentence about the problem. */
export type BackupResult = z.infer<typeof resultSchema>

const resultSchema = z.union([z.object({ rows: z.record(z.string(), z.number()) }), z.object({ problem: z.string() })])

/** The files of one request in a data folder. */
export interface BackupFiles {
  readonly request: string
  readonly backup: string
  readonly result: string
}

/** Returns the file names of a request. @param id 24 hex digits */
export function backupFiles(folder: string, id: string): BackupFiles {
  const file = (ending: string) => join(folder, `backup-${id}.${ending}`)
  return { request: file('request'), backup: file('gz'), result: file('json') }
}

/** Returns the id of a request from its file name; `undefined` for any other file. */
export const requestIdOf = (name: string): string | undefined => REQUEST.exec(name)?.[1]

/** Returns whether a file belongs to a request, in any role. */
export const isBackupFile = (name: string): boolean => ANY.test(name)

/** Writes a result atomically. */
export function writeResult(file: string, result: BackupResult): void {
  writeFileSync(`${file}.part`, JSON.stringify(result), { flag: 'wx', mode: 0o600 })
  renameSync(`${file}.part`, file)
}

/** Parses a result. @throws when the text is not a result */
export const parseResult = (text: string): BackupResult => resultSchema.parse(JSON.parse(text))
