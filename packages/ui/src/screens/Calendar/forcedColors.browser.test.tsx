import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { emulate } from '../../../test/emulate.ts'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { CALENDAR_NOW, emptyCalendar } from '../../fixtures/calendar.ts'
import '../../theme/styles.css'
import { Calendar } from './Calendar.tsx'

const nothing = () => undefined

let root: Root | undefined
afterEach(async () => {
  root?.unmount()
  document.body.replaceChildren()
  await emulate({})
})

it('[CAL-05] in forced colours, Add slot is shown where the focus is and nowhere else', async () => {
  await page.viewport(1280, 800)
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider>
      <Calendar
        now={CALENDAR_NOW}
        view="week"
        date={CALENDAR_NOW.date}
        onPlaceChange={nothing}
        days={emptyCalendar()}
        actions={{ onDecide: async () => true }}
        onSwitch={nothing}
        onAddSlot={nothing}
        onAddBooking={async () => ({ ok: true })}
        addSlotHref="/"
        owner="Dr. Meena Raghavan"
      />
    </NalamProvider>,
  )
  const cells = () => [...document.querySelectorAll<HTMLElement>('[role=gridcell]')]
  const seen = () => cells().filter((cell) => cell.checkVisibility({ opacityProperty: true }))
  await expect.poll(() => cells().length).toBeGreaterThan(20)
  // Where the pointer is not.
  await page.getByRole('heading', { name: 'Calendar' }).hover()
  expect(seen()).toEqual([])
  const [first] = cells()
  first?.focus()
  expect(seen()).toEqual([first])
})
