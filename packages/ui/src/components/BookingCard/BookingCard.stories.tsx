import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { longBookings, sampleBookings } from '../../fixtures/bookings.ts'
import { BookingCard } from './BookingCard.tsx'

const [booking] = sampleBookings(1)
const [long] = longBookings()
if (!booking || !long) throw new Error('the samples are empty')

/** A booking as a card, for screens that are too narrow for a table. */
const meta = {
  title: 'Data/BookingCard',
  component: BookingCard,
  args: { booking, headingLevel: 2, onOpen: fn() },
} satisfies Meta<typeof BookingCard>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Karthik Subramanian' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
export const LongText: Story = { args: { booking: long } }
