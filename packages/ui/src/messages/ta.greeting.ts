// The greeting of the top bar; merged into the catalogue by ta.ts. The static shell of a page also
// contains it, before any script is loaded.
export const greeting = {
  hello: 'வணக்கம்!',
  loadingName: 'ஏற்றப்படுகிறது...',
  /** Also the title of its page. */
  calendar: 'நாட்காட்டி',
}
