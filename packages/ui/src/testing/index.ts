export { loadEnglish, type English } from './loadEnglish.ts'
export { prepareJsdom } from './prepareJsdom.ts'
