import '@nalam/ui/styles.css'
import { doctorApiHandlers, fixtures, type Fixtures } from '@nalam/sdk/testing'
import { getResponse, type HttpHandler } from 'msw'
import { createRoot, type Root } from 'react-dom/client'
import { type Middleware, mutate, SWRConfig } from 'swr'
import { expect, onTestFailed } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '../src/app/App.tsx'
import { createRouter } from '../src/app/createRouter.tsx'
import { forgetActions } from '../src/shared/actions/createActionRunner.ts'
import { setPreferences } from '../src/shared/preferences/preferences.tsx'
import { forgetPrefetched } from '../src/shared/queries/queries.ts'
import { prompts, sessionPhase } from '../src/shared/session/sessionState.ts'
import { capabilities, forgetSession } from '../src/shared/session/session.ts'
import { watchFocus } from './watchFocus.ts'

/** A portal in this page, with request handlers instead of a server. */
export interface OpenPortal {
  /** Data that the handlers respond with; a test may change it. */
  data: Fixtures
  /** Adds handlers before those of the contract. The last one added runs first. */
  use: (...handlers: HttpHandler[]) => void
  /** Every request so far, as `POST /doctor/loginDoctor`. */
  requests: string[]
  /** Returns the texts of all toasts so far, because a toast disappears after two seconds. */
  toasts: () => string
  /** Returns the number of requests to one operation's path. */
  countOf: (path: string) => number
  /** Returns the JSON bodies of those requests so far; the text if a body is not JSON. */
  bodiesOf: (path: string) => unknown[]
  /** Closes the portal. Fails if the focus was lost after an action. */
  close: () => Promise<void>
}

const start = window.location.pathname + window.location.search

/**
 * A handler before those of the contract, or a function that changes the data of their responses.
 */
export type Setup = HttpHandler | ((data: Fixtures) => void)

/**
 * Creates a middleware for SWR's queries that lets responses into the cache only while the portal
 * is open. All portals of a page share that cache: a read of a closed portal that fails would show
 * its error in the next one.
 */
function createOnlyWhile(isOpen: () => boolean): Middleware {
  return function useOnlyWhile(useNext) {
    return (key, fetcher, config) => {
      const send: typeof fetcher =
        fetcher &&
        ((...parameters) =>
          new Promise((resolve, reject) => {
            Promise.resolve(fetcher(...parameters)).then(
              (value) => isOpen() && resolve(value),
              (error: unknown) => isOpen() && reject(error),
            )
          }))
      return useNext(key, send, config)
    }
  }
}

/**
 * Ends the timers that run when a portal is closed. A refresh that waits, or the end of a session
 * after a logout, would otherwise happen in the next portal.
 *
 * @returns a function that ends the timers started since
 */
function trackTimers(): () => void {
  const original = window.setTimeout
  const timers: number[] = []
  const tracked = new Proxy(original, {
    apply(start, self, parameters) {
      const timer: number = Reflect.apply(start, self, parameters)
      timers.push(timer)
      return timer
    },
  })
  window.setTimeout = tracked
  return () => {
    for (const timer of timers) window.clearTimeout(timer)
    // A test may have replaced or restored the clock meanwhile.
    if (window.setTimeout === tracked) window.setTimeout = original
  }
}

/** Returns the body of a request in the form that tests compare. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text()
  return text.startsWith('{') ? JSON.parse(text) : text
}

/**
 * Opens the portal.
 *
 * @param address address that the doctor opens
 */
export async function openPortal(address: string, ...setup: Setup[]): Promise<OpenPortal> {
  // Many tests build on the browser's clock; those that set it give the fixtures of that day.
  const data: Fixtures = { ...fixtures(), today: undefined }
  const own: HttpHandler[] = []
  for (const part of setup) {
    if (typeof part === 'function') part(data)
    else own.push(part)
  }
  const requests: string[] = []
  const bodies: { path: string; body: unknown }[] = []
  await reset()
  await page.viewport(1440, 900)
  const originalFetch = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return originalFetch(input, init)
    const path = pathname.slice('/api'.length)
    requests.push(`${request.method} ${path}`)
    bodies.push({ path, body: await bodyOf(request) })
    const response = await getResponse([...own, ...doctorApiHandlers({ data })], request)
    // msw represents a network error as a response without a status.
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    // As every server does: the clock of the client is kept by all portals of this page.
    if (!response.headers.has('Date')) response.headers.set('Date', new Date().toUTCString())
    return response
  }
  const endTimers = trackTimers()
  const toasts = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[data-toast]')) toasts.add(textContent)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  window.history.replaceState(null, '', address)
  const container = document.createElement('div')
  document.body.append(container)
  const root: Root = createRoot(container)
  const router = createRouter()
  let isOpen = true
  const onlyWhileOpen = { use: [createOnlyWhile(() => isOpen)] }
  root.render(
    <SWRConfig value={onlyWhileOpen}>
      <App router={router} />
    </SWRConfig>,
  )
  const addressAndText = () => [window.location.pathname + window.location.search, document.body.innerText]
  // Hooks that close the portal run before those of a failed test.
  let atClose: string[] | undefined
  onTestFailed(({ task }) => {
    const shown = [...requests, ...toasts, ...(atClose ?? addressAndText())].join('\n')
    for (const error of task.result?.errors ?? []) error.message += `\n\nThe portal sent and showed:\n${shown}`
  })
  const lostFocus: string[] = []
  const stopWatching = watchFocus((lost) => lostFocus.push(lost))
  return {
    data,
    use: (...more) => own.unshift(...more),
    requests,
    toasts: () => [...toasts].join('\n'),
    countOf: (path) => requests.filter((request) => request.endsWith(` ${path}`)).length,
    bodiesOf: (path) => bodies.filter((sent) => sent.path === path).map(({ body }) => body),
    async close() {
      isOpen = false
      atClose = addressAndText()
      observer.disconnect()
      stopWatching()
      root.unmount()
      router.dispose()
      container.remove()
      endTimers()
      await reset()
      window.fetch = originalFetch
      window.history.replaceState(null, '', start)
      expect(lostFocus, 'elements that went away with the focus').toEqual([])
    },
  }
}

/** Resets the portal's state outside React. */
async function reset(): Promise<void> {
  forgetPrefetched(() => true)
  forgetSession()
  // The timers of an action that was pending at close are gone: it may never settle.
  forgetActions()
  capabilities.set([])
  sessionPhase.set('steady')
  setPreferences({ appearance: 'system', language: 'en' })
  prompts.set({ profile: false, activation: false, passkey: false })
  // No component is mounted, so nothing is read. Requests in progress are no longer shared.
  await mutate(() => true, undefined)
}
