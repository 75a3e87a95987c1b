import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ListStatus } from './ListStatus.tsx'

/** Announces the state of a list to screen readers. It is not visible. */
const meta = {
  title: 'Components/List status',
  component: ListStatus,
  args: { text: '6 bookings found' },
} satisfies Meta<typeof ListStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 bookings found')
  },
}
