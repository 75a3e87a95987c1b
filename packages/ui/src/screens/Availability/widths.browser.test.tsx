import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AppShell } from '../../components/AppShell/AppShell.tsx'
import { NalamProvider } from '../../components/NalamProvider/NalamProvider.tsx'
import { HOURS_TODAY, sampleAvailability } from '../../fixtures/availability.ts'
import { BASE_HREFS } from '../../fixtures/hrefs.ts'
import { ta } from '../../messages/ta/index.ts'
import '../../theme/styles.css'
import { Availability } from './Availability.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  widerFont.remove()
})

const nothing = () => undefined
/** Makes all texts of buttons a few percent wider, like another font. */
const widerFont = document.createElement('style')
widerFont.textContent = 'button { letter-spacing: 0.5px }'
const sample = sampleAvailability()
/** Its longest texts: those of hours that confirm bookings at once. */
const saved = { ...sample, weeklyHours: sample.weeklyHours.map((hours) => ({ ...hours, confirmsAtOnce: true })) }

/** Returns the texts that are wider than their box, and the buttons that leave their card. */
function overflowing(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const box = element.getBoundingClientRect()
    if (box.width <= 1 || !element.checkVisibility()) continue
    if (hasText && getComputedStyle(element).display !== 'inline' && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut: ${element.textContent}`)
    const frame = element.closest('section, [role=group]')?.getBoundingClientRect()
    if (element.matches('button, a, select') && frame && box.right > frame.right + 1)
      found.push(`leaves its card: ${element.textContent}`)
  }
  return found
}

it.each([
  ...[640, 768, 900, 1024, 1159, 1160, 1280].map((width) => ({ width, font: 'our font' })),
  { width: 1160, font: 'a wider font' },
])('at $width px nothing is cut or leaves its card, in Tamil and $font', async ({ width, font }) => {
  await page.viewport(width, 900)
  if (font === 'a wider font') document.head.append(widerFont)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider language="ta" messages={ta}>
      <AppShell current="slots" hrefs={BASE_HREFS} doctorName="Meena Raghavan" isActive>
        <Availability
          today={HOURS_TODAY}
          availability={saved}
          draft={saved}
          canConfirm
          onDraftChange={nothing}
          onDiscard={nothing}
          onPreview={nothing}
          previewHref={() => '/preview'}
          onAddException={async () => ({ ok: true })}
          onRemoveException={nothing}
          onKeepMine={nothing}
          onUseNewer={nothing}
        />
      </AppShell>
    </NalamProvider>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await document.fonts.ready
  await expect.poll(overflowing).toEqual([])
})
