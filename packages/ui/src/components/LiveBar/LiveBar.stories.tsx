import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LiveBar } from './LiveBar.tsx'

const meta = {
  title: 'Feedback/LiveBar',
  component: LiveBar,
  args: { updatedAt: Date.now() - 130_000, newBookings: 3, onShow: fn() },
} satisfies Meta<typeof LiveBar>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: 'Three new bookings, shown on request',
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Updated 2 min ago')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '3 new bookings. Show' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}
export const NothingNew: Story = {
  args: { newBookings: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 2 min ago')).toBeVisible()
  },
}
export const OneNew: Story = {
  args: { newBookings: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '1 new booking. Show' })).toBeVisible()
  },
}
