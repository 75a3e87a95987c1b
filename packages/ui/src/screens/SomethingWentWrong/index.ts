export { SomethingWentWrong, type SomethingWentWrongProps } from './SomethingWentWrong.tsx'
