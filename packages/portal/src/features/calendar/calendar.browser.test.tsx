import type { Capability, NewBooking } from '@nalam/sdk'
import { exampleResponse, fixtures } from '@nalam/sdk/testing'
import { http, HttpResponse, type PathParams } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAddress, expectToast, click } from '../../../test/elements.ts'
import { loseKeyedResponses } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal, type Setup } from '../../../test/openPortal.tsx'

const ALL: readonly Capability[] = ['booking-filters', 'undo', 'calendar', 'slot-changes']

let portal: OpenPortal

/** A Friday morning at the clinic. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:50:00+05:30') })
})
afterEach(async () => {
  await portal.close()
  vi.useRealTimers()
})

async function openCalendar(
  address = '/doctor/calendar',
  capabilities: readonly Capability[] = ALL,
  ...setup: Setup[]
): Promise<void> {
  portal = await openPortal(
    address,
    (data) => Object.assign(data, fixtures({ today: '2026-11-20', capabilities })),
    ...setup,
  )
}

const heading = page.getByRole('heading', { level: 1, name: 'Calendar' })
const cell = (name: string | RegExp) => page.getByRole('gridcell', { name })
const popover = (name: string | RegExp) => page.getByRole('dialog', { name })
const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo', exact: true })

function focus(locator: ReturnType<typeof cell>): void {
  const element = locator.element()
  if (element instanceof HTMLElement) element.focus()
}

describe('the calendar', () => {
  it('[CAL-01] shows the week of today, moves, and keeps view and date in the address', async () => {
    await openCalendar()
    await expect.element(heading).toBeVisible()
    await expect.element(page.getByRole('button', { name: '15 – 21 November 2026' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Next week' }))
    await expectAddress('/doctor/calendar?view=week&date=27-11-2026')
    await userEvent.click(page.getByRole('radio', { name: 'Day' }))
    await expectAddress('/doctor/calendar?view=day&date=27-11-2026')
    await userEvent.click(page.getByRole('button', { name: 'Today', exact: true }))
    await expectAddress('/doctor/calendar?view=day&date=20-11-2026')
    await expect.element(page.getByRole('button', { name: 'Friday 20 November' })).toBeVisible()
    window.history.back()
    await expectAddress('/doctor/calendar?view=day&date=27-11-2026')
  })

  it('[CAL-02] shows open, off, held and booked slots with patient and status, also bookings without a slot', async () => {
    await openCalendar()
    for (const name of [
      'Friday 20 November, 9:00 AM, Anitha Selvam, confirmed, added by you, next patient',
      'Friday 20 November, 9:15 AM, Open',
      'Friday 20 November, 9:50 AM, Off',
      'Friday 20 November, 6:00 PM, Held',
      /Friday 20 November, 9:30 AM, .*, pending/,
      /Friday 20 November, 12:30 PM, .*, confirmed/,
    ]) {
      await expect.element(cell(name)).toBeVisible()
    }
  })

  it('[CAL-03] describes every key that acts on a booking, also those of visits', async () => {
    await openCalendar('/doctor/calendar', [...ALL, 'visits'])
    const grid = page.getByRole('grid', { name: 'Slots and bookings' })
    for (const key of ['A: Approve', 'I: Arrived', 'S: Seen', 'O: Another time', 'C: Cancel booking', 'U: Undo']) {
      await expect.element(grid).toHaveAccessibleDescription(new RegExp(key))
    }
  })

  it('[CAL-03] a click on another cell opens that one, and Escape returns the focus to it', async () => {
    await openCalendar()
    const morning = cell(/Friday 20 November, 9:15 AM/)
    // An open popover hides the page from screen readers.
    const evening = page.getByRole('gridcell', { name: /Friday 20 November, 6:00 PM/, includeHidden: true })
    await userEvent.click(morning)
    await expect.element(popover(/^9:15/)).toBeVisible()
    // At its edge, which the popover does not cover.
    await userEvent.click(evening, { position: { x: 4, y: 8 } })
    await expect.element(popover(/^6:00/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
    await expect.element(evening).toHaveFocus()
  })

  it('[CAL-03] a booking is answered by key, seen at once, and undone by key; nothing is sent twice', async () => {
    await openCalendar()
    const booking = cell(/5:00 PM, .*, pending$/)
    await expect.element(booking).toBeVisible()
    focus(booking)
    await userEvent.keyboard('{ArrowDown}{ArrowUp}a')
    await expect.element(cell(/5:00 PM, .*, confirmed$/)).toHaveFocus()
    await expectToast(portal, 'Booking')
    expect(portal.countOf('/doctor/approveBookings')).toBe(1)
    await userEvent.keyboard('u')
    await expect.element(cell(/5:00 PM, .*, pending$/)).toHaveFocus()
  })

  it('[CAL-03] an open slot is switched off and deleted, and deleting is undone', async () => {
    await openCalendar()
    await userEvent.click(cell('Friday 20 November, 9:15 AM, Open'))
    await userEvent.click(popover('9:15 – 9:30 AM').getByRole('switch'))
    await expect.element(popover('9:15 – 9:30 AM').getByText(/Patients cannot book it\.$/)).toBeVisible()
    await userEvent.click(popover('9:15 – 9:30 AM').getByRole('button', { name: 'Close' }))
    await expect.element(cell('Friday 20 November, 9:15 AM, Off')).toHaveFocus()
    await userEvent.click(cell('Friday 20 November, 10:10 AM, Open'))
    await userEvent.click(popover('10:10 – 10:30 AM').getByRole('button', { name: 'Delete slot' }))
    await expect.element(cell('Friday 20 November, 10:10 AM, Open')).not.toBeInTheDocument()
    await userEvent.click(undo)
    await expect.element(cell('Friday 20 November, 10:10 AM, Open')).toBeVisible()
  })

  it('[CAL-03] an empty half hour becomes a slot, and the key U undoes it', async () => {
    await openCalendar()
    const empty = cell('Friday 20 November, 12:00 PM, no slot, Enter adds one')
    await userEvent.click(empty)
    await expect.element(cell('Friday 20 November, 12:00 PM, Open')).toBeVisible()
    expect(portal.bodiesOf('/doctor/slots')).toMatchObject([{ date: '20-11-2026', from: '12:00' }])
    await userEvent.click(undo)
    await expect.element(empty).toBeVisible()
  })

  it.each(['the toast', 'the key U'])(
    '[CAL-03] undone by %s, a lost response is no failure, and it is done once',
    async (way) => {
      await openCalendar()
      const open = cell('Friday 20 November, 10:10 AM, Open')
      await userEvent.click(open)
      await userEvent.click(popover('10:10 – 10:30 AM').getByRole('button', { name: 'Delete slot' }))
      await expect.element(open).not.toBeInTheDocument()
      const undoing = loseKeyedResponses('/doctor/slot-changes/:id/undo', portal.data)
      portal.use(undoing.handler)
      if (way === 'the toast') await userEvent.click(undo)
      else {
        await expect.element(undo).toBeVisible()
        focus(cell('Friday 20 November, 9:15 AM, Open'))
        await userEvent.keyboard('{ArrowDown}{ArrowUp}u')
      }
      await expect.element(open).toBeVisible()
      await expectToast(portal, 'The change is undone.')
      await expect.element(undo).not.toBeInTheDocument()
      expect(undoing.count()).toBe(1)
    },
  )

  it('[CAL-04] a booking is added for a patient at the desk: confirmed at once', async () => {
    await openCalendar()
    await userEvent.click(cell('Friday 20 November, 9:15 AM, Open'))
    await userEvent.fill(popover(/9:15/).getByRole('textbox', { name: 'Patient name' }), 'Murali Krishnamurthy')
    await userEvent.fill(popover(/9:15/).getByRole('textbox', { name: 'Mobile Number' }), '9840012345')
    await userEvent.click(popover(/9:15/).getByRole('button', { name: 'Add and confirm' }))
    await expect
      .element(cell('Friday 20 November, 9:15 AM, Murali Krishnamurthy, confirmed, added by you'))
      .toHaveFocus()
    expect(portal.countOf('/doctor/bookings')).toBe(1)
  })

  it('[CAL-04] if the slot was just taken, shows a message, keeps the input, and offers the next open slot', async () => {
    const taken = http.post<PathParams, NewBooking>('*/api/doctor/bookings', async ({ request }) => {
      const { slotId } = await request.clone().json()
      return slotId === 'slt_day_2'
        ? HttpResponse.json(exampleResponse('addBooking', 409, 'slot.just_booked'), { status: 409 })
        : undefined
    })
    await openCalendar('/doctor/calendar', ALL, taken)
    await userEvent.click(cell('Friday 20 November, 9:15 AM, Open'))
    const name = popover(/9:15/).getByRole('textbox', { name: 'Patient name' })
    await userEvent.fill(name, 'Murali Krishnamurthy')
    await userEvent.fill(popover(/9:15/).getByRole('textbox', { name: 'Mobile Number' }), '9840012345')
    await userEvent.click(popover(/9:15/).getByRole('button', { name: 'Add and confirm' }))
    await expect
      .element(popover(/9:15/).getByRole('alert'))
      .toHaveTextContent('Somebody has just booked this slot. The next open slot is 10:10 AM.Use 10:10 AM')
    await expect.element(name).toHaveValue('Murali Krishnamurthy')
    await userEvent.click(popover(/9:15/).getByRole('button', { name: 'Use 10:10 AM' }))
    // The title and the booking are about the same slot, and the switch of the other one is gone.
    await expect.element(popover('10:10 – 10:30 AM').getByRole('switch')).not.toBeInTheDocument()
    await userEvent.click(popover('10:10 – 10:30 AM').getByRole('button', { name: 'Add and confirm' }))
    await expect.element(cell(/10:10 AM, Murali Krishnamurthy, confirmed/)).toBeVisible()
  })

  it('[CAL-04] if the response is lost, books once and reports a success', async () => {
    await openCalendar()
    const adding = loseKeyedResponses('/doctor/bookings', portal.data)
    portal.use(adding.handler)
    await userEvent.click(cell('Friday 20 November, 9:15 AM, Open'))
    await userEvent.fill(popover(/9:15/).getByRole('textbox', { name: 'Patient name' }), 'Murali Krishnamurthy')
    await userEvent.fill(popover(/9:15/).getByRole('textbox', { name: 'Mobile Number' }), '9840012345')
    await userEvent.click(popover(/9:15/).getByRole('button', { name: 'Add and confirm' }))
    await expect.element(cell(/9:15 AM, Murali Krishnamurthy, confirmed/)).toBeVisible()
    await expectToast(portal, 'Booking added. It is confirmed.')
    expect(adding.count()).toBe(1)
  })

  it('[CAL-08] approving a booking by key shows first who else has that time', async () => {
    await openCalendar()
    const booking = cell(/9:30 AM, .*, pending, same time as/i)
    await expect.element(booking).toBeVisible()
    focus(booking)
    await userEvent.keyboard('{ArrowDown}{ArrowUp}a')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/^Same time as/)).toBeVisible()
    expect(portal.countOf('/doctor/approveBookings')).toBe(0)
    await userEvent.click(dialog.getByRole('button', { name: /^Approve/ }).first())
    await expect.element(cell(/9:30 AM, .*, confirmed, same time as/i)).toBeVisible()
    await expect.poll(() => portal.bodiesOf('/doctor/approveBookings')).toMatchObject([{ status: 2 }])
  })

  it('[CAL-08] the list names who else has a time, and approves only beside the name', async () => {
    await openCalendar('/doctor/appointment?status=waiting')
    const row = page
      .getByRole('row')
      .filter({ hasText: /Same time as/ })
      .first()
    await userEvent.click(row.getByRole('button', { name: /^Edit booking/ }))
    const dialog = page.getByRole('dialog', { name: 'Edit booking' })
    await expect.element(dialog.getByText(/^Same time as/)).toBeVisible()
    expect(portal.countOf('/doctor/approveBookings')).toBe(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await expect.poll(() => portal.bodiesOf('/doctor/approveBookings')).toMatchObject([{ status: 2 }])
  })

  it('[CAL-08] without the calendar a list names no other bookings', async () => {
    await openCalendar('/doctor/appointment?status=waiting', ['booking-filters', 'undo'])
    await expect.element(page.getByRole('row').nth(1)).toBeVisible()
    await expect.element(page.getByText(/^Same time as/)).not.toBeInTheDocument()
  })

  it('[CAL-08] Approve in the waiting column asks beside the name of who else has that time', async () => {
    await openCalendar('/doctor/calendar?view=day')
    const column = page.getByRole('region', { name: 'Waiting for your answer' })
    const item = column
      .getByRole('listitem')
      .filter({ hasText: /Same time as/ })
      .first()
    await userEvent.click(item.getByRole('button', { name: /^Approve/ }))
    const dialog = page.getByRole('dialog', { name: 'Edit booking' })
    await expect.element(dialog.getByText(/^Same time as/)).toBeVisible()
    expect(portal.countOf('/doctor/approveBookings')).toBe(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await expect.poll(() => portal.bodiesOf('/doctor/approveBookings')).toMatchObject([{ status: 2 }])
  })

  it.each(['day', 'week'])('[CAL-06] a %s has nothing cut off at the side from 320 to 1920 px', async (view) => {
    await openCalendar(`/doctor/calendar?view=${view}`)
    for (const width of [320, 768, 1280, 1920]) {
      await page.viewport(width, 900)
      // The grid for this width, with its name and its slots.
      await expect.element(page.getByRole('grid', { name: /./ })).toBeVisible()
      await expect.element(cell(/9:15 AM, Open$/).first()).toBeVisible()
      expect(window.innerWidth).toBe(width)
      const { documentElement } = document
      await expect
        .poll(() => documentElement.scrollWidth - documentElement.clientWidth, { message: `${width} px` })
        .toBeLessThanOrEqual(0)
    }
  })

  it('[CAL-01] the dashboard leads to the day in one click', async () => {
    await openCalendar('/doctor/dashboard')
    await userEvent.click(page.getByRole('link', { name: 'Open calendar' }))
    await expect.element(heading).toBeVisible()
    await expectAddress('/doctor/calendar?view=day')
  })

  it('a failed read shows an error in place, with a way to try again', async () => {
    let isBroken = true
    await openCalendar(
      '/doctor/calendar',
      ALL,
      http.get('*/api/doctor/calendar', () =>
        isBroken
          ? HttpResponse.json(exampleResponse('getCalendar', 400, 'request.invalid'), { status: 400 })
          : undefined,
      ),
    )
    await expect.element(page.getByRole('alert')).toBeVisible()
    // Other reads may happen before the click: hovering Today prefetches the week.
    document.addEventListener('click', () => (isBroken = false), { capture: true, once: true })
    await click('Try again')
    await expect.element(cell('Friday 20 November, 9:15 AM, Open')).toBeVisible()
  })
})

