import { randomUUID } from 'node:crypto'
import type { APIResponse, Page } from '@playwright/test'
import { clinicDay, wireDay } from './clinicDays.ts'
import { anotherDevice, expect, takePreparedSession, test } from './fixtures.ts'
import { say } from './words.ts'

/** A change of the other device arrives by the event stream: a page that polls takes ten seconds. */
const SOON = { timeout: 8000 }

interface WireEntry {
  id: string
  number?: number
  state: string
  name: string
  appointment?: string
  reason?: string
}
interface WireSession {
  session: number
  from: string
  to: string
  nextNumber: number
  inside?: WireEntry
  line: WireEntry[]
  over: WireEntry[]
}

const TODAY = clinicDay()
const today = () => wireDay(TODAY)

// In the evening: patients who are expected hours later cannot be noted as left.
test.use({ serverClock: `${TODAY}T20:00` })
/** Two minutes after the server's time, and an hour after it. */
const [SOON_EXPECTED, LATE] = ['20:02', '20:58']

/** Returns the session of this moment, as the server has it. */
async function queueOf({ request }: Page): Promise<WireSession> {
  const response = await request.get(`/api/doctor/queue?date=${today()}`)
  expect(response.ok()).toBe(true)
  const { data }: { data: { queue: { session: number; sessions: WireSession[] } } } = await response.json()
  const found = data.queue.sessions.find(({ session }) => session === data.queue.session)
  if (!found) throw new Error('The day has no session')
  return found
}

/** Sends a change with a key of its own. */
async function send({ request }: Page, path: string, data: object): Promise<APIResponse> {
  return request.post(`/api/doctor/${path}`, { data, headers: { 'Idempotency-Key': randomUUID() } })
}

/**
 * Empties the demo's queue of today, except for a patient who is expected within the hour; books one
 * if there is none.
 *
 * @returns the name of the expected patient
 */
async function prepare(page: Page): Promise<string> {
  const { session, line } = await queueOf(page)
  const coming = line.find(
    ({ state, appointment = '' }) => state === 'expected' && appointment > SOON_EXPECTED && appointment < LATE,
  )
  const left = line.flatMap(({ id }) => (id === coming?.id ? [] : [id]))
  if (left.length > 0) expect((await send(page, 'queue/end', { date: today(), session, left })).ok()).toBe(true)
  if (coming) return coming.name
  const slot = await send(page, 'slots', { date: today(), from: SOON_EXPECTED, minutes: 10 })
  expect(slot.ok(), await slot.text()).toBe(true)
  const { data }: { data: { slot: { id: string } } } = await slot.json()
  const patient = { slotId: data.slot.id, patientName: 'Fathima Begum', patientPhone: '9840012340' }
  expect((await send(page, 'bookings', patient)).ok()).toBe(true)
  return patient.patientName
}

async function openQueue(page: Page): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/doctor/events') && response.ok())
  await page.goto('/doctor/queue')
  await stream
}

const insideOf = (page: Page) =>
  page.getByRole('region', { name: say('Inside', ({ queue }) => queue.inside), exact: true })
