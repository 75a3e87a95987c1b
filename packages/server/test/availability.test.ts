import { SLOT_STATUS } from '@nalam/sdk'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Schema } from '../src/contract/contractTypes.ts'
import { audit, availability, availabilityExceptions, events } from '../src/db/schema.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { addSlot, hoursOn, newDoctor } from './support/newDoctor.ts'
import type { TestResponse } from './support/testClient.ts'

// Today is Friday, 20 November 2026, 11:30 at the clinic.

interface Data {
  readonly availability?: Schema<'Availability'>
  readonly exception?: Schema<'AvailabilityException'>
}

function availabilityOf({ body, text }: TestResponse): Schema<'Availability'> {
  const { data } = body as { data?: Data }
  if (data?.availability === undefined) throw new Error(text)
  return data.availability
}

function exceptionOf({ body, text }: TestResponse): Schema<'AvailabilityException'> {
  const { data } = body as { data?: Data }
  if (data?.exception === undefined) throw new Error(text)
  return data.exception
}

const countOf = (responses: readonly TestResponse[], status: number) =>
  responses.filter((response) => response.status === status).length

const mornings = { version: 0, weeklyHours: [hoursOn('MON', '09:00', '10:00')], keepPublishedWeeks: 4 }
const closed = (from: string, to = from, note?: string) => ({
  from,
  to,
  kind: 'closed',
  hours: [],
  ...(note && { note }),
})

