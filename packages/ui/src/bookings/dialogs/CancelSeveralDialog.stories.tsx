import { BOOKING_STATUS, type CancellationsPreview } from '@nalam/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleBookings } from '../../fixtures/bookings.ts'
import { CancelSeveralDialog, type CancelSeveralDialogProps } from './CancelDialog.tsx'

const [, , booking, other, , third, , fourth] = sampleBookings()
if (!booking || !other || !third || !fourth) throw new Error('The sample bookings are missing')

const confirmed = [booking, other, third].map((each) => ({ ...each, date: '24-11-2026' }))
const PREVIEW: CancellationsPreview = {
  fingerprint: 'first',
  bookings: confirmed,
  left: [{ bookingId: fourth.id, reason: 'pending', booking: { ...fourth, status: BOOKING_STATUS.pending } }],
}

const onClose = fn()
const NOW = { date: '2026-11-24', time: '11:42' }
const meta = {
  title: 'Overlays/CancelSeveralDialog',
  component: CancelSeveralDialog,
  args: {
    selection: { date: '2026-11-24' },
    now: NOW,
    onSelectionChange: fn<CancelSeveralDialogProps['onSelectionChange']>(),
    preview: PREVIEW,
    onCancel: fn<CancelSeveralDialogProps['onCancel']>(async () => ({ ok: true })),
    onClose,
  },
} satisfies Meta<typeof CancelSeveralDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog fades in. */
const shown = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
const dialog = () => within(screen.getByRole('dialog'))
const reason = () => dialog().getByRole('combobox', { name: 'Reason' })
const choose = (name: string) => userEvent.selectOptions(reason(), name)

const onSelectionChange = fn<CancelSeveralDialogProps['onSelectionChange']>()
const succeed: CancelSeveralDialogProps['onCancel'] = async () => ({ ok: true })

const several = (props?: Partial<CancelSeveralDialogProps>) => (
  <CancelSeveralDialog
    selection={{ date: '2026-11-24' }}
    now={NOW}
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
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'From' }), '12:30 PM')
    await expect(onSelectionChange).toHaveBeenCalledWith({ date: '2026-11-24', fromTime: '12:30' })
    await choose('Personal emergency')
    const slots = within(dialog().getByRole('radiogroup', { name: 'The 3 slots' }))
    await expect(slots.getByRole('radio', { name: 'Switch off' })).toBeChecked()
    await userEvent.click(slots.getByRole('radio', { name: 'Patients can book again' }))
    await expect(dialog().getByText(/The messages are sent at 11:52 AM, you can undo until then/)).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel 3 bookings' }))
    const wanted = { reason: 'emergency', slot: 'open', fingerprint: 'first' }
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
        now={NOW}
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
    await choose('Technical problem')
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel 3 bookings' }))
    await expect(await dialog().findByRole('button', { name: 'Cancel 2 bookings' })).toBeVisible()
    await expect(dialog().getByRole('alert')).toHaveTextContent('These bookings have changed')
    await expect(reason()).toHaveDisplayValue('Technical problem')
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
    await expect(dialog().queryByRole('textbox')).not.toBeInTheDocument()
  },
}
export const SeveralLoading: Story = {
  render: () => several({ preview: undefined }),
  play: async () => {
    await waitFor(() => expect(dialog().getByRole('radiogroup', { name: 'The slots' })).toBeVisible())
  },
}
export const SeveralFailed: Story = {
  render: () => several({ preview: undefined, error: 'Failed to prepare the preview', onRetry: fn() }),
}
