export * from './formats/index.ts'
