import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ButtonLink } from './ButtonLink.tsx'

/** A link that looks like a button, for navigation that is the next step. */
const meta = {
  title: 'Components/Button link',
  component: ButtonLink,
  args: { href: '/doctor/slot', children: 'Go to slots' },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Go to slots' })
    await expect(link).toHaveAttribute('href', '/doctor/slot')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
export const Primary: Story = { args: { look: 'primary' } }
export const LongText: Story = {
  args: { children: 'Go to the slots of the coming week and open those that are closed' },
  globals: { viewport: { value: 'phone320' } },
}
export const Tamil: Story = { globals: { language: 'ta' }, args: { children: 'நேரங்களுக்குச் செல்' } }
export const Dark: Story = { globals: { appearance: 'dark' } }
export const PrimaryDark: Story = { args: { look: 'primary' }, globals: { appearance: 'dark' } }
export const HighContrast: Story = { args: { look: 'primary' }, globals: { appearance: 'high-contrast' } }
export const ForcedColors: Story = { globals: { appearance: 'forced-colors' } }
