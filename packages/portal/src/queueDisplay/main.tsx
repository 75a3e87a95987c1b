import '@nalam/ui/styles.css'
import { watchQueueScreen, type QueueScreenNumbers } from '@nalam/sdk/patient'
import { QueueDisplay, queueDisplayTexts } from '@nalam/ui/screens/QueueDisplay'
import { createRoot } from 'react-dom/client'
import { readApiRoot } from '../shared/api/readConfiguration.ts'
import { createStore, useStore } from '../shared/createStore.ts'
import { localStore } from '../shared/localStore.ts'
import { fetchTheme } from '../shared/preferences/fetchTheme.ts'
import { createCallDetector } from './createCallDetector.ts'
import { createSpeaker, type Speaker } from './createSpeaker.ts'
import { keepScreenOn } from './keepScreenOn.ts'

// The numbers of a queue on a television in the waiting room (QUEUE-04). It needs no session: the
// token is in the fragment, which is sent to no server. It runs for weeks without anybody near it.

const token = location.hash.slice(1)

/** Milliseconds without data after which an open connection counts as silent. Heartbeats come every 15 seconds. */
const SILENCE = 20_000
/** A pause of the clock in milliseconds after which the device was asleep. */
const SLEEP = 10_000
/** Milliseconds after which a link that has ended is tried again: a server may have been replaced meanwhile. */
const RETRY_ENDED = 600_000

interface Seen {
  now: number
  numbers?: QueueScreenNumbers
  /** By how much the server's clock is ahead: televisions often have a wrong one. */
  ahead: number
  isOpen: boolean
  /** When data has arrived last; first the opening of the page. */
  aliveAt: number
  endedAt?: number | undefined
}

const opened = Date.now()
const seen = createStore<Seen>({
  now: opened,
  ahead: 0,
  isOpen: false,
  aliveAt: opened,
  ...(token === '' && { endedAt: opened }),
})
const update = (change: Partial<Seen>) => seen.set({ ...seen.get(), ...change })

// The sound

/** In the storage: that this device says the numbers. Nothing else is stored. */
const SOUND_KEY = 'nalam.queueSound'
const sound = createStore<'on' | 'off' | 'blocked' | 'none'>('AudioContext' in window ? 'off' : 'none')
let speaker: Speaker | undefined

const showSound = () => sound.set(speaker?.audibility() ?? sound.get())

function turnSoundOn(): void {
  speaker ??= createSpeaker(window, showSound)
  showSound()
}

function changeSound(isOn: boolean): void {
  if (!isOn) {
    localStore.remove(SOUND_KEY)
    speaker?.close()
    speaker = undefined
    sound.set('off')
    return
  }
  localStore.write(SOUND_KEY, 'on')
  turnSoundOn()
  speaker?.unblock()
  // Whoever turns it on hears how loud it is.
  speaker?.chime()
}

if (localStore.read(SOUND_KEY) === 'on') turnSoundOn()
for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, () => speaker?.unblock())

// The connection

const callOf = createCallDetector()
let watch = new AbortController()

function receive(numbers: QueueScreenNumbers): void {
  const now = Date.now()
  update({ now, numbers, ahead: Date.parse(numbers.at) - now })
  document.title = queueDisplayTexts[numbers.languages[0] ?? 'en'].title
  const number = callOf(numbers)
  if (number !== undefined) speaker?.say(number, numbers.room, numbers.languages)
}

/** Notes when data arrives: heartbeats, too, show that the numbers are those of now. */
async function fetchAndNote(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  const note = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      if (response.ok) update({ aliveAt: Date.now() })
      controller.enqueue(bytes)
    },
  })
  return new Response(response.body?.pipeThrough(note) ?? null, response)
}

function connect(): void {
  watch.abort()
  watch = new AbortController()
  const { signal } = watch
  update({ isOpen: false })
  void watchQueueScreen({
    baseUrl: readApiRoot(import.meta.env),
    token,
    fetch: fetchAndNote,
    signal,
    onNumbers: receive,
    onState(state) {
      update({ isOpen: state === 'live' })
      if (state === 'live') update({ endedAt: undefined })
      if (state === 'ended') update({ endedAt: Date.now() })
    },
  })
}

function tick(): void {
  const now = Date.now()
  const { now: before, endedAt } = seen.get()
  const hasSlept = document.visibilityState === 'visible' && now - before > SLEEP
  update({ now })
  const isDue = endedAt === undefined ? hasSlept : now - endedAt > RETRY_ENDED
  if (token !== '' && isDue) {
    if (endedAt !== undefined) update({ endedAt: now })
    connect()
  }
}

function Page() {
  const { now, numbers, ahead, isOpen, aliveAt, endedAt } = useStore(seen)
  const silence = Math.max(0, now - aliveAt)
  return (
    <QueueDisplay
      numbers={numbers}
      silentFor={isOpen && silence < SILENCE ? 0 : silence / 1000}
      isEnded={endedAt !== undefined}
      now={new Date(now + ahead)}
      languages={numbers?.languages}
      sound={useStore(sound)}
      onSoundChange={changeSound}
    />
  )
}

if (token !== '') connect()
setInterval(tick, 1000)
document.addEventListener('visibilitychange', tick)
window.addEventListener('online', () => {
  if (token !== '' && !seen.get().isOpen && seen.get().endedAt === undefined) connect()
})
// Another link in the same tab.
window.addEventListener('hashchange', () => location.reload())
keepScreenOn(document, navigator)

const container = document.getElementById('root')
if (!container) throw new Error('q.html has no element with the id root')
const root = createRoot(container)
void fetchTheme('system').then(() => root.render(<Page />))
