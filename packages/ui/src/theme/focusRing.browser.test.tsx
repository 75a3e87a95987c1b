import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NalamProvider } from '../components/NalamProvider/NalamProvider.tsx'
import { OneTimeCodeField } from '../components/OneTimeCodeField/OneTimeCodeField.tsx'
import { SelectField } from '../components/SelectField/SelectField.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import './styles.css'

/** Timeout for an expectation that may never be met. */
const SOON = { timeout: 30_000 }

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const numbersIn = (text: string) => Array.from(text.matchAll(/[\d.]+/g), Number)

/** Returns the relative luminance of a colour in the format of `getComputedStyle`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = numbersIn(color)
    .slice(0, 3)
    .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Returns the styles of the possible focus rings of a control: its own, its frame's and the drawn
 * box's.
 */
function ringsOf(element: HTMLElement): CSSStyleDeclaration[] {
  return [element, element.parentElement, element.parentElement?.querySelector('[data-active]')]
    .flatMap((place) => (place ? [getComputedStyle(place)] : []))
    .filter(({ outlineStyle }) => outlineStyle === 'solid')
}

it.each(['light', 'dark', 'high-contrast'] as const)(
  '%s: fields, valid or not, have a 2 px ring of 3:1',
  async (theme) => {
    await page.viewport(600, 700)
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <NalamProvider appearance={theme} style={{ background: 'var(--nalam-card)' }}>
        <TextField label="Name" defaultValue="" />
        <TextField label="Wrong name" error="Name is required" defaultValue="" />
        <SelectField label="City" placeholder="Choose" options={[{ value: 'che', label: 'Chennai' }]} defaultValue="" />
        <OneTimeCodeField label="Code" />
      </NalamProvider>,
    )
    for (const label of ['Name', 'Wrong name', 'City', 'Code']) {
      const control = page.getByLabelText(label, { exact: true })
      await expect.element(control).toBeInTheDocument()
      const element = control.element()
      if (!(element instanceof HTMLElement)) throw new Error(label)
      element.focus()
      // Waits for the end of the 0.01 ms transition of reduced motion.
      await vi.waitFor(() => {
        const rings = ringsOf(element)
        expect(rings.map(({ outlineWidth }) => outlineWidth)).toContain('2px')
        const ground = getComputedStyle(element.closest('.nalam-theme') ?? element).backgroundColor
        for (const { outlineColor } of rings) expect(contrast(outlineColor, ground)).toBeGreaterThanOrEqual(3)
      }, SOON)
    }
  },
)
