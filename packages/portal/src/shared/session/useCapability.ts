import type { Capability } from '@nalam/sdk'
import { useSyncExternalStore } from 'react'
import { capabilities } from './renewSession.ts'

/** Returns whether the server offers an extension, outside React. */
export const hasCapability = (name: Capability): boolean => capabilities.get().includes(name)

/**
 * Returns whether the server offers an extension (EXT-01). Without it the portal shows nothing of
 * it.
 */
export const useCapability = (name: Capability): boolean =>
  useSyncExternalStore(capabilities.subscribe, () => hasCapability(name))
