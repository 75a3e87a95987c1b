import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SampleBadge } from './SampleBadge.tsx'

/**
 * Marks every placeholder figure (decision D14). Its border is dashed, so that it is recognizable
 * without colours.
 */
const meta = {
  title: 'Feedback/SampleBadge',
  component: SampleBadge,
} satisfies Meta<typeof SampleBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Sample')
    await expect(badge).toHaveStyle({ borderStyle: 'dashed' })
    await expect(badge).toHaveAttribute('title', expect.stringMatching(/\w/))
  },
}
