import { createPortal } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import styles from '../../theme/styles.css?inline'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { useToasts } from '../Toasts/ToastProvider.tsx'
import { NalamProvider } from './NalamProvider.tsx'
import { PageTheme } from './PageTheme.tsx'

let root: Root | undefined
let inner: Document

beforeEach(() => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  if (!frame.contentDocument) throw new Error('The frame has no document')
  inner = frame.contentDocument
  inner.head.appendChild(inner.createElement('style')).textContent = styles
})
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

/** Renders a root into the frame. */
function render(children: React.ReactNode): void {
  root = createRoot(inner.body.appendChild(inner.createElement('div')))
  root.render(
    <NalamProvider targetDocument={inner} appearance="dark" language="en">
      <PageTheme />
      {children}
    </NalamProvider>,
  )
}

/** Resolves to a control of a document, by its name or its text. */
const control = (name: string, of = inner): Promise<HTMLElement> =>
  vi.waitFor(
    () => {
      const found = [...of.querySelectorAll<HTMLElement>('button, [role=menuitem]')].find(
        (each) => each.getAttribute('aria-label') === name || each.textContent === name,
      )
      if (!found) throw new Error(`No ${name}`)
      return found
    },
    { timeout: 30_000 },
  )

function Sender({ text }: { text: string }) {
  const toasts = useToasts()
  return (
    <button type="button" onClick={() => toasts.error(text)}>
      {text}
    </button>
  )
}

it('theme, styles and toasts are those of the frame', async () => {
  render(<Sender text="Not sent" />)
  const sender = await control('Not sent')
  sender.focus()
  sender.click()
  await expect.poll(() => inner.querySelector('[data-toast=error]')?.textContent).toContain('Not sent')
  expect(document.querySelector('[data-toast]')).toBeNull()
  const { position, zIndex } = getComputedStyle(inner.querySelector('.fui-Toaster') ?? inner.body)
  expect({ position, zIndex }).toEqual({ position: 'fixed', zIndex: '1000001' })
  expect(inner.documentElement.className).toContain('nalam-dark')
  expect(document.documentElement.className).not.toContain('nalam')

  const dismiss = await control('Dismiss')
  dismiss.focus()
  dismiss.click()
  await expect.poll(() => inner.activeElement).toBe(sender)
})

it('the focus stays near a control that was removed from the frame', async () => {
  const outside = document.body.appendChild(document.createElement('button'))
  outside.focus()
  const buttons = (names: readonly string[]) => (
    <div>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  )
  render(buttons(['Approve', 'Decline']))
  ;(await control('Approve')).focus()
  root?.render(<NalamProvider targetDocument={inner}>{buttons(['Decline'])}</NalamProvider>)
  await expect.poll(() => inner.activeElement?.textContent).toBe('Decline')
})

it('a menu closes on a press elsewhere in the frame, Escape closes a name, a dialog takes lost focus', async () => {
  const onClose = vi.fn<() => void>()
  const screen = (open: boolean, hasField: boolean) => (
    <>
      <MenuButton label="More" items={[{ key: 'print', label: 'Print' }]}>
        More
      </MenuButton>
      <IconButton icon={<svg />} label="Refresh" />
      <Dialog open={open} title="Cancel the booking" onClose={onClose}>
        {hasField && <input aria-label="Reason" />}
      </Dialog>
    </>
  )
  const provided = (open: boolean, hasField: boolean) => (
    <NalamProvider targetDocument={inner}>{screen(open, hasField)}</NalamProvider>
  )
  render(null)
  root?.render(provided(false, false))
  ;(await control('More')).click()
  const item = await control('Print')
  await expect.poll(() => inner.activeElement).toBe(item)
  inner.body.click()
  await expect.poll(() => inner.querySelector('[role=menu]')).toBeNull()

  const refresh = await control('Refresh')
  refresh.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  const name = () => inner.querySelector('[role=tooltip]')?.textContent
  await expect.poll(name).toBe('Refresh')
  inner.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Escape' }))
  await expect.poll(name).toBeUndefined()

  root?.render(provided(true, true))
  await expect.poll(() => inner.activeElement?.getAttribute('aria-label')).toBe('Reason')
  root?.render(provided(true, false))
  await expect.poll(() => inner.activeElement?.closest('[role=dialog]')).not.toBe(null)
})

it('a part that a page shows in a frame keeps its toasts there', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider>
      <Sender text="Of the page" />
      {createPortal(
        <NalamProvider targetDocument={inner}>
          <Sender text="Of the frame" />
        </NalamProvider>,
        inner.body,
      )}
    </NalamProvider>,
  )
  ;(await control('Of the frame')).click()
  ;(await control('Of the page', document)).click()
  const shown = (of: Document) => [...of.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent)
  await expect.poll(() => shown(inner)).toEqual([expect.stringContaining('Of the frame')])
  await expect.poll(() => shown(document)).toEqual([expect.stringContaining('Of the page')])
})
