// The portal without a server: a service worker passes its requests to the test handlers of the SDK,
// whose data is in the memory of this page. A reload starts again.
import '@nalam/ui/styles.css'
import './demo.css'
import { clinicToday } from '@nalam/sdk'
import { doctorApiHandlers, fixtures } from '@nalam/sdk/testing'
import { loadMessages } from '@nalam/ui'
import { setupWorker } from 'msw/browser'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHashRouter } from 'react-router'
import { App } from '../src/app/App.tsx'
import { createRouter } from '../src/app/createRouter.tsx'
import { api } from '../src/shared/api/api.ts'
import { localStore } from '../src/shared/localStore.ts'
import { fetchTheme } from '../src/shared/preferences/fetchTheme.ts'
import { preferencesNow } from '../src/shared/preferences/preferences.tsx'
import { DemoLine } from './DemoLine.tsx'

/** The extensions that the handlers have. */
const CAPABILITIES = [
  'account-security',
  'availability',
  'booking-filters',
  'calendar',
  'calendar-feed',
  'offers',
  'slot-changes',
  'ticket-filters',
  'undo',
  'visits',
] as const

function rootIn(id: string) {
  const container = document.getElementById(id)
  if (!container) throw new Error(`The page has no element with the id ${id}`)
  return createRoot(container)
}

async function startHandlers(): Promise<void> {
  const data = fixtures({ today: clinicToday(), capabilities: CAPABILITIES, bookings: 60 })
  await setupWorker(...doctorApiHandlers({ data })).start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    quiet: true,
  })
  // The doctor of the handlers is signed in from the beginning; the demo begins with the sign-in.
  localStore.remove('doctorStatus')
  await api.session.logout()
}

async function start(): Promise<void> {
  const hasWorker = 'serviceWorker' in navigator
  const line = rootIn('demo')
  line.render(<DemoLine state={hasWorker ? 'starting' : 'none'} />)
  if (!hasWorker) return
  const { appearance, language } = preferencesNow()
  const [messages] = await Promise.all([loadMessages(language), fetchTheme(appearance), startHandlers()])
  line.render(<DemoLine state="ready" />)
  rootIn('root').render(
    <StrictMode>
      <App router={createRouter(createHashRouter)} loaded={{ language, messages }} />
    </StrictMode>,
  )
}

void start()
