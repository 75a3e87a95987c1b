import '@nalam/ui/styles.css'
import { FluentProvider } from '@fluentui/react-components'
import { createDoctorApi, isApiError, newerOffer, type PatientOffer as Offer } from '@nalam/sdk'
import { PatientOffer, type AnswerResult } from '@nalam/ui/screens/PatientOffer'
import { darkTheme, lightTheme } from '@nalam/ui/theme/fluent'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The page of a patient's link (OFFER-02). It needs no session and stores nothing in the browser: the
// token is in the fragment, which is sent to no server.

const LANGUAGES = ['en', 'ta', 'hi'] as const
type Language = (typeof LANGUAGES)[number]

const api = createDoctorApi({ baseUrl: import.meta.env['VITE_API_ROOT'] ?? '/api' })
const tokenNow = () => location.hash.slice(1)

/** Returns the language of the link, else that of the browser. */
function firstLanguage(): Language {
  const wanted = [new URLSearchParams(location.search).get('lang'), ...navigator.languages]
  const known = wanted.map((tag) => LANGUAGES.find((language) => tag?.slice(0, 2) === language))
  return known.find((language) => language !== undefined) ?? 'en'
}

/** What is known of the link. */
interface Loaded {
  offer: Offer | undefined
  problem?: 'wrong' | 'failed' | undefined
}

async function load(token: string): Promise<Loaded> {
  const result = await api.patient.offer(token).result()
  if (result.ok) return { offer: result.value }
  const { status } = result.error
  // A text that is no token cannot be a link either.
  return { offer: undefined, problem: status === 404 || status === 400 ? 'wrong' : 'failed' }
}

function Page() {
  const [language, setLanguage] = useState(firstLanguage)
  const [loaded, setLoaded] = useState<Loaded>({ offer: undefined })
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const token = tokenNow()

  const read = async () => {
    const now = token === '' ? ({ offer: undefined, problem: 'wrong' } as const) : await load(token)
    // A page that shows an offer keeps it while the connection is lost.
    setLoaded((before) => (now.problem === 'failed' && before.offer ? before : now))
  }
  useEffect(() => {
    void read()
    // Hours later the offer may have ended, or the doctor may have taken it back.
    const look = () => document.visibilityState === 'visible' && void read()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  const onAnswer = async (choice: string, wish?: string): Promise<AnswerResult> => {
    const { offer } = loaded
    if (!offer) return { ok: false }
    const result = await api.patient.answer({ token, version: offer.version, choice, wish }).result()
    if (result.ok) {
      setLoaded({ offer: result.value.offer })
      return { ok: true }
    }
    const newer = newerOffer(result.error)
    if (newer === undefined) return { ok: false }
    setLoaded({ offer: newer })
    const isTaken = isApiError(result.error) && result.error.code === 'offer.time_taken'
    return isTaken ? { ok: false, isTaken } : { ok: true }
  }

  return (
    <FluentProvider theme={isDark ? darkTheme : lightTheme}>
      <PatientOffer
        {...loaded}
        language={language}
        onLanguageChange={(next) => {
          setLanguage(next)
          history.replaceState(null, '', `?lang=${next}${location.hash}`)
        }}
        onRetry={() => void read()}
        onAnswer={onAnswer}
      />
    </FluentProvider>
  )
}

// Another link in the same tab.
window.addEventListener('hashchange', () => location.reload())

const container = document.getElementById('root')
if (!container) throw new Error('p.html has no element with the id root')
createRoot(container).render(<Page />)
