import type { Booking, DaySchedule } from '@nalam/sdk'
import type { BookingState } from '@nalam/sdk/rules'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { waitingList } from '../../test/waitingList.ts'
import { NalamProvider } from '../components/NalamProvider/NalamProvider.tsx'
import { bookingsInStates } from '../fixtures/bookings.ts'
import '../theme/styles.css'
import { Appointments } from './Appointments/Appointments.tsx'
import { Calendar } from './Calendar/Calendar.tsx'

// A booking is in the same state for everyone who shows it. The words of this table are typed here
// again on purpose: a reader that lacks a state, or says something else, fails.

/** What is read in every view, and below the patient's name where there is a badge. */
const WORDS: Record<BookingState, { word: string; badge: string; note?: string }> = {
  waiting: { word: 'Pending', badge: 'Pending' },
  lapsed: { word: 'Not answered in time', badge: 'Pending', note: 'The time has passed.' },
  'none-fits': { word: 'None of the times fits', badge: 'Pending', note: 'None of the times fits' },
  'no-answer': { word: 'No answer', badge: 'Pending', note: 'No answer' },
  offered: { word: 'Other times offered', badge: 'Reschedule', note: 'Other times offered' },
  'offered-kept': {
    word: 'Other times offered, this one is kept',
    badge: 'Reschedule',
    note: 'Other times offered, this one is kept',
  },
  asked: { word: 'Asked to choose another time', badge: 'Reschedule', note: 'Asked to choose another time' },
  confirmed: { word: 'Confirmed', badge: 'Confirmed' },
  arrived: { word: 'Arrived', badge: 'Arrived' },
  seen: { word: 'Seen', badge: 'Seen' },
  'no-show': { word: 'No-show', badge: 'No-show' },
  declined: { word: 'Declined', badge: 'Declined' },
  cancelled: { word: 'Cancelled', badge: 'Cancelled' },
  unknown: { word: 'Postponed', badge: 'Postponed' },
}

const NOW = { date: '2026-11-20', time: '09:00' }
const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
const nothing = () => undefined

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

async function show(width: number, content: ReactNode, name: string): Promise<void> {
  await page.viewport(width, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<NalamProvider>{content}</NalamProvider>)
  await expect.poll(() => document.body.textContent).toContain(name)
}

const list = (booking: Booking) => (
  <Appointments
    {...waitingList}
    now={NOW}
    page={{
      bookings: [booking],
      currentPage: 1,
      totalPages: 1,
      itemsPerPage: 10,
      totalItems: 1,
      summary: undefined,
    }}
  />
)

function calendar(booking: Booking, view: 'day' | 'week' = 'day') {
  const slot = { id: 'slt-1', from: booking.time, to: '10:00', state: 'booked' as const, booking }
  const day: DaySchedule = { date: booking.date, isOpenDay: true, slots: [slot], bookings: [] }
  return (
    <Calendar
      now={NOW}
      view={view}
      date={booking.date.split('-').toReversed().join('-')}
      days={[day]}
      waiting={{ bookings: [booking], total: 1, href: '/' }}
      onPlaceChange={nothing}
      actions={{ onDecide: async () => true }}
      onSwitch={nothing}
      onAddBooking={async () => ({ ok: true })}
      addSlotHref="/"
      owner="Dr. Meena Raghavan"
    />
  )
}

describe.each(bookingsInStates())('[BOOK-04] a booking that is %s', (state, booking) => {
  const { word, badge, note = '' } = WORDS[state]

  it('says so in the list', async () => {
    await show(1280, list(booking), booking.patientName)
    expect(text('tbody tr')).toContain(badge)
    expect(text('tbody tr')).toContain(note)
  })

  it('says so on its card', async () => {
    await show(390, list(booking), booking.patientName)
    expect(text('article')).toContain(badge)
    expect(text('article')).toContain(note)
  })

  it('says so in the calendar, in the name of its cell, on paper and in the column of who waits', async () => {
    await show(1280, calendar(booking), booking.patientName)
    await expect.poll(() => text('[data-cell] > :first-child')).toContain(`, ${word.toLowerCase()}`)
    expect(text('[data-cell] > :last-child')).toContain(word)
    await expect.poll(() => text('[data-print-sheet]')).toContain('Notes')
    // On paper stands who may come.
    const isPrinted = state !== 'declined' && state !== 'cancelled'
    expect(text('[data-print-sheet] tbody').includes(word)).toBe(isPrinted)
    // A heading of the column says that the time has passed.
    expect(text('li[data-booking]')).toContain(state === 'lapsed' ? 'Can only be declined' : note)
  })

  it('has its sign explained below the week', async () => {
    await show(1280, calendar(booking, 'week'), booking.patientName)
    const visits = ['Arrived', 'Seen', 'No-show']
    const legend = text('ul[aria-label="Legend"]')
    expect(visits.filter((visit) => legend.includes(visit))).toEqual(visits.filter((visit) => visit === word))
    expect(legend).toContain('Confirmed')
  })

  it('says so in its details', async () => {
    await show(1280, list(booking), booking.patientName)
    await page.getByRole('button', { name: `View booking of ${booking.patientName}` }).click()
    await expect.poll(() => text('[role="dialog"]')).toContain(`Status${badge}`)
    expect(text('[role="dialog"]')).toContain(note)
  })
})
