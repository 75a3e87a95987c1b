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
