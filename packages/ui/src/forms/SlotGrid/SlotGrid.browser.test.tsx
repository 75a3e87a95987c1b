import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sampleSlots, STORY_NOW } from '../../fixtures/slots.ts'
import { NalamProvider } from '../../components/NalamProvider/index.ts'
import { SlotGrid, SlotGridSkeleton } from './SlotGrid.tsx'
import '../../theme/styles.css'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const BULK = { onAction: async () => true, isPending: false }

it.each([
  { width: 1100, bulk: undefined },
  { width: 1100, bulk: BULK },
  { width: 700, bulk: BULK },
  { width: 460, bulk: undefined },
  { width: 460, bulk: BULK },
  { width: 360, bulk: BULK },
])('the skeleton of the slots has the columns of the slots: %o', async ({ width, bulk }) => {
  const place = document.body.appendChild(document.createElement('div'))
  place.style.width = `${width}px`
  root = createRoot(place)
  root.render(
    <NalamProvider>
      <SlotGrid slots={sampleSlots().slice(0, 6)} date="2026-11-23" now={STORY_NOW} bulk={bulk} />
      <SlotGridSkeleton count={6} hasBoxes={bulk !== undefined} />
    </NalamProvider>,
  )
  await expect.element(page.getByRole('list').first()).toBeVisible()
  const columns = [...place.querySelectorAll('*')]
    .map((element) => getComputedStyle(element))
    .filter(({ display, gridTemplateColumns }) => display === 'grid' && gridTemplateColumns.includes(' '))
    .map(({ gridTemplateColumns }) => gridTemplateColumns)
  expect(columns.length).toBeGreaterThan(1)
  expect(new Set(columns).size).toBe(1)
})
