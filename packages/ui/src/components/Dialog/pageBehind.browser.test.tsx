import '../../theme/styles.css'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NalamProvider } from '../NalamProvider/NalamProvider.tsx'
import { Dialog } from './Dialog.tsx'

const element = document.createElement('div')
const root = createRoot(element)
const style = document.createElement('style')
style.textContent = '.sticky { position: sticky; inset-block-start: 0 } .tall { block-size: 4000px }'
afterEach(() => {
  root.unmount()
  element.remove()
  style.remove()
})

const header = () => page.getByRole('banner').element().getBoundingClientRect().top

it('header and sidebar of a scrolled page stay where they are under a dialog', async () => {
  document.body.append(element)
  document.head.append(style)
  const show = (open: boolean) =>
    root.render(
      <NalamProvider appearance="light">
        <header className="sticky">Nalam</header>
        <p className="tall">Bookings</p>
        <Dialog open={open} title="Details" onClose={() => undefined}>
          text
        </Dialog>
      </NalamProvider>,
    )
  show(false)
  await expect.element(page.getByRole('banner')).toBeVisible()
  window.scrollTo(0, 120)
  await expect.poll(() => window.scrollY).toBe(120)
  expect(header()).toBe(0)
  show(true)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(document.body.className).not.toBe('')
  expect(window.scrollY).toBe(120)
  expect(document.querySelector('header')?.getBoundingClientRect().top).toBe(0)
})

it('below a page that is shorter than the window, the scrim darkens the ground of the page once', async () => {
  const html = document.documentElement
  // As the portal sets it.
  html.style.setProperty('--nalam-canvas', 'rgb(246, 248, 248)')
  document.body.append(element)
  const short = createRoot(element)
  const show = (open: boolean) =>
    short.render(
      <NalamProvider appearance="light">
        <Dialog open={open} title="Details" onClose={() => undefined}>
          text
        </Dialog>
      </NalamProvider>,
    )
  const ground = () => getComputedStyle(document.body, '::before')
  show(true)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(ground().position).toBe('fixed')
  expect(ground().backgroundColor).toBe('rgb(246, 248, 248)')
  // The place of a scroll bar has the colour of the scrim over it.
  expect(getComputedStyle(html).backgroundColor).toMatch(/^color\(srgb 0\.53/)
  show(false)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(ground().position).toBe('static')
  short.unmount()
  html.style.removeProperty('--nalam-canvas')
})
