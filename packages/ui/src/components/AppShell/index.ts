export { AppShell, type AppShellProps } from './AppShell.tsx'
export { DESTINATIONS, type Destination, type DestinationHrefs } from './navigation.ts'
