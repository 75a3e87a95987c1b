import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDOMRenderer, renderToStyleElements } from '@fluentui/react-components'
import { BOOKING_STATUS } from '@nalam/sdk'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { NalamProvider } from './components/NalamProvider/NalamProvider.tsx'
import { StatusBadge } from './components/StatusBadge/StatusBadge.tsx'
import { sampleBookings } from './fixtures/bookings.ts'
import { Appointments } from './screens/Appointments/Appointments.tsx'
import { Login } from './screens/Login/Login.tsx'

const result = async () => ({ ok: true as const, message: '' })
const nothing = () => undefined

const SCREENS = {
  StatusBadge: createElement(StatusBadge, { status: BOOKING_STATUS.pending }),
  Login: createElement(Login, {
    onLogin: result,
    onVerify: result,
    onResend: result,
    onForgotPassword: result,
    onResetPassword: result,
    onPasswordReset: nothing,
    registerHref: '/doctor/register',
  }),
  Appointments: createElement(Appointments, {
    page: {
      bookings: sampleBookings(10),
      currentPage: 1,
      totalPages: 1,
      itemsPerPage: 10,
      totalItems: 10,
      summary: undefined,
    },
    onSearch: nothing,
    onPageChange: nothing,
    onRefresh: nothing,
    onExport: nothing,
    actions: { onDecide: async () => true },
  }),
}

/** Returns the output of server rendering: the markup, and the styles for the head. */
function rendered(screen: keyof typeof SCREENS): { html: string; styles: string } {
  const renderer = createDOMRenderer()
  const html = renderToString(createElement(NalamProvider, { renderer, appearance: 'light' }, SCREENS[screen]))
  return { html, styles: renderToStaticMarkup(createElement('head', null, ...renderToStyleElements(renderer))) }
}

/**
 * Returns Griffel's atomic classes in the markup: `f` and a hash. Its `___` names only group them.
 */
const atomicClasses = (html: string) =>
  new Set(
    Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = '']) => names.split(' '))
      .flat()
      .filter((name) => /^f[\da-z]{5,}$/.test(name)),
  )

describe('in HTML from a server', () => {
  it.each(['StatusBadge', 'Login', 'Appointments'] as const)('%s: every class has its rule in the head', (screen) => {
    const { html, styles } = rendered(screen)
    const classes = atomicClasses(html)
    expect(classes.size).toBeGreaterThan(5)
    expect([...classes].filter((name) => !styles.includes(`.${name}`))).toEqual([])
  })

  it('the words and the data are there before any script', () => {
    const { html } = rendered('Appointments')
    expect(html).toContain('Karthik Subramanian')
    expect(html).toContain('10 bookings')
  })

  it('a style element carries the nonce of the renderer', () => {
    const renderer = createDOMRenderer(undefined, { styleElementAttributes: { nonce: 'n1' } })
    renderToString(createElement(NalamProvider, { renderer }, SCREENS.StatusBadge))
    const styles = renderToStaticMarkup(createElement('head', null, ...renderToStyleElements(renderer)))
    expect(styles).toMatch(/<style[^>]*nonce="n1"/)
  })
})

interface StoryModule {
  default: StoryParts & { component?: ComponentType<object> }
  [name: string]: StoryParts
}
interface StoryParts {
  args?: object
  render?: (args: object) => ReactNode
}

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
const stories = globSync('{components,forms,screens}/**/*.stories.tsx', { cwd: SOURCE }).toSorted()

/** Returns the markup of every story of a file, as a server renders it. */
async function renderedStories(file: string): Promise<{ name: string; html: string }[]> {
  // The queries of stories take the page's body when they are loaded; rendering has no document.
  vi.stubGlobal('document', { body: {} })
  const { default: meta, ...parts }: StoryModule = await import(join(SOURCE, file))
  vi.unstubAllGlobals()
  return Object.entries(parts).map(([name, story]) => {
    const args = { ...meta.args, ...story.args }
    const render = story.render ?? meta.render
    const content = render ? createElement(() => render(args)) : meta.component && createElement(meta.component, args)
    const renderer = createDOMRenderer()
    return { name, html: renderToString(createElement(NalamProvider, { renderer }, content)) }
  })
}

describe('no story has a style attribute in HTML from a server', () => {
  it.each(stories)('%s', async (file) => {
    const styled = (await renderedStories(file)).flatMap(({ name, html }) =>
      // Only what a story puts around our parts has no class.
      Array.from(html.matchAll(/<[^>]* style="[^>]*>/g), ([tag]) => `${name}: ${tag}`).filter((tag) =>
        tag.includes(' class="'),
      ),
    )
    expect(styled).toEqual([])
  })
})
