export { AppShell, type AppShellProps } from './AppShell.tsx'
export { DEFAULT_HREFS, DESTINATIONS, type Destination, type DestinationHrefs } from './navigation.ts'
