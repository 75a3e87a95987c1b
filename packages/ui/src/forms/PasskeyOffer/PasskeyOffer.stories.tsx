import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { PasskeyOffer, type PasskeyOfferProps } from './PasskeyOffer.tsx'

/** A quiet offer at the lower edge of the page. Keys: Tab reaches both buttons. */
const meta = {
  title: 'Feedback/PasskeyOffer',
  component: PasskeyOffer,
  args: {
    onAdd: fn<PasskeyOfferProps['onAdd']>(async () => ({ ok: true, message: 'Passkey added.' })),
    onClose: fn(),
  },
} satisfies Meta<typeof PasskeyOffer>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Sign in without a password next time' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(await screen.findByText('Passkey added.')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
const neverEnds = fn<PasskeyOfferProps['onAdd']>(() => new Promise(() => undefined))
export const Adding: Story = {
  name: 'While the browser asks the doctor',
  args: { onAdd: neverEnds },
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add a passkey' })
    await userEvent.click(add)
    await expect(add).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const BelowAPage: Story = {
  name: 'At the lower edge of a long page',
  decorators: [
    (Story) => (
      <>
        <div style={{ height: '150vh' }}>A page</div>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('region').getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
