import type { WeeklyAvailability } from '@nalam/sdk'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { HOURS_TODAY, sampleAvailability } from '../../fixtures/availability.ts'
import '../../theme/styles.css'
import { Availability } from './Availability.tsx'

const nothing = () => undefined
const saved = sampleAvailability()

function Hours() {
  const [draft, setDraft] = useState<WeeklyAvailability>(saved)
  return (
    <NalamProvider>
      <Availability
        today={HOURS_TODAY}
        availability={saved}
        draft={draft}
        onDraftChange={setDraft}
        onDiscard={nothing}
        onPreview={nothing}
        previewHref={() => '/preview'}
        onAddException={async () => ({ ok: true })}
        onRemoveException={nothing}
        onKeepMine={nothing}
        onUseNewer={nothing}
      />
    </NalamProvider>
  )
}

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

for (const [width, height] of [
  [1280, 800],
  [700, 700],
  [360, 640],
] as const) {
  it(`[AVAIL-01] a chosen time never moves its own field: ${width} × ${height}`, async () => {
    await page.viewport(width, height)
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<Hours />)
    for (const [label, time] of [
      ['To', '11:30 PM'],
      ['From', '12:05 AM'],
      ['To', '1:00 AM'],
      ['From', '9:00 PM'],
    ] as const) {
      const field = page.getByLabelText(label, { exact: true }).first()
      await expect.element(field).toBeVisible()
      const select = field.element()
      select.scrollIntoView({ block: 'center', behavior: 'instant' })
      const before = select.getBoundingClientRect().top
      await userEvent.selectOptions(field, time)
      await expect.element(field).toHaveDisplayValue(time)
      expect(select.getBoundingClientRect().top - before, `${label} ${time}`).toBeCloseTo(0, 0)
    }
  })
}

it('[AVAIL-01] the bar that stays in sight after the first change does not cover the changed field', async () => {
  await page.viewport(1280, 560)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Hours />)
  const field = page.getByLabelText('To', { exact: true }).first()
  await expect.element(field).toBeVisible()
  const select = field.element()
  if (select instanceof HTMLElement) select.focus({ preventScroll: true })
  select.scrollIntoView({ block: 'end', behavior: 'instant' })
  await userEvent.selectOptions(field, '11:30 PM')
  await expect.element(page.getByRole('button', { name: 'Discard' })).toBeInViewport()
  await expect
    .poll(() => {
      const { top, bottom, left } = select.getBoundingClientRect()
      return document.elementFromPoint(left + 4, (top + bottom) / 2)
    })
    .toBe(select)
})
