export { prepareJsdom } from './prepareJsdom.ts'
