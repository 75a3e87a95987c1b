export { ErrorSummary, type ErrorSummaryProps, type SummarisedError } from './ErrorSummary.tsx'
