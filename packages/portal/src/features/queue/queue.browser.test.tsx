import type { Queue, QueueEntry, QueueSession } from '@nalam/sdk'
import { fixtures } from '@nalam/sdk/testing'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'
import { simulateConnection } from '../../../test/simulateConnection.ts'

let portal: OpenPortal

// Half past ten in the morning at the clinic, on a Friday.
const { connect, line } = simulateConnection('2026-11-20T10:34:00+05:30', () => portal.close())

const waiting = (number: number, name: string, more: Partial<QueueEntry> = {}): QueueEntry => ({
  id: `que_${number}`,
  number,
  state: 'waiting',
  name,
  isEmergency: false,
  arrivedAt: '2026-11-20T04:40:00.000Z',
  reason: 'number',
  expectedAt: '10:45',
  ...more,
})

/** What the server knows; it changes the line in the order of its calls. */
let served: Pick<QueueSession, 'inside' | 'line' | 'over' | 'nextNumber' | 'callUndoUntil'>
const MORNING = { session: 1, from: '09:00', to: '13:00', meanMinutes: 10, doneAt: '11:30', overMinutes: 0 }
const queueNow = (): Queue => ({
  date: '20-11-2026',
  session: 1,
  sessions: [{ ...served, ...MORNING, waiting: served.line.filter(({ state }) => state === 'waiting').length }],
})
const changed = (code: string, more: object = {}, status = 200) =>
  HttpResponse.json({ statusCode: status, message: code, code, data: { queue: queueNow(), ...more } }, { status })
const refusal = (status: number, code: string, message: string, more: object = {}) =>
  HttpResponse.json({ statusCode: status, code, message, requestId: 'req_1', ...more }, { status })

/** Calls whoever is first, as this or another device does. */
function callFirst(): void {
  const [first, ...line] = served.line
  const { inside, over } = served
  served = {
    ...served,
    line,
    over: inside ? [{ ...inside, state: 'seen', endedAt: '2026-11-20T05:04:00.000Z' }, ...over] : over,
    inside: first && { ...first, state: 'inside', calledAt: `2026-11-20T05:04:0${over.length}.000Z` },
    callUndoUntil: '2026-11-20T05:14:00.000Z',
  }
}

const handlers = [
  line(),
  http.get('*/doctor/queue', () => HttpResponse.json({ statusCode: 200, data: { queue: queueNow() } })),
  http.post<never, { inside?: string; next: string }>('*/doctor/queue/next', async ({ request }) => {
    const { inside, next } = await request.json()
    if (inside !== served.inside?.id || next !== served.line[0]?.id)
      return refusal(409, 'queue.changed', 'The queue has changed. Please check who is next.')
    callFirst()
    return changed('queue.called')
  }),
  http.post('*/doctor/queue/undo', () => {
    const { inside, line, over } = served
    const [previous, ...rest] = over
    served = {
      ...served,
      line: inside ? [{ ...inside, state: 'waiting' }, ...line] : line,
      inside: previous && { ...previous, state: 'inside' },
      over: rest,
      callUndoUntil: undefined,
    }
    return changed('queue.undone')
  }),
  http.post<never, { left: string[] }>('*/doctor/queue/end', async ({ request }) => {
    const { left } = await request.json()
    const gone = served.line
      .filter(({ id }) => left.includes(id))
      .map((entry) => ({ ...entry, state: 'left' as const }))
    served = { ...served, line: served.line.filter(({ id }) => !left.includes(id)), over: [...gone, ...served.over] }
    return changed('queue.ended')
  }),
  http.post<never, { bookingId?: string; name?: string }>('*/doctor/queue/entries', async ({ request }) => {
    const { bookingId, name = '' } = await request.json()
    const number = served.nextNumber
    const arrived = waiting(number, name, bookingId === undefined ? {} : { id: bookingId, bookingId })
    const known = served.line.find(({ id }) => id === bookingId)
    served = {
      ...served,
      nextNumber: number + 1,
      line: known
        ? served.line.map((entry) => (entry === known ? { ...known, state: 'waiting', number } : entry))
        : [...served.line, arrived],
    }
    return changed('queue.added', { entryId: arrived.id }, 201)
  }),
  http.put<{ id: string }, { action: string; beforeId?: string }>(
    '*/doctor/queue/entries/:id',
    async ({ params, request }) => {
      const { action, beforeId } = await request.json()
      if (action === 'seen' && params.id === served.inside?.id) {
        served = { ...served, inside: undefined }
        return changed('queue.saved')
      }
      const moved = served.line.find(({ id }) => id === params.id)
      const others = served.line.filter((entry) => entry !== moved)
      const at = action === 'before' ? others.findIndex(({ id }) => id === beforeId) : others.length
      served = { ...served, line: moved ? others.toSpliced(at, 0, { ...moved, reason: 'moved' }) : others }
      return changed('queue.saved')
    },
  ),
]

