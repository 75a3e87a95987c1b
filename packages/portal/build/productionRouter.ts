import type { Plugin } from 'vite'

/**
 * Resolves React Router to its production build: its `exports` name only the development build. The
 * production build is smaller because it has no warning texts. Its components and contexts are marked
 * as free of side effects, so that those which no page uses are left out: 1.6 kB (goals P1 and P2).
 */
export function productionRouter(): Plugin {
  return {
    name: 'nalam:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return undefined
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved?.id.includes('/dist/development/')) {
        throw new Error(`${source} is at ${resolved?.id ?? 'no place'}: is this plug-in still needed?`)
      }
      return { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
    },
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]/, code: /\.displayName = / },
      handler(code) {
        const marked = code
          .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
        if (marked === code) throw new Error('React Router writes its components in another way now')
        return { code: marked, map: null }
      },
    },
  }
}
