import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
  args: { date: '2026-11-24', bookings: confirmed, times: TIMES, now: NOW, onOffer: fn(), onClose },
} satisfies Meta<typeof OfferSeveralDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog fades in. */
const shown = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
const dialog = () => within(screen.getByRole('dialog'))
const TAMIL = { globals: { language: 'ta' } }
const NARROW = { globals: { viewport: { value: 'phone320' } } }

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
