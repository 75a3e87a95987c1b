// The greeting of the top bar; joined to the catalogue by hi.ts. The static shell of a page says it too, before any code is there.
export const greeting = {
  hello: 'नमस्ते!',
  loadingName: 'लोड हो रहा है...',
  /** Also the title of its page. */
  calendar: 'कैलेंडर',
}
