import { createQueries } from '@nalam/sdk/queries'
import { api } from '../api/api.ts'

/** Every read of the portal, with its SWR key. */
export const queries = createQueries(api)
