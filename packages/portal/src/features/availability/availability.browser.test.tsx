import type { Fixtures } from '@nalam/sdk/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, click, expectAddress, expectToast, openUndoList } from '../../../test/elements.ts'
import { hold, respondAt } from '../../../test/handlers.ts'
import { openPortal, type OpenPortal, type Setup } from '../../../test/openPortal.tsx'
import { announceLive } from '../../shared/live/liveEvents.ts'

const PREVIEW = '/doctor/slot-plans'
const APPLY = '/doctor/slot-plans/apply'
const HOURS = '/doctor/availability'
const EXCEPTIONS = '/doctor/availability/exceptions'

let portal: OpenPortal

const range = (weekday: 'MON' | 'TUE', from: string, to: string) => ({
  weekday,
  from,
  to,
  slotMinutes: 30 as const,
  pauseMinutes: 0 as const,
})
type Availability = NonNullable<Fixtures['availability']>

/** Sets up a doctor with hours on Monday and Tuesday, version 3. */
const withHours =
  (change: Partial<Availability> = {}) =>
  (data: Fixtures) => {
    data.capabilities = ['availability', 'slot-changes']
    data.calendar = {}
    data.bookings = []
    data.availability = {
      version: 3,
      isProposal: false,
      weeklyHours: [range('MON', '09:00', '12:00'), range('TUE', '09:00', '12:00')],
      keepPublishedWeeks: 0,
      exceptions: [],
      ...change,
    }
  }

/** A Friday morning at the clinic. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00+05:30') }))
afterEach(async () => {
  await portal.close()
  vi.useRealTimers()
})

async function openHours(...setup: Setup[]): Promise<void> {
  portal = await openPortal(HOURS, ...setup)
  await expect.element(page.getByRole('tab', { name: /Mon/ })).toBeVisible()
}
const version = () => portal.data.availability?.version
const bar = () => page.getByRole('status').filter({ hasText: 'slots a week' })
const open = (day: string) => userEvent.click(page.getByRole('tab', { name: new RegExp(`^${day}`) }))
const choose = (group: string, field: string, value: string) =>
  userEvent.selectOptions(page.getByRole('group', { name: group }).getByRole('combobox', { name: field }), value)
/** Extends Monday until one o'clock: two more slots. */
async function lengthenMonday(): Promise<void> {
  await open('Mon')
  await choose('9:00 AM – 12:00 PM', 'To', '13:00')
}
const previewShown = () => expect.element(page.getByRole('heading', { level: 1, name: 'Preview' })).toBeVisible()

describe('without the capability', () => {
  it('[AVAIL-01] the availability is neither shown nor requested', async () => {
    portal = await openPortal('/doctor/slot', (data) => void (data.capabilities = ['undo']))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
    expect(page.getByRole('link', { name: 'Availability' }).elements()).toEqual([])
    await portal.close()
    portal = await openPortal(HOURS, (data) => void (data.capabilities = ['undo']))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(portal.countOf(HOURS)).toBe(0)
  })
})

