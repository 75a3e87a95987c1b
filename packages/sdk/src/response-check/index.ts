export type { ResponseCheck } from '../core/options.ts'
export { responseCheck, responseProblems } from './responseCheck.ts'
