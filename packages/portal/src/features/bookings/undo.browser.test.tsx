import type { Fixtures } from '@nalam/sdk/testing'
import { fault, respond } from '@nalam/sdk/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openUndoList } from '../../../test/elements.ts'
import { hold } from '../../../test/handlers.ts'
import { setPreferences } from '../../shared/preferences/preferences.tsx'
import { openPortal, type OpenPortal } from '../../../test/openPortal.tsx'

const DECIDE = '/doctor/approveBookings'

let portal: OpenPortal
let booking: Fixtures['bookings'][number]

beforeEach(async () => {
  portal = await openPortal('/doctor/appointment')
  portal.data.capabilities = ['undo']
  const found = portal.data.bookings.slice(0, 10).find(({ bookingStatus }) => bookingStatus === 1)
  if (!found) throw new Error('The fixtures have no pending booking on their first page')
  booking = found
})
afterEach(async () => portal.close())

const row = () => page.getByRole('row').filter({ hasText: booking.bookingId })
const expectStatus = (status: string) => expect.element(row().getByText(status, { exact: true })).toBeVisible()
/** The line in the head, with the number of what can be undone. */
const answers = page.getByRole('button', { name: /^Answered just now/ })
const undoPath = () => `/doctor/bookings/${booking.id}/undo`

/** Moves the focus to the first pending row with Tab. */
async function focusRow(): Promise<void> {
  await expectStatus('Pending')
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }))
  await userEvent.keyboard('{Tab}')
  await expect.element(row()).toHaveFocus()
}

async function answer(key: 'a' | 'd', status: string): Promise<void> {
  await focusRow()
  await userEvent.keyboard(key)
  await expectStatus(status)
  await expect.element(answers).toBeVisible()
}

describe('undoing a decision', () => {
  it('[UNDO-02] undoes a wrong approval with one key, and the focus returns to its row', async () => {
    await answer('a', 'Confirmed')
    await userEvent.keyboard('u')
    await expectStatus('Pending')
    await expect.element(row()).toHaveFocus()
    await expect.element(answers).not.toBeInTheDocument()
    expect(portal.countOf(DECIDE)).toBe(1)
    expect(portal.countOf(undoPath())).toBe(1)
  })

  it('[UNDO-02] declining asks no question; Ctrl+Z or Cmd+Z undoes it', async () => {
    await answer('d', 'Declined')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expectStatus('Pending')
  })

  it('[UNDO-02] works from the toast, and from the list above with the time left', async () => {
    await answer('a', 'Confirmed')
    const toast = page.getByRole('region', { name: 'Notifications' })
    await userEvent.click(toast.getByRole('button', { name: 'Undo', exact: true }))
    await expectStatus('Pending')
    await expect.element(row()).toHaveFocus()
    await answer('a', 'Confirmed')
    const list = await openUndoList()
    const listed = list.getByRole('listitem').filter({ hasText: booking.studentName ?? '' })
    await expect.element(listed.getByText('10 min left')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: `Undo the answer to ${booking.studentName}` }))
    await expectStatus('Pending')
    await expect.poll(() => portal.countOf(undoPath())).toBe(2)
  })

  it('[UNDO-01] if another patient has the slot, shows a message and keeps the decision', async () => {
    await answer('d', 'Declined')
    portal.use(respond('undoBookingDecision', 409, { code: 'booking.slot_taken' }))
    await userEvent.keyboard('u')
    await expect
      .poll(() => portal.toasts())
      .toContain(`${booking.studentName}: Another patient has booked this time. Nothing was undone.`)
    await expectStatus('Declined')
  })

  it('a second key, click or toast while it is under way sends nothing', async () => {
    await answer('a', 'Confirmed')
    const list = await openUndoList()
    const held = hold(undoPath())
    portal.use(held.handler)
    await userEvent.keyboard('u')
    const button = list.getByRole('button', { name: `Undo the answer to ${booking.studentName}` })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Control>}z{/Control}')
    for (const element of button.elements()) if (element instanceof HTMLElement) element.click()
    held.release()
    await expectStatus('Pending')
    await expect.element(answers).not.toBeInTheDocument()
    expect(portal.countOf(undoPath())).toBe(1)
  })

  it('[UNDO-01] if the time has just run out, shows a message, keeps the decision, and no longer offers to undo it', async () => {
    await answer('a', 'Confirmed')
    const decided = portal.data.bookings.find(({ id }) => id === booking.id)
    if (!decided) throw new Error('The booking is gone')
    decided.decidedAt = new Date(Date.now() - 600_001).toISOString()
    decided.undoUntil = new Date(Date.now() - 1).toISOString()
    await userEvent.keyboard('u')
    await expect.poll(() => portal.toasts()).toContain('The time to undo this answer is over.')
    await expectStatus('Confirmed')
    await expect.element(answers).not.toBeInTheDocument()
  })

  it('[UNDO-02] if the response is lost, undoes the decision once and shows no error', async () => {
    await answer('a', 'Confirmed')
    portal.use(fault('undoBookingDecision', 'offline', { times: 1 }))
    await userEvent.keyboard('u')
    await expectStatus('Pending')
    await expect.element(answers).not.toBeInTheDocument()
  })
})

