/**
 * Matches imports of packages that need client components: hooks, contexts, styles, components with
 * state.
 */
const CLIENT_CODE = /(?:from|import)\s*["'](?:react|react-dom|react-hook-form|@fluentui\/[^"']+)(?:\/[^"']*)?["']/

/**
 * Returns the code of a built module, with `'use client'` if it needs it. Server components can
 * call modules that only compute (tokens, catalogues, dates of a week) or only re-export other
 * modules.
 */
export function withClientDirective(code: string): string {
  return CLIENT_CODE.test(code) ? `'use client'\n${code}` : code
}
