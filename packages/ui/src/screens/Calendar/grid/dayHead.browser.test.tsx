import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { NalamProvider } from '../../../components/NalamProvider/NalamProvider.tsx'
import '../../../theme/styles.css'
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
