import { onTestFinished, vi } from 'vitest'

/** Files that the page would save. */
export interface SavedFiles {
  files: () => Blob[]
  names: () => string[]
}

/** Keeps what the page saves until the test is over, in place of a download. */
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
