export { StatusBadge } from '../../src/index.ts'
