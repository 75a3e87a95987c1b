import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { Notice } from '../components/StateView/Notice.tsx'

const CODE = `<LoadedContent data={page} error={error} onRetry={reload} stale="These bookings may be out of date.">
  {(loaded) => <Appointments page={loaded} />}
</LoadedContent>`

/**
 * Fluent's message bar in our colours, for what asks for attention in its place: data that may be
 * out of date, the errors of a form, a slot that was taken. It is announced at once. The result of
 * an action is a toast; a state without urgency is a line of text.
 */
const meta = {
  title: 'Feedback/MessageBar',
  component: Notice,
  // The part that hosts use.
  parameters: { docs: { source: { transform: () => CODE } } },
  args: { intent: 'warning', children: 'These bookings may be out of date. You are offline.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

const onRetry = fn()

export const Warning: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('These bookings may be out of date.')
  },
}
export const Failure: Story = { args: { intent: 'error', children: 'This slot has just been booked.' } }
export const WithAction: Story = {
  args: { actions: <Button onClick={onRetry}>Try again</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}
export const LongText: Story = { args: { children: 'These bookings may be out of date. '.repeat(12) } }
