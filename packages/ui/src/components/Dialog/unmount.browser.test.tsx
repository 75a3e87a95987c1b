import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NalamProvider } from '../NalamProvider/NalamProvider.tsx'
import { Dialog } from './Dialog.tsx'

const added: HTMLElement[] = []
const add = <Element extends HTMLElement>(element: Element): Element => {
  added.push(element)
  return document.body.appendChild(element)
}

afterEach(() => {
  for (const element of added.splice(0)) element.remove()
})

const isHidden = (element: Element) => element.closest('[aria-hidden="true"]') !== null

/** A page of a host with a button, and a root of its own in which a dialog is open. */
async function openInRoot() {
  const host = add(document.createElement('button'))
  host.textContent = 'Of the host'
  const alwaysHidden = add(document.createElement('div'))
  alwaysHidden.setAttribute('aria-hidden', 'true')
  const root = createRoot(add(document.createElement('div')))
  const show = (title: string) =>
    root.render(
      <NalamProvider appearance="light">
        <h1>Bookings</h1>
        <Dialog key={title} open title={title} onClose={() => undefined}>
          text
        </Dialog>
      </NalamProvider>,
    )
  show('Details')
  await expect.element(page.getByRole('dialog', { name: 'Details' })).toBeVisible()
  await expect.poll(() => isHidden(host)).toBe(true)
  return { host, alwaysHidden, root, show }
}

it('a root that is unmounted with an open dialog leaves nothing of the host’s page hidden', async () => {
  const { host, alwaysHidden, root } = await openInRoot()
  root.unmount()
  await expect.poll(() => isHidden(host)).toBe(false)
  expect(isHidden(alwaysHidden)).toBe(true)
})

it('neither after one dialog has followed another', async () => {
  const { host, root, show } = await openInRoot()
  show('Edit booking')
  await expect.element(page.getByRole('dialog', { name: 'Edit booking' })).toBeVisible()
  await new Promise((resolve) => {
    setTimeout(resolve, 700)
  })
  expect(isHidden(host)).toBe(true)
  root.unmount()
  await expect.poll(() => isHidden(host)).toBe(false)
})
