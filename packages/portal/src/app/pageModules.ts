import type { Doctor } from '@nalam/sdk'
import type { ComponentType } from 'react'
import { signedInDoctor } from '../shared/session/signedInDoctor.ts'
import { loadCode } from './loadCode.ts'
import { pageAt, type Page } from './pages.ts'

interface PageModule {
  default: ComponentType
  /** Starts the queries that the page shows first. */
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
 * @param address where a link leads. One with a query has initial data of its own, and the page that is shown has them already
 */
export async function prefetchPage(address: string): Promise<void> {
  const page = pageAt(address)
  if (!page) return
  // A failure is met again, and shown, when the page is opened.
  const module = await loadPage(page).catch(() => undefined)
  const doctor = signedInDoctor()
  if (doctor && address === page.path) await module?.prefetch?.(doctor)
}
