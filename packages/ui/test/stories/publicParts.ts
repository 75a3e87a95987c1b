import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './storybookSite.ts'

/** Returns the exported names with a capital first letter: all components of the package. */
export function publicParts(): string[] {
  const source = join(ROOT, 'packages', 'ui', 'src')
  return globSync('{components,forms,screens}/*/index.ts', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name)),
    ),
  )
}
