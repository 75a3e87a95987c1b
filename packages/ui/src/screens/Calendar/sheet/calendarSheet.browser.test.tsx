import { calendarMessages, statusMessages, visitsMessages } from '../../../messages/internal.ts'
import type { DaySchedule } from '@nalam/sdk'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { emulate } from '../../../../test/emulate.ts'
import { printedPages } from '../../../../test/printedPages.ts'
import { NalamProvider } from '../../../components/NalamProvider/NalamProvider.tsx'
import { CALENDAR_NOW, calendarBooking, sampleWeek } from '../../../fixtures/calendar.ts'
import { calendar as hindi } from '../../../messages/hi/calendar.ts'
import { status as hindiStatus } from '../../../messages/hi/status.ts'
import { visits as hindiVisits } from '../../../messages/hi/visits.ts'
import { calendar as tamil } from '../../../messages/ta/calendar.ts'
import { status as tamilStatus } from '../../../messages/ta/status.ts'
import { visits as tamilVisits } from '../../../messages/ta/visits.ts'
import '../../../theme/styles.css'
import { dayColumn } from '../dayColumn.ts'
import type { CalendarView } from '../CalendarProps.ts'
import { CalendarSheet } from './CalendarSheet.tsx'

const OWNER = 'Dr. Meena Raghavan · Raghavan Heart Clinic, T Nagar'

const CATALOGUES = { en: calendarMessages.english, ta: tamil, hi: hindi }
const VISIT_WORDS = {
  en: { heading: visitsMessages.english.visit, noShow: statusMessages.english['no-show'] },
  ta: { heading: tamilVisits.visit, noShow: tamilStatus['no-show'] },
  hi: { heading: hindiVisits.visit, noShow: hindiStatus['no-show'] },
}
const LANGUAGES = ['en', 'ta', 'hi'] as const
type Language = (typeof LANGUAGES)[number]
const PAPERS = [
  { paper: 'A4', width: 595, height: 842 },
  { paper: 'Letter', width: 612, height: 792 },
] as const
/** Ordinary and long names, which take one, two or three lines. */
const NAMES: Record<Language, readonly string[]> = {
  en: ['Ravi Shankar', 'Venkatanarasimharajuvaripeta Subramaniyapillai Thirugnanasambandamoorthy'],
  ta: ['செந்தில் குமரன்', 'முத்துக்குமாரசுவாமி பாலகிருஷ்ணன்'],
  hi: ['राम शर्मा', 'श्रीमती अन्नपूर्णा विश्वनाथन अय्यर लक्ष्मीनारायणन'],
}

let root: Root
afterEach(() => root.unmount())

/** Returns the sheet of some days, which is hidden on screen. */
async function sheetOf(
  days: readonly DaySchedule[],
  {
    view = 'day',
    language = 'en',
    hasVisits = false,
  }: { view?: CalendarView; language?: Language; hasVisits?: boolean } = {},
): Promise<HTMLElement> {
  const columns = days.map((day) => dayColumn(day, CALENDAR_NOW))
  const date = columns[0]?.date ?? expect.unreachable()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider language={language}>
      <CalendarSheet
        calendar={{
          place: { view, date },
          now: CALENDAR_NOW,
          owner: OWNER,
          actions: { onDecide: async () => true, onVisit: hasVisits ? async () => true : undefined },
        }}
        columns={columns}
      />
    </NalamProvider>,
  )
  const found = () => document.querySelector<HTMLElement>('[data-print-sheet]')
  await expect.poll(() => found()?.textContent).toContain(CATALOGUES[language].notes)
  return found() ?? expect.unreachable()
}
const dayOf = (weekday: number) => sampleWeek()[weekday] ?? expect.unreachable()
const statuses = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[3]?.textContent)

it('[CAL-07] the head counts the slots that the rows show as open: a slot whose time has passed is past', async () => {
  const monday = await sheetOf([dayOf(1)])
  expect(monday.querySelector('header')?.textContent).toContain('0 open')
  expect(statuses(monday)).not.toContain('Open')
  expect(statuses(monday).filter((status) => status === 'Past')).toHaveLength(5)
  root.unmount()
  const wednesday = await sheetOf([dayOf(3)])
  const open = statuses(wednesday).filter((status) => status === 'Open')
  expect(wednesday.querySelector('header')?.textContent).toContain(`${open.length} open`)
  expect(statuses(wednesday)).not.toContain('Past')
})

