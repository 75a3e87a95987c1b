import type { Doctor } from '@nalam/sdk'
import type { ComponentType } from 'react'
import { signedInDoctor } from '../shared/session/signedInDoctor.ts'
import { loadCode } from './loadCode.ts'
import { pageAt, type Page } from './pages.ts'

interface PageModule {
  default: ComponentType
  /** Starts the initial queries of the page. */
  prefetch?: (doctor: Doctor) => Promise<void>
}

const modules = import.meta.glob<PageModule>('../features/*/*Route.tsx')

/** Fetches the code of a page. */
export function loadPage({ module }: Page): Promise<PageModule> {
  const load = modules[`../${module}`]
  if (!load) throw new Error(`src/${module} does not exist`)
  return loadCode(load)
}

/**
 * Fetches the code of a page before it is opened, and starts its initial queries.
 *
 * @param address target of a link. An address with a query has other initial data, so only the code
 *   is fetched
 */
export async function prefetchPage(address: string): Promise<void> {
  const page = pageAt(address)
  if (!page) return
  // Ignored here: opening the page fails again and shows the error.
  const module = await loadPage(page).catch(() => undefined)
  const doctor = signedInDoctor()
  if (doctor && address === page.path) await module?.prefetch?.(doctor)
}
