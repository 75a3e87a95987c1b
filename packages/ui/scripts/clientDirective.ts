/** What server components may call of React. */
const PURE = new Set(['createElement'])

/** Imports of packages that consist of hooks, contexts, styles and components, and their clause. */
const IMPORTS =
  /\b(?:import|export)\b([^"';]*?)["'](?:react|react-dom|react-hook-form|@fluentui\/[^"'/]+)(?:\/[^"']*)?["']/g

/** Whether an import or export clause names only what server components may call. */
function isPure(clause: string): boolean {
  const names = /^\s*\{([^}]*)\}\s*from\s*$/.exec(clause)?.[1]
  return names !== undefined && names.split(',').every((name) => PURE.has(name.trim().split(/\s/)[0] ?? ''))
}

/**
 * Returns the code of a built module, with `'use client'` if it needs it. Server components can
 * call modules that only compute (tokens, themes, catalogues, dates of a week) or only re-export
 * other modules.
 */
export function withClientDirective(code: string): string {
  const isClient = Array.from(code.matchAll(IMPORTS), ([, clause = '']) => clause).some((clause) => !isPure(clause))
  return isClient ? `'use client'\n${code}` : code
}
