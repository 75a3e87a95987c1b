// The greeting of the top bar; joined to the catalogue by ta.ts. The static shell of a page says it too, before any code is there.
export const greeting = {
  hello: 'வணக்கம்!',
  loadingName: 'ஏற்றப்படுகிறது...',
  /** Also the title of its page. */
  calendar: 'நாட்காட்டி',
}
