import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { audit, events, slots } from '../src/db/schema.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import type { Schema } from '../src/contract/contractTypes.ts'
import { insertSlots } from '../src/resources/slots/store.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { openSession } from './support/openSession.ts'
import { createTestClient } from './support/testClient.ts'

const doctorId = demoDoctors.complete.id

describeOnDatabases('changing slots', (world) => {
  let count = 0
  function nextDay(): [iso: string, wire: string] {
    count += 1
    const [month, day] = [1 + Math.floor(count / 28), 1 + (count % 28)].map((part) => String(part).padStart(2, '0'))
    return [`2028-${month}-${day}`, `${day}-${month}-2028`]
  }
  async function newSlot(date: string, from: string, more: object = {}): Promise<string> {
    const id = `slt_ops_${date}_${from.replace(':', '')}`
    const times = { startsAt: `${date} ${from}:00`, endsAt: `${date} ${from.slice(0, 3)}30:00` }
    await insertSlots(world.db, [{ id, doctorId, ...times, createdAt: world.clock.now(), ...more }])
    return id
  }
  const add = (body: object, headers?: Record<string, string>) => world.client.call('addSlot', body, headers)
  const change = async (action: string, slotIds: readonly string[]): Promise<Schema<'SlotChangeResponse'>['data']> => {
    const { status, body } = await world.client.call('changeSlots', { action, slotIds })
    expect([status, body]).toEqual([200, expect.anything()])
    return Object(body['data'])
  }
  const statesOf = async (ids: readonly string[]) => {
    const rows = await world.db
      .select()
      .from(slots)
      .where(inArray(slots.id, [...ids]))
    return ids.map((id) => rows.find((row) => row.id === id)?.status)
  }

  it.each([10, 15, 20, 30, 45, 60])('[CAL-03] adds a slot of %i minutes on any day, and undoes it', async (minutes) => {
    // Sunday is not an available day.
    const { status, body, headers } = await add({ date: '30-01-2028', from: '05:05', minutes })
    expect([status, body['code']]).toEqual([201, 'slot.added'])
    const { slot, change: made }: Schema<'AddSlotResponse'>['data'] = Object(body['data'])
    const to = `${minutes < 55 ? '05' : '06'}:${String((5 + minutes) % 60).padStart(2, '0')}`
    expect(slot).toEqual({ id: expect.any(String), from: '05:05', to, state: 'open' })
    expect(made).toMatchObject({ created: 1, removed: 0, switched: 0 })
    expect(await statesOf([slot.id])).toEqual([1])
    expect(await world.db.select().from(events).where(eq(events.subject, made.id))).toMatchObject([
      { topic: 'slots', name: 'slot.added' },
    ])
    const entries = await world.db
      .select()
      .from(audit)
      .where(eq(audit.subject, `slot_change:${made.id}`))
    expect(entries).toMatchObject([{ action: 'slot.added', requestId: headers.get('x-request-id') }])
    expect(outcome(await world.client.call('undoSlotChange', { id: made.id }))).toEqual([200, 'slots.restored'])
    expect(await statesOf([slot.id])).toEqual([undefined])
  })

  it('adds the last slot of a day', async () => {
    const { body } = await add({ date: '01-02-2028', from: '23:40', minutes: 20 })
    expect(Object(body['data']).slot).toMatchObject({ from: '23:40', to: '24:00' })
  })

  it.each([
    ['the past', { date: '20-11-2026', from: '11:30', minutes: 10 }, 400, 'slot.past', 'from'],
    ['more than two years ahead', { date: '21-11-2028', from: '09:00', minutes: 10 }, 400, 'slot.too_far', 'date'],
    ['past midnight', { date: '02-02-2028', from: '23:45', minutes: 30 }, 400, 'hours.end_first', 'minutes'],
    ['a day that does not exist', { date: '31-02-2028', from: '09:00', minutes: 30 }, 400, 'request.invalid', 'date'],
    ['25 minutes', { date: '02-02-2028', from: '09:00', minutes: 25 }, 400, 'request.invalid', 'minutes'],
    ['a taken time', { date: '01-02-2028', from: '23:00', minutes: 60 }, 409, 'slot.taken', 'from'],
  ])('[CAL-03] refuses %s, at its field', async (_title, body, status, code, field) => {
    const response = await add(body)
    expect([...outcome(response), Object.keys(Object(response.body['errors']))]).toEqual([status, code, [field]])
  })

  it('refuses a slot as long as the profile is not complete', async () => {
    const client = createTestClient(world.server.origin)
    client.token = await openSession(world.server.dependencies, demoDoctors.incomplete.id)
    const body = { date: '02-02-2028', from: '09:00', minutes: 30 }
    expect(outcome(await client.call('addSlot', body))).toEqual([403, 'profile.incomplete'])
  })

  it('of many overlapping slots at once one is made', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => add({ date: '03-02-2028', from: `09:${10 + index}`, minutes: 30 })),
    )
    const told = responses.map((response) => outcome(response).join(' ')).toSorted()
    expect(told).toEqual(['201 slot.added', ...Array.from({ length: 19 }, () => '409 slot.taken')])
  })

  it('[AVAIL-06] switches and deletes the free slots in one request, and lists the others', async () => {
    const [date] = nextDay()
    const [open, other] = [await newSlot(date, '09:00'), await newSlot(date, '10:00')]
    const off = await newSlot(date, '11:00', { status: 2 })
    const booked = await newSlot(date, '12:00', { isBooked: true })
    const past = await newSlot('2026-11-02', '05:00')
    const theirs = await newSlot(date, '13:00', { doctorId: demoDoctors.other.id })
    const all = [booked, open, past, theirs, off, other, 'slt_nowhere']
    const left = [
      { slotId: booked, reason: 'booked' },
      { slotId: past, reason: 'past' },
      { slotId: theirs, reason: 'gone' },
      { slotId: 'slt_nowhere', reason: 'gone' },
    ]
    const none = { created: 0, removed: 0, switched: 0 }
    expect(await change('off', all)).toMatchObject({ left, change: { ...none, switched: 2 } })
    expect(await statesOf([open, other, off, booked, past, theirs])).toEqual([2, 2, 2, 1, 1, 1])
    expect(await change('on', [off])).toMatchObject({ left: [], change: { ...none, switched: 1 } })
    const deleted = await change('delete', all)
    expect(deleted).toMatchObject({ left, change: { ...none, removed: 3 } })
    expect(await statesOf([open, other, off, booked, past, theirs])).toEqual([undefined, undefined, undefined, 1, 1, 1])
    expect(outcome(await world.client.call('undoSlotChange', { id: deleted.change.id }))).toEqual([
      200,
      'slots.restored',
    ])
    expect(await statesOf([open, other, off, booked])).toEqual([2, 2, 1, 1])
    // A request that changes nothing is not an error.
    expect(await change('delete', [booked])).toMatchObject({ left: [left[0]], change: none })
  })

  it('[UNDO-04] lists the changes of the doctor that can be undone, the latest first, for ten minutes', async () => {
    const [first, firstWire] = nextDay()
    const [last, lastWire] = nextDay()
    world.clock.forward(700)
    const list = async (client = world.client) => Object((await client.call('listUndoableSlotChanges')).body['data'])
    expect(await list()).toEqual({ changes: [] })
    const added = await add({ date: firstWire, from: '07:00', minutes: 30 })
    const ids = [await newSlot(first, '09:00'), await newSlot(last, '09:00')]
    world.clock.forward(1)
    const off = await change('off', ids)
    world.clock.forward(1)
    const deleted = await change('delete', ids)
    // A change of nothing cannot be undone.
    await change('delete', ids)
    const row = (of: { change: Schema<'SlotChange'> }, action: string, from: string, to: string) => ({
      ...of.change,
      action,
      from,
      to,
    })
    const rows = [
      row(deleted, 'deleted', firstWire, lastWire),
      row(off, 'switched-off', firstWire, lastWire),
      row(Object(added.body['data']), 'added', firstWire, firstWire),
    ]
    expect(await list()).toEqual({ changes: rows })
    const other = createTestClient(world.server.origin)
    other.token = await openSession(world.server.dependencies, demoDoctors.incomplete.id)
    expect(await list(other)).toEqual({ changes: [] })
    await world.client.call('undoSlotChange', { id: deleted.change.id })
    expect(await list()).toEqual({ changes: rows.slice(1) })
    world.clock.forward(600)
    expect(await list()).toEqual({ changes: [] })
  })

  it('[AVAIL-06] undoes nothing when one of the slots was booked meanwhile', async () => {
    const [date] = nextDay()
    const ids = [await newSlot(date, '09:00', { status: 2 }), await newSlot(date, '10:00', { status: 2 })]
    const { change: made } = await change('on', ids)
    const patient = { patientName: 'Anitha Selvam', patientPhone: '9840012345' }
    expect((await world.client.call('addBooking', { ...patient, slotId: ids[1] })).status).toBe(201)
    expect(outcome(await world.client.call('undoSlotChange', { id: made.id }))).toEqual([409, 'change.undo_refused'])
    expect(await statesOf(ids)).toEqual([1, 1])
  })

  it.each([
    [{ action: 'delete', slotIds: [] }, 'slotIds'],
    [{ action: 'delete', slotIds: ['slt_1', 'slt_1'] }, 'slotIds'],
    [{ action: 'delete', slotIds: Array.from({ length: 201 }, (_, index) => `slt_${index}`) }, 'slotIds'],
    [{ action: 'move', slotIds: ['slt_1'] }, 'action'],
  ])('refuses what does not fit the contract (%#)', async (body, field) => {
    const response = await world.client.call('changeSlots', body)
    expect([...outcome(response), Object.keys(Object(response.body['errors']))]).toEqual([
      400,
      'request.invalid',
      [field],
    ])
  })

  it('[EXT-03] changes once for one key, and refuses another change with it', async () => {
    const [date, wire] = nextDay()
    const slotId = await newSlot(date, '09:00')
    const key = (name: string) => ({ 'idempotency-key': `${name}-${date}-once` })
    const body = { date: wire, from: '10:00', minutes: 15 }
    const added = [await add(body, key('add-slot')), await add(body, key('add-slot'))]
    expect(added[0]?.status).toBe(201)
    expect(added[1]?.text).toBe(added[0]?.text)
    expect(outcome(await add({ ...body, from: '11:00' }, key('add-slot')))).toEqual([422, 'request.key_reused'])

    const remove = (ids: string[]) =>
      world.client.call('changeSlots', { action: 'delete', slotIds: ids }, key('change'))
    const removed = [await remove([slotId]), await remove([slotId])]
    expect(Object(removed[0]?.body['data']).change).toMatchObject({ removed: 1 })
    expect(removed[1]?.text).toBe(removed[0]?.text)
    expect((await remove(['slt_other'])).status).toBe(422)

    const id: string = Object(removed[0]?.body['data']).change.id
    const undo = () => world.client.call('undoSlotChange', { id }, key('undo'))
    const undone = [await undo(), await undo()]
    expect(undone.map(({ status }) => status)).toEqual([200, 200])
    expect(await statesOf([slotId])).toEqual([1])
  })
})
