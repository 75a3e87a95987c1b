import { onTestFinished, vi } from 'vitest'

/** Files that the page has offered for download. */
export interface SavedFiles {
  files: () => Blob[]
  names: () => string[]
}

/** Records the files that the page saves until the test ends, instead of downloading them. */
export function keepSaved(): SavedFiles {
  const names: string[] = []
  const created = vi.spyOn(URL, 'createObjectURL')
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  onTestFinished(() => {
    created.mockRestore()
    clicked.mockRestore()
  })
  return {
    files: () => created.mock.calls.flatMap(([file]) => (file instanceof Blob ? [file] : [])),
    names: () => names,
  }
}
