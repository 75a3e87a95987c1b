import { BOOKING_STATUS, type BookingPage } from '@nalam/sdk'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleBookings } from '../../fixtures/bookings.ts'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import type { Decide } from '../../bookings/actions.ts'
import '../../theme/styles.css'
import { Appointments } from './Appointments.tsx'

const PAGE: BookingPage = {
  bookings: sampleBookings(),
  currentPage: 1,
  totalPages: 1,
  itemsPerPage: 10,
  totalItems: 10,
  summary: undefined,
}
const nothing = () => undefined
const onDecide = vi.fn<Decide>()
let root: Root | undefined

function changePage(shown?: BookingPage, arrival?: string): void {
  root?.render(
    <NalamProvider>
      <Appointments
        page={shown}
        arrival={arrival}
        onSearch={nothing}
        onPageChange={nothing}
        onRefresh={nothing}
        onExport={nothing}
        actions={{ onDecide }}
      />
    </NalamProvider>,
  )
}

async function show(first = PAGE): Promise<void> {
  await page.viewport(1280, 900)
  onDecide.mockReset().mockResolvedValue(true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  changePage(first)
  // The note about another booking follows the name.
  await expect.element(page.getByText(/^Karthik Subramanian/)).toBeVisible()
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  root?.unmount()
  document.body.replaceChildren()
})

const rows = () => Array.from(document.querySelectorAll<HTMLTableRowElement>('tbody tr'))
const rowOfPatient = (name: string) => rows().find((row) => row.textContent.includes(name))

/** Tabs from the search field until a row has the focus. */
async function tabToRows(): Promise<void> {
  await page.getByRole('searchbox').click()
  for (let presses = 0; presses < 8 && document.activeElement?.tagName !== 'TR'; presses++)
    await userEvent.keyboard('{Tab}')
}

let now = 0

/**
 * Replaces the clock of key events and timers with one that only the test moves, so that typing is
 * fast on a busy machine too.
 */
function holdClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now)
}

function pass(milliseconds: number): void {
  now += milliseconds
  vi.advanceTimersByTime(milliseconds)
}

/** Types letters 20 ms apart. */
async function type(word: string): Promise<void> {
  for (const letter of word) {
    pass(20)
    await userEvent.keyboard(letter)
  }
}

/**
 * Waits after the letters, then sends a key that has no effect here: once it is handled, the
 * letters are handled too.
 */
async function lettersAreHandled(): Promise<void> {
  pass(400)
  await userEvent.keyboard('{Shift}')
}

