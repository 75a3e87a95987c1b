import { addDays, toIsoDate, toWireDate, type DaySchedule } from '@nalam/sdk'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NalamProvider } from '../../../components/NalamProvider/NalamProvider.tsx'
import { CALENDAR_NOW, sampleWeek } from '../../../fixtures/calendar.ts'
import '../../../theme/styles.css'
import { Calendar } from '../Calendar.tsx'

const nothing = () => undefined

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/** A week of the calendar: this one or the next, loaded or not. */
function show(date: string, days: readonly DaySchedule[] | undefined): void {
  root?.render(
    <NalamProvider>
      <Calendar
        now={CALENDAR_NOW}
        view="week"
        date={date}
        onPlaceChange={nothing}
        days={days}
        actions={{ onDecide: async () => true }}
        onSwitch={nothing}
        onAddBooking={async () => ({ ok: true })}
        addSlotHref="/"
        owner="Dr. Meena Raghavan"
      />
    </NalamProvider>,
  )
}

const NEXT = addDays(CALENDAR_NOW.date, 7)
const nextWeek = () =>
  sampleWeek().map((day) => ({ ...day, date: toWireDate(addDays(toIsoDate(day.date) ?? '', 7)) ?? '' }))
const focusedCell = () => document.activeElement?.closest('[role=gridcell]')?.getAttribute('data-cell')

/** Goes to the next week by Page Down; its days are still loading then. */
async function pageDown(): Promise<void> {
  await page.viewport(1280, 800)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  show(CALENDAR_NOW.date, sampleWeek())
  await expect.element(page.getByRole('grid')).toBeVisible()
  for (let presses = 0; presses < 20 && focusedCell() === undefined; presses++) await userEvent.tab()
  await userEvent.keyboard('{PageDown}')
  show(NEXT, undefined)
  await expect.element(page.getByRole('grid')).toHaveFocus()
}

it('[CAL-05] after Page Down the same time of the next week has the focus once its days are there', async () => {
  await pageDown()
  show(NEXT, nextWeek())
  await expect.poll(() => focusedCell()?.startsWith(NEXT)).toBe(true)
})

it('[CAL-05] days that come late take no focus from a doctor who has gone on', async () => {
  await pageDown()
  const today = page.getByRole('button', { name: 'Today' })
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  today.element().focus()
  show(NEXT, nextWeek())
  await expect.element(page.getByRole('gridcell', { name: /Anitha Selvam/ }).first()).toBeInTheDocument()
  await expect.element(today).toHaveFocus()
})

it.each([800, 400])(
  '[CAL-05] Ctrl+End and Ctrl+Home bring the cell with the focus into a window of %i px',
  async (height) => {
    await page.viewport(1280, height)
    root = createRoot(document.body.appendChild(document.createElement('div')))
    show(CALENDAR_NOW.date, sampleWeek())
    await expect.element(page.getByRole('grid')).toBeVisible()
    for (let presses = 0; presses < 20 && focusedCell() === undefined; presses++) await userEvent.tab()
    const cells = [...document.querySelectorAll<HTMLElement>('[role=gridcell][data-cell]')]
    for (const [keys, cell] of [
      ['{Control>}{End}{/Control}', cells.at(-1)],
      ['{Control>}{Home}{/Control}', cells[0]],
    ] as const) {
      await userEvent.keyboard(keys)
      await expect.poll(focusedCell).toBe(cell?.dataset['cell'])
      await expect
        .poll(() => {
          const { top, bottom, left, right } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
          const isInside = top >= 0 && Math.min(bottom, top + 20) <= window.innerHeight && right <= window.innerWidth
          // Not below the heads of the days.
          const found = document.elementFromPoint((left + right) / 2, top + 4)
          return isInside && found?.closest('[data-cell]')?.getAttribute('data-cell') === focusedCell()
        })
        .toBe(true)
    }
  },
)
