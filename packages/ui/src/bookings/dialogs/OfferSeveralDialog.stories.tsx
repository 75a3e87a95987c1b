import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { BOOKING_STATUS } from '@nalam/sdk'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleBookings } from '../../fixtures/bookings.ts'
import type { FreeTime } from './freeTimes.ts'
import { OfferSeveralDialog, type OfferSeveralDialogProps } from './OfferSeveralDialog.tsx'

const [, , booking, other, , third] = sampleBookings()
if (!booking || !other || !third) throw new Error('The sample bookings are missing')
const confirmed = [booking, other, third].map((each) => ({ ...each, date: '24-11-2026' }))
const NOW = { date: '2026-11-22', time: '09:00' }
const TIMES: FreeTime[] = ['23', '24', '25', '26', '27', '28'].flatMap((day) =>
  ['09:30', '10:30', '11:00', '16:30'].map((from) => ({ id: `${day} ${from}`, date: `2026-11-${day}`, from })),
)

const onClose = fn()

const meta = {
  title: 'Overlays/OfferSeveralDialog',
  component: OfferSeveralDialog,
  args: { selection: { date: '2026-11-24' }, bookings: confirmed, times: TIMES, now: NOW, onOffer: fn(), onClose },
} satisfies Meta<typeof OfferSeveralDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog fades in. */
const shown = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
const dialog = () => within(screen.getByRole('dialog'))

