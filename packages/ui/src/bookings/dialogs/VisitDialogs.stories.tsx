import { BOOKING_STATUS, type CancellationsPreview } from '@nalam/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleBookings } from '../../fixtures/bookings.ts'
import { CancelDialog, type CancelBooking, CancelSeveralDialog } from './CancelDialog.tsx'
import type { CancelSeveralDialogProps } from './CancelDialog.tsx'
import type { FreeTime } from './freeTimes.ts'
import { OfferSeveralDialog, type OfferSeveralDialogProps } from './OfferSeveralDialog.tsx'

const [, , sample, other, , third, , fourth] = sampleBookings()
if (!sample || !other || !third || !fourth) throw new Error('The sample bookings are missing')
const booking = sample

const TIMES: FreeTime[] = ['23', '24', '25', '26', '27', '28'].flatMap((day) =>
  ['09:30', '10:30', '11:00', '16:30'].map((from) => ({ id: `${day} ${from}`, date: `2026-11-${day}`, from })),
)

const onCancel = fn<CancelBooking>(async () => ({ ok: true }))
const onClose = fn()

/** Cancelling one or several bookings, and other times for all patients of a day. */
const meta = {
  title: 'Overlays/Visits',
  component: CancelDialog,
  args: { booking, onCancel, onClose },
} satisfies Meta<typeof CancelDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog fades in. */
const shown = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
const dialog = () => within(screen.getByRole('dialog'))
const TAMIL = { globals: { language: 'ta' } }
const NARROW = { globals: { viewport: { value: 'phone320' } } }
const DARK = { globals: { appearance: 'dark' } }

