import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { CALENDAR_NOW, fullCalendar } from '../../fixtures/calendar.ts'
import { storyClock } from '../../fixtures/slots.ts'
import '../../theme/styles.css'
import { Calendar } from './Calendar.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const nothing = () => undefined
const notSent = () => Promise.reject(new Error('Not part of this test'))
const DATE = '2026-11-26'

/** A day with bookings and without an open slot, whose next open day is asked for. */
const bookedDays = fullCalendar().map((day) => ({ ...day, slots: day.slots.filter(({ state }) => state === 'booked') }))

it.each([320, 390, 800])('the next open day, which is known later, moves nothing at %i px (U4)', async (width) => {
  await page.viewport(width, 844)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const draw = (nextOpenDate: string | undefined) =>
    root?.render(
      <NalamProvider now={storyClock}>
        <main style={{ padding: '16px' }}>
          <Calendar
            now={CALENDAR_NOW}
            view="day"
            date={DATE}
            days={bookedDays}
            nextOpenDate={nextOpenDate}
            owner="Dr. Meena Raghavan"
            onPlaceChange={nothing}
            actions={{ onDecide: notSent }}
            onSwitch={nothing}
            onAddBooking={notSent}
            onAddSlot={nothing}
            onOfferDay={nothing}
            onCancelDay={nothing}
            addSlotHref="/"
          />
        </main>
      </NalamProvider>,
    )
  draw(undefined)
  const more = page.getByRole('button', { name: 'More' })
  await expect.element(more).toBeVisible()
  await document.fonts.ready
  const places = () =>
    [more.element(), document.querySelector('[role="grid"]')].map((part) => {
      const { x, y } = part?.getBoundingClientRect() ?? {}
      return [x, y]
    })
  const before = places()
  draw('2026-11-30')
  await expect.element(page.getByRole('button', { name: 'Next open slot: Mon 30 Nov' })).toBeVisible()
  expect(places()).toEqual(before)
})
