import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LeaveFormDialog } from './LeaveFormDialog.tsx'

const meta = {
  title: 'Overlays/LeaveFormDialog',
  component: LeaveFormDialog,
  args: { open: true, onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof LeaveFormDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: 'Escape stays, Leave leaves',
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
