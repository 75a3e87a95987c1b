import { BOOKING_STATUS } from '@nalam/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { NalamProvider } from './NalamProvider.tsx'

/** Theme, language, density, links and toasts for everything inside. */
const meta = {
  title: 'Frame/NalamProvider',
  component: NalamProvider,
  args: {
    appearance: 'light',
    density: 'comfortable',
    language: 'en',
  },
  render: (args) => (
    <NalamProvider {...args}>
      <Card>
        <StatusBadge status={BOOKING_STATUS.pending} />
      </Card>
    </NalamProvider>
  ),
} satisfies Meta<typeof NalamProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {}

export const OwnSubtree: Story = {
  name: 'A dark part leaves the page as it is',
  args: { appearance: 'dark' },
  play: async ({ canvas }) => {
    await expect(document.documentElement).not.toHaveClass('nalam-dark')
    await expect(canvas.getByText('Pending').closest('.nalam-theme')).toHaveClass('nalam-dark')
  },
}
export const Compact: Story = { args: { density: 'compact' } }
