import { lazy, Suspense } from 'react'
import { firstPageShown } from '../useShellRemoval.ts'
import { setPreferences, usePreferences } from './preferences.ts'

// Nobody needs it to sign in or to see the first page.
const LanguageAndAppearance = lazy(async () => {
  await firstPageShown
  return { default: (await import('@nalam/ui/components/LanguageAndAppearance')).LanguageAndAppearance }
})

/** Language and appearance, kept in this browser. */
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
