import { FIXED_COUNTRY, FIXED_STATE } from '@nalam/sdk/validation'
import type { Database } from '../../db/open.ts'
import { SPECIALITIES } from './specialities.ts'
import { insertLookups } from './store.ts'
import { TAMIL_NADU_CITIES } from './tamilNaduCities.ts'

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
}

function localitiesOf(city: (typeof TAMIL_NADU_CITIES)[number]) {
  return city.localities
    .split(', ')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const space = entry.lastIndexOf(' ')
      const name = entry.slice(0, space)
      return { id: `loc_${slug(city.name)}_${slug(name)}`, cityId: city.id, name, pincode: entry.slice(space + 1) }
    })
}

/** All localities of the lookups. */
export const ALL_LOCALITIES = TAMIL_NADU_CITIES.flatMap(localitiesOf)

/** Inserts missing lookups; existing rows stay unchanged. */
export const seedLookups = (db: Database): Promise<void> =>
  insertLookups(db, {
    countries: [FIXED_COUNTRY],
    states: [{ ...FIXED_STATE, countryId: FIXED_COUNTRY.id }],
    cities: TAMIL_NADU_CITIES.map(({ id, name }) => ({ id, stateId: FIXED_STATE.id, name })),
    localities: ALL_LOCALITIES,
    specialities: SPECIALITIES.map(([id, name]) => ({ id, name })),
  })
