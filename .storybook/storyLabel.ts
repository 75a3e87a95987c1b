/** Returns the ids of requirements in a story's title: `[AUTH-02] [AUTH-03] …`. */
export const requirementsIn = (title: string): string[] =>
  Array.from(title.matchAll(/\[([A-Z]+-\d+)\]/g), ([, id = '']) => id)

/**
 * Returns the name of a story in the index, which the search reads: the ids of requirements, then
 * the state. The search ignores what begins after twenty letters.
 */
export const indexedName = (title: string, state: string): string => [...requirementsIn(title), state].join(' ')

/** Returns the name that the sidebar shows: the state only. */
export const sidebarName = (indexed: string): string => indexed.replace(/^(?:[A-Z]+-\d+ )+/, '')
