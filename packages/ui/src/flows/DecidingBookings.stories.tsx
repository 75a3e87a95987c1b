import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { APPOINTMENTS_ARGS, LiveAppointments, SECOND_PAGE } from '../fixtures/LiveAppointments.tsx'
import { framed } from '../fixtures/framed.tsx'
import { Appointments } from '../screens/Appointments/Appointments.tsx'
import type { Decide } from '../bookings/actions.ts'

const meta = {
  title: 'Flows/Deciding bookings',
  component: Appointments,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('appointments')],
  render: (args) => <LiveAppointments {...args} />,
  args: APPOINTMENTS_ARGS,
} satisfies Meta<typeof Appointments>
export default meta
type Story = StoryObj<typeof meta>

export const EditDecided: Story = {
  name: '[BOOK-06] Edit booking offers no answer once there is one',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit booking of Vignesh Kumar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit booking' })
    await expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Close'])
  },
}

export const OneAtATime: Story = {
  name: '[BOOK-07] Each answer has its own progress indicator; a second one is ignored meanwhile',
  args: { actions: { onDecide: fn<Decide>(() => new Promise<boolean>(() => undefined)) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit booking of Karthik Subramanian' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit booking' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    const running = await within(dialog).findByRole('button', { name: 'Approving...' })
    await userEvent.click(running)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
    await expect(args.actions.onDecide).toHaveBeenCalledOnce()
    await expect(args.actions.onDecide).toHaveBeenCalledWith(SECOND_PAGE.bookings[0], 'approve')
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('dialog', { name: 'Edit booking' })).toBeInTheDocument()
  },
}

export const Approving: Story = {
  name: 'Approve answers, then the dialog closes',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit booking of Karthik Subramanian' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(mocked(args.actions.onDecide).mock.calls).toEqual([[SECOND_PAGE.bookings[0], 'approve']])
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Confirmed')
  },
}

export const FailedAnswer: Story = {
  name: 'A refused answer leaves the dialog open for another try',
  args: { actions: { onDecide: fn<Decide>(async () => false) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit booking of Karthik Subramanian' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Decline' })).not.toHaveAttribute('aria-disabled', 'true'),
    )
    await expect(mocked(args.actions.onDecide).mock.calls).toEqual([[SECOND_PAGE.bookings[0], 'decline']])
    await expect(await screen.findByRole('dialog', { name: 'Edit booking' })).toBeInTheDocument()
  },
}

export const Reschedule: Story = {
  name: '[BOOK-09] Reschedule asks in its own dialog; Back returns to Edit booking',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit booking of Lakshmi Priya' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Reschedule' }))
    const title = 'Send a request to the client to Reschedule the slot'
    await expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(
      'The patient will be asked to choose another time.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await expect(await screen.findByRole('dialog', { name: 'Edit booking' })).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Reschedule' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Reschedule' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(mocked(args.actions.onDecide).mock.calls).toEqual([[SECOND_PAGE.bookings[1], 'reschedule']])
  },
}

export const ByKeyboard: Story = {
  name: 'Two pending bookings approved with two keys',
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('row')
    rows[1]?.focus()
    await userEvent.keyboard('a')
    await waitFor(() => expect(rows[1]).toHaveTextContent('Confirmed'))
    await expect(rows[2]).toHaveFocus()
    await userEvent.keyboard('a')
    await waitFor(() => expect(rows[2]).toHaveTextContent('Confirmed'))
    await expect(args.actions.onDecide).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{End}')
    await expect(rows[10]).toHaveFocus()
    await userEvent.keyboard('v')
    await expect(await screen.findByRole('dialog', { name: 'Booking Details' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(rows[10]).toHaveFocus())
  },
}

export const Keys: Story = {
  name: 'The list of keys: by "?" on a row and by its button',
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1]
    row?.focus()
    await userEvent.keyboard('?')
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(
      within(list)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['↓↑', 'HomeEnd', 'EnterV', 'E', 'A', 'R', 'D', '?', 'Esc'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }))
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument()
  },
}

export const KeysInEdit: Story = {
  name: 'Edit booking: the keys on the buttons act',
  play: async ({ canvas, args }) => {
    canvas.getAllByRole('row')[1]?.focus()
    await userEvent.keyboard('e')
    const dialog = await screen.findByRole('dialog', { name: 'Edit booking' })
    await expect(within(dialog).getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-keyshortcuts', 'A')
    await userEvent.keyboard('{Shift}r')
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName(/Reschedule the slot/))
    await userEvent.keyboard('a')
    await expect(args.actions.onDecide).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Edit booking'))
    await userEvent.keyboard('{Shift}a')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(mocked(args.actions.onDecide).mock.calls).toEqual([[SECOND_PAGE.bookings[0], 'approve']])
  },
}

export const DeclineByKey: Story = {
  name: 'Declining from the list asks first',
  play: async ({ canvas, args }) => {
    canvas.getAllByRole('row')[1]?.focus()
    await userEvent.keyboard('d')
    const question = await screen.findByRole('alertdialog', { name: 'Decline this booking?' })
    await expect(question).toHaveTextContent('Karthik Subramanian, Sat 21 Nov, 9:30 AM')
    await userEvent.click(within(question).getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(mocked(args.actions.onDecide).mock.calls).toEqual([[SECOND_PAGE.bookings[0], 'decline']])
  },
}
