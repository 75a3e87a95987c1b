import { api } from '../src/shared/api/api.ts'
import { usePreferences } from '../src/shared/preferences/preferences.tsx'
import { readDoctor, useSession } from '../src/shared/session/session.ts'
import { ACCOUNT, demoTexts } from './texts.ts'

/** A demo without service workers; one whose handlers do not answer yet; and one that can be used. */
type DemoState = 'none' | 'starting' | 'ready'

/** Signs the doctor of the demo in, whose e-mail nobody has to type. */
function SignInButton({ label }: { label: string }) {
  const session = useSession()
  if (session.state !== 'signedOut') return null
  const signIn = async () => {
    await api.session.login(ACCOUNT)
    await readDoctor()
  }
  return (
    <button type="button" onClick={() => void signIn()}>
      {label}
    </button>
  )
}

/** The line above the portal: what this is, how to sign in, and how to start again. */
export function DemoLine({ state }: { state: DemoState }) {
  const { language } = usePreferences()
  const texts = demoTexts[language]
  if (state === 'none')
    return (
      <aside lang={language} aria-label={texts.label}>
        <p role="alert">{texts.noWorker}</p>
      </aside>
    )
  return (
    <aside lang={language} aria-label={texts.label}>
      <p>
        {texts.line} {texts.account(ACCOUNT)}
      </p>
      {state === 'ready' && <SignInButton label={texts.signIn} />}
      <button type="button" onClick={() => window.location.assign(import.meta.env.BASE_URL)}>
        {texts.startAgain}
      </button>
    </aside>
  )
}
