import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { HOURS_TODAY, sampleAvailability } from '../../fixtures/availability.ts'
import '../../theme/styles.css'
import { Availability } from './Availability.tsx'

const nothing = () => undefined
const saved = sampleAvailability()

let root: Root
beforeEach(async () => {
  await page.viewport(1280, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider>
      <Availability
        today={HOURS_TODAY}
        availability={saved}
        draft={saved}
        onDraftChange={nothing}
        onDiscard={nothing}
        onPreview={nothing}
        previewHref={() => '/preview'}
        onAddException={async () => ({ ok: true })}
        onRemoveException={nothing}
        onKeepMine={nothing}
        onUseNewer={nothing}
      />
    </NalamProvider>,
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('[AVAIL-02] an exception that is being entered stays when the window becomes as narrow as a phone, and wide again', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Add an exception' }))
  const note = page.getByRole('dialog').getByLabelText('Note')
  await userEvent.fill(note, 'Pongal')
  for (const width of [360, 1280]) {
    await page.viewport(width, 900)
    await expect.element(note).toBeVisible()
    await expect.element(note).toHaveValue('Pongal')
  }
})

it('[AVAIL-05] so does a publication of chosen days, and a phone shows the part that was in use', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Publish chosen dates' }))
  await page.viewport(360, 900)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('radio', { name: 'Publish' })).toBeChecked()
})
