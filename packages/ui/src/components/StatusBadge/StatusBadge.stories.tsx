import { BOOKING_STATUS } from '@nalam/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleBookings } from '../../fixtures/bookings.ts'
import { BookingBadge } from './BookingBadge.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/**
 * A booking's status. Use it wherever a booking is shown. It has an icon, a word and a colour, so
 * that it is readable without colours; every pair of colours has a contrast of at least 4.5:1 (7:1
 * in the dark theme). In forced-colors mode it has a border.
 */
const meta = {
  title: 'Feedback/StatusBadge',
  component: StatusBadge,
  args: { status: BOOKING_STATUS.pending },
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      {Object.values(BOOKING_STATUS).map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: '[BOOK-04] The four statuses, from code and from text',
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      {[1, 2, 3, 4, 'Pending', 'Accepted', 'Confirmed', 'Declined', 'Reschedule'].map((status) => (
        <StatusBadge key={status} status={status} data-testid={`status-${status}`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const expected = { '1': 'Pending', '2': 'Confirmed', '3': 'Declined', '4': 'Reschedule', Accepted: 'Confirmed' }
    for (const [status, word] of Object.entries(expected)) {
      const badge = canvas.getByTestId(`status-${status}`)
      await expect(badge).toHaveTextContent(word)
      await expect(badge.querySelector('svg')).not.toBeNull()
    }
    const colours = [1, 2, 3, 4].map((status) => getComputedStyle(canvas.getByTestId(`status-${status}`)).color)
    await expect(colours).toEqual(['rgb(15, 91, 167)', 'rgb(27, 107, 52)', 'rgb(164, 38, 44)', 'rgb(138, 83, 0)'])
  },
}
export const AfterTheAnswer: Story = {
  name: '[VISIT-04] What has happened since has the shape of a status',
  // Hosts show bookings by cards and tables.
  parameters: { docs: { source: { transform: () => '<BookingCard booking={booking} />' } } },
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      {sampleBookings(1).flatMap((booking) =>
        (['none', 'arrived', 'seen', 'no-show'] as const).map((visit) => (
          <BookingBadge
            key={visit}
            booking={{
              ...booking,
              status: BOOKING_STATUS.confirmed,
              rawStatus: undefined,
              visit: visit === 'none' ? undefined : visit,
            }}
            data-testid="badge"
          />
        )),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    const shapes = canvas.getAllByTestId('badge').map((badge) => {
      const { borderRadius, display, height } = getComputedStyle(badge)
      return `${borderRadius} ${display} ${height}`
    })
    await expect(shapes).toHaveLength(4)
    await expect(new Set(shapes).size).toBe(1)
  },
}
export const Unknown: Story = { render: () => <StatusBadge status="Postponed" /> }