/** Returns a day with this many bookings, each with its own mobile number. */
function bookedDay(day: DaySchedule, count: number, language: Language): DaySchedule {
  const names = NAMES[language]
  const date = day.date.split('-').toReversed().join('-')
  const bookings = Array.from({ length: count }, (_, index) => {
    const time = `${String(8 + Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`
    const booking = calendarBooking(date, time, names[index % names.length] ?? '', index % 3 ? 'confirmed' : 'pending')
    return { ...booking, patientPhone: `+9190000${date.slice(8)}${String(100 + index)}` }
  })
  return { date: day.date, isOpenDay: true, slots: [], bookings }
}
const numbersOf = (days: readonly DaySchedule[]) =>
  days.flatMap(({ bookings }) => bookings.map(({ patientPhone }) => patientPhone.slice(-5)))

/** Returns the middle of a cell's text, which may take two lines. */
function middleOf(cell: Element): number {
  const range = document.createRange()
  range.selectNodeContents(cell)
  const { top, bottom } = range.getBoundingClientRect()
  return (top + bottom) / 2
}

describe('[CAL-07] on paper', () => {
  for (const language of LANGUAGES) {
    for (const { paper, width, height } of PAPERS) {
      it(`every patient of a day is printed, with head and foot on every page: ${language}, ${paper}`, async () => {
        const day = bookedDay(dayOf(2), 40, language)
        await sheetOf([day], { language })
        const pages = await printedPages(paper, `day-${language}`)
        expect(pages.length).toBeGreaterThan(1)
        const printed = pages.flatMap(({ lines }) => lines.flatMap((line) => line.match(/(?<=90000-)\d{5}/g) ?? []))
        expect(printed).toEqual(numbersOf([day]))
        pages.forEach((page, index) => {
          const text = page.lines.join('\n')
          expect(Math.abs(page.width - width)).toBeLessThan(2)
          expect(Math.abs(page.height - height)).toBeLessThan(2)
          expect(text).toContain(OWNER)
          expect(text).toContain('10:12 AM')
          expect(text).toMatch(/90000-\d{5}/)
          expect(page.lines.at(-1)).toBe(`${index + 1} / ${pages.length}`)
        })
        if (language !== 'en') return
        const words = pages.flatMap(({ lines }) => lines).join('\n')
        for (const word of NAMES.en.join(' ').split(' ')) expect(words.split(word)).toHaveLength(21)
      })
    }

    it(`every text of a row is in its column, level with the others: ${language}`, async () => {
      const sheet = await sheetOf([dayOf(2)], { language })
      await emulate({ media: 'print' })
      sheet.style.width = '186mm'
      await document.fonts.ready
      for (const row of sheet.querySelectorAll('tbody tr, thead tr')) {
        for (const cell of row.querySelectorAll('th, td'))
          expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
        const [time, , , status] = row.querySelectorAll('td')
        if (!time || !status) continue
        expect(Math.abs(middleOf(time) - middleOf(status))).toBeLessThan(1)
      }
      await emulate({})
    })
  }

  it.each(LANGUAGES)('a week is printed with its dates, the doctor and every booking: %s', async (language) => {
    const days = sampleWeek().map((day, index) => (index % 6 === 0 ? day : bookedDay(day, 12 + index, language)))
    await sheetOf(days, { view: 'week', language })
    const pages = await printedPages('A4', `week-${language}`)
    const lines = pages.flatMap((page) => page.lines)
    expect(lines.flatMap((line) => line.match(/(?<=90000-)\d{5}/g) ?? [])).toEqual(
      expect.arrayContaining(numbersOf(days)),
    )
    for (const { lines: own } of pages) {
      expect(own.join('\n')).toContain(OWNER)
      expect(own.join('\n').replaceAll('\t', '')).toMatch(/22 – 28.*2026/)
    }
    // The year is in the head of each page, and where it says when it was printed.
    for (let day = 22; day <= 28; day += 1)
      expect(lines.some((line) => new RegExp(`^(?!.*2026)\\D+ ${day} `).test(line.replaceAll('\t', ' ')))).toBe(true)
  })
})

it.each(LANGUAGES)('[VISIT-03] a day has a column for the visit, which says who came: %s', async (language) => {
  const day = dayOf(2)
  const slots = day.slots.map((slot, index) =>
    slot.booking && index === 0 ? { ...slot, booking: { ...slot.booking, visit: 'no-show' as const } } : slot,
  )
  const sheet = await sheetOf([{ ...day, slots }], { language, hasVisits: true })
  const headings = [...sheet.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  expect(headings).toHaveLength(6)
  expect(headings[4]).toBe(VISIT_WORDS[language].heading)
  const visits = [...sheet.querySelectorAll('tbody tr')].flatMap((row) => row.querySelectorAll('td')[4] ?? [])
  expect(visits.map(({ textContent }) => textContent).filter(Boolean)).toEqual([VISIT_WORDS[language].noShow])
})

it('[EXT-01] a platform without visits has no column for them', async () => {
  const sheet = await sheetOf([dayOf(2)])
  expect(sheet.querySelectorAll('thead th')).toHaveLength(5)
})
