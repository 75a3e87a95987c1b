import { createQueries, type Query } from '@nalam/sdk/queries'
import { api } from '../api/api.ts'
import { IN_BACKGROUND } from '../api/inBackground.ts'

/** All queries of the portal. A query has its key and the request together. */
export const queries = createQueries(api)

/**
 * Returns a query whose data belongs to one doctor: the next doctor who signs in in this tab has
 * other data.
 */
export const ofDoctor = <Value>({ key, fetch }: Query<Value>, doctorId: string): Query<Value> => ({
  key: [...key, doctorId],
  fetch,
})

/** Returns a query that is sent without the doctor's doing: it does not keep the session alive (S1). */
export const inBackground = <Value>({ key, fetch }: Query<Value>): Query<Value> => ({
  key,
  fetch: () => fetch({ headers: IN_BACKGROUND }),
})
