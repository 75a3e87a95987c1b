import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { StartError } from '../startError.ts'
import type { ObserveStatement } from './observedClient.ts'
import type * as schema from './schema.ts'

/** A listener for database notifications. Both functions return at once and never throw. */
export interface NotificationListener {
  /** Called for every notification. @param payload the sender's text; empty if there is none */
  readonly received: (channel: string, payload: string) => void
  /**
   * Called when notifications may have been missed: the listener then reads the data that they
   * would have announced.
   */
  readonly interrupted: () => void
}

export type StopListening = () => Promise<void>

/**
 * The database interface of the stores, for PostgreSQL and the embedded database. A transaction has
 * the same type.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/**
 * Where the data lives: a PostgreSQL server, a folder of the embedded database, or memory (tests).
 */
export type DatabaseSource =
  | {
      readonly kind: 'postgres'
      readonly url: string
      /** Default 10. */
      readonly connections?: number
      /** Default `true`; `false` for maintenance that may take minutes. */
      readonly hasTimeouts?: boolean
    }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'memory'; readonly snapshot?: Blob }

export interface OpenOptions {
  /** Default `true`; `false` does not migrate the schema, for processes that wait for `migrate`. */
  readonly migrates?: boolean
  /** Called for every statement of {@link OpenDatabase.db}. */
  readonly observe?: ObserveStatement | undefined
}

export interface OpenDatabase {
  readonly db: Database
  readonly kind: DatabaseSource['kind']
  /**
   * Resolves with the reason when this process must stop without another write, because it has lost
   * its data folder.
   */
  readonly lost: Promise<StartError>
  /** Listens for notifications of channels, from this and every other process, until stopped. */
  listen(channels: readonly string[], listener: NotificationListener): Promise<StopListening>
  /** The pool's connections by state, and callers that wait for one; only with PostgreSQL. */
  readonly connections?: () => { readonly used: number; readonly idle: number; readonly waiting: number }
  /** Returns a copy of an in-memory database, from which others can be opened. */
  snapshot(): Promise<Blob>
  close(): Promise<void>
}
