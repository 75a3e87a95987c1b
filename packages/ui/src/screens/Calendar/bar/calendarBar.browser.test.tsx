import { loadMessages } from '../../../messages/internal.ts'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NalamProvider } from '../../../components/NalamProvider/NalamProvider.tsx'
import '../../../theme/styles.css'
import { Calendar } from '../Calendar.tsx'

/** Its width at every width of the window. */
const SIDEBAR = 220

const nothing = () => undefined

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it.each(
  (['en', 'ta', 'hi'] as const).flatMap((language) =>
    [640, 768, 899, 900, 1024, 1160, 1280, 1440].flatMap((width) =>
      (width < 900 ? (['day'] as const) : (['day', 'week'] as const)).map((view) => ({ language, width, view })),
    ),
  ),
)(
  '[CAL-01] the bar is one row from 640 px on, and nothing is cut off: $language, $width px, $view',
  async ({ language, width, view }) => {
    await page.viewport(width, 700)
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <NalamProvider language={language} messages={await loadMessages(language)}>
        {/* The sidebar and the padding of the frame at these widths. */}
        <main style={{ padding: '24px 28px', marginInlineStart: width < 900 ? 0 : SIDEBAR }}>
          <Calendar
            view={view}
            date={view === 'day' ? '2026-09-23' : '2026-09-29'}
            now={{ date: '2026-09-20', time: '10:00' }}
            onPlaceChange={nothing}
            days={[]}
            actions={{ onDecide: async () => true }}
            onSwitch={nothing}
            onAddBooking={async () => ({ ok: true })}
            addSlotHref="/"
            owner="Dr. Meena Raghavan"
          />
        </main>
      </NalamProvider>,
    )
    await expect.poll(() => document.querySelector('header')).not.toBeNull()
    await document.fonts.ready
    const header = document.querySelector('header')
    if (!header) throw new Error('No bar')
    const shown = [...header.querySelectorAll('button, a, h1')].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().width > 1,
    )
    expect(shown.length).toBeGreaterThan(5)
    const middles = shown.map((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    })
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
    const cut = shown.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    expect(cut.map(({ textContent }) => textContent)).toEqual([])
    // A text that wraps makes its button higher.
    expect(Math.max(...shown.map((part) => part.getBoundingClientRect().height))).toBeLessThan(45)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)
