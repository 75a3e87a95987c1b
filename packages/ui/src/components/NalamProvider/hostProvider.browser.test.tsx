import { lightTheme } from '../../theme/internal.ts'
import { FluentProvider, webDarkTheme } from '@fluentui/react-components'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../Button/Button.tsx'
import { NotFound } from '../../screens/NotFound/NotFound.tsx'
import { NalamProvider } from './NalamProvider.tsx'
import '../../theme/styles.css'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it('in a FluentProvider of the host our part is ours, and the rest of the page is not', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FluentProvider theme={webDarkTheme}>
      <Button appearance="primary">Of the host</Button>
      <NalamProvider appearance="light">
        <NotFound homeHref="/" />
        <Button appearance="primary">In our part</Button>
      </NalamProvider>
      <FluentProvider theme={lightTheme}>
        <Button appearance="primary">With our theme</Button>
      </FluentProvider>
    </FluentProvider>,
  )
  const colorsOf = (name: string) => {
    const { backgroundColor, borderRadius } = getComputedStyle(page.getByRole('button', { name }).element())
    return [backgroundColor, borderRadius]
  }
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  expect(colorsOf('Of the host')).toEqual(['rgb(17, 94, 163)', '4px'])
  expect(colorsOf('In our part')).toEqual(['rgb(12, 107, 117)', '8px'])
  expect(colorsOf('With our theme')).toEqual(['rgb(12, 107, 117)', '8px'])
  expect(getComputedStyle(heading.element()).color).toBe('rgb(21, 36, 38)')
  const ground = heading.element().closest('.nalam-theme') ?? document.body
  expect(getComputedStyle(ground).backgroundColor).toBe('rgb(246, 248, 248)')
})
