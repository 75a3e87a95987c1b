import { type Appearance, contrast } from '../../theme/internal.ts'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../theme/styles.css'
import { ListStatus } from '../ListStatus/ListStatus.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { PhoneNumber } from '../PhoneNumber/PhoneNumber.tsx'
import { EmptyState } from '../StateView/StateView.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { useToasts } from '../Toasts/ToastProvider.tsx'
import { NalamProvider } from './NalamProvider.tsx'

/** Timeout on a busy machine: themes and toasts are files of their own. */
const SOON = { timeout: 30_000 }

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

function Sender() {
  const toasts = useToasts()
  return (
    <button type="button" onClick={() => toasts.error('Not sent: call the clinic.')}>
      Send
    </button>
  )
}

/** Parts with headings, plain text, fields, hints, links and badges. */
const parts = (
  <>
    <PageHeader title="Bookings" subtitle="140 bookings, 9 wait for your answer." />
    <TextField label="Clinic" hint="As on the door" defaultValue="Raman Clinic" />
    <PasswordField label="Password" defaultValue="Orchid7" />
    <p>
      <PhoneNumber phone="9840012345" /> <StatusBadge status={1} /> <StatusBadge status={2} />
    </p>
    <ListStatus text="12 bookings found" />
    <EmptyState title="No bookings yet" text="Patients find you once you are live." />
    <Sender />
  </>
)

/** Renders parts into an element of a host's page. */
async function renderInto(
  host: HTMLElement,
  appearance: Appearance,
  children: ReactNode = parts,
): Promise<HTMLElement> {
  root = createRoot(document.body.appendChild(host).appendChild(document.createElement('div')))
  root.render(<NalamProvider appearance={appearance}>{children}</NalamProvider>)
  await expect.element(page.getByText('No bookings yet')).toBeVisible()
  return vi.waitFor(() => {
    const provided = host.querySelector<HTMLElement>('.nalam-theme')
    if (!provided) throw new Error('The provider has no element')
    return provided
  }, SOON)
}

const hexOf = (color: string): string => {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1)
  if (!channels) throw new Error(`Not an opaque color: ${color}`)
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Returns the colour behind an element. */
function groundOf(element: Element | null): string {
  if (!element) return '#ffffff'
  const { backgroundColor } = getComputedStyle(element)
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : hexOf(backgroundColor)
}

/** Returns the texts with too little contrast, and how many texts there are. */
function unreadable(within: HTMLElement): { texts: number; faint: string[] } {
  const found = { texts: 0, faint: new Array<string>() }
  for (const element of within.querySelectorAll('*')) {
    const own = Array.from(element.childNodes, (node) => (node.nodeType === 3 ? (node.nodeValue ?? '') : '')).join('')
    if (own.trim() === '' || !element.checkVisibility() || element.closest('svg, style')) continue
    found.texts += 1
    const ratio = contrast(hexOf(getComputedStyle(element).color), groundOf(element))
    if (ratio < 4.5) found.faint.push(`${own} ${ratio.toFixed(1)} : 1`)
  }
  return found
}

describe.each([
  ['dark', 'light', { backgroundColor: '#12161d', color: '#e6e9ee', colorScheme: 'dark' }],
  ['light', 'dark', { backgroundColor: '#ffffff', color: '#1b1b1b', colorScheme: 'light' }],
] as const)('in a %s page, a %s part', (_, appearance, style) => {
  it('keeps the contrast of all its texts', async () => {
    const host = document.createElement('div')
    Object.assign(host.style, style)
    const { texts, faint } = unreadable(await renderInto(host, appearance))
    expect(texts).toBeGreaterThan(10)
    expect(faint).toEqual([])
  })
})

it('in a page that is written from right to left, a part is laid out from left to right', async () => {
  const host = document.createElement('div')
  host.dir = 'rtl'
  host.style.textAlign = 'right'
  document.documentElement.dir = 'rtl'
  try {
    const provided = await renderInto(host, 'light')
    const left = provided.getBoundingClientRect().left
    const heading = page.getByRole('heading', { name: 'Bookings' }).element()
    const words = document.createRange()
    words.selectNodeContents(heading)
    expect(words.getBoundingClientRect().left - left).toBeLessThan(40)
    const password = page.getByLabelText('Password', { exact: true })
    const show = page.getByRole('button', { name: 'Show password' })
    expect(show.element().getBoundingClientRect().left).toBeGreaterThan(password.element().getBoundingClientRect().left)
    // The full stop stays at the end of the sentence.
    await page.getByRole('button', { name: 'Send' }).click()
    const toast = await vi.waitFor(() => {
      const shown = document.querySelector('[data-toast=error]')
      if (!shown) throw new Error('No toast')
      return shown
    }, SOON)
    expect(getComputedStyle(toast)).toMatchObject({ direction: 'ltr', textAlign: 'left' })
    const all = [...provided.querySelectorAll('*')].filter((each) => getComputedStyle(each).direction !== 'ltr')
    expect(all).toEqual([])
  } finally {
    document.documentElement.removeAttribute('dir')
  }
})
