import type { Capability } from '@nalam/sdk'
import { fixtures } from '@nalam/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToast } from '../../../test/elements.ts'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'
import { announceLive } from '../../shared/live/liveEvents.ts'

const ALL: readonly Capability[] = ['booking-filters', 'undo', 'calendar', 'slot-changes']

let portal: OpenPortal
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:50:00+05:30') })
  portal = await openPortal('/doctor/calendar?view=day', (data) =>
    Object.assign(data, fixtures({ today: '2026-11-20', capabilities: ALL })),
  )
})
afterEach(async () => {
  await portal.close()
  vi.useRealTimers()
})

const column = page.getByRole('region', { name: 'Waiting for your answer' })
const approve = () => column.getByRole('button', { name: /^Approve/ })
/** The first booking whose time nobody else has: Approve asks nothing. */
const free = column
  .getByRole('listitem')
  .filter({ hasNotText: /Same time as/ })
  .first()
const approveFree = free.getByRole('button', { name: /^Approve/ })
const items = () => [...column.element().querySelectorAll<HTMLElement>('li[data-booking]')]
const idOf = (item: Element | undefined) => item?.getAttribute('data-booking') ?? expect.unreachable()
const topOf = (id: string) =>
  column.element().querySelector(`[data-booking="${id}"]`)?.getBoundingClientRect().top ?? Number.NaN
const idsShown = () => items().map(idOf)

/** Changes a booking on the server and announces it, as another session does. */
function changeElsewhere(id: string, status: 1 | 2, name: string): void {
  const booking = portal.data.bookings.find((each) => each.id === id) ?? expect.unreachable()
  Object.assign(booking, { bookingStatus: status })
  announceLive({ topic: 'bookings', name, subject: id })
}
const answered = () => portal.bodiesOf('/doctor/approveBookings')

describe('[CAL-03] the waiting column', () => {
  it('names the patient in the names of its buttons, which show the decision only', async () => {
    await expect.element(approveFree).toBeVisible()
    const names = column
      .getByRole('button')
      .elements()
      .map((element) => element.ariaLabel ?? '')
    expect(names.length).toBeGreaterThan(3)
    expect(new Set(names).size).toBe(names.length)
    const patient = portal.data.bookings.find(({ id }) => id === idOf(free.element()))?.studentName
    expect([approveFree.element().textContent, approveFree.element().ariaLabel]).toEqual([
      'Approve',
      `Approve, ${patient}`,
    ])
  })

  it('takes letters only for a booking that was focused by the keyboard, as the list of appointments does', async () => {
    await expect.element(approveFree).toBeVisible()
    await userEvent.click(free, { position: { x: 4, y: 4 } })
    await expect.element(free).toHaveFocus()
    await userEvent.keyboard('a{ArrowDown}{ArrowUp}')
    await expect.element(free).toHaveFocus()
    await userEvent.keyboard('d')
    await expect.poll(answered).toMatchObject([{ status: 3 }])
  })

  it('keeps the focus on a booking whose buttons are gone after the answer', async () => {
    await expect.element(approveFree).toBeVisible()
    const item = free.element()
    approveFree.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => item.querySelector('[inert]'), { interval: 10 }).not.toBeNull()
    // Only until the booking leaves: the next one has the focus then.
    await expect.poll(() => document.activeElement, { interval: 10, timeout: 1000 }).toBe(item)
  })

  it('moves the focus by arrow keys, J and K, Home and End, and has one tab stop', async () => {
    await expect.element(approve().nth(2)).toBeVisible()
    await userEvent.click(free, { position: { x: 4, y: 4 } })
    const focused = () => items().findIndex((item) => item === document.activeElement)
    for (const [key, at] of [
      ['{Home}', 0],
      ['j', 1],
      ['{ArrowDown}', 2],
      ['k', 1],
      ['{End}', items().length - 1],
    ] as const) {
      await userEvent.keyboard(key)
      expect(focused()).toBe(at)
    }
    expect(items().filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement])
  })
})

describe('[LIVE-02] the waiting column', () => {
  it.each([100, 300, 500, 700, 900])('a second press %i ms after Approve reaches nobody else', async (pause) => {
    await expect.element(approveFree).toBeVisible()
    const first = idOf(free.element())
    const { left, top, width, height } = approveFree.element().getBoundingClientRect()
    const position = { x: left + width / 2, y: top + height / 2 }
    const press = () => userEvent.click(document.documentElement, { position })
    await press()
    await expect.poll(answered).toHaveLength(1)
    announceLive({ topic: 'bookings', name: 'booking.accepted', subject: first })
    // The time between the two presses is what is tested.
    await new Promise((resolve) => setTimeout(resolve, pause))
    await press()
    await expect.poll(idsShown, { timeout: 6000 }).not.toContain(first)
    expect(answered()).toHaveLength(1)
  })

  it('an answer in another session moves nothing under the pointer; it leaves when the pointer has left', async () => {
    await expect.element(approve().nth(2)).toBeVisible()
    const [first = '', , third = ''] = idsShown()
    await userEvent.hover(approve().nth(2))
    const before = topOf(third)
    const reads = portal.countOf('/doctor/doc-get-all-bookings')
    changeElsewhere(first, 2, 'booking.accepted')
    await expect.poll(() => portal.countOf('/doctor/doc-get-all-bookings')).toBeGreaterThan(reads)
    // Longer than the time in which nothing moves after the pointer has moved.
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(topOf(third)).toBe(before)
    await userEvent.hover(page.getByRole('heading', { level: 1 }))
    await expect.poll(idsShown, { timeout: 6000 }).not.toContain(first)
  })

  it('a booking undone in another session comes back', async () => {
    await expect.element(approve().first()).toBeVisible()
    const [first = ''] = idsShown()
    changeElsewhere(first, 2, 'booking.accepted')
    await expect.poll(idsShown, { timeout: 6000 }).not.toContain(first)
    changeElsewhere(first, 1, 'booking.undone')
    await expect.poll(idsShown, { timeout: 6000 }).toContain(first)
  })

  it.each(['u', '{Control>}z{/Control}'])('[UNDO-02] after an answer by mouse, the key %s undoes it', async (key) => {
    await expect.element(approveFree).toBeVisible()
    const first = idOf(free.element())
    await userEvent.click(approveFree)
    await expectToast(portal, 'Booking')
    await userEvent.keyboard(key)
    await expect.poll(() => portal.countOf(`/doctor/bookings/${first}/undo`)).toBe(1)
    await expect
      .poll(() => column.element().querySelector(`[data-booking="${first}"]`)?.textContent)
      .toContain('Approve')
  })
})