describe('the hours', () => {
  it('[INTAKE-03] bookings in some hours are confirmed at once if the doctor says so, and saved with the hours', async () => {
    await openHours(withHours(), (data) => void (data.capabilities = ['availability', 'slot-changes', 'intake']))
    await open('Mon')
    const confirms = page.getByRole('switch', { name: 'Confirm bookings in these hours at once' })
    await expect.element(confirms).not.toBeChecked()
    await expect.element(page.getByText('Bookings wait for your answer.')).toBeVisible()
    await userEvent.click(confirms)
    await expect
      .element(page.getByText('Patients read “Confirmed” right after booking.', { exact: false }))
      .toBeVisible()
    await expect.element(bar()).toHaveTextContent('12 slots a week · Other bookings confirmed at once')
    await click('Preview changes')
    await previewShown()
    await click('Publish changes')
    await expect
      .poll(() => portal.data.availability?.weeklyHours.map(({ confirmsAtOnce }) => confirmsAtOnce === true))
      .toEqual([true, false])
  })

  it('[AVAIL-01] a change is counted, sent with preview and publication, and saved by the publication', async () => {
    await openHours(withHours())
    await expect
      .element(page.getByRole('link', { name: 'Availability' }).first())
      .toHaveAttribute('aria-current', 'page')
    await lengthenMonday()
    await expect.element(bar()).toHaveTextContent('14 slots a week · 2 more than now, all on Monday')
    await click('Preview changes')
    await previewShown()
    await expectAddress('/doctor/availability?from=2026-11-20&to=2026-12-17')
    await click('Publish changes')
    await expectToast(portal, '56 slots published')
    await expectAddress(HOURS)
    expect(version()).toBe(4)
    expect(portal.countOf(APPLY)).toBe(1)
    await expect.element(bar()).toHaveTextContent('14 slots a week')
    expect(button('Preview changes').elements()).toEqual([])
  })

  it('[AVAIL-01] the first visit: the proposal is published in three clicks', async () => {
    portal = await openPortal('/doctor/slot', withHours({ version: 0, isProposal: true }))
    await userEvent.click(page.getByRole('link', { name: 'Availability' }).first())
    await expect
      .element(page.getByText('Filled in from your profile. Correct anything that has changed.'))
      .toBeVisible()
    await click('Preview changes')
    await click('Publish changes')
    await expectToast(portal, '48 slots published')
    expect(version()).toBe(1)
    await expect.element(page.getByText('Filled in from your profile', { exact: false })).not.toBeInTheDocument()
  })

  it('[AVAIL-01] wrong hours are marked and cannot be previewed', async () => {
    await openHours(withHours())
    await open('Mon')
    await choose('9:00 AM – 12:00 PM', 'To', '08:00')
    await expect.element(page.getByText('The end must be later than the start.')).toBeVisible()
    await expect.element(button('Preview changes')).toHaveAttribute('aria-disabled', 'true')
    await choose('9:00 – 8:00 AM', 'To', '09:20')
    await expect.element(page.getByText('These hours are shorter than one slot.')).toBeVisible()
    await click('Discard')
    await expect.element(page.getByRole('group', { name: '9:00 AM – 12:00 PM' })).toBeVisible()
  })

  it('[AVAIL-01] if the hours were saved elsewhere meanwhile, either choice keeps the input', async () => {
    await openHours(withHours())
    await lengthenMonday()
    withHours({ version: 4, weeklyHours: [range('TUE', '09:00', '10:00')] })(portal.data)
    await click('Preview changes')
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await expect.element(page.getByRole('alertdialog').getByText('9:00 AM – 1:00 PM')).toBeVisible()
    await click('Keep mine')
    await previewShown()
    await click('Publish changes')
    await expectToast(portal, 'slots published')
    expect(portal.data.availability?.weeklyHours).toHaveLength(2)
    expect(version()).toBe(5)
  })

  it('[AVAIL-01] a version from another tab arrives live, and the newer one can be used', async () => {
    await openHours(withHours())
    await lengthenMonday()
    withHours({ version: 4, weeklyHours: [range('TUE', '09:00', '10:00')] })(portal.data)
    announceLive({ topic: 'availability' })
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await click('Use the newer hours')
    await expect.element(bar()).toHaveTextContent('2 slots a week')
  })

  it('asks before the page is left with unsaved hours, and not on the way to the preview', async () => {
    await openHours(withHours())
    await lengthenMonday()
    await click('Preview changes')
    await previewShown()
    await userEvent.click(page.getByRole('link', { name: 'Back' }))
    await expect.element(page.getByRole('group', { name: '9:00 AM – 1:00 PM' })).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Slots' }).first())
    await expect.element(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await click('Stay')
    await expect.element(page.getByRole('group', { name: '9:00 AM – 1:00 PM' })).toBeVisible()
  })

  it('an address with days that do not exist shows them', async () => {
    portal = await openPortal(`${HOURS}?from=2027-02-30&to=2027-03-01`, withHours())
    await expect.element(page.getByRole('tab', { name: /Mon/ })).toBeVisible()
  })

  it('a failed read shows an error and can be retried', async () => {
    portal = await openPortal(HOURS, withHours(), respondAt(HOURS, 400, { statusCode: 400, message: 'Not now.' }))
    await expect.element(page.getByRole('alert').getByText('Not now.')).toBeVisible()
    await expect.element(button('Try again')).toBeVisible()
  })
})

describe('publishing', () => {
  it('[AVAIL-04] if something changed meanwhile, nothing is published, and a new preview shows the change', async () => {
    await openHours(withHours())
    await lengthenMonday()
    await click('Preview changes')
    await expect.element(button('Publish changes')).toBeVisible()
    portal.data.calendar = { '23-11-2026': [{ id: 'slt_x', from: '09:00', to: '09:30', state: 'off' }] }
    await click('Publish changes')
    await expect
      .element(page.getByText('Something has changed since you opened this. The preview has been updated.'))
      .toBeVisible()
    expect(version()).toBe(3)
    await click('Publish changes')
    await expectToast(portal, 'slots published')
    expect(version()).toBe(4)
  })

  it('[AVAIL-04] a lost response and a second click publish once', async () => {
    await openHours(withHours())
    await lengthenMonday()
    await click('Preview changes')
    const held = hold(APPLY)
    portal.use(held.handler)
    await userEvent.dblClick(button('Publish changes'))
    held.release()
    await expectToast(portal, '56 slots published')
    expect(portal.countOf(APPLY)).toBe(1)
    expect(version()).toBe(4)
  })

  it('[AVAIL-03] everything is published already, and a change from elsewhere updates the preview', async () => {
    await openHours(withHours())
    await click('Publish chosen dates')
    await click('Preview')
    await previewShown()
    await click('Publish changes')
    await expectToast(portal, 'slots published')
    await click('Publish chosen dates')
    await click('Preview')
    await expect.element(page.getByText('Everything is published already')).toBeVisible()
    portal.data.calendar = {}
    announceLive({ topic: 'slots' })
    await click('Update the preview')
    await expect
      .element(page.getByText('Something has changed since you opened this. The preview has been updated.'))
      .toBeVisible()
  })

  it('[AVAIL-04] a change from elsewhere leaves the preview unchanged: only what the preview shows can be published', async () => {
    await openHours(withHours())
    await click('Publish chosen dates')
    await click('Preview')
    const grid = page.getByRole('grid')
    await expect.element(grid).toBeVisible()
    const [shown, place] = [grid.element().textContent, grid.element().getBoundingClientRect().top]
    portal.data.calendar = { '23-11-2026': [{ id: 'slt_x', from: '09:00', to: '09:30', state: 'off' }] }
    announceLive({ topic: 'slots' })
    await expect.element(button('Update the preview')).toBeVisible()
    expect([grid.element().textContent, grid.element().getBoundingClientRect().top]).toEqual([shown, place])
    await click('Publish changes')
    await expect
      .element(page.getByText('Something has changed since you opened this. The preview has been updated.'))
      .toBeVisible()
    expect(portal.data.calendar['23-11-2026']).toHaveLength(1)
    expect(grid.element().textContent).not.toBe(shown)
    expect(button('Update the preview').elements()).toEqual([])
  })

  it('[AVAIL-04] a held Enter or a double click at an outdated preview does not publish the new one', async () => {
    await openHours(withHours())
    await click('Publish chosen dates')
    await click('Preview')
    await expect.element(button('Publish changes')).toBeVisible()
    portal.data.calendar = { '23-11-2026': [{ id: 'slt_x', from: '09:00', to: '09:30', state: 'off' }] }
    const publish = button('Publish changes').element()
    if (publish instanceof HTMLElement) publish.focus()
    // Vitest starts the key press only when its promise is used.
    const holding = Promise.resolve(userEvent.keyboard('{Enter>300/}'))
    await expect.element(page.getByText('The preview has been updated.', { exact: false })).toBeVisible()
    await holding
    button('Publish changes')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    expect(portal.countOf(APPLY)).toBe(1)
    await click('Publish changes')
    await expectToast(portal, 'slots published')
    expect(portal.countOf(APPLY)).toBe(2)
  })

  it('[AVAIL-04] a change that does not affect the plan shows no message', async () => {
    await openHours(withHours())
    await click('Publish chosen dates')
    await click('Preview')
    await previewShown()
    await expect.element(button('Publish changes')).toBeVisible()
    announceLive({ topic: 'bookings' })
    await expect.poll(() => portal.countOf(PREVIEW)).toBe(2)
    announceLive({ topic: 'bookings' })
    await expect.poll(() => portal.countOf(PREVIEW)).toBe(3)
    expect(button('Update the preview').elements()).toEqual([])
  })

  it('[AVAIL-04] hours saved elsewhere leave the preview, too, until she updates or publishes it', async () => {
    await openHours(withHours())
    await lengthenMonday()
    await click('Preview changes')
    await expect.element(button('Publish changes')).toBeVisible()
    withHours({ version: 4, weeklyHours: [range('TUE', '09:00', '10:00')] })(portal.data)
    announceLive({ topic: 'availability' })
    await expect.element(button('Update the preview')).toBeVisible()
    expect(page.getByRole('alertdialog').elements()).toEqual([])
    await click('Update the preview')
    await expect.element(page.getByRole('alertdialog').getByText('9:00 AM – 1:00 PM')).toBeVisible()
    await click('Keep mine')
    await previewShown()
    await click('Publish changes')
    await expectToast(portal, 'slots published')
    expect(version()).toBe(5)
  })

  it('[AVAIL-04] a proposal that was published elsewhere leaves the preview until it is updated', async () => {
    await openHours(withHours({ version: 0, isProposal: true }))
    await click('Preview changes')
    await expect.element(button('Publish changes')).toBeVisible()
    withHours({ version: 1, weeklyHours: [range('TUE', '09:00', '10:00')] })(portal.data)
    announceLive({ topic: 'availability' })
    await expect.element(button('Update the preview')).toBeVisible()
    await expect.element(page.getByText('48 slots will be created')).toBeVisible()
    await click('Update the preview')
    await expect.element(page.getByText('8 slots will be created', { exact: true })).toBeVisible()
  })

  it('[AVAIL-03] hours that equal a proposal of a newer version are previewed once', async () => {
    await openHours(withHours({ version: 0, isProposal: true }))
    await lengthenMonday()
    await choose('9:00 AM – 1:00 PM', 'To', '12:00')
    withHours({ version: 2, isProposal: true })(portal.data)
    await click('Preview changes')
    await expect.element(page.getByText('48 slots will be created', { exact: true })).toBeVisible()
    // One refused, one for the version that came with the refusal.
    expect(portal.countOf(PREVIEW)).toBe(2)
    await click('Publish changes')
    await expectToast(portal, '48 slots published')
    expect(version()).toBe(3)
  })

  it('[AVAIL-04] a change of one weekday changes that weekday only; what was changed by hand elsewhere stays unless all days are chosen', async () => {
    await openHours(withHours({ publishedUntil: '17-12-2026' }))
    portal.data.calendar = { '24-11-2026': [{ id: 'slt_hand', from: '15:00', to: '15:30', state: 'open' }] }
    await lengthenMonday()
    await click('Preview changes')
    const only = page.getByRole('radio', { name: 'Only Mondays' })
    await expect.element(only).toBeChecked()
    // Four Mondays with eight half hours.
    await expect.element(page.getByText('32 slots will be created', { exact: true })).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'All days' }))
    await expect.element(page.getByText('56 slots will be created', { exact: true })).toBeVisible()
    await expect.element(page.getByText('1 open slot will be removed', { exact: true })).toBeVisible()
    await userEvent.click(only)
    await expect.element(page.getByText('32 slots will be created', { exact: true })).toBeVisible()
    await expect.element(only).toHaveFocus()
    await click('Publish changes')
    await expectToast(portal, '32 slots published')
    expect(portal.data.calendar['24-11-2026']?.map(({ id }) => id)).toEqual(['slt_hand'])
    expect(version()).toBe(4)
    expect(portal.data.availability?.publishedUntil).toBe('17-12-2026')
    expect(portal.bodiesOf(PREVIEW).map((body) => Object(body).onlyOn)).toEqual([['MON'], undefined, ['MON']])
    expect(portal.bodiesOf(APPLY)).toMatchObject([{ onlyOn: ['MON'] }])
  })

  it('a failed update shows an error, and the preview stays', async () => {
    await openHours(withHours())
    await click('Publish chosen dates')
    await click('Preview')
    await expect.element(button('Publish changes')).toBeVisible()
    portal.data.calendar = { '23-11-2026': [{ id: 'slt_x', from: '09:00', to: '09:30', state: 'off' }] }
    announceLive({ topic: 'slots' })
    await expect.element(button('Update the preview')).toBeVisible()
    portal.use(respondAt(PREVIEW, 400, { statusCode: 400, message: 'Not now.' }))
    await click('Update the preview')
    await expectToast(portal, 'Not now.')
    await expect.element(button('Update the preview')).toBeVisible()
  })

  it('[AVAIL-04] a publication is undone from its toast', async () => {
    await openHours(withHours({ version: 0, isProposal: true }))
    await click('Preview changes')
    await click('Publish changes')
    await click('Undo')
    await expect.poll(() => Object.values(portal.data.calendar ?? {}).flat().length).toBe(0)
    expect(portal.data.availability).toMatchObject({ isProposal: true })
    expect(portal.data.availability).not.toHaveProperty('publishedUntil')
  })

  it('[UNDO-04] a publication is listed while it can be undone, and undone from there', async () => {
    await openHours(withHours({ version: 0, isProposal: true }))
    await click('Preview changes')
    await click('Publish changes')
    const list = await openUndoList('Changed just now')
    await expect.element(list.getByText('10 min left')).toBeVisible()
    await click('Undo: 48 slots published')
    await expect.element(list).not.toBeInTheDocument()
    expect(portal.data.availability).toMatchObject({ isProposal: true })
    await expect.element(button('Undo')).not.toBeInTheDocument()
  })

  it('[UNDO-04] hours are shown although the list of changes cannot be read', async () => {
    await openHours(withHours(), respondAt('/doctor/undoable-slot-changes', 400))
    await expect.element(page.getByRole('button', { name: /^Changed just now/ })).not.toBeInTheDocument()
  })

  it('[AVAIL-04] hours that a publication saved are a draft again after its undo', async () => {
    await openHours(withHours())
    await lengthenMonday()
    await click('Preview changes')
    await click('Publish changes')
    // The draft comes with the response to the undo: reading the hours may fail.
    let isDown = true
    portal.use(
      http.get(`*${HOURS}`, () =>
        isDown ? HttpResponse.json({ statusCode: 400, message: 'No.' }, { status: 400 }) : undefined,
      ),
    )
    await click('Undo')
    await expectToast(portal, 'The change is undone.')
    isDown = false
    announceLive({ topic: 'availability' })
    await expect.element(bar()).toHaveTextContent('14 slots a week · 2 more than now, all on Monday')
  })

  it('[AVAIL-03] a refused preview shows the reason, and leads back to the hours as they were entered', async () => {
    await openHours(withHours())
    await lengthenMonday()
    portal.use(
      http.post(`*/api${PREVIEW}`, () =>
        HttpResponse.json(
          {
            statusCode: 400,
            message: 'At most 3,000 slots can be published at once.',
            code: 'plan.too_many',
            requestId: 'r',
          },
          { status: 400 },
        ),
      ),
    )
    await click('Publish chosen dates')
    await click('Preview')
    await expect
      .element(page.getByRole('alert').getByText('At most 3,000 slots can be published at once.'))
      .toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Back' }))
    await expect.element(page.getByRole('group', { name: '9:00 AM – 1:00 PM' })).toBeVisible()
    await click('Discard')
  })
})

