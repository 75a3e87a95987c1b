/// <reference types="node" />
import type { Catalogue } from '../messages/internal.ts'
import { readdirSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { ta } from '../messages/ta/index.ts'

/** The English texts of every area. Those of server and validation are in `@nalam/sdk`. */
export type English = Omit<Catalogue, 'errors' | 'validation'>

const { errors: _errors, validation: _validation, ...AREAS } = ta
const isComplete = (texts: Record<string, unknown>): texts is Record<string, unknown> & English =>
  Object.keys(AREAS).every((name) => name in texts)

/**
 * Loads the English texts of every area, for tests in Node that compare languages or look for a
 * text. An application needs no such list: each component loads the English of its areas.
 *
 * @throws if an area of the other languages has no English
 */
export async function loadEnglish(): Promise<English> {
  const folder = new URL('../messages/en/', import.meta.url)
  const files = readdirSync(folder).filter((file) => /^\w+\.[jt]s$/.test(file))
  const texts: Record<string, unknown> = {}
  for (const file of files) {
    const name = basename(file, extname(file))
    const module: Record<string, { english: unknown } | undefined> = await import(new URL(file, folder).href)
    texts[name] = module[`${name}Messages`]?.english
  }
  if (!isComplete(texts)) throw new Error(`The English texts are not complete: ${Object.keys(texts).join(', ')}`)
  return texts
}
