import '@nalam/ui/styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { mutate, preload } from 'swr'
import { App } from './app/App.tsx'
import { fetchFirstPage } from './app/pages.ts'
import { renewSession, sessionKey } from './app/session/renewSession.ts'
import { firstPageShown } from './app/useShellRemoval.ts'

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

/** The static shell stays until the page can be drawn whole, in a transition: in small pieces that never block a press. */
void Promise.all([startSession(), fetchFirstPage(document.documentElement.dataset['page'])]).then(() =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
)

// Measuring must not be part of what is measured.
void firstPageShown.then(async () => (await import('./app/reports/startReports.ts')).startReports())
