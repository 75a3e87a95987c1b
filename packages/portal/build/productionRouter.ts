import type { Plugin } from 'vite'

/**
 * Resolves React Router to its production build: its `exports` name only the development build. The
 * production build is smaller because it has no warning texts (goal P1).
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
  }
}