describe('exceptions', () => {
  async function add(first: string, note: string): Promise<void> {
    await click('Add an exception')
    await userEvent.fill(page.getByLabelText('First day'), first)
    await userEvent.fill(page.getByLabelText('Note'), note)
    await click('Add exception')
  }

  it('[AVAIL-02] are added and removed, and lead to the preview of their days', async () => {
    await openHours(withHours())
    await add('2026-11-24', 'Wedding')
    await expectToast(portal, 'Exception added.')
    await expect.element(page.getByText('Tue · Wedding')).toBeVisible()
    await userEvent.click(button('Actions for Tue 24 Nov'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Preview these days' }))
    await expectAddress('/doctor/availability?from=2026-11-24&to=2026-11-24')
    await userEvent.click(page.getByRole('link', { name: 'Back' }))
    await userEvent.click(button('Actions for Tue 24 Nov'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Remove' }))
    await expectToast(portal, 'Exception removed.')
    expect(portal.data.availability?.exceptions).toEqual([])
  })

  it('[AVAIL-02] show the error at the field if they are refused, and keep the input', async () => {
    await openHours(
      withHours({
        exceptions: [{ id: 'exc_1', from: '24-11-2026', to: '24-11-2026', kind: 'closed', hours: [], bookingCount: 0 }],
      }),
    )
    await add('2026-11-24', 'Wedding')
    await expect.element(page.getByText('There is already an exception on one of these days.')).toBeVisible()
    await expect.element(page.getByLabelText('Note')).toHaveValue('Wedding')
    await userEvent.keyboard('{Escape}')
  })

  it('[AVAIL-02] closing days says what is open and booked, and closes the open slots at once, with undo', async () => {
    await openHours(withHours())
    const first = '2026-11-30'
    const slotsOf = () => portal.data.calendar?.['30-11-2026'] ?? []
    const day = { date: '30-11-2026', time: '10:00', type: 'Online' }
    const booked = { ...day, id: 'bkg_a', bookingId: 'NLM-1', studentName: 'Anitha', bookingStatus: 2 as const }
    portal.data.bookings.push(booked)
    const slots = [
      { id: 'slt_a', from: '10:00', to: '10:30', state: 'booked' as const, booking: booked },
      { id: 'slt_b', from: '10:30', to: '11:00', state: 'open' as const },
      { id: 'slt_c', from: '11:00', to: '11:30', state: 'open' as const },
    ]
    portal.data.calendar = { ...portal.data.calendar, '30-11-2026': slots }
    await add(first, 'Wedding')
    await expectToast(portal, 'Exception added. 2 slots are still open. 1 booking on these days.')
    await click('Close 2 slots')
    await expectToast(portal, '2 slots closed.')
    expect(slotsOf().map(({ id }) => id)).toEqual(['slt_a'])
    await click('Undo')
    await expect
      .poll(() =>
        slotsOf()
          .map(({ id }) => id)
          .toSorted(),
      )
      .toEqual(['slt_a', 'slt_b', 'slt_c'])
    await userEvent.click(button('Actions for Mon 30 Nov'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Close open slots' }))
    await click('Close 2 slots')
    await expect.poll(() => slotsOf().map(({ id }) => id)).toEqual(['slt_a'])
    await openUndoList('Changed just now')
    await expect.element(button('Undo: 2 slots deleted').first()).toBeVisible()
  })

  it('[AVAIL-02] are added once if the response is lost', async () => {
    let lost = 0
    await openHours(
      withHours(),
      http.post(`*/api${EXCEPTIONS}`, () => (lost++ === 0 ? HttpResponse.error() : undefined)),
    )
    await add('2026-11-25', 'Wedding')
    await expectToast(portal, 'Exception added.')
    expect(portal.data.availability?.exceptions).toHaveLength(1)
  })
})
