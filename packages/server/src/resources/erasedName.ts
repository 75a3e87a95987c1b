/** Shown instead of a patient's name that was erased, in any language. */
export const ERASED_NAME = '—'
