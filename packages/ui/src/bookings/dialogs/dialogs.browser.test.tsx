import { BOOKING_STATUS, type Booking } from '@nalam/sdk'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { sampleBookings } from '../../fixtures/bookings.ts'
import type { BookingActions } from '../actions.ts'
import { type OpenBooking, useBookingActions } from '../useBookingActions.ts'
import { OpenBookingDialog } from './OpenBookingDialog.tsx'

let root: Root
let element: HTMLElement
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
})
afterEach(() => {
  root.unmount()
  element.remove()
})

const NOW = { date: '2026-11-23', time: '09:30' }
const done = async () => ({ ok: true as const })
const TIMES = [{ id: 'slt_1', date: '2026-11-25', from: '09:00' }]
const BASE: BookingActions = { onDecide: async () => true }
const ALL: BookingActions = {
  ...BASE,
  onCancel: done,
  onOffer: done,
  onMove: done,
  freeTimes: { times: TIMES, onNeeded: () => undefined },
  waiting: { bookings: [], page: 1, totalPages: 1, onPageChange: () => undefined, onNeeded: () => undefined },
}

function bookingOf(status: Booking['status']): Booking {
  const [sample] = sampleBookings(1)
  if (!sample) throw new Error('no sample')
  const cancellation = { reason: 'patient', cancelledAt: '2026-11-23T03:00:00.000Z' } as const
  const isCancelled = status === BOOKING_STATUS.declined
  return { ...sample, status, date: '24-11-2026', time: '10:10', ...(isCancelled && { cancellation }) }
}

function Opened({
  dialog,
  booking,
  actions,
}: {
  dialog: OpenBooking['dialog']
  booking: Booking
  actions: BookingActions
}) {
  return (
    <OpenBookingDialog
      booking={booking}
      opened={{ bookingId: booking.id, dialog }}
      controls={useBookingActions({ now: NOW, actions, hasUndo: true })}
      onClose={() => undefined}
    />
  )
}

/** Every dialog of a booking, with and without what the platform offers. */
const NAMES = [
  'view',
  'edit',
  'reschedule',
  'decline',
  'another-time',
  'cancel',
  'freed-time',
] as const satisfies readonly OpenBooking['dialog'][]
const DIALOGS: Readonly<Record<OpenBooking['dialog'], readonly Booking['status'][]>> = {
  view: [BOOKING_STATUS.pending, BOOKING_STATUS.confirmed],
  edit: [BOOKING_STATUS.pending],
  reschedule: [BOOKING_STATUS.pending],
  decline: [BOOKING_STATUS.pending],
  'another-time': [BOOKING_STATUS.pending, BOOKING_STATUS.confirmed],
  cancel: [BOOKING_STATUS.confirmed],
  'freed-time': [BOOKING_STATUS.declined],
}

const cases = NAMES.flatMap((dialog) =>
  DIALOGS[dialog].flatMap((status) => [ALL, BASE].map((actions) => ({ dialog, status, actions }))),
)

it.each(cases)('the dialog "$dialog" of a booking with status $status says patient, day and time', async (opened) => {
  const booking = bookingOf(opened.status)
  root.render(
    <NalamProvider appearance="light">
      <Opened {...opened} booking={booking} />
    </NalamProvider>,
  )
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect.element(dialog).toBeVisible()
  for (const words of [booking.patientName, /24 Nov/, /10:10 AM/])
    await expect.element(dialog).toHaveAccessibleDescription(words instanceof RegExp ? words : new RegExp(words))
})
