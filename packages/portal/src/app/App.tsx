import { NalamProvider } from '@nalam/ui'
import { SWRConfig } from 'swr'
import { RouterProvider } from 'react-router-dom'
import { usePreferences } from './preferences/preferences.ts'
import { router } from './router.tsx'
import { RouterLink } from './RouterLink.tsx'
import { swrOptions } from './swrOptions.ts'

/** The portal. */
export function App() {
  const { appearance, language } = usePreferences()
  return (
    <NalamProvider appearance={appearance} language={language} linkComponent={RouterLink}>
      <SWRConfig value={swrOptions}>
        <RouterProvider router={router} />
      </SWRConfig>
    </NalamProvider>
  )
}
