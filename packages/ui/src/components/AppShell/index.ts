export { AppShell, type AppShellProps } from './AppShell.tsx'
export { DEFAULT_PATHS, DESTINATIONS, type Destination } from './navigation.ts'
