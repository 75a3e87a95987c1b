export type { ResponseCheck } from '../core/responseCheck.ts'
export { responseCheck, responseProblems } from './responseCheck.ts'
