import { LANGUAGES, type Appearance, type Language } from '@nalam/ui'
import { lazy, Suspense } from 'react'
import { createStore, useStore } from '../createStore.ts'
import { localStore } from '../localStore.ts'
import { firstPageShown } from '../page.ts'

/** How this browser shows the portal. Stored in local storage, without personal data. */
interface Preferences {
  appearance: Appearance
  language: Language
}

const APPEARANCES: readonly Appearance[] = ['system', 'light', 'dark', 'high-contrast']

function readPreferences(): Preferences {
  const appearance = localStore.read('nalam.appearance')
  const language = localStore.read('nalam.language') ?? navigator.language.slice(0, 2)
  return {
    appearance: APPEARANCES.find((known) => known === appearance) ?? 'system',
    language: LANGUAGES.find((known) => known === language) ?? 'en',
  }
}

const store = createStore<Preferences>(readPreferences())

export function setPreferences(change: Partial<Preferences>): void {
  const next = { ...store.get(), ...change }
  localStore.write('nalam.appearance', next.appearance)
  localStore.write('nalam.language', next.language)
  store.set(next)
}

export const usePreferences = (): Preferences => useStore(store)

export const usePreferenceChoice = () => ({
  ...usePreferences(),
  onLanguageChange: (language: Language) => setPreferences({ language }),
  onAppearanceChange: (appearance: Appearance) => setPreferences({ appearance }),
})

/** For code outside React. */
export const preferencesNow = store.get

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
