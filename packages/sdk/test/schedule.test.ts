// The test handlers of the capabilities calendar, slot-changes and availability, called through the
// client and compared with the contract.
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDoctorApi, newerAvailability, newerPlan, type Capability, type DoctorApi } from '../src/index.ts'
import { responseCheck } from '../src/response-check/index.ts'
import { doctorApiHandlers, fixtures, type Fixtures } from '../src/testing/index.ts'
import { ajvResponse } from './contractAjv.ts'

const baseUrl = 'https://clinic.example/api'
const today = '20-11-2026'
const tomorrow = '21-11-2026'
const monday = '23-11-2026'
const tuesday = '24-11-2026'
const doctorId = 'doc_kavitha'
const capabilities: Capability[] = ['calendar', 'slot-changes', 'availability', 'undo']

let data: Fixtures
let api: DoctorApi
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  // 09:20 at the clinic.
  vi.useFakeTimers({ now: new Date('2026-11-20T03:50:00.000Z'), toFake: ['Date'] })
  data = fixtures({ capabilities })
  server.resetHandlers(...doctorApiHandlers({ data }))
  api = createDoctorApi({ baseUrl, retries: 0, responseCheck: responseCheck('strict') })
})
afterEach(() => vi.useRealTimers())

const dayOf = async (date: string) => {
  const [day] = await api.calendar.show({ from: date, to: date })
  if (!day) throw new Error(`no day ${date}`)
  return day
}
const slotAt = async (date: string, from: string) => (await dayOf(date)).slots.find((slot) => slot.from === from)
const idAt = async (date: string, from: string) => (await slotAt(date, from))?.id ?? ''
const refusalOf = async (call: { result: () => Promise<{ error?: unknown }> }) => (await call.result()).error

describe('the calendar of the test handlers', () => {
  it('[SDK-08] shows slots of all states and lengths, bookings without a slot, and closed days', async () => {
    const [friday, saturday, , closed] = await api.calendar.show({ from: today, to: monday })
    expect(friday?.isOpenDay).toBe(true)
    expect(friday?.slots.map(({ from, state }) => `${from} ${state}`)).toEqual([
      '09:00 booked',
      '09:15 open',
      '09:30 booked',
      '09:50 off',
      '10:10 open',
      '17:00 booked',
      '17:30 open',
      '18:00 held',
      '18:30 open',
    ])
    expect(friday?.slots[2]?.booking).toMatchObject({ time: '09:30', status: 1 })
    // The booking at 09:40 has no slot and overlaps with the one at 09:30.
    expect(friday?.bookings.map(({ time }) => time)).toEqual(expect.arrayContaining(['09:40', '12:30']))
    expect(saturday).toMatchObject({ isOpenDay: false, slots: [] })
    expect(closed).toMatchObject({ isOpenDay: false, exception: { kind: 'closed', note: 'Conference' } })
    const tooLong = api.calendar.show({ from: today, to: '01-01-2027' })
    expect(await refusalOf(tooLong)).toMatchObject({ status: 400, code: 'calendar.too_long' })
    const backwards = api.calendar.show({ from: monday, to: today })
    expect(await refusalOf(backwards)).toMatchObject({ status: 400, code: 'dates.order' })
  })

  it('[SDK-08] frees the slot of a declined booking, and takes it again when that is undone', async () => {
    const id = (await slotAt(today, '17:00'))?.booking?.id ?? ''
    await api.bookings.decide(id, { action: 'decline' })
    expect(await slotAt(today, '17:00')).toMatchObject({ state: 'open' })
    await api.bookings.undo(id)
    expect(await slotAt(today, '17:00')).toMatchObject({ state: 'booked', booking: { id, status: 1 } })
  })

  it('[SDK-08] books open slots only', async () => {
    const patient = { patientName: 'Meena Devi', patientPhone: '9840098400' }
    const added = await api.bookings.add({ slotId: await idAt(today, '10:10'), ...patient })
    expect(added).toMatchObject({ code: 'booking.added', booking: { status: 2, mode: 'Walk-in', time: '10:10' } })
    expect(await slotAt(today, '10:10')).toMatchObject({ state: 'booked', booking: { patientName: 'Meena Devi' } })
    const { bookings } = await api.bookings.list({ doctorId, search: 'Meena Devi' })
    expect(bookings.map(({ id }) => id)).toContain(added.booking.id)
    for (const [from, code] of [
      ['10:10', 'slot.just_booked'],
      ['18:00', 'slot.just_booked'],
      ['09:50', 'slot.is_off'],
      ['09:15', 'slot.past'],
    ] as const) {
      const refusal = await refusalOf(api.bookings.add({ slotId: await idAt(today, from), ...patient }))
      expect(refusal).toMatchObject({ status: 409, code })
    }
    expect(await refusalOf(api.bookings.add({ slotId: 'slt_nobody', ...patient }))).toMatchObject({ status: 404 })
  })
})

