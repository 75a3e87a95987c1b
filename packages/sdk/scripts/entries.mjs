/** What can be imported, and the module behind it. */
export const ENTRIES = {
  index: 'src/index.ts',
  'response-check': 'src/response-check/index.ts',
  http: 'src/http/index.ts',
  node: 'src/node/index.ts',
  queries: 'src/queries/index.ts',
  testing: 'src/testing/index.ts',
  validation: 'src/validation/index.ts',
}
