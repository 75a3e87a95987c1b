import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SCREENS = fileURLToPath(new URL('screens', import.meta.url))
const loaded = ['Empty', 'Loading', 'Failed', 'LongText', 'Narrow']
const form = ['Empty', 'Loading', 'Failed', 'Narrow']

/** The states that each screen can be in. `check:stories` shows each in every theme and language. */
const states: Record<string, string[]> = {
  AddSlot: form,
  Appointments: [...loaded, 'Full'],
  Availability: ['FirstVisit', 'Wrong', 'Newer', 'Loading', 'Failed', 'Stale', 'Phone'],
  AvailabilityPreview: ['Nothing', 'Changed', 'NinetyTwoDays', 'Loading', 'Failed', 'Narrow'],
  Calendar: [...loaded, 'Full'],
  Dashboard: loaded,
  EditProfile: ['Empty', 'Incomplete', 'LongText', 'Narrow'],
  Login: ['Empty', 'Working', 'Failed', 'LongText', 'Narrow'],
  NotFound: ['Typical', 'Narrow'],
  PatientOffer: ['Open', 'Loading', 'Failed', 'Chosen', 'NoneFits', 'Expired', 'Wrong', 'LongText', 'Tamil'],
  Queue: [...loaded, 'Full', 'NotLive', 'OtherSession', 'Urgent', 'LastInside'],
  QueueDisplay: [
    'Empty',
    'Loading',
    'Failed',
    'LongText',
    'Narrow',
    'Late',
    'NotLive',
    'Forgotten',
    'Ended',
    'SoundOff',
  ],
  Registration: [...form, 'LongText'],
  Settings: ['Typical', 'OneDevice', 'Loading', 'Failed', 'ChangingPassword', 'CreatingFeed', 'Exporting', 'Narrow'],
  Slots: ['Empty', 'Loading', 'Failed', 'Full', 'Narrow'],
  SomethingWentWrong: ['Typical', 'Narrow'],
  StopRecovery: ['Typical', 'Stopped', 'Gone', 'Over', 'Incomplete', 'Narrow'],
  Tickets: loaded,
  ViewProfile: ['Empty', 'LongText', 'Narrow'],
}

it('[UI-01] every screen has a story for each of its states', () => {
  expect(
    readdirSync(SCREENS)
      .filter((name) => !name.includes('.'))
      .toSorted(),
  ).toEqual(Object.keys(states).toSorted())
  for (const [screen, wanted] of Object.entries(states)) {
    const folder = join(SCREENS, screen)
    const texts = readdirSync(folder)
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
    const stories = new Set([...texts.join('\n').matchAll(/^export const (\w+)/gm)].map(([, name]) => name))
    expect({ screen, missing: wanted.filter((name) => !stories.has(name)) }).toEqual({ screen, missing: [] })
  }
})
