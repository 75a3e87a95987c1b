import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const IMPORT = /from '((?:@fluentui|react-hook-form|@hookform|zod|swr|react-router|openapi-fetch|msw)[^']*)'/g

/** Returns the packages that declare the dependencies, and their source folders. */
function sourcesOf(root: string): readonly (readonly [string, string])[] {
  return ['ui', 'sdk', 'portal'].map((name) => [`@nalam/${name}`, join(root, 'packages', name, 'src')])
}

/**
 * Returns the dependencies that browser tests load, for Vite's `optimizeDeps.include`. They are
 * read from the sources: for a missing one Vite would bundle again and reload the page during a
 * run. Names nested with `>` are resolved from our package.
 *
 * @param root the workspace's folder
 */
export function browserOptimizeDeps(root: string): string[] {
  const names = new Set(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'])
  for (const [owner, folder] of sourcesOf(root)) {
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
      for (const [statement, name] of text.matchAll(IMPORT)) {
        if (name !== undefined && !statement.startsWith('import type')) names.add(`${owner} > ${name}`)
      }
    }
  }
  return [...names]
}
