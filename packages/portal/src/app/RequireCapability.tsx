import { NotFound } from '@nalam/ui'
import type { ReactNode } from 'react'
import { useStore } from '../shared/createStore.ts'
import { paths } from '../shared/paths.ts'
import { capabilities } from '../shared/session/session.ts'
import { isOffered, type Page } from './pages.ts'

/** Shows a page of an extension if the server offers it, otherwise "not found" (EXT-01). */
export function RequireCapability({ page, children }: { page: Page; children: ReactNode }) {
  return isOffered(page, useStore(capabilities)) ? children : <NotFound homeHref={paths.home} isInFrame />
}
