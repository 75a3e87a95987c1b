import { MATURITIES, MATURITY_OF } from './maturity.ts'

/** How far the parts of a folder have come, or a page of prose, as its page begins. */
export function Status({ of }: { of: string }) {
  const maturity = MATURITY_OF.get(of)
  if (!maturity) return null
  return (
    <p>
      <strong>{maturity}</strong>: {MATURITIES[maturity]}
    </p>
  )
}