describeOnDatabases('availability', (world) => {
  it('[AVAIL-01] is proposed from the profile before anything is saved', async () => {
    const { client } = await newDoctor(world.server)
    const found = availabilityOf(await client.call('getAvailability'))
    expect(found).toMatchObject({ version: 0, isProposal: true, keepPublishedWeeks: 0, exceptions: [] })
    expect(found.publishedUntil).toBeUndefined()
    expect(found.weeklyHours).toEqual(
      (['MON', 'TUE', 'WED', 'THU', 'FRI'] as const).map((weekday) => hoursOn(weekday, '09:00', '12:00')),
    )
  })

  it('[AVAIL-01] is saved as the next version, with any number of ranges, in the order of the week', async () => {
    const { client } = await newDoctor(world.server)
    const weeklyHours = [
      hoursOn('TUE', '09:00', '13:00'),
      hoursOn('MON', '17:00', '20:30'),
      hoursOn('MON', '09:00', '13:00'),
    ]
    const saved = await client.call('replaceAvailability', { version: 0, weeklyHours, keepPublishedWeeks: 12 })
    expect(outcome(saved)).toEqual([200, 'availability.saved'])
    const expected = {
      version: 1,
      isProposal: false,
      keepPublishedWeeks: 12,
      weeklyHours: [weeklyHours[2], weeklyHours[1], weeklyHours[0]],
    }
    expect(availabilityOf(saved)).toMatchObject(expected)
    expect(availabilityOf(await client.call('getAvailability'))).toMatchObject(expected)
    const none = await client.call('replaceAvailability', { version: 1, weeklyHours: [], keepPublishedWeeks: 0 })
    expect(availabilityOf(none)).toMatchObject({ version: 2, isProposal: false, weeklyHours: [] })
  })

  it('[AVAIL-01] a stale version is refused with the newer hours, also when the same key comes again', async () => {
    const { client } = await newDoctor(world.server)
    await client.call('replaceAvailability', mornings)
    const stale = { ...mornings, keepPublishedWeeks: 2 }
    const refused = await client.call('replaceAvailability', stale, { 'idempotency-key': 'stale-hours-0001' })
    expect(outcome(refused)).toEqual([409, 'availability.changed'])
    expect(availabilityOf(refused)).toMatchObject({ version: 1, keepPublishedWeeks: 4 })
    await client.call('replaceAvailability', { ...mornings, version: 1, keepPublishedWeeks: 6 })
    const again = await client.call('replaceAvailability', stale, { 'idempotency-key': 'stale-hours-0001' })
    expect(again.status).toBe(409)
    expect(availabilityOf(again)).toMatchObject({ version: 2, keepPublishedWeeks: 6 })
  })

  it('[AVAIL-01] saving the same hours again is a success, whatever the version', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    await client.call('replaceAvailability', mornings)
    const again = await client.call('replaceAvailability', mornings)
    expect(outcome(again)).toEqual([200, 'availability.saved'])
    expect(availabilityOf(again).version).toBe(1)
    const entries = await world.db.select().from(audit).where(eq(audit.doctorId, doctorId))
    expect(entries.map(({ action }) => action)).toEqual(['availability.saved'])
  })

  it('[AVAIL-01] of many who save from the same version one succeeds', async () => {
    const { client } = await newDoctor(world.server)
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, weeks) =>
        client.call('replaceAvailability', { ...mornings, keepPublishedWeeks: weeks + 1 }),
      ),
    )
    expect([countOf(responses, 200), countOf(responses, 409)]).toEqual([1, 7])
    const winner = responses.find(({ status }) => status === 200)
    expect(availabilityOf(await client.call('getAvailability')).keepPublishedWeeks).toBe(
      winner && availabilityOf(winner).keepPublishedWeeks,
    )
  })

  it('[AVAIL-01] every wrong field is named, and nothing is saved', async () => {
    const { client } = await newDoctor(world.server)
    const weeklyHours = [
      hoursOn('MON', '09:00', '12:00'),
      hoursOn('MON', '11:00', '13:00'),
      hoursOn('TUE', '12:00', '09:00'),
    ]
    const refused = await client.call('replaceAvailability', { ...mornings, weeklyHours })
    expect(outcome(refused)).toEqual([400, 'hours.overlap'])
    expect(refused.body['errors']).toEqual({
      'weeklyHours.1.from': 'These hours overlap.',
      'weeklyHours.2.to': 'The end must be later than the start.',
    })
    expect(availabilityOf(await client.call('getAvailability')).version).toBe(0)
  })

  it('[AVAIL-02] exceptions are added, listed until they are over, and removed', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    await addSlot(world.server, doctorId, '2026-12-24 09:00', '2026-12-24 09:30', { booking: 1 })
    await addSlot(world.server, doctorId, '2026-12-26 09:00', '2026-12-26 09:30', { booking: 2 })
    await addSlot(world.server, doctorId, '2026-12-25 09:00', '2026-12-25 09:30', { booking: 3 })
    await addSlot(world.server, doctorId, '2026-12-27 00:00', '2026-12-27 00:30', { booking: 2 })
    await addSlot(world.server, doctorId, '2026-12-25 10:00', '2026-12-25 10:30')
    await addSlot(world.server, doctorId, '2026-12-25 11:00', '2026-12-25 11:30', { status: SLOT_STATUS.off })
    await addSlot(world.server, doctorId, '2026-12-27 10:00', '2026-12-27 10:30')
    const added = await client.call('addException', closed('24-12-2026', '26-12-2026', ' Christmas '))
    expect(outcome(added)).toEqual([201, 'exception.added'])
    const exception = exceptionOf(added)
    expect(exception).toMatchObject({
      from: '24-12-2026',
      to: '26-12-2026',
      kind: 'closed',
      note: 'Christmas',
      hours: [],
      bookingCount: 2,
      // The one at 10 AM, and the one whose booking was declined.
      openSlotCount: 2,
    })
    const [{ weekday: _weekday, ...hours }] = [hoursOn('SUN', '09:00', '10:00')]
    const sunday = await client.call('addException', {
      from: '06-12-2026',
      to: '06-12-2026',
      kind: 'hours',
      hours: [hours],
    })
    const { exceptions } = availabilityOf(await client.call('getAvailability'))
    expect(exceptions).toEqual([exceptionOf(sunday), exception])
    expect(outcome(await client.call('removeException', { id: exception.id }))).toEqual([200, 'exception.removed'])
    expect(outcome(await client.call('removeException', { id: exception.id }))).toEqual([404, 'not_found'])
    expect(availabilityOf(await client.call('getAvailability')).exceptions).toEqual([exceptionOf(sunday)])
    const told = await world.db.select().from(events).where(eq(events.doctorId, doctorId)).orderBy(events.number)
    expect(told.map(({ topic, name }) => `${topic} ${name}`)).toEqual([
      'availability exception.added',
      'availability exception.added',
      'availability exception.removed',
    ])
  })

  it('[AVAIL-02] exceptions of a doctor do not overlap, also of many at the same moment', async () => {
    const [first, second] = [await newDoctor(world.server), await newDoctor(world.server)]
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        first.client.call('addException', closed(`0${index + 1}-12-2026`, '10-12-2026')),
      ),
    )
    expect([countOf(responses, 201), countOf(responses, 409)]).toEqual([1, 7])
    const refused = responses.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'exception.overlap', errors: { from: expect.any(String) } })
    // Another doctor's exceptions do not conflict and cannot be removed.
    const other = await second.client.call('addException', closed('10-12-2026', '11-12-2026'))
    expect(other.status).toBe(201)
    expect((await first.client.call('removeException', { id: exceptionOf(other).id })).status).toBe(404)
    expect((await first.client.call('addException', closed('11-12-2026'))).status).toBe(201)
    const stored = await world.db
      .select()
      .from(availabilityExceptions)
      .where(eq(availabilityExceptions.doctorId, first.doctorId))
    expect(stored).toHaveLength(2)
  })

  it.each([
    ['days in the wrong order', closed('12-12-2026', '11-12-2026'), 'dates.order', 'to'],
    ['a day that is past', closed('19-11-2026', '21-11-2026'), 'dates.past', 'from'],
    ['more than two years ahead', closed('20-11-2026', '21-11-2028'), 'slot.too_far', 'to'],
    ['far more than two years', closed('20-11-2026', '20-11-2126'), 'slot.too_far', 'to'],
    ['a day that does not exist', closed('31-11-2026'), 'request.invalid', 'from'],
    ['hours on two days', { ...closed('11-12-2026', '12-12-2026'), kind: 'hours' }, 'exception.one_day', 'to'],
    ['hours without any', { ...closed('11-12-2026'), kind: 'hours' }, 'exception.hours_missing', 'hours'],
    [
      'closed with hours',
      { ...closed('11-12-2026'), hours: [{ from: '09:00', to: '10:00', slotMinutes: 30, pauseMinutes: 0 }] },
      'request.invalid',
      'hours',
    ],
    [
      'hours shorter than a slot',
      {
        ...closed('11-12-2026'),
        kind: 'hours',
        hours: [{ from: '09:00', to: '09:10', slotMinutes: 30, pauseMinutes: 0 }],
      },
      'hours.too_short',
      'hours.0.to',
    ],
  ])('[AVAIL-02] refuses %s', async (_case, exception, code, field) => {
    const { client } = await newDoctor(world.server)
    const refused = await client.call('addException', exception)
    expect(outcome(refused)).toEqual([400, code])
    expect(Object.keys(Object(refused.body['errors']))).toEqual([field])
    expect(availabilityOf(await client.call('getAvailability')).exceptions).toEqual([])
  })

  it('an action that is repeated with its key is carried out once', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const headers = { 'idempotency-key': 'one-exception-0001' }
    const both = await Promise.all([1, 2].map(() => client.call('addException', closed('11-12-2026'), headers)))
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0]?.text).toBe(both[1]?.text)
    const stored = await world.db
      .select()
      .from(availabilityExceptions)
      .where(eq(availabilityExceptions.doctorId, doctorId))
    expect(stored).toHaveLength(1)
  })

  it('[AVAIL-02] an exception, else the weekly hours, else the available days of the profile open a day of the calendar', async () => {
    const { client } = await newDoctor(world.server)
    const shown = async () => {
      const { body } = await client.call('getCalendar', { from: '21-11-2026', to: '24-11-2026' })
      const days: Schema<'CalendarDay'>[] = Object(body['data']).days
      return days.map(({ date, isOpenDay, exception }) => [date.slice(0, 2), isOpenDay, exception?.kind])
    }
    const open = (...days: boolean[]) => days.map((isOpen, index) => [String(21 + index), isOpen, undefined])
    // Saturday to Tuesday; the profile has Monday to Friday.
    expect(await shown()).toEqual(open(false, false, true, true))
    await client.call('replaceAvailability', { ...mornings, weeklyHours: [hoursOn('SAT', '09:00', '10:00')] })
    expect(await shown()).toEqual(open(true, false, false, false))
    const { weekday: _weekday, ...hours } = hoursOn('MON', '09:00', '10:00')
    await client.call('addException', closed('20-11-2026', '21-11-2026'))
    await client.call('addException', { from: '23-11-2026', to: '23-11-2026', kind: 'hours', hours: [hours] })
    expect(await shown()).toEqual([
      ['21', false, 'closed'],
      ['22', false, undefined],
      ['23', true, 'hours'],
      ['24', false, undefined],
    ])
    await client.call('replaceAvailability', { version: 1, weeklyHours: [], keepPublishedWeeks: 0 })
    expect(await shown()).toEqual([
      ['21', false, 'closed'],
      ['22', false, undefined],
      ['23', true, 'hours'],
      ['24', false, undefined],
    ])
  })

  it('the demo doctor has weekly hours and a holiday next month', async () => {
    const found = availabilityOf(await world.client.call('getAvailability'))
    expect(found).toMatchObject({ version: 1, isProposal: false, publishedUntil: '11-12-2026' })
    expect(found.exceptions).toMatchObject([{ from: '25-12-2026', to: '25-12-2026', kind: 'closed', note: 'Holiday' }])
    expect(await world.db.select().from(availability)).not.toHaveLength(0)
  })
})
