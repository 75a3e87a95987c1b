import { lazy, Suspense } from 'react'
import { firstPageShown } from '../page.ts'
import { usePreferenceChoice } from './preferences.ts'

// Loaded after the first page: it is not needed to sign in or to see that page.
const LanguageAndAppearance = lazy(async () => {
  await firstPageShown
  return { default: (await import('@nalam/ui/components/LanguageAndAppearance')).LanguageAndAppearance }
})

export function PreferenceSwitch() {
  const choice = usePreferenceChoice()
  return (
    <Suspense>
      <LanguageAndAppearance {...choice} />
    </Suspense>
  )
}
