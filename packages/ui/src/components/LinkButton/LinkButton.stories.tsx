import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LinkButton } from './LinkButton.tsx'

const meta: Meta<typeof LinkButton> = {
  title: 'Components/Link button',
  component: LinkButton,
  parameters: {
    docs: {
      description: {
        component: 'An action of second rank in running text. What leads to another page is a `TextLink`.',
      },
    },
  },
  args: { children: 'Forgot Password', onClick: fn() },
}
export default meta
type Story = StoryObj<typeof LinkButton>

export const Typical: Story = {
  name: 'Acts on click and by keyboard',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot Password' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
export const Waiting: Story = { args: { 'aria-disabled': true, children: 'Resend' } }
export const Dark: Story = { globals: { appearance: 'dark' } }
export const HighContrast: Story = { globals: { appearance: 'high-contrast' } }
