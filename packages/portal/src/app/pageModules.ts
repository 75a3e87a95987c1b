import type { Doctor } from '@nalam/sdk'
import type { ComponentType } from 'react'
import { signedInDoctor } from '../shared/session/sessionState.ts'
import { type Page, pageAt } from './pages.ts'

/** Code cannot be fetched. Browser and router cache this: a retry has to reload the page. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing'
}

export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    throw new CodeMissing('Code of the page is missing', { cause: error })
  }
}

interface PageModule {
  default: ComponentType
  prefetch?: (doctor: Doctor) => Promise<void>
}

const modules = import.meta.glob<PageModule>('../features/*/*Route.tsx')

export function loadPage({ module }: Pick<Page, 'module'>): Promise<PageModule> {
  const load = modules[`../${module}`]
  if (!load) throw new Error(`src/${module} does not exist`)
  return loadCode(load)
}

/** Fetches code and initial data of a page; with a query, the data are others. */
export async function prefetchPage(address: string): Promise<void> {
  const page = pageAt(address)
  if (!page) return
  // Ignored here: opening the page fails again and shows the error.
  const module = await loadPage(page).catch(() => undefined)
  const doctor = signedInDoctor()
  if (doctor && address === page.path) await module?.prefetch?.(doctor)
}
