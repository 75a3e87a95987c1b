import { LanguageChoice } from '@nalam/ui/components/LanguageChoice'
import { setPreferences, usePreferences } from './preferences.ts'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'

/** Tools of the pages for visitors: languages by their own names, appearance. */
export function VisitorTools() {
  const { language } = usePreferences()
  return (
    <>
      <LanguageChoice value={language} onValueChange={(chosen) => setPreferences({ language: chosen })} />
      <PreferenceSwitch />
    </>
  )
}
