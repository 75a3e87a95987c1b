/** Entry points of the package, and the module of each. */
export const ENTRIES = {
  index: 'src/index.ts',
  early: 'src/early.ts',
  'response-check': 'src/response-check/index.ts',
  node: 'src/node/index.ts',
  passkeys: 'src/passkeys/index.ts',
  queries: 'src/queries/index.ts',
  rules: 'src/rules/index.ts',
  testing: 'src/testing/index.ts',
  validation: 'src/validation/index.ts',
  webhooks: 'src/webhooks/index.ts',
}
