import '@nalam/ui/styles.css'
import { hasDeviceFont, keepShownFonts, type Language, loadFonts, loadMessages } from '@nalam/ui'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { mutate, preload } from 'swr'
import { App, type AppProps } from './app/App.tsx'
import { createRouter } from './app/createRouter.tsx'
import { redirectOf, pageAt } from './app/pages.ts'
import { prefetchPage } from './app/pageModules.ts'
import { fetchTheme } from './shared/preferences/fetchTheme.ts'
import { prefetchDashboardBookings } from './shared/bookings/bookingQueries.ts'
import { preferencesNow } from './shared/preferences/preferences.tsx'
import { renewSession, sessionKey } from './shared/session/session.ts'
import { signedInDoctor } from './shared/session/sessionState.ts'
import { firstPageShown } from './shared/page.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id root')
const root = createRoot(container)

/** Reads the session. The first component that reads it shows a failure. */
async function startSession(): Promise<void> {
  const request = renewSession()
  try {
    const doctor = await request
    await mutate(sessionKey, doctor, { revalidate: false })
    redirectBeforeRouting(doctor !== null)
  } catch {
    void preload(sessionKey, () => request)
  }
}

/** Returns the state that the router has stored with the history entry. */
function entryState(): unknown {
  const entry: { usr?: unknown } | null = window.history.state
  return entry?.usr
}

/** Redirects before the router starts and fetches code of a page that is not shown. */
function redirectBeforeRouting(isSignedIn: boolean): void {
  const { pathname, search } = window.location
  const page = pageAt(pathname)
  const redirect = page && redirectOf(page.audience, isSignedIn, { address: pathname + search, state: entryState() })
  if (redirect) window.history.replaceState({ ...window.history.state, usr: redirect.state }, '', redirect.to)
}

/** Fetches the doctor's language. If it is missing, the provider fetches it again. */
async function fetchTexts(language: Language): Promise<AppProps['loaded']> {
  const messages = language === 'en' ? undefined : await loadMessages(language).catch(() => undefined)
  return messages && { language, messages }
}

/** Starts the queries of frame and page, unless the history entry asks for other data. */
async function prefetchFirstPage(): Promise<void> {
  const doctor = signedInDoctor()
  const { pathname, search } = window.location
  // The first use of Intl takes 12 ms (P3): it runs in its own task while the requests are pending,
  // not while the page is drawn.
  if (doctor) setTimeout(Intl.DateTimeFormat)
  await Promise.all([
    doctor && prefetchDashboardBookings(doctor),
    search === '' && !entryState() && prefetchPage(pathname),
  ])
}

const delay = (milliseconds?: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** How long the first page waits for its data and fonts, in milliseconds; then it shows its skeleton. */
const PATIENCE = 500

function whenInitialized(router: AppProps['router']): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/**
 * Renders the app once the page can be drawn completely and in the doctor's language; the static
 * shell stays until then. The render is a transition, so it never blocks an interaction.
 */
async function draw(): Promise<void> {
  const { language, appearance } = preferencesNow()
  const fonts = loadFonts(document.fonts, language)
  const [loaded] = await Promise.all([fetchTexts(language), fetchTheme(appearance), startSession()])
  // The session's response has just been read: creating the router in the same task would block for
  // twice as long (P3).
  await delay()
  const router = createRouter()
  const ready = Promise.all([prefetchFirstPage(), fonts])
  await Promise.all([whenInitialized(router), Promise.race([ready, delay(PATIENCE)])])
  // Nobody can read boxes.
  if (!hasDeviceFont(document, language)) await fonts
  keepShownFonts(document, language)
  startTransition(() =>
    root.render(
      <StrictMode>
        <App router={router} loaded={loaded} />
      </StrictMode>,
    ),
  )
}
void draw()

// Loaded after the first paint so that measuring does not slow it down.
void firstPageShown.then(async () => (await import('./shared/reports/startReports.ts')).startReports())
