import { NalamProvider } from '@nalam/ui'
import { SWRConfig } from 'swr'
import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from './AppRoutes.tsx'
// First: it has to hear of Back before the router does.
import './leaveGuard/popGate.ts'
import { usePreferences } from './preferences/preferences.ts'
import { RouterLink } from './RouterLink.tsx'
import { swrOptions } from './swrOptions.ts'

/** The portal. */
export function App() {
  const { appearance, language } = usePreferences()
  return (
    <NalamProvider appearance={appearance} language={language} linkComponent={RouterLink}>
      <SWRConfig value={swrOptions}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </SWRConfig>
    </NalamProvider>
  )
}
