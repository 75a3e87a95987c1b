import { addDays, toIsoDate, toWireDate } from '@nalam/sdk'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
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

/** The sample week, some weeks later, with all slots in one state. */
const weekLater = (weeks: number, state: 'open' | 'off') =>
  sampleWeek().map((day) => ({
    ...day,
    date: toWireDate(addDays(toIsoDate(day.date) ?? '', 7 * weeks)) ?? '',
    slots: day.slots.map(({ id, from, to }) => ({ id, from, to, state })),
  }))

function show(weeks: number, state: 'open' | 'off') {
  root?.render(
    <NalamProvider>
      <Calendar
        now={CALENDAR_NOW}
        view="week"
        date={addDays(CALENDAR_NOW.date, 7 * weeks)}
        onPlaceChange={nothing}
        days={weekLater(weeks, state)}
        actions={{ onDecide: async () => true }}
        onSwitch={nothing}
        onAddBooking={async () => ({ ok: true })}
        addSlotHref="/"
        owner="Dr. Meena Raghavan"
      />
    </NalamProvider>,
  )
}

/** The words of the cells as they are drawn. */
const drawn = () => {
  const cells = [...document.querySelectorAll<HTMLElement>('[role=gridcell][aria-haspopup]')]
  return new Set(cells.map(({ innerText }) => /(?:open|off)$/i.exec(innerText.trim())?.[0]))
}

it('[CAL-02] the words Open and Off look the same in every week', async () => {
  await page.viewport(1280, 800)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  show(1, 'open')
  await expect.poll(drawn).toEqual(new Set(['Open']))
  // Next: the cells of the same times are used again.
  show(2, 'off')
  await expect.poll(drawn).toEqual(new Set(['Off']))
  show(3, 'open')
  await expect.poll(drawn).toEqual(new Set(['Open']))
})
