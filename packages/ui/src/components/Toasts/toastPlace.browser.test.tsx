import type { Language } from '../../messages/internal.ts'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../Button/Button.tsx'
import { BASE_HREFS } from '../../fixtures/hrefs.ts'
import '../../theme/styles.css'
import { AppShell } from '../AppShell/AppShell.tsx'
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
      <PageHeader title="Slots" subtitle="Monday, 23 Nov 2026" actions={<Button>Add New</Button>} />
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
