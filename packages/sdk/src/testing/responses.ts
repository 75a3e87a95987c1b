/**
 * Everything of the handlers that does not need MSW. Both module systems load its CommonJS module
 * (scripts/writeModules.ts).
 */
export * from './availabilityResponses.ts'
export * from './bookingFilters.ts'
export * from './calendarResponses.ts'
export * from './conflicts.ts'
export * from './decisions.ts'
export * from './exampleResponse.ts'
export * from './fixtures.ts'
export * from './seededRandom.ts'
export * from './offerResponses.ts'
export * from './passkeyResponses.ts'
export * from './visitResponses.ts'
