import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { clinicDay, wireDay } from './clinicDays.ts'
import { expect, takePreparedSession, test } from './fixtures.ts'

/** A call is on the screen within a second (P10); a busy machine gets more. */
const SOON = { timeout: 20_000 }
/** Of the texts, which are there in Tamil, English and Hindi at once. */
const NOW_CALLING = 'Now calling'
const ENDED = 'This link is no longer valid'
const SOUND_OFF = 'Turn on sound'
const STREAM = '**/api/queue-screen'

interface WireQueue {
  session: number
  sessions: { session: number; inside?: { id: string }; line: { id: string; state: string; number?: number }[] }[]
}

const today = () => wireDay(clinicDay())

async function send(doctor: Page, method: 'PUT' | 'POST' | 'DELETE', path: string, data: object = {}) {
  const headers = { 'Idempotency-Key': randomUUID() }
  const response = await doctor.request.fetch(`/api/doctor/queue/${path}`, { method, data, headers })
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

const arrive = (doctor: Page, name: string) =>
  send(doctor, 'POST', 'entries', { date: today(), name, phone: '9840012345' })

/** Calls the next patient, as the button of the queue would, and returns the number. */
async function callNext(doctor: Page): Promise<string> {
  const response = await doctor.request.get(`/api/doctor/queue?date=${today()}`)
  const { data }: { data: { queue: WireQueue } } = await response.json()
  const queue = data.queue.sessions.find(({ session }) => session === data.queue.session)
  const next = queue?.line.find(({ state }) => state === 'waiting')
  if (!queue || !next) throw new Error('Nobody waits')
  const inside = queue.inside && { inside: queue.inside.id }
  await send(doctor, 'POST', 'next', { date: today(), session: queue.session, next: next.id, ...inside })
  return String(next.number)
}

/**
 * Opens the link on a television: another browser without a session, from which what came after
 * Chromium 90 is taken away, with voices for Tamil and English. What it says is noted.
 */
async function television(context: BrowserContext, address: string): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('There is no browser')
  const other = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en-IN' })
  await other.addInitScript(() => {
    const later: [object, readonly string[]][] = [
      [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
      [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
      [Object, ['hasOwn', 'groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [AbortSignal, ['any', 'timeout']],
      [crypto, ['randomUUID']],
      [Crypto.prototype, ['randomUUID']],
      [globalThis, ['structuredClone']],
    ]
    for (const [holder, names] of later) for (const name of names) Reflect.deleteProperty(holder, name)
    const voices = ['ta-IN', 'en-US', 'en-IN'].map((lang) => ({ lang }))
    const said: string[] = []
    Object.assign(globalThis, {
      said,
      SpeechSynthesisUtterance: class {
        lang = ''
        voice: unknown
        readonly text: string
        constructor(text: string) {
          this.text = text
        }
      },
    })
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        cancel: () => undefined,
        speak: ({ lang, text }: { lang: string; text: string }) => said.push(`${lang}: ${text}`),
      },
    })
  })
  const page = await other.newPage()
  await page.clock.install()
  await page.goto(address)
  return page
}

const numberOf = (tv: Page) => tv.getByRole('main').locator('section').first().getByText(/^\d+$/)
const heading = (tv: Page) => tv.getByRole('heading', { level: 1 })
const saidOn = (tv: Page) => tv.evaluate(() => Reflect.get(globalThis, 'said'))

test.describe('the screen of the waiting room', { tag: '@extensions' }, () => {
  test('[QUEUE-04] a call is shown and said on the screen, which says when it is not live and recovers by itself', async ({
    page,
    context,
    server,
  }) => {
    await takePreparedSession(page)
    const { data } = await send(page, 'PUT', 'screen', { room: '1', languages: ['ta', 'en', 'hi'] })
    const tv = await television(context, `${server.origin}${data.path}`)
    const errors: string[] = []
    tv.on('pageerror', (error) => errors.push(error.message))
    await expect(heading(tv)).toContainText('No number has been called yet', SOON)
    await tv.getByRole('button', { name: SOUND_OFF }).click()

    for (const name of ['Fathima Begum', 'Kavitha Ramesh', 'Ravi Kumar']) await arrive(page, name)
    let number = ''
    await test.step('the number of a call is shown, and said in each language that has a voice', async () => {
      const began = Date.now()
      number = await callNext(page)
      await expect(numberOf(tv)).toHaveText(number, SOON)
      test.info().annotations.push({ type: 'shown after', description: `${Date.now() - began} ms` })
      await expect(heading(tv)).toContainText(NOW_CALLING)
      await expect(tv.getByRole('listitem')).toHaveCount(2)
      await expect(tv.getByRole('main')).toContainText('Room 1')
      await expect.poll(() => saidOn(tv)).toEqual([`ta-IN: எண் ${number}, அறை 1.`, `en-IN: Number ${number}, room 1.`])
      expect(await tv.locator('body').innerText()).not.toMatch(/Fathima|Kavitha|98400/)
    })

    await test.step('a lost connection: the number is marked as old, and says so', async () => {
      await tv.route(STREAM, (route) => route.abort())
      await tv.clock.fastForward(75_000)
      await expect(tv.getByRole('status')).toContainText('Not live for 1 minute. Please ask at the desk.', SOON)
      await expect(heading(tv)).toContainText('Last number called')
      await expect(heading(tv)).not.toContainText(NOW_CALLING)
    })

    await test.step('the connection comes back: nothing is said twice', async () => {
      await tv.unroute(STREAM)
      await expect(heading(tv)).toContainText(NOW_CALLING, SOON)
      await expect(numberOf(tv)).toHaveText(number)
      expect(await saidOn(tv)).toHaveLength(2)
      const next = await callNext(page)
      await expect(numberOf(tv)).toHaveText(next, SOON)
      await expect.poll(() => saidOn(tv)).toHaveLength(4)
    })

    await test.step('a reload remembers the sound, and nothing else', async () => {
      const kept = await tv.evaluate(() => [...Object.entries(localStorage), sessionStorage.length, document.cookie])
      expect(kept).toEqual([['nalam.queueSound', 'on'], 0, ''])
      await tv.reload()
      await expect(heading(tv)).toContainText(NOW_CALLING, SOON)
      await expect(tv.getByRole('button', { name: SOUND_OFF })).toHaveCount(0)
      expect(await saidOn(tv)).toEqual([])
    })

    await test.step('a link that was removed shows no number any more', async () => {
      await send(page, 'DELETE', 'screen')
      await expect(heading(tv)).toContainText(ENDED, SOON)
      await expect(numberOf(tv)).toHaveCount(0)
    })
    expect(errors).toEqual([])
    await tv.context().close()
  })

  test('[QUEUE-04] a browser that blocks storage shows the numbers, and says them until it is closed', async ({
    page,
  }) => {
    await takePreparedSession(page)
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is blocked', 'SecurityError')
        },
      })
    })
    const { data } = await send(page, 'PUT', 'screen', { languages: ['en'] })
    await page.goto(data.path)
    await expect(heading(page)).not.toContainText(ENDED)
    await page.getByRole('button', { name: SOUND_OFF }).click()
    await expect(page.getByRole('button', { name: SOUND_OFF })).toHaveCount(0)
  })

  test('[QUEUE-04] a link without a token is not valid', async ({ page }) => {
    await page.goto('/q')
    await expect(heading(page)).toContainText(ENDED)
  })
})