describe('slot changes of the test handlers', () => {
  it('[SDK-08] add a slot, and remove it again', async () => {
    const { slot, change } = await api.slots.add({ date: tomorrow, from: '11:00', minutes: 45 })
    expect(slot).toMatchObject({ from: '11:00', to: '11:45', state: 'open' })
    expect((await dayOf(tomorrow)).slots).toEqual([slot])
    const taken = api.slots.add({ date: tomorrow, from: '11:30', minutes: 20 })
    expect(await refusalOf(taken)).toMatchObject({ status: 409, code: 'slot.taken' })
    const past = api.slots.add({ date: today, from: '09:00', minutes: 10 })
    expect(await refusalOf(past)).toMatchObject({ status: 400, code: 'slot.past' })
    const late = api.slots.add({ date: today, from: '23:30', minutes: 45 })
    expect(await refusalOf(late)).toMatchObject({ status: 400, code: 'hours.end_first' })
    await expect(api.slots.undo(change.id)).resolves.toMatchObject({ code: 'slots.restored' })
    expect((await dayOf(tomorrow)).slots).toEqual([])
    const again = await refusalOf(api.slots.undo(change.id))
    expect(again).toMatchObject({ status: 409, code: 'change.undo_refused' })
  })

  it('[SDK-08] switch and delete free slots, and report which were left and why', async () => {
    const times = ['09:15', '10:10', '17:00', '18:00', '18:30']
    const slotIds = await Promise.all(times.map((from) => idAt(today, from)))
    const { code, change, left } = await api.slots.change({ action: 'delete', slotIds: [...slotIds, 'slt_nobody'] })
    expect([code, change.removed]).toEqual(['slots.deleted', 2])
    expect(left.map(({ reason }) => reason)).toEqual(['past', 'booked', 'held', 'gone'])
    expect(await slotAt(today, '18:30')).toBeUndefined()
    const listed = { id: change.id, action: 'deleted', removed: 2, from: today, to: today }
    expect(await api.slots.undoable()).toMatchObject([listed])
    await api.slots.undo(change.id)
    expect(await api.slots.undoable()).toEqual([])
    expect(await slotAt(today, '18:30')).toMatchObject({ id: slotIds[4], state: 'open' })

    const off = await api.slots.change({ action: 'off', slotIds: [slotIds[4] ?? ''] })
    expect(off).toMatchObject({ code: 'slot.switched_off', change: { switched: 1 }, left: [] })
    const { slots } = await api.slots.listByDate({ doctorId, date: today })
    expect(slots.find(({ startTime }) => startTime === '18:30')).toMatchObject({ isOn: false, isBooked: false })
    expect(slots.find(({ startTime }) => startTime === '18:00')).toMatchObject({ isBooked: true, isHeld: true })
    await api.slots.change({ action: 'on', slotIds: [slotIds[4] ?? ''] })
    expect(await refusalOf(api.slots.undo(off.change.id))).toMatchObject({ status: 409, code: 'change.undo_refused' })
  })

  it('[SDK-08] cannot be undone after ten minutes, nor when a slot was booked in between', async () => {
    const { slot, change } = await api.slots.add({ date: tomorrow, from: '11:00', minutes: 15 })
    await api.bookings.add({ slotId: slot.id, patientName: 'Divya', patientPhone: '9840098400' })
    expect(await refusalOf(api.slots.undo(change.id))).toMatchObject({ status: 409, code: 'change.undo_refused' })
    const other = await api.slots.add({ date: tomorrow, from: '12:00', minutes: 15 })
    vi.setSystemTime(Date.parse(other.change.undoUntil))
    expect(await refusalOf(api.slots.undo(other.change.id))).toMatchObject({ status: 409, code: 'change.undo_over' })
  })

  it('[SDK-08] the base operations change the same slots', async () => {
    await api.slots.create({ doctorId, date: tuesday, time: '13:00' })
    const id = await idAt(tuesday, '13:00')
    await api.slots.setStatus({ slotId: id, isOn: false })
    expect(await slotAt(tuesday, '13:00')).toMatchObject({ to: '13:30', state: 'off' })
  })
})

