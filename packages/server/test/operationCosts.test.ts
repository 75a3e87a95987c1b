import { QUEUE_EVENTS, routerPath } from '@nalam/sdk/rules'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { allDescriptions, operationDescriptions } from '../src/contract/contractDocument.ts'
import type { OperationId } from '../src/contract/contractTypes.ts'
import { audit } from '../src/db/schema.ts'
import { API_ROOT } from '../src/http/route.ts'
import { mountedCosts, operationCosts, PLACES_PER_DOCTOR, weightOf } from '../src/security/operationCosts.ts'
import { goodRequests } from './fuzz/goodRequests.ts'
import { openFuzzWorld, type FuzzWorld } from './fuzz/fuzzWorld.ts'
import { ask } from './fuzz/target.ts'
import { openSession } from './support/openSession.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

type AnyId = keyof typeof operationCosts
const ids = allDescriptions.map(({ operationId }) => operationId as AnyId)

describe('the cost of an operation', () => {
  it('is stated for every operation of the contract, and for nothing else', () => {
    expect(new Set(Object.keys(operationCosts))).toEqual(new Set(ids))
  })

  it('is stated for every path beside them', async () => {
    const portal = mkdtempSync(join(tmpdir(), 'nalam-costs-'))
    writeFileSync(join(portal, 'index.html'), '<!doctype html>')
    const server = await startDemoServer({ portal })
    const operations = new Set([`${API_ROOT}/*`, ...allDescriptions.map(({ path }) => API_ROOT + routerPath(path))])
    const beside = server.app.paths.filter((path) => !operations.has(path))
    await server.close()
    expect(beside.sort()).toEqual(Object.keys(mountedCosts).sort())
  })

  it.each(allDescriptions)('$operationId waits for a turn of who calls it', (operation) => {
    const { turn, limits } = operationCosts[operation.operationId as AnyId]
    const others = operation.isOfPlatform
      ? (['platform', 'callsPerPlatform'] as const)
      : (['network', 'publicCallsPerAddress'] as const)
    const [whose, limit] = operation.needsSession ? (['doctor', 'callsPerDoctor'] as const) : others
    expect(turn).toBe(whose)
    expect(limits).toContain(limit)
  })

  it('leaves a place of the doctor for a list', () => {
    const rows = [...Object.values(operationCosts), ...Object.values(mountedCosts)]
    const weights = rows.flatMap(({ weight }) => (typeof weight === 'number' ? [weight] : [weight.usual, weight.heavy]))
    expect(Math.max(...weights)).toBeLessThan(PLACES_PER_DOCTOR)
  })

  it.each([
    [{ doctorId: 'doc' }, 1],
    [{ doctorId: 'doc', page: 50, searchQuery: ' ' }, 1],
    [{ doctorId: 'doc', page: 51, status: [1] }, 3],
    [{ doctorId: 'doc', page: 1, searchQuery: 'an' }, 3],
  ])('of a list with %j is %i', (body, weight) => {
    expect(weightOf('listBookings', body)).toBe(weight)
  })
})

