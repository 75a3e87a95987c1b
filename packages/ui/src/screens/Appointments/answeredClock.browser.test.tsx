import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { answeredBookings } from '../../fixtures/bookings.ts'
import '../../theme/styles.css'
import { AnsweredJustNow } from './AnsweredJustNow.tsx'

const SERVER = Date.parse('2026-11-20T08:50:00+05:30')

// The device's clock is the real one, years or days from this moment.
it.each([0, 3])(
  '[UNDO-02] [D6] the minutes left to undo are those of the server’s clock, after %i minutes',
  async (passed) => {
    await page.viewport(1280, 800)
    const undoUntil = new Date(SERVER + 8 * 60_000).toISOString()
    const answers = answeredBookings(1).map((booking) => ({ ...booking, undoUntil }))
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <NalamProvider now={() => SERVER + passed * 60_000}>
        <AnsweredJustNow answers={answers} onUndo={() => undefined} pendingIds={new Set()} />
      </NalamProvider>,
    )
    await page.getByRole('button', { name: 'Answered just now (1)' }).click()
    await expect.element(page.getByText(`${8 - passed} min left`)).toBeVisible()
    root.unmount()
  },
)
