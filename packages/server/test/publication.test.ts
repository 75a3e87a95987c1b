import { addDays, clinicToday, toWireDate } from '@nalam/sdk'
import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Schema } from '../src/contract/contractTypes.ts'
import { auditReads, audit, availability, bookings, events, slots } from '../src/db/schema.ts'
import { bookSlot } from './support/bookSlot.ts'
import { describeOnDatabases, outcome } from './support/describeOnDatabases.ts'
import { addSlot, hoursOn, newDoctor } from './support/newDoctor.ts'
import type { TestClient, TestResponse } from './support/testClient.ts'

// Today is Friday, 20 November 2026, 11:30 at the clinic. The doctor sees patients from Monday to
// Friday, 09:00 to 12:00.
const MONDAY = { from: '23-11-2026', to: '23-11-2026' }
const draft = { version: 0, weeklyHours: [hoursOn('MON', '09:00', '10:00')], keepPublishedWeeks: 4 }

type Plan = Schema<'SlotPlan'>

function planOf(response: TestResponse): Plan {
  const { data } = response.body as { data?: { plan?: Plan } }
  if (data?.plan === undefined) throw new Error(response.text)
  return data.plan
}
const preview = async (client: TestClient, request: object) => planOf(await client.call('previewSlotPlan', request))
const apply = (client: TestClient, request: object, plan: Plan) =>
  client.call('applySlotPlan', { ...request, fingerprint: plan.fingerprint })
function changeOf(response: TestResponse | undefined): Schema<'SlotChange'> {
  const { data } = Object(response?.body) as { data?: { change?: Schema<'SlotChange'> } }
  if (data?.change === undefined) throw new Error(response?.text)
  return data.change
}

