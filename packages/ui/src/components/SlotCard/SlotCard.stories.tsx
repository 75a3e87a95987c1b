import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SlotCard } from './SlotCard.tsx'

const slot = { id: 'slot-1', startTime: '09:30', endTime: '10:00', isBooked: false, isOn: true }

const meta = {
  title: 'Slots and dates/SlotCard',
  component: SlotCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
  args: { slot, state: 'switch', onStatusChange: fn() },
} satisfies Meta<typeof SlotCard>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: 'On: the switch reports which slot to switch off',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('to 10:00 AM')).toBeVisible()
    const control = canvas.getByRole('switch', { name: '9:30 AM' })
    await expect(control).toBeChecked()
    await userEvent.click(control)
    await expect(args.onStatusChange).toHaveBeenCalledOnce()
    await expect(args.onStatusChange).toHaveBeenCalledWith(slot, false)
  },
}

export const Off: Story = {
  name: 'Off, switched by keyboard',
  args: { slot: { ...slot, isOn: false } },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onStatusChange).toHaveBeenCalledOnce()
    await expect(args.onStatusChange).toHaveBeenCalledWith(expect.objectContaining({ id: 'slot-1' }), true)
  },
}

export const Working: Story = {
  name: 'While a change is on its way a further click is ignored',
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(args.onStatusChange).not.toHaveBeenCalled()
    await expect(control).toBeChecked()
  },
}

export const Booked: Story = {
  args: { slot: { ...slot, isBooked: true }, state: 'booked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Booked')).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const Held: Story = {
  args: { slot: { ...slot, isBooked: true, isHeld: true }, state: 'held' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Held')).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const Past: Story = {
  args: { state: 'past' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Past')).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const StartOnly: Story = {
  name: 'A server that knows only the start',
  args: { slot: { id: 'slot-1', startTime: '09:30', endTime: undefined, isBooked: false, isOn: true } },
}
export const Selected: Story = { args: { isSelected: true } }
