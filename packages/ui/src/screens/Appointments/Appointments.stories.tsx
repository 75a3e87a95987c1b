import type { Booking } from '@nalam/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { LiveBar } from '../../components/LiveBar/LiveBar.tsx'
import { APPOINTMENTS_ARGS, LiveAppointments, SECOND_PAGE } from '../../fixtures/LiveAppointments.tsx'
import { answeredBookings, longBookings, sampleBookings, waitingBookings } from '../../fixtures/bookings.ts'
import { framed } from '../../fixtures/framed.tsx'
import { STORY_NOW, storyClock } from '../../fixtures/slots.ts'
import { Appointments } from './Appointments.tsx'
import { NO_FILTERS, type BookingFilters } from './bookingFilters.ts'

const meta = {
  title: 'Screens/Appointments',
  component: Appointments,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('appointments')],
  render: (args) => <LiveAppointments {...args} />,
  args: APPOINTMENTS_ARGS,
} satisfies Meta<typeof Appointments>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['snapshot'],
  name: '[BOOK-01] [BOOK-04] Ten columns; each status in word, icon and colour',
  play: async ({ canvas, canvasElement }) => {
    // P6: a page of the server's size stays small, including the application frame.
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(1500)
    const table = canvas.getByRole('grid', { name: 'Appointments' })
    const heads = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
    await expect(heads).toEqual([
      'S.No',
      'Date',
      'Booking ID',
      'Patient name',
      'Mobile Number',
      'Slot',
      'Payment',
      'Method',
      'Status',
      'Action',
    ])
    const rows = within(table).getAllByRole('row')
    await expect(rows).toHaveLength(11)
    await expect(rows[1]).toHaveTextContent(
      '1121 Nov 2026NLM-48213Karthik Subramanian+9198412-077569:30 AMPaidOnlinePending',
    )
    await expect(rows[3]).toHaveTextContent('Confirmed')
    await expect(rows[5]).toHaveTextContent('Reschedule')
    await expect(rows[7]).toHaveTextContent('Declined')
    await expect(canvas.getByText('142 bookings · 9 waiting for your answer')).toBeVisible()
  },
}

const SUMMARY = {
  total: 142,
  confirmed: 96,
  pending: 9,
  declined: 12,
  reschedule: 25,
  today: 8,
  overdue: 1,
  pendingToday: 1,
}
const WAITING: BookingFilters = { status: 'waiting', when: 'any', order: 'soonest' }
const filteringBy = (value: BookingFilters) => ({
  value,
  onChange: fn<(filters: BookingFilters) => void>(),
  summary: SUMMARY,
})

const WAITING_PAGE = {
  ...SECOND_PAGE,
  bookings: waitingBookings(),
  currentPage: 1,
  totalPages: 1,
  totalItems: 4,
  summary: SUMMARY,
}

export const Filtered: Story = {
  name: '[FIND-01] The list of pending bookings, the soonest first; a filter changes the order too',
  args: { page: WAITING_PAGE, filtering: filteringBy(WAITING), now: STORY_NOW },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Waiting 9' })).toBeChecked()
    await expect(canvas.getByText('9 waiting for your answer, 1 of them today')).toBeVisible()
    await expect(canvas.getByText('1–4 of 4, soonest first')).toBeVisible()
    await waitFor(() =>
      expect(
        canvas.getAllByRole('status').filter(({ textContent }) => textContent === '4 bookings found. Page 1 of 1'),
      ).toHaveLength(1),
    )
    const { onChange } = args.filtering ?? {}
    await userEvent.click(canvas.getByRole('radio', { name: 'Today 8' }))
    await expect(onChange).toHaveBeenLastCalledWith({ status: 'all', when: 'today', order: 'soonest' })
    const choose = async (...names: string[]) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
      const menu = within(await screen.findByRole('dialog', { name: 'Filters' }))
      for (const name of names) await userEvent.click(menu.getByRole('radio', { name }))
      await userEvent.click(menu.getByRole('button', { name: 'Show bookings' }))
    }
    await choose('Declined 12')
    await expect(onChange).toHaveBeenLastCalledWith({ status: 'declined', when: 'any', order: 'latest' })
    await choose('This week', 'Latest first')
    await expect(onChange).toHaveBeenLastCalledWith({ status: 'waiting', when: 'week', order: 'latest' })
  },
}

