import { parseHour } from '@nalam/sdk'

/** A place id of the wire (a number, or the same as text) as a number; `undefined` when it is none of ours. */
export function placeNumber(id: number | string): number | undefined {
  const number = typeof id === 'number' ? id : /^\d{1,10}$/.test(id) ? Number(id) : Number.NaN
  return Number.isInteger(number) && number > 0 && number <= 2_147_483_647 ? number : undefined
}

/** A locality with where it lies. */
export interface KnownPlace {
  readonly pincode: string
  readonly cityId: number
  readonly stateId: number
  readonly countryId: number
}

/** Whether what was sent is one place: locality, city, state, country and pincode belong together (section 5). */
export function isOnePlace(
  known: KnownPlace | undefined,
  sent: {
    readonly pincode: string
    readonly city_id: number | string
    readonly state_id: number | string
    readonly country_id: number | string
  },
): boolean {
  return (
    known !== undefined &&
    known.pincode === sent.pincode &&
    known.cityId === placeNumber(sent.city_id) &&
    known.stateId === placeNumber(sent.state_id) &&
    known.countryId === placeNumber(sent.country_id)
  )
}

/** Whether "to" is a later hour than "from" (section 4). Hours like `9 AM`. */
export function isLaterHour(from: string, to: string): boolean {
  const [first, last] = [parseHour(from), parseHour(to)]
  return first !== null && last !== null && last > first
}
