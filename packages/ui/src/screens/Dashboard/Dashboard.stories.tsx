import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { framed } from '../../fixtures/framed.tsx'
import { longBookings, sampleBookings } from '../../fixtures/bookings.ts'
import { Dashboard } from './Dashboard.tsx'

const meta = {
  title: 'Screens/Dashboard',
  component: Dashboard,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('dashboard')],
  args: { data: { bookings: sampleBookings(8), summary: { total: 142, confirmed: 96, pending: 9 } }, onRetry: fn() },
} satisfies Meta<typeof Dashboard>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: '[DASH-01] [DASH-02] [DASH-03] Three figures, five bookings, revenue marked as a sample',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Total Appointments' })).toHaveTextContent('142')
    await expect(canvas.getByRole('group', { name: 'Confirmed Appointments' })).toHaveTextContent('96')
    const revenue = canvas.getByRole('group', { name: 'Revenue' })
    await expect(revenue).toHaveTextContent('50K')
    await expect(within(revenue).getByText('Sample')).toBeVisible()
    const table = canvas.getByRole('table')
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['S.No', 'Date', 'Booking ID', 'Patient name', 'Mobile Number', 'Slot', 'Status'])
    await expect(within(table).getAllByRole('row')).toHaveLength(6)
    const first = within(table).getAllByRole('row')[1]
    await expect(first).toHaveTextContent('121 Nov 2026NLM-48213Karthik Subramanian+9198412-077569:30 AMPending')
    await expect(canvas.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/doctor/appointment')
    const panel = canvas.getByRole('region', { name: 'Revenue Details' })
    for (const text of ['Sample', 'November 2026', 'Revenue', 'Expenses', 'Profit']) {
      await expect(within(panel).getByText(text)).toBeVisible()
    }
  },
}

export const Loading: Story = {
  args: { data: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
  },
}

export const Empty: Story = {
  args: { data: { bookings: [], summary: { total: 0, confirmed: 0, pending: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Total Appointments' })).toHaveTextContent('0')
  },
}

export const Failed: Story = {
  name: '[DASH-04] A failed list is said in place and can be tried again',
  args: { data: undefined, failureMessage: 'Failed to fetch bookings' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch bookings')
    await expect(canvas.getByRole('group', { name: 'Revenue' })).toHaveTextContent('50K')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: { data: { bookings: longBookings(), summary: { total: 1234567, confirmed: 999999, pending: undefined } } },
}

export const Tamil: Story = { globals: { language: 'ta' } }
export const Hindi: Story = { globals: { language: 'hi' } }
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
export const Dark: Story = { globals: { appearance: 'dark' } }
export const HighContrast: Story = { globals: { appearance: 'high-contrast' } }
export const Compact: Story = { globals: { density: 'compact' } }
export const ForcedColors: Story = { globals: { appearance: 'forced-colors' } }