async function open(...further: HttpHandler[]): Promise<void> {
  await openAt('/doctor/queue', ...further)
  await expect.element(inside.getByText('Lakshmi Ramasamy')).toBeVisible()
}

async function openAt(path: string, ...further: HttpHandler[]): Promise<void> {
  served = {
    inside: waiting(13, 'Lakshmi Ramasamy', { state: 'inside', calledAt: '2026-11-20T04:59:00.000Z' }),
    line: [
      waiting(12, 'Fathima Begum', { bookingId: 'bkg_12', appointment: '10:30', reason: 'appointment' }),
      waiting(10, 'Selvi Arumugam'),
      waiting(7, 'Gopal Krishnan'),
      waiting(14, 'Thomas Antony'),
      waiting(15, 'Uma Maheswari'),
      {
        id: 'bkg_20',
        bookingId: 'bkg_20',
        state: 'expected',
        name: 'Padma Srinivasan',
        appointment: '11:00',
        isEmergency: false,
      },
      {
        id: 'bkg_21',
        bookingId: 'bkg_21',
        state: 'expected',
        name: 'Chitra Sundaram',
        appointment: '12:00',
        isEmergency: false,
      },
    ],
    over: [],
    nextNumber: 20,
    callUndoUntil: '2026-11-20T05:09:00.000Z',
  }
  portal = await openPortal(path, ...further, ...handlers, (data) => {
    Object.assign(data, fixtures({ today: '2026-11-20', capabilities: ['visits', 'queue'], bookings: 0 }))
  })
}

/** A morning and an evening on the first day, and on the next one, when nobody has come yet. */
const twoDays = [
  http.get('*/doctor/queue', ({ request }) => {
    const date = new URL(request.url).searchParams.get('date')
    const empty = { meanMinutes: 10, doneAt: '11:30', overMinutes: 0, nextNumber: 1, waiting: 0, line: [], over: [] }
    const morning = { ...empty, session: 1, from: '09:00', to: '13:00' }
    const evening = { ...empty, session: 2, from: '17:00', to: '20:00' }
    const sessions = date === '20-11-2026' ? [...queueNow().sessions, evening] : [morning, evening]
    return HttpResponse.json({ statusCode: 200, data: { queue: { date, session: 1, sessions } } })
  }),
]

const inside = page.getByRole('region', { name: 'Inside' })
const next = (name: RegExp) => page.getByRole('button', { name })
const callNext = next(/Call next/)
const row = (name: RegExp) => page.getByRole('listitem', { name })
const calls = () => portal.bodiesOf('/doctor/queue/next')
/** Letters soon after others are a word: the page waits for 250 ms without one before and after a letter. */
const pauseOfKeys = () => new Promise((resolve) => setTimeout(resolve, 400))
/** The page calls nobody for 1.5 seconds after another day is shown. */
const pauseAfterChange = () => new Promise((resolve) => setTimeout(resolve, 1600))
/** Leaves every field, so that letters are keys of the page. */
const leaveFields = () => userEvent.click(page.getByRole('heading', { level: 1 }))

