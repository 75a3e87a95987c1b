import { NalamProvider, PageTheme, type Language, type Messages } from '@nalam/ui'
import { RouterProvider, type createBrowserRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { api } from '../shared/api/api.ts'
import { usePreferences } from '../shared/preferences/preferences.ts'
import { reportFailure } from '../shared/reports/reportFailure.ts'
import { RouterLink } from './RouterLink.tsx'
import { swrOptions } from './swrOptions.ts'

export interface AppProps {
  router: ReturnType<typeof createBrowserRouter>
  /** Messages fetched before the first render. Undefined for English, which is part of the app. */
  loaded?: { language: Language; messages: Messages } | undefined
}

/** The portal. */
export function App({ router, loaded }: AppProps) {
  const { appearance, language } = usePreferences()
  return (
    <NalamProvider
      appearance={appearance}
      language={language}
      messages={loaded?.language === language ? loaded.messages : undefined}
      linkComponent={RouterLink}
      now={api.now}
    >
      <PageTheme />
      <SWRConfig value={swrOptions}>
        <RouterProvider router={router} onError={reportFailure} />
      </SWRConfig>
    </NalamProvider>
  )
}
