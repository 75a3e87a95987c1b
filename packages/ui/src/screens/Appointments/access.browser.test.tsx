import { BOOKING_STATUS, type BookingPage } from '@nalam/sdk'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { sampleBookings } from '../../fixtures/bookings.ts'
import '../../theme/styles.css'
import { Appointments } from './Appointments.tsx'

const LAST_PAGE = 3
const pageOf = (currentPage: number, totalItems = 30): BookingPage => ({
  bookings: sampleBookings(Math.min(10, totalItems)),
  currentPage,
  totalPages: LAST_PAGE,
  itemsPerPage: 10,
  totalItems,
  summary: undefined,
})
let root: Root | undefined

/** A host that pages, searches, refreshes and decides without delay. */
function Host() {
  const [shown, setShown] = useState(pageOf(2))
  const [search, setSearch] = useState('')
  const [isRefreshing, setRefreshing] = useState(false)
  const [isExportPending, setExportPending] = useState(false)
  return (
    <NalamProvider>
      <main>
        <Appointments
          page={shown}
          search={search}
          isRefreshing={isRefreshing}
          isExportPending={isExportPending}
          onSearch={(text) => {
            setSearch(text)
            setShown(pageOf(1, text === '' ? 30 : 6))
          }}
          onPageChange={(number) => setShown(pageOf(number))}
          onRefresh={() => setRefreshing(true)}
          onExport={() => setExportPending(true)}
          actions={{
            onDecide: async ({ id }) => {
              setShown((before) => ({
                ...before,
                bookings: before.bookings.map((row) =>
                  row.id === id ? { ...row, status: BOOKING_STATUS.confirmed } : row,
                ),
              }))
              return true
            },
          }}
        />
      </main>
    </NalamProvider>
  )
}

async function show(width = 1280): Promise<void> {
  await page.viewport(width, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Host />)
  await expect.element(page.getByText('Karthik Subramanian')).toBeVisible()
  // Gives the test's iframe the browser's focus; without it there are no focus events.
  await page.getByRole('searchbox').click()
}
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const focusIsSomewhere = () => expect.poll(() => document.activeElement).not.toBe(document.body)
async function pressOn(button: HTMLElement | SVGElement): Promise<void> {
  if (!(button instanceof HTMLElement)) throw new Error('no button')
  button.focus()
  await userEvent.keyboard('{Enter}')
}

it.each(['Refresh', 'Export CSV'])('%s keeps the focus while it works', async (name) => {
  await show()
  await pressOn(page.getByRole('button', { name }).element())
  await focusIsSomewhere()
  await expect.element(page.getByRole('button', { name: /Refresh|Export/, disabled: true })).toHaveFocus()
})

it('Next keeps the focus on the last page', async () => {
  await show()
  const next = page.getByRole('button', { name: 'Next' })
  await pressOn(next.element())
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveFocus()
})

it('clearing the search leads back into its field', async () => {
  await show()
  await page.getByRole('searchbox').fill('priya')
  await pressOn(page.getByRole('button', { name: 'Clear search' }).element())
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

it('a decision on a card leaves the focus on that card', async () => {
  await show(360)
  const card = page.getByRole('listitem').filter({ hasText: 'Karthik Subramanian' })
  await pressOn(card.getByRole('button', { name: /^Approve/ }).element())
  await expect.element(card.getByText('Confirmed')).toBeVisible()
  await focusIsSomewhere()
  expect(card.element().contains(document.activeElement)).toBe(true)
})

it('a decision in a dialog that a card opened leaves the focus in the list', async () => {
  await show(360)
  const card = page.getByRole('listitem').filter({ hasText: 'Karthik Subramanian' })
  await pressOn(card.getByRole('button', { name: /^Decline/ }).element())
  await pressOn(page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).element())
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await focusIsSomewhere()
})

it('one region announces which page is shown and how much a search found', async () => {
  await show()
  const status = document.querySelector('main [role=status]')
  await expect.poll(() => status).toHaveTextContent('Page 2 of 3')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => status).toHaveTextContent('Page 3 of 3')
  await page.getByRole('searchbox').fill('priya')
  await expect.poll(() => status).toHaveTextContent('6 bookings found. Page 1 of 3')
  await expect.element(page.getByText('6 bookings found', { exact: true })).toBeVisible()
  expect(status?.isConnected).toBe(true)
})

it('the table is a grid whose rows are named by their patients', async () => {
  await show()
  await expect.element(page.getByRole('grid', { name: 'Appointments' })).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Karthik Subramanian' })).toBeVisible()
})

it('a tooltip stays while it is pointed at, and Escape closes it', async () => {
  await show()
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await refresh.hover()
  const tooltip = () => document.querySelector('[role=tooltip]')
  await expect.poll(tooltip).toHaveTextContent('Refresh')
  await userEvent.hover(tooltip() ?? document.body)
  expect(tooltip()).toHaveTextContent('Refresh')
  await userEvent.keyboard('{Escape}')
  await expect.poll(tooltip).toBeNull()
})
