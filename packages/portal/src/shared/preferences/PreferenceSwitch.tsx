import { lazy, Suspense } from 'react'
import { firstPageShown } from '../useShellRemoval.ts'
import { setPreferences, usePreferences } from './preferences.ts'

// Loaded after the first page: it is not needed to sign in or to see that page.
const LanguageAndAppearance = lazy(async () => {
  await firstPageShown
  return { default: (await import('@nalam/ui/components/LanguageAndAppearance')).LanguageAndAppearance }
})

/** Switch for language and appearance, which are stored in this browser. */
export function PreferenceSwitch() {
  const { appearance, language } = usePreferences()
  return (
    <Suspense>
      <LanguageAndAppearance
        language={language}
        onLanguageChange={(chosen) => setPreferences({ language: chosen })}
        appearance={appearance}
        onAppearanceChange={(chosen) => setPreferences({ appearance: chosen })}
      />
    </Suspense>
  )
}
