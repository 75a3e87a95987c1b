export * from './data.ts'
export { doctorApiHandlers } from './doctorApiHandlers.ts'
export { respond, fault, undeclared, type HandlerOptions, type Fault } from './handlers.ts'
