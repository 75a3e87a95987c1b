import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { CALENDAR_NOW, sampleWeek } from '../../fixtures/calendar.ts'
import '../../theme/styles.css'
import { dayColumn } from './calendarDay.ts'
import { DaySheet } from './DaySheet.tsx'

let root: Root
afterEach(() => root.unmount())

/** Returns the sheet of a day of the sample week, which is hidden on screen. */
async function sheetOf(weekday: number): Promise<HTMLElement> {
  const day = sampleWeek()[weekday] ?? expect.unreachable()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider>
      <DaySheet column={dayColumn(day, CALENDAR_NOW)} now={CALENDAR_NOW} owner="Meena Raghavan" />
    </NalamProvider>,
  )
  const found = () => document.querySelector<HTMLElement>('[data-print-sheet]')
  await expect.poll(found).not.toBeNull()
  return found() ?? expect.unreachable()
}
const statuses = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[3]?.textContent)

it('[CAL-07] the head counts the slots that the rows show as open: a slot whose time has passed is past', async () => {
  const monday = await sheetOf(1)
  expect(monday.querySelector('header')?.textContent).toContain('0 open')
  expect(statuses(monday)).not.toContain('Open')
  expect(statuses(monday).filter((status) => status === 'Past')).toHaveLength(5)
  root.unmount()
  const wednesday = await sheetOf(3)
  const open = statuses(wednesday).filter((status) => status === 'Open')
  expect(wednesday.querySelector('header')?.textContent).toContain(`${open.length} open`)
  expect(statuses(wednesday)).not.toContain('Past')
})