it('[EXT-01] without the capability, undo is not offered, and declining asks first', async () => {
  await portal.close()
  portal = await openPortal('/doctor/appointment')
  const found = portal.data.bookings.slice(0, 10).find(({ bookingStatus }) => bookingStatus === 1)
  if (!found) throw new Error('The fixtures have no pending booking on their first page')
  booking = found
  await focusRow()
  await userEvent.keyboard('d')
  await expect.element(page.getByRole('alertdialog', { name: 'Decline this booking?' })).toBeVisible()
  expect(portal.countOf('/doctor/undoable-bookings')).toBe(0)
})

it('in Tamil at 320 px a toast with a button breaks no word, so that no full stop is alone on a line', async () => {
  await portal.close()
  portal = await openPortal('/doctor/appointment', (data) => void (data.capabilities = ['undo']))
  setPreferences({ appearance: 'system', language: 'ta' })
  await page.viewport(320, 800)
  await userEvent.click(page.getByRole('button', { name: /^உறுதிசெய்/ }).first())
  const text = () => document.querySelector('[data-toast=success] .fui-ToastTitle')
  await expect.poll(text).not.toBeNull()
  await document.fonts.ready
  const range = document.createRange()
  const linesOf = (node: Node, start: number, end: number) => {
    range.setStart(node, start)
    range.setEnd(node, end)
    return new Set(Array.from(range.getClientRects(), ({ bottom }) => bottom)).size
  }
  const words = [...(text()?.childNodes ?? [])]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .flatMap((node) =>
      [...(node.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => ({
        word,
        lines: linesOf(node, index, index + word.length),
      })),
    )
  expect(words.length).toBeGreaterThan(0)
  expect(words.filter(({ lines }) => lines > 1)).toEqual([])
})

describe('a decision in the list of waiting bookings, undone while the list is slow', () => {
  const LIST = '/doctor/doc-get-all-bookings'
  const current = () => document.activeElement?.textContent ?? ''

  /** Declines the first waiting booking; its row leaves the list, and further reads wait. */
  async function declineAndWait() {
    await portal.close()
    portal = await openPortal('/doctor/appointment?status=waiting', (data) => {
      data.capabilities = ['undo', 'booking-filters']
    })
    await expect.element(page.getByRole('row').filter({ hasText: /NLM-/ }).nth(2)).toBeVisible()
    const [first] = page
      .getByRole('row')
      .elements()
      .flatMap((element) => /NLM-\d+/.exec(element.textContent) ?? [])
    const declined = portal.data.bookings.find(({ bookingId }) => bookingId === first)
    if (!declined) throw new Error('The first row shows no booking of the fixtures')
    booking = declined
    // From the last tool to the rows: the filters are between them.
    await userEvent.keyboard('{Tab}')
    const element = row().element()
    if (element instanceof HTMLElement) element.focus()
    await expect.poll(current).toContain(booking.bookingId)
    await userEvent.keyboard('d')
    await expect.element(row(), { timeout: 8000 }).not.toBeInTheDocument()
    const list = hold(LIST)
    portal.use(list.handler)
    return list
  }

  it('[UNDO-02] brings its row back with the response of the undo, and the focus with it', async () => {
    const list = await declineAndWait()
    await userEvent.keyboard('u')
    await expect.element(row()).toHaveFocus()
    await expectStatus('Pending')
    await expect.element(page.getByText(/new booking/)).not.toBeInTheDocument()
    list.release()
    await expectStatus('Pending')
  })

  it('[UNDO-02] never moves the focus after the doctor has gone on: the next letter answers who has it', async () => {
    const list = await declineAndWait()
    const undo = hold(undoPath())
    portal.use(undo.handler)
    await userEvent.keyboard('u')
    await expect.poll(() => portal.countOf(undoPath())).toBe(1)
    await userEvent.keyboard('{ArrowDown}')
    const seen = /NLM-\d+/.exec(current())?.[0]
    expect(seen).toBeDefined()
    undo.release()
    await expectStatus('Pending')
    expect(current()).toContain(seen)
    list.release()
    expect(current()).toContain(seen)
    await userEvent.keyboard('d')
    const answered = portal.data.bookings.find(({ bookingId }) => bookingId === seen)
    if (!answered) throw new Error('The row with the focus shows no booking of the fixtures')
    // The first body is of the decision that was undone.
    const second = () => JSON.stringify(portal.bodiesOf(DECIDE)[1]) ?? ''
    await expect.poll(second, { timeout: 5000 }).toContain(answered.id)
    await expectStatus('Pending')
  })
})
