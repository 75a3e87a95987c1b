import '@nalam/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { preload } from 'swr'
import { App } from './app/App.tsx'
import { renewSession, sessionKey } from './app/session/renewSession.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id root')

// Before anything is drawn, so that it travels side by side with the code of the page.
void preload(sessionKey, renewSession)

createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// Measuring must not be part of what is measured.
window.addEventListener('load', () => {
  setTimeout(() => void import('./app/reports/startReports.ts').then(({ startReports }) => startReports()), 0)
})
