import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { WeekStrip } from '../components/WeekStrip/WeekStrip.tsx'
import { NalamProvider, PageTheme } from '../components/NalamProvider/index.ts'
import { TextField } from '../components/TextField/TextField.tsx'
import { WORKDAYS } from '../fixtures/slots.ts'
import { ta } from '../messages/ta/index.ts'
import './styles.css'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
})

it('text and fields have their drawn sizes, and twice that when the reader has chosen twice the size', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider>
      <PageTheme />
      <p>Words</p>
      <TextField label="Name" />
    </NalamProvider>,
  )
  const words = page.getByText('Words')
  await expect.element(words).toHaveStyle({ fontSize: '15px', lineHeight: '22px' })
  await expect.element(page.getByText('Name', { exact: true })).toHaveStyle({ fontSize: '14px' })
  const height = () => page.getByLabelText('Name').element().parentElement?.getBoundingClientRect().height
  expect(height()).toBe(40)
  document.documentElement.style.fontSize = '32px'
  await expect.element(words).toHaveStyle({ fontSize: '30px', lineHeight: '44px' })
  expect(height()).toBe(80)
})

it.each([390, 768, 1280])(
  'nothing of the strip of days is beside the page at %i px with twice the text size, in Tamil',
  async (width) => {
    await page.viewport(width, 900)
    document.documentElement.style.fontSize = '32px'
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <NalamProvider language="ta" messages={ta}>
        <main style={{ padding: '16px' }}>
          <WeekStrip today="2026-11-20" availableDays={WORKDAYS} />
        </main>
      </NalamProvider>,
    )
    await expect.element(page.getByRole('toolbar')).toBeVisible()
    await document.fonts.ready
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)
