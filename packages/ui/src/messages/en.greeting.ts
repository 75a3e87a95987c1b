// The greeting of the top bar; joined to the catalogue by en.ts. The static shell of a page says it too, before any code is there.
export const greeting = {
  hello: 'Hello!',
  loadingName: 'Loading...',
  /** Also the title of its page. */
  calendar: 'Calendar',
}