describeOnDatabases('a publication', (world) => {
  const slotsOf = (doctorId: string) =>
    world.db.select().from(slots).where(eq(slots.doctorId, doctorId)).orderBy(asc(slots.startsAt))
  const times = async (doctorId: string) => (await slotsOf(doctorId)).map(({ startsAt }) => startsAt.slice(5, 16))
  const untilOf = async (doctorId: string) =>
    (await world.db.select().from(availability).where(eq(availability.doctorId, doctorId)))[0]?.publishedUntil

  /** Returns a checksum of the rows of each table, except for the audit of reads. */
  async function everything() {
    const tables = ['slots', 'bookings', 'availability', 'availability_exceptions', 'slot_changes', 'events', 'audit']
    const sums = tables.map(
      (name) => sql`(select md5(string_agg(t::text, ',' order by t::text)) from ${sql.identifier(name)} t)`,
    )
    const result: unknown = await world.db.execute(sql`select ${sql.join(sums, sql`, `)}`)
    return (result as { rows: unknown[] }).rows
  }

  it('[AVAIL-03] is shown before it is made, and the preview changes nothing', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const kept = await addSlot(world.server, doctorId, '2026-11-23 09:00', '2026-11-23 09:30', { status: 2 })
    const booked = await addSlot(world.server, doctorId, '2026-11-23 10:15', '2026-11-23 10:45', { booking: 2 })
    const gone = await addSlot(world.server, doctorId, '2026-11-23 15:00', '2026-11-23 15:30')
    const late = await addSlot(world.server, doctorId, '2026-11-24 10:00', '2026-11-24 10:30', { booking: 1 })
    await client.call('addException', { from: '24-11-2026', to: '24-11-2026', kind: 'closed', hours: [] })
    const before = await everything()
    const plan = await preview(client, { from: '22-11-2026', to: '24-11-2026' })
    expect(await everything()).toEqual(before)
    const slot = (id: string, from: string, to: string, state: string) => ({ id, from, to, state })
    expect(plan.days).toMatchObject([
      { date: '22-11-2026', isOpenDay: false, create: [], remove: [], keep: [], leftOut: [] },
      {
        date: '23-11-2026',
        isOpenDay: true,
        create: [
          { from: '09:30', to: '10:00' },
          { from: '11:00', to: '11:30' },
          { from: '11:30', to: '12:00' },
        ],
        remove: [slot(gone.slotId, '15:00', '15:30', 'open')],
        keep: [slot(kept.slotId, '09:00', '09:30', 'off'), slot(booked.slotId, '10:15', '10:45', 'booked')],
        leftOut: [
          { from: '10:00', to: '10:30', reason: 'overlap' },
          { from: '10:30', to: '11:00', reason: 'overlap' },
        ],
      },
      {
        date: '24-11-2026',
        isOpenDay: false,
        exception: { kind: 'closed', bookingCount: 1 },
        create: [],
        keep: [slot(late.slotId, '10:00', '10:30', 'booked')],
      },
    ])
    expect(plan.days[2]?.leftOut.map(({ from, reason }) => `${from} ${reason}`)).toEqual(
      ['09:00', '09:30', '10:30', '11:00', '11:30'].map((from) => `${from} closed`),
    )
    expect(plan.closedDayBookings.map(({ id, time }) => [id, time])).toEqual([[late.bookingId, '10:00']])
    await world.server.dependencies.readAudit.close()
    const reads = await world.db.select().from(auditReads).where(eq(auditReads.doctorId, doctorId))
    expect(reads.map(({ list, rowCount }) => [list, rowCount])).toEqual([['closed days', 1]])
  })

  it('[AVAIL-01] hours end at midnight, continue on the next day, and keep the last slot made by hand', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const created = { doctor_id: doctorId, date: '23-11-2026', time: '23:30' }
    expect((await client.call('createSlot', created)).status).toBe(201)
    const weeklyHours = [hoursOn('MON', '23:00', '24:00'), hoursOn('TUE', '00:00', '00:30')]
    const request = { from: '23-11-2026', to: '24-11-2026', draft: { ...draft, weeklyHours } }
    const plan = await preview(client, request)
    expect(plan.days).toMatchObject([
      { create: [{ from: '23:00', to: '23:30' }], remove: [], keep: [{ from: '23:30', to: '24:00' }], leftOut: [] },
      { create: [{ from: '00:00', to: '00:30' }], remove: [], keep: [], leftOut: [] },
    ])
    expect((await apply(client, request, plan)).status).toBe(200)
    expect(await times(doctorId)).toEqual(['11-23 23:00', '11-23 23:30', '11-24 00:00'])
    const { weekday: _weekday, ...evening } = hoursOn('WED', '23:00', '24:00')
    const exception = { from: '25-11-2026', to: '25-11-2026', kind: 'hours', hours: [evening] }
    expect((await client.call('addException', exception)).status).toBe(201)
    const wednesday = await preview(client, { from: '25-11-2026', to: '25-11-2026' })
    expect(wednesday.days[0]?.create.map(({ to }) => to)).toEqual(['23:30', '24:00'])
    const calendar = await client.call('getCalendar', { from: '23-11-2026', to: '23-11-2026' })
    expect(Object(calendar.body['data']).days[0].slots.at(-1)).toMatchObject({ from: '23:30', to: '24:00' })
    // The base operations keep their form: midnight is a time of day.
    const listed = await client.call('listSlotsByDate', { doctorId, date: '23-11-2026' })
    expect(Object(listed.body['data']).slotDetails.slots.at(-1)).toMatchObject({ time: '23:30', end_time: '00:00' })
  })

  it('[AVAIL-04] does what the preview shows, saves the draft, and is announced and audited', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    await addSlot(world.server, doctorId, '2026-11-23 15:00', '2026-11-23 15:30')
    const request = { ...MONDAY, draft }
    const response = await apply(client, request, await preview(client, request))
    expect(outcome(response)).toEqual([200, 'slots.published'])
    expect(changeOf(response)).toMatchObject({ created: 2, removed: 1, switched: 0 })
    expect(await times(doctorId)).toEqual(['11-23 09:00', '11-23 09:30'])
    const { body } = await client.call('getAvailability')
    expect(body).toMatchObject({
      data: {
        availability: {
          version: 1,
          isProposal: false,
          weeklyHours: draft.weeklyHours,
          keepPublishedWeeks: 4,
          publishedUntil: '23-11-2026',
        },
      },
    })
    const told = await world.db.select().from(events).where(eq(events.doctorId, doctorId))
    expect(new Set(told.map(({ topic }) => topic))).toEqual(new Set(['slots', 'availability']))
    const entries = await world.db.select().from(audit).where(eq(audit.doctorId, doctorId)).orderBy(asc(audit.id))
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['availability.saved', 'slots.published'])
    // The same preview once more: nothing is left to do.
    const again = await preview(client, MONDAY)
    expect(again.days[0]).toMatchObject({ create: [], remove: [], keep: [{ from: '09:00' }, { from: '09:30' }] })
    expect(changeOf(await apply(client, MONDAY, again))).toMatchObject({ created: 0, removed: 0 })
    expect(await times(doctorId)).toEqual(['11-23 09:00', '11-23 09:30'])
  })

  it('[AVAIL-04] can be undone like every change of slots', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    await addSlot(world.server, doctorId, '2026-11-23 15:00', '2026-11-23 15:30')
    const change = changeOf(await apply(client, MONDAY, await preview(client, MONDAY)))
    expect(outcome(await client.call('undoSlotChange', { id: change.id }))).toEqual([200, 'slots.restored'])
    expect(await times(doctorId)).toEqual(['11-23 15:00'])
  })

  it('[AVAIL-04] [AVAIL-05] undone restores the last published day and the hours, in any order of two', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const stored = async () => {
      const { body } = await client.call('getAvailability')
      const { data } = body as { data: { availability: Schema<'Availability'> } }
      const { version: _, ...shown } = data.availability
      return shown
    }
    const untouched = await stored()
    const saving = { ...MONDAY, draft }
    const first = changeOf(await apply(client, saving, await preview(client, saving)))
    const afterFirst = await stored()
    expect((await client.call('listUndoableSlotChanges')).body).toMatchObject({
      data: { changes: [{ id: first.id, action: 'published', created: first.created }] },
    })
    const later = { from: '30-11-2026', to: '07-12-2026' }
    const second = changeOf(await apply(client, later, await preview(client, later)))
    expect(await untilOf(doctorId)).toBe('2026-12-07')
    await client.call('undoSlotChange', { id: second.id })
    expect(await stored()).toEqual(afterFirst)

    const third = changeOf(await apply(client, later, await preview(client, later)))
    const undone = await client.call('undoSlotChange', { id: first.id })
    expect(await stored()).toEqual(untouched)
    // The hours that the publication saved, to change and publish them again.
    expect(undone.body).toMatchObject({ data: { draft: { ...draft, version: 2 } } })
    await client.call('undoSlotChange', { id: third.id })
    expect(await stored()).toEqual(untouched)
    expect(await times(doctorId)).toEqual([])
  })

  it('[AVAIL-04] undone leaves hours that were saved since then', async () => {
    const { client } = await newDoctor(world.server)
    const saving = { ...MONDAY, draft }
    const { id } = changeOf(await apply(client, saving, await preview(client, saving)))
    const newer = { version: 1, weeklyHours: [hoursOn('FRI', '09:00', '10:00')], keepPublishedWeeks: 2 }
    await client.call('replaceAvailability', newer)
    const undone = await client.call('undoSlotChange', { id })
    expect(outcome(undone)).toEqual([200, 'slots.restored'])
    expect(undone.body).not.toHaveProperty('data')
    const { body } = await client.call('getAvailability')
    expect(body).toMatchObject({ data: { availability: { ...newer, version: 2, isProposal: false } } })
  })

  it('[AVAIL-04] with the key of a publication gives its response again, and publishes once', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const plan = await preview(client, MONDAY)
    const request = { ...MONDAY, fingerprint: plan.fingerprint }
    const headers = { 'idempotency-key': 'publish-once-0001' }
    const responses = await Promise.all([1, 2, 3].map(() => client.call('applySlotPlan', request, headers)))
    const [first] = responses
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
    expect(changeOf(first).created).toBe(6)
    expect(await slotsOf(doctorId)).toHaveLength(6)
  })

  it.each<[string, (doctorId: string, client: TestClient, slotId: string) => Promise<unknown>]>([
    ['a new slot', (doctorId) => addSlot(world.server, doctorId, '2026-11-23 16:00', '2026-11-23 16:30')],
    ['other hours', (_doctorId, client) => client.call('replaceAvailability', draft)],
    ['an exception', (_doctorId, client) => client.call('addException', { ...MONDAY, kind: 'closed', hours: [] })],
    [
      'a slot that was to go and is booked',
      (_doctorId, _client, slotId) =>
        world.db.transaction((tx) =>
          bookSlot(
            tx,
            { id: `bkg_of_${slotId}`, slotId, patientName: 'Quick', patientPhone: '9000000009' },
            world.clock.now(),
          ),
        ),
    ],
  ])('[AVAIL-04] changes nothing after %s, and shows the new preview', async (_case, change) => {
    const { client, doctorId } = await newDoctor(world.server)
    const { slotId } = await addSlot(world.server, doctorId, '2026-11-23 15:00', '2026-11-23 15:30')
    const plan = await preview(client, MONDAY)
    await change(doctorId, client, slotId)
    const before = await slotsOf(doctorId)
    const headers = { 'idempotency-key': `changed-plan-${slotId}` }
    const request = { ...MONDAY, fingerprint: plan.fingerprint }
    const refused = await client.call('applySlotPlan', request, headers)
    expect(outcome(refused)).toEqual([409, 'plan.changed'])
    expect(await slotsOf(doctorId)).toEqual(before)
    const shown = planOf(refused)
    expect(shown).toEqual(await preview(client, MONDAY))
    expect(shown.fingerprint).not.toBe(plan.fingerprint)
    expect(planOf(await client.call('applySlotPlan', request, headers))).toEqual(shown)
    expect((await apply(client, MONDAY, shown)).status).toBe(200)
  })

  it('[AVAIL-04] is valid when a slot that is kept is booked meanwhile', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const { slotId } = await addSlot(world.server, doctorId, '2026-11-23 09:00', '2026-11-23 09:30')
    const plan = await preview(client, MONDAY)
    await world.db.transaction((tx) =>
      bookSlot(
        tx,
        { id: `bkg_of_${slotId}`, slotId, patientName: 'Quick', patientPhone: '9000000009' },
        world.clock.now(),
      ),
    )
    expect((await apply(client, MONDAY, plan)).status).toBe(200)
    const [booking] = await world.db
      .select()
      .from(bookings)
      .where(eq(bookings.id, `bkg_of_${slotId}`))
    expect(booking?.slotId).toBe(slotId)
  })

  it('[AVAIL-04] a stale draft is refused with the newer hours, in the preview and when it is applied', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const request = { ...MONDAY, draft }
    const plan = await preview(client, request)
    await client.call('replaceAvailability', { ...draft, keepPublishedWeeks: 2 })
    for (const refused of [await client.call('previewSlotPlan', request), await apply(client, request, plan)]) {
      expect(outcome(refused)).toEqual([409, 'availability.changed'])
      expect(refused.body).toMatchObject({ data: { availability: { version: 1, keepPublishedWeeks: 2 } } })
    }
    expect(await slotsOf(doctorId)).toEqual([])
    // A draft is not stale if it equals the hours that were saved in the meantime.
    await client.call('replaceAvailability', { ...draft, version: 1 })
    expect((await apply(client, request, await preview(client, request))).status).toBe(200)
  })

  it('[AVAIL-03] copies a week by its slots; exceptions apply', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    await addSlot(world.server, doctorId, '2026-11-16 09:10', '2026-11-16 09:25', { booking: 2 })
    await addSlot(world.server, doctorId, '2026-11-15 20:00', '2026-11-15 21:00', { status: 2 })
    const day = { from: '29-11-2026', to: '29-11-2026' }
    await client.call('addException', { ...day, kind: 'closed', hours: [] })
    const request = { from: '23-11-2026', to: '06-12-2026', copyFrom: '18-11-2026' }
    const plan = await preview(client, request)
    expect(plan.days.filter(({ create }) => create.length > 0).map(({ date, create }) => [date, create])).toEqual([
      ['23-11-2026', [{ from: '09:10', to: '09:25' }]],
      ['30-11-2026', [{ from: '09:10', to: '09:25' }]],
      ['06-12-2026', [{ from: '20:00', to: '21:00' }]],
    ])
    expect(plan.days[6]).toMatchObject({ isOpenDay: false, leftOut: [{ from: '20:00', reason: 'closed' }] })
    expect((await apply(client, request, plan)).status).toBe(200)
    expect(await times(doctorId)).toEqual(['11-15 20:00', '11-16 09:10', '11-23 09:10', '11-30 09:10', '12-06 20:00'])
  })

  it('[AVAIL-03] of today leaves out what has passed and touches nothing of it', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    await addSlot(world.server, doctorId, '2026-11-20 08:00', '2026-11-20 08:30')
    const today = { from: '20-11-2026', to: '20-11-2026' }
    const plan = await preview(client, {
      ...today,
      draft: { ...draft, weeklyHours: [hoursOn('FRI', '11:00', '13:00')] },
    })
    expect(plan.days[0]).toMatchObject({
      create: [{ from: '12:00' }, { from: '12:30' }],
      remove: [],
      keep: [{ from: '08:00' }],
      leftOut: [
        { from: '11:00', reason: 'past' },
        { from: '11:30', reason: 'past' },
      ],
    })
    expect(await times(doctorId)).toEqual(['11-20 08:00'])
  })

  it('[AVAIL-03] deletes a slot whose booking was declined, and the booking keeps its time', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const { bookingId } = await addSlot(world.server, doctorId, '2026-11-23 15:00', '2026-11-23 15:30', { booking: 3 })
    await apply(client, MONDAY, await preview(client, MONDAY))
    const [booking] = await world.db
      .select()
      .from(bookings)
      .where(eq(bookings.id, bookingId ?? ''))
    expect(booking).toMatchObject({ slotId: null, startsAt: '2026-11-23 15:00:00', status: 3 })
  })

  it('[AVAIL-03] has at most 92 days and 3,000 slots', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const from = clinicToday(world.clock.now())
    const until = (days: number) => ({ from: toWireDate(from), to: toWireDate(addDays(from, days - 1)) })
    const refused = await client.call('previewSlotPlan', until(93))
    expect([...outcome(refused), refused.body['errors']]).toEqual([
      400,
      'plan.too_long',
      { to: 'At most 92 days can be published at once.' },
    ])
    expect((await client.call('previewSlotPlan', until(92))).status).toBe(200)
    const hours = (['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const).map((weekday) => ({
      ...hoursOn(weekday, '10:00', '20:00'),
      slotMinutes: 10,
    }))
    // 60 slots a day are 3,000 slots in 50 days.
    const full = (days: number) => ({ ...until(days), draft: { ...draft, weeklyHours: hours } })
    const many = await client.call('previewSlotPlan', full(51))
    expect(outcome(many)).toEqual([400, 'plan.too_many'])
    const plan = await preview(client, full(50))
    const created = plan.days.reduce((sum, { create }) => sum + create.length, 0)
    expect(changeOf(await apply(client, full(50), plan)).created).toBe(created)
    // Today's slots until 11:30 have passed and are left out.
    expect([created, (await slotsOf(doctorId)).length]).toEqual([2990, 2990])
  })

  it.each([
    ['days in the wrong order', { from: '24-11-2026', to: '23-11-2026' }, 'dates.order', 'to'],
    ['a day that is past', { from: '19-11-2026', to: '23-11-2026' }, 'dates.past', 'from'],
    ['more than two years ahead', { from: '20-11-2028', to: '21-11-2028' }, 'slot.too_far', 'to'],
    ['a day that does not exist', { from: '31-11-2026', to: '01-12-2026' }, 'request.invalid', 'from'],
    ['a week that does not exist', { ...MONDAY, copyFrom: '31-11-2026' }, 'request.invalid', 'copyFrom'],
    [
      'hours of the draft',
      { ...MONDAY, draft: { ...draft, weeklyHours: [hoursOn('MON', '10:00', '09:00')] } },
      'hours.end_first',
      'draft.weeklyHours.0.to',
    ],
  ])('[AVAIL-03] refuses %s', async (_case, request, code, field) => {
    const { client } = await newDoctor(world.server)
    const fingerprint = 'a-fingerprint-of-nothing'
    for (const refused of [
      await client.call('previewSlotPlan', request),
      await client.call('applySlotPlan', { ...request, fingerprint }),
    ]) {
      expect(outcome(refused)).toEqual([400, code])
      expect(Object.keys(Object(refused.body['errors']))).toEqual([field])
    }
  })

  it('needs a complete profile', async () => {
    const { client } = await newDoctor(world.server, { profileUpdated: false })
    expect(outcome(await client.call('previewSlotPlan', MONDAY))).toEqual([403, 'profile.incomplete'])
    const request = { ...MONDAY, fingerprint: 'a-fingerprint-of-nothing' }
    expect(outcome(await client.call('applySlotPlan', request))).toEqual([403, 'profile.incomplete'])
  })

  it('moves the last published day, but not by a single day far ahead', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    for (const [from, to, until] of [
      ['23-11-2026', '29-11-2026', '2026-11-29'],
      ['23-11-2026', '23-11-2026', '2026-11-29'],
      ['30-11-2026', '06-12-2026', '2026-12-06'],
      ['14-08-2027', '14-08-2027', '2026-12-06'],
    ] as const) {
      const request = { from, to }
      expect((await apply(client, request, await preview(client, request))).status).toBe(200)
      expect(await untilOf(doctorId)).toBe(until)
    }
  })

  it('ignores the slots and exceptions of other doctors', async () => {
    const [one, two] = [await newDoctor(world.server), await newDoctor(world.server)]
    await two.client.call('addException', { ...MONDAY, kind: 'closed', hours: [] })
    await addSlot(world.server, two.doctorId, '2026-11-23 09:00', '2026-11-23 09:30', { booking: 1 })
    const plan = await preview(one.client, MONDAY)
    expect(plan.days[0]).toMatchObject({ isOpenDay: true, keep: [], leftOut: [] })
    expect(plan.days[0]?.create).toHaveLength(6)
    expect(plan.closedDayBookings).toEqual([])
    const before = await slotsOf(two.doctorId)
    expect((await apply(one.client, MONDAY, plan)).status).toBe(200)
    expect(await slotsOf(two.doctorId)).toEqual(before)
    const mine = and(eq(slots.doctorId, one.doctorId), eq(slots.isBooked, true))
    expect(await world.db.select().from(slots).where(mine)).toEqual([])
  })

  it('[AVAIL-04] of one weekday changes that weekday only, saves the hours of all days, and leaves the rest to the nightly one', async () => {
    const { client, doctorId } = await newDoctor(world.server)
    const both = { from: '23-11-2026', to: '06-12-2026' }
    const hours = [hoursOn('MON', '09:00', '10:00'), hoursOn('WED', '09:00', '10:00')]
    const first = { ...both, draft: { version: 0, weeklyHours: hours, keepPublishedWeeks: 4 } }
    expect((await apply(client, first, await preview(client, first))).status).toBe(200)
    const until = await untilOf(doctorId)
    // Changed by hand: a slot more on a Monday, one less on the next.
    await addSlot(world.server, doctorId, '2026-11-23 15:00', '2026-11-23 15:30')
    const deleted = (await slotsOf(doctorId)).find(({ startsAt }) => startsAt.startsWith('2026-11-30 09:00'))
    await client.call('changeSlots', { action: 'delete', slotIds: [deleted?.id] })
    const byHand = await times(doctorId)

    const weeklyHours = [hoursOn('MON', '09:00', '10:00'), hoursOn('WED', '09:00', '10:30')]
    const request = {
      from: '23-11-2026',
      to: '20-12-2026',
      draft: { version: 1, weeklyHours, keepPublishedWeeks: 4 },
      onlyOn: ['WED'],
    }
    const plan = await preview(client, request)
    expect(plan.days.map(({ date }) => date)).toEqual(['25-11-2026', '02-12-2026', '09-12-2026', '16-12-2026'])
    expect(plan.days.slice(0, 2).map(({ create }) => create)).toEqual([
      [{ from: '10:00', to: '10:30' }],
      [{ from: '10:00', to: '10:30' }],
    ])
    // The preview of all days is another one, and so is that of another day.
    const { onlyOn: _onlyOn, ...all } = request
    expect((await preview(client, { ...request, onlyOn: ['MON'] })).fingerprint).not.toBe(plan.fingerprint)
    expect((await apply(client, all, plan)).status).toBe(409)
    expect(await times(doctorId)).toEqual(byHand)

    const change = changeOf(await apply(client, request, plan))
    expect(change).toMatchObject({ created: 8, removed: 0 })
    const isMonday = (time: string) => !['11-25', '12-02', '12-09', '12-16'].some((day) => time.startsWith(day))
    expect((await times(doctorId)).filter(isMonday)).toEqual(byHand.filter(isMonday))
    const [saved] = await world.db.select().from(availability).where(eq(availability.doctorId, doctorId))
    expect(saved).toMatchObject({ version: 2, publishedUntil: until })
    expect(saved?.weeklyHours).toMatchObject([{ weekday: 'MON' }, { weekday: 'WED', to: '10:30' }])
    await client.call('undoSlotChange', { id: change.id })
    expect(await times(doctorId)).toEqual(byHand)
  })

  it.each<[string, unknown]>([
    ['no weekday', []],
    ['one that does not exist', ['FOO']],
    ['the same twice', ['MON', 'MON']],
    ['a text', 'MON'],
  ])('[AVAIL-03] refuses to publish only on %s', async (_name, onlyOn) => {
    const { client } = await newDoctor(world.server)
    expect(outcome(await client.call('previewSlotPlan', { ...MONDAY, onlyOn }))).toEqual([400, 'request.invalid'])
  })
})
