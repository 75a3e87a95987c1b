import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../theme/styles.css'
import { Dialog } from '../Dialog/Dialog.tsx'
import { NalamProvider } from '../NalamProvider/NalamProvider.tsx'
import { useToasts } from './ToastProvider.tsx'

const TEXT = 'Booking confirmed.'
const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]'

let root: Root | undefined
let observer: MutationObserver
/** How often the text came into a live region. */
let announced = 0

beforeEach(() => {
  announced = 0
  observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || !node.textContent.includes(TEXT)) continue
      const regions = node.closest(LIVE) ? [node] : [...node.querySelectorAll(LIVE)]
      announced += regions.filter(({ textContent }) => textContent.includes(TEXT)).length
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
})
afterEach(() => {
  root?.unmount()
  root = undefined
  observer.disconnect()
  document.body.replaceChildren()
})

type Step = 'report' | 'open' | 'close' | 'ask'

/** Two dialogs, one above the other, and a button for each list of steps. */
function Page({ steps }: { steps: Record<string, readonly Step[]> }) {
  const toasts = useToasts()
  const [isOpen, setOpen] = useState(false)
  const [asks, setAsks] = useState(false)
  const run = (wanted: readonly Step[]) => {
    for (const step of wanted) {
      if (step === 'report') toasts.show({ intent: 'error', text: TEXT })
      else if (step === 'ask') setAsks(true)
      else {
        setOpen(step === 'open')
        setAsks(false)
      }
    }
  }
  const buttons = Object.entries(steps).map(([name, wanted]) => (
    <button key={name} type="button" onClick={() => run(wanted)}>
      {name}
    </button>
  ))
  return (
    <>
      {!isOpen && buttons}
      <Dialog open={isOpen} title="Edit booking" onClose={() => setOpen(false)}>
        {!asks && buttons}
        <Dialog open={asks} title="Decline?" onClose={() => setAsks(false)}>
          {buttons}
        </Dialog>
      </Dialog>
    </>
  )
}

function render(steps: Record<string, readonly Step[]>): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider>
      <Page steps={steps} />
    </NalamProvider>,
  )
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const shownIn = (place: string) =>
  [...document.querySelectorAll(`${place} [data-toast]`)].filter(({ textContent }) => textContent.includes(TEXT)).length

describe('a toast is announced once', () => {
  it.each<[string, string[], Record<string, readonly Step[]>]>([
    ['on the page', ['Save'], { Save: ['report'] }],
    ['in a dialog', ['Open', 'Save'], { Open: ['open'], Save: ['report'] }],
    ['if the dialog closes with it', ['Open', 'Save'], { Open: ['open'], Save: ['report', 'close'] }],
    [
      'if two dialogs close with it',
      ['Open', 'Ask', 'Yes'],
      { Open: ['open'], Ask: ['ask'], Yes: ['report', 'close'] },
    ],
    ['if a dialog opens with it', ['Open'], { Open: ['report', 'open'] }],
    ['if another dialog opens with it', ['Open', 'Ask'], { Open: ['open'], Ask: ['report', 'ask'] }],
  ])('%s', async (_situation, presses, steps) => {
    render(steps)
    for (const name of presses) await press(name)
    await expect.poll(() => shownIn('body')).toBe(1)
    expect(announced).toBe(1)
  })

  it('although it moves from the page into a dialog, and back when the dialog closes', async () => {
    render({ Save: ['report'], Open: ['open'] })
    await press('Save')
    await expect.poll(() => shownIn('body')).toBe(1)
    await press('Open')
    await expect.poll(() => shownIn('[role=dialog]')).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => shownIn('body')).toBe(1)
    expect(announced).toBe(1)
  })
})
