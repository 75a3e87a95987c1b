import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleBookings } from '../../fixtures/bookings.ts'
import { CancelDialog, type CancelBooking } from './CancelDialog.tsx'

const [, , booking] = sampleBookings()
if (!booking) throw new Error('The sample bookings are missing')

const meta = {
  title: 'Overlays/CancelDialog',
  component: CancelDialog,
  args: {
    booking,
    now: { date: '2026-11-20', time: '11:42' },
    onCancel: fn<CancelBooking>(async () => ({ ok: true })),
    onClose: fn(),
  },
} satisfies Meta<typeof CancelDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog fades in. */
const shown = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
const dialog = () => within(screen.getByRole('dialog'))
const reason = () => dialog().getByRole('combobox', { name: 'Reason' })
const choose = (name: string) => userEvent.selectOptions(reason(), name)

export const Typical: Story = {
  tags: ['snapshot'],
  name: '[VISIT-01] A confirmed booking is cancelled with one of six reasons and a note',
  play: async ({ args }) => {
    await shown()
    await expect(within(reason()).getAllByRole('option')).toHaveLength(7)
    await expect(dialog().getByText(/The message is sent at 11:52 AM, you can undo until then/)).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel booking' }))
    await expect(dialog().getByText('Choose a reason', { selector: ':not(option)' })).toBeVisible()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await choose('Other reason')
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel booking' }))
    await expect(dialog().getByText('Write a note for the patient')).toBeVisible()
    await userEvent.type(dialog().getByRole('textbox', { name: 'Note for the patient' }), 'Please call us.')
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel booking' }))
    const wanted = { reason: 'other', note: 'Please call us.', slot: 'off' }
    await expect(args.onCancel).toHaveBeenCalledWith(booking, wanted)
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const CannotCome: Story = {
  name: '[MSG-06] The time of a patient who cannot come can be booked again, unless the doctor says otherwise',
  args: { booking: { ...booking, reminderAnswer: 'cannot' } },
  play: async () => {
    await shown()
    await expect(dialog().getByRole('checkbox', { name: 'Patients can book this time again' })).toBeChecked()
  },
}
export const Failed: Story = {
  name: 'A cancellation that is refused keeps what was entered',
  args: {
    onCancel: fn<CancelBooking>(async () => ({ ok: false, message: 'The time of this appointment has begun.' })),
    onClose: fn(),
  },
  play: async ({ args }) => {
    await shown()
    await choose('Clinic closed')
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Patients can book this time again' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel booking' }))
    await expect(await dialog().findByText('The time of this appointment has begun.')).toBeInTheDocument()
    await expect(reason()).toHaveDisplayValue('Clinic closed')
    await expect(dialog().getByRole('checkbox')).toBeChecked()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
