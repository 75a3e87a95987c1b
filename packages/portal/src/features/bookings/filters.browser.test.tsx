import type { Fixtures } from '@nalam/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseFilters, chooseTool, expectAddress, listItems } from '../../../test/elements.ts'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'
import { keepSaved } from '../../../test/savedFiles.ts'

const LIST = '/doctor/doc-get-all-bookings'
/** Date, time and status of eight bookings, latest first; two are for today. */
const ROWS = [
  ['25-11-2026', '11:00', 1],
  ['25-11-2026', '10:00', 2],
  ['24-11-2026', '09:30', 1],
  ['20-11-2026', '10:30', 2],
  ['20-11-2026', '09:00', 1],
  ['19-11-2026', '12:00', 3],
  ['18-11-2026', '09:00', 1],
  ['17-11-2026', '16:00', 4],
] as const

let portal: OpenPortal
// Ten in the morning at the clinic.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T04:30:00.000Z') }))
afterEach(async () => {
  vi.useRealTimers()
  await portal.close()
})

function eight(data: Fixtures): void {
  data.capabilities = ['booking-filters']
  data.bookings = data.bookings.slice(0, ROWS.length).map((booking, index) => {
    const [date, time, bookingStatus] = ROWS[index] ?? ROWS[0]
    return { ...booking, date, time, bookingStatus }
  })
}

const open = async (address: string) => {
  portal = await openPortal(address, eight)
}
const remove = (name: string) => page.getByRole('button', { name: `Remove filter: ${name}` })
const chip = (name: string) => page.getByRole('radio', { name, exact: true })
/** Returns the rows of bookings, without the heading of the overdue ones. */
const bookingRows = () => listItems().filter((text) => /NLM-\d+/.test(text))
/** Expects these of the eight bookings, in this order. */
const expectRows = async (...indexes: number[]) => {
  const ids = indexes.map((index) => portal.data.bookings[index]?.bookingId)
  await expect.poll(() => bookingRows().map((text) => /NLM-\d+/.exec(text)?.[0])).toEqual(ids)
}

