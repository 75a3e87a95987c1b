import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { cities, countries, localities, specialities, states } from '../../db/schema.ts'

export async function allSpecialities(db: Database) {
  const rows = await db.select({ _id: specialities.id, name: specialities.name }).from(specialities)
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

export function allCountries(db: Database) {
  return db.select().from(countries).orderBy(asc(countries.name))
}

export function statesOf(db: Database, countryId: number) {
  return db
    .select({ id: states.id, name: states.name })
    .from(states)
    .where(eq(states.countryId, countryId))
    .orderBy(asc(states.name))
}

export function citiesOf(db: Database, stateId: number) {
  return db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(eq(cities.stateId, stateId))
    .orderBy(asc(cities.name))
}

export function localitiesOf(db: Database, cityId: number) {
  return db
    .select({ _id: localities.id, locality_name: localities.name, pincode: localities.pincode })
    .from(localities)
    .where(eq(localities.cityId, cityId))
    .orderBy(asc(localities.name))
}

/** Finds the place of a locality; `undefined` if there is no locality with this id. */
export async function findPlace(db: Database, localityId: string) {
  const [row] = await db
    .select({
      pincode: localities.pincode,
      cityId: cities.id,
      stateId: states.id,
      countryId: states.countryId,
    })
    .from(localities)
    .innerJoin(cities, eq(cities.id, localities.cityId))
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(eq(localities.id, localityId))
  return row
}

export async function hasSpeciality(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: specialities.id }).from(specialities).where(eq(specialities.id, id))
  return rows.length === 1
}
