import type { Capability } from '@nalam/sdk'
import { NotFound } from '@nalam/ui'
import type { ReactNode } from 'react'
import { paths } from '../shared/paths.ts'
import { useCapability } from '../shared/session/session.ts'

/** Shows a page of an extension if the server offers it, otherwise "not found" (EXT-01). */
export function RequireCapability({ capability, children }: { capability: Capability; children: ReactNode }) {
  return useCapability(capability) ? children : <NotFound homeHref={paths.home} isInFrame />
}
