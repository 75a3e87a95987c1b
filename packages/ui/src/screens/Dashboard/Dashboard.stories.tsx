import { BOOKING_STATUS } from '@nalam/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { framed } from '../../fixtures/framed.tsx'
import { CALENDAR_NOW, sampleWeek } from '../../fixtures/calendar.ts'
import { longBookings, sampleBookings } from '../../fixtures/bookings.ts'
import { Dashboard } from './Dashboard.tsx'

const meta = {
  title: 'Screens/Dashboard',
  component: Dashboard,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('dashboard')],
  args: {
    data: { bookings: sampleBookings(8), summary: { total: 142, confirmed: 96, pending: 9 } },
    onRetry: fn(),
    appointmentsHref: '/doctor/appointment',
    slotsHref: '/doctor/slot',
  },
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

const [, , DAY] = sampleWeek()

const PATHS = {
  waitingHref: '/doctor/appointment?status=waiting',
  waitingTodayHref: '/doctor/appointment?status=waiting&when=today',
  todayHref: '/doctor/appointment?when=today',
}

/**
 * Friday, 20 Nov 2026, 11:22 AM: two patients came, four are still to come, one of them is pending.
 */
const TODAY = {
  ...PATHS,
  now: { date: '2026-11-20', time: '11:22' },
  waiting: 9,
  bookings: sampleBookings(6).map((booking) => ({ ...booking, date: '20-11-2026' })),
}

export const Today: Story = {
  name: '[FIND-04] Today: who comes next and when, how many there are, how many wait, one link to each list',
  args: { today: TODAY },
  play: async ({ canvas }) => {
    const today = within(canvas.getByRole('region', { name: 'Today' }))
    await expect(today.getByText('Devi Annamalai')).toBeVisible()
    await expect(today.getByText(/^11:30 AM, in 8 minutes$/)).toBeVisible()
    await expect(today.getByText('5')).toBeVisible()
    await expect(today.getByText('2 to come')).toBeVisible()
    await expect(today.getByRole('link', { name: '9 waiting for your answer' })).toHaveAttribute(
      'href',
      PATHS.waitingHref,
    )
    await expect(today.getByText('none today')).toBeVisible()
    await expect(today.getByRole('link', { name: "Today's bookings" })).toHaveAttribute('href', PATHS.todayHref)
  },
}

export const TodayNow: Story = {
  name: 'Today: the next patient is due this minute; the calendar is one click away',
  args: {
    today: {
      ...TODAY,
      now: { date: '2026-11-20', time: '09:20' },
      calendarHref: '/doctor/calendar',
      bookings: TODAY.bookings.map((booking, at) =>
        at === 0 ? { ...booking, time: '09:20', status: BOOKING_STATUS.confirmed } : booking,
      ),
    },
  },
  play: async ({ canvas }) => {
    const today = within(canvas.getByRole('region', { name: 'Today' }))
    await expect(today.getByText(/^9:20 AM, now$/)).toBeVisible()
    await expect(today.getByRole('link', { name: '1 of them today' })).toHaveAttribute('href', PATHS.waitingTodayHref)
    await expect(today.getByRole('link', { name: 'Open calendar' })).toHaveAttribute('href', '/doctor/calendar')
  },
}

/** Tuesday, 24 Nov 2026, 10:12 AM. */
const LINE = {
  ...PATHS,
  now: CALENDAR_NOW,
  waiting: 28,
  calendarHref: '/doctor/calendar',
  day: DAY,
  bookings: DAY?.slots.flatMap(({ booking }) => booking ?? []) ?? [],
}

export const TodayLine: Story = {
  name: '[FIND-04] The line of the day: what is booked, waits, is held, open or off, and the present minute',
  args: { today: LINE },
  play: async ({ canvas }) => {
    const today = canvas.getByRole('region', { name: 'Today' })
    await expect(today).toHaveTextContent(/to come\d+ open/)
    await expect(today.querySelectorAll('[data-day-line] > :first-child > *').length).toBe((DAY?.slots.length ?? 0) + 1)
  },
}

export const TodayClosed: Story = {
  name: 'The line of a closed day keeps its room',
  args: {
    today: {
      ...LINE,
      bookings: [],
      waiting: 0,
      day: { date: '24-11-2026', isOpenDay: false, slots: [], bookings: [] },
    },
  },
}

export const TodayIsOver: Story = {
  args: { today: { ...TODAY, now: { date: '2026-11-20', time: '20:00' }, later: sampleBookings(3)[2] } },
  play: async ({ canvas }) => {
    const today = within(canvas.getByRole('region', { name: 'Today' }))
    await expect(today.getByText('No more patients today')).toBeVisible()
    await expect(today.getByText('Next: Mohammed Irfan, Sat 21 Nov, 10:30 AM')).toBeVisible()
  },
}

const onArrived = fn(async () => true)
export const TodayArrival: Story = {
  name: '[QUEUE-01] Today: the arrival of the next patient is noted with one press',
  args: {
    today: {
      ...TODAY,
      now: { date: '2026-11-20', time: '09:10' },
      hasVisits: true,
      onArrived,
      bookings: TODAY.bookings.map((booking, at) =>
        at === 0 ? { ...booking, time: '09:20', status: BOOKING_STATUS.confirmed } : booking,
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark arrived' }))
    await expect(onArrived).toHaveBeenCalledWith(expect.objectContaining({ time: '09:20' }))
  },
}
export const TodayArrived: Story = {
  name: '[QUEUE-01] Today: a patient who waits in the clinic has her number',
  args: {
    today: {
      ...TODAY,
      hasVisits: true,
      onArrived: fn(async () => true),
      bookings: TODAY.bookings.map((booking, at) =>
        at === 0
          ? { ...booking, time: '11:20', status: BOOKING_STATUS.confirmed, visit: 'arrived', queueNumber: 12 }
          : booking,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Number 12')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Mark arrived' })).toBeNull()
  },
}
export const TodayWithoutPatients: Story = { args: { today: { ...TODAY, bookings: [], waiting: 0 } } }

export const TodayFailed: Story = {
  args: { today: { ...TODAY, bookings: undefined, error: 'Error fetching bookings', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    const today = within(canvas.getByRole('region', { name: 'Today' }))
    await expect(today.getByRole('alert')).toHaveTextContent('Today could not be loaded')
    await userEvent.click(today.getByRole('button', { name: 'Try again' }))
    await expect(args.today?.onRetry).toHaveBeenCalledOnce()
  },
}

export const TodayLoading: Story = { args: { today: { ...TODAY, bookings: undefined } } }

export const Loading: Story = {
  args: { data: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
  },
}

export const Empty: Story = {
  args: {
    data: { bookings: [], summary: { total: 0, confirmed: 0, pending: 0 } },
    availabilityHref: '/doctor/availability',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Set your weekly hours' })).toHaveAttribute(
      'href',
      '/doctor/availability',
    )
    await expect(canvas.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Total Appointments' })).toHaveTextContent('0')
  },
}

export const Failed: Story = {
  name: '[DASH-04] A failed list shows an error in place and can be retried',
  args: { data: undefined, error: 'Failed to fetch bookings' },
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

export const Compact: Story = { globals: { density: 'compact' } }
