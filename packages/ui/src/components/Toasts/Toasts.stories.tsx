import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { useToasts } from './ToastProvider.tsx'

function Buttons() {
  const toasts = useToasts()
  return (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', minHeight: 220 }}>
      <Button onClick={() => toasts.success('Slot status updated successfully!')}>Success</Button>
      <Button onClick={() => toasts.error('Failed to update booking status')}>Failure</Button>
      <Button
        onClick={() =>
          toasts.show({
            intent: 'info',
            text: 'A new version is ready',
            action: { label: 'Reload', onClick: () => undefined },
          })
        }
      >
        With an action
      </Button>
    </div>
  )
}

const CODE = `const toasts = useToasts()

<Button onClick={() => toasts.success('Slot status updated successfully!')}>Success</Button>
<Button onClick={() => toasts.error('Failed to update booking status')}>Failure</Button>
<Button onClick={() => toasts.show({ intent: 'info', text: 'A new version is ready', action })}>With an action</Button>`

const meta = {
  title: 'Feedback/Toasts',
  component: Buttons,
  // A hook shows the toasts, so the documentation shows the call of the hook.
  parameters: { docs: { source: { transform: () => CODE } } },
} satisfies Meta<typeof Buttons>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: '[FRAME-06] Announced in one live region',
  play: async ({ canvas }) => {
    const page = within(document.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    const region = await page.findByRole('status')
    await waitFor(() => expect(region).toHaveTextContent('Slot status updated successfully!'))
  },
}

export const WithAction: Story = {
  play: async ({ canvas }) => {
    const page = within(document.body)
    await userEvent.click(canvas.getByRole('button', { name: 'With an action' }))
    const reload = await page.findByRole('button', { name: 'Reload' })
    await waitFor(() => expect(reload).toBeVisible())
  },
}

export const Failure: Story = {
  play: async ({ canvas }) => {
    const page = within(document.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Failure' }))
    await userEvent.hover(await page.findByText('Failed to update booking status'))
    await waitFor(() => expect(page.getByText('Failed to update booking status')).toBeVisible())
  },
}
