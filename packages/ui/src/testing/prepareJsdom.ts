/**
 * Adds to jsdom the browser APIs that the components need and jsdom lacks: `matchMedia`,
 * `ResizeObserver`, `CSS.escape`, `reportError`, modal dialogs, popovers and scrolling; and lets
 * `fetch`, which is that of Node there, complete a path with the address of the page. jsdom has no layout and no top
 * layer, so media queries do not match, sizes do not change and everything is visible. What the
 * environment has stays. Call it in a set-up file of the tests, before the first component is
 * rendered and before a client of `@nalam/sdk` is created.
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
  define(HTMLElement.prototype, 'scrollIntoView', () => {})
  define(HTMLElement.prototype, 'checkVisibility', () => true)
}

function defineGlobals(owner: { Request?: typeof Request }): void {
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
  define(owner, 'reportError', (error: unknown) =>
    window.dispatchEvent(new ErrorEvent('error', { error, message: String(error), cancelable: true })),
  )
  define(owner, 'CSS', { escape: (text: string) => text.replace(/[^\w\u0080-\uffff-]/g, String.raw`\$&`) })
  if (owner.Request && !knowsPage(owner.Request)) owner.Request = withPage(owner.Request)
}

function knowsPage(Made: typeof Request): boolean {
  try {
    return new Made('/').url !== ''
  } catch {
    return false
  }
}

/** Completes paths with the address of the page. A proxy keeps `instanceof`. */
function withPage(Made: typeof Request): typeof Request {
  return new Proxy(Made, {
    construct: (target, [input, ...init], made) =>
      Reflect.construct(
        target,
        [typeof input === 'string' ? new URL(input, document.baseURI).href : input, ...init],
        made,
      ),
  })
}

function define(owner: object, name: string, value: unknown): void {
  // Some environments have properties for what jsdom lacks, with the value undefined.
  if (Reflect.get(owner, name) === undefined)
    Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}