describe('filters', () => {
  it('[FIND-01] a search that is typed before the list of a chip is shown keeps the chip', async () => {
    await open('/doctor/appointment')
    await expectRows(2, 0, 6, 4)
    const box = page.getByRole('searchbox').element()
    const chips = chip('All 8').element()
    if (!(box instanceof HTMLInputElement) || !(chips instanceof HTMLElement)) throw new Error('The tools are missing')
    const sought = portal.data.bookings[1]?.bookingId ?? ''
    chips.click()
    box.focus()
    document.execCommand('insertText', false, sought)
    await expectRows(1)
    await expectAddress('/doctor/appointment?status=all')
  })

  it('[FIND-01] the list opens on what waits, the soonest first; the last choice of the session comes back', async () => {
    await open('/doctor/appointment')
    await expectRows(2, 0, 6, 4)
    await expect.element(chip('Waiting 4')).toBeChecked()
    await userEvent.click(chip('Today 2'))
    await expectRows(3, 4)
    const main = page.getByRole('navigation', { name: 'Main' })
    await userEvent.click(main.getByRole('link', { name: 'Slots' }))
    await expectAddress('/doctor/slot')
    await userEvent.click(main.getByRole('link', { name: 'Appointments' }))
    await expectAddress('/doctor/appointment?when=today')
    await expectRows(3, 4)
    // A link says what it leads to.
    await userEvent.click(main.getByRole('link', { name: '4 waiting for your answer' }))
    await expectRows(2, 0, 6, 4)
  })

  it('[FIND-01] the menu leaves the list as it was on Escape', async () => {
    await open('/doctor/appointment?status=all')
    await expectRows(0, 1, 2, 3, 4, 5, 6, 7)
    await userEvent.click(page.getByRole('button', { name: 'Filter' }))
    await expect.element(page.getByRole('button', { name: 'Show 8 bookings' })).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Declined 1' }))
    await expect.element(page.getByRole('button', { name: 'Show 1 booking' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Filter' })).toHaveFocus()
    await expectAddress('/doctor/appointment?status=all')
    await expectRows(0, 1, 2, 3, 4, 5, 6, 7)
  })

  it('[FIND-01] by status and day, in the address, with Back; the counts stay those of all bookings', async () => {
    await open('/doctor/appointment?status=all')
    await expectRows(0, 1, 2, 3, 4, 5, 6, 7)
    await chooseFilters('Confirmed 2')
    await expectAddress('/doctor/appointment?status=confirmed')
    await expectRows(1, 3)
    await chooseFilters('Today')
    await expectAddress('/doctor/appointment?status=confirmed&when=today')
    await expectRows(3)
    await expect.element(chip('Waiting 4')).toBeInTheDocument()
    expect(portal.bodiesOf(LIST).at(-1)).toMatchObject({ status: [2], from: '20-11-2026', to: '20-11-2026' })
    window.history.back()
    await expectRows(1, 3)
    await expect.element(remove('Today')).not.toBeInTheDocument()
    window.history.forward()
    await expectRows(3)
    // What was chosen is shown, and removed with a click.
    await userEvent.click(remove('Confirmed'))
    await expectAddress('/doctor/appointment?when=today')
    await expect.element(chip('Today 2')).toBeChecked()
    await expectRows(3, 4)
  })

  it('[FIND-01] the number of Today is that of its list, also with declined bookings', async () => {
    portal = await openPortal('/doctor/appointment?when=today', eight, (data) => {
      for (const booking of data.bookings.slice(0, 2)) Object.assign(booking, { date: '20-11-2026', bookingStatus: 3 })
    })
    await expectRows(1, 3, 0, 4)
    await expect.element(chip('Today 4')).toBeChecked()
    await expect.element(page.getByText(/^1–4 of 4\b/)).toBeVisible()
  })

  it('[FIND-01] pages stay within the filter, and the order can be turned around', async () => {
    portal = await openPortal('/doctor/appointment?status=waiting', (data) => {
      data.capabilities = ['booking-filters']
      for (const booking of data.bookings) booking.bookingStatus = 1
    })
    await userEvent.click(page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', { name: 'Next' }))
    await expectAddress('/doctor/appointment?status=waiting&page=2')
    await expect.poll(() => bookingRows()[0]).toMatch(/^11/)
    expect(portal.bodiesOf(LIST)).toContainEqual(expect.objectContaining({ status: [1], order: 'soonest', page: 2 }))
    await chooseFilters('Latest first')
    await expectAddress('/doctor/appointment?status=waiting&order=latest')
    await expect.poll(() => bookingRows()[0]).toContain(portal.data.bookings[0]?.bookingId)
    expect(portal.bodiesOf(LIST)).toContainEqual(expect.objectContaining({ status: [1], order: 'latest', page: 1 }))
  })

  it('[BOOK-03] Next skips nobody when another device has answered three bookings of the page', async () => {
    portal = await openPortal('/doctor/appointment?status=waiting', (data) => {
      data.capabilities = ['booking-filters']
      for (const booking of data.bookings) booking.bookingStatus = 1
    })
    const numbers = () => bookingRows().flatMap((text) => /NLM-\d+/.exec(text) ?? [])
    const next = page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', { name: 'Next' })
    await expect.poll(() => numbers().length).toBe(10)
    const all = new Set(portal.data.bookings.map(({ bookingId }) => bookingId))
    const seen = new Set<string>()
    for (let number = 1; ; number += 1) {
      const shown = numbers()
      for (const booking of portal.data.bookings)
        if (shown.slice(1, 4).includes(booking.bookingId)) booking.bookingStatus = 2
      const isLast = next.query()?.getAttribute('aria-disabled') !== null
      // A page that is read again shows what has moved up.
      for (const one of [...shown, ...numbers()]) seen.add(one)
      if (isLast) break
      await userEvent.click(next)
      await expectAddress(`/doctor/appointment?status=waiting&page=${number + 1}`)
      await expect.poll(() => numbers().length > 0 && numbers().every((one) => !seen.has(one))).toBe(true)
    }
    expect([...all].filter((one) => !seen.has(one))).toEqual([])
  })

  it('[FIND-01] days are chosen by name or by first and last day, and announced to screen readers', async () => {
    await open('/doctor/appointment?status=all')
    await chooseFilters('Tomorrow')
    await expectAddress('/doctor/appointment?when=tomorrow')
    await expect
      .poll(() => portal.bodiesOf(LIST).at(-1))
      .toMatchObject({ from: '21-11-2026', to: '21-11-2026', order: 'soonest' })
    await userEvent.click(page.getByRole('button', { name: /^Filter/ }))
    await userEvent.click(page.getByRole('button', { name: 'Dates' }))
    const dialog = page.getByRole('dialog', { name: 'Choose dates' })
    await userEvent.fill(dialog.getByLabelText('First day'), '2026-11-18')
    await userEvent.fill(dialog.getByLabelText('Last day'), '2026-11-20')
    await userEvent.click(dialog.getByRole('button', { name: 'Choose dates' }))
    await expect.element(dialog).not.toBeInTheDocument()
    // Counted before they are shown.
    await userEvent.click(page.getByRole('button', { name: 'Show 4 bookings' }))
    await expectAddress('/doctor/appointment?from=2026-11-18&to=2026-11-20')
    await expectRows(5, 3, 6, 4)
    // Only one live region announces it for the list.
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('status')
          .elements()
          .filter(({ textContent }) => textContent.includes('4 bookings found')),
      )
      .toHaveLength(1)
  })

  it('[FIND-01] an empty result shows a message and a way back to the whole list', async () => {
    await open('/doctor/appointment?status=declined&from=2001-01-01&to=2001-01-02')
    await expect.element(page.getByRole('heading', { name: 'No bookings match these filters' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show all' }))
    await expectAddress('/doctor/appointment?status=all')
    await expectRows(0, 1, 2, 3, 4, 5, 6, 7)
  })

  it('[FIND-01] Export saves what the filters and the search find', async () => {
    await open('/doctor/appointment?status=waiting')
    const { studentName = '' } = portal.data.bookings[4] ?? {}
    for (const at of [3, 4, 6]) Object.assign(portal.data.bookings[at] ?? {}, { studentName })
    await userEvent.fill(page.getByRole('searchbox'), studentName)
    await expectRows(6, 4)
    const saved = keepSaved()
    await chooseTool('Export CSV')
    await expect.poll(saved.files).toHaveLength(1)
    const [file] = saved.files()
    const lines = ((await file?.text()) ?? '').trimEnd().split('\r\n').slice(1)
    expect(lines).toHaveLength(2)
    // The time of the first one has passed.
    expect(lines[0]).toMatch(new RegExp(`${studentName}.*Not answered in time`))
    expect(lines[1]).toMatch(new RegExp(`${studentName}.*(?:Pending|Not answered in time)`))
  })

  it('[FIND-01] go together with a search', async () => {
    await open('/doctor/appointment?status=waiting')
    await expectRows(2, 0, 6, 4)
    await userEvent.fill(page.getByRole('searchbox'), portal.data.bookings[0]?.bookingId ?? '')
    await expectRows(0)
    await expectAddress('/doctor/appointment?status=waiting')
    await chooseFilters('Declined 1')
    await expect.element(page.getByRole('heading', { name: /^Nothing found for/ })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show all', exact: true }))
    await expectRows(0)
  })

  it('[FIND-03] overdue bookings come after the others, are marked as overdue, and can only be declined', async () => {
    await open('/doctor/appointment?status=waiting')
    await expectRows(2, 0, 6, 4)
    await expect.element(page.getByRole('row', { name: 'The time has passed', exact: true })).toBeVisible()
    for (const [index, text] of bookingRows().entries()) {
      if (index < 2) expect(text).not.toContain('Can only be declined')
      else expect(text).toContain('Can only be declined')
    }
    const patient = portal.data.bookings[6]?.studentName
    await userEvent.click(page.getByRole('button', { name: `Edit booking of ${patient}`, exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Edit booking' })
    await expect.element(dialog.getByRole('button', { name: 'Decline', exact: true })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Approve', exact: true }).elements()).toEqual([])
    await userEvent.keyboard('{Escape}')
  })
})

describe('the dashboard', () => {
  it('[FIND-02] [FIND-04] shows the next patient, and links to the pending bookings, soonest first', async () => {
    await open('/doctor/dashboard')
    const panel = page.getByRole('region', { name: 'Today', exact: true })
    await expect.element(panel.getByText(/in 30 minutes/)).toBeVisible()
    await expect.element(panel.getByText(portal.data.bookings[3]?.studentName ?? '')).toBeVisible()
    await userEvent.click(panel.getByRole('link', { name: '4 waiting for your answer' }))
    await expectAddress('/doctor/appointment?status=waiting')
    await expectRows(2, 0, 6, 4)
  })

  it('[FIND-02] the number beside Appointments leads there from every page', async () => {
    await open('/doctor/slot')
    const main = page.getByRole('navigation', { name: 'Main' })
    await userEvent.click(main.getByRole('link', { name: '4 waiting for your answer' }))
    await expectAddress('/doctor/appointment?status=waiting')
    await expect.element(chip('Waiting 4')).toBeChecked()
  })
})
