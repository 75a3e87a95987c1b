import type { Meta, StoryObj } from '@storybook/react-vite'
import { BOOKING_DECISION } from '@nalam/sdk'
import type { DaySchedule, NewBooking } from '@nalam/sdk'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { dialog, field, page, sees } from '../../../test/storyQueries.ts'
import {
  calendarBooking,
  CALENDAR_NOW,
  closedCalendar,
  crowdedCalendar,
  emptyCalendar,
  fullCalendar,
  sampleWeek,
} from '../../fixtures/calendar.ts'
import { framed } from '../../fixtures/framed.tsx'
import { Calendar } from './Calendar.tsx'
import type { CalendarProps } from './CalendarProps.ts'

/**
 * The calendar with the URL and the server of a story: places can be chosen, bookings answered,
 * slots changed.
 */
function LiveCalendar(props: CalendarProps) {
  const [place, setPlace] = useState({ view: props.view, date: props.date })
  const [changed, setChanged] = useState<readonly DaySchedule[]>()
  const days = changed ?? props.days
  const change = (update: (day: DaySchedule) => DaySchedule) =>
    setChanged((shown) => (shown ?? props.days)?.map(update))
  return (
    <Calendar
      {...props}
      {...place}
      days={days}
      onPlaceChange={(next) => {
        setPlace(next)
        props.onPlaceChange(next)
      }}
      onSwitch={(slot, isOn) => {
        props.onSwitch(slot, isOn)
        change((day) => ({
          ...day,
          slots: day.slots.map((each) => (each.id === slot.id ? { ...each, state: isOn ? 'open' : 'off' } : each)),
        }))
      }}
      onDelete={(slot) => {
        props.onDelete?.(slot)
        change((day) => ({ ...day, slots: day.slots.filter((each) => each.id !== slot.id) }))
      }}
      actions={{
        ...props.actions,
        onDecide: async (booking, decision) => {
          const isDone = await props.actions.onDecide(booking, decision)
          const status = BOOKING_DECISION[decision]
          const decided = decision === 'approve' ? { ...booking, status } : undefined
          if (isDone) {
            change((day) => ({
              ...day,
              slots: day.slots.map((each) =>
                each.booking?.id === booking.id
                  ? { ...each, state: decided ? 'booked' : 'open', booking: decided }
                  : each,
              ),
              bookings: day.bookings.flatMap((each) => (each.id === booking.id ? (decided ?? []) : each)),
            }))
          }
          return isDone
        },
      }}
    />
  )
}

const meta = {
  title: 'Screens/Calendar',
  component: Calendar,
  render: (args) => <LiveCalendar {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [framed('calendar')],
  args: {
    now: CALENDAR_NOW,
    view: 'week',
    date: '2026-11-24',
    onPlaceChange: fn(),
    days: sampleWeek(),
    hasUndo: true,
    onUndo: fn(),
    actions: { onDecide: fn(async () => true) },
    onSwitch: fn(),
    onDelete: fn(),
    onAddSlot: fn(),
    onAddBooking: fn(async () => ({ ok: true as const, message: 'Booking added. It is confirmed.' })),
    addSlotHref: '/doctor/add/slot',
    owner: 'Dr. Meena Raghavan · Raghavan Heart Clinic, T Nagar',
  },
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Adds the space after a comma that the accessible-name library drops at the end of an element;
 * browsers keep it.
 */
const withSpaces = (name: string) => name.replaceAll(/,(?=\S)/g, ', ')
const cellNamed = (name: string | RegExp) =>
  page.getByRole('gridcell', {
    name: (found: string) => (typeof name === 'string' ? withSpaces(found) === name : name.test(withSpaces(found))),
  })
const WAITING = {
  bookings: [
    calendarBooking('2026-11-24', '10:40', 'Anitha Selvam', 'pending'),
    calendarBooking('2026-11-24', '11:40', 'Meenakshi Kumaravel', 'pending'),
    calendarBooking('2026-11-24', '17:30', 'Jayanthi Murugan', 'pending'),
    calendarBooking('2026-11-25', '10:00', 'Malathi Manickam', 'pending'),
    calendarBooking('2026-11-24', '09:40', 'Gopal Krishnan', 'pending'),
  ],
  total: 28,
  href: '/doctor/appointment?status=waiting',
}

export const Typical: Story = {
  name: '[CAL-01] [CAL-02] A week: open, off, held and booked slots',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^22 – 28 Nov(?:ember)? 2026$/ })).toBeVisible()
    for (const name of [
      'Tuesday 24 November, 10:40 AM, Anitha Selvam, pending',
      'Tuesday 24 November, 11:00 AM, Open',
      'Tuesday 24 November, 7:15 PM, Off',
      'Tuesday 24 November, 12:00 PM, Held',
      'Tuesday 24 November, 10:20 AM, Fathima Begum, confirmed, next patient',
      'Tuesday 24 November, 9:40 AM, Gopal Krishnan, not answered in time',
      'Tuesday 24 November, 11:20 AM, Thomas Antony, confirmed, added by you',
      'Tuesday 24 November, 5:30 PM, Jayanthi Murugan, pending, Sundar Raman, pending',
    ]) {
      await expect(cellNamed(name)).toBeVisible()
    }
    await expect(canvas.getByRole('rowheader', { name: 'Sunday 22 November, Closed' })).toBeVisible()
  },
}

