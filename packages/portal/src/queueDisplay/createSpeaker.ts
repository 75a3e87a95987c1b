import { queueDisplayTexts } from '@nalam/ui/screens/QueueDisplay'
import type { Language } from '@nalam/ui/messages'

/** What the browser lets be heard. */
export type Audibility = 'on' | 'blocked'

export interface Speaker {
  /** Says a number in each language; sounds a chime if the browser has no voice for one of them. */
  say: (number: number, room: string | null, languages: readonly Language[]) => void
  chime: () => void
  /** Called while a key or a button is pressed: browsers allow sound only then. */
  unblock: () => void
  audibility: () => Audibility
  close: () => void
}

/** Two tones of the chime: Hz, and seconds from its start. */
const TONES = [
  [784, 0],
  [523, 0.35],
] as const
const TONE_SECONDS = 1.2
const LOUDNESS = 0.4

/**
 * Creates the voice of the display (QUEUE-04); undefined in a browser without sound.
 *
 * @param onChange called when the browser allows or blocks sound
 */
export function createSpeaker(page: Window & typeof globalThis, onChange: () => void): Speaker | undefined {
  if (!('AudioContext' in page)) return undefined
  const audio = new page.AudioContext()
  audio.addEventListener('statechange', onChange)
  const speech = 'speechSynthesis' in page ? page.speechSynthesis : undefined
  // The browser begins to load its voices when they are first asked for.
  speech?.getVoices()

  const chime = () => {
    for (const [frequency, after] of TONES) {
      const start = audio.currentTime + after
      const tone = new page.OscillatorNode(audio, { frequency })
      const volume = new page.GainNode(audio, { gain: 0 })
      volume.gain.setValueAtTime(LOUDNESS, start)
      volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS)
      tone.connect(volume).connect(audio.destination)
      tone.start(start)
      tone.stop(start + TONE_SECONDS)
    }
  }
  return {
    chime,
    say(number, room, languages) {
      // What is blocked now would be heard, late and at once, after the next press.
      if (audio.state !== 'running') return
      const voices = speech?.getVoices() ?? []
      const inTurn = languages.flatMap((language) => {
        const ofLanguage = voices.filter(({ lang }) => lang.slice(0, 2).toLowerCase() === language)
        const voice = ofLanguage.find(({ lang }) => lang.endsWith('IN')) ?? ofLanguage[0]
        return voice ? [{ language, voice }] : []
      })
      if (inTurn.length < languages.length) chime()
      // An older number, or one at which the browser hangs.
      speech?.cancel()
      for (const { language, voice } of inTurn) {
        const { called, calledTo } = queueDisplayTexts[language]
        const sentence = new page.SpeechSynthesisUtterance(room === null ? called(number) : calledTo(number, room))
        sentence.voice = voice
        sentence.lang = voice.lang
        speech?.speak(sentence)
      }
    },
    unblock: () => void audio.resume(),
    close: () => void audio.close(),
    audibility: () => (audio.state === 'running' ? 'on' : 'blocked'),
  }
}
