import { afterEach, expect, it, vi } from 'vitest'
import { prepareJsdom } from './prepareJsdom.ts'

afterEach(() => vi.unstubAllGlobals())

/** The part of jsdom that matters here. */
function stubJsdom(window: object = {}) {
  class HTMLElement extends EventTarget {}
  class HTMLDialogElement extends HTMLElement {
    open = false
    field = { focus: vi.fn<() => void>() }
    querySelector = (selector: string) => (selector === '[autofocus]' ? this.field : null)
  }
  const document = { baseURI: 'http://localhost:3000/doctor/' }
  const globals = { window, document, Request: globalThis.Request, HTMLElement, HTMLDialogElement }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  for (const name of ['matchMedia', 'ResizeObserver', 'CSS']) vi.stubGlobal(name, undefined)
  for (const name of ['ResizeObserver', 'CSS']) Reflect.deleteProperty(globalThis, name)
  return new HTMLDialogElement()
}

it('adds media queries, size observers, modal dialogs and popovers to jsdom', () => {
  const dialog = stubJsdom()
  prepareJsdom()
  expect(matchMedia('(max-width: 639.98px)').matches).toBe(false)
  expect(() => new ResizeObserver(() => {}).disconnect()).not.toThrow()
  const closed = vi.fn<() => void>()
  dialog.addEventListener('close', closed)
  Reflect.apply(Reflect.get(dialog, 'showModal'), dialog, [])
  expect(dialog.open).toBe(true)
  expect(dialog.field.focus).toHaveBeenCalledOnce()
  Reflect.apply(Reflect.get(dialog, 'close'), dialog, [])
  Reflect.apply(Reflect.get(dialog, 'close'), dialog, [])
  expect(dialog.open).toBe(false)
  expect(closed).toHaveBeenCalledOnce()
  expect(Reflect.get(dialog, 'showPopover')).toBeTypeOf('function')
  expect(Reflect.apply(Reflect.get(dialog, 'checkVisibility'), dialog, [])).toBe(true)
  expect(`[data-row="${CSS.escape('a "row"')}"]`).toBe(String.raw`[data-row="a\ \"row\""]`)
})

it('reports an error to the listeners of the window', () => {
  const window = new EventTarget()
  stubJsdom(window)
  class ErrorEvent extends Event {
    constructor(type: string, { error }: { error: unknown }) {
      super(type)
      Object.assign(this, { error })
    }
  }
  vi.stubGlobal('ErrorEvent', ErrorEvent)
  vi.stubGlobal('reportError', undefined)
  prepareJsdom()
  const heard = vi.fn<(event: Event) => void>()
  window.addEventListener('error', heard)
  const failure = new Error('no answer')
  reportError(failure)
  expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error: failure }))
})

it('completes the path of a request with the address of the page', () => {
  stubJsdom()
  const whole = new Request('https://clinic.example/api')
  prepareJsdom()
  expect(new Request('/api/doctor', { method: 'POST' })).toMatchObject({
    url: 'http://localhost:3000/api/doctor',
    method: 'POST',
  })
  expect(new Request(whole, { method: 'PUT' })).toMatchObject({ url: whole.url, method: 'PUT' })
  expect(whole).toBeInstanceOf(Request)
  const prepared = Request
  prepareJsdom()
  expect(Request).toBe(prepared)
})

it('leaves what the environment has', () => {
  const own = () => 'own'
  const window = { matchMedia: own }
  stubJsdom(window)
  prepareJsdom()
  expect(window.matchMedia).toBe(own)
})
