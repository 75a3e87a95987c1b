import type { Plugin } from 'vite'

/**
 * Fails a build whose files import each other in a circle: which of them runs first then depends on what a doctor opens first, and the
 * other sees `undefined` for good. Files that pages share are put together by size, which can bring such a circle about.
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
