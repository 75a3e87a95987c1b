import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StopRecovery, type StopRecoveryProps } from './StopRecovery.tsx'

const onStop = fn<NonNullable<StopRecoveryProps['onStop']>>(async () => ({ ok: true }))

const meta: Meta<typeof StopRecovery> = {
  title: 'Screens/StopRecovery',
  component: StopRecovery,
  parameters: { layout: 'fullscreen' },
  args: { onStop, signInHref: '/doctor/login', onTitleChange: fn() },
}
export default meta
type Story = StoryObj<typeof StopRecovery>

const press: Story['play'] = async ({ canvas }) => {
  await expect(onStop).not.toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel request' }))
  await expect(onStop).toHaveBeenCalledTimes(1)
}
const says = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], title: string) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', '/doctor/login')
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cancel this request?')
    await expect(onStop).not.toHaveBeenCalled()
  },
}
export const Stopped: Story = {
  name: '[ACC-01] stopped after the button is pressed',
  play: async (context) => {
    await press(context)
    await says(context.canvas, 'Request cancelled')
    await expect(context.args.onTitleChange).toHaveBeenLastCalledWith('Request cancelled')
  },
}
export const Gone: Story = {
  name: '[ACC-01] a link that no longer works says what to do',
  play: async (context) => {
    onStop.mockResolvedValueOnce({ ok: false, next: 'gone', message: 'Not found.' })
    await press(context)
    await says(context.canvas, 'This link no longer works')
  },
}
export const Over: Story = {
  name: '[ACC-01] too late: the password signs in again',
  play: async (context) => {
    onStop.mockResolvedValueOnce({ ok: false, next: 'over' })
    await press(context)
    await says(context.canvas, 'The 24 hours are over')
  },
}
export const Incomplete: Story = {
  name: '[ACC-01] a link without its end',
  args: { onStop: undefined },
  play: async ({ canvas }) => says(canvas, 'This link no longer works'),
}
