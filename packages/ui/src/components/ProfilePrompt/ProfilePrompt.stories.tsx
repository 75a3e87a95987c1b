import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ProfilePrompt } from './ProfilePrompt.tsx'

/** Shown while the profile is incomplete, except on Edit Profile. It can be closed. */
const meta = {
  title: 'Overlays/ProfilePrompt',
  component: ProfilePrompt,
  args: { open: true, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof ProfilePrompt>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: '[FRAME-05] Complete your profile, with the way there; it can be closed',
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: 'Complete your profile' })
    await expect(dialog).toHaveTextContent('Please complete your profile to access all features.')
    await userEvent.click(screen.getByRole('button', { name: 'Go to Profile' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
