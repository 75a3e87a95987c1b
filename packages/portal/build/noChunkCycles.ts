import type { Plugin } from 'vite'

/**
 * Fails a build whose files import each other in a cycle. The order in which such files run depends
 * on the page that is opened first, and one of them sees `undefined` permanently. Code that pages
 * share is grouped by size, which can cause a cycle.
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'nalam:no-chunk-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const done = new Set<string>()
      const visit = (name: string, way: readonly string[]): void => {
        if (way.includes(name))
          throw new Error(`Files in a circle: ${[...way.slice(way.indexOf(name)), name].join(' → ')}`)
        const file = bundle[name]
        if (done.has(name) || file?.type !== 'chunk') return
        for (const imported of file.imports) visit(imported, [...way, name])
        done.add(name)
      }
      for (const name in bundle) visit(name, [])
    },
  }
}
