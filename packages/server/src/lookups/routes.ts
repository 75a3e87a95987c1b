import { asc, eq } from 'drizzle-orm'
import type { Routes } from '../http/route.ts'
import { cities, countries, localities, specialities, states } from '../db/schema.ts'
import { respond } from '../http/response.ts'
import type { Dependencies } from '../dependencies.ts'
import { placeNumber } from '../profile/rules.ts'

type LookupRoutes = Pick<Routes, 'listSpecialities' | 'listCountries' | 'listStates' | 'listCities' | 'listLocalities'>

// An id that is none of ours finds nothing.
const NOWHERE = 0

/** Specialities and places, in alphabetical order. */
export function lookupRoutes({ db }: Dependencies): LookupRoutes {
  return {
    async listSpecialities() {
      const rows = await db.select({ _id: specialities.id, name: specialities.name }).from(specialities)
      return respond<'listSpecialities'>(200, {
        data: { getAllspeciality: rows.sort((a, b) => a.name.localeCompare(b.name, 'en')) },
      })
    },
    async listCountries() {
      const data = await db.select().from(countries).orderBy(asc(countries.name))
      return respond<'listCountries'>(200, { data: { data } })
    },
    async listStates({ body }) {
      const data = await db
        .select({ id: states.id, name: states.name })
        .from(states)
        .where(eq(states.countryId, placeNumber(body.country_id) ?? NOWHERE))
        .orderBy(asc(states.name))
      return respond<'listStates'>(200, { data: { data } })
    },
    async listCities({ body }) {
      const rows = await db
        .select({ id: cities.id, name: cities.name })
        .from(cities)
        .where(eq(cities.stateId, placeNumber(body.state_id) ?? NOWHERE))
        .orderBy(asc(cities.name))
      return respond<'listCities'>(200, { data: { data: rows.map((city) => ({ ...city, _id: String(city.id) })) } })
    },
    async listLocalities({ body }) {
      const data = await db
        .select({ _id: localities.id, locality_name: localities.name, pincode: localities.pincode })
        .from(localities)
        .where(eq(localities.cityId, placeNumber(body.city_id) ?? NOWHERE))
        .orderBy(asc(localities.name))
      return respond<'listLocalities'>(200, { data: { data } })
    },
  }
}