describe('the page of the queue', () => {
  it('[QUEUE-02] calls the next patient, whose reason is on the button, and undoes the call', async () => {
    await open()
    await expect.element(next(/12.*Call next.*Fathima Begum · Appointment 10:30/)).toBeVisible()
    await userEvent.click(callNext)
    await expect.element(inside.getByText('Fathima Begum')).toBeVisible()
    expect(calls()).toEqual([{ date: '20-11-2026', session: 1, inside: 'que_13', next: 'que_12' }])
    await expect.element(next(/10.*Call next.*Selvi Arumugam/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Undo call' }))
    await expect.element(inside.getByText('Lakshmi Ramasamy')).toBeVisible()
    await expect.element(next(/12.*Call next.*Fathima Begum/)).toBeVisible()
  })

  it('[QUEUE-02] a call after one of another device calls nobody, and says who was called', async () => {
    await open()
    callFirst()
    // On a busy machine the test takes longer than the page waits.
    const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    onTestFinished(() => stopped.mockRestore())
    await userEvent.click(callNext)
    await expect.poll(() => portal.toasts()).toContain('12 was called on another device')
    await expect.element(inside.getByText('Fathima Begum')).toBeVisible()
    expect(served.inside?.id).toBe('que_12')
    // Who presses once more at that moment means the patient who is inside now.
    const sent = calls().length
    await userEvent.click(callNext)
    expect(calls()).toHaveLength(sent)
    expect(served.inside?.id).toBe('que_12')
  })

  it('[QUEUE-02] without a connection it goes on showing the queue, says that it is not live, and calls nobody', async () => {
    await open()
    connect(false)
    await expect.element(page.getByText('Not live. This is the queue as of 10:34 AM.')).toBeVisible()
    await expect.element(row(/Selvi Arumugam/)).toBeVisible()
    await userEvent.click(callNext)
    await expect.poll(() => portal.toasts()).toContain('You are offline. Nothing was changed.')
    expect(served.inside?.id).toBe('que_13')
    // Another device calls meanwhile.
    callFirst()
    connect(true)
    await expect.element(page.getByText(/^Not live/)).not.toBeInTheDocument()
    await expect.element(inside.getByText('Fathima Begum')).toBeVisible()
    expect(served.over).toHaveLength(1)
  })

  it('[QUEUE-02] the keys N, U and I call, undo, and note an arrival; not while a field has the focus', async () => {
    await open()
    await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('nu')
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('nu')
    await leaveFields()
    await pauseOfKeys()
    await userEvent.keyboard('n')
    await expect.element(inside.getByText('Fathima Begum')).toBeVisible()
    await pauseOfKeys()
    await userEvent.keyboard('u')
    await expect.element(inside.getByText('Lakshmi Ramasamy')).toBeVisible()
    const coming = row(/Padma Srinivasan/).element()
    if (!(coming instanceof HTMLElement)) throw new Error('The row of Padma Srinivasan is not there')
    coming.focus()
    await pauseOfKeys()
    await userEvent.keyboard('i')
    await expect.element(row(/Number 20, Padma Srinivasan/)).toBeVisible()
    expect(portal.bodiesOf('/doctor/queue/entries')).toEqual([{ date: '20-11-2026', bookingId: 'bkg_20' }])
  })

  it('[QUEUE-02] at midnight a session that is not ended stays, with a note of its day, until it is ended', async () => {
    vi.setSystemTime(new Date('2026-11-20T23:59:58+05:30'))
    await open(...twoDays)
    await userEvent.click(page.getByRole('radio', { name: 'Evening' }))
    await expect.element(inside.getByText('Lakshmi Ramasamy')).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('radio', { name: 'Morning' }))
    vi.setSystemTime(new Date('2026-11-21T00:00:01+05:30'))
    const note = page.getByText('Session of Fri 20 Nov, not ended.')
    await expect.element(note, { timeout: 10_000 }).toBeVisible()
    await expect.element(page.getByText('Saturday 21 November', { exact: false })).toBeVisible()
    await expect.element(inside.getByText('Lakshmi Ramasamy')).toBeVisible()
    // The new day has numbers of its own.
    await expect.element(page.getByRole('button', { name: /^Give number/ })).not.toBeInTheDocument()
    // A press that meant the queue of before calls nobody.
    await pauseAfterChange()
    await userEvent.click(callNext)
    await expect.element(inside.getByText('Fathima Begum')).toBeVisible()
    expect(calls().at(-1)).toMatchObject({ date: '20-11-2026', next: 'que_12' })

    await userEvent.click(page.getByRole('button', { name: 'Show today' }))
    await expect.element(page.getByRole('button', { name: 'Give number 1' })).toBeVisible()
    await expect.element(inside.getByText('Nobody is inside')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show it' }))
    await userEvent.click(page.getByRole('button', { name: 'End session' }).first())
    const dialog = page.getByRole('dialog', { name: 'End the session' })
    await userEvent.click(dialog.getByRole('button', { name: 'Mark all 6 as left' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Seen, Fathima Begum' }))
    await expect.element(note).not.toBeInTheDocument()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Give number 1' })).toBeVisible()
  })

  it('[QUEUE-02] at midnight it shows the queue of the new day, in the session of the moment', async () => {
    vi.setSystemTime(new Date('2026-11-20T23:59:58+05:30'))
    await open(...twoDays)
    served = { ...served, inside: undefined, line: [] }
    await userEvent.click(page.getByRole('radio', { name: 'Evening' }))
    await expect.element(page.getByRole('radio', { name: 'Evening' })).toBeChecked()
    vi.setSystemTime(new Date('2026-11-21T00:00:01+05:30'))
    await expect.element(page.getByText('Saturday 21 November', { exact: false }), { timeout: 10_000 }).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'Morning' })).toBeChecked()
    await expect.element(inside.getByText('Nobody is inside')).toBeVisible()
  })

  it('[QUEUE-01] a walk-in whose number could not be given keeps what was typed', async () => {
    await open()
    portal.use(
      http.post('*/doctor/queue/entries', () =>
        refusal(400, 'request.invalid', 'Please check the marked fields.', {
          errors: { phone: 'Please enter a valid value.' },
        }),
      ),
    )
    const name = page.getByRole('textbox', { name: 'Name' })
    const phone = page.getByRole('textbox', { name: 'Mobile number' })
    await userEvent.fill(name, 'Kavitha Ramesh')
    await userEvent.fill(phone, '9840012345')
    await userEvent.click(page.getByRole('button', { name: 'Give number 20' }))
    await expect.element(phone).toBeInvalid()
    await expect.element(name).toHaveValue('Kavitha Ramesh')
    portal.use(http.post('*/doctor/queue/entries', () => HttpResponse.json({}, { status: 502 })))
    await userEvent.click(page.getByRole('button', { name: 'Give number 20' }))
    await expect.poll(() => portal.toasts()).not.toBe('')
    await expect.element(name).toHaveValue('Kavitha Ramesh')
    expect(served.nextNumber).toBe(20)
  })

  it('[QUEUE-02] a row is dragged by its grip to another place', async () => {
    await open()
    const grip = row(/Uma Maheswari/)
      .element()
      .querySelector('[data-grip]')
    if (!grip) throw new Error('The row has no grip')
    await userEvent.dragAndDrop(grip, row(/Thomas Antony/), { targetPosition: { x: 40, y: 4 } })
    await expect
      .poll(() => portal.bodiesOf('/doctor/queue/entries/que_15'))
      .toEqual([{ action: 'before', beforeId: 'que_14' }])
    await expect.element(page.getByText('Uma Maheswari is now before Thomas Antony.')).toBeInTheDocument()
    expect(served.line.map(({ number }) => number)).toEqual([12, 10, 7, 15, 14, undefined, undefined])
  })

  it('[QUEUE-02] other pages read how many wait without the patients', async () => {
    const parts: (string | null)[] = []
    const noted = http.get('*/doctor/queue', ({ request }) => {
      parts.push(new URL(request.url).searchParams.get('part'))
    })
    await openAt('/doctor/appointment', noted)
    const link = page.getByRole('link', { name: /Queue.*5 waiting/ })
    await expect.element(link).toBeVisible()
    expect(new Set(parts)).toEqual(new Set(['figures']))
    await userEvent.click(link)
    await expect.element(inside.getByText('Lakshmi Ramasamy')).toBeVisible()
    expect(parts.at(-1)).toBeNull()
  })

  it('[QUEUE-02] the end of the session asks about those who were not seen', async () => {
    await open()
    await userEvent.click(page.getByRole('button', { name: 'End session' }))
    const dialog = page.getByRole('dialog', { name: 'End the session' })
    await expect
      .element(dialog.getByText('1 patient is expected more than one hour from now', { exact: false }))
      .toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Mark all 6 as left' }))
    // Nobody knows yet whether somebody expected more than one hour later comes.
    await expect.poll(() => served.line.map(({ id }) => id)).toEqual(['bkg_21'])
    expect(portal.bodiesOf('/doctor/queue/end')).toEqual([
      { date: '20-11-2026', session: 1, left: ['que_12', 'que_10', 'que_7', 'que_14', 'que_15', 'bkg_20'] },
    ])
  })
})
