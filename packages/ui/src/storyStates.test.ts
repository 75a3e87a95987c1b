import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SCREENS = fileURLToPath(new URL('screens', import.meta.url))
const loaded = ['Empty', 'Loading', 'Failed', 'LongText', 'Narrow', 'Dark', 'ForcedColors', 'Tamil']
const form = ['Empty', 'Loading', 'Failed', 'Narrow', 'Dark', 'ForcedColors', 'Tamil']

/** The states that each screen can be in. */
const states: Record<string, string[]> = {
  AddSlot: form,
  Appointments: [...loaded, 'Full'],
  Availability: [
    'FirstVisit',
    'Wrong',
    'Newer',
    'Loading',
    'Failed',
    'Stale',
    'Phone',
    'Dark',
    'ForcedColors',
    'Tamil',
  ],
  AvailabilityPreview: [
    'Nothing',
    'Changed',
    'NinetyTwoDays',
    'Loading',
    'Failed',
    'Narrow',
    'Dark',
    'ForcedColors',
    'Tamil',
  ],
  Calendar: [...loaded, 'Full'],
  Dashboard: loaded,
  EditProfile: loaded,
  Login: ['Empty', 'Working', 'Failed', 'LongText', 'Narrow', 'Dark', 'ForcedColors', 'Tamil'],
  NotFound: ['Typical', 'Narrow', 'Dark', 'ForcedColors', 'Tamil'],
  Registration: [...form, 'LongText'],
  Slots: ['Empty', 'Loading', 'Failed', 'Full', 'Narrow', 'Dark', 'ForcedColors', 'Tamil'],
  SomethingWentWrong: ['Typical', 'Narrow', 'Dark', 'ForcedColors', 'Tamil'],
  Tickets: loaded,
  ViewProfile: loaded,
}

it('[UI-01] every screen has a story for each of its states', () => {
  expect(readdirSync(SCREENS).toSorted()).toEqual(Object.keys(states).toSorted())
  for (const [screen, wanted] of Object.entries(states)) {
    const folder = join(SCREENS, screen)
    const texts = readdirSync(folder)
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
    const stories = new Set([...texts.join('\n').matchAll(/^export const (\w+)/gm)].map(([, name]) => name))
    expect({ screen, missing: wanted.filter((name) => !stories.has(name)) }).toEqual({ screen, missing: [] })
  }
})
