import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx'

/** Stays open until the user has signed in again; the input on the page behind it is kept. */
const meta = {
  title: 'Overlays/SessionExpiredDialog',
  component: SessionExpiredDialog,
  args: { open: true, onSignIn: fn() },
} satisfies Meta<typeof SessionExpiredDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog', { name: 'Session expired' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
