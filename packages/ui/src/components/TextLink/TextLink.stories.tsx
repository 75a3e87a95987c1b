import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { TextLink } from './TextLink.tsx'

/**
 * A link: `TextLink` in text, `ButtonLink` for the next step. Both use the host's `linkComponent`.
 */
const meta = {
  title: 'Components/Links',
  component: TextLink,
  args: { href: '/doctor/appointment', children: 'View All' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/doctor/appointment')
  },
}
export const AsButton: Story = { render: () => <ButtonLink href="/doctor/slot">Go to slots</ButtonLink> }
export const Primary: Story = {
  render: () => (
    <ButtonLink look="primary" href="/">
      Go to home page
    </ButtonLink>
  ),
}
export const Dark: Story = { globals: { appearance: 'dark' } }
