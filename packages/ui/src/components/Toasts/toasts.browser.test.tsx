import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../theme/styles.css'
import { Dialog } from '../Dialog/Dialog.tsx'
import { NalamProvider } from '../NalamProvider/NalamProvider.tsx'
import { useToasts } from './ToastProvider.tsx'
import type { ToastContent } from './toastStore.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

const SAVED: ToastContent = { intent: 'success', text: 'Saved' }
const WRONG: ToastContent = { intent: 'error', text: 'The code is wrong' }
const ANSWERED: ToastContent = {
  intent: 'success',
  text: 'Booking confirmed.',
  action: { label: 'Undo', shortcut: 'U', onClick: () => undefined },
}

function Page({ toasts, isInDialog = false }: { toasts: readonly ToastContent[]; isInDialog?: boolean }) {
  const { show } = useToasts()
  const [isOpen, setOpen] = useState(isInDialog)
  const report = (
    <button type="button" onClick={() => toasts.forEach(show)}>
      Report
    </button>
  )
  return (
    <main>
      <h1>Bookings</h1>
      {!isInDialog && report}
      <Dialog open={isOpen} title="Edit booking" onClose={() => setOpen(false)}>
        {report}
      </Dialog>
    </main>
  )
}

function Reporter(props: { toasts: readonly ToastContent[]; isInDialog?: boolean }) {
  return (
    <NalamProvider>
      <Page {...props} />
    </NalamProvider>
  )
}

async function report(toasts: readonly ToastContent[], isInDialog = false): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Reporter toasts={toasts} isInDialog={isInDialog} />)
  await userEvent.click(page.getByRole('button', { name: 'Report' }))
}
const toast = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const dismiss = (text: string) => toast(text).getByRole('button', { name: 'Dismiss' })

it('[FRAME-06] a success closes after 2000 ms, an error and an offer stay', async () => {
  // Measured in the page: a click that returns late would find the toast gone.
  let [shown, gone] = [0, 0]
  const observer = new MutationObserver(() => {
    const isShown = document.body.textContent.includes('Saved')
    if (isShown) shown ||= performance.now()
    else if (shown > 0) gone ||= performance.now()
  })
  observer.observe(document, { childList: true, subtree: true })
  await report([SAVED, WRONG, ANSWERED])
  await expect.poll(() => gone).toBeGreaterThan(0)
  observer.disconnect()
  expect(gone - shown).toBeGreaterThan(1500)
  await expect.element(toast('The code is wrong')).toBeVisible()
  await expect.element(toast('Booking confirmed.')).toBeVisible()
})

it('stays while the pointer is on it', async () => {
  await report([WRONG])
  await userEvent.click(dismiss('The code is wrong'))
  await expect.element(toast('The code is wrong')).not.toBeInTheDocument()
  // The pointer waits where the next toast comes: a busy machine could take 2000 ms to move it there.
  root?.render(<Reporter toasts={[SAVED]} />)
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => document.querySelector('[data-timer-status]')?.getAttribute('data-timer-status'))
    .toBe('paused')
  await new Promise((resolve) => setTimeout(resolve, 2500))
  await expect.element(toast('Saved')).toBeVisible()
  await userEvent.unhover(toast('Saved'))
  await expect.element(toast('Saved')).not.toBeInTheDocument()
})

it.each([false, true])('Tab goes through the toasts and on; in a dialog: %s', async (isInDialog) => {
  await report([WRONG, ANSWERED], isInDialog)
  await expect.element(toast('Booking confirmed.')).toBeVisible()
  const seen = new Set<string>()
  for (let step = 0; step < 10; step++) {
    await userEvent.tab()
    seen.add(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  }
  expect([...seen]).toEqual(expect.arrayContaining(['Dismiss', 'UndoU', 'Report']))
})

it('after the last one is dismissed the focus is where it was', async () => {
  await report([WRONG, ANSWERED], true)
  const button = page.getByRole('button', { name: 'Report' })
  await expect.element(button).toHaveFocus()
  await userEvent.click(dismiss('The code is wrong'))
  await expect.element(dismiss('Booking confirmed.')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveFocus()
})
