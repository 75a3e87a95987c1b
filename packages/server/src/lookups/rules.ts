/** A place id of the wire (a number, or the same as text) as a number; `undefined` when it is none of ours. */
export function placeNumber(id: number | string): number | undefined {
  const number = typeof id === 'number' ? id : /^\d{1,10}$/.test(id) ? Number(id) : Number.NaN
  return Number.isInteger(number) && number > 0 && number <= 2_147_483_647 ? number : undefined
}
