import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ActivationPrompt } from './ActivationPrompt.tsx'

/** Asked after signing in when the doctor is not live. "No" only closes it. */
const meta = {
  title: 'Overlays/ActivationPrompt',
  component: ActivationPrompt,
  args: { open: true, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof ActivationPrompt>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Would you like to activate your status?')
    await expect(dialog).toHaveTextContent("By clicking 'YES', your status will go live")
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Working: Story = { args: { isPending: true } }
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
