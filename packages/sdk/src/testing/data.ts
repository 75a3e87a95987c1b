export { codesOf, exampleResponse, statusesOf } from './exampleResponse.ts'
export { fixtures, type Fixtures } from './fixtures.ts'
export { seededRandom } from './seededRandom.ts'