/** What good requests do not cause, though other requests do. */
const SELDOM: { readonly [Id in AnyId]?: readonly string[] } = {
  // A browser that is known to the account.
  ...Object.fromEntries(
    (['loginDoctor', 'loginWithPasskey', 'changePassword', 'proveIdentity', 'sendRecoveryCode'] as const).map((id) => [
      id,
      ['loginPerDevice'],
    ]),
  ),
  ...Object.fromEntries(
    (['confirmDoctorRegistration', 'confirmForgotPassword', 'beginRecovery', 'verifyEmail'] as const).map((id) => [
      id,
      ['wrongCodesPerDevice'],
    ]),
  ),
  // An unconfirmed account, and a browser that is signed in.
  loginDoctor: [
    'loginPerDevice',
    'codePause',
    'codesPerDay',
    'codesPerAddress',
    'codesPerAccount',
    'codesSent',
    'session.closed',
  ],
  loginWithPasskey: ['loginPerDevice', 'session.closed', 'passkey.cloned'],
  proveIdentity: ['loginPerDevice', 'passkey.cloned'],
  // The good request repeats one whose response was lost.
  addPasskey: ['changesPerDoctor', 'passkey.added'],
  setPasskeyOnly: ['passkey_only.on', 'passkey_only.off', 'recovery.stopped'],
  saveQueueScreen: ['queue_screen.changed'],
  changeCalendarFeed: ['calendar_feed.names_shown', 'calendar_feed.names_hidden'],
  changePassword: ['loginPerDevice', 'calendar_feed.removed'],
  setVisit: ['visit.cleared'],
  changeQueueEntry: Object.values<string>(QUEUE_EVENTS).filter((name) => name !== 'queue.left'),
  // The patient of the good request knows what is so.
  setTold: ['booking.told'],
  changeSlots: ['slots.switched_on'],
  previewCancellations: ['list.read cancellations'],
  previewSlotPlan: ['list.read closed days'],
  // Wrong links.
  readPatientOffer: ['wrongLinksPerAddress'],
  readAppointment: ['wrongLinksPerAddress'],
  answerReminder: ['wrongLinksPerAddress', 'reminder.cannot'],
  answerPlatformReminder: ['reminder.cannot'],
  // Its hold is of the time that it books.
  bookTime: ['slot.released'],
  answerOffer: ['wrongLinksPerAddress'],
  stopRecovery: ['wrongLinksPerAddress'],
}

/** The limits that the pipeline counts for every call, in memory. */
const PIPELINE: ReadonlySet<string> = new Set(['callsPerDoctor', 'callsPerPlatform', 'publicCallsPerAddress'])

let databases: TestDatabases
let fuzz: FuzzWorld
beforeAll(async () => {
  databases = await testDatabases()
  fuzz = await openFuzzWorld({ kind: 'postgres', url: await databases.create('costs') })
})
afterAll(async () => {
  await fuzz.close()
  await databases.stop()
})

describe('the limits and the audit of an operation', () => {
  it.each(operationDescriptions)('of $operationId are what its requests cause', async (operation) => {
    const id = operation.operationId as OperationId
    const { server, world } = fuzz
    const { db, limits, rateLimits, readAudit } = server.dependencies
    const names = new Map(Object.entries(limits).map(([name, limit]) => [limit, name]))
    const takes = vi.spyOn(rateLimits, 'take')
    const changes = vi.spyOn(server.dependencies, 'changeLimiter')
    const reads = vi.spyOn(readAudit, 'record')
    const requestIds: string[] = []
    for (const number of [0, 1, 2, 3]) {
      const token = operation.needsSession ? await openSession(server.dependencies, world.doctorId) : undefined
      const body = await goodRequests[id](world, { search: number === 1 ? 'an' : '', page: 1 + number, number })
      const caller = operation.isOfPlatform ? { platformKey: fuzz.platformKey } : { token }
      const response = await ask(async (request) => server.app.fetch(request), { operation, body, ...caller })
      expect([response.status < 300, response.text]).toEqual([true, response.text])
      requestIds.push(response.headers.get('x-request-id') ?? '')
    }
    const entries = await db.select({ action: audit.action }).from(audit).where(inArray(audit.requestId, requestIds))
    const caused = new Set([
      ...takes.mock.calls.flatMap(([tries]) => tries.map(({ limit }) => names.get(limit))),
      ...(changes.mock.calls.length > 0 ? ['changesPerDoctor'] : []),
      ...reads.mock.calls.map(([{ list }]) => `list.read ${list}`),
      ...entries.map(({ action }) => action),
    ])
    vi.restoreAllMocks()
    const stated = [...operationCosts[id].limits, ...operationCosts[id].audit].filter((name) => !PIPELINE.has(name))
    expect(new Set([...caused, ...(SELDOM[id] ?? [])])).toEqual(new Set(stated))
  })
})
