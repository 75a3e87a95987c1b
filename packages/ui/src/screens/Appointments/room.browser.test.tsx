import type { Booking } from '@nalam/sdk'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AppShell } from '../../components/AppShell/AppShell.tsx'
import { LiveBar } from '../../components/LiveBar/LiveBar.tsx'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { answeredBookings } from '../../fixtures/bookings.ts'
import { BASE_HREFS } from '../../fixtures/hrefs.ts'
import { ta } from '../../messages/ta/index.ts'
import { waitingList } from '../../../test/waitingList.ts'
import '../../theme/styles.css'
import { Appointments } from './Appointments.tsx'
import { FIRST_FILTERS } from './bookingFilters.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
})

const selection = { ids: undefined, onChange: () => undefined, onCancel: () => undefined }
const undone = { onUndo: () => undefined, pendingIds: new Set<string>() }

/**
 * Renders the list in Tamil, which has the widest texts, in the width that the application frame
 * leaves for it.
 */
async function show(width: number, answers: readonly Booking[] = []): Promise<void> {
  await page.viewport(width, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider language="ta" messages={ta}>
      <main style={{ maxWidth: '1004px', padding: width < 640 ? '16px' : 0 }}>
        <Appointments {...waitingList} undo={{ ...undone, answers }} selection={selection} />
      </main>
    </NalamProvider>,
  )
  await expect.element(page.getByText('Karthik Subramanian').first()).toBeVisible()
  await document.fonts.ready
}

const boxesIn = (part: Element | null) => [...(part?.children ?? [])].map((child) => child.getBoundingClientRect())

const SUMMARY = { total: 142, confirmed: 96, pending: 33, today: 8, pendingToday: 1 }

it.each([
  [1280, 'en', 'tbody tr', 230],
  [1280, 'ta', 'tbody tr', 230],
  [390, 'en', 'main ul > li', 300],
  [390, 'ta', 'main ul > li', 300],
] as const)('the list begins near the top at %i px in %s', async (width, language, selector, top) => {
  await page.viewport(width, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider language={language} messages={language === 'ta' ? ta : {}}>
      <AppShell
        doctorName="Meena Raghavan"
        current="appointments"
        hrefs={BASE_HREFS}
        isActive
        onActiveChange={() => undefined}
        onLogout={() => undefined}
      >
        <Appointments
          {...waitingList}
          page={waitingList.page && { ...waitingList.page, summary: SUMMARY }}
          filtering={{ value: FIRST_FILTERS, onChange: () => undefined, summary: SUMMARY }}
          live={<LiveBar updatedAt={Date.now()} newBookings={2} onShow={() => undefined} />}
          undo={{ ...undone, answers: answeredBookings(2) }}
          selection={selection}
        />
      </AppShell>
    </NalamProvider>,
  )
  await expect.element(page.getByText('Karthik Subramanian').first()).toBeVisible()
  await document.fonts.ready
  expect(document.querySelector(selector)?.getBoundingClientRect().top).toBeLessThan(top)
})

it('no column of the table is cut at 1280 px', async () => {
  await show(1280)
  const frame = document.querySelector('table')?.parentElement
  const cut = () => (frame ? frame.scrollWidth - frame.clientWidth : NaN)
  await expect.poll(cut).toBe(0)
  // The row that has the pointer shows its answers.
  await userEvent.hover(page.getByText('Karthik Subramanian').first())
  await expect.poll(cut).toBe(0)
})

it('the three answers of the dialog are in one line at 1280 px', async () => {
  await show(1280)
  await page.getByRole('button', { name: ta.decisions.editOf('Karthik Subramanian') }).click()
  const approve = page.getByRole('dialog').getByRole('button', { name: ta.decisions.approve })
  await expect.poll(() => new Set(boxesIn(approve.element().parentElement).map(({ top }) => top)).size).toBe(1)
})

it.each([
  [320, 16],
  [390, 16],
  [390, 32],
  [700, 16],
])('[UI-04] a name can be read in the search at %i px and a text size of %i px', async (width, size) => {
  document.documentElement.style.fontSize = `${size}px`
  await show(width)
  const search = page.getByRole('searchbox').element()
  expect(search.getBoundingClientRect().width).toBeGreaterThan(size * 4)
  expect(document.documentElement.scrollWidth).toBe(width)
  for (const { right } of boxesIn(search.closest('main')?.querySelector('div:has(> * > [type=search])') ?? null))
    expect(right).toBeLessThanOrEqual(width)
})

it('the two answers share a line on a card of 320 px', async () => {
  await show(320)
  const approve = page
    .getByRole('button', { name: new RegExp(`^${ta.decisions.approve}, `) })
    .first()
    .element()
  const [first, second, more] = boxesIn(approve.parentElement)
  expect(second?.top).toBe(first?.top)
  for (const box of [first, second, more]) expect(box?.right).toBeLessThanOrEqual(320)
})

it('[UNDO-02] nothing overlaps in an answer of 320 px', async () => {
  const undoUntil = new Date(Date.now() + 30_000).toISOString()
  await show(
    320,
    answeredBookings(1).map((booking) => ({ ...booking, undoUntil })),
  )
  const undo = page.getByRole('region', { name: ta.undo.title })
  const opener = page.getByRole('button', { name: `${ta.undo.title} (1)` })
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  expect(undo.elements()).toHaveLength(0)
  await opener.click()
  await expect.element(undo).toBeVisible()
  const boxes = boxesIn(undo.getByRole('listitem').element())
  expect(boxes).toHaveLength(5)
  for (const [at, box] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const apart =
        box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top
      expect(apart).toBe(true)
    }
  }
})
