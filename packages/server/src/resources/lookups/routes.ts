import { respond, type Routes } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { placeNumber } from './rules.ts'
import { allCountries, allSpecialities, citiesOf, localitiesOf, statesOf } from './store.ts'

// An id that does not exist.
const NOWHERE = 0

/** Returns the routes of specialities and places, in alphabetical order. */
export function lookupRoutes({ db }: Dependencies) {
  return {
    async listSpecialities() {
      return respond<'listSpecialities'>(200, { data: { getAllspeciality: await allSpecialities(db) } })
    },
    async listCountries() {
      return respond<'listCountries'>(200, { data: { data: await allCountries(db) } })
    },
    async listStates({ body }) {
      return respond<'listStates'>(200, { data: { data: await statesOf(db, placeNumber(body.country_id) ?? NOWHERE) } })
    },
    async listCities({ body }) {
      const rows = await citiesOf(db, placeNumber(body.state_id) ?? NOWHERE)
      return respond<'listCities'>(200, { data: { data: rows.map((city) => ({ ...city, _id: String(city.id) })) } })
    },
    async listLocalities({ body }) {
      return respond<'listLocalities'>(200, {
        data: { data: await localitiesOf(db, placeNumber(body.city_id) ?? NOWHERE) },
      })
    },
  } satisfies Partial<Routes>
}
