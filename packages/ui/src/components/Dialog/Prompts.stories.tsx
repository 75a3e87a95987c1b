import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ActivationPrompt, LeaveFormDialog, LogoutDialog, ProfilePrompt, SessionExpiredDialog } from './Prompts.tsx'

/**
 * The questions of the frame. In each that needs an answer the cancel button has the focus, and
 * both buttons are disabled while the action runs.
 */
const meta = {
  title: 'Overlays/Prompts',
  component: LogoutDialog,
  subcomponents: { ActivationPrompt, LeaveFormDialog, ProfilePrompt, SessionExpiredDialog },
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
export const Activation: Story = {
  render: (args) => <ActivationPrompt {...args} />,
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
export const Profile: Story = {
  name: '[FRAME-05] Complete your profile, with the way there; it can be closed',
  render: (args) => <ProfilePrompt {...args} />,
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: 'Complete your profile' })
    await expect(dialog).toHaveTextContent('Please complete your profile to access all features.')
    await userEvent.click(screen.getByRole('button', { name: 'Go to Profile' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const LeaveForm: Story = {
  name: 'Escape stays, Leave leaves',
  render: (args) => <LeaveFormDialog {...args} />,
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const SessionExpired: Story = {
  name: 'Stays open until the user has signed in again',
  render: ({ open, onConfirm }) => <SessionExpiredDialog open={open} onSignIn={onConfirm} />,
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog', { name: 'Session expired' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
