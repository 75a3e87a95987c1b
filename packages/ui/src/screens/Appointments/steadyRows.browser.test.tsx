import { undoMessages } from '../../messages/internal.ts'
import type { Booking } from '@nalam/sdk'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { answeredBookings } from '../../fixtures/bookings.ts'
import { waitingList } from '../../../test/waitingList.ts'
import '../../theme/styles.css'
import { Appointments } from './Appointments.tsx'

let root: Root | undefined
// Answers do not go while the pointer is over them.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } }))
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

const undoUntil = new Date(Date.now() + 300_000).toISOString()
const answered = answeredBookings(4).map((booking) => ({ ...booking, undoUntil }))

/**
 * Renders the list below a bar, as in the application frame. `answers` is undefined while they
 * load.
 */
function draw(answers: readonly Booking[] | undefined): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider>
      <main style={{ padding: '90px 24px 32px' }}>
        <Appointments {...waitingList} undo={{ onUndo: () => undefined, pendingIds: new Set(), answers }} />
      </main>
    </NalamProvider>,
  )
}

/** Returns the position of the last row or card, which depends on all rows before it. */
const rowTop = () =>
  [...document.querySelectorAll('tbody tr, main ul:not(section ul) > li')].at(-1)?.getBoundingClientRect().top
/** Returns the number of answers: the rows, or on a phone the number in the line that opens. */
function answersShown(): number {
  const list = document.querySelector(`[aria-label="${undoMessages.english.title}"]`)
  const [, count] = /\((\d+)\)/.exec(list?.querySelector('[aria-expanded]')?.textContent ?? '') ?? []
  return count === undefined ? (list?.querySelectorAll('li').length ?? 0) : Math.min(Number(count), 3)
}

const nextPicture = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Renders the answers and waits until they are painted. */
async function show(count: number | undefined): Promise<void> {
  draw(count === undefined ? undefined : answered.slice(0, count))
  await expect.poll(answersShown).toBe(Math.min(count ?? 0, 3))
  await expect.poll(rowTop).toBeDefined()
  await document.fonts.ready
  await nextPicture()
}

it.each([
  ['a window lower than the page', 500],
  ['a window higher than the page', 1500],
])('[LIVE-02] rows stay where they are when answers come above them and go: %s', async (_name, height) => {
  await page.viewport(1280, height)
  await show(undefined)
  await show(0)
  const top = rowTop()
  for (const count of [1, 2, 4, 3, 1, 0]) {
    await show(count)
    expect(rowTop()).toBeCloseTo(top ?? Number.NaN, 0)
  }
  expect(window.scrollY).toBe(0)
  expect(document.documentElement.scrollHeight > window.innerHeight).toBe(height === 500)
})

it('[LIVE-02] answers that are there when the page opens move nothing, and rows stay when they go', async () => {
  await page.viewport(1280, 500)
  await show(undefined)
  await show(2)
  expect(window.scrollY).toBe(0)
  const top = rowTop()
  for (const count of [1, 0, 1]) {
    await show(count)
    expect(rowTop()).toBeCloseTo(top ?? Number.NaN, 0)
  }
})

it.each([
  ['a table at its end', 1280, 1000],
  ['cards on a phone', 320, 600],
])('[LIVE-02] rows stay when answers come while the page is scrolled: %s', async (_name, width, scrolled) => {
  await page.viewport(width, 500)
  await show(0)
  window.scrollTo({ top: scrolled, behavior: 'instant' })
  await nextPicture()
  const top = rowTop()
  for (const count of [1, 2, 0]) {
    await show(count)
    expect(rowTop()).toBeCloseTo(top ?? Number.NaN, 0)
  }
})