export const Chosen: Story = {
  name: '[FIND-01] What is chosen in the menu shows as a chip, and is removed with a click',
  args: {
    page: WAITING_PAGE,
    filtering: filteringBy({ status: 'confirmed', when: 'week', order: 'latest' }),
    now: STORY_NOW,
  },
  play: async ({ canvas, args }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: This week' }))
    await expect(args.filtering?.onChange).toHaveBeenLastCalledWith({
      status: 'confirmed',
      when: 'any',
      order: 'latest',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Confirmed' }))
    await expect(args.filtering?.onChange).toHaveBeenLastCalledWith({ status: 'all', when: 'week', order: 'soonest' })
  },
}

export const Overdue: Story = {
  name: '[FIND-03] An overdue booking is last under its own heading, and can only be declined',
  args: { page: WAITING_PAGE, filtering: filteringBy(WAITING), now: STORY_NOW },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('rowheader', { name: 'The time has passed' })).toBeVisible()
    const late = canvas.getByRole('row', { name: /Devi Annamalai/ })
    await expect(late).toHaveTextContent('Can only be declined')
    canvas.getByRole('row', { name: /Karthik Subramanian/ }).focus()
    await userEvent.keyboard('{End}')
    await expect(late).toHaveFocus()
    await userEvent.keyboard('e')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit booking' }))
    await waitFor(() =>
      expect(dialog.getByText('The time has passed. This booking can only be declined.')).toBeVisible(),
    )
    await expect(dialog.getByRole('button', { name: 'Decline' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'Reschedule' })).toBeNull()
    await expect(args.actions.onDecide).not.toHaveBeenCalled()
  },
}

export const OverdueAmongOthers: Story = {
  args: { page: WAITING_PAGE, filtering: filteringBy(NO_FILTERS), now: STORY_NOW },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('rowheader', { name: 'The time has passed' })).toBeNull()
    await expect(canvas.getByRole('row', { name: /Devi Annamalai/ })).toHaveTextContent(
      'The time has passed. This booking can only be declined.',
    )
  },
}

export const NothingPasses: Story = {
  args: {
    page: { ...WAITING_PAGE, bookings: [], totalItems: 0 },
    filtering: filteringBy({ status: 'waiting', when: 'today', order: 'soonest' }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No bookings match these filters' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.filtering?.onChange).toHaveBeenCalledWith(NO_FILTERS)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Arriving: Story = {
  name: 'A doctor who opens the link to the pending bookings can answer at once',
  args: { page: WAITING_PAGE, filtering: filteringBy(WAITING), now: STORY_NOW, arrival: 'entry-1' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: /Karthik Subramanian/ })).toHaveFocus())
  },
}

/** Milliseconds */
const TIMES_LEFT = [600_000, 355_000, 115_000, 20_000]

/** Four decisions, the latest first; the time to undo the last one is nearly over. */
const answered = (count = 4) => ({
  answers: answeredBookings(count).map((booking, at) => ({
    ...booking,
    undoUntil: new Date(storyClock() + (TIMES_LEFT[at % 4] ?? 0)).toISOString(),
  })),
  onUndo: fn<(booking: Booking) => void>(),
  pendingIds: new Set<string>(),
})

