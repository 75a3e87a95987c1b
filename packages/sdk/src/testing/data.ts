export { codesOf, exampleResponse, fixtures, seededRandom, statusesOf, type Fixtures } from './responses.ts'