it('typing after a mouse click on a row does nothing', async () => {
  await show()
  await page.getByText('Karthik Subramanian').click()
  holdClock()
  await type('a')
  await lettersAreHandled()
  await type('anitha')
  await lettersAreHandled()
  expect(onDecide).not.toHaveBeenCalled()
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

it('a word typed on a row that the keyboard focused does nothing', async () => {
  await show()
  await tabToRows()
  holdClock()
  await type('anitha')
  await lettersAreHandled()
  expect(onDecide).not.toHaveBeenCalled()
})

it('a word that opens Edit booking with its first letter decides nothing there', async () => {
  await show()
  await tabToRows()
  holdClock()
  await type('e')
  await expect.element(page.getByRole('dialog', { name: 'Edit booking' })).toBeVisible()
  await type('apen')
  await lettersAreHandled()
  expect(onDecide).not.toHaveBeenCalled()
})

/** A page whose first pending booking has another one at its time. */
const CONFLICT_PAGE: BookingPage = {
  ...PAGE,
  bookings: PAGE.bookings.map((booking) =>
    booking.status === BOOKING_STATUS.pending
      ? { ...booking, conflicts: [{ id: 'bkg_other', patientName: 'Sundar Raman' }] }
      : booking,
  ),
}

it('[CAL-08] A shows first who else has that time; only Approve beside the name sends', async () => {
  await show(CONFLICT_PAGE)
  await expect.element(page.getByText('Same time as Sundar Raman').first()).toBeVisible()
  await tabToRows()
  await userEvent.keyboard('a')
  const dialog = page.getByRole('dialog', { name: 'Edit booking' })
  await expect.element(dialog.getByText('Same time as Sundar Raman')).toBeVisible()
  expect(onDecide).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(onDecide.mock.calls.map(([, decision]) => decision)).toEqual(['approve'])
})

it('[CAL-08] Approve on a card shows first who else has that time', async () => {
  await show(CONFLICT_PAGE)
  await page.viewport(320, 900)
  const card = page.getByRole('article').filter({ hasText: 'Same time as Sundar Raman' }).first()
  await userEvent.click(card.getByRole('button', { name: /^Approve/ }))
  const dialog = page.getByRole('dialog', { name: 'Edit booking' })
  await expect.element(dialog.getByText('Same time as Sundar Raman')).toBeVisible()
  expect(onDecide).not.toHaveBeenCalled()
})

it('holding A acts once', async () => {
  await show()
  await tabToRows()
  holdClock()
  await userEvent.keyboard('{a>12/}')
  await lettersAreHandled()
  expect(onDecide).toHaveBeenCalledOnce()
})

it('a single letter on a row that the keyboard focused acts once, and the focus goes to the next pending row', async () => {
  await show()
  await tabToRows()
  expect(document.activeElement).toBe(rowOfPatient('Karthik Subramanian'))
  await userEvent.keyboard('a')
  await expect.poll(() => onDecide).toHaveBeenCalledExactlyOnceWith(PAGE.bookings[0], 'approve')
  expect(document.activeElement).toBe(rowOfPatient('Lakshmi Priya'))
})

it('Tab reaches a row also when none of them is pending', async () => {
  await show({ ...PAGE, bookings: PAGE.bookings.map((booking) => ({ ...booking, status: BOOKING_STATUS.confirmed })) })
  await tabToRows()
  expect(document.activeElement).toBe(rows()[0])
})

it('a dialog shows the booking as the list has it', async () => {
  await show()
  await page.getByRole('button', { name: 'Edit booking of Karthik Subramanian' }).click()
  const [first, ...others] = PAGE.bookings
  if (!first) throw new Error('the samples are empty')
  changePage({ ...PAGE, bookings: [{ ...first, status: BOOKING_STATUS.confirmed }, ...others] })
  const dialog = page.getByRole('dialog', { name: 'Edit booking' })
  await expect.element(dialog.getByText('Confirmed')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
})

it('the question whether to reschedule becomes the decision once the booking is decided elsewhere', async () => {
  await show()
  await page.getByRole('button', { name: 'Edit booking of Karthik Subramanian' }).click()
  await page.getByRole('button', { name: 'Reschedule' }).click()
  const [first, ...others] = PAGE.bookings
  if (!first) throw new Error('the samples are empty')
  changePage({ ...PAGE, bookings: [{ ...first, status: BOOKING_STATUS.confirmed }, ...others] })
  await expect.element(page.getByRole('dialog', { name: 'Edit booking' }).getByText('Confirmed')).toBeVisible()
})

it('the dialog closes when its booking leaves the page', async () => {
  await show()
  await page.getByRole('button', { name: 'View booking of Karthik Subramanian' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  changePage({ ...PAGE, bookings: PAGE.bookings.slice(1) })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('the first row that waits takes the focus of an arrival, also if the rows are late', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  changePage(undefined, 'entry-1')
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  changePage(PAGE, 'entry-1')
  await expect.poll(() => document.activeElement?.textContent).toContain('Karthik Subramanian')
})

it('rows that come late take no focus from a doctor who has gone on, and no letter decides', async () => {
  onDecide.mockReset().mockResolvedValue(true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  changePage(undefined, 'entry-1')
  await page.getByRole('searchbox').click()
  await userEvent.keyboard('a')
  changePage(PAGE, 'entry-1')
  await expect.element(page.getByText(/^Karthik Subramanian/)).toBeVisible()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('searchbox')).toHaveValue('aa')
  expect(onDecide).not.toHaveBeenCalled()
})