it('[EXT-01] without the capability there is no calendar page and no link to it', async () => {
  await openCalendar('/doctor/calendar', ['booking-filters'])
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(portal.countOf('/doctor/calendar')).toBe(0)
  expect(page.getByRole('link', { name: 'Calendar' }).elements()).toHaveLength(0)
  await portal.close()
  await openCalendar('/doctor/dashboard', ['booking-filters'])
  await expect.element(page.getByRole('link', { name: "Today's bookings", exact: true })).toBeVisible()
  expect(document.querySelectorAll('a[href^="/doctor/calendar"]')).toHaveLength(0)
})

it('a week without open slots leads to the next one, and the focus goes there', async () => {
  await openCalendar('/doctor/calendar?view=week&date=27-11-2026', ALL, (data) => {
    const [slots = []] = Object.values(data.calendar ?? {})
    const open = slots.filter(({ state }) => state === 'open').slice(0, 1)
    data.calendar = { '15-12-2026': open }
    data.bookings = []
  })
  await expect.element(page.getByText(/^No slots and no bookings/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Next open slot: Tue 15 Dec' }))
  await expectAddress('/doctor/calendar?view=week&date=15-12-2026')
  await expect.element(cell(/^Tuesday 15 December, .* Open$/)).toHaveFocus()
  await expect.element(page.getByText('1 open', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Next open slot/ })).not.toBeInTheDocument()
})
