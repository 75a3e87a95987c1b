import type { ErrorCode } from '../generated/operations.ts'

/** Why a request is refused. */
export type Problem = {
  /** Error code of the contract. */
  readonly code: ErrorCode
  /** The field of the request that is refused, such as `from` or `hours.0.to`. */
  readonly field?: string | undefined
}

/** Returns a refused transition. */
export const refused = (code: Problem['code']): { readonly problem: Problem } => ({ problem: { code } })
