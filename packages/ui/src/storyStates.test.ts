import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('.', import.meta.url))
const SCREENS = join(SOURCE, 'screens')
const loaded = ['Empty', 'Loading', 'Failed', 'LongText']
const form = ['Empty', 'Loading', 'Failed']

/** The states that each screen can be in. `check:stories` shows each in every theme, language and width. */
const states: Record<string, string[]> = {
  AddSlot: form,
  Appointments: [...loaded, 'Full'],
  Availability: ['FirstVisit', 'Wrong', 'Newer', 'Loading', 'Failed', 'Stale', 'Phone'],
  AvailabilityPreview: ['Nothing', 'Changed', 'NinetyTwoDays', 'Loading', 'Failed'],
  Calendar: [...loaded, 'Full'],
  Dashboard: loaded,
  EditProfile: ['Empty', 'Incomplete', 'LongText'],
  Login: ['Empty', 'Working', 'Failed', 'LongText'],
  NotFound: ['Typical'],
  PatientOffer: ['Open', 'Loading', 'Failed', 'Chosen', 'NoneFits', 'Expired', 'Wrong', 'LongText', 'Tamil'],
  Queue: [...loaded, 'Full', 'NotLive', 'OtherSession', 'Urgent', 'LastInside'],
  QueueDisplay: ['Empty', 'Loading', 'Failed', 'LongText', 'Late', 'NotLive', 'Forgotten', 'Ended', 'SoundOff'],
  Registration: [...form, 'LongText'],
  Settings: ['Typical', 'OneDevice', 'Loading', 'Failed', 'ChangingPassword', 'CreatingFeed', 'Exporting'],
  Slots: ['Empty', 'Loading', 'Failed', 'Full'],
  SomethingWentWrong: ['Typical'],
  StopRecovery: ['Typical', 'Stopped', 'Gone', 'Over', 'Incomplete'],
  Tickets: loaded,
  ViewProfile: ['Empty', 'LongText'],
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

it('no story only repeats another one in another language, theme or width', () => {
  const repeated = globSync('**/*.stories.tsx', { cwd: SOURCE }).flatMap((file) =>
    readFileSync(join(SOURCE, file), 'utf8')
      .split(/^(?=export const )/m)
      .slice(1)
      .filter((story) => /globals: .*(?:language|appearance|viewport)/.test(story) && !/\b(?:play|name)\b/.test(story))
      .map((story) => `${file}: ${/\w+(?=:)/.exec(story)?.[0]}`),
  )
  expect(repeated).toEqual([])
})
