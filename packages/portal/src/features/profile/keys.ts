/** SWR keys of the lists behind the profile form; all begin with `lookups`. */
export const lookupKeys = {
  specialities: ['lookups', 'specialities'] as const,
  countries: ['lookups', 'countries'] as const,
  cities: (stateId: number) => ['lookups', 'cities', stateId] as const,
  localities: (cityId: string) => ['lookups', 'localities', cityId] as const,
}
