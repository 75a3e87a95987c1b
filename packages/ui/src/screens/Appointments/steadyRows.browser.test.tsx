import { undoMessages } from '../../messages/internal.ts'
import type { Booking } from '@nalam/sdk'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { answeredBookings } from '../../fixtures/bookings.ts'
import { waitingList } from '../../../test/waitingList.ts'
import '../../theme/styles.css'
import { Appointments } from './Appointments.tsx'

let root: Root | undefined
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
const rowTop = () => [...document.querySelectorAll('main tbody tr, main ul > li')].at(-1)?.getBoundingClientRect().top
const opener = () => page.getByRole('button', { name: new RegExp(undoMessages.english.title) })
/** Returns the number that the line shows, 0 without a line. */
const answersShown = () => Number(/\((\d+)\)/.exec(opener().query()?.textContent ?? '')?.[1] ?? 0)

const nextPicture = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Renders the answers and waits until they are painted. */
async function show(count: number | undefined): Promise<void> {
  draw(count === undefined ? undefined : answered.slice(0, count))
  await expect.poll(answersShown).toBe(count ?? 0)
  await expect.poll(rowTop).toBeDefined()
  await document.fonts.ready
  await nextPicture()
}

it.each([
  ['a table', 1280, 0],
  ['a table at its end', 1280, 1000],
  ['cards on a phone', 390, 0],
  ['cards on a narrow phone, scrolled', 320, 600],
])('[LIVE-02] rows stay where they are when answers come and go: %s', async (_name, width, scrolled) => {
  await page.viewport(width, 500)
  await show(undefined)
  window.scrollTo({ top: scrolled, behavior: 'instant' })
  await nextPicture()
  const top = rowTop()
  for (const count of [0, 1, 2, 4, 3, 1, 0]) {
    await show(count)
    expect(rowTop()).toBe(top)
  }
})

it('[LIVE-02] rows stay where they are when the answers are opened', async () => {
  await page.viewport(1280, 800)
  await show(2)
  const top = rowTop()
  await opener().click()
  await expect.element(page.getByRole('region', { name: undoMessages.english.title })).toBeVisible()
  expect(rowTop()).toBe(top)
})