export const Day: Story = {
  name: '[CAL-01] A day beside the pending bookings',
  args: { view: 'day', waiting: WAITING },
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Waiting for your answer' }))
    await expect(waiting.getAllByRole('listitem')).toHaveLength(5)
    const late = waiting.getByRole('listitem', { name: /Gopal Krishnan/ })
    await expect(
      within(late)
        .getAllByRole('button')
        .map((button) => [button.textContent, button.ariaLabel]),
    ).toEqual([['Decline', 'Decline, Gopal Krishnan']])
    await expect(waiting.getByRole('link', { name: 'Show all 28' })).toBeVisible()
  },
}

export const Keys: Story = {
  name: '[CAL-05] The grid by keyboard: arrows, Home, End, Page Down, Enter, letters',
  play: async ({ args }) => {
    cellNamed('Tuesday 24 November, 10:40 AM, Anitha Selvam, pending').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(cellNamed('Tuesday 24 November, 11:00 AM, Open')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(cellNamed('Wednesday 25 November, 11:00 AM, Open')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{End}')
    await expect(cellNamed('Tuesday 24 November, 7:45 PM, Off')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(cellNamed(/9:00 AM, Ravi Shankar/)).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith({ view: 'week', date: '2026-12-01' })
  },
}

export const Answers: Story = {
  name: '[CAL-03] A letter answers the focused booking, and Enter opens it',
  play: async ({ args }) => {
    cellNamed(/10:40 AM, Anitha Selvam/).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}a')
    await waitFor(() => expect(args.actions.onDecide).toHaveBeenCalledOnce())
    await expect(cellNamed('Tuesday 24 November, 10:40 AM, Anitha Selvam, confirmed')).toHaveFocus()
    cellNamed(/11:40 AM, Meenakshi Kumaravel/).focus()
    await userEvent.keyboard('{Enter}')
    const popover = await dialog('Meenakshi Kumaravel')
    await userEvent.click(popover.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(cellNamed('Tuesday 24 November, 11:40 AM, Open')).toHaveFocus())
  },
}

export const Conflict: Story = {
  name: '[CAL-08] Other bookings of that time are shown before the answer',
  play: async ({ args }) => {
    cellNamed(/5:30 PM, Jayanthi Murugan/).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}a')
    const popover = await dialog('5:30 – 5:45 PM')
    await expect(args.actions.onDecide).not.toHaveBeenCalled()
    await sees('Same time as Sundar Raman')
    for (const patient of ['Jayanthi Murugan', 'Sundar Raman'])
      await expect(popover.getByRole('button', { name: `Approve, ${patient}` })).toBeVisible()
  },
}

export const OpenSlot: Story = {
  name: '[CAL-03] [CAL-04] An open slot: switch, a booking for a patient at the desk, delete',
  play: async ({ args }) => {
    await userEvent.click(cellNamed('Tuesday 24 November, 11:00 AM, Open'))
    const popover = await dialog('11:00 – 11:20 AM')
    await expect(field(popover, 'Patient name')).toHaveFocus()
    await userEvent.click(popover.getByRole('button', { name: 'Add and confirm' }))
    await expect(args.onAddBooking).not.toHaveBeenCalled()
    await userEvent.type(field(popover, 'Patient name'), 'Murali Krishnamurthy')
    await userEvent.type(field(popover, 'Mobile Number'), '9840012345')
    await expect(popover.getByRole('switch', { name: 'Patients can book this slot' })).toBeChecked()
  },
}

export const SlotTaken: Story = {
  name: '[CAL-04] If the slot was just taken, the input stays, and the next open slot is offered',
  args: {
    onAddBooking: fn(async ({ slotId }: NewBooking) =>
      slotId.endsWith('11:00')
        ? { ok: false as const, taken: 'Somebody has just booked this slot.' }
        : { ok: true as const, message: 'Booking added. It is confirmed.' },
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(cellNamed('Tuesday 24 November, 11:00 AM, Open'))
    const popover = await dialog('11:00 – 11:20 AM')
    await userEvent.type(field(popover, 'Patient name'), 'Murali Krishnamurthy')
    await userEvent.type(field(popover, 'Mobile Number'), '9840012345')
    await userEvent.click(popover.getByRole('button', { name: 'Add and confirm' }))
    await expect(await popover.findByRole('alert')).toHaveTextContent(
      'Somebody has just booked this slot. The next open slot is 5:45 PM.',
    )
    await expect(field(popover, 'Patient name')).toHaveValue('Murali Krishnamurthy')
    await userEvent.click(popover.getByRole('button', { name: 'Use 5:45 PM' }))
    await userEvent.click(popover.getByRole('button', { name: 'Add and confirm' }))
    await waitFor(() =>
      expect(args.onAddBooking).toHaveBeenLastCalledWith({
        patientName: 'Murali Krishnamurthy',
        patientPhone: '9840012345',
        slotId: 'slt-2026-11-24-17:45',
      }),
    )
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const AddBooking: Story = {
  name: '[CAL-04] Add a booking proposes the next open slot',
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Add a booking' })
    if (button) await userEvent.click(button)
    const popover = await dialog('Add a booking')
    await expect(popover.getByRole('combobox', { name: 'Slot' })).toHaveDisplayValue('Tue 24 Nov, 11:00 AM')
    const days = within(popover.getByRole('combobox', { name: 'Slot' })).getAllByRole('group')
    await expect(days.map((day) => day.getAttribute('label')).slice(0, 2)).toEqual([
      'Tuesday 24 November',
      'Wednesday 25 November',
    ])
  },
}

export const Delete: Story = {
  name: '[CAL-03] An open slot is deleted, and the focus stays in the calendar',
  play: async ({ args }) => {
    await userEvent.click(cellNamed('Tuesday 24 November, 11:00 AM, Open'))
    const popover = await dialog('11:00 – 11:20 AM')
    await userEvent.click(popover.getByRole('button', { name: 'Delete slot' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'))
  },
}

export const EmptyHalfHour: Story = {
  name: '[CAL-03] A click on an empty half hour adds a slot',
  args: { days: emptyCalendar() },
  play: async ({ args }) => {
    await userEvent.click(cellNamed('Wednesday 25 November, 9:30 AM, no slot, Enter adds one'))
    await expect(args.onAddSlot).toHaveBeenCalledOnce()
    await expect(args.onAddSlot).toHaveBeenCalledWith({ date: '2026-11-25', from: '09:30', minutes: 30 })
  },
}

export const Loading: Story = { args: { days: undefined, isRefreshing: true } }
export const Empty: Story = {
  name: 'A week without slots',
  args: { days: emptyCalendar(), nextOpenDate: '2026-11-30' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No slots and no bookings')).toBeVisible()
    await expect(canvas.getByText('Select a half hour to add a slot.')).toBeVisible()
    const links = canvas.getAllByRole('link', { name: 'Add slot' })
    for (const link of links) await expect(link).toHaveAttribute('href', '/doctor/add/slot')
    await userEvent.click(canvas.getByRole('button', { name: 'Next open slot: Mon 30 Nov' }))
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith({ view: 'week', date: '2026-11-30' })
  },
}
export const Closed: Story = {
  name: 'All days are closed',
  args: { days: closedCalendar() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'All of these days are closed' })).toBeVisible()
  },
}
export const Failed: Story = {
  name: 'Loading failed: no booking can be added to unknown slots',
  args: { days: undefined, error: 'The calendar could not be loaded', onRetry: fn() },
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add a booking' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(add)
    await expect(page.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Stale: Story = {
  name: 'Refresh failed: the days stay, with a hint that they may be outdated',
  args: { error: 'The calendar could not be loaded', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('may be out of date')
  },
}
export const Full: Story = { name: '[CAL-06] Forty slots a day', args: { days: fullCalendar() } }
export const LongText: Story = {
  name: '[CAL-06] Ten to sixty minutes, several bookings at one time, bookings without a slot, long names',
  args: { days: crowdedCalendar() },
}
export const ClosedDay: Story = {
  name: 'A closed day leads to where days and hours are changed',
  args: { days: closedCalendar(), view: 'day', availabilityHref: '/doctor/availability' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your weekly hours and exceptions are under Availability.')).toBeVisible()
    const [link] = within(canvas.getByRole('main')).getAllByRole('link', { name: 'Availability' })
    await expect(link).toHaveAttribute('href', '/doctor/availability')
  },
}
export const Phone: Story = {
  name: 'On a phone the past slots are one line that opens, and Add slot is there once',
  globals: { viewport: { value: 'phone' } },
  args: { view: undefined },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('button', { name: /^\d+ past slots/ })
    await userEvent.click(line)
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    await expect(line).toHaveFocus()
    await expect(cellNamed(/9:00 AM, Ravi Shankar/)).toBeVisible()
    const links = canvas.getAllByRole('link', { name: 'Add slot' }).filter((link) => link.checkVisibility())
    await expect(links).toHaveLength(1)
  },
}
/** Returns the clipped names of the patients who share their time with another booking. */
const cutNames = (grid: HTMLElement) =>
  ['Jayanthi Murugan', 'Sundar Raman'].flatMap((name) =>
    within(grid)
      .queryAllByText(name)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map(() => name),
  )
export const DayTamil: Story = {
  name: '[CAL-06] In Tamil the name of a patient with a conflict is whole',
  globals: { language: 'ta' },
  args: { view: 'day', waiting: WAITING },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid')
    await expect(within(grid).getAllByText('Jayanthi Murugan').length).toBeGreaterThan(0)
    await expect(cutNames(grid)).toEqual([])
  },
}
/** Waits for the print sheet, whose code loads after the calendar. */
const sheetIsThere = async () => {
  await waitFor(() => expect(document.querySelector('[data-print-sheet] table')).not.toBeNull())
}
export const Sheet: Story = {
  name: '[CAL-07] The day on paper',
  tags: ['print'],
  args: { view: 'day', waiting: WAITING },
  play: sheetIsThere,
}
export const WeekSheet: Story = {
  name: '[CAL-07] The week on paper',
  tags: ['print'],
  play: sheetIsThere,
}
export const SheetTamil: Story = {
  ...Sheet,
  name: 'The day on paper, in Tamil',
  tags: ['print'],
  globals: { language: 'ta' },
}