export const Cancel: Story = {
  tags: ['snapshot'],
  name: '[VISIT-01] A confirmed booking is cancelled with one of six reasons and a note',
  play: async ({ args }) => {
    await shown()
    await expect(dialog().getAllByRole('radio')).toHaveLength(6)
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel booking' }))
    await expect(dialog().getByText('Choose a reason')).toBeVisible()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(dialog().getByRole('radio', { name: 'Other reason' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel booking' }))
    await expect(dialog().getByText('Write a note for the patient')).toBeVisible()
    await userEvent.type(dialog().getByRole('textbox', { name: 'Note for the patient' }), 'Please call us.')
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel booking' }))
    const wanted = { reason: 'other', note: 'Please call us.', slot: 'off' }
    await expect(args.onCancel).toHaveBeenCalledWith(booking, wanted)
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const CancelFailed: Story = {
  name: 'A cancellation that is refused keeps what was entered',
  args: {
    onCancel: fn<CancelBooking>(async () => ({ ok: false, message: 'The time of this appointment has begun.' })),
    onClose: fn(),
  },
  play: async ({ args }) => {
    await shown()
    await userEvent.click(dialog().getByRole('radio', { name: 'Clinic closed' }))
    await userEvent.click(dialog().getByRole('switch', { name: 'Patients can book this time again' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel booking' }))
    await expect(await dialog().findByText('The time of this appointment has begun.')).toBeInTheDocument()
    await expect(dialog().getByRole('radio', { name: 'Clinic closed' })).toBeChecked()
    await expect(dialog().getByRole('switch')).toBeChecked()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const CancelInTamil: Story = TAMIL
export const CancelInDark: Story = DARK
export const CancelNarrow: Story = NARROW
export const CancelNarrowTamil: Story = { globals: { ...NARROW.globals, language: 'ta' } }

const confirmed = [booking, other, third].map((each) => ({ ...each, date: '24-11-2026' }))
const PREVIEW: CancellationsPreview = {
  fingerprint: 'first',
  bookings: confirmed,
  left: [{ bookingId: fourth.id, reason: 'pending', booking: { ...fourth, status: BOOKING_STATUS.pending } }],
}

const onSelectionChange = fn<CancelSeveralDialogProps['onSelectionChange']>()
const succeed: CancelSeveralDialogProps['onCancel'] = async () => ({ ok: true })

const several = (props?: Partial<CancelSeveralDialogProps>) => (
  <CancelSeveralDialog
    selection={{ date: '2026-11-24' }}
    onSelectionChange={onSelectionChange}
    preview={PREVIEW}
    onCancel={succeed}
    onClose={onClose}
    {...props}
  />
)

const onCancelSeveral = fn<CancelSeveralDialogProps['onCancel']>(async () => ({ ok: true }))
export const SeveralOfADay: Story = {
  tags: ['snapshot'],
  name: '[VISIT-02] The bookings of a day are cancelled together, after a preview',
  render: () => several({ onCancel: onCancelSeveral }),
  play: async () => {
    await shown()
    await expect(dialog().getByRole('list', { name: '3 bookings will be cancelled' })).toBeVisible()
    await expect(dialog().getByRole('list', { name: '1 booking will not be cancelled' })).toHaveTextContent(
      'Waiting for your answer',
    )
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'From' }), '12:00 PM')
    await expect(onSelectionChange).toHaveBeenCalledWith({ date: '2026-11-24', fromTime: '12:00' })
    await userEvent.click(dialog().getByRole('radio', { name: 'Personal emergency' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel 3 bookings' }))
    const wanted = { reason: 'emergency', slot: 'off', fingerprint: 'first' }
    await expect(onCancelSeveral).toHaveBeenCalledWith(wanted)
  },
}
export const SeveralChanged: Story = {
  name: '[VISIT-02] If the bookings have changed, nothing is cancelled and the new preview is shown',
  render: function Changed() {
    const [preview, setPreview] = useState(PREVIEW)
    return (
      <CancelSeveralDialog
        selection={{ date: '2026-11-24' }}
        onSelectionChange={onSelectionChange}
        onClose={onClose}
        preview={preview}
        onCancel={async () => {
          setPreview({ fingerprint: 'second', bookings: confirmed.slice(0, 2), left: [] })
          return { ok: false, changed: 'These bookings have changed since the preview. Please check the new preview.' }
        }}
      />
    )
  },
  play: async () => {
    await shown()
    await userEvent.click(dialog().getByRole('radio', { name: 'Technical problem' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel 3 bookings' }))
    await expect(await dialog().findByRole('button', { name: 'Cancel 2 bookings' })).toBeVisible()
    await expect(dialog().getByRole('alert')).toHaveTextContent('These bookings have changed')
    await expect(dialog().getByRole('radio', { name: 'Technical problem' })).toBeChecked()
  },
}
export const SeveralSelected: Story = {
  name: 'Chosen bookings of several days',
  render: () =>
    several({ selection: { bookingIds: ['1'] }, preview: { ...PREVIEW, bookings: [booking, other, third] } }),
}
export const SeveralWithout: Story = {
  name: 'None of the bookings can be cancelled',
  render: () => several({ preview: { fingerprint: '', bookings: [], left: PREVIEW.left } }),
  play: async () => {
    await shown()
    await expect(dialog().getByText('No booking can be cancelled')).toBeVisible()
    await expect(dialog().queryByRole('radio')).not.toBeInTheDocument()
  },
}
export const SeveralLoading: Story = { render: () => several({ preview: undefined }) }
export const SeveralFailed: Story = {
  render: () => several({ preview: undefined, error: 'Failed to prepare the preview', onRetry: fn() }),
}
export const SeveralInTamil: Story = { render: () => several(), ...TAMIL }
export const SeveralInDark: Story = { render: () => several(), ...DARK }
export const SeveralNarrow: Story = { render: () => several(), ...NARROW }

const NOW = { date: '2026-11-22', time: '09:00' }

const onOfferSeveral = fn<OfferSeveralDialogProps['onOffer']>(async () => ({ ok: true }))
const offerSeveral = (props?: Partial<OfferSeveralDialogProps>) => (
  <OfferSeveralDialog
    date="2026-11-24"
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
    const [first] = dialog().getAllByRole('checkbox')
    if (first) await userEvent.click(first)
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
export const OfferToSeveralInTamilNarrow: Story = {
  globals: { ...TAMIL.globals, ...NARROW.globals },
  render: () => offerSeveral({ addSlotHref: '/doctor/add-slot', times: TIMES.slice(0, 2) }),
  play: shown,
}
