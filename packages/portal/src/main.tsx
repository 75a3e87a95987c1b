import '@nalam/ui/styles.css'
import { loadMessages, type Language } from '@nalam/ui'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { mutate, preload } from 'swr'
import { App, type AppProps } from './app/App.tsx'
import { fetchFirstPage, prefetchFirstPage } from './app/pages.ts'
import { languageNow } from './shared/preferences/preferences.ts'
import { renewSession, sessionKey } from './shared/session/renewSession.ts'
import { firstPageShown } from './shared/useShellRemoval.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id root')
const root = createRoot(container)

/** Asks for the session side by side with the code of the page. A failure is kept for who asks next, and shown there. */
async function startSession(): Promise<void> {
  const asked = renewSession()
  try {
    await mutate(sessionKey, await asked, { revalidate: false })
  } catch {
    void preload(sessionKey, () => asked)
  }
}

/** The texts of the doctor's language, unless they are in the app anyway. */
async function fetchTexts(language: Language): Promise<AppProps['loaded']> {
  if (language === 'en') return undefined
  try {
    return { language, messages: await loadMessages(language) }
  } catch {
    // The provider fetches them again, and begins with English.
    return undefined
  }
}

/** How long the first page waits for what it shows, in milliseconds; then it begins with its skeleton. */
const PATIENCE = 500

/**
 * The static shell stays until the page can be drawn whole and in the doctor's language, in a transition: in small pieces that never
 * block a press.
 */
async function draw(): Promise<void> {
  const { page = '' } = document.documentElement.dataset
  const [loaded] = await Promise.all([fetchTexts(languageNow()), startSession(), fetchFirstPage(page)])
  await Promise.race([prefetchFirstPage(page), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  startTransition(() =>
    root.render(
      <StrictMode>
        <App loaded={loaded} />
      </StrictMode>,
    ),
  )
}
void draw()

// Measuring must not be part of what is measured.
void firstPageShown.then(async () => (await import('./shared/reports/startReports.ts')).startReports())