describe('the availability of the test handlers', () => {
  it('[SDK-08] saves the hours of the latest version only, and gives the newer ones', async () => {
    const { version, weeklyHours } = await api.availability.get()
    const fewer = weeklyHours.slice(0, 4)
    const saved = await api.availability.replace({ version, weeklyHours: fewer, keepPublishedWeeks: 2 })
    expect(saved.availability).toMatchObject({ version: version + 1, weeklyHours: fewer, keepPublishedWeeks: 2 })
    const stale = await refusalOf(api.availability.replace({ version, weeklyHours, keepPublishedWeeks: 0 }))
    expect(stale).toMatchObject({ status: 409, code: 'availability.changed' })
    expect(newerAvailability(stale)).toEqual(saved.availability)
    expect(newerPlan(stale)).toBeUndefined()
  })

  it('[SDK-08] reports which hours are wrong', async () => {
    const { version, weeklyHours } = await api.availability.get()
    const [first] = weeklyHours
    if (!first) throw new Error('no hours')
    const refusal = await refusalOf(
      api.availability.replace({ version, weeklyHours: [first, { ...first, from: '10:00' }], keepPublishedWeeks: 0 }),
    )
    const errors = { 'weeklyHours.1.from': 'These hours overlap.' }
    expect(refusal).toMatchObject({ status: 400, code: 'hours.overlap', fieldErrors: errors })
  })

  it('[SDK-08] keeps exceptions that do not overlap', async () => {
    const { bookings } = await api.bookings.list({ doctorId })
    const latest = bookings.find(({ status }) => status === 1 || status === 2)
    const date = latest?.date ?? ''
    const { exception } = await api.availability.addException({ from: date, to: date, kind: 'closed', note: 'Leave' })
    expect(exception).toMatchObject({ from: date, kind: 'closed', note: 'Leave', hours: [] })
    expect(exception.bookingCount).toBeGreaterThan(0)
    expect((await api.availability.get()).exceptions.map(({ id }) => id)).toContain(exception.id)
    const hours = [{ from: '10:00', to: '12:00', slotMinutes: 30, pauseMinutes: 0 }] as const
    for (const [wrong, code] of [
      [{ from: date, to: date, kind: 'closed' }, 'exception.overlap'],
      [{ from: tuesday, to: monday, kind: 'closed' }, 'dates.order'],
      [{ from: '19-11-2026', to: today, kind: 'closed' }, 'dates.past'],
      [{ from: '01-12-2026', to: '02-12-2026', kind: 'hours', hours }, 'exception.one_day'],
      [{ from: '01-12-2026', to: '01-12-2026', kind: 'hours' }, 'exception.hours_missing'],
    ] as const)
      expect(await refusalOf(api.availability.addException(wrong))).toMatchObject({ code })
    await expect(api.availability.removeException(exception.id)).resolves.toMatchObject({ code: 'exception.removed' })
    expect(await refusalOf(api.availability.removeException(exception.id))).toMatchObject({ status: 404 })
  })

  it('[SDK-08] previews a publication, and publishes exactly the preview', async () => {
    const request = { from: today, to: tuesday }
    const plan = await api.availability.preview(request)
    const [friday, , , closed, open] = plan.days
    expect(friday?.keep.map(({ from }) => from)).toEqual(expect.arrayContaining(['09:00', '09:15', '09:30', '18:00']))
    expect(friday?.remove.map(({ from }) => from)).toEqual(['09:50', '10:10'])
    expect(friday?.leftOut).toEqual(expect.arrayContaining([{ from: '09:00', to: '09:20', reason: 'past' }]))
    expect(friday?.create.map(({ from }) => from)).toContain('10:00')
    expect(closed).toMatchObject({ isOpenDay: false, create: [] })
    expect(closed?.remove).toHaveLength(14)
    expect(closed?.leftOut[0]?.reason).toBe('closed')
    expect(open).toMatchObject({ create: [], remove: [] })
    expect(open?.keep).toHaveLength(14)

    const { change } = await api.availability.apply({ ...request, fingerprint: plan.fingerprint })
    const created = plan.days.reduce((sum, { create }) => sum + create.length, 0)
    expect(change).toMatchObject({ created, removed: 16, switched: 0 })
    const again = await api.availability.preview(request)
    expect(again.days.flatMap(({ create, remove }) => [...create, ...remove])).toEqual([])
    await api.slots.undo(change.id)
    expect(await api.availability.preview(request)).toEqual(plan)
  })

  it('[SDK-08] refuses an outdated preview and returns the new one', async () => {
    const request = { from: monday, to: tuesday }
    const plan = await api.availability.preview(request)
    await api.slots.change({ action: 'delete', slotIds: [await idAt(tuesday, '09:00')] })
    const refusal = await refusalOf(api.availability.apply({ ...request, fingerprint: plan.fingerprint }))
    expect(refusal).toMatchObject({ status: 409, code: 'plan.changed' })
    expect(ajvResponse('applySlotPlan', 409)((refusal as { data: unknown }).data)).toBe(true)
    const newer = newerPlan(refusal)
    expect(newer?.days[1]?.create).toEqual([{ from: '09:00', to: '09:20' }])
    await api.availability.apply({ ...request, fingerprint: newer?.fingerprint ?? '' })
    expect(await slotAt(tuesday, '09:00')).toMatchObject({ state: 'open' })
  })

  it('[SDK-08] publishes a draft and saves it, and copies a week', async () => {
    const { version } = await api.availability.get()
    const sunday = { weekday: 'SUN', from: '10:00', to: '11:00', slotMinutes: 30, pauseMinutes: 0 } as const
    const draft = { version, weeklyHours: [sunday], keepPublishedWeeks: 0 }
    const request = { from: '22-11-2026', to: '22-11-2026', draft }
    const { fingerprint } = await api.availability.preview(request)
    await api.availability.apply({ ...request, fingerprint })
    expect((await api.availability.get()).weeklyHours).toEqual([sunday])
    expect((await dayOf('22-11-2026')).slots.map(({ from }) => from)).toEqual(['10:00', '10:30'])

    const copied = { from: '29-11-2026', to: '01-12-2026', copyFrom: tuesday }
    const plan = await api.availability.preview(copied)
    // The Sunday above is in the copied week; its Monday and Tuesday have fourteen slots each.
    expect(plan.days.map(({ create }) => create.length)).toEqual([2, 14, 14])
    for (const [from, to, code] of [
      ['19-11-2026', today, 'dates.past'],
      [tuesday, monday, 'dates.order'],
      [today, '01-05-2027', 'plan.too_long'],
    ] as const)
      expect(await refusalOf(api.availability.preview({ from, to }))).toMatchObject({ status: 400, code })
  })

  it('[AVAIL-04] publishes one weekday only: all other days keep their slots, and the last published day stays', async () => {
    const { version, publishedUntil, weeklyHours } = await api.availability.get()
    const changed = weeklyHours.filter(({ weekday }) => weekday !== 'WED' && weekday !== 'TUE')
    const draft = { version, weeklyHours: changed, keepPublishedWeeks: 0 }
    const request = { from: tuesday, to: '01-12-2026', draft, onlyOn: ['WED'] as const }
    const before = (await dayOf(tuesday)).slots
    const plan = await api.availability.preview(request)
    expect(plan.days.map(({ date, isOpenDay }) => [date, isOpenDay])).toEqual([['25-11-2026', false]])
    const { fingerprint } = await api.availability.preview({ ...request, onlyOn: undefined })
    expect(fingerprint).not.toBe(plan.fingerprint)
    await api.availability.apply({ ...request, fingerprint: plan.fingerprint })
    expect((await dayOf(tuesday)).slots).toEqual(before)
    expect((await dayOf('25-11-2026')).slots.filter(({ state }) => state === 'open')).toEqual([])
    expect((await api.availability.get()).publishedUntil).toBe(publishedUntil)
  })

  it('[AVAIL-01] publishes hours until midnight beside a last slot that is there already', async () => {
    await api.slots.create({ doctorId, date: tuesday, time: '23:30' })
    await api.slots.add({ date: tuesday, from: '22:30', minutes: 30 })
    const version = (await api.availability.get()).version
    const until = { weekday: 'TUE', from: '22:30', to: '24:00', slotMinutes: 30, pauseMinutes: 0 } as const
    const draft = { version, keepPublishedWeeks: 0, weeklyHours: [until] }
    const [day] = (await api.availability.preview({ from: tuesday, to: tuesday, draft })).days
    expect(day?.create).toEqual([{ from: '23:00', to: '23:30' }])
    expect(day?.keep.map(({ from, to }) => [from, to])).toEqual(
      expect.arrayContaining([
        ['22:30', '23:00'],
        ['23:30', '24:00'],
      ]),
    )
    expect(await slotAt(tuesday, '23:30')).toMatchObject({ to: '24:00' })
    const { slots } = await api.slots.listByDate({ doctorId, date: tuesday })
    expect(slots.at(-1)).toMatchObject({ startTime: '23:30', endTime: '00:00' })
  })

  it('[SDK-08] without the capabilities, the responses are the examples of the contract', async () => {
    data.capabilities = []
    expect((await api.calendar.show({ from: today, to: today })).map(({ date }) => date)).toEqual([
      tuesday,
      '27-11-2026',
    ])
    expect(await api.slots.undo('chg_nobody')).toMatchObject({ code: 'slots.restored' })
  })
})
