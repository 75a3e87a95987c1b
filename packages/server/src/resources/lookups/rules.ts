/**
 * Converts a place id of a request (a number, or a number as text) to a number; `undefined` if it
 * is not valid.
 */
export function placeNumber(id: number | string): number | undefined {
  const number = typeof id === 'number' ? id : /^\d{1,10}$/.test(id) ? Number(id) : Number.NaN
  return Number.isInteger(number) && number > 0 && number <= 2_147_483_647 ? number : undefined
}
