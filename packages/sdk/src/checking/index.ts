export type { AnswerCheck } from '../core/answerCheck.ts'
export { answerCheck, answerProblems } from './answerCheck.ts'
