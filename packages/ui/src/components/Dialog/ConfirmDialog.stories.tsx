import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/**
 * Confirms an action that cannot be undone. The title asks, the button repeats the verb of the
 * action.
 */
const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Decline this booking?',
    isDestructive: true,
    children: 'Karthik Subramanian, Sat 21 Nov, 9:30 AM. This cannot be undone.',
    confirmLabel: 'Decline',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Working: Story = { args: { isPending: true } }
export const LongText: Story = {
  args: { title: 'Decline this booking? '.repeat(6), children: 'Karthik Subramanian. '.repeat(40) },
}
