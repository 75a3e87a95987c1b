import { LanguageChoice } from '@nalam/ui/components/LanguageChoice'
import { setPreferences, usePreferences, PreferenceSwitch } from './preferences.tsx'

export function VisitorTools() {
  const { language } = usePreferences()
  return (
    <>
      <LanguageChoice value={language} onValueChange={(chosen) => setPreferences({ language: chosen })} />
      <PreferenceSwitch />
    </>
  )
}
