import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { clinicToday, toWireDate } from '@nalam/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type RunningServer } from '../src/app/server.ts'
import type { Schema } from '../src/contract/contractTypes.ts'
import { outcome } from './support/describeOnDatabases.ts'
import { newDoctor } from './support/newDoctor.ts'
import { noLimits } from './support/noLimits.ts'
import { createSettableClock } from './support/settableClock.ts'
import { createTestClient, type TestClient, type TestResponse } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

// Two servers on one PostgreSQL database share nothing else, like two processes.
let databases: TestDatabases
let servers: RunningServer[]
const clock = createSettableClock()
const date = toWireDate(clinicToday(clock.now()))

beforeAll(async () => {
  databases = await testDatabases()
  const url = await databases.createDemo('queue_processes', clock)
  const database = { kind: 'postgres', url } as const
  const options = { database, clock, limits: noLimits, checkResponses: false }
  servers = [await startServer({ ...options, demo: true }), await startServer({ ...options, migrates: false })]
}, 60_000)
afterAll(async () => {
  for (const server of servers) await server.close()
  await databases.stop()
})

/** A doctor's clients, one at each server. */
async function clients(): Promise<TestClient[]> {
  const [first, ...others] = servers
  if (first === undefined) throw new Error('No server')
  const { client } = await newDoctor(first)
  return [
    client,
    ...others.map(({ origin }) => {
      const other = createTestClient(origin)
      other.token = client.token
      return other
    }),
  ]
}

const inTurn = <T>(
  all: readonly TestClient[],
  count: number,
  call: (client: TestClient, index: number) => Promise<T>,
) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const client = all[index % all.length]
      if (client === undefined) throw new Error('No client')
      return call(client, index)
    }),
  )

/** Calls as the SDK does: a call that a busy server has refused is repeated with its key. */
async function callNext(client: TestClient, body: object): Promise<TestResponse> {
  const key = { 'idempotency-key': randomUUID() }
  for (;;) {
    const response = await client.call('callNextPatient', body, key)
    if (response.status !== 503) return response
    await pause(Number(response.headers.get('retry-after') ?? 1) * 1000)
  }
}

const sessionOf = (body: Readonly<Record<string, unknown>>): Schema<'QueueSession'> =>
  Object(body['data']).queue.sessions[0]

it('[QUEUE-01] two processes give each of 60 patients who arrive at once a number of her own', async () => {
  const all = await clients()
  const added = await inTurn(all, 60, (client, index) =>
    client.call('addQueueEntry', { date, name: `Patient ${index}`, phone: '9840012345' }),
  )
  expect(new Set(added.map((response) => outcome(response).join(' ')))).toEqual(new Set(['201 queue.added']))
  for (const client of all) {
    const { line, nextNumber } = sessionOf((await client.call('getQueue', { date })).body)
    expect(line.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
    expect(nextNumber).toBe(61)
  }
}, 60_000)

it('[QUEUE-02] of 200 calls at once over two processes one calls, and the others are told that the queue has changed', async () => {
  const all = await clients()
  const [client] = all
  const add = async (name: string): Promise<string> => {
    const response = await client?.call('addQueueEntry', { date, name, phone: '9840012345' })
    return Object(response?.body['data']).entryId
  }
  const next = await add('First Walker')
  await add('Second Walker')
  const called = await inTurn(all, 200, (device) => callNext(device, { date, session: 1, next }))
  const outcomes = called.map((response) => outcome(response).join(' '))
  expect(outcomes.filter((text) => text === '200 queue.called')).toHaveLength(1)
  expect(outcomes.filter((text) => text === '409 queue.changed')).toHaveLength(199)
  for (const device of all)
    expect(sessionOf((await device.call('getQueue', { date })).body)).toMatchObject({
      inside: { id: next },
      line: [{ number: 2 }],
      over: [],
    })
}, 120_000)
