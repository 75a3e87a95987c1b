import type { Language } from '../../messages/internal.ts'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../Button/Button.tsx'
import { BASE_HREFS } from '../../fixtures/hrefs.ts'
import '../../theme/styles.css'
import { AppShell } from '../AppShell/AppShell.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { PopoverDialog } from '../Dialog/PopoverDialog.tsx'
import { LanguageAndAppearance } from '../LanguageAndAppearance/LanguageAndAppearance.tsx'
import { NalamProvider } from '../NalamProvider/NalamProvider.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { useToasts } from './ToastProvider.tsx'

let root: Root | undefined
afterEach(async () => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
  await page.viewport(1440, 900)
})

const ignore = () => undefined

/** A page of the frame with a button in its heading and one that shows a toast. */
function Page() {
  const toasts = useToasts()
  const undo = { label: 'Undo', shortcut: 'U', onClick: ignore }
  return (
    <AppShell
      doctorName="Dr. Meena Raghavan"
      current="slots"
      hrefs={BASE_HREFS}
      isActive
      tools={
        <LanguageAndAppearance language="en" onLanguageChange={ignore} appearance="light" onAppearanceChange={ignore} />
      }
    >
      <PageHeader title="Slots" subtitle="Monday 23 November" actions={<Button>Add New</Button>} />
      <button
        type="button"
        style={{ marginBlockStart: 200 }}
        onClick={() =>
          toasts.show({ intent: 'success', text: 'Karthik Subramanian: Booking confirmed.', action: undo })
        }
      >
        Approve
      </button>
    </AppShell>
  )
}

function render(language: Language): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider language={language}>
      <Page />
    </NalamProvider>,
  )
}

/** Returns the names of the controls that a toast covers, among those in some part of the page. */
function covered(part: string): string[] {
  const toast = document.querySelector('[data-toast]')?.getBoundingClientRect() ?? expect.unreachable()
  return [...document.querySelectorAll<HTMLElement>(`:is(${part}) :is(a, button, input, select)`)]
    .filter((control) => !control.closest('[data-toast]') && control.checkVisibility())
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
    })
    .map((control) => control.ariaLabel ?? control.textContent)
}

it.each([
  [320, 'en'],
  [400, 'en'],
  [639, 'en'],
  [640, 'en'],
  [768, 'en'],
  [900, 'en'],
  [1280, 'en'],
  [320, 'ta'],
  [640, 'ta'],
  [900, 'ta'],
] as const)(
  'a toast covers no control of the frame, and on tablets and computers none at all: %i px, %s',
  async (width, language) => {
    await page.viewport(width, 800)
    render(language)
    await userEvent.click(page.getByRole('button', { name: 'Approve' }))
    const toast = () => document.querySelector('[data-toast]')
    const bar = document.querySelector('header[data-print]')?.getBoundingClientRect() ?? expect.unreachable()
    const isPhone = width < 640
    // In the empty middle of the bar; on phones the bar is full, so below it.
    await expect.poll(() => toast()?.getBoundingClientRect().top).toBe(isPhone ? bar.bottom + 8 : 10)
    expect(covered(isPhone ? 'header[data-print]' : 'body')).toEqual([])
  },
)

/** What a toast of the page before must not cover in the next dialog. */
const PARTS = 'h2, button[aria-label="Close"], [data-actions] button'

function NextDialog({ lines, isPopover }: { lines: number; isPopover: boolean }) {
  const toasts = useToasts()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  const text = Array.from({ length: lines }, (_, index) => <p key={index}>Monday 23 November, 9:30 AM</p>)
  const actions = (
    <span data-actions="">
      <Button onClick={ignore}>Keep</Button>
      <Button onClick={ignore}>Cancel booking</Button>
    </span>
  )
  return (
    <main>
      <button
        type="button"
        style={{ marginBlockStart: 100 }}
        onClick={({ currentTarget }) => {
          toasts.show({ intent: 'success', text: 'Karthik Subramanian: Booking confirmed.', action: UNDO })
          setAnchor(currentTarget)
        }}
      >
        Approve
      </button>
      {!isPopover && (
        <Dialog open={anchor !== undefined} title="Cancel booking" onClose={close} actions={actions}>
          {text}
        </Dialog>
      )}
      {isPopover && anchor && (
        <PopoverDialog title="9:30 – 9:45 AM" anchor={anchor} anchorSelector="button" onClose={close}>
          {text}
          {actions}
        </PopoverDialog>
      )}
    </main>
  )
}
const UNDO = { label: 'Undo', shortcut: 'U', onClick: ignore }

it.each([
  ['a short dialog', 1280, 800, 2, false],
  ['a dialog as high as the window', 1280, 800, 60, false],
  ['a dialog of a middle height in a low window', 1280, 400, 6, false],
  ['a dialog as high as a phone', 390, 844, 60, false],
  ['a short dialog on a narrow phone', 320, 700, 3, false],
  ['a popover', 1280, 800, 3, true],
  ['a popover as high as the window', 1280, 500, 40, true],
] as const)(
  'a toast covers neither the title nor the buttons of the next dialog: %s',
  async (_, width, height, lines, isPopover) => {
    await page.viewport(width, height)
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <NalamProvider>
        <NextDialog lines={lines} isPopover={isPopover} />
      </NalamProvider>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Approve' }))
    const toast = () => document.querySelector('[data-toast]')
    await expect.poll(toast).not.toBeNull()
    const surface = toast()?.closest('[role=dialog], [role=group]') ?? expect.unreachable()
    // Once it is placed.
    await expect
      .poll(() => {
        const box = toast()?.getBoundingClientRect() ?? expect.unreachable()
        return [...surface.querySelectorAll(PARTS)].filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect()
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top
        }).length
      })
      .toBe(0)
    expect(surface.querySelectorAll(PARTS)).toHaveLength(4)
    const place = () => toast()?.getBoundingClientRect() ?? expect.unreachable()
    await expect.poll(() => place().top).toBeGreaterThanOrEqual(0)
    if (!isPopover) await expect.poll(() => place().bottom).toBeLessThanOrEqual(height)
  },
)
