import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { StartError } from '../startError.ts'
import type { NotificationListener, StopListening } from './notifications.ts'
import type * as schema from './schema.ts'

/** What the stores work with, whichever database is behind it. A transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Where the data lives: a PostgreSQL server, a folder of the embedded database, or memory (tests). */
export type DatabaseSource =
  | {
      readonly kind: 'postgres'
      readonly url: string
      readonly connections?: number
      /** Default `true`; `false` for maintenance that may take minutes. */
      readonly hasTimeouts?: boolean
    }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'memory'; readonly snapshot?: Blob }

/** An open database with its schema in place. */
export interface OpenDatabase {
  readonly db: Database
  readonly kind: DatabaseSource['kind']
  /** Resolves with the reason when this process must stop without another write: its data folder is no longer its own. */
  readonly lost: Promise<StartError>
  /** Hears the notifications of channels, from this and every other process, until it is stopped. */
  listen(channels: readonly string[], listener: NotificationListener): Promise<StopListening>
  /** The pool's connections by what they do, and callers that wait for one; only with PostgreSQL. */
  readonly connections?: () => { readonly used: number; readonly idle: number; readonly waiting: number }
  /** A copy of an in-memory database, to start others from. */
  snapshot(): Promise<Blob>
  close(): Promise<void>
}
