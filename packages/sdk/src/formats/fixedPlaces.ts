/** The one country and state of a profile, with the ids that the lookups use (PROF-04, PROF-06). */
export const FIXED_COUNTRY = { id: 101, name: 'India' } as const
export const FIXED_STATE = { id: 35, name: 'Tamil Nadu' } as const
