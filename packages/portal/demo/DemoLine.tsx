import { usePreferences } from '../src/shared/preferences/preferences.tsx'
import { ACCOUNT, demoTexts } from './texts.ts'

/** The line above the portal: what this is, how to sign in, and how to start again. */
export function DemoLine({ hasWorker }: { hasWorker: boolean }) {
  const { language } = usePreferences()
  const texts = demoTexts[language]
  if (!hasWorker)
    return (
      <aside lang={language} aria-label={texts.label}>
        <p role="alert">{texts.noWorker}</p>
      </aside>
    )
  return (
    <aside lang={language} aria-label={texts.label}>
      <p>
        {texts.line} {texts.signIn(ACCOUNT)}
      </p>
      <button type="button" onClick={() => window.location.assign(import.meta.env.BASE_URL)}>
        {texts.startAgain}
      </button>
    </aside>
  )
}
