import { createQueries } from '@nalam/sdk/queries'
import { api } from '../api/api.ts'

/** All queries of the portal, with their SWR keys. */
export const queries = createQueries(api)
