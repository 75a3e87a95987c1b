import type { Browser, Page } from '@playwright/test'
import type { SignedInState } from './signedInState.ts'

interface ChangesElsewhere {
  /**
   * From the request of the other device to the frame that shows the change here, in milliseconds,
   * one for each change.
   */
  times: number[]
  /** Number of rows that changed their position on screen meanwhile. */
  moved: number
}

interface WireBooking {
  id: string
  bookingId: string
  bookingStatus: number
}

const DECLINED = 3

/**
 * Returns when the row of a booking shows a word, as a Unix time in milliseconds. The observer
 * starts before the word can appear.
 */
async function whenShown(page: Page, number: string, word: string) {
  const watch = await page.evaluateHandle(
    ([text, status]) => {
      const row = [...document.querySelectorAll('tbody tr')].find(({ textContent }) => textContent?.includes(text))
      if (!row) throw new Error(`No row shows ${text}`)
      const time = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!row.textContent?.includes(status)) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(Date.now()))
        })
        observer.observe(row, { childList: true, subtree: true, characterData: true })
      })
      return { time }
    },
    [number, word] as const,
  )
  return { time: () => watch.evaluate(({ time }) => time) }
}

const placesOf = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.textContent?.match(/NLM-\d+/)?.[0]} ${row.getBoundingClientRect().top}`),
    )

/**
 * Measures how long it takes until a decision from another device is on screen, and whether a row
 * moves because of it (goal P10). Each decision is undone, which is a change from elsewhere too.
 */
export async function measureElsewhere(
  browser: Browser,
  origin: string,
  storageState: SignedInState,
  rounds: number,
): Promise<ChangesElsewhere> {
  const context = await browser.newContext({ baseURL: origin, storageState, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const stream = page.waitForResponse((response) => response.url().endsWith('/doctor/events') && response.ok())
  await page.goto('/doctor/appointment?status=all')
  await stream
  await page.locator('tbody tr').filter({ hasText: 'NLM-' }).first().waitFor()
  const list = await context.request.post('/api/doctor/doc-get-all-bookings', {
    data: { doctorId: 'doc_meena', page: 1 },
  })
  const body: { data: { data: WireBooking[] } } = await list.json()
  const booking = body.data.data.find(({ bookingStatus }) => bookingStatus === 1)
  if (!booking) throw new Error('No booking is pending on the first page')

  const times: number[] = []
  const change = async (path: string, word: string, data?: object) => {
    const shown = await whenShown(page, booking.bookingId, word)
    const began = Date.now()
    const response = await context.request.post(path, {
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      ...(data && { data }),
    })
    if (!response.ok()) throw new Error(`${path}: ${response.status()}`)
    times.push((await shown.time()) - began)
  }
  const before = await placesOf(page)
  let moved = 0
  for (let round = 0; round < rounds; round++) {
    await change('/api/doctor/approveBookings', 'Declined', { bookingId: booking.id, status: DECLINED })
    const after = await placesOf(page)
    moved += after.filter((place, index) => place !== before[index]).length
    await change(`/api/doctor/bookings/${booking.id}/undo`, 'Pending')
  }
  await context.close()
  return { times, moved }
}
