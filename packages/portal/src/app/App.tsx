import { NalamProvider, PageTheme, type Language, type Messages } from '@nalam/ui'
import { SWRConfig } from 'swr'
import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from './AppRoutes.tsx'
// First: it has to hear of Back before the router does.
import '../shared/leaveGuard/popGate.ts'
import { usePreferences } from '../shared/preferences/preferences.ts'
import { RouterLink } from './RouterLink.tsx'
import { swrOptions } from './swrOptions.ts'

export interface AppProps {
  /** The texts that were fetched before anything was drawn; not those of English, which are there. */
  loaded?: { language: Language; messages: Messages } | undefined
}

/** The portal. */
export function App({ loaded }: AppProps) {
  const { appearance, language } = usePreferences()
  return (
    <NalamProvider
      appearance={appearance}
      language={language}
      messages={loaded?.language === language ? loaded.messages : undefined}
      linkComponent={RouterLink}
    >
      <PageTheme />
      <SWRConfig value={swrOptions}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </SWRConfig>
    </NalamProvider>
  )
}
