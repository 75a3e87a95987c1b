/** Packages whose code runs in the browser only, or makes what does: hooks, contexts, styles, components with state. */
const CLIENT_CODE =
  /(?:from|import)\s*["'](?:react|react-dom|react-hook-form|@griffel\/react|@fluentui\/[^"']+)(?:\/[^"']*)?["']/

/**
 * A built module with `'use client'` where it needs it. What only computes (tokens, catalogues, dates of a week) and what only
 * hands on other modules can be called by a server component.
 */
export function withClientDirective(code: string): string {
  return CLIENT_CODE.test(code) ? `'use client'\n${code}` : code
}
