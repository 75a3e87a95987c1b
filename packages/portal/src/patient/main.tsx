import '@nalam/ui/styles.css'
import {
  createPatientApi,
  isApiError,
  newerAppointment,
  newerOffer,
  type PatientAppointment,
  type PatientOffer as Offer,
} from '@nalam/sdk/patient'
import { hasDeviceFont, keepLatinFonts, keepShownFonts, LANGUAGES, loadFonts, type Language } from '@nalam/ui/messages'
import {
  loadPatientTexts,
  PatientOffer,
  PatientReminder,
  type AnswerResult,
  type PatientTexts,
} from '@nalam/ui/screens/PatientOffer'
import { createRoot } from 'react-dom/client'
import { readApiRoot } from '../shared/api/readConfiguration.ts'
import { fetchOrReuse } from '../shared/api/fetchOrReuse.ts'
import { fetchTheme } from '../shared/preferences/fetchTheme.ts'
import { createStore, useStore } from '../shared/createStore.ts'

// The page of a patient's link: an offer of other times (OFFER-02), or a reminder (MSG-06) with her turn in the queue (QUEUE-03). It needs no session and stores
// nothing in the browser: the token is in the fragment, which is sent to no server.

const api = createPatientApi({ baseUrl: readApiRoot(import.meta.env), fetch: fetchOrReuse })

/** Begins the fragment of a reminder's link. */
const REMINDER_MARK = 'r.'

const fragment = location.hash.slice(1)
const isReminder = fragment.startsWith(REMINDER_MARK)
const token = isReminder ? fragment.slice(REMINDER_MARK.length) : fragment

const OPENED = new Date()

/** What the link opens. */
interface Opened {
  offer?: Offer | undefined
  appointment?: PatientAppointment | undefined
  problem?: 'wrong' | 'failed' | undefined
  /** When an appointment was read. */
  at?: Date
}
const loaded = createStore<Opened>({})

/** How long a text waits for its font where the device has one of its own, in milliseconds. */
const FONT_TIMEOUT = 100

/** Waits until the texts of a language can be read; a device without a font for them waits for ours. */
async function readable(language: Language): Promise<void> {
  const fonts = loadFonts(document.fonts, language)
  if (!hasDeviceFont(document, language)) return fonts
  await Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT))])
  keepShownFonts(document, language)
}

/** The language of the page, with its texts. `lang` of the document follows it; p.html has set the first. */
const spoken = createStore<{ language: Language; texts?: PatientTexts }>({
  language: LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en',
})

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

async function fetchOpened(): Promise<Opened> {
  const at = new Date()
  return isReminder ? { appointment: await api.appointment(token), at } : { offer: await api.offer(token) }
}

/** Reads what the link opens. A page that shows it keeps it while the connection is lost. */
async function read(): Promise<void> {
  try {
    const found = token === '' ? ({ problem: 'wrong' } as const) : await fetchOpened()
    await ready
    loaded.set(found)
  } catch (error) {
    await ready
    // A text that is no token cannot be a link either.
    const isWrong = isApiError(error) && (error.status === 404 || error.status === 400)
    const { offer, appointment } = loaded.get()
    if (isWrong || !(offer ?? appointment)) loaded.set({ problem: isWrong ? 'wrong' : 'failed' })
  }
}

/** Shows what a refused answer has brought; without it the answer was not sent. */
function refused(error: unknown, newer: Opened | undefined): AnswerResult {
  if (newer === undefined) return { ok: false }
  loaded.set(newer)
  const isTaken = isApiError(error) && (error.code === 'offer.time_taken' || error.code === 'reminder.time_taken')
  return { ok: false, reason: isTaken ? 'taken' : 'changed' }
}

async function answerOffer(choice: string, wish?: string): Promise<AnswerResult> {
  const { offer } = loaded.get()
  if (!offer) return { ok: false }
  const { ok, value, error } = await api.answer({ token, version: offer.version, choice, wish }).result()
  if (ok) {
    loaded.set({ offer: value.offer })
    return { ok: true }
  }
  const newer = newerOffer(error)
  return refused(error, newer && { offer: newer })
}

async function answerReminder(answer: 'comes' | 'cannot'): Promise<AnswerResult> {
  const { ok, value, error } = await api.answerReminder({ token, answer }).result()
  if (ok) {
    loaded.set({ appointment: value.appointment })
    return { ok: true }
  }
  const newer = newerAppointment(error)
  return refused(error, newer && { appointment: newer })
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
  const { offer, appointment, problem, at = OPENED } = useStore(loaded)
  const page = {
    ...useStore(spoken),
    problem,
    onLanguageChange: (language: Language) => void changeLanguage(language),
    onRetry: () => void read(),
  }
  return isReminder ? (
    <PatientReminder {...page} appointment={appointment} now={at} onAnswer={answerReminder} />
  ) : (
    <PatientOffer {...page} offer={offer} onAnswer={answerOffer} />
  )
}

void read()
// Hours later the offer may have ended, or the doctor may have taken it back.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void read()
})
/** Pause between two reads of a patient who waits for her turn, in milliseconds. */
const TURN_EVERY = 20_000
setInterval(() => {
  if (loaded.get().appointment?.turn && document.visibilityState === 'visible') void read()
}, TURN_EVERY)
// Another link in the same tab.
window.addEventListener('hashchange', () => location.reload())

const container = document.getElementById('root')
if (!container) throw new Error('p.html has no element with the id root')
const root = createRoot(container)
void themed.then(() => root.render(<Page />))