export const AnsweredJustNow: Story = {
  name: '[UNDO-02] All that can be undone, with the time left',
  args: { undo: answered() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answered just now (4)' }))
    const list = within(await canvas.findByRole('region', { name: 'Answered just now' }))
    await expect(
      list
        .getAllByRole('listitem')
        .map(({ textContent }) => /\d+ min left|less than a minute left/.exec(textContent)?.[0]),
    ).toEqual(['10 min left', '6 min left', '2 min left', 'less than a minute left'])
    await userEvent.click(list.getByRole('button', { name: 'Undo the answer to Vignesh Kumar' }))
    await expect(args.undo?.onUndo).toHaveBeenCalledWith(args.undo?.answers?.[1])
  },
}

export const UndoByKey: Story = {
  name: '[UNDO-02] U, Ctrl+Z and Cmd+Z undo the last answer; declining asks no question',
  args: { undo: answered(2) },
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('row')
    rows[1]?.focus()
    await userEvent.keyboard('u')
    await waitFor(() => expect(args.undo?.onUndo).toHaveBeenCalledTimes(1))
    await userEvent.keyboard('{Meta>}z{/Meta}')
    await waitFor(() => expect(args.undo?.onUndo).toHaveBeenCalledTimes(2))
    await expect(args.undo?.onUndo).toHaveBeenLastCalledWith(args.undo?.answers?.[0])
    await userEvent.keyboard('{Home}d')
    await waitFor(() =>
      expect(mocked(args.actions.onDecide).mock.calls).toEqual([[SECOND_PAGE.bookings[0], 'decline']]),
    )
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.keyboard('{Home}?')
    await expect(within(await screen.findByRole('dialog')).getByText('Undo the last answer')).toBeInTheDocument()
  },
}

export const Undoing: Story = { args: { undo: { ...answered(1), pendingIds: new Set(['booking-6']) } } }

const FILTERED = { page: WAITING_PAGE, filtering: filteringBy(WAITING), now: STORY_NOW }
const DAY = {
  ...FILTERED,
  undo: answered(2),
  live: <LiveBar updatedAt={Date.now() - 130_000} newBookings={2} onShow={fn()} />,
}

export const Day: Story = {
  name: 'In the middle of a day: pending bookings, bookings answered just now, new bookings',
  args: DAY,
}

export const Pages: Story = {
  name: '[BOOK-03] Pages: first, last, neighbours, Previous and Next',
  play: async ({ canvas, args }) => {
    const pages = canvas.getByRole('navigation', { name: 'Pagination' })
    await expect(pages).toHaveTextContent('11–20 of 142')
    await expect(
      within(pages)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Previous', '1', '2', '3', '15', 'Next'])
    await expect(within(pages).getByRole('button', { current: 'page' })).toHaveTextContent('2')
    await userEvent.click(within(pages).getByRole('button', { name: 'Page 15' }))
    await userEvent.click(within(pages).getByRole('button', { name: 'Previous' }))
    await userEvent.click(within(pages).getByRole('button', { name: 'Next' }))
    await expect(args.onPageChange).toHaveBeenNthCalledWith(1, 15, expect.any(Array))
    await expect(args.onPageChange).toHaveBeenNthCalledWith(2, 1, expect.any(Array))
    await expect(args.onPageChange).toHaveBeenNthCalledWith(3, 3, expect.any(Array))
  },
}

export const Searching: Story = {
  name: 'Enter searches at once; typing searches after the last change',
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' })
    await userEvent.type(search, 'priya')
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('priya'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('priya')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await expect(args.onExport).toHaveBeenCalledOnce()
  },
}

export const Details: Story = {
  name: '[BOOK-05] The view icon opens Booking Details',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View booking of Devi Annamalai' }))
    const dialog = await screen.findByRole('dialog', { name: 'Booking Details' })
    await waitFor(() => expect(dialog).toBeVisible())
    for (const text of ['21 Nov 2026', '11:30 AM', 'Devi Annamalai', 'Paid', 'Online', 'Confirmed']) {
      await expect(within(dialog).getByText(text)).toBeVisible()
    }
    await expect(dialog).toHaveTextContent('+9194440-62318')
  },
}

