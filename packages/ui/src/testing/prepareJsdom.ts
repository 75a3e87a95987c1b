/**
 * Adds to jsdom the browser APIs that the components need and jsdom lacks: `matchMedia`,
 * `ResizeObserver`, modal dialogs and popovers. jsdom has no layout and no top layer, so media
 * queries do not match and sizes do not change. What the environment has stays. Call it in a set-up
 * file of the tests, before the first component is rendered.
 */
export function prepareJsdom(): void {
  // Some test environments copy the properties of jsdom's window to a global object of their own.
  for (const owner of new Set([window, globalThis])) defineGlobals(owner)
  define(HTMLDialogElement.prototype, 'showModal', function showModal(this: HTMLDialogElement) {
    this.open = true
    this.querySelector<HTMLElement>('[autofocus]')?.focus()
  })
  define(HTMLDialogElement.prototype, 'close', function close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  })
  define(HTMLElement.prototype, 'showPopover', () => {})
  define(HTMLElement.prototype, 'hidePopover', () => {})
}

function defineGlobals(owner: object): void {
  define(owner, 'matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} }),
  )
  define(
    owner,
    'ResizeObserver',
    class ResizeObserver {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}

function define(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}
