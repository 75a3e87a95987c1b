import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { writtenTypes } from '../../fixtures/writtenTypes.ts'
import { LoadedContent } from './LoadedContent.tsx'
import { EmptyState, ErrorState } from './StateView.tsx'

/**
 * Shown in place of data: empty or failed. Say what happened and what to do; one action, two at
 * most.
 */
const meta = {
  title: 'Feedback/StateView',
  component: EmptyState,
  argTypes: writtenTypes({ actions: 'ReactNode' }),
  args: { title: 'No bookings yet', text: 'Patients can book you once you are live and have open slots.' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

const retry = fn()
export const Empty: Story = { args: { actions: <Button>Go to slots</Button> } }
export const Failed: Story = {
  render: () => <ErrorState error="Failed to fetch bookings" onRetry={retry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch bookings')
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalled()
  },
}
export const Stale: Story = {
  name: 'Data that could not be reloaded stays, below the reason and Try again',
  render: () => (
    <LoadedContent data="3 bookings" error="Failed to fetch bookings" stale="Not up to date" onRetry={retry}>
      {(data) => <p>{data}</p>}
    </LoadedContent>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 bookings')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not up to date')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}
export const LongText: Story = {
  render: () => <ErrorState error={'Service unavailable - no response from server. '.repeat(5)} onRetry={retry} />,
}
