import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AppShell } from '../components/AppShell/AppShell.tsx'
import { NalamProvider, PageTheme } from '../components/NalamProvider/index.ts'
import { sampleBookings } from '../fixtures/bookings.ts'
import { BASE_HREFS } from '../fixtures/hrefs.ts'
import { emulate } from '../../test/emulate.ts'
import { Appointments } from '../screens/Appointments/Appointments.tsx'
import type { Appearance } from './appearance.ts'
import { createNalamTheme, type NalamTheme } from './createNalamTheme.ts'
import './styles.css'

let root: Root | undefined
afterEach(async () => {
  root?.unmount()
  document.body.replaceChildren()
  await emulate({})
})

const nothing = () => undefined

/** Renders a signed-in page with a list. */
async function show(appearance: Appearance = 'system', width = 1280, theme?: NalamTheme): Promise<void> {
  await page.viewport(width, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <NalamProvider appearance={appearance} theme={theme}>
      <PageTheme />
      <AppShell
        current="appointments"
        hrefs={BASE_HREFS}
        doctorName="மீனா Raghavan"
        isActive
        pendingCount={28}
        pendingHref="/waiting"
      >
        <Appointments
          page={{
            bookings: sampleBookings(10),
            currentPage: 1,
            totalPages: 3,
            itemsPerPage: 10,
            totalItems: 30,
            summary: undefined,
          }}
          onSearch={nothing}
          onPageChange={nothing}
          onRefresh={nothing}
          onExport={nothing}
          actions={{ onDecide: async () => true }}
        />
      </AppShell>
    </NalamProvider>,
  )
  await expect.element(page.getByText('Karthik Subramanian')).toBeVisible()
}

const backgroundOf = (selector: string) => {
  const element = document.querySelector(selector)
  return element && getComputedStyle(element).backgroundColor
}

it('a user who sets more contrast in the system gets the high-contrast theme, unless another was chosen', async () => {
  await show()
  expect(document.documentElement).toHaveClass('nalam-light')
  await emulate({ contrast: 'more' })
  await expect.poll(() => document.documentElement).toHaveClass('nalam-high-contrast')
  expect(backgroundOf('html')).toBe('rgb(0, 0, 0)')
  await emulate({ contrast: 'more', scheme: 'dark' })
  expect(document.documentElement).toHaveClass('nalam-high-contrast')
  await emulate({ scheme: 'dark' })
  await expect.poll(() => document.documentElement).toHaveClass('nalam-dark')
})

it('on paper: the rows in black on white, without navigation, search and buttons', async () => {
  await show('dark')
  const name = page.getByText('Karthik Subramanian').element()
  expect(getComputedStyle(name).color).toBe('rgb(238, 244, 244)')
  await emulate({ media: 'print' })
  await expect.poll(() => getComputedStyle(name).color).toBe('rgb(21, 36, 38)')
  expect(name.checkVisibility()).toBe(true)
  const shown = [...document.querySelectorAll('nav, search, aside, header button, main button')]
    .filter((element) => element.checkVisibility())
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
  expect(shown).toEqual([])
})

it.each([360, 1280])('at %i px every target is 44 px for a finger, and none has to be for a mouse', async (width) => {
  const smallTargets = () =>
    [...document.querySelectorAll('button, a[href], select, input')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => {
        const { width: wide, height } = element.getBoundingClientRect()
        return wide < 43.5 || height < 43.5
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  await show('light', width)
  expect(smallTargets().length).toBeGreaterThan(0)
  await emulate({ isTouch: true })
  await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true)
  await expect.poll(() => smallTargets()).toEqual([])
})

it('the number beside Appointments is announced with what it counts', async () => {
  await show()
  await expect.element(page.getByRole('link', { name: '28 waiting for your answer' })).toBeVisible()
})

it('a name of another language carries that language, in the frame and in the list', async () => {
  await show()
  await expect.element(page.getByRole('banner').getByText('மீனா')).toHaveAttribute('lang', 'ta')
})

it('another brand colours buttons and links, and leaves statuses and contrast alone', async () => {
  const theme = createNalamTheme({ brand: '#7b1fa2', productName: 'Arogya' })
  await show('light', 1280, theme)
  const rootStyle = () => getComputedStyle(document.querySelector('.nalam-theme:not(html)') ?? document.body)
  expect(rootStyle().getPropertyValue('--colorBrandBackground')).toBe('#7b1fa2')
  expect(getComputedStyle(document.documentElement).getPropertyValue('--nalam-brand-ink')).toBe('#7b1fa2')
  expect(rootStyle().getPropertyValue('--nalam-pending-ink')).toBe('#0f5ba7')
  await expect.element(page.getByRole('link', { name: 'Arogya, go to dashboard' }).first()).toBeInTheDocument()
  root?.unmount()
  document.body.replaceChildren()
  await show('high-contrast', 1280, theme)
  expect(rootStyle().getPropertyValue('--nalam-brand-ink')).toBe('#ffff00')
})
