/**
 * Everything of the handlers that does not need MSW. Both module systems load its CommonJS module
 * (scripts/writeModules.ts).
 */
export * from './askedResponses.ts'
export * from './exampleResponse.ts'
export * from './fixtures.ts'
export * from './seededRandom.ts'
