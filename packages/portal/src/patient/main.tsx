import '@nalam/ui/styles.css'
import { createPatientApi, isApiError, newerOffer, type PatientOffer as Offer } from '@nalam/sdk/patient'
import { hasDeviceFont, keepLatinFonts, keepShownFonts, loadFonts } from '@nalam/ui/messages'
import { loadPatientTexts, PatientOffer, type AnswerResult, type PatientTexts } from '@nalam/ui/screens/PatientOffer'
import { createRoot } from 'react-dom/client'
import { readApiRoot } from '../shared/api/readConfiguration.ts'
import { fetchOrReuse } from '../shared/api/fetchOrReuse.ts'
import { fetchTheme } from '../shared/preferences/fetchTheme.ts'
import { createStore, useStore } from '../shared/createStore.ts'

// The page of a patient's link (OFFER-02). It needs no session and stores nothing in the browser: the
// token is in the fragment, which is sent to no server.

const LANGUAGES = ['en', 'ta', 'hi'] as const
type Language = (typeof LANGUAGES)[number]

const api = createPatientApi({ baseUrl: readApiRoot(import.meta.env), fetch: fetchOrReuse })

/** Returns the language of the link, else that of the browser. */
function firstLanguage(): Language {
  const wanted = [new URLSearchParams(location.search).get('lang'), ...navigator.languages]
  const known = wanted.map((tag) => LANGUAGES.find((language) => tag?.slice(0, 2) === language))
  return known.find((language) => language !== undefined) ?? 'en'
}

const token = location.hash.slice(1)
const loaded = createStore<{ offer: Offer | undefined; problem?: 'wrong' | 'failed' }>({ offer: undefined })

/** How long a text waits for its font where the device has one of its own, in milliseconds. */
const FONT_TIMEOUT = 100

/** Waits until the texts of a language can be read; a device without a font for them waits for ours. */
async function readable(language: Language): Promise<void> {
  const fonts = loadFonts(document.fonts, language)
  if (!hasDeviceFont(document, language)) return fonts
  await Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT))])
  keepShownFonts(document, language)
}

/** The language of the page, with its texts; `lang` of the document follows it. */
const spoken = createStore<{ language: Language; texts?: PatientTexts }>({ language: firstLanguage() })

/** Shows a language once it can be read. Without a connection the language before stays. */
async function speak(language: Language): Promise<void> {
  const [texts] = await Promise.all([loadPatientTexts(language), readable(language)])
  spoken.set({ language, texts })
  document.documentElement.lang = language
}

// A text that changes its font moves the times away from the finger (U4).
keepLatinFonts(document.fonts)

const themed = fetchTheme('system')
// English is in the page itself.
const ready = speak(spoken.get().language).catch(() => speak('en'))

/** Reads the offer. A page that shows one keeps it while the connection is lost. */
async function read(): Promise<void> {
  const result = token === '' ? undefined : await api.offer(token).result()
  await ready
  if (result?.ok) return loaded.set({ offer: result.value })
  // A text that is no token cannot be a link either.
  const isWrong = !result || result.error.status === 404 || result.error.status === 400
  if (isWrong || !loaded.get().offer) loaded.set({ offer: undefined, problem: isWrong ? 'wrong' : 'failed' })
}

async function answer(choice: string, wish?: string): Promise<AnswerResult> {
  const { offer } = loaded.get()
  if (!offer) return { ok: false }
  const result = await api.answer({ token, version: offer.version, choice, wish }).result()
  if (result.ok) {
    loaded.set({ offer: result.value.offer })
    return { ok: true }
  }
  const newer = newerOffer(result.error)
  if (newer === undefined) return { ok: false }
  loaded.set({ offer: newer })
  const isTaken = isApiError(result.error) && result.error.code === 'offer.time_taken'
  return { ok: false, reason: isTaken ? 'taken' : 'changed' }
}

/** Changes the language; a reload keeps it. */
async function changeLanguage(language: Language): Promise<void> {
  try {
    await speak(language)
    history.replaceState(null, '', `?lang=${language}${location.hash}`)
  } catch {
    // Its texts could not be fetched. The button can be pressed again.
  }
}

function Page() {
  return (
    <PatientOffer
      {...useStore(loaded)}
      {...useStore(spoken)}
      onLanguageChange={(language) => void changeLanguage(language)}
      onRetry={() => void read()}
      onAnswer={answer}
    />
  )
}

void read()
// Hours later the offer may have ended, or the doctor may have taken it back.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void read()
})
// Another link in the same tab.
window.addEventListener('hashchange', () => location.reload())

const container = document.getElementById('root')
if (!container) throw new Error('p.html has no element with the id root')
const root = createRoot(container)
void themed.then(() => root.render(<Page />))
