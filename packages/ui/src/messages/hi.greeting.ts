// The greeting of the top bar; merged into the catalogue by hi.ts. The static shell of a page also
// contains it, before any script is loaded.
export const greeting = {
  hello: 'नमस्ते!',
  loadingName: 'लोड हो रहा है...',
  /** Also the title of its page. */
  calendar: 'कैलेंडर',
}
