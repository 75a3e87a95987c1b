import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { LogoutDialog } from './LogoutDialog.tsx'

/**
 * Shown when "Logout" is chosen. The cancel button has the focus; both buttons are disabled while
 * logging out.
 */
const meta = {
  title: 'Overlays/LogoutDialog',
  component: LogoutDialog,
  args: { open: true, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof LogoutDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: '[AUTH-20] Asks with its two sentences; Cancel has the focus; Escape is Cancel',
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Confirm Logout' })
    await expect(dialog).toHaveTextContent('You are leaving! Are you sure?')
    await expect(dialog).toHaveTextContent('Click Yes to sign out.')
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Logout!' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Working: Story = {
  name: '[AUTH-20] Both buttons are disabled while logging out',
  args: { isPending: true },
  play: async ({ args }) => {
    for (const name of ['Cancel', 'Yes, Logout!'])
      await expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const UnsavedChanges: Story = {
  name: 'With unsaved changes it warns that they will be lost',
  args: { hasUnsavedChanges: true },
  play: async () => {
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /^Your changes on this page have not been saved. Your changes will be lost./,
    )
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
