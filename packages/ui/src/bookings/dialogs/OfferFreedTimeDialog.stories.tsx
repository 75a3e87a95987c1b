import { BOOKING_STATUS, type Booking } from '@nalam/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleBookings } from '../../fixtures/bookings.ts'
import type { OfferTimes } from './AnotherTimeDialog.tsx'
import { OfferFreedTimeDialog } from './OfferFreedTimeDialog.tsx'

const [first, second, sample] = sampleBookings()
if (!first || !second || !sample) throw new Error('The sample bookings are missing')
const booking: Booking = {
  ...sample,
  date: '26-11-2026',
  time: '10:30',
  status: BOOKING_STATUS.declined,
  reminderAnswer: 'cannot',
  cancellation: { reason: 'patient', cancelledAt: '2026-11-25T12:40:00.000Z' },
}
/** The second one waits for this very time: approving is all that it needs. */
const waiting: readonly Booking[] = [
  { ...first, date: '26-11-2026', time: '17:30' },
  { ...second, date: '26-11-2026', time: '10:30' },
  {
    ...second,
    id: 'booking-wish',
    patientName: 'Saraswathi Natarajan',
    date: '28-11-2026',
    time: '09:30',
    offer: {
      state: 'none',
      times: [],
      sentAt: '2026-11-24T12:00:00.000Z',
      expiresAt: '2026-11-25T12:00:00.000Z',
      wish: 'Only on a Thursday, please.',
    },
  },
]
const onPageChange = fn()
const WAITING = { bookings: waiting, page: 1, totalPages: 1, onPageChange }

const meta = {
  title: 'Overlays/OfferFreedTimeDialog',
  component: OfferFreedTimeDialog,
  args: {
    booking,
    now: { date: '2026-11-25', time: '18:12' },
    freeTimes: { times: [{ id: 'slt_1', date: '2026-11-26', from: '10:30' }] },
    waiting: WAITING,
    onOffer: fn<OfferTimes>(async () => ({ ok: true })),
    onClose: fn(),
  },
} satisfies Meta<typeof OfferFreedTimeDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog fades in. */
const shown = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
const dialog = () => within(screen.getByRole('dialog'))
const send = () => userEvent.click(dialog().getByRole('button', { name: 'Send' }))

export const ForOnePatient: Story = {
  tags: ['snapshot'],
  name: '[MSG-06] [OFFER-01] The time of a patient who cannot come goes to one of those who wait',
  play: async ({ args }) => {
    await shown()
    await expect(dialog().getAllByRole('radio')).toHaveLength(2)
    await expect(dialog().getByText(/Only on a Thursday/)).toBeVisible()
    await send()
    await expect(dialog().getByText('Choose a patient')).toBeVisible()
    await expect(args.onOffer).not.toHaveBeenCalled()
    await userEvent.click(dialog().getByRole('radio', { name: /Saraswathi Natarajan/ }))
    await expect(dialog().queryByText('Choose a patient')).not.toBeInTheDocument()
    await userEvent.type(dialog().getByRole('textbox'), 'On Thursday, as you wished.')
    await expect(dialog().getByText(/^The link is sent at 6:22 PM.*held until Thu 26 Nov.*8:30 AM/)).toBeVisible()
    await send()
    await expect(args.onOffer).toHaveBeenCalledWith(waiting[2], {
      slotIds: ['slt_1'],
      note: 'On Thursday, as you wished.',
    })
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const SeveralPages: Story = {
  name: '[MSG-06] The choice stays while the doctor looks at other pages of those who wait',
  args: { waiting: { ...WAITING, totalPages: 3 } },
  play: async ({ args }) => {
    await shown()
    await userEvent.click(dialog().getByRole('radio', { name: /Saraswathi Natarajan/ }))
    await userEvent.click(dialog().getByRole('button', { name: 'Next' }))
    await expect(onPageChange).toHaveBeenCalledWith(2)
    await send()
    await expect(args.onOffer).toHaveBeenCalledWith(waiting[2], { slotIds: ['slt_1'], note: '' })
  },
}
export const TakenMeanwhile: Story = {
  name: '[MSG-06] A time that somebody else gets while it is sent: the reason, and the choice stays',
  args: { onOffer: fn<OfferTimes>(async () => ({ ok: false, taken: 'This slot was just booked.' })) },
  play: async () => {
    await shown()
    await userEvent.click(dialog().getByRole('radio', { name: /Saraswathi Natarajan/ }))
    await send()
    await expect(await dialog().findByText('This slot was just booked.')).toBeVisible()
    await expect(dialog().getByRole('radio', { name: /Saraswathi Natarajan/ })).toBeChecked()
  },
}
export const NoLongerFree: Story = {
  name: '[MSG-06] A time that is not free any more',
  args: { freeTimes: { times: [] } },
  play: async () => {
    await shown()
    await expect(dialog().getByText('This time is no longer free')).toBeVisible()
    await expect(dialog().queryByRole('button', { name: 'Send' })).not.toBeInTheDocument()
  },
}
export const NobodyWaits: Story = {
  name: '[MSG-06] Nobody else waits',
  args: { waiting: { ...WAITING, bookings: [] } },
  play: async () => {
    await shown()
    await expect(dialog().getByText('Nobody else is waiting')).toBeVisible()
    await expect(dialog().queryByRole('button', { name: 'Send' })).not.toBeInTheDocument()
  },
}
export const Failed: Story = {
  name: 'Those who wait could not be loaded',
  args: { waiting: { ...WAITING, bookings: undefined, error: 'Failed to load the bookings', onRetry: fn() } },
  play: async ({ args }) => {
    await shown()
    await userEvent.click(dialog().getByRole('button', { name: 'Try again' }))
    await expect(args.waiting.onRetry).toHaveBeenCalled()
  },
}
export const InTamilAt320: Story = {
  name: 'In Tamil at 320 px',
  globals: { language: 'ta', viewport: { value: 'phone320' } },
  play: () => shown(),
}
