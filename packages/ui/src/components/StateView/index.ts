export { LoadedContent, type LoadedContentProps } from './LoadedContent.tsx'
export {
  EmptyState,
  ErrorState,
  StateView,
  type EmptyStateProps,
  type ErrorStateProps,
  type StateViewProps,
} from './StateView.tsx'
