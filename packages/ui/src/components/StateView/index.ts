export {
  EmptyState,
  ErrorState,
  OfflineState,
  StateView,
  type EmptyStateProps,
  type ErrorStateProps,
  type OfflineStateProps,
  type StateViewProps,
} from './StateView.tsx'
