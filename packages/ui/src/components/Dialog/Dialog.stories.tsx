import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { useToasts } from '../Toasts/ToastProvider.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function LiveDialog(props: DialogProps) {
  const [open, setOpen] = useState(false)
  const toasts = useToasts()
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => toasts.error('Not saved')}>Save</Button>}
      >
        <p>Focus stays inside and returns where it was.</p>
      </Dialog>
    </>
  )
}

/**
 * A modal dialog on Fluent's Dialog. Use it for one question or one small task. Keys: Tab stays
 * inside, Escape closes it if it can be closed.
 * Toasts that appear while it is open are shown and announced inside it, because everything else is
 * hidden from a screen reader.
 */
const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { open: true, title: 'Booking Details', onClose: fn(), children: 'Everything about one booking.' },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {}
export const FocusAndToasts: Story = {
  name: 'Focus returns; toasts are shown inside',
  render: (args) => <LiveDialog {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = screen.getByRole('dialog', { name: 'Booking Details' })
    await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Not saved'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
export const Wide: Story = { args: { size: 'wide' } }
export const Busy: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const LongText: Story = { args: { children: 'Everything about one booking. '.repeat(120) } }
