// The greeting of the top bar; merged into the catalogue by en.ts. The static shell of a page also
// contains it, before any script is loaded.
export const greeting = {
  hello: 'Hello!',
  loadingName: 'Loading...',
  /** Also the title of its page. */
  calendar: 'Calendar',
}
