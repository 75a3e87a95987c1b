export { createQueries, type Queries, type Query, type QueryKey } from './createQueries.ts'
export { invalidates, matchesKey } from './invalidates.ts'
