import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { CALENDAR_NOW, sampleWeek } from '../../fixtures/calendar.ts'
import '../../theme/styles.css'
import { Calendar } from './Calendar.tsx'

const nothing = () => undefined

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  document.documentElement.style.fontSize = ''
})

it.each([
  // As wide as the page beside the sidebar in a window of 1280 px.
  { view: 'day', width: 1004 },
  { view: 'week', width: 1004 },
  { view: 'day', width: 768 },
  { view: 'day', width: 390 },
] as const)(
  '[CAL-06] at twice the text size the $view shows the names, and fits in $width px',
  async ({ view, width }) => {
    await page.viewport(width, 800)
    document.documentElement.style.fontSize = '32px'
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <NalamProvider>
        <main style={{ paddingInline: width < 900 ? '16px' : 0 }}>
          <Calendar
            now={CALENDAR_NOW}
            view={view}
            date={CALENDAR_NOW.date}
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
    const cell = page.getByRole('gridcell', { name: /Anitha Selvam/ }).first()
    await expect.element(cell).toBeVisible()
    await document.fonts.ready
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const named = [...document.querySelectorAll('[role="grid"] *')].filter(({ textContent }) =>
      /Fathima Begum/.test(textContent),
    )
    const name = named.findLast((element) => element.getBoundingClientRect().width > 1)
    // Not a letter of a name gives way to what shrinks beside it.
    const cut = [...document.querySelectorAll<HTMLElement>('[role="gridcell"] *')].filter((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      const [shown, needed] = [element, text].map((each) => each.getBoundingClientRect().width)
      return (
        /^(Karthik Subramanian|Fathima Begum|Anitha Selvam|Meenakshi Kumaravel)$/.test(element.textContent) &&
        (shown ?? 0) > 1 &&
        (shown ?? 0) < (needed ?? 0)
      )
    })
    if (view === 'day') expect(cut.map(({ textContent }) => textContent)).toEqual([])
    // All of the name in the day, and a part of it that can be read in the week.
    expect(name?.getBoundingClientRect().width).toBeGreaterThan(view === 'day' ? 120 : 40)
  },
)
