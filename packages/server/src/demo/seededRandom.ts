/**
 * A small repeatable random generator (mulberry32): the same seed gives the same demo data
 * on every machine.
 */
export interface SeededRandom {
  /** 0 ≤ value < 1 */
  next(): number
  /** A whole number, 0 ≤ value < limit */
  below(limit: number): number
  pick<T>(choices: readonly T[]): T
  /** Hex digits. */
  hex(length: number): string
}

/** Creates a generator. @param seed any 32-bit number */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick<T>(choices: readonly T[]): T {
      const choice = choices[below(choices.length)]
      if (choice === undefined) throw new RangeError('Nothing to choose from')
      return choice
    },
    hex: (length) => Array.from({ length }, () => below(16).toString(16)).join(''),
  }
}
