import { CalendarLtr20Regular } from '@fluentui/react-icons/headless/svg/calendar-ltr'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SummaryCard } from './SummaryCard.tsx'

/** One figure with its label. A placeholder figure has the Sample badge. */
const meta = {
  title: 'Data/SummaryCard',
  component: SummaryCard,
  args: { label: 'Total Appointments', value: 142, icon: <CalendarLtr20Regular /> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SummaryCard>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Total Appointments' })).toHaveTextContent('142')
  },
}
export const Sample: Story = {
  args: { label: 'Revenue', value: '50K', isSample: true },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('group', { name: 'Revenue' })).getByText('Sample')).toBeVisible()
  },
}
export const Loading: Story = { args: { value: undefined } }
export const Failed: Story = { args: { value: null } }
export const LongText: Story = {
  args: { label: 'Confirmed appointments of all clinics taken together', value: 12_345_678 },
}
export const Narrow: Story = {
  name: 'Beside another card on a phone nothing leaves the card',
  args: { label: 'Total Appointments', value: '50K', isSample: true },
  globals: { viewport: { value: 'phone320' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 138 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: 'Total Appointments' })
    const inside = card.getBoundingClientRect()
    for (const part of card.querySelectorAll('*')) {
      // Phones do not show the icon.
      if (!part.checkVisibility()) continue
      const box = part.getBoundingClientRect()
      await expect(box.right).toBeLessThanOrEqual(inside.right)
      await expect(box.left).toBeGreaterThanOrEqual(inside.left)
    }
  },
}
