import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { cities, countries, localities, specialities, states } from '../db/schema.ts'

/** Every speciality, in alphabetical order. */
export async function allSpecialities(db: Database) {
  const rows = await db.select({ _id: specialities.id, name: specialities.name }).from(specialities)
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Every country, in alphabetical order. */
export function allCountries(db: Database) {
  return db.select().from(countries).orderBy(asc(countries.name))
}

/** The states of a country, in alphabetical order. */
export function statesOf(db: Database, countryId: number) {
  return db
    .select({ id: states.id, name: states.name })
    .from(states)
    .where(eq(states.countryId, countryId))
    .orderBy(asc(states.name))
}

/** The cities of a state, in alphabetical order. */
export function citiesOf(db: Database, stateId: number) {
  return db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(eq(cities.stateId, stateId))
    .orderBy(asc(cities.name))
}

/** The localities of a city, in alphabetical order. */
export function localitiesOf(db: Database, cityId: number) {
  return db
    .select({ _id: localities.id, locality_name: localities.name, pincode: localities.pincode })
    .from(localities)
    .where(eq(localities.cityId, cityId))
    .orderBy(asc(localities.name))
}
