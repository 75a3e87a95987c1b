import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import * as schema from '../src/db/schema.ts'

const packageFolder = resolve(import.meta.dirname, '..')

/**
 * The files that write a table. Triggers write counts and days. Beside them, eraseDoctor.ts and
 * restoreBackup.ts write every table of a doctor or a backup.
 */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  countries: ['resources/lookups/seedLookups.ts'],
  states: ['resources/lookups/seedLookups.ts'],
  cities: ['resources/lookups/seedLookups.ts'],
  localities: ['resources/lookups/seedLookups.ts'],
  specialities: ['resources/lookups/seedLookups.ts'],
  doctors: [
    'resources/account/store.ts',
    'resources/profile/store.ts',
    // What becomes of the answers to reminders.
    'resources/bookings/reminderAnswers.ts',
  ],
  sessions: ['security/sessions.ts'],
  passkeys: ['resources/passkeys/store.ts'],
  passkeyOnly: ['security/passkeyOnly.ts'],
  passkeyRecoveries: ['security/passkeyOnly.ts'],
  passkeyChallenges: ['security/challenges.ts'],
  codes: ['security/codes.ts'],
  knownDevices: ['security/devices.ts'],
  rateLimits: ['security/rateLimits.ts'],
  slots: ['resources/slots/store.ts'],
  slotChanges: ['resources/slotChanges/store.ts'],
  availability: ['resources/availability/store.ts'],
  availabilityExceptions: ['resources/availability/store.ts'],
  // The messages write what patients know.
  bookings: [
    'resources/bookings/store.ts',
    'resources/bookings/actionStore.ts',
    'resources/bookings/reminderAnswers.ts',
    'changes/messages/messageStore.ts',
    'changes/messages/reminderStore.ts',
  ],
  platforms: ['security/platforms.ts'],
  platformHolds: ['resources/platforms/store.ts'],
  platformNotices: ['changes/messages/platformNotices.ts'],
  queueSessions: ['resources/visits/entryStore.ts'],
  queueEntries: ['resources/visits/entryStore.ts'],
  queueScreens: ['resources/queue/screenStore.ts'],
  calendarFeeds: ['resources/calendarFeed/store.ts'],
  bookingCounts: [],
  bookingDays: [],
  offers: ['resources/bookings/offerRows.ts'],
  offerLinks: ['changes/messages/messageStore.ts'],
  reminderLinks: ['changes/messages/messageStore.ts'],
  messages: ['changes/messages/messageStore.ts'],
  deliveries: [
    'changes/messages/messageStore.ts',
    'changes/messages/deliveryStore.ts',
    'changes/messages/reminderStore.ts',
  ],
  reminderDays: ['changes/messages/deliveryStore.ts'],
  idempotencyKeys: ['changes/changeOnce.ts'],
  eventHeads: ['changes/events/store.ts'],
  events: ['changes/events/store.ts'],
  tickets: ['resources/tickets/store.ts'],
  profileImages: ['resources/profile/store.ts'],
  outbox: ['mail/outbox.ts'],
  audit: ['changes/recordChange.ts'],
  auditReads: ['changes/readAudit.ts'],
  metadata: ['db/metadata.ts'],
}
const tables = Object.entries(schema).filter(([, value]) => is(value, PgTable)) as [string, PgTable][]
const nameOf = new Map(tables.map(([variable, table]) => [getTableName(table), variable]))

/** The tables that a source writes, by the names of their variables. */
function writtenTables(text: string): string[] {
  const source = text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  const called = source.matchAll(/\.(?:insert|update|delete)\(\s*(?:schema\.)?(\w+)\s*\)/g)
  const inSql = source.matchAll(/(?<!\w)(?:insert into|delete from|update) \$?\{?"?(\w+)/g)
  return [
    ...[...called].map(([, variable = '']) => variable).filter((variable) => variable in WRITERS),
    ...[...inSql].flatMap(([, name = '']) => nameOf.get(name) ?? (name in WRITERS ? [name] : [])),
  ]
}

it.each([
  ['db.insert(bookings)', ['bookings']],
  ['tx\n  .update(slots)', ['slots']],
  ['db.delete( tickets )', ['tickets']],
  ['sql`insert into audit_reads (at)`', ['auditReads']],
  ['sql`update ${doctors} set version = 1`', ['doctors']],
  ['network.delete(open)', []],
])('%j writes %j', (source, written) => {
  expect(writtenTables(source)).toEqual(written)
})

it('every table has its writers', () => {
  expect(tables.map(([variable]) => variable).toSorted()).toEqual(Object.keys(WRITERS).toSorted())
})

it('a table is written by its store only', () => {
  const files = globSync('src/**/*.ts', { cwd: packageFolder }).filter(
    (file) => !/\.test\.ts$|\/eraseDoctor\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const writers = new Map<string, Set<string>>(Object.keys(WRITERS).map((table) => [table, new Set()]))
  for (const file of files) {
    for (const table of writtenTables(readFileSync(resolve(packageFolder, file), 'utf8')))
      writers.get(table)?.add(file.replace(/^src\//, ''))
  }
  const found = Object.fromEntries([...writers].map(([table, by]) => [table, [...by].toSorted()]))
  expect(found).toEqual(Object.fromEntries(Object.entries(WRITERS).map(([table, by]) => [table, by.toSorted()])))
})

const BY_STORES = new Set(['bookings', 'slots', 'slotChanges', 'tickets', 'messages', 'audit'])

it('tests and measurements change bookings, slots, tickets, messages and the audit through the stores', () => {
  const files = globSync('{test,bench,src}/**/*.ts', { cwd: packageFolder }).filter(
    (file) => (!file.startsWith('src/') || file.endsWith('.test.ts')) && !file.endsWith('onlyStoresWrite.test.ts'),
  )
  const called = /\.(?:insert|update|delete)\(\s*(?:schema\.)?(\w+)\s*\)/g
  const writers = files.flatMap((file) =>
    [...readFileSync(resolve(packageFolder, file), 'utf8').matchAll(called)]
      .filter(([, table = '']) => BY_STORES.has(table))
      .map(([, table]) => `${file}: ${table}`),
  )
  expect(writers).toEqual([])
})