/** A confirmation that did not arrive. */
const UNTOLD: Booking[] = sampleBookings().map((booking) =>
  booking.patientName === 'Devi Annamalai'
    ? {
        ...booking,
        notTold: {
          givenUpAt: '2026-11-19T03:35:00.000Z',
          known: { state: 'requested', date: booking.date, time: booking.time },
        },
      }
    : booking,
)

export const NotTold: Story = {
  name: '[MSG-05] Who was not told: what she knows, what is so, and the call',
  args: {
    page: { ...SECOND_PAGE, bookings: UNTOLD },
    actions: { ...APPOINTMENTS_ARGS.actions, onTold: fn(async () => true) },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: /Devi Annamalai/ })).toHaveTextContent('Not told')
    await userEvent.click(canvas.getByRole('button', { name: 'View booking of Devi Annamalai' }))
    const block = within(await screen.findByRole('region', { name: 'Not told' }))
    await waitFor(() => expect(block.getByText('Requested, Sat 21 Nov, 11:30 AM')).toBeVisible())
    await expect(block.getByText('Confirmed, Sat 21 Nov, 11:30 AM')).toBeVisible()
    await expect(block.getByRole('link', { name: 'Call the patient' })).toHaveAttribute('href', 'tel:+919444062318')
    await userEvent.click(block.getByRole('button', { name: 'I have told the patient' }))
    await expect(args.actions.onTold).toHaveBeenCalledWith(UNTOLD[3])
  },
}

export const EditPending: Story = {
  tags: ['snapshot'],
  name: '[BOOK-06] Edit booking offers the three answers on a pending booking',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit booking of Karthik Subramanian' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit booking' })
    await waitFor(() => expect(dialog).toBeVisible())
    for (const name of ['Approve', 'Reschedule', 'Decline']) {
      await expect(within(dialog).getByRole('button', { name })).toBeVisible()
    }
  },
}

export const Loading: Story = { args: { page: undefined }, render: (args) => <Appointments {...args} /> }
export const Refreshing: Story = { args: { isRefreshing: true } }
export const Empty: Story = {
  args: { page: { bookings: [], currentPage: 1, totalPages: 1, itemsPerPage: 10, totalItems: 0, summary: undefined } },
}
export const NothingFound: Story = {
  args: {
    search: 'zz',
    page: { bookings: [], currentPage: 1, totalPages: 1, itemsPerPage: 10, totalItems: 0, summary: undefined },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing found for “zz”' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body)
    await expect(args.onSearch).toHaveBeenCalledWith('')
  },
}
export const Failed: Story = {
  args: { page: undefined, error: 'Failed to fetch bookings' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch bookings')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Full: Story = {
  args: { page: { ...SECOND_PAGE, bookings: sampleBookings(100), itemsPerPage: 100, currentPage: 1, totalPages: 2 } },
}
export const LongText: Story = { args: { page: { ...SECOND_PAGE, bookings: longBookings() } } }
export const Narrow: Story = {
  name: 'Cards with their answers on phones',
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, args }) => {
    const first = canvas.getAllByRole('listitem').find((item) => item.textContent.includes('Karthik Subramanian'))
    if (!first) throw new Error('the first card is missing')
    const decided = canvas.getAllByRole('listitem').find((item) => item.textContent.includes('Vignesh Kumar'))
    if (!decided) throw new Error('the card of a decided booking is missing')
    await userEvent.click(within(decided).getByRole('button', { name: 'View booking of Vignesh Kumar' }))
    await expect(await screen.findByRole('dialog', { name: 'Booking Details' })).toHaveTextContent('Vignesh Kumar')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(within(first).getByRole('button', { name: 'Approve, Karthik Subramanian' }))
    await expect(mocked(args.actions.onDecide).mock.calls).toEqual([[SECOND_PAGE.bookings[0], 'approve']])
  },
}
export const Compact: Story = { globals: { density: 'compact' } }
