import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SomethingWentWrong } from './SomethingWentWrong.tsx'

const meta = {
  title: 'Screens/SomethingWentWrong',
  component: SomethingWentWrong,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
} satisfies Meta<typeof SomethingWentWrong>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const WithReference: Story = {
  args: { requestId: '01JD3M7V2K', error: 'Service unavailable - no response from server' },
}
