import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NalamProvider } from '../../../components/NalamProvider/NalamProvider.tsx'
import { CALENDAR_NOW, sampleWeek } from '../../../fixtures/calendar.ts'
import { loadMessages } from '../../../messages/internal.ts'
import '../../../theme/styles.css'
import { Calendar } from '../Calendar.tsx'
import { DayHead } from './CalendarDay.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

// 41 px: the column of a closed day in a week at 900 px.
it.each([
  { width: 41, parts: ['விடுமுறை'], whole: [] },
  { width: 97, parts: ['12 booked', '3 waiting'], whole: ['12 booked', '3 waiting'] },
  { width: 149, parts: ['17 முன்பதிவு', '4 திறந்துள்ளன'], whole: ['17 முன்பதிவு', '4 திறந்துள்ளன'] },
  { width: 120, parts: ['उपलब्ध नहीं'], whole: ['उपलब्ध नहीं'] },
])('[CAL-06] a text below a day is shown as a whole: $parts in $width px', async ({ width, parts, whole }) => {
  await page.viewport(1280, 800)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider language="en">
      <div role="grid" style={{ width, display: 'grid' }}>
        <div role="row" style={{ minWidth: 0, borderLeft: '1px solid' }}>
          <DayHead
            date="2026-09-20"
            isToday={false}
            isClosed
            isUnknown={false}
            isBlank={parts.length === 1}
            tally={parts}
          />
        </div>
      </div>
    </NalamProvider>,
  )
  await expect.poll(() => document.querySelector('[role="rowheader"]')).not.toBeNull()
  await document.fonts.ready
  const head = document.querySelector('[role="rowheader"]')
  expect(parts.filter((part) => !head?.getAttribute('aria-label')?.includes(part))).toEqual([])
  const line = head?.lastElementChild
  const clip = line?.getBoundingClientRect()
  const shown: string[] = []
  for (const part of line?.children ?? []) {
    const { top, right } = part.getBoundingClientRect()
    if (!clip || top >= clip.bottom - 1) continue
    shown.push(part.textContent)
    expect(right).toBeLessThanOrEqual(clip.right + 1)
  }
  expect(shown).toEqual(whole)
})

/** Its width at every width of the window that has a week. */
const SIDEBAR = 220
const nothing = () => undefined

it.each(
  (['en', 'ta', 'hi'] as const).flatMap((language) =>
    [900, 1000, 1100, 1280, 1440].map((width) => ({ language, width })),
  ),
)(
  '[CAL-06] heads of a week show all counts, and folded hours leave closed days alone: $language, $width px',
  async ({ language, width }) => {
    await page.viewport(width, 800)
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <NalamProvider language={language} messages={await loadMessages(language)}>
        <main lang={language} style={{ padding: '24px 28px', marginInlineStart: SIDEBAR }}>
          <Calendar
            view="week"
            date={CALENDAR_NOW.date}
            now={CALENDAR_NOW}
            onPlaceChange={nothing}
            days={sampleWeek()}
            actions={{ onDecide: async () => true }}
            onSwitch={nothing}
            onAddBooking={async () => ({ ok: true })}
            addSlotHref="/"
            owner="Dr. Meena Raghavan"
          />
        </main>
      </NalamProvider>,
    )
    await expect.poll(() => document.querySelectorAll('[role="rowheader"]').length).toBe(7)
    await document.fonts.ready
    const heads = [...document.querySelectorAll('[role="rowheader"]')]
    const cut = heads.flatMap((head) => {
      const { right, bottom } = head.getBoundingClientRect()
      return [...head.querySelectorAll('span')]
        .filter((part) => part.childElementCount === 0 && part.checkVisibility() && part.offsetParent)
        .filter((part) => {
          const box = part.getBoundingClientRect()
          return box.right > right || box.bottom > bottom || part.scrollWidth > part.clientWidth + 1
        })
        .map(({ textContent }) => textContent)
    })
    expect(cut).toEqual([])
    // One line of counts where every language of this width has room for it.
    const height = heads[0]?.getBoundingClientRect().height
    expect(height).toBe(width >= 1280 && language !== 'ta' ? 60 : 78)

    const fold = page.getByRole('button', { name: /12:30.*5:00/ }).element()
    const { top, bottom } = fold.getBoundingClientRect()
    const widest = Math.max(...heads.map((head) => head.getBoundingClientRect().width))
    const closed = heads.filter((head) => head.getBoundingClientRect().width < 0.9 * widest)
    expect(closed).toHaveLength(2)
    for (const head of closed) {
      const { left, right } = head.getBoundingClientRect()
      window.scrollTo(0, top)
      const y = (top + bottom) / 2 - window.scrollY
      const found = document.elementsFromPoint((left + right) / 2, y).map((part) => getComputedStyle(part))
      expect(found.findIndex(({ backgroundImage }) => backgroundImage.includes('gradient'))).toBeGreaterThanOrEqual(0)
      const above = found.slice(
        0,
        found.findIndex(({ backgroundImage }) => backgroundImage.includes('gradient')),
      )
      expect(above.filter(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)')).toEqual([])
      window.scrollTo(0, 0)
    }
  },
)