const rowOf = (page: Page, name: string) => page.getByRole('listitem', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const callNext = (page: Page) => page.getByRole('button', { name: say('Call next') })
const fill = async (page: Page, name: string, phone: string) => {
  await page.getByRole('textbox', { name: say('Name', ({ queue }) => queue.name) }).fill(name)
  await page.getByRole('textbox', { name: say('Mobile number', ({ fields }) => fields.mobileNumber) }).fill(phone)
}
const give = (page: Page, number: number) =>
  button(
    page,
    say(`Give number ${number}`, ({ queue }) => queue.give(String(number))),
  ).click()

/** A patient who was called a moment ago is not replaced by a press that meant the one before. */
const afterCall = (page: Page) => page.waitForTimeout(2000)

test(
  '[QUEUE-01] [QUEUE-02] [QUEUE-03] a morning on two devices: arrivals, calls, a skip, an emergency, an undo, the end',
  { tag: ['@extensions', '@wide'] },
  async ({ page: laptop, context, server }) => {
    test.skip(!server.advance, 'The clock is set in the process of the tests.')
    test.slow()
    await takePreparedSession(laptop)
    const phone = await anotherDevice(context, server.origin)
    await phone.setViewportSize({ width: 390, height: 844 })
    const expected = await prepare(laptop)
    const { nextNumber: first } = await queueOf(laptop)
    await openQueue(laptop)
    await openQueue(phone)

    // An appointment arrives at the desk, and gets the next number on both devices.
    const arrived = say(`Mark arrived, ${expected}`, ({ queue }) => queue.markArrivedOf(expected))
    await button(laptop, arrived).click()
    await expect(rowOf(phone, expected).getByText(String(first), { exact: true })).toBeVisible(SOON)

    // Patients without an appointment, on the phone and on the laptop.
    await button(phone, say('Add a walk-in')).click()
    await fill(phone, 'Kavitha Ramesh', '9840012345')
    await give(phone, first + 1)
    await expect(laptop.getByText('Kavitha Ramesh').first()).toBeVisible(SOON)
    for (const [index, name] of ['Gopal Krishnan', 'Selvi Arumugam', 'Uma Maheswari'].entries()) {
      await fill(laptop, name, `984001235${index}`)
      await give(laptop, first + 2 + index)
      await expect(phone.getByText(name).first()).toBeVisible(SOON)
    }

    // The next one by number; the appointment has not begun.
    await expect(callNext(phone)).toContainText('Kavitha Ramesh')
    await callNext(phone).click()
    await expect(insideOf(laptop)).toContainText('Kavitha Ramesh', SOON)
    await afterCall(laptop)

    // Both devices press at once: one patient is called.
    const before = await queueOf(laptop)
    await expect(callNext(phone)).toContainText('Gopal Krishnan')
    await expect(callNext(laptop)).toContainText('Gopal Krishnan')
    await Promise.all([callNext(laptop).click(), callNext(phone).click()])
    for (const page of [laptop, phone]) await expect(insideOf(page)).toContainText('Gopal Krishnan', SOON)
    const after = await queueOf(laptop)
    expect(after.over.length).toBe(before.over.length + 1)
    await afterCall(laptop)

    // Who is not there waits for two calls, and comes back.
    await button(laptop, say('Not there')).click()
    await expect(insideOf(phone)).toContainText(
      say('Nobody is inside', ({ queue }) => queue.nobodyInside),
      SOON,
    )
    const skipped = (await queueOf(laptop)).line.find(({ name }) => name === 'Gopal Krishnan')
    expect(skipped).toMatchObject({ state: 'waiting', number: first + 2, reason: 'back' })

    // An emergency without a name goes first.
    await button(phone, say('Add a walk-in')).click()
    await phone.getByRole('checkbox', { name: say('Emergency', ({ queue }) => queue.emergency) }).check()
    await give(phone, first + 5)
    await expect(callNext(laptop)).toContainText(
      say('Emergency', ({ queue }) => queue.emergency),
      SOON,
    )
    await callNext(laptop).click()
    await expect(insideOf(phone)).toContainText(String(first + 5), SOON)

    // The call is undone on the other device.
    await button(
      phone,
      say('Undo', ({ queue }) => queue.undo),
    ).click()
    await expect(insideOf(laptop)).toContainText(
      say('Nobody is inside', ({ queue }) => queue.nobodyInside),
      SOON,
    )
    await expect(callNext(laptop)).toContainText(String(first + 5))

    // Everybody who still waits has left.
    await button(laptop, say('End session')).click()
    const { line } = await queueOf(laptop)
    const allLeft = say(`Mark all ${line.length} as left`, ({ queue }) => queue.allLeft(line.length))
    await laptop.getByRole('dialog').getByRole('button', { name: allLeft }).click()
    await expect(phone.getByText(say('Nobody waits')).first()).toBeVisible(SOON)
    const end = await queueOf(laptop)
    expect(end).toMatchObject({ line: [], nextNumber: first + 6 })
    // Each number was given once.
    const numbers = end.over.flatMap(({ number }) => number ?? [])
    expect(new Set(numbers).size).toBe(numbers.length)
  },
)
