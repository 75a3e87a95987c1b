import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from './Skeleton.tsx'

/** A grey block of a skeleton. It pulses, except with reduced motion. */
const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { width: '180px' },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: 'Silent: its region announces that it loads',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveStyle({ width: '180px', height: '12px' })
  },
}
export const Said: Story = {
  name: 'Alone it announces that something loads',
  args: { label: 'Loading...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading...' })).toBeInTheDocument()
  },
}
export const Lines: Story = {
  render: () => (
    <div role="status" aria-label="Loading..." style={{ display: 'grid', gap: 14, maxWidth: 300 }}>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton width="40%" />
    </div>
  ),
}
