import { useSyncExternalStore } from 'react'
import { capabilities } from './renewSession.ts'

/** An extension that the portal supports; the contract lists them under `x-capabilities`. */
export type Capability =
  | 'booking-filters'
  | 'ticket-filters'
  | 'undo'
  | 'live'
  | 'calendar'
  | 'slot-changes'
  | 'availability'

/** Returns whether the server offers an extension, outside React. */
export const hasCapability = (name: Capability): boolean => capabilities.get().includes(name)

/**
 * Returns whether the server offers an extension (EXT-01). Without it the portal shows nothing of
 * it.
 */
export const useCapability = (name: Capability): boolean =>
  useSyncExternalStore(capabilities.subscribe, () => hasCapability(name))