const onOfferSeveral = fn<OfferSeveralDialogProps['onOffer']>(async () => ({ ok: true }))
const offerSeveral = (props?: Partial<OfferSeveralDialogProps>) => (
  <OfferSeveralDialog
    selection={{ date: '2026-11-24' }}
    bookings={confirmed}
    times={TIMES.filter(({ date }) => date !== '2026-11-24').slice(0, 8)}
    now={NOW}
    onOffer={onOfferSeveral}
    onClose={onClose}
    {...props}
  />
)
export const OfferToSeveral: Story = {
  tags: ['snapshot'],
  name: '[OFFER-05] All patients of a day are offered other times, shown before anything is sent',
  render: () => offerSeveral(),
  play: async () => {
    await shown()
    await expect(dialog().getByRole('list', { name: '3 patients will be offered other times' })).toBeVisible()
    await userEvent.click(dialog().getByRole('checkbox', { name: new RegExp(booking.patientName) }))
    await userEvent.type(dialog().getByRole('textbox'), 'The clinic is closed.')
    await userEvent.click(dialog().getByRole('button', { name: 'Send 2 offers' }))
    await expect(onOfferSeveral).toHaveBeenCalledOnce()
    const [sent] = onOfferSeveral.mock.calls[0] ?? []
    await expect(sent?.note).toBe('The clinic is closed.')
    await expect(sent?.offers.map(({ bookingId }) => bookingId)).toEqual([other.id, third.id])
    const slots = sent?.offers.flatMap(({ slotIds }) => slotIds) ?? []
    await expect(new Set(slots).size).toBe(slots.length)
  },
}
export const OfferToSeveralChanged: Story = {
  tags: ['snapshot'],
  name: '[OFFER-05] The times of each patient can be changed, and nobody gets a time twice',
  render: () => offerSeveral(),
  play: async () => {
    await shown()
    const change = () => dialog().getByRole('button', { name: `Change times for ${booking.patientName}` })
    await userEvent.click(change())
    await expect(change()).toHaveAttribute('aria-expanded', 'true')
    const chosen = () => within(dialog().getByRole('list', { name: /^Offered/ })).getAllByRole('button')
    const before = chosen().map((button) => button.textContent)
    await expect(before.length).toBeGreaterThan(1)
    // Those of the other patients are not among the times.
    const others = dialog()
      .getAllByRole('list', { name: 'Your offer' })
      .flatMap((list) => within(list).getAllByRole('listitem'))
      .map((item) => item.textContent)
    const names = () =>
      dialog()
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('aria-label') ?? '')
    await expect(others.filter((time) => names().includes(time))).toEqual([])
    const [last] = chosen().slice(-1)
    if (last) await userEvent.click(last)
    await expect(chosen()).toHaveLength(before.length - 1)
    await userEvent.click(dialog().getByRole('button', { name: 'Send 3 offers' }))
    const [sent] = onOfferSeveral.mock.lastCall ?? []
    await expect(sent?.offers.find(({ bookingId }) => bookingId === booking.id)?.slotIds).toHaveLength(
      before.length - 1,
    )
  },
}
export const OfferToSeveralBooked: Story = {
  name: '[OFFER-05] A time that somebody else gets meanwhile is named, and the next one takes its place',
  render: function Booked() {
    const [times, setTimes] = useState<readonly FreeTime[]>(TIMES.slice(0, 12))
    return (
      <>
        <button hidden type="button" data-testid="book" onClick={() => setTimes(times.slice(1))}>
          Book
        </button>
        {offerSeveral({ times })}
      </>
    )
  },
  play: async () => {
    await shown()
    const listed = () =>
      dialog()
        .getAllByRole('list', { name: 'Your offer' })
        .flatMap((list) => within(list).getAllByRole('listitem'))
        .map((item) => item.textContent)
    const before = listed()
    screen.getByTestId('book').click()
    await waitFor(() => expect(dialog().getByText(/Somebody has just booked this slot/)).toBeVisible())
    await expect(listed()).toHaveLength(before.length)
    await expect(new Set(listed()).size).toBe(before.length)
    await expect(listed().filter((time) => !before.includes(time))).toHaveLength(1)
  },
}
export const OfferToSelection: Story = {
  tags: ['snapshot'],
  name: '[OFFER-05] Chosen bookings of several days are offered other times; whoever cannot is left out',
  render: () =>
    offerSeveral({
      selection: { bookingIds: confirmed.map(({ id }) => id) },
      bookings: confirmed.map((each, at) => ({
        ...each,
        date: `2${4 + at}-11-2026`,
        ...(at === 2 && { status: BOOKING_STATUS.declined }),
      })),
      note: 'The clinic is closed.',
    }),
  play: async () => {
    await shown()
    await expect(dialog().getByRole('list', { name: '2 patients will be offered other times' })).toBeVisible()
    const left = dialog().getByRole('list', { name: '1 patient will not be offered other times' })
    await expect(within(left).getByText('Declined')).toBeVisible()
    await expect(dialog().getByRole('textbox')).toHaveValue('The clinic is closed.')
  },
}
export const OfferToSeveralRefused: Story = {
  name: '[OFFER-05] If one of the offers cannot be made, nothing is sent and the new ones are shown',
  render: function Refused() {
    const [times, setTimes] = useState<readonly FreeTime[]>(TIMES.slice(0, 4))
    return offerSeveral({
      times,
      onOffer: async () => {
        setTimes(TIMES.slice(1, 3))
        return { ok: false, taken: 'Some of these times cannot be offered any more. Nothing was sent.' }
      },
    })
  },
  play: async () => {
    await shown()
    await userEvent.type(dialog().getByRole('textbox'), 'Sorry.')
    await userEvent.click(dialog().getByRole('button', { name: 'Send 3 offers' }))
    await expect(await dialog().findByRole('alert')).toHaveTextContent('Nothing was sent')
    await expect(dialog().getByRole('list', { name: '2 patients will be offered other times' })).toBeVisible()
    await expect(dialog().getByRole('list', { name: 'No time is left for 1 patient' })).toBeVisible()
    await expect(dialog().getByRole('textbox')).toHaveValue('Sorry.')
  },
}
export const OfferToNobody: Story = {
  render: () => offerSeveral({ bookings: [] }),
  play: async () => {
    await shown()
    await expect(dialog().getByText('No patient needs another time')).toBeVisible()
    await expect(dialog().queryByRole('textbox')).not.toBeInTheDocument()
  },
}
export const OfferToSeveralLoading: Story = { render: () => offerSeveral({ bookings: undefined }), play: shown }
export const OfferToSeveralChangedInTamilNarrow: Story = {
  globals: { language: 'ta', viewport: { value: 'phone320' } },
  render: () => offerSeveral(),
  play: async () => {
    await shown()
    const [, open] = dialog().getAllByRole('button')
    if (open) await userEvent.click(open)
  },
}
