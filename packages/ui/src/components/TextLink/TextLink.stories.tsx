import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextLink } from './TextLink.tsx'

/**
 * A link in text, with the host's `linkComponent`. Without `href` it is a button: an action of
 * second rank.
 */
const meta: Meta<typeof TextLink> = {
  title: 'Actions/TextLink',
  component: TextLink,
}
export default meta
type Story = StoryObj<typeof TextLink>

export const Typical: Story = {
  args: { href: '/doctor/appointment', children: 'View All' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/doctor/appointment')
  },
}
export const Action: Story = {
  name: 'An action: acts on click and by keyboard',
  args: { children: 'Forgot Password', onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot Password' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
export const Waiting: Story = { args: { disabledFocusable: true, children: 'Resend' } }
